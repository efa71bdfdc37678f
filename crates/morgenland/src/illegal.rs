//! Why an action is refused.

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("it is not this player's turn to choose")]
    NotAsked(Question),
    /// Something else is asked.
    #[error("this is not what is asked for now")]
    WrongKind(Question),
    #[error("all choices are made openly, one after another, so that none can be taken back")]
    Final,
    #[error("this token is not behind the screen")]
    NotInHand,
    #[error("there is nothing to be had on this space")]
    NothingThere,
    #[error("five own tokens in a room are the most")]
    FullRoom,
    #[error("the rooms are closed to this player")]
    Closed,
    #[error("nothing more may come to this space")]
    Taboo,
    #[error("this space has been tallied")]
    Tallied,
    #[error("a moved token goes to another space")]
    SameSpace(Spell),
    #[error("the bank has none of this kind")]
    NotInBank,
    #[error("there is none of this kind to give")]
    NotOwned,
    #[error("treasure is chosen in the order of the caves")]
    TakenInOrder,
    #[error("too little treasure of this and later kinds would be left for what is due")]
    TooFewAfter,
    #[error("each token is paid with a different kind")]
    KindPaid,
    #[error("there are too few of this kind for this token")]
    TooFewOfKind,
    #[error("the other tokens could not be paid any more")]
    RestUnpayable,
    #[error("this spell was not drawn")]
    NotDrawn,
    #[error("the Scroll has no use in a round")]
    ScrollUnused,
    #[error("a Counterspell is declared by naming the spell it is used against")]
    NamesSpell,
    #[error("there is no such artefact to use")]
    NoArtefact,
    #[error("this artefact was used this round")]
    Used,
    #[error("no more artefacts may be used this round")]
    NoUseLeft,
    #[error("a Lamp burns already")]
    LampLit,
    #[error("a Lamp needs a spell in hand")]
    LampNeedsSpell,
    #[error("there is no own open token in a space being tallied")]
    NothingToDouble,
    #[error("a Carpet lands on the space being tallied")]
    NoLanding,
    #[error("a Key is for the guard")]
    NoGuard,
    #[error("one Key is enough")]
    KeyUsed,
    #[error("this spell is not in hand")]
    NoSpell,
    #[error("spells are played by the light of a Lamp")]
    NoLamp,
    #[error("no other player has declared this spell")]
    NotDeclared,
    #[error("a Counterspell is for spells of others")]
    OwnSpell,
    #[error("only a Counterspell may answer now")]
    OnlyCounters,
    #[error("Abracadabra is for the buyer in a room")]
    ForBuyers,
    #[error("a dragon returns only once tallying has begun")]
    DragonAsleep,
    #[error("a Smuggler acts only after the last cave was tallied")]
    NotTheHour,
    #[error("it could do nothing at all now")]
    NoEffect,
    #[error("no such piece lies on the board")]
    NoPiece,
    #[error("spells do not work at the guard")]
    AtGuard,
    #[error("this piece could go nowhere")]
    NowhereToGo(Spell),
    #[error("it moves an own piece")]
    NotOwnPiece,
    #[error("it is for the pieces of others")]
    OwnPiece(Spell),
    #[error("the answer is for a piece of the caster")]
    NotTheCaster,
    #[error("this is not a cave")]
    NotACave(Spell),
    #[error("there is treasure in this cave")]
    CaveFull,
    #[error("there is no treasure in this cave")]
    CaveEmpty,
    #[error("an artefact that was used this round is not swapped")]
    SwapUsed,
    #[error("no artefact lies open there")]
    NoOpenArtefact,
    #[error("no artefacts lie face down there")]
    NoStack,
    #[error("there is no such artefact in the room")]
    NotInRoom,
    #[error("there is no such artefact in the stack")]
    NotInStack,
    #[error("no other player has used such an artefact this round, or its power cannot be borrowed")]
    NotBorrowable,
    #[error("what was given is not taken back")]
    KindGiven,
    #[error("the bank has too little of other kinds")]
    BankShort,
}

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
