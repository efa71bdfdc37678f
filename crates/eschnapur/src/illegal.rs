//! Why an action is refused.

use strum::{Display, IntoStaticStr, VariantNames};
use tabletop::Refusal;

/// What somebody is asked at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Question {
    Sites,
    Gold,
    CardFromHand,
    Blockade,
    Stop,
    Order,
    Marker,
    Building,
    Moving,
    Protection,
    Privilege,
    Coins,
    Wages,
    Nothing,
}

impl Question {
    /// The rule under which it is asked.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Question::Sites => "E1.1",
            Question::Gold => "E2.2",
            Question::CardFromHand => "E10.13",
            Question::Blockade => "E3.2",
            Question::Stop => "E4.1",
            Question::Order => "E6.1",
            Question::Marker => "E6.2",
            Question::Building => "E7.1",
            Question::Moving => "E8.1",
            Question::Protection => "E10.9",
            Question::Privilege => "E10.2",
            Question::Coins => "EG.1",
            Question::Wages => "E9.3",
            Question::Nothing => "E9.6",
        }
    }
}

/// The reason of a refusal; each belongs to one rule. Its sentence is a message of `locales/`, found by its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Illegal {
    Over,
    /// Somebody else is asked.
    NotAsked(Question),
    /// Something else is asked.
    WrongKind(Question),
    PartOut,
    SiteFinished,
    SiteNotHigher,
    SiteLeavesNone,
    OtherOfficial,
    SlotTaken,
    NoSuchCard,
    MustFill,
    NothingChosen,
    TooLate,
    OwnCard,
    NoCardThere,
    SamePlayer,
    SameOfficial,
    HandCard,
    HandOther,
    HandLacks,
    HandMustPlay,
    StopFinished,
    StopAgain,
    HasMarker,
    NoStones,
    PartFinished,
    PartFull,
    Stopped,
    NotASite,
    MustBuild,
    NotInBank,
    CoinOrder,
    CoinMisfits,
    NothingToMove,
    NowhereToMove,
    MoveStopped,
    Protected,
    SamePart,
    MoveFinished,
    MoveFull,
    Gone,
    TooDear,
    WrongWindow,
    NotBlocked,
    NoStop,
    NotTheMover,
    NoStoneAnywhere,
    NothingToProtect,
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "E9.6",
            Illegal::NotAsked(question) | Illegal::WrongKind(question) => question.rule(),
            Illegal::WrongWindow => "E10.2",
            Illegal::PartOut => "E0.2",
            Illegal::SiteFinished | Illegal::SiteNotHigher | Illegal::SiteLeavesNone => "E1.1",
            Illegal::OtherOfficial | Illegal::NoSuchCard => "E2.2",
            Illegal::SlotTaken => "E2.3",
            Illegal::MustFill => "E2.4",
            Illegal::NothingChosen | Illegal::TooLate => "E2.6",
            Illegal::OwnCard | Illegal::NoCardThere => "E3.2",
            Illegal::SamePlayer | Illegal::SameOfficial => "E3.3",
            Illegal::HandCard | Illegal::HandOther | Illegal::HandLacks | Illegal::HandMustPlay => "E10.13",
            Illegal::StopFinished | Illegal::StopAgain => "E4.1",
            Illegal::HasMarker => "E6.1",
            Illegal::NoStones | Illegal::PartFinished | Illegal::PartFull | Illegal::NotASite => "E7.2",
            Illegal::Stopped => "E4.2",
            Illegal::MustBuild => "E7.3",
            Illegal::NotInBank | Illegal::CoinOrder => "EG.1",
            Illegal::CoinMisfits => "EG.2",
            Illegal::NothingToMove
            | Illegal::NowhereToMove
            | Illegal::SamePart
            | Illegal::MoveFinished
            | Illegal::MoveFull => "E8.1",
            Illegal::MoveStopped | Illegal::Protected => "E8.2",
            Illegal::Gone | Illegal::TooDear => "E10.1",
            Illegal::NotBlocked | Illegal::NoStop | Illegal::NoStoneAnywhere => "E10.3",
            Illegal::NotTheMover => "E10.11",
            Illegal::NothingToProtect => "E10.9",
        }
    }
}
