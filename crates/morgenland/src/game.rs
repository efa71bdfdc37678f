//! Morgenland as a [`Game`] of the table's vocabulary.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::game::{Checked, Outcome, Variant};
use tabletop::{Chance, Counted, Flaws, Game, Lively, Observer, Seat, SeatSet, Sink};
use ts_rs::TS;

use crate::action::{Action, Actions};
use crate::artefact::{Artefact, Artefacts};
use crate::ask::Ask;
use crate::edition::{self, Edition};
use crate::end::Ending;
use crate::event::{Entrance, Event};
use crate::illegal::Illegal;
use crate::imagine::imagine;
use crate::lively;
use crate::play::Card;
use crate::position::Position;
use crate::round::opening;
use crate::spell::Spell;
use crate::state::State;
use crate::table::{OnTable, Version};
use crate::treasure::Kind;
use crate::view::View;

/// Morgenland, in English Aladdin's Dragons.
#[derive(Clone, Copy, Default, Debug)]
pub struct Morgenland;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Options {
    /// M0.1: 3 to 5.
    pub players: usize,
    /// Basic or magic.
    pub version: Version,
    /// M0.4: the starting player, if the host names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camel: Option<Seat>,
}

impl Options {
    fn check(self, flaws: &mut Flaws) {
        flaws.require_with(Morgenland::PLAYERS.contains(&self.players), || {
            ("players".to_owned(), format!("{}; Morgenland is for 3 to 5 (M0.1)", self.players))
        });
        let seated = self.camel.is_none_or(|camel| camel.index() < self.players);
        flaws.require(seated, "camel", "names a seat that nobody has taken (M0.4)");
    }
}

impl Game for Morgenland {
    const NAME: &'static str = "morgenland";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<usize> = 3..=5;
    const ACTIONS: usize = Action::COUNT;
    const VARIANTS: &'static [Variant] = &[&[("version", "basic")], &[("version", "magic")]];

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
        let mut options = Options { players, version: Version::Basic, camel: None };
        for (name, value) in choices {
            match name.as_str() {
                "version" => match value.parse() {
                    Ok(version) => options.version = version,
                    Err(reason) => flaws.add(name.clone(), reason),
                },
                "camel" => match value.parse() {
                    Ok(seat) => options.camel = Some(seat),
                    Err(_) => flaws.add(name.clone(), format!("{value:?} is not a seat")),
                },
                _ => flaws.add(name.clone(), "Morgenland has no such option: it has version and camel"),
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

    fn begin(options: &Options, edition: &Edition, chance: &mut impl Chance) -> Result<State, Flaws> {
        let mut flaws = Flaws::default();
        options.check(&mut flaws);
        edition.check("edition.", &mut flaws);
        flaws.stop_if_any()?;
        let Options { players, version, camel } = *options;
        let table = OnTable::new(players, version, camel, *edition.decks.of(players), chance);
        Ok(opening::open(&table))
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

    /// M7.8: in the first version of the rules a cave was named for Dragon's Return.
    fn mended(before: Action, action: Action) -> Option<&'static str> {
        let named = matches!((before, action), (Action::Cast(Spell::DragonReturns), Action::Space(_)));
        named.then_some(Spell::DragonReturns.rule())
    }

    fn withdraw(state: &mut State, seat: Seat, _sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        state.withdraw(seat)
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

    /// MP.3: face-down tokens, the guard, the stacks, spells, and in the basic version what was bought. Some of it is
    /// revealed to a few only.
    fn reveals(event: &Event, observer: Observer) -> bool {
        match event {
            Event::TurnedOver { .. }
            | Event::GuardTurned { .. }
            | Event::ArtefactTurned { .. }
            | Event::Began { .. }
            | Event::SpellDiscarded { .. }
            | Event::Collected { .. } => true,
            Event::SpellsDrawn { seat, .. }
            | Event::Found { seat, .. }
            | Event::BoughtArtefact { seat, .. } => observer.is(*seat),
            Event::SpellHanded { seat, to, .. } => observer.is(*seat) || observer.is(*to),
            Event::RoundBegan { .. }
            | Event::CaveFilled { .. }
            | Event::Took { .. }
            | Event::Gave { .. }
            | Event::Placed { .. }
            | Event::PlacedToken { .. }
            | Event::Tallied { .. }
            | Event::Skipped { .. }
            | Event::TookShelf { .. }
            | Event::DrewSpells { .. }
            | Event::SpellGiven { .. }
            | Event::TwoArtefacts { .. }
            | Event::CamelTaken { .. }
            | Event::CamelDeclined { .. }
            | Event::Entered { .. }
            | Event::TurnedAway { .. }
            | Event::Bought { .. }
            | Event::Declined { .. }
            | Event::CannotPay { .. }
            | Event::LampLit { .. }
            | Event::Passed { .. }
            | Event::Declared { .. }
            | Event::Countered { .. }
            | Event::CarriedOut { .. }
            | Event::CameToNothing { .. }
            | Event::CarpetLaid { .. }
            | Event::Doubled { .. }
            | Event::Moved { .. }
            | Event::TookBack { .. }
            | Event::CarpetsGone { .. }
            | Event::DragonLeft { .. }
            | Event::DragonReturned { .. }
            | Event::Swapped { .. }
            | Event::Searches { .. }
            | Event::Mirage { .. }
            | Event::Smuggled { .. }
            | Event::RoundEnded { .. }
            | Event::Ended { .. } => false,
        }
    }

    /// Treasure by kind, artefacts, and spells. In the basic version which artefacts are in the game is secret, so only
    /// their number is counted.
    fn holdings(state: &State) -> Vec<u32> {
        let table = &state.table;
        let mut held: Vec<u32> = Kind::ALL
            .iter()
            .map(|&kind| {
                let owned =
                    table.players.values().iter().map(|player| u32::from(player.treasure.count(kind)));
                let cave = u32::from(table.public.caves[kind].total());
                u32::from(table.public.bank.count(kind)) + cave + owned.sum::<u32>()
            })
            .collect();
        let all: Artefacts = table.artefacts().collect();
        match table.public.version {
            Version::Basic => held.push(all.total().into()),
            Version::Magic => held.extend(Artefact::ALL.iter().map(|&kind| u32::from(all.count(kind)))),
        }
        let in_hands: usize = table.players.values().iter().map(|player| player.spells.len()).sum();
        let drawn = if let Ask::Keeping(keeping) = &state.ask { keeping.drawn.len() } else { 0 };
        held.push((table.spells.len() + table.public.discard.len() + in_hands + drawn) as u32);
        held
    }
}

impl Lively for Morgenland {
    #[inline(always)]
    fn lively(legal: Actions, chance: &mut impl Chance) -> usize {
        lively::choose(legal, chance)
    }
}

/// The counters: each spell, each artefact that can be used, and what happens around them.
const CASTS: usize = 0;
const USES: usize = CASTS + Spell::COUNT;
const COUNTED: usize = USES + Artefact::COUNT - 1;
const OTHERS: [&str; 6] = [
    "came to nothing",
    "bribed the guard",
    "turned away",
    "bought",
    "passed in a window",
    "ended after 40 rounds",
];

impl Counted for Morgenland {
    const COUNTERS: usize = COUNTED + OTHERS.len();

    fn counter(counter: usize) -> String {
        match counter {
            CASTS..USES => format!("cast {}", Spell::of_index(counter - CASTS)),
            USES..COUNTED => format!("used {}", Artefact::of_index(counter - USES)),
            other => OTHERS[other - COUNTED].to_owned(),
        }
    }

    fn count(event: &Event) -> Option<usize> {
        if let Event::Began { play } = event {
            return Some(match play.card {
                Card::Spell(spell) => CASTS + spell.index(),
                Card::Artefact(artefact) => USES + artefact.index(),
            });
        }
        let found = if matches!(event, Event::LampLit { .. }) {
            return Some(USES);
        } else if matches!(event, Event::CameToNothing { .. }) {
            0
        } else if matches!(event, Event::Entered { how: Entrance::Bribe, .. }) {
            1
        } else if matches!(event, Event::TurnedAway { .. }) {
            2
        } else if matches!(event, Event::Bought { .. }) {
            3
        } else if matches!(event, Event::Passed { .. }) {
            4
        } else if matches!(event, Event::Ended { ending: Ending::TooLong }) {
            5
        } else {
            return None;
        };
        Some(COUNTED + found)
    }

    fn round(state: &State) -> u32 {
        state.table.public.round.into()
    }
}
