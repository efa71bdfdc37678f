//! What a document must have before there is a state to look at: its players, rooms, cards and pieces.

use tabletop::{Flaws, Game as _, Seat, SeatSet};

use crate::ask::{Ask, Buying};
use crate::edition;
use crate::game::Morgenland;
use crate::payment::Giving;
use crate::pieces::{Pieces, Placed};
use crate::play::Play;
use crate::position::{PlayerPosition, Position, RoomPosition};
use crate::public::Public;
use crate::room::PalaceRoom;
use crate::space::{Space, SpaceSet};
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::{Belongings, OnTable};
use crate::token::TokenSet;
use crate::view::{PieceRow, PieceView};

/// The state a document describes, sound or not.
pub(super) fn read(position: &Position) -> Result<State, Flaws> {
    let players = position.players.players();
    if !Morgenland::PLAYERS.contains(&players) {
        // Almost everything else depends on the number of players.
        return Err(Flaws::one("players", format!("{players} of them; Morgenland is for 3 to 5 (M0.1)")));
    }
    let mut shape = Shape { position, players, flaws: Flaws::default() };
    shape.check_seats();
    shape.check_rooms();
    shape.check_pieces();
    shape.check_deck();
    shape.flaws.stop_if_any()?;
    Ok(state(position))
}

struct Shape<'p> {
    position: &'p Position,
    players: usize,
    flaws: Flaws,
}

impl Shape<'_> {
    /// Every seat named anywhere must be taken.
    fn check_seats(&mut self) {
        let Position { public, rooms, ask, .. } = self.position;
        let Public { camel, marks, stage, plays, .. } = public;
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let to_place = if let RoundStage::Placing(seat) = stage { Some(*seat) } else { None };
        let named = [
            ("camel", SeatSet::only(*camel)),
            ("marks.smuggler", only(marks.smuggler.map(|smuggler| smuggler.seat))),
            ("marks.spy", only(marks.spy)),
            ("marks.djinn", only(marks.djinn)),
            ("marks.keys", marks.keys),
            ("marks.entered", marks.entered),
            ("stage", only(to_place)),
            ("ask", of_ask(ask)),
            ("plays.declared", plays.all().iter().map(of_play).fold(SeatSet::EMPTY, |all, some| all | some)),
            ("plays.passed", plays.passed),
        ];
        let named = named.map(|(key, seats)| (key.to_owned(), seats));
        let searched = rooms.iter().map(|(room, it)| (format!("rooms.{room}.searched"), it.public.searched));
        let everyone = SeatSet::first(self.players);
        for (key, seats) in named.into_iter().chain(searched) {
            let taken = (seats - everyone).is_empty();
            self.flaws.require(taken, key, "names a seat that nobody has taken (M0.1)");
        }
    }

    /// M0.5: five rooms, whoever plays.
    fn check_rooms(&mut self) {
        let found: SpaceSet = self.position.rooms.keys().copied().collect();
        for space in (Space::ROOMS - found).iter() {
            self.flaws.add(format!("rooms.{space}"), "is missing (M0.5)");
        }
        for space in (found - Space::ROOMS).iter() {
            self.flaws.add(format!("rooms.{space}"), "does not belong to the rooms (M0.5)");
        }
    }

    /// M0.1, M2.4, MP.2: each token at most once, and a document that sees everything sees its value.
    fn check_pieces(&mut self) {
        for (seat, player) in self.position.players.iter() {
            let mut found = TokenSet::EMPTY;
            for (_, piece) in player.pieces.iter() {
                let wrong = match piece {
                    PieceView::Hidden { token: None, .. } => Some("must have a value (M0.1)"),
                    PieceView::Hidden { token: Some(token), cannot, .. } if cannot.contains(token) => {
                        Some("cannot be what it is (MP.2)")
                    }
                    PieceView::Open { doubles, .. } if doubles > MOST_DOUBLES => {
                        Some("has more than three Doubles: two of their own and a borrowed one (M5.4)")
                    }
                    PieceView::Free | PieceView::Hidden { .. } | PieceView::Open { .. } => None,
                };
                if let Some(wrong) = wrong {
                    self.flaws.add(format!("players.{seat}.pieces"), format!("\"{piece}\" {wrong}"));
                }
                if let Some(token) = piece.token() {
                    let twice = found.contains(token);
                    self.flaws.require_with(!twice, || {
                        (format!("players.{seat}.pieces"), format!("a player has only one {token} (M0.1)"))
                    });
                    found.insert(token);
                }
            }
        }
    }

    /// M0.8, MD.1: the cards of the treasure deck, counted as they are sorted.
    fn check_deck(&mut self) {
        for (card, number) in self.position.public.deck.cards.iter().zip(1..) {
            edition::check_card(card, self.players, &format!("deck.cards.{number}"), &mut self.flaws);
        }
    }
}

/// M5.4: two of their own (M3.5) and a borrowed one (M7.13).
const MOST_DOUBLES: u8 = 3;

/// Every seat a question names.
fn of_ask(ask: &Ask) -> SeatSet {
    let asked: SeatSet = ask.seat().into_iter().collect();
    let others = if let Ask::Buying(Buying { declined, .. }) = ask {
        *declined
    } else if let Ask::Giving(Giving { to, .. }) = ask {
        to.iter().copied().collect()
    } else if let Ask::Naming(play) = ask {
        of_play(play)
    } else {
        SeatSet::EMPTY
    };
    asked | others
}

/// Every seat a play names.
fn of_play(play: &Play) -> SeatSet {
    [Some(play.seat), play.piece.map(|piece| piece.owner)].into_iter().flatten().collect()
}

/// Only after everything above is fine.
fn state(position: &Position) -> State {
    let Position { public, guard, rooms, players, spells, ask } = position;
    let mut table = OnTable {
        public: *public,
        guard: *guard,
        rooms: std::array::from_fn(|room| {
            let RoomPosition { public, stack } = rooms[&Space::room(room)];
            PalaceRoom { stack, public }
        }),
        placeable: SpaceSet::EMPTY,
        players: players.map(|_, player| state_player(&player)),
        spells: *spells,
    };
    table.look_over();
    State { table, ask: *ask }
}

fn state_player(player: &PlayerPosition) -> Belongings {
    let PlayerPosition { public, treasure, pieces, artefacts, spells, gave } = *player;
    Belongings { public, treasure, pieces: state_pieces(&pieces), artefacts, spells, gave }
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
            // A hidden value was found out by `Shape::check_pieces`.
            PieceView::Free | PieceView::Hidden { token: None, .. } => {}
        }
    }
    pieces
}
