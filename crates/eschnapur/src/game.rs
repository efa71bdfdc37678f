//! Eschnapur as a [`Game`] of the table's vocabulary.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::game::{Checked, Outcome, Variant};
use tabletop::{Chance, Counted, Flaws, Game, Lively, Observer, Seat, SeatSet, Sink};
use ts_rs::TS;

use crate::action::{Action, Actions};
use crate::edition::{self, Edition};
use crate::end::Ending;
use crate::event::Event;
use crate::gold::Gold;
use crate::illegal::Illegal;
use crate::imagine::imagine;
use crate::lively;
use crate::palace::Part;
use crate::position::Position;
use crate::privilege::Privilege;
use crate::state::State;
use crate::view::View;

/// Der Palast von Eschnapur.
#[derive(Clone, Copy, Default, Debug)]
pub struct Eschnapur;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Options {
    /// E0.1: 2 to 4.
    pub players: usize,
}

impl Options {
    fn check(self) -> Result<Options, Flaws> {
        let mut flaws = Flaws::default();
        flaws.require_with(Eschnapur::PLAYERS.contains(&self.players), || {
            ("players".to_owned(), format!("{}; Eschnapur is for 2 to 4 (E0.1)", self.players))
        });
        flaws.or(self)
    }
}

impl Game for Eschnapur {
    const NAME: &'static str = "eschnapur";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const ACTIONS: usize = Action::COUNT;
    const VARIANTS: &'static [Variant] = &[&[]];

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
        for (name, _) in choices {
            flaws.add(name.clone(), "Eschnapur has no such option");
        }
        flaws.or(())?;
        Options { players }.check()
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

    fn begin(options: &Options, edition: &Edition, _chance: &mut impl Chance) -> Result<State, Flaws> {
        options.check()?;
        let mut flaws = Flaws::default();
        edition.figures.check("edition.figures.", &mut flaws);
        flaws.or(State::new(options.players, edition.figures))
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Actions {
        state.legal(seat)
    }

    #[inline(always)]
    fn next(state: &State) -> Option<(Seat, Actions)> {
        state.next()
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        state.check(seat, action)
    }

    #[inline(always)]
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

    /// EP.2: sites until the building turn, cards until they are turned over, the hand until it is played from; all of
    /// it is revealed to everybody.
    fn reveals(event: &Event, _observer: Observer) -> bool {
        matches!(
            event,
            Event::Revealed { .. }
                | Event::PlayedFromHand { .. }
                | Event::SitesShown { .. }
                // Which slots stay empty when gold runs short (E2.4).
                | Event::CardsDown { .. }
        )
    }

    /// Gold cards by value, and stones by colour.
    fn holdings(state: &State) -> Vec<u32> {
        let State { table, phase, payment: _ } = state;
        let mut cards = [0u32; 6];
        let mut stones = vec![0u32; table.players()];
        for gold in Gold::ALL {
            let count = &mut cards[gold as usize];
            *count += u32::from(table.public.bank.count(gold));
            for (seat, tableau) in table.tableaus.iter() {
                *count += u32::from(tableau.owned().with(phase.laid(seat)).count(gold));
                *count += u32::from(tableau.slots.all_face_up().count(gold));
            }
        }
        for (seat, tableau) in table.tableaus.iter() {
            stones[seat.index()] += u32::from(tableau.public.stones) + u32::from(tableau.supply);
        }
        for part in Part::all() {
            for owner in table.public.palace[part].stones() {
                stones[owner.index()] += 1;
            }
        }
        cards.into_iter().chain(stones).collect()
    }
}

impl Lively for Eschnapur {
    #[inline(always)]
    fn lively(legal: Actions, chance: &mut impl Chance) -> usize {
        lively::choose(legal, chance)
    }
}

/// What is counted besides the privileges that are bought.
const OTHERS: [&str; 2] = ["bank fell short", "ended in a stalemate"];

impl Counted for Eschnapur {
    const COUNTERS: usize = Privilege::COUNT + OTHERS.len();

    fn counter(counter: usize) -> String {
        match counter.checked_sub(Privilege::COUNT) {
            None => format!("bought {}", Privilege::of_index(counter)),
            Some(other) => OTHERS[other].to_owned(),
        }
    }

    fn count(event: &Event) -> Option<usize> {
        if let Event::Bought { privilege, .. } = event {
            Some(privilege.index())
        } else if matches!(event, Event::Owed { due, payable, .. } if payable < due) {
            Some(Privilege::COUNT)
        } else if matches!(event, Event::Ended { ending: Ending::Stalemate }) {
            Some(Privilege::COUNT + 1)
        } else {
            None
        }
    }

    fn round(state: &State) -> u32 {
        state.table.public.round.into()
    }
}
