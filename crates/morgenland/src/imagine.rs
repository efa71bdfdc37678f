//! A random full state that fits a view: what bots search in.

use tabletop::Chance;

use crate::artefact::{Artefact, Artefacts};
use crate::ask::Ask;
use crate::pieces::{Pieces, Placed, Slot};
use crate::room::{Bottom, PalaceRoom, Stack};
use crate::round::start::STRONGEST_GUARD;
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::state::State;
use crate::table::{Belongings, BySeat, Guard, OnTable, ROOMS, Version};
use crate::token::{Token, TokenSet};
use crate::view::{PieceRow, PieceView, PlayerSeen, PlayerView, RoomView, View};

/// Draws everything the observer does not know: face-down tokens, the guard, the stacks, spells, and in the basic
/// version the artefacts of others.
pub(crate) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let View { observer: _, public, guard, rooms, stock: _, players, spells, ask } = view;
    let mut pool = SpellPool::new(view);
    let mut unseen = unseen_artefacts(view);
    let rooms: [RoomView; ROOMS] = std::array::from_fn(|room| rooms[&Space::room(room)]);
    let (stacks, artefacts) = imagine_artefacts(&rooms, players, &mut unseen, chance);
    let ask = ask.with(|keeping| {
        keeping.drawn.unwrap_or_else(|| [pool.draw(chance), pool.draw(chance)].into_iter().collect())
    });
    let players = players.map(|seat, PlayerView { treasure, seen }| {
        // How many there are is what the artefacts were drawn by.
        let PlayerSeen { public, pieces, hand: _, collected: _, artefacts: _, spells, known, gave } = seen;
        let mut own = known;
        while own.len() < usize::from(spells) {
            own.insert(pool.draw(chance));
        }
        Belongings {
            public,
            treasure,
            pieces: imagine_pieces(&pieces, chance),
            artefacts: artefacts[seat],
            spells: own,
            // What others gave each other the observer does not know.
            gave,
        }
    });
    let mut table = OnTable {
        public: *public,
        guard: Guard {
            strength: guard.unwrap_or_else(|| 1 + chance.below(STRONGEST_GUARD.into()) as u8),
            open: guard.is_some(),
        },
        rooms: std::array::from_fn(|room| {
            let RoomView { public, stack: _, known: _ } = rooms[room];
            PalaceRoom { stack: stacks[room], public }
        }),
        placeable: SpaceSet::EMPTY,
        players,
        spells: pool.deck(*spells, chance),
    };
    table.look_over();
    State { table, ask }
}

/// The spells whose place the observer does not know.
struct SpellPool {
    left: SpellSet,
}

impl SpellPool {
    fn new(view: &View) -> SpellPool {
        if view.public.version == Version::Basic {
            return SpellPool { left: SpellSet::EMPTY };
        }
        let mut left = !view.public.discard;
        for player in view.players.values() {
            left = left - player.seen.known;
        }
        if let Ask::Keeping(keeping) = &view.ask {
            left = left - keeping.drawn.unwrap_or_default();
        }
        SpellPool { left }
    }

    /// As many as are left in the deck: all of them, unless a position leaves some out of the game.
    fn deck(mut self, spells: u8, chance: &mut impl Chance) -> SpellSet {
        while self.left.len() > usize::from(spells) {
            self.draw(chance);
        }
        self.left
    }

    fn draw(&mut self, chance: &mut impl Chance) -> Spell {
        let place = chance.below(self.left.len() as u32) as usize;
        let spell = self.left.iter().nth(place).expect("there are as many spells as a view counts");
        self.left.remove(spell);
        spell
    }
}

/// The artefacts whose place the observer does not know: in the magic version those of the stacks; in the basic version
/// all that they have not bought themselves, of which some are out of the game (M0.6).
fn unseen_artefacts(view: &View) -> Artefacts {
    let owned = view.players.values().iter().filter_map(|player| player.seen.artefacts);
    let open = view.rooms.values().filter_map(|room| room.public.open);
    let seen = owned.flat_map(Artefacts::iter).chain(open);
    let mut unseen = view.stock.unwrap_or(Artefacts::each(Artefact::OF_EACH));
    for artefact in seen {
        unseen.remove(artefact);
    }
    unseen
}

/// MP.2: the stacks of the rooms, and what players have collected.
fn imagine_artefacts(
    rooms: &[RoomView; ROOMS],
    players: &BySeat<PlayerView>,
    unseen: &mut Artefacts,
    chance: &mut impl Chance,
) -> ([Stack; ROOMS], BySeat<Artefacts>) {
    // What is known to lie in a stack comes first, so that it is not drawn elsewhere.
    for room in rooms {
        for artefact in known_in(room).iter() {
            unseen.remove(artefact);
        }
    }
    let stacks = std::array::from_fn(|room| imagine_stack(&rooms[room], unseen, chance));
    let artefacts = players.map(|_, player| {
        player
            .seen
            .artefacts
            .unwrap_or_else(|| (0..player.seen.collected).map(|_| draw(unseen, chance)).collect())
    });
    (stacks, artefacts)
}

/// What the observer knows to lie in this stack.
fn known_in(room: &RoomView) -> Artefacts {
    match (room.known, room.public.bottom) {
        (Some(known), _) => known,
        (None, Some(Bottom::Is(artefact))) => [artefact].into_iter().collect(),
        (None, Some(Bottom::IfAny(_)) | None) => Artefacts::NONE,
    }
}

fn imagine_stack(room: &RoomView, unseen: &mut Artefacts, chance: &mut impl Chance) -> Stack {
    let mut cards = [Artefact::Lamp; Stack::HIGHEST];
    let cards = &mut cards[..usize::from(room.stack)];
    let known = known_in(room);
    for (place, card) in cards.iter_mut().enumerate() {
        *card = known.iter().nth(place).unwrap_or_else(|| draw(unseen, chance));
    }
    chance.shuffle(cards);
    if let Some(Bottom::Is(artefact) | Bottom::IfAny(artefact)) = room.public.bottom
        && let Some(place) = cards.iter().position(|&card| card == artefact)
    {
        cards.swap(place, usize::from(room.stack) - 1);
    }
    cards.iter().copied().collect()
}

/// Takes one out, each equally likely.
fn draw(artefacts: &mut Artefacts, chance: &mut impl Chance) -> Artefact {
    let place = chance.below(u32::from(artefacts.total()).max(1)) as usize;
    let drawn = artefacts.iter().nth(place).expect("there are as many artefacts as a view counts");
    artefacts.remove(drawn);
    drawn
}

/// MP.2: values for the hidden tokens, none of which can have one that lies open or that it is known not to have.
fn imagine_pieces(row: &PieceRow, chance: &mut impl Chance) -> Pieces {
    let mut pieces = Pieces::default();
    let mut hidden: [Option<(Slot, Space, TokenSet)>; Slot::COUNT] = [None; Slot::COUNT];
    for (slot, piece) in row.iter() {
        match piece {
            PieceView::Free => {}
            PieceView::Hidden { token: Some(token), space, cannot } => {
                pieces.put(slot, Placed { token, space, open: false, doubles: 0, cannot });
            }
            PieceView::Hidden { token: None, space, cannot } => {
                hidden[slot.index()] = Some((slot, space, cannot));
            }
            PieceView::Open { token, space, doubles } => {
                pieces.put(slot, Placed { token, space, open: true, doubles, cannot: TokenSet::EMPTY });
            }
        }
    }
    let mut order: [usize; Token::COUNT] = std::array::from_fn(|place| place);
    chance.shuffle(&mut order);
    assign(&mut pieces, &hidden, &order);
    pieces
}

/// Gives each hidden piece a token, the first possible in a shuffled order; takes a choice back if it leaves none for
/// a later piece.
fn assign(
    pieces: &mut Pieces,
    hidden: &[Option<(Slot, Space, TokenSet)>],
    order: &[usize; Token::COUNT],
) -> bool {
    let Some((first, rest)) = hidden.split_first() else { return true };
    let &Some((slot, space, cannot)) = first else { return assign(pieces, rest, order) };
    for &place in order {
        let token = Token::of_index(place);
        if !pieces.hand.contains(token) || cannot.contains(token) {
            continue;
        }
        let before = *pieces;
        pieces.put(slot, Placed { token, space, open: false, doubles: 0, cannot });
        if assign(pieces, rest, order) {
            return true;
        }
        *pieces = before;
    }
    false
}
