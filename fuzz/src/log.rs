//! Whatever the log of a table says, it folds as far as it can: nothing panics, and a table that does not fold to its
//! end shows where it stands and refuses everything.
//!
//! Text is read as it is stored: a line with the setup, then a line for each entry. Anything else describes a real log
//! and how to spoil it without spoiling its JSON.

use arbitrary::Arbitrary;
use serde_json::Value;
use table::{Deed, Entry, Refused, Setup, Stage, Table, Time};
use tabletop::{Hosted, Observer, Seat, Seed};

use crate::evening::{Attempt, Evening, Host, PEOPLE, RHYTHM, person};

/// So many errands are done at a table whose log folds, to see that it goes on.
const GOES_ON: usize = 5;

/// A real log and how to spoil it.
#[derive(Arbitrary, Debug)]
pub struct SpoiledLog {
    spoils: Vec<Spoil>,
    /// Where the log comes from.
    pub evening: Evening,
}

#[derive(Arbitrary, Debug)]
enum Spoil {
    Swap { one: u16, other: u16 },
    Remove { at: u16 },
    Repeat { at: u16, to: u16 },
    Member { at: u16, from: u16, nth: u8 },
    Seat { at: u16, seat: u8 },
    When { at: u16, time: i64 },
    EndOfTime { at: u16, since: bool, first: bool },
    Action { at: u16, nth: u8, number: u16 },
    NoHash { at: u16 },
}

/// The target for one game, with text.
pub fn log<G: Hosted>(text: &str) {
    let mut lines = text.lines();
    let Some(Ok(setup)) = lines.next().map(serde_json::from_str) else { return };
    if let Ok(log) = lines.map(serde_json::from_str).collect() {
        folds::<G>(setup, log);
    }
}

/// The target for one game, with a spoiled log.
pub fn spoiled<G: Hosted>(spoiled: &SpoiledLog) {
    let table = played::<G>(&spoiled.evening);
    let mut lines: Vec<Value> = table.log().iter().map(document).collect();
    spoiled.spoils.iter().for_each(|spoil| spoil.apply::<G>(&mut lines));
    if let Ok(log) = lines.into_iter().map(serde_json::from_value).collect() {
        folds::<G>(table.setup().clone(), log);
    }
}

/// A log to begin with, as it is stored.
pub fn stored<G: Hosted>(evening: &Evening) -> String {
    let table = played::<G>(evening);
    let lines = std::iter::once(document(table.setup())).chain(table.log().iter().map(document));
    lines.map(|line| line.to_string()).collect::<Vec<_>>().join("\n")
}

fn played<G: Hosted>(evening: &Evening) -> Table<G> {
    let mut host = evening.host::<G>();
    for attempt in evening.opening::<G>() {
        host.carry_out(attempt).expect("all may come together");
    }
    for step in evening.steps() {
        if let Some(attempt) = host.attempt(step) {
            // Refusals leave nothing in the log.
            drop(host.carry_out(attempt));
        }
    }
    host.table
}

fn document(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("setups and entries are documents")
}

fn folds<G: Hosted>(setup: Setup<G>, log: Vec<Entry>) {
    let table = Table::<G>::fold(setup, log);
    shows_where_it_stands(&table);
    if table.halted().is_some() {
        refuses_everything(table);
    } else {
        goes_on(table);
    }
}

/// Whoever looks at it sees something, and was told as much as their numbers say.
fn shows_where_it_stands<G: Hosted>(table: &Table<G>) {
    let players = table.status().seats.len();
    for observer in Observer::all(players) {
        document(&table.board(observer));
        let missed = table.missed(observer, 0);
        let numbers: Vec<u32> = missed.iter().map(|frame| frame.seq).collect();
        assert_eq!(
            numbers,
            (1..=table.seq(observer)).collect::<Vec<_>>(),
            "{observer}'s numbers have no gap"
        );
    }
    table.again();
    if let Some(record) = table.record(vec!["somebody".to_owned(); players]) {
        assert!(record.fold().is_ok(), "a record that is published replays");
    }
}

fn refuses_everything<G: Hosted>(table: Table<G>) {
    let host = Host::of(table);
    let table = &host.table;
    let halted = |refused| matches!(refused, Some(Refused::Halted { .. }));
    assert!(table.errands(RHYTHM).is_empty() && !table.wants_rematch());
    let people = table.people().into_iter().chain(PEOPLE.map(person)).chain([table.setup().host]);
    for who in people {
        assert!(!table.awaits(who));
        for kind in 0..Host::<G>::KINDS {
            let request = host.anything(kind, Seat::A, kind.into());
            let granted = table.grant(who, None, request.clone(), || Seed::from_number(0, "nothing begins"));
            assert!(halted(granted.err()), "{request:?}");
        }
    }
    for Entry { at, deed } in table.log() {
        assert!(halted(table.prepare(*at, deed.clone()).err()), "{deed:?}");
    }
    assert!(halted(table.prepare(Time(0), Deed::Resumed).err()));
}

/// What is due can be done.
fn goes_on<G: Hosted>(table: Table<G>) {
    let mut host = Host::of(table);
    for _ in 0..GOES_ON {
        if *host.table.stage() == Stage::Playing
            && let Some(deed) = host.due(0)
        {
            host.carry_out(Attempt::Do(deed)).expect("what is due is possible");
        }
    }
}

impl Spoil {
    fn apply<G: Hosted>(&self, lines: &mut Vec<Value>) {
        if lines.is_empty() {
            return;
        }
        let count = lines.len();
        let place = |at: u16| usize::from(at) % count;
        match *self {
            Spoil::Swap { one, other } => lines.swap(place(one), place(other)),
            Spoil::Remove { at } => drop(lines.remove(place(at))),
            Spoil::Repeat { at, to } => lines.insert(place(to), lines[place(at)].clone()),
            Spoil::Member { at, from, nth } => {
                // Other lines have other seats, sitters, actions, hashes.
                let members = lines[place(from)].as_object().into_iter().flatten();
                let member = members.cycle().nth(nth.into()).map(|(name, it)| (name.clone(), it.clone()));
                if let Some((name, member)) = member {
                    set(&mut lines[place(at)], &name, member);
                }
            }
            Spoil::Seat { at, seat } => {
                let seat = Seat::ALL[usize::from(seat) % Seat::ALL.len()];
                set(&mut lines[place(at)], "seat", document(&seat));
            }
            Spoil::When { at, time } => set(&mut lines[place(at)], "at", time.into()),
            Spoil::EndOfTime { at, since, first } => {
                // Chance would hardly hit on the first or the last moment there is.
                let time = if first { i64::MIN } else { i64::MAX };
                set(&mut lines[place(at)], if since { "from" } else { "at" }, time.into());
            }
            Spoil::NoHash { at } => set(&mut lines[place(at)], "on", Value::Null),
            Spoil::Action { at, nth, number } => {
                let action = G::action(usize::from(number) % G::ACTIONS).map(|action| action.to_string());
                let actions = lines[place(at)].get_mut("actions").and_then(Value::as_array_mut);
                if let Some(actions) = actions {
                    let nth = usize::from(nth) % (actions.len() + 1);
                    actions.splice(nth..(nth + 1).min(actions.len()), action.map(Value::from));
                }
            }
        }
    }
}

/// Changes a member that is there: one that has no meaning would only make the line unreadable.
fn set(line: &mut Value, name: &str, member: Value) {
    if let Some(place) = line.get_mut(name) {
        *place = member;
    }
}
