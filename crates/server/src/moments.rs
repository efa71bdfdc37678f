//! Looking at a finished game.

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::Value;
use tabletop::record::Replay;
use tabletop::{Audience, Counting, Game, Hosted, Observer, Record, Seat};
use wire::Problem;
use wire::http::{Moment, Moments, PageMoment};

use crate::command::Eyes;

/// The moment after `at` entries, or the last one, through these eyes.
pub(crate) fn moment<G: Hosted>(record: &Record<G>, at: Option<u32>, eyes: Eyes) -> Result<Moment, Problem> {
    let Reached { replay, events, entry } = reach(record, at, eyes)?;
    let view = match eyes {
        // The game is over: nobody has to count any more.
        Eyes::Of(observer) => value(&G::shown(&G::view(replay.state(), observer), Counting::Open)),
        Eyes::All => value(&G::position(replay.state())),
    };
    Ok(Moment {
        at: replay.done() as u32,
        of: record.entries.len() as u32,
        eyes: eyes.to_string(),
        events: events.iter().map(value).collect(),
        entry,
        view,
    })
}

/// Some moments of a finished game through these eyes, in one go.
pub(crate) fn moments<G: Hosted>(
    record: &Record<G>,
    wanted: Range<usize>,
    eyes: Eyes,
) -> Result<Moments, Problem> {
    let Reached { mut replay, mut events, mut entry } = reach(record, Some(wanted.start as u32), eyes)?;
    let mut moments = Vec::new();
    loop {
        let (view, seat_views) = views::<G>(replay.state(), eyes, record.seats.len());
        let (at, told) = (replay.done() as u32, events.iter().map(value).collect());
        moments.push(PageMoment { at, events: told, entry, view, seat_views });
        if replay.done() + 1 >= wanted.end || replay.done() == record.entries.len() {
            break;
        }
        (events, entry) = step(&mut replay, record, eyes)?;
    }
    Ok(Moments {
        of: record.entries.len() as u32,
        eyes: eyes.to_string(),
        seats: record.seats.clone(),
        moments,
    })
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
        return Err(Problem::NotFound { what: "moment".to_owned() });
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
fn views<G: Hosted>(state: &G::State, eyes: Eyes, players: usize) -> (Value, Option<BTreeMap<Seat, Value>>) {
    // The game is over: nobody has to count any more.
    let seen = |observer| value(&G::shown(&G::view(state, observer), Counting::Open));
    match eyes {
        Eyes::Of(observer) => (seen(observer), None),
        Eyes::All => {
            let each = Seat::first(players).map(|seat| (seat, seen(Observer::Seat(seat)))).collect();
            (seen(Observer::Spectator), Some(each))
        }
    }
}

fn value(document: &impl serde::Serialize) -> Value {
    serde_json::to_value(document).expect("views, positions and events are documents")
}
