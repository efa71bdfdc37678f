//! A random full state that fits a view: what bots search in.

use tabletop::Chance;

use crate::state::State;
use crate::table::BySeat;
use crate::view::View;

/// Draws what the observer does not know: which cards the others have bid (GP.3), each card of the hand equally likely.
pub(crate) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let View { observer, public, awaited, mine } = view;
    let bids = BySeat::from_fn(public.players.players(), |seat| {
        if observer.is(seat) {
            return *mine;
        }
        let hand = public.players[seat].hand;
        // Once the game is over nobody is awaited, and nobody has bid.
        if awaited.contains(seat) || public.prize.is_none() {
            return None;
        }
        hand.iter().nth(chance.below(hand.len() as u32) as usize)
    });
    State { public: *public, bids }
}
