//! The log of a table: everything that was done, in order. There is no other truth (event sourcing): how a table stands is
//! its log, folded.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::canonical::Hash;
use tabletop::{Game, Observer, Seat, Seed, Wish};
use ts_rs::TS;

use crate::chair::{Colour, Sitter};
use crate::ids::{PersonId, TableId};
use crate::time::{Quiet, Time};

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was done.
    pub at: Time,
    /// What was done.
    #[serde(flatten)]
    pub deed: Deed,
}

/// Something that was done at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Somebody sat down, or a bot was put on a chair.
    Sat {
        /// The chair that was free.
        seat: Seat,
        /// Who; never nobody.
        sitter: Sitter,
        /// In which colour.
        colour: Colour,
        /// A person's quiet hours.
        quiet: Option<Quiet>,
    },
    /// A chair became free.
    Rose {
        /// The chair that is free now.
        seat: Seat,
    },
    /// A player chose another colour.
    Coloured {
        /// Whose colour it is.
        seat: Seat,
        /// The colour they have now.
        colour: Colour,
    },
    /// The game began.
    Started {
        /// Where its luck comes from. Published when the game is over.
        seed: Seed,
        /// Under which version of the game's rules. Logs did not say so while there was one.
        #[serde(default = "first_rules")]
        rules: u32,
    },
    /// A plan was sealed.
    Plan {
        /// Whose plan it is.
        seat: Seat,
        /// Its actions in notation, forced ones included.
        actions: Vec<String>,
        /// Who decided on it: a person, a bot, the clock, or nobody where there was no alternative.
        by: By,
        /// Now and then the hash of the position on which it was laid: a log that folds to another game than
        /// the one that was played must be noticed.
        on: Option<Hash>,
    },
    /// A sealed plan was taken back.
    Withdrawn {
        /// Whose plan it was.
        seat: Seat,
    },
    /// A player passes windows until further notice, or no longer.
    Standing {
        /// Who passes.
        seat: Seat,
        /// When it ends by itself; nothing if they pass no longer.
        until: Option<Until>,
    },
    /// A player said in which windows they want to be asked.
    Wished {
        /// Whose wishes they are.
        seat: Seat,
        /// When in which kind of window; elsewhere as the game has it.
        wishes: BTreeMap<String, Wish>,
    },
    /// A player wants the next window to wait for them, whatever they pass otherwise, or no longer.
    Held {
        /// For whom it waits.
        seat: Seat,
        /// Does it wait?
        hold: bool,
    },
    /// A player's quiet hours changed.
    Quiet {
        /// Whose hours they are.
        seat: Seat,
        /// The new hours; nothing if they may be disturbed at any time.
        quiet: Option<Quiet>,
    },
    /// Somebody said something.
    Said {
        /// Who said it; they need not sit here.
        person: PersonId,
        /// Who may read it.
        to: Hearers,
        /// The words; they can be redacted later.
        text: String,
    },
    /// A player is for something that all must agree on, or no longer.
    Voted {
        /// Who is for it, or no longer.
        seat: Seat,
        /// What all must agree on.
        matter: Matter,
        /// For it?
        yes: bool,
    },
    /// The host lets the game go on.
    Resumed,
    /// A bot plays for this person now.
    Away {
        /// The seat of whoever is away.
        seat: Seat,
    },
    /// The person is back.
    Back {
        /// On which seat.
        seat: Seat,
    },
    /// A person gave up.
    Resigned {
        /// Who gave up.
        seat: Seat,
    },
    /// The server was down: nobody could move.
    Interrupted {
        /// Since when nobody could move.
        from: Time,
    },
    /// The host or the operator closed the table.
    Closed {
        /// Who closed it, and why.
        why: Closing,
    },
    /// The players meet again at another table.
    Rematched {
        /// The table where they meet.
        table: TableId,
    },
}

/// The version of the rules of whatever was begun before logs said it.
fn first_rules() -> u32 {
    1
}

impl Deed {
    /// The game begins, under the rules as they are now.
    pub fn started<G: Game>(seed: Seed) -> Deed {
        Deed::Started { seed, rules: G::RULES_VERSION }
    }

    /// Does the operator close the table? That can be done to any, whatever its log says.
    pub(crate) fn shuts(&self) -> bool {
        matches!(self, Deed::Closed { why: Closing::Operator { .. } })
    }

    /// Does this observer learn of it? What they may not know takes no number and sends nothing.
    pub(crate) fn reaches(&self, observer: Observer) -> bool {
        match self {
            Deed::Standing { seat, .. }
            | Deed::Wished { seat, .. }
            | Deed::Held { seat, .. }
            | Deed::Quiet { seat, .. } => observer.is(*seat),
            Deed::Said { to: Hearers::Players, .. } => observer.seat().is_some(),
            Deed::Sat { .. }
            | Deed::Rose { .. }
            | Deed::Coloured { .. }
            | Deed::Started { .. }
            | Deed::Plan { .. }
            | Deed::Withdrawn { .. }
            | Deed::Said { to: Hearers::Everyone, .. }
            | Deed::Voted { .. }
            | Deed::Resumed
            | Deed::Away { .. }
            | Deed::Back { .. }
            | Deed::Resigned { .. }
            | Deed::Interrupted { .. }
            | Deed::Closed { .. }
            | Deed::Rematched { .. } => true,
        }
    }

    /// Who said something, if that is what was done.
    pub(crate) fn speaker(&self) -> Option<PersonId> {
        if let Deed::Said { person, .. } = self { Some(*person) } else { None }
    }

    /// Does it only set something, which may be so already? A plan of which nobody hears still moves the game.
    pub(crate) fn only_sets_something(&self) -> bool {
        matches!(
            self,
            Deed::Coloured { .. }
                | Deed::Voted { .. }
                | Deed::Standing { .. }
                | Deed::Wished { .. }
                | Deed::Held { .. }
                | Deed::Quiet { .. }
        )
    }

    /// Does the table stand otherwise after it? What is only said changes nothing.
    pub(crate) fn changes_the_board(&self) -> bool {
        !matches!(self, Deed::Said { .. } | Deed::Quiet { .. })
    }
}

/// Who decided on a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person on the chair.
    Person,
    /// The bot on the chair, or the one that plays for somebody who is away.
    Bot,
    /// Nobody: there was no alternative, or a standing pass answered.
    Itself,
    /// The clock: what was drafted counted, and a bot chose the rest from the seat's view.
    Deadline,
}

/// How long a standing pass stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Until {
    /// Until somebody plays something in a window.
    SomebodyPlays,
    /// Until something is played that concerns me.
    ItConcernsMe,
    /// Until the next round.
    NextRound,
}

/// To whom something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Hearers {
    /// To everybody who is here.
    Everyone,
    /// To the players only.
    Players,
}

/// What all players must agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Matter {
    /// To rest: nobody can play, and no clock runs.
    Pause,
    /// To go on.
    Resume,
    /// To end the game without a result.
    Abandon,
    /// To play again, one seat on.
    Rematch,
}

impl Matter {
    /// Everything that all players must agree on.
    pub const ALL: [Matter; 4] = [Matter::Pause, Matter::Resume, Matter::Abandon, Matter::Rematch];
}

/// Why a table was closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "closing", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub enum Closing {
    /// The host called it off before it began.
    Host,
    /// The operator closed it.
    Operator {
        /// For this reason.
        reason: String,
    },
}
