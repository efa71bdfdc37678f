//! A view says whose choices are awaited; it must say what the state says.

use eschnapur::Eschnapur;
use eschnapur::edition::Edition;
use tabletop::{FastChance, Game, Lively, Observer, Turn};

#[test]
fn ep_1_who_still_has_to_choose_is_public() {
    for players in 2..=4 {
        let options = Eschnapur::options(players, &[]).unwrap();
        let mut chance = FastChance::new(players as u64);
        for game in 0..40 {
            let mut state = Eschnapur::begin(&options, &Edition::default(), &mut chance).unwrap();
            loop {
                for observer in Observer::all(players) {
                    let awaited = Eschnapur::view(&state, observer).to_act();
                    assert_eq!(awaited, Eschnapur::to_act(&state), "{players} players, seen by {observer}");
                }
                let Some(turn) = Turn::<Eschnapur>::next(&mut state) else { break };
                let legal = turn.legal();
                let index = if game % 2 == 0 {
                    Eschnapur::lively(legal, &mut chance)
                } else {
                    Eschnapur::uniform(legal, &mut chance)
                };
                turn.play_listed(index, &mut chance, &mut ());
            }
        }
    }
}
