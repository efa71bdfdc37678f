//! What a game is.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ActionSet, BySeat, Chance, Flaws, Observer, Seat, SeatSet, Sink};

/// A game: rules over plain data. Implemented by a type without values; the state is handed in and out.
///
/// The laws that every implementation must obey are property tests in the crate `tabletop-laws`.
pub trait Game: Copy + Debug + Default + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Raised whenever the same record could fold to another state than before.
    const RULES_VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// Every action has an index below this.
    const ACTIONS: usize;
    /// The ways to play it at each number of players, as choices for [`options`](Game::options): what tests and
    /// benchmarks go through. There is at least one.
    const VARIANTS: &'static [Variant];

    /// What is agreed before the game: the number of players, the version.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The printed figures of one edition.
    type Edition: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything, secrets included. Never serialised.
    type State: Copy + PartialEq + Debug + Send + Sync;
    /// One small choice. Its text is its notation in records and scenarios.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync;
    /// A set of actions.
    type Actions: Actions;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What one observer with perfect memory knows.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The all-seeing view, as a document.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Options from what was typed: the number of players, and `name=value` choices of the game's own.
    fn options(players: usize, choices: &[(String, String)]) -> Result<Self::Options, Flaws>;
    /// How many play.
    fn players(options: &Self::Options) -> usize;
    /// Reads an edition file, reporting all its mistakes.
    fn read_edition(toml: &str) -> Result<Self::Edition, Flaws>;
    /// Writes the default edition as a commented file that its owner can edit.
    fn default_edition_file() -> String;

    /// The opening state.
    fn begin(
        options: &Self::Options,
        edition: &Self::Edition,
        chance: &mut impl Chance,
    ) -> Result<Self::State, Flaws>;
    /// Whose choices are awaited; nobody's when the game is over.
    fn to_act(state: &Self::State) -> SeatSet;
    /// What this seat may do now; empty for a seat that is not to act.
    fn legal(state: &Self::State, seat: Seat) -> Self::Actions;
    /// The lowest seat whose choice is awaited, and what it may do: the next step of play where the order of
    /// simultaneous choices does not matter.
    #[inline]
    fn next(state: &Self::State) -> Option<(Seat, Self::Actions)> {
        let seat = Self::to_act(state).lowest()?;
        Some((seat, Self::legal(state, seat)))
    }
    /// May this seat do this now?
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// The rule that was mended, if a seat could choose `action` right after `before` under an earlier version of the rules and
    /// now cannot: asked about a refused choice of an old game, where the refusal itself knows nothing of that.
    fn mended(_before: Self::Action, _action: Self::Action) -> Option<&'static str> {
        None
    }
    /// Does it, if it is allowed; otherwise changes nothing.
    #[inline]
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        Turn::<Self>::new(state, seat).play(action, chance, sink)
    }
    /// Carries out an action that is known to be legal: only [`Turn`] can make a [`Checked`] one.
    fn carry_out(
        state: &mut Self::State,
        seat: Seat,
        action: Checked<Self::Action>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    );
    /// Takes back what this seat chose secretly in this phase, while others still have to choose.
    fn withdraw(
        state: &mut Self::State,
        seat: Seat,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The dense index of an action.
    fn index(action: Self::Action) -> usize;
    /// The action with this index.
    fn action(index: usize) -> Option<Self::Action>;

    /// What an observer knows.
    fn view(state: &Self::State, observer: Observer) -> Self::View;
    /// The state as a document. Only for finished games, scenarios and local tools.
    fn position(state: &Self::State) -> Self::Position;
    /// The one door from a document back to a state: everything is checked.
    fn from_position(position: &Self::Position) -> Result<Self::State, Flaws>;
    /// A random state that fits a view (determinization).
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// May this event tell this observer something that was secret before it?
    fn reveals(event: &Self::Event, observer: Observer) -> bool;
    /// Counts of what can be neither made nor lost in play.
    fn holdings(state: &Self::State) -> Vec<u32>;
}

/// Choices of a game's own, as `name=value`.
pub type Variant = &'static [(&'static str, &'static str)];

/// A seat about to choose: the legal actions are worked out once, and the state cannot change before one of
/// them is played.
#[derive(Debug)]
pub struct Turn<'s, G: Game> {
    state: &'s mut G::State,
    seat: Seat,
    legal: G::Actions,
}

impl<'s, G: Game> Turn<'s, G> {
    /// What may this seat do?
    #[inline]
    pub fn new(state: &'s mut G::State, seat: Seat) -> Turn<'s, G> {
        let legal = G::legal(state, seat);
        Turn { state, seat, legal }
    }

    /// The turn of the lowest seat whose choice is awaited; `None` when the game is over.
    #[inline(always)]
    pub fn next(state: &'s mut G::State) -> Option<Turn<'s, G>> {
        let (seat, legal) = G::next(state)?;
        Some(Turn { state, seat, legal })
    }

    /// Whose turn it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state, for whoever must look at it to choose.
    #[inline]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// The legal actions.
    #[inline]
    pub fn legal(&self) -> G::Actions {
        self.legal
    }

    /// Plays the legal action with this index, which must be in the list: for players that choose from it.
    #[inline(always)]
    pub fn play_listed(self, index: usize, chance: &mut impl Chance, sink: &mut impl Sink<G::Event>) {
        assert!(self.legal.contains(index), "action {index} is not in the list of legal actions");
        let action = G::action(index).expect("legal actions have an index of the game");
        G::carry_out(self.state, self.seat, Checked(action), chance, sink);
    }

    /// Plays one of them; any other action is refused with its reason and changes nothing.
    #[inline]
    pub fn play(
        self,
        action: G::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        if !self.legal.contains(G::index(action)) {
            return Err(
                G::check(self.state, self.seat, action).expect_err("what is not offered is refused (law 7)")
            );
        }
        G::carry_out(self.state, self.seat, Checked(action), chance, sink);
        Ok(())
    }
}

/// An action that was found legal.
#[derive(Clone, Copy, Debug)]
pub struct Checked<A>(A);

impl<A> Checked<A> {
    /// The action, for the rules to carry out.
    #[inline]
    pub fn action(self) -> A {
        self.0
    }
}

/// Random play that goes somewhere. Uniformly random bids mostly end in a stalemate, so playouts weigh their
/// choices; the weights look at the list of legal actions alone and therefore give no secret away.
pub trait Lively: Game {
    /// The index of one of the legal actions, of which there is at least one.
    fn lively(legal: Self::Actions, chance: &mut impl Chance) -> usize;

    /// The index of one of the legal actions, each equally likely.
    #[inline]
    fn uniform(legal: Self::Actions, chance: &mut impl Chance) -> usize {
        let n = chance.below(legal.len() as u32) as usize;
        legal.nth(n).expect("n is below the number of actions")
    }
}

/// What a statistic of many games counts.
pub trait Counted: Game {
    /// How many counters there are.
    const COUNTERS: usize;
    /// What a counter is called.
    fn counter(counter: usize) -> String;
    /// The counter that this event raises.
    fn count(event: &Self::Event) -> Option<usize>;
    /// The round the game is in or ended in.
    fn round(state: &Self::State) -> u32;
}

/// What the players are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// Names in the order of the seats.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// Everybody is called by the letter of their seat.
    pub fn letters(players: usize) -> Names {
        Names(Seat::first(players).map(|seat| seat.to_string()).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// The name of a seat, if somebody sits there.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str)
    }
}

/// Why an action is refused, and the rule behind it. As an error it is its code: people read the message
/// `<game>-illegal-<code>` in their language.
pub trait Refusal: Copy + Eq + Debug + Error + Send + Sync + 'static {
    /// All codes there are.
    const CODES: &'static [&'static str];

    /// The reason as one word that never changes: programs know it by that, and messages too.
    fn code(&self) -> &'static str;
    /// The id of the rule.
    fn rule(&self) -> &'static str;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "tabletop.ts")]
pub struct Outcome(pub BySeat<Standing, 5>);

/// How one player ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "tabletop.ts")]
pub struct Standing {
    /// The place, counted from 1; equal players share it.
    pub place: u8,
    /// The points that decide first.
    pub points: u16,
}

impl Outcome {
    /// Who won; several if they share the win.
    pub fn winners(&self) -> SeatSet {
        self.0.iter().filter(|(_, standing)| standing.place == 1).map(|(seat, _)| seat).collect()
    }

    /// A seat's share of the win: those who share it get equal parts.
    pub fn share(&self, seat: Seat) -> f32 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / f32::from(winners.len() as u8) } else { 0.0 }
    }
}

/// The text is not an action of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not an action: {misread}")]
pub struct NotAnAction {
    /// What was read.
    pub text: String,
    /// What is wrong with it.
    pub misread: Misread,
}

/// What is wrong with the notation of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "misread", rename_all = "kebab-case")]
#[ts(export_to = "tabletop.ts")]
pub enum Misread {
    /// No action is written so: another first word, too few words or too many.
    Pattern {
        /// How actions are written.
        patterns: Vec<String>,
    },
    /// Something else must stand where this word stands.
    Word {
        /// The word that cannot stand where it stands.
        word: String,
        /// What can stand there.
        instead: Vec<String>,
    },
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Pattern { patterns } => write!(f, "actions are {}", listed(patterns)),
            Misread::Word { word, instead } => write!(f, "{word:?} must be one of {}", listed(instead)),
        }
    }
}

fn listed(items: &[String]) -> String {
    match items {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => items.concat(),
    }
}

/// A set of actions by index, whatever its size.
pub trait Actions: Copy + Eq + Debug + Send + Sync + 'static {
    /// Is the action with this index in the set?
    fn contains(self, index: usize) -> bool;
    /// How many there are.
    fn len(self) -> usize;
    /// Is there none?
    fn is_empty(self) -> bool;
    /// The `n`-th in ascending order, counted from 0.
    fn nth(self, n: usize) -> Option<usize>;
    /// All of them in ascending order.
    fn iter(self) -> impl Iterator<Item = usize>;
}

impl<const W: usize> Actions for ActionSet<W> {
    #[inline]
    fn contains(self, index: usize) -> bool {
        ActionSet::contains(self, index)
    }
    #[inline]
    fn len(self) -> usize {
        ActionSet::len(self)
    }
    #[inline]
    fn is_empty(self) -> bool {
        ActionSet::is_empty(self)
    }
    #[inline]
    fn nth(self, n: usize) -> Option<usize> {
        ActionSet::nth(self, n)
    }
    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        ActionSet::iter(self)
    }
}
