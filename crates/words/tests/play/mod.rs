//! Games for whoever listens.

use tabletop::{Audience, FastChance, Lively, Seat, Turn, Way};

/// Plays games of all kinds; before every choice whoever makes it, and one who looks on, tell what they see.
pub(crate) fn walk<G: Lively>(games: u64, mut look: impl FnMut(&G::State, Option<Seat>, Vec<G::Event>)) {
    for way in Way::<G>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        for _ in 0..games {
            let edition = G::Edition::default();
            let mut state = G::begin(&way.options(), &edition, &mut chance).expect("a game that can begin");
            while let Some(turn) = Turn::<G>::next(&mut state) {
                look(turn.state(), Some(turn.seat()), Vec::new());
                let mut events: Vec<(Audience, G::Event)> = Vec::new();
                let index = G::lively(turn.legal(), &mut chance);
                turn.play_listed(index, &mut chance, &mut events);
                look(&state, None, events.into_iter().map(|(_, event)| event).collect());
            }
        }
    }
}
