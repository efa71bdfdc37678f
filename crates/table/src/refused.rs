//! Why a table refuses something. A refusal changes nothing.

use serde::{Deserialize, Serialize};
use tabletop::Refusal;
use tabletop::game::{Misread, NotAnAction};
use ts_rs::TS;

use crate::trial::Unfit;

/// Why a table refuses something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize, TS)]
#[serde(tag = "refused", rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Refused {
    /// Only who sits at the table may do it.
    #[error("you do not sit at this table")]
    NotSeated,
    /// Only the host may do it.
    #[error("only the host of the table may do this")]
    NotTheHost,
    /// There is no such seat.
    #[error("this table has no such seat")]
    NoSuchSeat,
    /// The seat is not free.
    #[error("this seat is taken")]
    SeatTaken,
    /// Nobody sits there who could be sent away or replaced.
    #[error("nobody sits there whom this could be about")]
    NobodyThere,
    /// One seat is enough.
    #[error("you already have a seat at this table")]
    AlreadySeated,
    /// Two players cannot have one colour.
    #[error("another player has this colour")]
    ColourTaken,
    /// A game that has begun cannot be joined, left or called off.
    #[error("the game has begun")]
    Begun,
    /// A game that has not begun cannot be played.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// While everybody rests nobody can play.
    #[error("the game is paused")]
    Paused,
    /// Only a game that rests can go on.
    #[error("the game is not paused")]
    NotPaused,
    /// A seat has nobody.
    #[error("a seat is still open")]
    SeatOpen,
    /// The player is not asked for anything.
    #[error("you are not asked for a choice now")]
    NotAsked,
    /// The choice answers a question that is no longer asked.
    #[error("this answers question {given}, but question {asked} is asked now")]
    Stale {
        /// The question it answers.
        given: u32,
        /// The question that is asked.
        asked: u32,
    },
    /// The text is not an action of the game.
    #[error("{text:?} is not an action: {misread}")]
    NotAnAction {
        /// What was written in place of an action.
        text: String,
        /// What is wrong with it.
        misread: Misread,
    },
    /// The rules of the game refuse it.
    #[error("{why} ({rule})")]
    Illegal {
        /// The reason as one word that never changes.
        because: String,
        /// Why, in English.
        why: String,
        /// The id of the rule behind it, as the rulebook has it.
        rule: String,
    },
    /// Nothing more can be chosen before something happens.
    #[error("your plan is whole: seal it, or take something back")]
    PlanWhole,
    /// The plan lacks something.
    #[error("your plan is not whole yet")]
    PlanNotWhole,
    /// No plan has so many choices.
    #[error("a plan has at most {most} choices")]
    PlanLength {
        /// How many it may have.
        most: u32,
    },
    /// There is no draft to take something from.
    #[error("nothing is drafted")]
    NothingDrafted,
    /// What had no alternative, or what the clock decided, cannot be taken back.
    #[error("you did not choose this: there was no alternative, or your time was over")]
    NotYourChoice,
    /// A bot plays here at the moment.
    #[error("a bot plays for you: come back first")]
    Away,
    /// No bot plays here.
    #[error("no bot plays for you")]
    NotAway,
    /// Who has given up cannot come back.
    #[error("you have given up this game")]
    Resigned,
    /// The game has no such kind of window.
    #[error("this game has no such moment to step in")]
    NoSuchWindow,
    /// What is said must have something in it, but not a book.
    #[error("say something of 1 to {most} characters")]
    TextLength {
        /// How long it may be.
        most: u32,
    },
    /// Everybody has their share of a table's log, and this one is used up.
    #[error("this was done at this table as often as it can be: {most} times")]
    TooOften {
        /// How often it may be done.
        most: u32,
    },
    /// The log cannot be continued under this version of the rules.
    #[error("this table rests because its log no longer folds: {why}")]
    Halted {
        /// Why the log no longer folds.
        why: String,
    },
    /// The log says something impossible.
    #[error("the log does not fold: {why}")]
    Impossible {
        /// What is impossible about it.
        why: String,
    },
}

impl<I: Refusal> From<Unfit<I>> for Refused {
    fn from(unfit: Unfit<I>) -> Refused {
        match unfit {
            Unfit::Illegal(illegal) => illegal_move(&illegal),
            Unfit::Whole => Refused::PlanWhole,
        }
    }
}

pub(crate) fn illegal_move(illegal: &impl Refusal) -> Refused {
    Refused::Illegal {
        because: illegal.code().to_owned(),
        why: illegal.to_string(),
        rule: illegal.rule().to_owned(),
    }
}

impl From<NotAnAction> for Refused {
    fn from(NotAnAction { text, misread }: NotAnAction) -> Refused {
        Refused::NotAnAction { text, misread }
    }
}
