//! Why an action is refused.

use std::error::Error;
use std::fmt;

use strum::{IntoStaticStr, VariantNames};
use tabletop::Refusal;

use crate::ask::Ask;
use crate::space::Space;
use crate::spell::Spell;
use crate::stage::Stage;

/// What somebody is asked at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Question {
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

impl Question {
    /// The question of this moment.
    pub(crate) fn of<D>(ask: &Ask<D>, stage: Stage, resolving: bool) -> Question {
        match ask {
            Ask::Placing { .. } => Question::Placing,
            Ask::Taking(_) | Ask::Giving(_) => match stage {
                Stage::Opening => Question::Opening,
                Stage::Tally(Space::Market) if !resolving => Question::Market,
                Stage::Tally(Space::Guard) if !resolving => Question::Bribe,
                Stage::Start
                | Stage::Placing(_)
                | Stage::Placed
                | Stage::Tally(_)
                | Stage::CavesDone
                | Stage::Over(_) => Question::Treasure,
            },
            Ask::Market { .. } => Question::Market,
            Ask::Bribe { .. } => Question::Bribe,
            Ask::Buying(_) | Ask::Price(_) => Question::Room,
            Ask::Keeping(_) => Question::Tent,
            Ask::Camel { .. } => Question::Camel,
            Ask::Window { .. } => Question::Window,
            Ask::Naming(_) => Question::Naming,
            Ask::Searching { .. } => Question::Search,
            Ask::Choosing { .. } => Question::Mirage,
            Ask::CityTax { .. } => Question::CityTax,
            Ask::SultansTax { .. } => Question::SultansTax,
            Ask::Answer { .. } => Question::Answer,
            Ask::Trading(_) => Question::Trade,
            Ask::Nothing => Question::Nothing,
        }
    }

    /// The rule under which it is asked.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Question::Opening => "M0.3",
            Question::Placing => "M2.1",
            Question::Market => "M3.6",
            Question::Bribe => "M3.8",
            Question::Room => "M3.9",
            Question::Tent => "M3.4",
            Question::Camel => "M7.15",
            Question::Window => "M6.2",
            Question::Naming | Question::Treasure => "M6.4",
            Question::Search => "M7.2",
            Question::Mirage => "M7.12",
            Question::CityTax => "M7.5",
            Question::SultansTax => "M7.18",
            Question::Answer => "M7.9",
            Question::Trade => "M7.21",
            Question::Nothing => "M4.1",
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
    NotAsked(Question),
    /// Something else is asked.
    WrongKind(Question),
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
    NotACave(Spell),
    CaveFull,
    CaveEmpty,
    SwapUsed,
    NoOpenArtefact,
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
            | Illegal::NotACave(spell) => spell.rule(),
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
            Illegal::CaveFull => "M7.7",
            Illegal::SwapUsed | Illegal::NoOpenArtefact => "M7.11",
            Illegal::NoStack | Illegal::NotInStack => "M7.12",
            Illegal::NotBorrowable => "M7.13",
            Illegal::BankShort | Illegal::KindGiven => "M7.21",
        }
    }
}
