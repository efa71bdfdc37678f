//! Why an action is refused.

use strum::{IntoStaticStr, VariantNames};
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
    #[error("this part is out of the game with so few players")]
    PartOut,
    #[error("sites are picked among unfinished parts")]
    SiteFinished,
    #[error("two different sites are picked, the lower number first")]
    SiteNotHigher,
    #[error("the first of two sites cannot be the highest unfinished part")]
    SiteLeavesNone,
    #[error("gold is laid from the first official to the last")]
    OtherOfficial,
    #[error("last round's blocked card still lies there")]
    SlotTaken,
    #[error("there is no such card in the hand")]
    NoSuchCard,
    #[error("a slot stays empty only if there are fewer cards than slots")]
    MustFill,
    #[error("there is nothing to take back")]
    NothingChosen,
    #[error("choices can be taken back only until the last player has chosen")]
    TooLate,
    #[error("the blockade does not go on an own card")]
    OwnCard,
    #[error("no face-down card lies there")]
    NoCardThere,
    #[error("the blockade was on this player's card last round")]
    SamePlayer,
    #[error("the blockade was at this official last round")]
    SameOfficial,
    #[error("cards of the player who plays from the hand cannot be blocked")]
    HandCard,
    #[error("the card from the hand is for the official that is being revealed")]
    HandOther,
    #[error("there is no such card in the hand to play")]
    HandLacks,
    #[error("a card must be played unless there are fewer than officials to come")]
    HandMustPlay,
    #[error("the stop goes on an unfinished part")]
    StopFinished,
    #[error("the stop lay on this part in the round before")]
    StopAgain,
    #[error("this player has a turn-order marker already")]
    HasMarker,
    #[error("no stone is left on the tableau")]
    NoStones,
    #[error("this part is finished")]
    PartFinished,
    #[error("this part is full")]
    PartFull,
    #[error("this part is stopped")]
    Stopped,
    #[error("this part is not one of the two sites")]
    NotASite,
    #[error("stones that can be built must be built")]
    MustBuild,
    #[error("the bank has no such card")]
    NotInBank,
    #[error("coins are taken from the highest to the lowest")]
    CoinOrder,
    #[error("with this card the largest payable sum cannot be reached exactly")]
    CoinMisfits,
    #[error("no stone lies on this part")]
    NothingToMove,
    #[error("there is no other part it could go to")]
    NowhereToMove,
    #[error("a stone is not moved from or to the stopped part")]
    MoveStopped,
    #[error("this stone is protected")]
    Protected,
    #[error("a moved stone goes to another part")]
    SamePart,
    #[error("a moved stone goes to an unfinished part")]
    MoveFinished,
    #[error("a moved stone goes to a part with a free field")]
    MoveFull,
    #[error("this privilege is out of the game")]
    Gone,
    #[error("too few privilege points")]
    TooDear,
    #[error("this privilege is not for now")]
    WrongWindow,
    #[error("the blockade does not lie on an own card that is still to be revealed")]
    NotBlocked,
    #[error("no part is stopped")]
    NoStop,
    #[error("only the winner of phase 8 could use it now")]
    NotTheMover,
    #[error("no stone lies on any part")]
    NoStoneAnywhere,
    #[error("no stone that could be protected lies on this part")]
    NothingToProtect,
}

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
