//! Why a table refuses something.

use table::{LONGEST_PLAN, LONGEST_SAYING, MOST_CHANGES, Refused};
use tabletop::game::Misread;

super::names!(Refused {
    NotSeated = "not-seated",
    NotTheHost = "not-the-host",
    NoSuchSeat = "no-such-seat",
    SeatTaken = "seat-taken",
    NobodyThere = "nobody-there",
    AlreadySeated = "already-seated",
    ColourTaken = "colour-taken",
    Begun = "begun",
    NotBegun = "not-begun",
    Over = "over",
    NotOver = "not-over",
    Paused = "paused",
    NotPaused = "not-paused",
    SeatOpen = "seat-open",
    NotAsked = "not-asked",
    Stale = "stale",
    NotAnAction = "not-an-action",
    Illegal = "illegal",
    PlanWhole = "plan-whole",
    PlanNotWhole = "plan-not-whole",
    PlanLength = "plan-length",
    NothingDrafted = "nothing-drafted",
    NotYourChoice = "not-your-choice",
    Away = "away",
    NotAway = "not-away",
    Resigned = "resigned",
    TextLength = "text-length",
    TooOften = "too-often",
    Halted = "halted",
    Impossible = "impossible",
});

/// One of each.
pub(super) fn refusals() -> Vec<Refused> {
    vec![
        Refused::NotSeated,
        Refused::NotTheHost,
        Refused::NoSuchSeat,
        Refused::SeatTaken,
        Refused::NobodyThere,
        Refused::AlreadySeated,
        Refused::ColourTaken,
        Refused::Begun,
        Refused::NotBegun,
        Refused::Over,
        Refused::NotOver,
        Refused::Paused,
        Refused::NotPaused,
        Refused::SeatOpen,
        Refused::NotAsked,
        Refused::Stale { given: 3, asked: 4 },
        Refused::NotAnAction {
            text: "block F 1".to_owned(),
            misread: Misread::Word {
                word: "F".to_owned(),
                instead: ["A", "B", "C", "D"].map(str::to_owned).to_vec(),
            },
        },
        Refused::Illegal {
            because: "site-finished".to_owned(),
            why: "sites are picked among unfinished parts".to_owned(),
            rule: "E1.1".to_owned(),
        },
        Refused::PlanWhole,
        Refused::PlanNotWhole,
        Refused::PlanLength { most: LONGEST_PLAN as u32 },
        Refused::NothingDrafted,
        Refused::NotYourChoice,
        Refused::Away,
        Refused::NotAway,
        Refused::Resigned,
        Refused::TextLength { most: LONGEST_SAYING as u32 },
        Refused::TooOften { most: MOST_CHANGES },
        Refused::Halted { why: "entry 40: this is against the rules".to_owned() },
        Refused::Impossible { why: "before plan 17 the position is not the one that was played".to_owned() },
    ]
}
