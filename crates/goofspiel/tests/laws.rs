//! Goofspiel obeys the laws of every game, with both ways with ties (G2.2), at every number of players (G0.1).

use goofspiel::Goofspiel;
use goofspiel::edition::Edition;
use tabletop::Way;
use tabletop_laws::{Effort, Policy, Setup, Thoroughness, check};

#[test]
fn every_way_to_play_obeys_the_laws() {
    for way in Way::<Goofspiel>::all() {
        let setup = Setup::<Goofspiel>::new(way.to_string(), way.options(), Edition::default());
        let setup = setup.expect("a possible set-up");
        for policy in Policy::ALL {
            let thoroughness = Thoroughness { every: 2, ..Thoroughness::default() };
            check(&setup, Effort { policy, cases: 60, thoroughness });
        }
    }
}
