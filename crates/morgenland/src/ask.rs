//! What is asked: at every moment one player is asked one small question.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::payment::{Giving, Price, Taking};
use crate::play::Play;
use crate::spell::SpellSet;
use crate::spells::trade::Trade;

/// The question on the table. `D`: what is known of the spells that were drawn in the Tent, everything in a state, and
/// in a view only what its observer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[ts(export_to = "morgenland.ts")]
pub enum Ask<D = SpellSet> {
    /// M2.1: place a token; in the magic version, or first play something (M6.1 b).
    Placing { seat: Seat },
    /// Take treasure from the bank.
    Taking(Taking),
    /// Give treasure to another player or to the bank.
    Giving(Giving),
    /// M3.6: give one treasure for three?
    Market { seat: Seat },
    /// M3.8: pay what is missing to the guard?
    Bribe { seat: Seat },
    /// M3.9: buy the artefact?
    Buying(Buying),
    /// M3.9: which kind pays for the next token?
    Price(Price),
    /// M3.4: which of two spells to keep?
    Keeping(Keeping<D>),
    /// M7.15: take the camel?
    Camel { seat: Seat },
    /// M6.2: declare a play, or pass?
    Window { seat: Seat },
    /// M6.4: what the play is about.
    Naming(Play),
    /// M7.2: which artefact of the room?
    Searching { seat: Seat },
    /// M7.12: which artefact of the stack shall lie open?
    Choosing { seat: Seat },
    /// M7.5: pay two treasures for the token, or take it back? The play's step says which token.
    CityTax { seat: Seat },
    /// M7.18: pay for all tokens in the rooms, or take them back?
    SultansTax { seat: Seat },
    /// M7.9: take back a token of the caster?
    Answer { seat: Seat },
    /// M7.21: give what?
    Trading(Trade),
    /// The game is over.
    Nothing,
}

/// M3.9: who may buy now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Buying {
    /// Who is asked.
    pub seat: Seat,
    /// Stronger players who could not or did not want to.
    pub declined: SeatSet,
}

/// M3.4: the strongest player of the Tent with the two spells they have drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Keeping<D = SpellSet> {
    /// Who keeps one of the two.
    pub seat: Seat,
    /// The two spells, for their eyes only.
    pub drawn: D,
}

impl<D> Ask<D> {
    /// The same question with something else known of the drawn spells.
    pub(crate) fn with<E>(&self, know: impl FnOnce(&Keeping<D>) -> E) -> Ask<E> {
        match *self {
            Ask::Placing { seat } => Ask::Placing { seat },
            Ask::Taking(taking) => Ask::Taking(taking),
            Ask::Giving(giving) => Ask::Giving(giving),
            Ask::Market { seat } => Ask::Market { seat },
            Ask::Bribe { seat } => Ask::Bribe { seat },
            Ask::Buying(buying) => Ask::Buying(buying),
            Ask::Price(price) => Ask::Price(price),
            Ask::Keeping(ref keeping) => Ask::Keeping(Keeping { seat: keeping.seat, drawn: know(keeping) }),
            Ask::Camel { seat } => Ask::Camel { seat },
            Ask::Window { seat } => Ask::Window { seat },
            Ask::Naming(play) => Ask::Naming(play),
            Ask::Searching { seat } => Ask::Searching { seat },
            Ask::Choosing { seat } => Ask::Choosing { seat },
            Ask::CityTax { seat } => Ask::CityTax { seat },
            Ask::SultansTax { seat } => Ask::SultansTax { seat },
            Ask::Answer { seat } => Ask::Answer { seat },
            Ask::Trading(trade) => Ask::Trading(trade),
            Ask::Nothing => Ask::Nothing,
        }
    }

    /// Who is asked.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Ask::Placing { seat }
            | Ask::Market { seat }
            | Ask::Bribe { seat }
            | Ask::Camel { seat }
            | Ask::Window { seat }
            | Ask::Searching { seat }
            | Ask::Choosing { seat }
            | Ask::CityTax { seat }
            | Ask::SultansTax { seat }
            | Ask::Answer { seat }
            | Ask::Taking(Taking { seat, .. })
            | Ask::Giving(Giving { seat, .. })
            | Ask::Buying(Buying { seat, .. })
            | Ask::Price(Price { seat, .. })
            | Ask::Keeping(Keeping { seat, .. })
            | Ask::Naming(Play { seat, .. })
            | Ask::Trading(Trade { seat, .. }) => Some(*seat),
            Ask::Nothing => None,
        }
    }
}
