//! The counting itself, without a command around it.

// Everything here is a test: whatever is missing fails it.
#![allow(clippy::unwrap_used)]

use arena::simulation::{self, Manner, Simulation};
use games::eschnapur::Eschnapur;
use tabletop::Game as _;

#[test]
fn threads_add_up_to_the_same_tally() {
    let plan = Simulation::<Eschnapur> {
        options: Eschnapur::options(2, &[]).unwrap(),
        edition: games::eschnapur::edition::Edition::default(),
        games: 100,
        seed: 3,
        manner: Manner::Uniform,
    };
    let [one, three] = [1, 3].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| simulation::run(&plan, &())).unwrap()
    });
    assert_eq!(one, three);
    assert_eq!(one.games, 100);
}

#[test]
fn a_manner_is_written_as_it_is_called() {
    for manner in Manner::ALL {
        assert_eq!(serde_json::to_value(manner).unwrap(), manner.name());
    }
}
