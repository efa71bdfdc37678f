//! A game as a document that replays.
//!
//! A record holds what was agreed, the seed and what everybody chose; everything else follows. Every few
//! entries it also holds a hash of the canonical position, so that an edit or a change of the rules shows up
//! near where it happened.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::canonical::Hash;
use crate::game::{NotAnAction, Outcome};
use crate::seat::NotASeat;
use crate::{Flaws, Game, Refusal as _, Seat, Seed, Sink};

/// The version of the document's form.
pub const FORMAT: u32 = 1;

/// A hash of the position is kept after every so many entries.
pub const CHECKPOINT_EVERY: usize = 16;

/// A game as a document.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The version of the document's form.
    pub format: u32,
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played with.
    pub rules_version: u32,
    /// What was agreed.
    pub options: G::Options,
    /// The figures it was played with.
    pub edition: G::Edition,
    /// Where the luck came from.
    pub seed: Seed,
    /// The hash of the seed, published before the game.
    pub commitment: Hash,
    /// Who sat where.
    pub seats: Vec<String>,
    /// What everybody did, in order: seat and action, or seat and `withdraw`.
    pub entries: Vec<String>,
    /// Hashes of the position on the way.
    pub checkpoints: Vec<Checkpoint>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// The hash of the canonical position after some entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// After how many entries.
    pub after: usize,
    /// The hash of the position that followed.
    pub position: Hash,
}

/// One thing a player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A> {
    /// Made a choice.
    Act(Seat, A),
    /// Took back what they chose secretly in this phase.
    Withdraw(Seat),
}

impl<A> Move<A> {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match self {
            Move::Act(seat, _) | Move::Withdraw(seat) => *seat,
        }
    }
}

impl<A: fmt::Display> fmt::Display for Move<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Act(seat, action) => write!(f, "{seat} {action}"),
            Move::Withdraw(seat) => write!(f, "{seat} withdraw"),
        }
    }
}

/// The text is not an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAMove {
    /// It does not begin with a seat.
    #[error(transparent)]
    Seat(#[from] NotASeat),
    /// The rest is not an action.
    #[error(transparent)]
    Action(#[from] NotAnAction),
}

impl<A: FromStr<Err = NotAnAction>> FromStr for Move<A> {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let (seat, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let seat = seat.parse()?;
        match rest.trim() {
            "withdraw" => Ok(Move::Withdraw(seat)),
            action => Ok(Move::Act(seat, action.parse()?)),
        }
    }
}

/// Why a record does not replay.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// It is no record at all.
    #[error("not a record: {0}")]
    Unreadable(String),
    /// A later program wrote it.
    #[error("format {0} is newer than this program, which reads up to {FORMAT}")]
    Format(u32),
    /// It is of another game.
    #[error("a record of {found:?}, not of {expected:?}")]
    Game {
        /// The game in the record.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// The commitment is not the hash of the seed.
    #[error("the commitment is not the hash of the seed: one of them was changed")]
    Commitment,
    /// The options or the edition are impossible.
    #[error("the set-up is impossible:\n{0}")]
    SetUp(#[from] Flaws),
    /// The number of names is not the number of players.
    #[error("{names} names for {players} players")]
    Seats {
        /// How many names.
        names: usize,
        /// How many players.
        players: usize,
    },
    /// An entry cannot be read.
    #[error("action {at}: {why}")]
    Entry {
        /// Which entry, counted from 1.
        at: usize,
        /// What is wrong.
        why: NotAMove,
    },
    /// An entry was not possible.
    #[error("action {at} ({entry}) is not possible: {why} ({rule}){version}")]
    Illegal {
        /// Which entry, counted from 1.
        at: usize,
        /// The entry, as it is written.
        entry: String,
        /// Why it is refused.
        why: String,
        /// The rule behind it.
        rule: &'static str,
        /// What to say of a differing rules version.
        version: VersionNote,
    },
    /// An entry was possible under the rules of its time.
    #[error("action {at} ({entry}) was chosen before rule {rule} was mended{version}")]
    Mended {
        /// Which entry, counted from 1.
        at: usize,
        /// The entry, as it is written.
        entry: String,
        /// The rule that was mended since.
        rule: &'static str,
        /// What to say of a differing rules version.
        version: VersionNote,
    },
    /// The position is another than when the record was written.
    #[error(
        "after action {at} the position is not the recorded one: something was changed between actions {since} and {at}{version}"
    )]
    Position {
        /// After which entry.
        at: usize,
        /// The first entry after the last hash that held.
        since: usize,
        /// What to say of a differing rules version.
        version: VersionNote,
    },
    /// The hashes are not where they belong.
    #[error("a hash is missing or out of place: after action {at} one is due")]
    Checkpoints {
        /// After which entry a hash is due.
        at: usize,
    },
    /// The result is not the one the game leads to.
    #[error("after action {at} the game's result is not the recorded one")]
    Outcome {
        /// How many entries there are.
        at: usize,
    },
}

/// Says that a record was made under another version of the rules, if it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VersionNote {
    recorded: u32,
    current: u32,
}

impl VersionNote {
    /// About a game that was begun under this version of the rules.
    pub fn on<G: Game>(recorded: u32) -> VersionNote {
        VersionNote { recorded, current: G::RULES_VERSION }
    }
}

impl fmt::Display for VersionNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.recorded == self.current {
            return Ok(());
        }
        write!(f, "; it was played with rules version {}, this is version {}", self.recorded, self.current)
    }
}

impl<G: Game> Record<G> {
    /// Reads a record. What its entries say is checked by [`Replay`].
    pub fn from_json(text: &str) -> Result<Record<G>, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
            game: String,
        }
        let unreadable = |error: &dyn fmt::Display| RecordError::Unreadable(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if head.format > FORMAT {
            return Err(RecordError::Format(head.format));
        }
        if head.game != G::NAME {
            return Err(RecordError::Game { found: head.game, expected: G::NAME });
        }
        let mut json = serde_json::Deserializer::from_str(text);
        serde_path_to_error::deserialize(&mut json).map_err(|error| unreadable(&error))
    }

    /// The record as text that people can read and compare line by line.
    pub fn to_json(&self) -> String {
        let mut text =
            serde_json::to_string_pretty(self).expect("a record has string keys and no failing parts");
        text.push('\n');
        text
    }

    /// The state the record leads to.
    pub fn fold(&self) -> Result<G::State, RecordError> {
        let mut replay = Replay::new(self)?;
        while replay.step(&mut ())?.is_some() {}
        Ok(replay.state)
    }
}

/// Walks through a record, checking everything.
#[derive(Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    state: G::State,
    done: usize,
    verified: usize,
}

impl<'r, G: Game> Replay<'r, G> {
    /// Before the first entry.
    pub fn new(record: &'r Record<G>) -> Result<Replay<'r, G>, RecordError> {
        if record.commitment != record.seed.commitment() {
            return Err(RecordError::Commitment);
        }
        let state = G::begin(&record.options, &record.edition, &mut record.seed.stream(0))?;
        let players = G::players(&record.options);
        if record.seats.len() != players {
            return Err(RecordError::Seats { names: record.seats.len(), players });
        }
        let replay = Replay { record, state, done: 0, verified: 0 };
        if record.entries.is_empty() {
            replay.check_outcome()?;
        }
        Ok(replay)
    }

    /// The state after the entries done so far.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many entries are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Does the next entry; `None` at the end.
    pub fn step(&mut self, sink: &mut impl Sink<G::Event>) -> Result<Option<Move<G::Action>>, RecordError> {
        let Some(text) = self.record.entries.get(self.done) else { return Ok(None) };
        let at = self.done + 1;
        let entry = text.parse().map_err(|why| RecordError::Entry { at, why })?;
        let mended = self.mended(entry);
        perform::<G>(&mut self.state, self.record.seed, at, entry, sink).map_err(|why| {
            let (entry, version) = (text.clone(), self.version());
            match mended {
                Some(rule) => RecordError::Mended { at, entry, rule, version },
                None => RecordError::Illegal { at, entry, why: why.to_string(), rule: why.rule(), version },
            }
        })?;
        self.done = at;
        self.check_position()?;
        if at == self.record.entries.len() {
            self.check_outcome()?;
        }
        Ok(Some(entry))
    }

    /// The rule that was mended since the next entry was made, if it was possible then and is not any more.
    fn mended(&self, entry: Move<G::Action>) -> Option<&'static str> {
        if self.record.rules_version == G::RULES_VERSION {
            return None;
        }
        let Move::Act(seat, action) = entry else { return None };
        let earlier = self.record.entries[..self.done].iter().rev().filter_map(|text| text.parse().ok());
        let mut own = earlier.filter(|earlier: &Move<G::Action>| earlier.seat() == seat);
        let Move::Act(_, before) = own.next()? else { return None };
        G::mended(before, action)
    }

    fn version(&self) -> VersionNote {
        VersionNote::on::<G>(self.record.rules_version)
    }

    fn check_position(&mut self) -> Result<(), RecordError> {
        let at = self.done;
        if !at.is_multiple_of(CHECKPOINT_EVERY) && at != self.record.entries.len() {
            return Ok(());
        }
        let due = self.record.checkpoints.get((at - 1) / CHECKPOINT_EVERY);
        let Some(checkpoint) = due.filter(|checkpoint| checkpoint.after == at) else {
            return Err(RecordError::Checkpoints { at });
        };
        if checkpoint.position != Hash::of_document(&G::position(&self.state)) {
            return Err(self.another_position());
        }
        self.verified = at;
        Ok(())
    }

    /// Why the position is another. If a rule was mended that the next entry needed, that is why.
    fn another_position(&self) -> RecordError {
        let (at, version) = (self.done, self.version());
        let next = self.record.entries.get(at);
        let mended = next.and_then(|text| Some((text.clone(), self.mended(text.parse().ok()?)?)));
        match mended {
            Some((entry, rule)) => RecordError::Mended { at: at + 1, entry, rule, version },
            None => RecordError::Position { at, since: self.verified + 1, version },
        }
    }

    fn check_outcome(&self) -> Result<(), RecordError> {
        if self.record.outcome == G::outcome(&self.state) {
            Ok(())
        } else {
            Err(RecordError::Outcome { at: self.done })
        }
    }
}

/// Carries out the `at`-th entry of a game, with the luck that belongs to it.
fn perform<G: Game>(
    state: &mut G::State,
    seed: Seed,
    at: usize,
    entry: Move<G::Action>,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), G::Illegal> {
    match entry {
        Move::Act(seat, action) => G::apply(state, seat, action, &mut seed.stream(at as u64), sink),
        Move::Withdraw(seat) => G::withdraw(state, seat, sink),
    }
}

/// A game in progress that writes its own record.
#[derive(Debug, Clone)]
pub struct Recorder<G: Game> {
    record: Record<G>,
    state: G::State,
}

impl<G: Game> Recorder<G> {
    /// Begins a game.
    pub fn new(
        options: G::Options,
        edition: G::Edition,
        seed: Seed,
        seats: Vec<String>,
    ) -> Result<Recorder<G>, RecordError> {
        let players = G::players(&options);
        if seats.len() != players {
            return Err(RecordError::Seats { names: seats.len(), players });
        }
        let state = G::begin(&options, &edition, &mut seed.stream(0))?;
        let record = Record {
            format: FORMAT,
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            options,
            edition,
            seed,
            commitment: seed.commitment(),
            seats,
            entries: Vec::new(),
            checkpoints: Vec::new(),
            outcome: None,
        };
        Ok(Recorder { record, state })
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// A player does something; if it is refused, nothing changes.
    pub fn perform(
        &mut self,
        entry: Move<G::Action>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        let at = self.record.entries.len() + 1;
        perform::<G>(&mut self.state, self.record.seed, at, entry, sink)?;
        self.record.entries.push(entry.to_string());
        if at.is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoint();
        }
        Ok(())
    }

    /// The record up to now.
    pub fn finish(mut self) -> Record<G> {
        if !self.record.entries.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoint();
        }
        self.record.outcome = G::outcome(&self.state);
        self.record
    }

    fn checkpoint(&mut self) {
        let position = Hash::of_document(&G::position(&self.state));
        self.record.checkpoints.push(Checkpoint { after: self.record.entries.len(), position });
    }
}
