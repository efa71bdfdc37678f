//! Random games for the peer to replay, a line of JSON for each: `peer/compare.py` reads them, and `cargo xtask soak` runs both.
//!
//! Ties are discarded, as `OpenSpiel` has it (G2.2).

use std::io::Write as _;

use goofspiel::Goofspiel;
use goofspiel::edition::Edition;
use goofspiel::event::Event;
use serde_json::json;
use tabletop::{Audience, FastChance, Game, Lively, Turn};

/// How many games are played.
const GAMES: u64 = 10_000;

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let numbers: Vec<usize> = Goofspiel::PLAYERS.collect();
    for game in 0..GAMES {
        let players = numbers[game as usize % numbers.len()];
        writeln!(out, "{}", played(players, game))?;
    }
    Ok(())
}

/// A game in which everybody bids anything: the prizes in their order, what was bid for each, and what came of it.
fn played(players: usize, seed: u64) -> serde_json::Value {
    let choices = [("ties".to_owned(), "discarded".to_owned())];
    let options = Goofspiel::options(players, &choices).expect("a way to play");
    let chance = &mut FastChance::new(seed);
    let mut state = Goofspiel::begin(&options, &Edition::default(), chance).expect("a game that can begin");
    // The first prize is turned up before anything happens.
    let mut prizes: Vec<u8> = state.public().prize.iter().map(|prize| prize.number()).collect();
    let mut bids: Vec<u8> = Vec::new();
    let mut happened: Vec<(Audience, Event)> = Vec::new();
    while let Some(turn) = Turn::<Goofspiel>::next(&mut state) {
        let index = Goofspiel::uniform(turn.legal(), chance);
        turn.play_listed(index, chance, &mut happened);
    }
    for (_, event) in happened {
        match event {
            Event::RoundBegan { prize, .. } => prizes.push(prize.number()),
            Event::Revealed { card, .. } => bids.push(card.number()),
            Event::Bid { .. }
            | Event::Chose { .. }
            | Event::TookBack { .. }
            | Event::Won { .. }
            | Event::Tied { .. }
            | Event::Ended => {}
        }
    }
    let outcome = Goofspiel::outcome(&state).expect("nobody is asked any more");
    let points: Vec<u16> = outcome.0.values().iter().map(|standing| standing.points).collect();
    let winners: Vec<usize> = outcome.winners().iter().map(tabletop::Seat::index).collect();
    let bids: Vec<_> = bids.chunks(players).collect();
    json!({ "prizes": prizes, "bids": bids, "points": points, "winners": winners })
}
