//! Law 4: a record replays to the same state, and documents read back as they were.
//!
//! Everything goes through text: what a file or a message cannot carry would be lost in ten years.

use tabletop::record::Replay;
use tabletop::{Audience, Game, Observer, Record};

use crate::difference::{difference, text};
use crate::{Broken, Law};

/// The position as text leads back to the same state.
pub fn position<G: Game>(state: &G::State) -> Result<(), Broken> {
    let written = text(&G::position(state));
    let read: G::Position = serde_json::from_str(&written)
        .map_err(|error| broken(format!("the position does not read back: {error}\n{written}")))?;
    let again = G::from_position(&read)
        .map_err(|flaws| broken(format!("the position is refused: {flaws}\n{written}")))?;
    Law::Replay.require(again == *state, || {
        // The documents usually show the difference; a field that the document lacks shows only in the states.
        let documents = difference(&written, &text(&G::position(&again)));
        format!("the position leads to another state: {documents}\n{state:?}\n{again:?}")
    })
}

/// Every observer's view as text reads back as the same view.
pub fn views<G: Game>(state: &G::State, players: usize) -> Result<(), Broken> {
    for observer in Observer::all(players) {
        let view = G::view(state, observer);
        let written = text(&view);
        let read: G::View = serde_json::from_str(&written)
            .map_err(|error| broken(format!("{observer}'s view does not read back: {error}\n{written}")))?;
        Law::Replay.require(read == view, || {
            format!("{observer}'s view changes in writing: {}", difference(&written, &text(&read)))
        })?;
    }
    Ok(())
}

/// The record as text replays to the state that was reached, through the events that happened.
pub fn record<G: Game>(
    record: &Record<G>,
    reached: &G::State,
    happened: &[(Audience, G::Event)],
) -> Result<(), Broken> {
    let written = record.to_json();
    let read = Record::<G>::from_json(&written).map_err(|error| broken(error.to_string()))?;
    Law::Replay.require(read.to_json() == written, || {
        format!("the record changes in writing: {}", difference(&written, &read.to_json()))
    })?;
    let mut replay = Replay::new(&read).map_err(|error| broken(error.to_string()))?;
    let mut again = Vec::new();
    while replay.step(&mut again).map_err(|error| broken(error.to_string()))?.is_some() {}
    Law::Replay.require(replay.state() == reached, || {
        let (reached, replayed) = (text(&G::position(reached)), text(&G::position(replay.state())));
        format!("the record leads to another state: {}", difference(&reached, &replayed))
    })?;
    Law::Replay.require(again == happened, || {
        let at = again.iter().zip(happened).take_while(|(one, other)| one == other).count();
        format!("event {at} is {:?} in the replay and was {:?}", again.get(at), happened.get(at))
    })
}

fn broken(why: String) -> Broken {
    Broken { law: Law::Replay, why }
}
