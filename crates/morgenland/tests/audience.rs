//! Who learns of what happens (MP.1, MP.3): five kinds of events are secret, all others are told to everybody.

use morgenland::Morgenland;
use morgenland::edition::Edition;
use morgenland::event::Event;
use tabletop::{Audience, FastChance, Game, Lively, Seat, Turn, Way};

#[test]
fn mp_3_what_is_told_in_secret_and_to_whom() {
    let mut secrets = [0; 5];
    for way in Way::<Morgenland>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        for _ in 0..6 {
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), &mut chance)
                .expect("a game that can begin");
            while let Some(turn) = Turn::<Morgenland>::next(&mut state) {
                let index = Morgenland::lively(turn.legal(), &mut chance);
                let mut happened: Vec<(Audience, Event)> = Vec::new();
                turn.play_listed(index, &mut chance, &mut happened);
                for (place, (audience, event)) in happened.iter().enumerate() {
                    // Both learn of a spell that is handed over, first the giver.
                    let again = place > 0 && happened[place - 1].1 == *event;
                    let Some((kind, seat)) = secret(event, again) else {
                        assert_eq!(*audience, Audience::Everyone, "{event:?}");
                        continue;
                    };
                    assert_eq!(*audience, Audience::Only(seat), "{event:?}");
                    secrets[kind] += 1;
                    let times = happened.iter().filter(|(_, other)| other == event).count();
                    assert_eq!(times, if kind == 4 { 2 } else { 1 }, "{event:?}");
                }
            }
        }
    }
    assert!(secrets.iter().all(|&seen| seen > 0), "nothing was there to be told: {secrets:?}");
}

/// Which kind of secret an event is, and for whom.
fn secret(event: &Event, again: bool) -> Option<(usize, Seat)> {
    if let Event::PlacedToken { seat, .. } = event {
        Some((0, *seat))
    } else if let Event::BoughtArtefact { seat, .. } = event {
        Some((1, *seat))
    } else if let Event::SpellsDrawn { seat, .. } = event {
        Some((2, *seat))
    } else if let Event::Found { seat, .. } = event {
        Some((3, *seat))
    } else if let Event::SpellHanded { seat, to, .. } = event {
        Some((4, if again { *to } else { *seat }))
    } else {
        None
    }
}
