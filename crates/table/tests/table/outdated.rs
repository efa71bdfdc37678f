//! Tables that were begun under version 1 of Morgenland's rules; `crates/server/tests/fixtures/README.md` says how they were
//! made.

use std::path::Path;

use morgenland::Morgenland;
use serde_json::Value;
use table::{Closing, Deed, Entry, PersonId, Request, Setup, Stage, Table};
use tabletop::{FastChance, Game as _, Wish};

use crate::host::{Host, everywhere};

/// The log that was kept, and what had been agreed.
fn kept(name: &str) -> (Setup<Morgenland>, Vec<Entry>) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures");
    let text = std::fs::read_to_string(Path::new(folder).join(name)).expect("an export");
    let mut document: Value = serde_json::from_str(&text).expect("a document");
    let setup = serde_json::from_value(document["setup"].take()).expect("what was agreed");
    (setup, serde_json::from_value(document["entries"].take()).expect("a log"))
}

/// The table that the log leads to today.
fn today(name: &str) -> Host<Morgenland> {
    let (setup, log) = kept(name);
    let now = log.last().expect("something was done").at;
    Host { table: Table::fold(setup, log), now, seed: 1 }
}

#[test]
fn a_game_in_which_nothing_was_used_that_was_mended_goes_on_to_its_end() {
    let mut host = today("before-rules-2-untouched.json");
    assert_eq!(host.table.halted(), None);
    for who in host.table.people().into_iter().map(PersonId::number).collect::<Vec<_>>() {
        host.must(who, Request::Wish { wishes: everywhere(&host, Wish::Always) });
    }
    let mut luck = FastChance::new(1);
    host.play_until(&mut luck, |_| false);
    assert!(matches!(host.table.stage(), Stage::Finished { .. }));
    let names = ["Anna", "Ben", "Carla"].map(str::to_owned).to_vec();
    let record = host.table.record(names).expect("it is over");
    assert_eq!(
        record.rules_version,
        Morgenland::RULES_VERSION,
        "what was played is possible under these rules"
    );
    record.fold().expect("it replays");
    let folded = Table::fold(host.table.setup().clone(), host.table.log().to_vec());
    assert_eq!((folded.halted(), folded.stage()), (None, host.table.stage()));
}

#[test]
fn a_game_in_which_a_mended_rule_was_used_rests_and_says_since_when() {
    let host = today("before-rules-2-mended.json");
    let why = host.table.halted().expect("it rests");
    assert_eq!(why, "entry 156: dragon-asleep (M7.8); it was played with rules version 1, this is version 2");
    assert_eq!(host.table.log(), kept("before-rules-2-mended.json").1, "nothing is lost");
    assert_eq!(*host.table.stage(), Stage::Playing);
}

#[test]
fn a_game_that_rests_can_be_closed_by_the_operator_alone() {
    let mut host = today("before-rules-2-mended.json");
    let why = host.table.halted().expect("it rests").to_owned();
    assert!(host.perform(Deed::Closed { why: Closing::Host }).is_err());
    let closed = Closing::Operator { reason: "the rules were mended".to_owned() };
    host.perform(Deed::Closed { why: closed.clone() }).expect("the operator may");
    let folded = Table::fold(host.table.setup().clone(), host.table.log().to_vec());
    for table in [&host.table, &folded] {
        assert_eq!(*table.stage(), Stage::Closed { why: closed.clone() });
        assert_eq!(table.halted(), Some(why.as_str()));
        for observer in host.observers() {
            assert_eq!(table.seq(observer) as usize, table.missed(observer, 0).len());
        }
    }
    assert!(host.perform(Deed::Closed { why: closed }).is_err(), "it is closed already");
}
