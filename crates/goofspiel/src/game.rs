//! Goofspiel as a [`Game`] of the table's vocabulary.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::game::{Checked, Outcome, Variant};
use tabletop::{Chance, Component as _, Counted, Flaws, Game, Lively, Observer, Seat, SeatSet, Sink};
use ts_rs::TS;

use crate::action::{Action, Actions};
use crate::card::Card;
use crate::edition::{self, Edition};
use crate::event::{Event, Fate};
use crate::illegal::Illegal;
use crate::imagine::imagine;
use crate::position::Position;
use crate::state::State;
use crate::table::Ties;
use crate::view::View;

/// Goofspiel, also called the game of pure strategy.
#[derive(Clone, Copy, Default, Debug)]
pub struct Goofspiel;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "goofspiel.ts")]
pub struct Options {
    /// G0.1: 2 to 5.
    pub players: usize,
    /// G2.2: what becomes of prizes that nobody wins.
    pub ties: Ties,
}

impl Options {
    fn check(self, flaws: &mut Flaws) {
        flaws.require_with(Goofspiel::PLAYERS.contains(&self.players), || {
            ("players".to_owned(), format!("{}; Goofspiel is for 2 to 5 (G0.1)", self.players))
        });
    }
}

impl Game for Goofspiel {
    const NAME: &'static str = "goofspiel";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const ACTIONS: usize = Action::COUNT;
    const VARIANTS: &'static [Variant] = &[&[("ties", "kept")], &[("ties", "discarded")]];

    type Options = Options;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn options(players: usize, choices: &[(String, String)]) -> Result<Options, Flaws> {
        let mut flaws = Flaws::default();
        let mut options = Options { players, ties: Ties::Kept };
        for (name, value) in choices {
            match (name.as_str(), value.parse()) {
                ("ties", Ok(ties)) => options.ties = ties,
                ("ties", Err(reason)) => flaws.add(name.clone(), reason),
                _ => flaws.add(name.clone(), "Goofspiel has no such option: it has ties"),
            }
        }
        options.check(&mut flaws);
        flaws.or(options)
    }

    fn players(options: &Options) -> usize {
        options.players
    }

    fn read_edition(toml: &str) -> Result<Edition, Flaws> {
        edition::read(toml)
    }

    fn default_edition_file() -> String {
        edition::DEFAULT_FILE.to_owned()
    }

    fn begin(options: &Options, _edition: &Edition, chance: &mut impl Chance) -> Result<State, Flaws> {
        let mut flaws = Flaws::default();
        options.check(&mut flaws);
        flaws.stop_if_any()?;
        Ok(State::new(options.players, options.ties, chance))
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Actions {
        state.legal(seat)
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        state.check(seat, action)
    }

    #[inline]
    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: Checked<Action>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        state.carry_out(seat, action, chance, sink);
    }

    fn withdraw(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        state.withdraw(seat, sink)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    #[inline]
    fn index(action: Action) -> usize {
        action.index()
    }

    #[inline]
    fn action(index: usize) -> Option<Action> {
        Action::of_index(index)
    }

    fn view(state: &State, observer: Observer) -> View {
        View::new(state, observer)
    }

    fn position(state: &State) -> Position {
        Position::new(state)
    }

    fn from_position(position: &Position) -> Result<State, Flaws> {
        position.to_state()
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        imagine(view, chance)
    }

    /// GP.3: bids are a secret until they are turned over for everybody.
    fn reveals(event: &Event, _observer: Observer) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    /// Each prize, wherever it lies, and for each player the cards in hand and those that were bid.
    fn holdings(state: &State) -> Vec<u32> {
        let State { public, bids: _ } = state;
        let heaps = [public.stack, public.open(), public.discarded].into_iter();
        let heaps = heaps.chain(public.players.values().iter().map(|player| player.won));
        let count = |card: &Card| heaps.clone().filter(|heap| heap.contains(*card)).count() as u32;
        let prizes = Card::ALL.iter().map(count);
        let rounds = u32::from(public.round()) - u32::from(public.prize.is_some());
        let cards = public.players.values().iter().map(|player| player.hand.len() as u32 + rounds);
        prizes.chain(cards).collect()
    }
}

impl Lively for Goofspiel {
    /// A game of thirteen rounds goes somewhere by itself.
    #[inline]
    fn lively(legal: Actions, chance: &mut impl Chance) -> usize {
        Goofspiel::uniform(legal, chance)
    }
}

/// What is counted.
const COUNTERS: [&str; 3] = ["rounds won", "rounds tied, prizes kept", "rounds tied, prizes discarded"];

impl Counted for Goofspiel {
    const COUNTERS: usize = COUNTERS.len();

    fn counter(counter: usize) -> String {
        COUNTERS[counter].to_owned()
    }

    fn count(event: &Event) -> Option<usize> {
        match event {
            Event::Won { .. } => Some(0),
            Event::Tied { fate: Fate::Kept, .. } => Some(1),
            Event::Tied { fate: Fate::Discarded, .. } => Some(2),
            Event::RoundBegan { .. }
            | Event::Bid { .. }
            | Event::Chose { .. }
            | Event::TookBack { .. }
            | Event::Revealed { .. }
            | Event::Ended => None,
        }
    }

    fn round(state: &State) -> u32 {
        state.public.round().into()
    }
}
