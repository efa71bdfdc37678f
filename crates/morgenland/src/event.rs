//! What happens, in the words of the rulebook.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::artefact::{Artefact, Artefacts};
use crate::deck::TreasureCard;
use crate::end::Ending;
use crate::pieces::Slot;
use crate::play::Play;
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::token::Token;
use crate::treasure::Kind;

/// Something that happened. Who may know of it is said where it is emitted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
// Browsers have an `Event` of their own.
#[ts(export_to = "morgenland.ts", rename = "GameEvent")]
pub enum Event {
    /// M1.1: a round began with this treasure card.
    RoundBegan { round: u8, card: TreasureCard },
    /// M1.1: treasure was put into a cave, fewer than the card says if the bank ran short.
    CaveFilled { cave: Space, units: u8 },
    /// M1.4: the top artefact of a room was turned face up.
    ArtefactTurned { room: Space, artefact: Artefact },
    /// A player took treasure from the bank.
    Took { seat: Seat, kind: Kind, units: u8 },
    /// A player gave treasure, to the bank if to nobody.
    Gave { seat: Seat, kind: Kind, units: u8, to: Option<Seat> },
    /// M2.1: a token was placed; the value if it lies open (M7.17).
    Placed { seat: Seat, slot: Slot, space: Space, token: Option<Token> },
    /// Secret: what the player alone knows of it.
    PlacedToken { seat: Seat, slot: Slot, token: Token },
    /// M3.1: a space is tallied.
    Tallied { space: Space },
    /// M3.1: a space was skipped.
    Skipped { space: Space },
    /// A token was turned over.
    TurnedOver { seat: Seat, slot: Slot, space: Space, token: Token },
    /// M3.8: the guard was turned over.
    GuardTurned { strength: u8 },
    /// M3.3: a player took a shelf, counted from 1 at the top.
    TookShelf { seat: Seat, cave: Space, shelf: u8, units: u8 },
    /// M3.4: a player drew this many spells.
    DrewSpells { seat: Seat, count: u8 },
    /// Secret: which ones.
    SpellsDrawn { seat: Seat, spells: SpellSet },
    /// M3.4: the strongest gave one of them to the second strongest.
    SpellGiven { seat: Seat, to: Seat },
    /// Secret to both of them: which.
    SpellHanded { seat: Seat, to: Seat, spell: Spell },
    /// M3.4: it was discarded, open.
    SpellDiscarded { seat: Seat, spell: Spell },
    /// M3.5: a player may use two artefacts this round.
    TwoArtefacts { seat: Seat },
    /// M3.7: a player has the camel now.
    CamelTaken { seat: Seat },
    /// M7.15: a Smuggler left the camel where it was.
    CamelDeclined { seat: Seat },
    /// M3.8: a player may enter the palace.
    Entered { seat: Seat, how: Entrance },
    /// M3.8: a player may not.
    TurnedAway { seat: Seat },
    /// M3.9: a player bought an artefact; in the basic version nobody else sees which.
    Bought { seat: Seat, room: Space, artefact: Option<Artefact> },
    /// Secret: which it was.
    BoughtArtefact { seat: Seat, artefact: Artefact },
    /// Somebody declined what they were offered.
    Declined { seat: Seat },
    /// M3.9: a player whose turn to buy it was has not the treasure for their price.
    CannotPay { seat: Seat, room: Space },
    /// M5.2: a player lit their Lamp.
    LampLit { seat: Seat },
    /// A player who was asked in a window played nothing.
    Passed { seat: Seat },
    /// A player began to declare this card; what it is about comes next.
    Began { play: Play },
    /// M6.2: a play was declared.
    Declared { play: Play },
    /// M5.3: a spell was countered.
    Countered { by: Seat, seat: Seat, spell: Spell },
    /// M6.2: a declared play is carried out.
    CarriedOut { play: Play },
    /// M6.4: it came to nothing.
    CameToNothing { play: Play },
    /// M5.5: a Carpet landed.
    CarpetLaid { seat: Seat, space: Space },
    /// M5.4: a Double stands on a token.
    Doubled { seat: Seat, slot: Slot },
    /// A token went to another space.
    Moved { seat: Seat, slot: Slot, from: Space, to: Space },
    /// A token went back behind the screen.
    TookBack { seat: Seat, slot: Slot, from: Space },
    /// M7.10: Carpets were taken off a space.
    CarpetsGone { seat: Seat, space: Space },
    /// M7.7: the dragon left this much.
    DragonLeft { cave: Space, units: u8 },
    /// M7.8: this much treasure went back to the bank.
    DragonReturned { cave: Space, units: u8 },
    /// M7.11: a player swapped an artefact.
    Swapped { seat: Seat, room: Space, gave: Artefact, got: Artefact },
    /// M7.2, M7.12: a player looks which artefacts are in a stack.
    Searches { seat: Seat, room: Space },
    /// Secret: which artefacts lie in the stack that a player looks at.
    Found { seat: Seat, room: Space, artefacts: Artefacts },
    /// M7.12: another artefact lies open.
    Mirage { room: Space, artefact: Artefact },
    /// M7.15: a player counts as strongest here.
    Smuggled { seat: Seat, spaces: SpaceSet },
    /// M3.11: the round ended.
    RoundEnded { round: u8 },
    /// The game is over.
    Ended { ending: Ending },
    /// M4.1: what a player has collected.
    Collected { seat: Seat, artefacts: Artefacts },
}

/// How a player came past the guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Entrance {
    /// M3.8: no weaker than the guard.
    Strength,
    /// M3.8: weaker, but they paid the difference.
    Bribe,
    /// By a Key.
    Key,
}
