//! What the terminal itself has to say, apart from any game: as documents, like everything that people read.

use arena::FaultKind;
use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use tabletop::game::Misread;

/// One line. Its message is `terminal-<its name>`.
#[derive(Clone, PartialEq, Debug, Serialize, VariantNames)]
#[serde(tag = "line", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Line<'l> {
    // What is asked before a game.
    WhichGame,
    /// Nothing that was typed is a choice.
    NoChoice {
        typed: &'l str,
        last: usize,
    },
    /// A long list of pairs is shortened.
    OneOfEach {
        example: &'l str,
    },
    InputEnded,

    // The beginning of a game.
    You {
        player: &'l str,
        seat: Seat,
    },
    /// Who plays a seat: a level of our bots, or somebody's program.
    Bot {
        player: &'l str,
        entrant: String,
    },
    Bots {
        bots: Vec<String>,
    },
    Luck,
    HowTo {
        explain: &'l str,
        help: &'l str,
    },

    // The course of a game.
    /// A player's own name in a list.
    Own {
        player: &'l str,
    },
    /// There was only this to choose.
    OnlyChoice {
        choice: &'l str,
    },
    /// What cannot be done, and why.
    NotPossible {
        why: &'l str,
    },
    NotUnderstood {
        text: &'l str,
        misread: &'l Misread,
        help: &'l str,
    },
    /// A program does not play as it should.
    Fault {
        player: &'l str,
        fault: FaultKind,
        example: &'l str,
    },
    Help,
    /// What a command does.
    Command {
        command: &'l str,
    },
    LoseGame,
    Yes,

    // The end.
    YouLeave,
    Won {
        winners: Vec<Seat>,
    },
    Points {
        points: u16,
    },
    Seed {
        seed: String,
    },
    Kept {
        file: String,
    },

    // A record.
    Rules {
        game: &'l str,
        version: u32,
    },
    /// What stands beside it.
    Label {
        label: Label,
    },
    Edition {
        name: Option<String>,
        default: bool,
    },
    /// Who looks; nobody is a spectator.
    Eyes {
        seat: Option<Seat>,
    },
    Secret {
        sentence: &'l str,
    },
    NotOver {
        awaited: Vec<Seat>,
    },
    Verified {
        published: bool,
        actions: usize,
        positions: usize,
        over: bool,
    },

    // A rules question.
    AsExpected,
    Tried {
        scenarios: usize,
        failed: usize,
    },
}

/// What is told of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Label {
    Players,
    Options,
    Edition,
    Commitment,
    Seed,
    Actions,
    SeenBy,
}
