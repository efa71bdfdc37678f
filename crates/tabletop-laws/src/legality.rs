//! Law 7: every offered action is accepted, every other one is refused and changes nothing.

use tabletop::game::Actions as _;
use tabletop::{Audience, Chance, FastChance, Game, Seat};

use crate::{Broken, Law};

/// The list, the check and the deed agree on every action, for every seat, taken or not.
pub fn check<G: Game>(state: &G::State, chance: &mut impl Chance) -> Result<(), Broken> {
    let luck = FastChance::new(u64::from(chance.next()));
    for seat in Seat::ALL {
        let legal = G::legal(state, seat);
        Law::Legality.require(legal.iter().all(|index| index < G::ACTIONS), || {
            format!("{seat} is offered {legal:?}, beyond the {} actions of the game", G::ACTIONS)
        })?;
        for index in 0..G::ACTIONS {
            one::<G>(state, seat, numbered::<G>(index)?, legal.contains(index), luck)?;
        }
    }
    Ok(())
}

/// Checks a single action of a seat: `check` says what the list says, and the deed follows.
fn one<G: Game>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    offered: bool,
    mut luck: FastChance,
) -> Result<(), Broken> {
    let verdict = G::check(state, seat, action);
    Law::Legality.require(verdict.is_ok() == offered, || {
        let list = if offered { "offered" } else { "not offered" };
        format!("{seat} {action} is {list}, but the check says {verdict:?}")
    })?;
    let mut after = *state;
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    let done = G::apply(&mut after, seat, action, &mut luck, &mut events);
    Law::Legality.require(done == verdict, || {
        format!("{seat} {action}: the check says {verdict:?}, the deed {done:?}")
    })?;
    let untouched = after == *state && events.is_empty();
    Law::Legality.require(offered || untouched, || {
        format!("{seat} {action} is refused but changes the state or causes events: {events:?}")
    })
}

/// Every index below the game's number of actions is an action with that index and with a notation that reads
/// back; the next index is none.
pub fn alphabet<G: Game>() -> Result<(), Broken> {
    for index in 0..G::ACTIONS {
        let action = numbered::<G>(index)?;
        Law::Legality.require(G::index(action) == index, || {
            format!("action {index} is {action}, which has index {}", G::index(action))
        })?;
        let notation = action.to_string();
        let read: Result<G::Action, _> = notation.parse();
        Law::Legality.require(read.as_ref() == Ok(&action), || {
            format!("action {index} is written {notation:?}, which reads as {read:?}")
        })?;
    }
    Law::Legality.require(G::action(G::ACTIONS).is_none(), || {
        format!("there is an action {}, though the game has only that many", G::ACTIONS)
    })
}

/// The action with this index, which there must be.
pub(crate) fn numbered<G: Game>(index: usize) -> Result<G::Action, Broken> {
    G::action(index)
        .ok_or_else(|| Broken { law: Law::Legality, why: format!("there is no action with index {index}") })
}
