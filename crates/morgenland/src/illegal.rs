//! Why an action is refused.

use std::error::Error;
use std::fmt;

use strum::{IntoStaticStr, VariantNames};
use tabletop::Refusal;

use crate::ask::Ask;
use crate::space::Space;
use crate::spell::Spell;
use crate::stage::RoundStage;

/// What somebody is asked at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Occasion {
    Opening,
    Placing,
    Market,
    Bribe,
    Room,
    Tent,
    Camel,
    Window,
    Naming,
    Search,
    Mirage,
    CityTax,
    SultansTax,
    Answer,
    Trade,
    Treasure,
    Nothing,
}

impl Occasion {
    /// The question of this moment.
    pub(crate) fn of<D>(ask: &Ask<D>, stage: RoundStage, resolving: bool) -> Occasion {
        match ask {
            Ask::Placing { .. } => Occasion::Placing,
            Ask::Taking(_) | Ask::Giving(_) => match stage {
                RoundStage::Opening => Occasion::Opening,
                RoundStage::Tally(Space::Market) if !resolving => Occasion::Market,
                RoundStage::Tally(Space::Guard) if !resolving => Occasion::Bribe,
                RoundStage::Start
                | RoundStage::Placing(_)
                | RoundStage::Placed
                | RoundStage::Tally(_)
                | RoundStage::CavesDone
                | RoundStage::Over(_) => Occasion::Treasure,
            },
            Ask::Market { .. } => Occasion::Market,
            Ask::Bribe { .. } => Occasion::Bribe,
            Ask::Buying(_) | Ask::Price(_) => Occasion::Room,
            Ask::Keeping(_) => Occasion::Tent,
            Ask::Camel { .. } => Occasion::Camel,
            Ask::Window { .. } => Occasion::Window,
            Ask::Naming(_) => Occasion::Naming,
            Ask::Searching { .. } => Occasion::Search,
            Ask::Choosing { .. } => Occasion::Mirage,
            Ask::CityTax { .. } => Occasion::CityTax,
            Ask::SultansTax { .. } => Occasion::SultansTax,
            Ask::Answer { .. } => Occasion::Answer,
            Ask::Trading(_) => Occasion::Trade,
            Ask::Nothing => Occasion::Nothing,
        }
    }

    /// The rule under which it is asked.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Occasion::Opening => "M0.3",
            Occasion::Placing => "M2.1",
            Occasion::Market => "M3.6",
            Occasion::Bribe => "M3.8",
            Occasion::Room => "M3.9",
            Occasion::Tent => "M3.4",
            Occasion::Camel => "M7.15",
            Occasion::Window => "M6.2",
            Occasion::Naming | Occasion::Treasure => "M6.4",
            Occasion::Search => "M7.2",
            Occasion::Mirage => "M7.12",
            Occasion::CityTax => "M7.5",
            Occasion::SultansTax => "M7.18",
            Occasion::Answer => "M7.9",
            Occasion::Trade => "M7.21",
            Occasion::Nothing => "M4.1",
        }
    }
}

/// The reason of a refusal; each belongs to one rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Illegal {
    Over,
    /// Somebody else is asked.
    NotAsked(Occasion),
    /// Something else is asked.
    WrongKind(Occasion),
    Final,
    NotInHand,
    NothingThere,
    FullRoom,
    Closed,
    Taboo,
    Tallied,
    SameSpace(Spell),
    NotInBank,
    NotOwned,
    TakenInOrder,
    TooFewAfter,
    KindPaid,
    TooFewOfKind,
    RestUnpayable,
    NotDrawn,
    ScrollUnused,
    NamesSpell,
    NoArtefact,
    Used,
    NoUseLeft,
    LampLit,
    LampNeedsSpell,
    NothingToDouble,
    NoLanding,
    NoGuard,
    KeyUsed,
    NoSpell,
    NoLamp,
    NotDeclared,
    OwnSpell,
    OnlyCounters,
    ForBuyers,
    DragonAsleep,
    NotTheHour,
    NoEffect,
    NoPiece,
    AtGuard,
    NowhereToGo(Spell),
    NotOwnPiece,
    OwnPiece(Spell),
    NotTheCaster,
    NotACave,
    CaveFull,
    CaveEmpty,
    SwapUsed,
    NoOpenArtefact(Spell),
    NoStack,
    NotInRoom,
    NotInStack,
    NotBorrowable,
    KindGiven,
    BankShort,
}

/// Its code: what people read is the message of that name.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for Illegal {}

impl Refusal for Illegal {
    const CODES: &'static [&'static str] = Illegal::VARIANTS;

    fn code(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "M4.1",
            Illegal::NotAsked(question) | Illegal::WrongKind(question) => question.rule(),
            Illegal::Final | Illegal::NotInHand => "M2.1",
            Illegal::FullRoom => "M2.2",
            Illegal::NothingThere => "M2.3",
            Illegal::Closed => "M3.8",
            Illegal::Taboo => "M7.19",
            Illegal::Tallied => "M6.5",
            Illegal::NotOwnPiece => "M7.1",
            Illegal::SameSpace(spell)
            | Illegal::NowhereToGo(spell)
            | Illegal::OwnPiece(spell)
            | Illegal::NoOpenArtefact(spell) => spell.rule(),
            Illegal::NotInBank | Illegal::NotOwned | Illegal::TakenInOrder | Illegal::TooFewAfter => "M0.2",
            Illegal::KindPaid | Illegal::TooFewOfKind | Illegal::RestUnpayable => "M3.9",
            Illegal::NotDrawn => "M3.4",
            Illegal::ScrollUnused => "M5.7",
            Illegal::NoArtefact | Illegal::Used | Illegal::NoUseLeft => "M5.1",
            Illegal::LampLit | Illegal::LampNeedsSpell | Illegal::NoSpell | Illegal::NoLamp => "M5.2",
            Illegal::NothingToDouble => "M5.4",
            Illegal::NoLanding => "M5.5",
            Illegal::NoGuard | Illegal::KeyUsed => "M5.6",
            Illegal::NamesSpell | Illegal::NotDeclared | Illegal::OwnSpell => "M5.3",
            Illegal::OnlyCounters | Illegal::ForBuyers | Illegal::NotInRoom => "M7.2",
            Illegal::DragonAsleep | Illegal::CaveEmpty => "M7.8",
            Illegal::NotTheHour => "M7.15",
            Illegal::NoEffect => "M6.7",
            Illegal::NoPiece => "M2.4",
            Illegal::AtGuard => "M5.9",
            Illegal::NotTheCaster => "M7.9",
            Illegal::NotACave | Illegal::CaveFull => "M7.7",
            Illegal::SwapUsed => "M7.11",
            Illegal::NoStack | Illegal::NotInStack => "M7.12",
            Illegal::NotBorrowable => "M7.13",
            Illegal::BankShort | Illegal::KindGiven => "M7.21",
        }
    }
}
