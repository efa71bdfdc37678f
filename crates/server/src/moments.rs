//! Looking at a finished game.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde_json::Value;
use table::{History, Refused, Table};
use tabletop::record::Replay;
use tabletop::{Audience, Counting, Form, Game, Hosted, Observer, Record, Seat, plain};
use wire::http::{Moment, Moments, PageMoment};
use wire::{Problem, Sought};

use crate::archive::{Effort, Made, Wanted};
use crate::command::Eyes;
use crate::packed::Packed;
use crate::trouble::OrFailed as _;

/// A document of a finished game at which everybody was called like this.
pub(crate) fn document<G: Hosted>(
    history: &History<G>,
    names: Vec<String>,
    wanted: Wanted,
) -> Result<Made, Problem> {
    let record = history.record(names).ok_or_else(|| not_made(history))?;
    let folding = Effort::folding(history.log().len());
    let (document, effort) = match wanted {
        Wanted::Record => {
            let written = Packed::write(|to| to.write_all(record.to_json().as_bytes()));
            (written, Effort::viewing(1))
        }
        Wanted::Moment { at, eyes } => {
            let moment = moment(&record, at, eyes)?;
            let written = Packed::write(|to| Ok(serde_json::to_writer(to, &moment)?));
            (written, Effort::viewing(1) + Effort::folding(moment.at as usize))
        }
        Wanted::Moments { from, most, eyes, form } => {
            let mut reached = reach(&record, Some(from), eyes)?;
            let written = Packed::write(|to| write_moments(&record, &mut reached, most, (eyes, form), to));
            let views = match eyes {
                Eyes::Of(_) => 1,
                Eyes::All => 1 + record.seats.len(),
            };
            (written, Effort::viewing(most as usize * views) + Effort::folding(reached.replay.done()))
        }
    };
    let document = document.or_failed()?;
    Ok(Made { document, effort: folding + effort })
}

/// Why there is no record: its game was never begun, or the rules were mended since it was played.
fn not_made<G: Hosted>(history: &History<G>) -> Problem {
    let table = Table::fold(history.setup().clone(), history.log().to_vec());
    let halted = table.halted().map(|why| Refused::Halted { why: why.to_owned() });
    halted.map_or(Problem::NoRecordYet, |refused| Problem::Refused { refused })
}

/// The moment after `at` entries, or the last one, through these eyes.
fn moment<G: Hosted>(record: &Record<G>, at: Option<u32>, eyes: Eyes) -> Result<Moment, Problem> {
    let Reached { replay, events, entry } = reach(record, at, eyes)?;
    let view = match eyes {
        // The game is over: nobody has to count any more.
        Eyes::Of(observer) => plain::value(&G::shown(&G::view(replay.state(), observer), Counting::Open)),
        Eyes::All => plain::value(&G::position(replay.state())),
    };
    Ok(Moment {
        at: replay.done() as u32,
        of: record.entries.len() as u32,
        eyes: eyes.to_string(),
        events: events.iter().map(plain::value).collect(),
        entry,
        view,
    })
}

/// Writes moments from the one that was reached on, one after the other: no two of them are in memory at the same time.
fn write_moments<G: Hosted>(
    record: &Record<G>,
    reached: &mut Reached<'_, G>,
    most: u32,
    (eyes, form): (Eyes, Form),
    to: &mut dyn Write,
) -> io::Result<()> {
    let (of, seats) = (record.entries.len() as u32, record.seats.clone());
    let frame = Moments { of, eyes: eyes.to_string(), seats, moments: Vec::new() };
    let frame = serde_json::to_string(&frame)?;
    let end = "]}";
    to.write_all(frame.strip_suffix(end).expect("the moments are its last member").as_bytes())?;
    for n in 0..most {
        if n > 0 {
            if reached.replay.done() == record.entries.len() {
                break;
            }
            (reached.events, reached.entry) =
                step(&mut reached.replay, record, eyes).map_err(io::Error::other)?;
            to.write_all(b",")?;
        }
        let (view, seat_views) = views::<G>(reached.replay.state(), (eyes, form), record.seats.len());
        let events = reached.events.iter().map(plain::value).collect();
        let (at, entry) = (reached.replay.done() as u32, reached.entry.take());
        serde_json::to_writer(&mut *to, &PageMoment { at, events, entry, view, seat_views })?;
    }
    to.write_all(end.as_bytes())
}

/// A record, replayed so far.
struct Reached<'r, G: Game> {
    replay: Replay<'r, G>,
    /// What the last entry brought about, as far as these eyes saw it.
    events: Vec<G::Event>,
    /// The last entry, for eyes that see all.
    entry: Option<String>,
}

fn reach<G: Game>(record: &Record<G>, at: Option<u32>, eyes: Eyes) -> Result<Reached<'_, G>, Problem> {
    let at = at.map_or(record.entries.len(), |at| at as usize);
    let seat = match eyes {
        Eyes::Of(observer) => observer.seat(),
        Eyes::All => None,
    };
    if at > record.entries.len() || seat.is_some_and(|seat| seat.index() >= G::players(&record.options)) {
        return Err(Problem::NotFound { what: Sought::Moment });
    }
    let mut replay = Replay::new(record).map_err(|_| Problem::Failed)?;
    let mut last = (Vec::new(), None);
    while replay.done() < at {
        last = step(&mut replay, record, eyes)?;
    }
    let (events, entry) = last;
    Ok(Reached { replay, events, entry })
}

/// The next entry: what it brought about as far as these eyes saw it, and for eyes that see all the entry itself.
fn step<G: Game>(
    replay: &mut Replay<'_, G>,
    record: &Record<G>,
    eyes: Eyes,
) -> Result<(Vec<G::Event>, Option<String>), Problem> {
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    replay.step(&mut events).map_err(|_| Problem::Failed)?;
    let (entry, seen): (_, &dyn Fn(Audience) -> bool) = match eyes {
        Eyes::Of(observer) => (None, &move |to| to.reaches(observer)),
        Eyes::All => (record.entries[..replay.done()].last().cloned(), &|_| true),
    };
    Ok((events.into_iter().filter(|(to, _)| seen(*to)).map(|(_, event)| event).collect(), entry))
}

/// The game as these eyes see it; for eyes that see all as a spectator saw it, with what every player saw.
fn views<G: Hosted>(
    state: &G::State,
    (eyes, form): (Eyes, Form),
    players: usize,
) -> (Value, Option<BTreeMap<Seat, Value>>) {
    // The game is over: nobody has to count any more.
    let seen = |observer| plain::value(&G::portray(&G::view(state, observer), form, Counting::Open));
    match eyes {
        Eyes::Of(observer) => (seen(observer), None),
        Eyes::All => {
            let each = Seat::first(players).map(|seat| (seat, seen(Observer::Seat(seat)))).collect();
            (seen(Observer::Spectator), Some(each))
        }
    }
}
