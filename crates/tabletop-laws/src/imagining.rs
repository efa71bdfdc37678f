//! Laws 2 and 3: a state imagined from a view gives that view again, and offers the observer the same actions.
//!
//! Bots search in imagined states, so these must also be states like any other: laws 1, 4 and 5 are asked of
//! them too.

use tabletop::{Chance, Game, Observer};

use crate::difference::{difference, text};
use crate::{Broken, Law, documents, holdings, turns};

/// Every observer's view leads back to itself.
pub fn check<G: Game>(state: &G::State, players: usize, chance: &mut impl Chance) -> Result<(), Broken> {
    let counts = G::holdings(state);
    for observer in Observer::all(players) {
        let imagined = G::imagine(&G::view(state, observer), chance);
        indistinguishable::<G>(state, &imagined, observer)?;
        turns::check::<G>(&imagined)
            .and_then(|()| holdings::check::<G>(&counts, &imagined))
            .and_then(|()| documents::position::<G>(&imagined))
            .map_err(|broken| broken.when(format_args!("in a state imagined by {observer}")))?;
    }
    Ok(())
}

/// The observer cannot tell the two states apart: same view, same seats to act, same choices of their own.
fn indistinguishable<G: Game>(
    state: &G::State,
    imagined: &G::State,
    observer: Observer,
) -> Result<(), Broken> {
    let (view, again) = (G::view(state, observer), G::view(imagined, observer));
    Law::Fit.require(view == again, || {
        format!("{observer}'s view of the imagined state: {}", difference(&text(&view), &text(&again)))
    })?;
    let (to_act, imagined_to_act) = (G::to_act(state), G::to_act(imagined));
    Law::Choices.require(to_act == imagined_to_act, || {
        format!("{to_act:?} is to act, but in the state imagined by {observer} {imagined_to_act:?} is")
    })?;
    let Some(seat) = observer.seat() else { return Ok(()) };
    let (legal, imagined_legal) = (G::legal(state, seat), G::legal(imagined, seat));
    Law::Choices.require(legal == imagined_legal, || {
        format!("legal for {seat} is {legal:?}, but in the imagined state {imagined_legal:?}")
    })
}
