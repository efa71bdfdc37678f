//! How a table looks in a list.

use std::collections::BTreeMap;

use store::Summary;
use table::{Pace, PersonId, SeatStatus, Setup, Sitter, Stage, Status, Table, TableId, Time};
use tabletop::{Hosted, Length};
use wire::http::{ListedSeat, ListedTable};
use wire::socket::Known;

/// How a table looks in a list. Names are filled in when the list is read.
pub(crate) fn listed<G: Hosted>(id: TableId, table: &Table<G>) -> ListedTable {
    let changed = table.changed().unwrap_or_default();
    ListedTable { changed, ..unchanging(id, table.setup(), table.status()) }
}

/// How a table looks in a list that was read from the store. Of one whose log is poisoned, and does not fold any more, lists know
/// better how far it had come than the table itself.
pub(crate) fn kept<G: Hosted>(id: TableId, table: &Table<G>, summary: &Summary) -> ListedTable {
    let known = table.halted().and_then(|_| read(&summary.text).ok());
    known.unwrap_or_else(|| listed(id, table))
}

fn unchanging<G: Hosted>(id: TableId, setup: &Setup<G>, status: Status) -> ListedTable {
    ListedTable {
        table: id,
        game: setup.game.clone(),
        choices: choices(setup),
        terms: setup.terms.clone(),
        host: Known { person: setup.host, name: String::new() },
        stage: status.stage,
        seats: status.seats.into_iter().map(listed_seat).collect(),
        changed: Time(0),
        // It is asked of the game whenever a list is read.
        length: 0,
    }
}

fn listed_seat(SeatStatus { sitter, colour, asked, deadline, .. }: SeatStatus) -> ListedSeat {
    ListedSeat { sitter, colour, name: None, asked, deadline }
}

/// The choices of the game's own, as they were made: whatever in the options is a word.
fn choices<G: Hosted>(setup: &Setup<G>) -> BTreeMap<String, String> {
    let options = serde_json::to_value(&setup.options).expect("options are a document");
    let words = options.as_object().into_iter().flatten();
    words.filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned()))).collect()
}

/// What the store keeps for lists. Whose turn it is changes with every plan and is left out: it is asked of the table
/// itself, until that [rests](resting).
pub(crate) fn summary<G: Hosted>(
    id: TableId,
    setup: &Setup<G>,
    status: Status,
    people: Vec<PersonId>,
) -> Summary {
    let mut listed = unchanging(id, setup, status);
    for seat in &mut listed.seats {
        seat.asked = None;
        seat.deadline = None;
    }
    let stage = match listed.stage {
        Stage::Gathering => store::ListedAs::Open,
        Stage::Playing | Stage::Paused => store::ListedAs::Running,
        Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => store::ListedAs::Finished,
    };
    let text = serde_json::to_string(&listed).expect("a listed table is a document");
    Summary { stage, public: listed.terms.public, host: setup.host, people, text }
}

/// What the store keeps for lists of a game that nobody watches and in which nothing happens: now it can say whose turn it is.
pub(crate) fn resting<G: Hosted>(id: TableId, table: &Table<G>) -> String {
    let listed = unchanging(id, table.setup(), table.status());
    serde_json::to_string(&listed).expect("a listed table is a document")
}

/// Of the time that people have who play over days, they take this part.
const PART_OF_DAYS: u32 = 4;

/// How many minutes a game takes at a pace: as long as it usually does, but no longer than its clocks run.
pub(crate) fn minutes(length: Length, players: usize, pace: Pace) -> u32 {
    let Length { minutes, waits } = length;
    let guessed = match pace {
        Pace::Free => minutes,
        Pace::Live { seconds, increment } => {
            let clocks = (seconds + increment * waits).saturating_mul(players as u32);
            minutes.min(clocks / 60).max(1)
        }
        Pace::Days { hours } => minutes.max(waits * u32::from(hours) * 60 / PART_OF_DAYS),
    };
    // Nobody knows it to the minute.
    if guessed < 10 { guessed } else { (guessed + 2) / 5 * 5 }
}

/// A table as the store keeps it for lists. When it changed stands beside it.
pub(crate) fn read(text: &str) -> Result<ListedTable, serde_json::Error> {
    serde_json::from_str(text)
}

/// Everybody whose name a list needs.
pub(crate) fn people(tables: &[ListedTable]) -> Vec<PersonId> {
    let sitters = |table: &ListedTable| -> Vec<_> {
        let sitters = table.seats.iter().filter_map(|seat| person(&seat.sitter));
        sitters.chain([table.host.person]).collect()
    };
    let mut people: Vec<_> = tables.iter().flat_map(sitters).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// Fills the names in.
pub(crate) fn name(tables: &mut [ListedTable], known: &[Known]) {
    let names: BTreeMap<_, _> = known.iter().map(|known| (known.person, &known.name)).collect();
    let name = |person| names.get(&person).map(|name| (*name).clone());
    for table in tables {
        table.host.name = name(table.host.person).unwrap_or_default();
        for seat in &mut table.seats {
            seat.name = person(&seat.sitter).and_then(name);
        }
    }
}

fn person(sitter: &Sitter) -> Option<PersonId> {
    match sitter {
        Sitter::Person { person, .. } => Some(*person),
        Sitter::Open | Sitter::Bot { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_takes_as_long_as_its_pace_lets_it() {
        let length = Length { minutes: 60, waits: 40 };
        for (pace, expected) in [
            (Pace::Free, 60),
            (Pace::Live { seconds: 1800, increment: 0 }, 60),
            (Pace::Live { seconds: 300, increment: 0 }, 15),
            (Pace::Live { seconds: 300, increment: 3 }, 20),
            (Pace::Live { seconds: 10, increment: 0 }, 1),
            (Pace::Days { hours: 48 }, 28_800),
            (Pace::Days { hours: 1 }, 600),
        ] {
            assert_eq!(minutes(length, 3, pace), expected, "{pace:?}");
        }
    }
}
