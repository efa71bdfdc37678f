//! Who plays the seats that are not the person's.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use arena::{Entrant, Greeting, Ready, Seated};
use bots::Level;
use bots::mixture::wide;
use statistics::counted;
use tabletop::canonical::Hash;
use tabletop::{Seat, Seed};

/// Who plays each seat; at the person's own nobody is asked. The last one named takes all that are left.
pub(super) fn named(named: &[Entrant], person: Seat, players: usize) -> Result<Vec<Entrant>> {
    if named.len() >= players {
        bail!("{} are named for {}", counted(named.len() as u64, "bot"), counted(players as u64 - 1, "seat"));
    }
    let last = named.last().context("no bot is named")?;
    let mut bots = named.iter().chain(std::iter::repeat(last)).cloned();
    let own = Entrant::Level(Level::Regular);
    let seats = Seat::first(players);
    Ok(seats.filter_map(|seat| if seat == person { Some(own.clone()) } else { bots.next() }).collect())
}

/// Seats the bots. Their moods must not share the game's own luck: whoever knew their choices would know the shuffles.
pub(super) fn seated<'r>(
    bots: &'r [Ready],
    person: Seat,
    seed: Seed,
    greeting: &Greeting,
    budget: Duration,
) -> Vec<Option<Seated<'r>>> {
    let mut moods = Seed(Hash::of_bytes(format!("bots {seed}").as_bytes()).0).stream(0);
    let sit = |(seat, bot): (Seat, &'r Ready)| {
        let mood = wide(&mut moods);
        (seat != person).then(|| bot.sit(greeting, seat, mood, budget))
    };
    Seat::first(bots.len()).zip(bots).map(sit).collect()
}
