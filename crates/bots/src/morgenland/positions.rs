//! Positions for tests: reached by lively play.

use games::morgenland::Morgenland;
use games::morgenland::action::Action;
use games::morgenland::edition::Edition;
use games::morgenland::state::State;
use games::morgenland::table::Version;
use tabletop::way::Way;
use tabletop::{FastChance, Game as _, Lively as _, Observer, Turn};

use crate::player::Asked;

/// How many games are searched before giving up.
const GAMES: u64 = 20_000;

/// The positions of many games, of four players each, that are wanted.
pub(super) fn reach(version: Version, wanted: impl Fn(&State) -> bool) -> impl Iterator<Item = State> {
    let way = Way::<Morgenland>::all().filter(|way| way.players() == 4).nth(version as usize);
    let options = way.expect("each version is played by four").options();
    let begin = move |game| {
        let mut chance = FastChance::for_game(1, game);
        let state = Morgenland::begin(&options, &Edition::default(), &mut chance);
        (state.expect("the options of a way are sound"), chance)
    };
    let game = move |(first, mut chance): (State, FastChance)| {
        std::iter::successors(Some(first), move |state| {
            let mut next = *state;
            let turn = Turn::<Morgenland>::next(&mut next)?;
            let action = Morgenland::lively(turn.legal(), &mut chance);
            turn.play_listed(action, &mut chance, &mut ());
            next.next().map(|_| next)
        })
    };
    (0..GAMES).map(begin).flat_map(game).filter(move |state| wanted(state))
}

/// What the player who is asked answers.
pub(super) fn answers(state: &State, choose: impl FnOnce(&Asked<'_, Morgenland>) -> usize) -> Action {
    let (seat, legal) = state.next().expect("somebody is asked");
    let view = Morgenland::view(state, Observer::Seat(seat));
    let index = choose(&Asked { seat, view: &view, legal });
    assert!(legal.contains(index), "the answer is legal");
    Action::of_index(index).expect("a legal action has an index of the game")
}
