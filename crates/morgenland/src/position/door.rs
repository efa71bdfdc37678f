//! The one door from a document back to a state.

use std::collections::BTreeMap;

use tabletop::Flaws;

use crate::component::Component as _;
use crate::deck::{Card, Deck};
use crate::pieces::{Pieces, Placed};
use crate::play::Plays;
use crate::room::Room;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::table::{Player, Table};
use crate::token::TokenSet;
use crate::view::{PieceRow, PieceView};

use super::{PlayerPosition, Position, RoomPosition};

pub(super) fn open(position: &Position) -> Result<State, Flaws> {
    let cards: [Card; Card::PER_DECK] =
        position.deck.cards.clone().try_into().map_err(|_| Flaws::one("deck.cards", "a deck has 15 cards"))?;
    let deck = Deck::with_left(cards, &position.deck.left)
        .ok_or_else(|| Flaws::one("deck.left", "names a card that is not in the deck"))?;
    let mut table = Table {
        version: position.version,
        round: position.round,
        camel: position.camel,
        deck,
        bank: position.bank,
        caves: std::array::from_fn(|cave| position.caves[&Space::of_index(cave)]),
        guard: position.guard,
        rooms: std::array::from_fn(|room| {
            let RoomPosition { stack, open, searched, bottom } = position.rooms[&Space::room(room)];
            Room { stack, open, searched, bottom }
        }),
        open: SpaceSet::EMPTY,
        players: position.players.map(|_, player| state_player(&player)),
        spells: position.spells,
        discard: position.discard,
        marks: position.marks,
    };
    table.look_over();
    Ok(State {
        table,
        stage: position.stage,
        ask: position.ask,
        plays: Plays::of(&position.plays.declared, position.plays.passed, position.plays.now),
    })
}

fn state_player(player: &PlayerPosition) -> Player {
    let PlayerPosition { treasure, pieces, carpets, artefacts, used, lit, spells, gave } = *player;
    Player { treasure, pieces: state_pieces(&pieces), carpets, artefacts, used, lit, spells, gave }
}

fn state_pieces(row: &PieceRow) -> Pieces {
    let mut pieces = Pieces::default();
    for (slot, piece) in row.iter() {
        match piece {
            PieceView::Hidden { token: Some(token), space, cannot } => {
                pieces.put(slot, Placed { token, space, open: false, doubles: 0, cannot });
            }
            PieceView::Open { token, space, doubles } => {
                pieces.put(slot, Placed { token, space, open: true, doubles, cannot: TokenSet::EMPTY });
            }
            PieceView::Free | PieceView::Hidden { token: None, .. } => {}
        }
    }
    pieces
}
