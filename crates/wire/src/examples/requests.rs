//! What is asked of a table.

use std::collections::BTreeMap;

use table::{Colour, Matter, Request, Until};
use tabletop::{Seat, Wish};

use super::people;

super::names!(Request {
    Sit = "sit",
    Leave = "leave",
    Colour = "colour",
    SeatBot = "seat-bot",
    Clear = "clear",
    Start = "start",
    Cancel = "cancel",
    Replace = "replace",
    Choose = "choose",
    Draft = "draft",
    Undo = "undo",
    Reset = "reset",
    Seal = "seal",
    Play = "play",
    Withdraw = "withdraw",
    Stand = "stand",
    Wish = "wish",
    Hold = "hold",
    Quiet = "quiet",
    Say = "say",
    Vote = "vote",
    Resume = "resume",
    Resign = "resign",
    Return = "return",
});

/// One of each.
pub(super) fn requests() -> Vec<Request> {
    vec![
        Request::Sit { seat: Seat::B, colour: Some(Colour::Green) },
        Request::Leave,
        Request::Colour { colour: Colour::Purple },
        Request::SeatBot { seat: Seat::B, level: "novice".to_owned() },
        Request::Clear { seat: Seat::B },
        Request::Start,
        Request::Cancel,
        Request::Replace { seat: Seat::B },
        Request::Choose { question: 1, action: "site 3".to_owned() },
        Request::Draft { question: 1, actions: ["site 5", "site 3"].map(str::to_owned).to_vec() },
        Request::Undo { question: 1 },
        Request::Reset { question: 1 },
        Request::Seal { question: 1, actions: vec!["site 5".to_owned()] },
        Request::Play { question: 1, actions: ["site 5", "site 3"].map(str::to_owned).to_vec() },
        Request::Withdraw,
        Request::Stand { until: Some(Until::ItConcernsMe) },
        Request::Wish { wishes: BTreeMap::from([("order".to_owned(), Wish::IfItConcernsMe)]) },
        Request::Hold { hold: true },
        Request::Quiet { quiet: Some(people::night()) },
        Request::Say { text: "Good luck!".to_owned() },
        Request::Vote { matter: Matter::Pause, yes: true },
        Request::Resume,
        Request::Resign,
        Request::Return,
    ]
}
