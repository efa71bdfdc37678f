//! Eschnapur obeys the laws of every game, at every number of players (E0.1) and with editions at both ends of
//! what an edition may be (ED.1).

use eschnapur::edition::{Costs, Edition, PartFigures};
use eschnapur::palace::ByPart;
use eschnapur::{Eschnapur, Options};
use tabletop_laws::{Plan, Policy, Setup, Thoroughness, check};

/// Plays random games, lively and uniform, under all laws.
fn laws(players: usize, edition: Edition, cases: u32) {
    let name = format!("{} edition, {players} players", edition.name);
    let setup = Setup::<Eschnapur>::new(name, Options { players }, edition).expect("a possible set-up");
    for policy in Policy::ALL {
        check(&setup, Plan { policy, cases, thoroughness: Thoroughness { every: 5, ..Thoroughness::default() } });
    }
}

/// Parts are finished all the time, and everybody can afford every privilege.
fn quick() -> Edition {
    let part = PartFigures { fields: 3, first: 1, bag: 2, wage: 5 };
    edition("quick", part, 1)
}

/// Parts hold more stones than three players own, and privileges are out of reach.
fn slow() -> Edition {
    let part = PartFigures { fields: 24, first: 37, bag: 24, wage: 30 };
    edition("slow", part, 50)
}

fn edition(name: &str, part: PartFigures, cost: u8) -> Edition {
    let mut edition = Edition { name: name.to_owned(), ..Edition::default() };
    edition.figures.parts = ByPart::filled(part);
    edition.figures.costs = Costs::filled(cost);
    edition
}

#[test]
fn two_players() {
    laws(2, Edition::default(), 10);
}
