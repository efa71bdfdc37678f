//! What an action would do, for whoever may choose it.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use super::phrase::Phrase;
use crate::action::Action;
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::deck::Shelves;
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::Spell;
use crate::spells::city_tax;
use crate::standing::Imagined;
use crate::token::Token;
use crate::treasure::Kind;
use crate::view::View;

/// A choice with its figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "choice", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
#[allow(missing_docs)]
pub enum Choice {
    /// M2.1: place a token; M7.17: it lies open.
    Place { token: Token, space: Space, open: bool },
    /// Take treasure, of which the bank has so much.
    Take { kind: Kind, units: u8, bank: u8 },
    /// Give treasure, of which one has so much.
    Give { kind: Kind, units: u8, owned: u8 },
    /// M3.8: pay the guard, and enter.
    Bribe { due: u8 },
    /// M3.8: do not pay, and take so many tokens back from the rooms.
    NoBribe { tokens: u8 },
    /// M3.9: buy the artefact that lies open.
    Buy { artefact: Artefact },
    /// M3.9: buy the artefact on top of the stack.
    BuyUnseen,
    /// M7.2: buy with a spell.
    BuyWith { spell: Spell },
    /// M3.9: do not buy.
    NoBuy,
    /// M3.6: give nothing on the Market.
    NoMarket,
    /// M3.4: keep a spell.
    Keep { spell: Spell },
    /// M7.15: take the camel.
    TakeCamel,
    /// M7.15: leave it.
    LeaveCamel,
    /// Play nothing, or give nothing.
    Pass,
    /// M5: use an artefact.
    Use { artefact: Artefact },
    /// M5.3: use a Counterspell against a spell, declared like this.
    Counter { spell: Spell, play: Option<Phrase> },
    /// M7: cast a spell.
    Cast { spell: Spell },
    /// M7.13: borrow the power of an artefact.
    Borrow { artefact: Artefact },
    /// M7.13: use a borrowed Counterspell against a spell, declared like this.
    Against { spell: Spell, play: Option<Phrase> },
    /// M7.11: give an own artefact.
    Swap { artefact: Artefact },
    /// M7.11: take the open artefact of a room for it.
    SwapFor { room: Space, artefact: Artefact },
    /// M7.2: take an artefact of the room, the open one or one of the stack.
    Find { artefact: Artefact, open: bool },
    /// M7.12: let an artefact of the stack lie open.
    Turn { artefact: Artefact },
    /// Name a piece.
    Token { piece: Phrase },
    /// M7.1, M7.20: move the token there.
    Move { space: Space },
    /// M7.7: name a cave, with what it would get.
    Cave { cave: Space, units: u8, shelves: Shelves },
    /// M7.12: name a room, with what lies there.
    Stack { room: Space, artefact: Option<Artefact>, stack: u8 },
    /// M7.10, M7.16: name a space, with what would go back.
    Eclipse { space: Space, hits: Vec<Phrase> },
    /// Name a space.
    Space { space: Space },
    /// M7.5: pay for a token.
    PayCityTax { due: u8 },
    /// M7.5: take it back.
    NoCityTax,
    /// M7.18: pay for the tokens in the rooms.
    PaySultansTax { due: u8 },
    /// M7.18: take so many back.
    NoSultansTax { tokens: u8 },
    /// M7.21: give no more, and take so many.
    StopTrading { units: u8 },
}

impl Choice {
    /// An action as a choice of whoever is asked.
    pub(super) fn new(view: &View, action: Action) -> Choice {
        match action {
            Action::Place(token, space) => place(view, token, space),
            Action::Take(kind) => Choice::Take { kind, units: 1, bank: view.public.bank.count(kind) },
            Action::Give(kind) => give(view, kind),
            Action::Accept => accept(view),
            Action::Pass => pass(view),
            Action::Buy => here(view).map_or(Choice::BuyUnseen, |artefact| Choice::Buy { artefact }),
            Action::Artefact(artefact) => name_artefact(view, artefact),
            Action::Cast(spell) if matches!(view.ask, Ask::Buying(_)) => Choice::BuyWith { spell },
            Action::Cast(spell) => Choice::Cast { spell },
            Action::Keep(spell) => Choice::Keep { spell },
            Action::Counter(spell) => counter(view, spell),
            Action::Piece(piece) => Choice::Token { piece: Phrase::piece(view, piece) },
            Action::Space(space) => name_space(view, space),
        }
    }
}

/// Whose choice it is; nobody's after the end.
fn asked(view: &View) -> Option<Seat> {
    view.ask.seat()
}

/// The artefact that lies open in the room being tallied.
fn here(view: &View) -> Option<Artefact> {
    view.public.stage.tallied().and_then(|room| view.rooms.get(&room)).and_then(|room| room.public.open)
}

fn place(view: &View, token: Token, space: Space) -> Choice {
    let spied = view.public.marks.spy.is_some_and(|spy| Some(spy) != asked(view));
    Choice::Place { token, space, open: spied && space != Space::Guard }
}

fn give(view: &View, kind: Kind) -> Choice {
    let units = if let Ask::Price(price) = view.ask { price.tokens.next() } else { 1 };
    let owned = asked(view).map_or(0, |seat| view.players[seat].treasure.count(kind));
    Choice::Give { kind, units, owned }
}

/// M7.18: how many tokens whoever is asked has in the rooms.
fn in_rooms(view: &View) -> u8 {
    asked(view).map_or(0, |seat| Imagined::new(view).in_rooms(seat))
}

fn accept(view: &View) -> Choice {
    if let Ask::Bribe { seat } = view.ask {
        Choice::Bribe { due: Imagined::new(view).bribe(seat).unwrap_or(0) }
    } else if matches!(view.ask, Ask::CityTax { .. }) {
        Choice::PayCityTax { due: city_tax::UNITS }
    } else if matches!(view.ask, Ask::SultansTax { .. }) {
        Choice::PaySultansTax { due: in_rooms(view) }
    } else {
        Choice::TakeCamel
    }
}

fn pass(view: &View) -> Choice {
    match view.ask {
        Ask::Market { .. } => Choice::NoMarket,
        Ask::Bribe { .. } => Choice::NoBribe { tokens: in_rooms(view) },
        Ask::Buying(_) => Choice::NoBuy,
        Ask::Camel { .. } => Choice::LeaveCamel,
        Ask::CityTax { .. } => Choice::NoCityTax,
        Ask::SultansTax { .. } => Choice::NoSultansTax { tokens: in_rooms(view) },
        Ask::Trading(trade) if trade.units > 0 => Choice::StopTrading { units: trade.units },
        Ask::Trading(_)
        | Ask::Window { .. }
        | Ask::Answer { .. }
        | Ask::Placing { .. }
        | Ask::Taking(_)
        | Ask::Giving(_)
        | Ask::Price(_)
        | Ask::Keeping(_)
        | Ask::Naming(_)
        | Ask::Searching { .. }
        | Ask::Choosing { .. }
        | Ask::Nothing => Choice::Pass,
    }
}

/// An artefact is used, borrowed, given away or taken.
fn name_artefact(view: &View, artefact: Artefact) -> Choice {
    if let Ask::Naming(play) = view.ask {
        let borrows = play.card == Card::Spell(Spell::Parasite);
        if borrows { Choice::Borrow { artefact } } else { Choice::Swap { artefact } }
    } else if matches!(view.ask, Ask::Searching { .. }) {
        // M7.2: the open one goes before those of the stack.
        Choice::Find { artefact, open: here(view) == Some(artefact) }
    } else if matches!(view.ask, Ask::Choosing { .. }) {
        Choice::Turn { artefact }
    } else {
        Choice::Use { artefact }
    }
}

fn counter(view: &View, spell: Spell) -> Choice {
    let is_it = |play: &&Play| play.card == Card::Spell(spell);
    let play = view.public.plays.all().iter().find(is_it).map(Phrase::play);
    if matches!(view.ask, Ask::Naming(_)) {
        Choice::Against { spell, play }
    } else {
        Choice::Counter { spell, play }
    }
}

/// A space with what matters there for the spell that names it.
fn name_space(view: &View, space: Space) -> Choice {
    let plain = Choice::Space { space };
    let Ask::Naming(Play { card: Card::Spell(spell), .. }) = view.ask else { return plain };
    match spell {
        Spell::SecondChance | Spell::Teleport => Choice::Move { space },
        Spell::LunarEclipse | Spell::SolarEclipse => eclipse(view, space, spell),
        Spell::DragonLeaves => {
            let shelves = Imagined::new(view).dragon_leaves(space);
            Choice::Cave { cave: space, units: shelves.total(), shelves }
        }
        Spell::Apprentice => {
            let open = view.rooms.get(&space).and_then(|room| room.public.open);
            open.map_or(plain, |artefact| Choice::SwapFor { room: space, artefact })
        }
        Spell::Mirage => {
            let room = view.rooms.get(&space);
            room.map_or(plain, |room| Choice::Stack {
                room: space,
                artefact: room.public.open,
                stack: room.stack,
            })
        }
        Spell::Abracadabra
        | Spell::LastFirst
        | Spell::Charity
        | Spell::CityTax
        | Spell::Donation
        | Spell::DragonReturns
        | Spell::EyeForAnEye
        | Spell::Parasite
        | Spell::Sacrifice
        | Spell::Smuggler
        | Spell::Spy
        | Spell::SultansTax
        | Spell::Taboo
        | Spell::Trade => plain,
    }
}

fn eclipse(view: &View, space: Space, spell: Spell) -> Choice {
    let hit = |(seat, token)| Phrase::Hit { seat, own: view.observer.is(seat), token };
    let hits = Imagined::new(view).eclipsed(space, spell).into_iter().map(hit).collect();
    Choice::Eclipse { space, hits }
}
