//! What happens, in the words of the rulebook.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::end::Ending;
use crate::gold::Gold;
use crate::official::{Official, OfficialSet};
use crate::palace::{Part, PartSet};
use crate::privilege::Privilege;
use crate::table::TurnOrder;

/// Something that happened. Who may know of it is said where it is emitted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts")]
pub enum Event {
    /// A round began.
    RoundBegan { round: u16 },
    /// Secret: a site was picked.
    SitePicked { seat: Seat, part: Part },
    /// Secret: a gold card was laid, or the slot left empty.
    GoldLaid { seat: Seat, official: Official, gold: Option<Gold> },
    /// Secret: an unfinished choice was begun anew.
    BeganAnew { seat: Seat },
    /// A player has chosen all he has to choose in this phase (E2.6).
    Chose { seat: Seat },
    /// A player has taken back what he had chosen (E2.6).
    TookBack { seat: Seat },
    /// All have chosen: this player's cards lie face down before these officials.
    CardsDown { seat: Seat, officials: OfficialSet },
    /// A privilege was bought.
    Bought { seat: Seat, privilege: Privilege, cost: u8 },
    /// A player who could have bought something did not.
    Passed { seat: Seat },
    /// The blockade was lifted from a card: at the start of phase 3, or refused.
    BlockadeLifted { seat: Seat, official: Official },
    /// A face-down card was turned over.
    Revealed { seat: Seat, official: Official, gold: Gold },
    /// A card stayed face down because it is blocked.
    StayedBlocked { seat: Seat, official: Official },
    /// E10.13: a card was played openly from the hand, or none.
    PlayedFromHand { seat: Seat, official: Official, gold: Option<Gold> },
    /// An official was won (EW); the winning card went to the bank.
    Won { official: Official, seat: Seat, gold: Gold, because: Because },
    /// Nobody won an official.
    NobodyWon { official: Official },
    /// A card was blocked.
    Blocked { by: Seat, seat: Seat, official: Official },
    /// The blockade lies beside the palace.
    BlockadeBeside,
    /// A part was stopped.
    Stopped { by: Seat, part: Part },
    /// The stop lies beside the palace.
    StopBeside,
    /// Stones went from the supply to the tableau; fewer than due if the supply ran out.
    StonesGained { seat: Seat, due: u8, gained: u8 },
    /// E6.2: a player took a marker before the winner hands out the rest.
    MarkerChosen { seat: Seat, marker: u8 },
    /// A player was handed a marker.
    MarkerHanded { seat: Seat, marker: u8 },
    /// The turn order that holds now; drawn if nobody won phase 6 of round 1.
    OrderSet { order: TurnOrder, drawn: bool },
    /// A player's building turn began: his sites are open.
    SitesShown { seat: Seat, sites: PartSet },
    /// A stone was built on a field, counted from 1 at the bottom.
    Built { seat: Seat, part: Part, field: u8 },
    /// The bag field of a part was built on.
    Premium { part: Part },
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
    /// Phase 9: privilege points for the cards still open on the tableau.
    PointsGained { seat: Seat, points: u16 },
    /// Wages are paid for a full part.
    WagesDue { part: Part, wage: u8 },
    /// A player scored for a full part: the value of the field of his topmost stone and his stones there.
    Scored { seat: Seat, part: Part, field_value: u16, stones: u8 },
    /// A part is finished.
    Finished { part: Part },
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
    /// His card was the highest, alone.
    Highest,
    /// The highest cards cancelled each other out, and his was the next lower, alone (EW.2).
    HigherCancelled,
    /// He wins ties for the highest card this round (EW.4).
    WinsTies,
}
