//! Eschnapur obeys the laws of every game, at every number of players (E0.1) and with editions at both ends of
//! what an edition may be (ED.1).

use eschnapur::edition::Edition;
use eschnapur::privilege::Privilege;
use eschnapur::{Eschnapur, Options};
use tabletop::Game as _;
use tabletop_laws::{Effort, Policy, Setup, Thoroughness, check};

/// Plays random games, lively and uniform, under all laws.
fn laws(players: usize, edition: Edition, cases: u32, every: u32) {
    let name = format!("{} edition, {players} players", edition.name);
    let setup = Setup::<Eschnapur>::new(name, Options { players }, edition).expect("a possible set-up");
    for policy in Policy::ALL {
        let thoroughness = Thoroughness { every, ..Thoroughness::default() };
        check(&setup, Effort { policy, cases, thoroughness });
    }
}

/// Parts are finished all the time, and everybody can afford every privilege.
fn quick() -> Edition {
    edition("quick", &[1, 2, 3], 5, 1)
}

/// Parts hold more stones than one player owns, and privileges are out of reach.
fn slow() -> Edition {
    let values: Vec<u8> = (37..=60).collect();
    edition("slow", &values, 30, 50)
}

/// All parts alike, all privileges alike.
fn edition(name: &str, values: &[u8], wage: u8, cost: u8) -> Edition {
    let bag = values.len() / 2 + 1;
    let costs = Privilege::ALL.map(|privilege| format!("{privilege} = {cost}\n")).concat();
    let part = |part| format!("[parts.{part}]\nvalues = {values:?}\nbag = {bag}\nwage = {wage}\n");
    let parts: String = (1..=8).map(part).collect();
    let file = format!("name = \"{name}\"\n[costs]\n{costs}{parts}");
    Eschnapur::read_edition(&file).expect("a possible edition")
}

#[test]
fn two_players_with_the_default_edition() {
    laws(2, Edition::default(), 60, 4);
}

#[test]
fn three_players_with_the_default_edition() {
    laws(3, Edition::default(), 60, 4);
}

#[test]
fn four_players_with_the_default_edition() {
    laws(4, Edition::default(), 60, 4);
}

#[test]
fn two_players_with_a_quick_edition() {
    laws(2, quick(), 60, 4);
}

#[test]
fn three_players_with_a_quick_edition() {
    laws(3, quick(), 60, 4);
}

#[test]
fn four_players_with_a_quick_edition() {
    laws(4, quick(), 60, 4);
}

#[test]
fn two_players_with_a_slow_edition() {
    laws(2, slow(), 25, 8);
}

#[test]
fn three_players_with_a_slow_edition() {
    laws(3, slow(), 25, 8);
}

#[test]
fn four_players_with_a_slow_edition() {
    laws(4, slow(), 25, 8);
}
