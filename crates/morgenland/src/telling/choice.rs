//! Actions as choices in a list.

use tabletop::Seat;
use tabletop::game::Names;

use super::question::piece;
use super::words::{self, Words, counted, kind, listed, on, treasures, units, whose};
use super::{plays, standing};
use crate::action::Action;
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::Spell;
use crate::token::Token;
use crate::treasure::Kind;
use crate::view::{PieceView, View};

/// An action in words, for the player who is asked.
pub(super) fn choice(view: &View, action: Action, names: &Names) -> String {
    // After the end nobody is asked, and nothing can be chosen.
    let Some(seat) = view.ask.seat() else { return action.to_string() };
    match (action, view.ask) {
        (Action::Place(token, space), _) => place(view, seat, token, space),
        (Action::Take(kind), _) => format!("{} (the bank has {})", units(kind, 1), view.bank.count(kind)),
        (Action::Give(kind), ask) => give(view, seat, kind, &ask),
        (Action::Accept, ask) => accept(view, seat, &ask),
        (Action::Pass, ask) => pass(view, seat, &ask),
        (Action::Buy, _) => "buy it".to_owned(),
        (Action::Artefact(artefact), ask) => name_artefact(view, artefact, &ask),
        (Action::Cast(spell), Ask::Buying(_)) => format!("buy it with {}", with_effect(words::spell(spell))),
        (Action::Cast(spell), _) => format!("cast {}", with_effect(words::spell(spell))),
        (Action::Keep(spell), _) => format!("keep {}", with_effect(words::spell(spell))),
        (Action::Counter(spell), Ask::Naming(_)) => format!("against {}", declared(view, spell, names)),
        (Action::Counter(spell), _) => {
            format!("use your Counterspell against {}", declared(view, spell, names))
        }
        (Action::Piece(token), _) => piece(view, token, names),
        (Action::Space(space), Ask::Naming(Play { card: Card::Spell(spell), .. })) => {
            name_space(view, space, spell, names)
        }
        (Action::Space(space), _) => words::space(space).to_owned(),
    }
}

fn with_effect(words: Words) -> String {
    format!("{}: {}", words.name, words.effect)
}

fn place(view: &View, seat: Seat, token: Token, space: Space) -> String {
    let spied = view.marks.spy.is_some_and(|spy| spy != seat) && space != Space::Guard;
    format!("place your {token} {}{}", on(space), if spied { ", open" } else { "" })
}

fn give<D>(view: &View, seat: Seat, of: Kind, ask: &Ask<D>) -> String {
    let owned = view.players[seat].treasure.count(of);
    if let Ask::Price(price) = ask {
        let due = Vec::from(price.tokens).first().copied().unwrap_or(0);
        format!("{due} of your {owned} {}", kind(of, owned))
    } else {
        format!("{} (you have {owned})", units(of, 1))
    }
}

fn accept<D>(view: &View, seat: Seat, ask: &Ask<D>) -> String {
    match (ask, seat) {
        (Ask::Camel { .. }, _) => "take the camel".to_owned(),
        (Ask::CityTax { .. }, _) => "pay 2 treasures, and the token stays".to_owned(),
        (Ask::Bribe { .. }, _) => format!("pay {} and enter", treasures(standing::bribe(view, seat))),
        (_, _) => format!("pay {}, and your tokens stay", treasures(standing::in_rooms(view, seat))),
    }
}

fn pass<D>(view: &View, seat: Seat, ask: &Ask<D>) -> String {
    let back = match standing::in_rooms(view, seat) {
        0 => String::new(),
        tokens => format!(", and take {} back from the rooms", counted(tokens, "token")),
    };
    match (ask, seat) {
        (Ask::Market { .. }, _) => "give nothing".to_owned(),
        (Ask::Bribe { .. }, _) => format!("pay nothing{back}; no room is open to you this round"),
        (Ask::Buying(_), _) => "do not buy".to_owned(),
        (Ask::Camel { .. }, _) => "leave the camel where it is".to_owned(),
        (Ask::CityTax { .. }, _) => "pay nothing, and take the token back".to_owned(),
        (Ask::SultansTax { .. }, _) => format!("pay nothing{back}"),
        (Ask::Trading(trade), _) if trade.units > 0 => {
            format!("no: take {} of other kinds", treasures(trade.units))
        }
        (_, _) => "nothing".to_owned(),
    }
}

/// An artefact is used, borrowed, given away or taken.
fn name_artefact<D>(view: &View, artefact: Artefact, ask: &Ask<D>) -> String {
    let words = words::artefact(artefact);
    let name = words.name;
    let here = view.stage.tallied().and_then(|room| view.rooms.get(&room));
    let lies_open = here.is_some_and(|room| room.open == Some(artefact));
    match (ask, lies_open) {
        (Ask::Naming(Play { card: Card::Spell(Spell::Parasite), .. }), _) => {
            format!("the {}", with_effect(words))
        }
        (Ask::Naming(_), _) => format!("your {name}"),
        (Ask::Searching { .. }, true) => format!("the {name} that lies open"),
        (Ask::Searching { .. }, false) => format!("a {name} out of the stack"),
        (Ask::Choosing { .. }, _) => format!("a {name}"),
        (_, _) => format!("use your {}", with_effect(words)),
    }
}

/// A declared spell with its caster and what he named for it.
fn declared(view: &View, spell: Spell, names: &Names) -> String {
    let play = view.plays.declared.iter().find(|play| play.card == Card::Spell(spell));
    play.map_or_else(|| words::spell(spell).name.to_owned(), |play| plays::told_of(play, names))
}

/// A space with what matters there for the spell that names it.
fn name_space(view: &View, space: Space, spell: Spell, names: &Names) -> String {
    let name = words::space(space);
    let open = view.rooms.get(&space).and_then(|room| room.open).map(|open| words::artefact(open).name);
    match (spell, open) {
        (Spell::SecondChance | Spell::Teleport, _) => format!("to {name}"),
        (Spell::DragonReturns, _) => {
            let shelves = view.caves.get(&space).map(ToString::to_string).unwrap_or_default();
            format!("{name} ({shelves})")
        }
        (Spell::Apprentice, Some(open)) => format!("the {open} {}", on(space)),
        (Spell::Mirage, Some(open)) => {
            let stack = view.rooms.get(&space).map_or(0, |room| room.stack);
            format!("{name} ({open} open, {stack} face down)")
        }
        (Spell::LunarEclipse, _) => format!("{name}: {}", hit(view, space, true, names)),
        (Spell::SolarEclipse, _) => format!("{name}: {}", hit(view, space, false, names)),
        (_, _) => name.to_owned(),
    }
}

/// What an Eclipse takes off a space.
fn hit(view: &View, space: Space, odd: bool, names: &Names) -> String {
    let mut hit = Vec::new();
    for (owner, player) in view.players.iter() {
        let whose = if view.observer.is(owner) { "your".to_owned() } else { whose(owner, names) };
        for (_, piece) in player.pieces.iter().filter(|(_, piece)| piece.space() == Some(space)) {
            if let PieceView::Open { token, .. } = piece
                && (token.value() % 2 == 1) == odd
            {
                hit.push(format!("{whose} {token}"));
            }
        }
        if odd && player.carpets.on(space) > 0 {
            hit.push(format!("{whose} Carpet"));
        }
    }
    listed(hit)
}
