//! Looking at a finished game.

use serde_json::Value;
use tabletop::record::Replay;
use tabletop::{Audience, Counting, Hosted, Record};
use wire::Problem;
use wire::http::Moment;

use crate::command::Eyes;

/// The moment after `at` entries, or the last one, through these eyes.
pub(crate) fn moment<G: Hosted>(record: &Record<G>, at: Option<u32>, eyes: Eyes) -> Result<Moment, Problem> {
    let of = record.entries.len();
    let at = at.map_or(of, |at| at as usize);
    let players = G::players(&record.options);
    let seat = match eyes {
        Eyes::Of(observer) => observer.seat(),
        Eyes::All => None,
    };
    if at > of || seat.is_some_and(|seat| seat.index() >= players) {
        return Err(Problem::NotFound { what: "moment".to_owned() });
    }
    let mut replay = Replay::new(record).map_err(|_| Problem::Failed)?;
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    while replay.done() < at {
        events.clear();
        replay.step(&mut events).map_err(|_| Problem::Failed)?;
    }
    let (view, entry) = match eyes {
        // The game is over: nobody has to count any more.
        Eyes::Of(observer) => (value(&G::shown(&G::view(replay.state(), observer), Counting::Open)), None),
        Eyes::All => (value(&G::position(replay.state())), record.entries[..at].last().cloned()),
    };
    let seen = |to: &Audience| match eyes {
        Eyes::Of(observer) => to.reaches(observer),
        Eyes::All => true,
    };
    let events = events.iter().filter(|(to, _)| seen(to)).map(|(_, event)| value(event)).collect();
    Ok(Moment { at: at as u32, of: of as u32, eyes: eyes.to_string(), events, entry, view })
}

fn value(document: &impl serde::Serialize) -> Value {
    serde_json::to_value(document).expect("views, positions and events are documents")
}
