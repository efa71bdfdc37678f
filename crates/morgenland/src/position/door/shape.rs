//! What a document must have before there is a state to look at: its players, maps, cards and pieces.

use tabletop::{Flaws, Game as _, Seat, SeatSet};

use crate::ask::{Ask, Buying};
use crate::deck::{Card, Deck};
use crate::edition;
use crate::game::Morgenland;
use crate::payment::Giving;
use crate::pieces::{Pieces, Placed};
use crate::play::{Play, Plays};
use crate::position::{PlayerPosition, Position, RoomPosition};
use crate::room::Room;
use crate::space::{Space, SpaceSet};
use crate::stage::Stage;
use crate::state::State;
use crate::table::{Player, Table};
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
    shape.check_maps();
    shape.check_pieces();
    shape.check_plays();
    let deck = shape.deck();
    shape.flaws.stop_if_any()?;
    Ok(state(position, deck))
}

struct Shape<'p> {
    position: &'p Position,
    players: usize,
    flaws: Flaws,
}

impl Shape<'_> {
    /// Every seat named anywhere must be taken.
    fn check_seats(&mut self) {
        let Position { camel, rooms, marks, stage, ask, plays, .. } = self.position;
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let to_place = if let Stage::Placing(seat) = stage { Some(*seat) } else { None };
        let named = [
            ("camel", SeatSet::only(*camel)),
            ("marks.smuggler", only(marks.smuggler.map(|smuggler| smuggler.seat))),
            ("marks.spy", only(marks.spy)),
            ("marks.djinn", only(marks.djinn)),
            ("marks.keys", marks.keys),
            ("marks.entered", marks.entered),
            ("stage", only(to_place)),
            ("ask", of_ask(ask)),
            (
                "plays.declared",
                plays.declared.iter().map(of_play).fold(SeatSet::EMPTY, |all, some| all | some),
            ),
            ("plays.passed", plays.passed),
        ];
        let named = named.map(|(key, seats)| (key.to_owned(), seats));
        let searched = rooms.iter().map(|(room, it)| (format!("rooms.{room}.searched"), it.searched));
        let everyone = SeatSet::first(self.players);
        for (key, seats) in named.into_iter().chain(searched) {
            let taken = (seats - everyone).is_empty();
            self.flaws.require(taken, key, "names a seat that nobody has taken (M0.1)");
        }
    }

    /// M0.5: five caves and five rooms, whoever plays.
    fn check_maps(&mut self) {
        let Position { caves, rooms, .. } = self.position;
        let maps = [
            ("caves", Space::CAVES, caves.keys().copied().collect::<SpaceSet>()),
            ("rooms", Space::ROOMS, rooms.keys().copied().collect()),
        ];
        for (key, wanted, found) in maps {
            for space in (wanted - found).iter() {
                self.flaws.add(format!("{key}.{space}"), "is missing (M0.5)");
            }
            for space in (found - wanted).iter() {
                self.flaws.add(format!("{key}.{space}"), format!("does not belong to the {key} (M0.5)"));
            }
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
                        Some("has more than three Doubles: two of his own and a borrowed one (M5.4)")
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

    /// No more plays than a state has places for; see [`Plays::MOST`].
    fn check_plays(&mut self) {
        let few = self.position.plays.declared.len() <= Plays::MOST;
        let reason = format!("no more than {} plays can be declared (M5.1, M7)", Plays::MOST);
        self.flaws.require(few, "plays.declared", reason);
    }

    /// M0.8, MD.1: the treasure deck, with all its cards and those that are left of them.
    fn deck(&mut self) -> Deck {
        let deck = &self.position.deck;
        for (card, number) in deck.cards.iter().zip(1..) {
            edition::check_card(card, self.players, &format!("deck.cards.{number}"), &mut self.flaws);
        }
        let Ok(cards) = <[Card; Card::PER_DECK]>::try_from(deck.cards.as_slice()) else {
            let reason = format!("{} cards; a deck has {} (M0.8)", deck.cards.len(), Card::PER_DECK);
            self.flaws.add("deck.cards", reason);
            return Deck::new([Card::default(); Card::PER_DECK]);
        };
        Deck::with_left(cards, &deck.left).unwrap_or_else(|| {
            self.flaws
                .add("deck.left", "names a card that is not in the deck, or more often than it is (M1.2)");
            Deck::new(cards)
        })
    }
}

/// M5.4: two of his own (M3.5) and a borrowed one (M7.13).
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
fn state(position: &Position, deck: Deck) -> State {
    let Position {
        version,
        round,
        camel,
        deck: _,
        bank,
        caves,
        guard,
        rooms,
        players,
        spells,
        discard,
        marks,
        stage,
        ask,
        plays,
    } = position;
    let mut table = Table {
        version: *version,
        round: *round,
        camel: *camel,
        deck,
        bank: *bank,
        caves: std::array::from_fn(|cave| caves[&Space::of_index(cave)]),
        guard: *guard,
        rooms: std::array::from_fn(|room| {
            let RoomPosition { stack, open, searched, bottom } = rooms[&Space::room(room)];
            Room { stack, open, searched, bottom }
        }),
        open: SpaceSet::EMPTY,
        players: players.map(|_, player| state_player(&player)),
        spells: *spells,
        discard: *discard,
        marks: *marks,
    };
    table.look_over();
    State { table, stage: *stage, ask: *ask, plays: Plays::of(&plays.declared, plays.passed, plays.now) }
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
            // A hidden value was found out by `Shape::check_pieces`.
            PieceView::Free | PieceView::Hidden { token: None, .. } => {}
        }
    }
    pieces
}
