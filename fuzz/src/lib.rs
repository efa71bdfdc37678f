//! What the fuzz targets do, for any game: one module per target.
//!
//! Text is offered to every game: each of them refuses it or makes something sound of it. Where an input is not text,
//! one of its bytes chooses the game. A target panics when something is wrong; that is how libFuzzer hears of it.

pub mod actions;
pub mod edition;
pub mod evening;
pub mod log;
pub mod message;
pub mod record;
pub mod scenario;
pub mod table;

use tabletop::record::Move;
use tabletop::{Chance as _, FastChance, Game, Hosted, Lively, Record, Recorder, Seat, Seed, Way};
use tabletop_laws::{documents, ending, imagining, secrecy, turns};

/// Every game. Another game is one more line here.
pub static GAMES: &[&dyn FuzzedGame] = &games::each!(G => &G {});

/// What the targets ask of a game whose type is only known from the input. Every game answers with the generic code
/// of the target's module.
pub trait FuzzedGame: Sync {
    /// The name of the game and of its crate.
    fn name(&self) -> &'static str;
    /// See [`mod@actions`].
    fn actions(&self, game: &actions::Match);
    /// See [`mod@edition`].
    fn edition(&self, text: &str);
    /// See [`mod@log`].
    fn log(&self, text: &str);
    /// See [`mod@log`].
    fn spoiled_log(&self, spoiled: &log::SpoiledLog);
    /// See [`mod@record`].
    fn record(&self, text: &str);
    /// See [`mod@record`].
    fn spoiled_record(&self, spoiled: &record::SpoiledRecord);
    /// See [`mod@scenario`].
    fn scenario(&self, text: &str);
    /// See [`mod@table`].
    fn table(&self, evening: &evening::Evening);
    /// An edition to begin with.
    fn default_edition(&self) -> String;
    /// A log to begin with.
    fn stored_log(&self, evening: &evening::Evening) -> String;
    /// Records to begin with: each with the way to play, and how many decisions it holds.
    fn records(&self) -> Vec<(String, usize, String)>;
}

impl<G: Hosted + Lively> FuzzedGame for G {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn actions(&self, game: &actions::Match) {
        actions::actions::<G>(game);
    }
    fn edition(&self, text: &str) {
        edition::edition::<G>(text);
    }
    fn log(&self, text: &str) {
        log::log::<G>(text);
    }
    fn spoiled_log(&self, spoiled: &log::SpoiledLog) {
        log::spoiled::<G>(spoiled);
    }
    fn record(&self, text: &str) {
        record::record::<G>(text);
    }
    fn spoiled_record(&self, spoiled: &record::SpoiledRecord) {
        record::spoiled::<G>(spoiled);
    }
    fn scenario(&self, text: &str) {
        scenario::scenario::<G>(text);
    }
    fn table(&self, evening: &evening::Evening) {
        table::table::<G>(evening);
    }
    fn default_edition(&self) -> String {
        G::default_edition_file()
    }
    fn stored_log(&self, evening: &evening::Evening) -> String {
        log::stored::<G>(evening)
    }
    fn records(&self) -> Vec<(String, usize, String)> {
        let lengths = |way: Way<G>| [0, 20, 150].map(|decisions| (way, decisions));
        let record = |(way, decisions): (Way<G>, usize)| {
            let record = recorded(&way, way.players() as u64, decisions);
            (way.to_string(), decisions, record.to_json())
        };
        Way::all().flat_map(lengths).map(record).collect()
    }
}

/// One of the games, from any byte.
pub fn game(byte: u8) -> &'static dyn FuzzedGame {
    GAMES[usize::from(byte) % GAMES.len()]
}

/// Decisions after which a game counts as endless. Random games take a few hundred, in extreme editions a few
/// thousand.
const BOUND: usize = 50_000;

/// One of the ways to play a game, from any number.
fn way<G: Game>(number: usize) -> Way<G> {
    let count = Way::<G>::all().count();
    Way::all().nth(number % count).expect("the remainder is below their number")
}

/// A new game.
fn begin<G: Lively>(way: &Way<G>, seed: u64) -> Recorder<G> {
    let names = Seat::first(way.players()).map(|seat| seat.to_string()).collect();
    Recorder::new(way.options(), G::Edition::default(), Seed::from_number(seed, "fuzz"), names)
        .expect("the default edition can be played in every way")
}

/// The record of a lively game, broken off after some decisions.
fn recorded<G: Lively>(way: &Way<G>, seed: u64, decisions: usize) -> Record<G> {
    let mut recorder = begin(way, seed);
    let mut chance = FastChance::new(seed);
    for _ in 0..decisions {
        let to_act = G::to_act(recorder.state());
        if to_act.is_empty() {
            break;
        }
        let nth = chance.below(to_act.len() as u32) as usize;
        let seat = to_act.iter().nth(nth).expect("nth is below the number of seats to act");
        let index = G::lively(G::legal(recorder.state(), seat), &mut chance);
        let action = G::action(index).expect("legal actions have an index of the game");
        recorder.perform(Move::Act(seat, action), &mut ()).expect("lively play is legal");
    }
    recorder.finish()
}

/// The state is one that views, imagination and documents can work with. Panics if it is not.
fn sound<G: Lively>(state: &G::State, players: usize, seed: u64) {
    let chance = &mut FastChance::new(seed);
    let laws = turns::check::<G>(state)
        .and_then(|()| documents::position::<G>(state))
        .and_then(|()| documents::views::<G>(state, players))
        .and_then(|()| imagining::check::<G>(state, players, chance))
        .and_then(|()| secrecy::check::<G>(state, players, chance));
    if let Err(broken) = laws {
        panic!("{broken}\n{state:?}");
    }
}

/// Play from this state comes to an end. Panics if it does not.
fn plays_out<G: Lively>(state: &G::State, seed: u64) {
    if let Err(broken) = ending::playout::<G>(*state, BOUND, &mut FastChance::new(seed)) {
        panic!("{broken}\n{state:?}");
    }
}
