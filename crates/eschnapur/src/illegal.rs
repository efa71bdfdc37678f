//! Why an action is refused.

use strum::{Display, IntoStaticStr, VariantNames};
use tabletop::Refusal;

/// What somebody is asked at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Occasion {
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

impl Occasion {
    /// The rule under which it is asked.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Occasion::Sites => "E1.1",
            Occasion::Gold => "E2.2",
            Occasion::CardFromHand => "E10.13",
            Occasion::Blockade => "E3.2",
            Occasion::Stop => "E4.1",
            Occasion::Order => "E6.1",
            Occasion::Marker => "E6.2",
            Occasion::Building => "E7.1",
            Occasion::Moving => "E8.1",
            Occasion::Protection => "E10.9",
            Occasion::Privilege => "E10.2",
            Occasion::Coins => "EG.1",
            Occasion::Wages => "E9.3",
            Occasion::Nothing => "E9.6",
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
    NotAsked(Occasion),
    /// Something else is asked.
    WrongKind(Occasion),
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
    const CODES: &'static [&'static str] = Illegal::VARIANTS;

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
