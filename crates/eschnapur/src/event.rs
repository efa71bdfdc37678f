//! What happens, in the words of the rulebook.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::end::Ending;
use crate::gold::{Gold, Purse};
use crate::official::{Official, OfficialSet};
use crate::palace::{Part, PartSet};
use crate::privilege::Privilege;
use crate::table::{BySeat, TurnOrder};

/// Something that happened. Who may know of it is said where it is emitted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts", rename = "GameEvent")]
pub enum Event {
    /// A round began.
    RoundBegan { round: u16 },
    /// Secret: a site was picked.
    SitePicked { seat: Seat, part: Part },
    /// Secret: a gold card was laid, or the slot left empty.
    GoldLaid { seat: Seat, official: Official, gold: Option<Gold> },
    /// Secret: an unfinished choice was begun anew.
    BeganAnew { seat: Seat },
    /// A player has chosen all there is to choose in this phase (E2.6).
    Chose { seat: Seat },
    /// A player has taken the choice back (E2.6).
    TookBack { seat: Seat },
    /// All have chosen: this player's cards lie face down before these officials.
    CardsDown { seat: Seat, officials: OfficialSet },
    /// A privilege was bought.
    Bought { seat: Seat, privilege: Privilege, cost: u8 },
    /// A player who could have bought something did not.
    Passed { seat: Seat },
    /// The blockade was lifted from a card: at the start of phase 3, or refused.
    BlockadeLifted { seat: Seat, official: Official },
    /// A face-down card was turned over. `back`: it is a 0 and goes back to the hand at once (EW.5).
    Revealed { seat: Seat, official: Official, gold: Gold, back: bool },
    /// A card stayed face down because it is blocked.
    StayedBlocked { seat: Seat, official: Official },
    /// E10.13: a card was played openly from the hand, or none. `back`: it is a 0 and goes back at once (EW.5).
    PlayedFromHand { seat: Seat, official: Official, gold: Option<Gold>, back: bool },
    /// An official was won (EW), and what became of every open card.
    Won { official: Official, seat: Seat, gold: Gold, because: Because, bids: Vec<Bid> },
    /// Nobody won an official, and what became of every open card.
    NobodyWon { official: Official, bids: Vec<Bid> },
    /// Official 3, whom nobody wins, hands out stones for every open card (E5.1).
    StonesHanded { official: Official, bids: Vec<Bid> },
    /// A card was blocked.
    Blocked { by: Seat, seat: Seat, official: Official },
    /// The blockade lies beside the palace.
    BlockadeBeside,
    /// A part was stopped.
    Stopped { by: Seat, part: Part },
    /// The stop lies beside the palace.
    StopBeside,
    /// Stones went from the supply to the tableau; fewer than due if the supply ran out.
    StonesGained { seat: Seat, due: u8, gained: u8, because: Gift },
    /// E6.2: a player took a marker before the winner hands out the rest.
    MarkerChosen { seat: Seat, marker: u8 },
    /// A player was handed a marker.
    MarkerHanded { seat: Seat, marker: u8 },
    /// The turn order that holds now; drawn if nobody won phase 6 of round 1.
    OrderSet { order: TurnOrder, drawn: bool },
    /// A player's building turn began: the sites are open.
    SitesShown { seat: Seat, sites: PartSet },
    /// A stone was built on a field, counted from 1 at the bottom.
    Built { seat: Seat, part: Part, field: u8 },
    /// The bag field of a part was built on: so much gold to everybody on it.
    Premium { part: Part, premium: u8 },
    /// A player is owed gold; the bank can pay this much of it.
    Owed { seat: Seat, due: u8, payable: u8 },
    /// A gold card was taken from the bank.
    Took { seat: Seat, gold: Gold },
    /// E10.9: the topmost stone of a part may not be moved.
    Protected { seat: Seat, part: Part },
    /// A stone was chosen to be moved.
    Lifted { seat: Seat, part: Part },
    /// A stone was moved.
    Moved { by: Seat, owner: Seat, from: Part, to: Part },
    /// The winner of phase 8 moved nothing.
    MovedNothing { by: Seat },
    /// Phase 9: privilege points for the cards still open on the tableau, which go to the bank.
    PointsGained { seat: Seat, points: u16, cards: Purse },
    /// Wages are paid for a full part.
    WagesDue { part: Part, wage: u8 },
    /// A player scored for a full part: the value of the field of the topmost own stone, the own stones there, and
    /// the points they come to.
    Scored { seat: Seat, part: Part, field_value: u16, stones: u8, points: u16 },
    /// A part is finished: these stones return to the supplies. So many parts are finished now, and so many end the
    /// game (E9.6).
    Finished { part: Part, returned: BySeat<u8>, done: u8, needed: u8 },
    /// The game is over.
    Ended { ending: Ending },
    /// E11.1: victory points for the rank in privilege points.
    Bonus { seat: Seat, points: u8 },
}

/// Why somebody won an official.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum Because {
    /// The card was the highest, alone.
    Highest,
    /// The highest cards cancelled each other out, and this was the next lower, alone (EW.2).
    HigherCancelled,
    /// The winner wins ties for the highest card this round (EW.4).
    WinsTies,
}

/// An open card before an official, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Bid {
    /// Whose card it is.
    pub seat: Seat,
    /// What the card is worth.
    pub gold: Gold,
    /// What became of it.
    pub fate: Fate,
    /// Does it go to the bank now (EW.5, E5.3)? If not, it stays and brings privilege points (E9.1).
    pub spent: bool,
}

/// What became of an open card. Zeros are back in their hands by then (EW.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum Fate {
    /// Its owner won the official.
    Won,
    /// It cancelled out with a card of the same value (EW.2).
    Cancelled,
    /// It was as high as the one that won, whose owner wins ties (EW.4).
    Tied,
    /// Another card won, or none did, and it was not cancelled.
    Lost,
    /// It brings its full number of stones (E5.1, E5.2).
    Full,
    /// It brings half its number of stones (E5.1).
    Half,
}

/// Why somebody gained stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum Gift {
    /// For the card before official 3 (E5.1).
    Card,
    /// For a card that was blocked (E3.6).
    Blockade,
    /// By a privilege (E10.10, E10.12).
    Privilege,
}
