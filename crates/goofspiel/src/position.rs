//! The all-seeing view as a document, and the one door back from a document to a state.
//!
//! Scenarios, finished games and tests use it. The door accepts any position that play could go on from, reachable or not.

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
use ts_rs::TS;

use crate::card::{Card, CardSet};
use crate::state::State;
use crate::table::{Belongings, BySeat, Public, Ties};

/// Everything, as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "goofspiel.ts")]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// What everybody has bid in this round.
    pub bids: BySeat<Option<Card>>,
}

impl Position {
    /// The document of a state.
    pub fn new(state: &State) -> Position {
        let State { public, bids } = state;
        Position { public: *public, bids: *bids }
    }

    /// The state of a document, if play could go on from it; otherwise everything that is wrong.
    pub fn to_state(&self) -> Result<State, Flaws> {
        let Position { public, bids } = self;
        let Public { ties, stack, prize, kept, discarded, players } = public;
        let mut flaws = Flaws::default();
        flaws.require(players.players() >= 2, "players", "Goofspiel is for 2 to 5 (G0.1)");
        flaws.require(bids.players() == players.players(), "bids", "must be those of all players");
        // Those that everybody can look at: who has no bid to look up is not looked at below.
        flaws.stop_if_any()?;
        let heaps = [*stack, CardSet::of(*prize), *kept, *discarded];
        let heaps = heaps.into_iter().chain(players.values().iter().map(|player| player.won));
        let (mut seen, mut twice) = (CardSet::EMPTY, CardSet::EMPTY);
        for heap in heaps {
            twice = twice | (seen & heap);
            seen = seen | heap;
        }
        for card in (twice | !seen).iter() {
            flaws.add("stack", format!("the prize {card} must lie in one place (G0.3)"));
        }
        flaws.require(*ties == Ties::Kept || kept.is_empty(), "kept", "ties are discarded here (G2.2)");
        let is_over = prize.is_none();
        flaws.require(
            !is_over || kept.is_empty(),
            "kept",
            "there is no bid any more to keep prizes for (G2.3)",
        );
        flaws.require(!is_over || stack.is_empty(), "prize", "is missing while prizes lie face down (G1.1)");
        let cards = stack.len() + usize::from(!is_over);
        for (seat, Belongings { hand, won: _ }) in players.iter() {
            let key = || format!("players.{seat}.hand");
            flaws.require_with(hand.len() == cards, || {
                (key(), format!("must have a card for each of {cards} rounds"))
            });
            let bid = CardSet::of(bids[seat]);
            flaws.require_with((bid - *hand).is_empty(), || {
                (format!("bids.{seat}"), "is not in the hand (G1.2)".to_owned())
            });
        }
        let open = bids.values().iter().any(Option::is_none);
        flaws.require(open, "bids", "are there for all: then they are turned over (G1.4)");
        flaws.or(State { public: *public, bids: *bids })
    }
}
