//! Aladdin's Tent (M3.4).

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::ask::{Ask, Keeping};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::round::ranking::Ranking;
use crate::round::tally;
use crate::space::Space;
use crate::spell::{Spell, SpellSet};
use crate::state::State;
use crate::table::OnTable;

/// M3.4: the strongest will draw two spells. Which ones is decided when the question comes up.
pub(crate) fn draw(
    state: &mut State,
    mut ranking: Ranking,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> bool {
    let Some(seat) = ranking.next() else { return false };
    let table = &mut state.table;
    let mut drawn = SpellSet::EMPTY;
    for _ in 0..2 {
        if let Some(spell) = draw_one(table, chance) {
            drawn.insert(spell);
        }
    }
    if drawn.is_empty() {
        return false;
    }
    sink.open(|| Event::DrewSpells { seat, count: drawn.len() as u8 });
    sink.secret(seat, || Event::SpellsDrawn { seat, spells: drawn });
    if drawn.len() == 1 {
        table.players[seat].spells = table.players[seat].spells | drawn;
        return false;
    }
    state.ask = Ask::Keeping(Keeping { seat, drawn });
    true
}

fn draw_one(table: &mut OnTable, chance: &mut impl Chance) -> Option<Spell> {
    if table.spells.is_empty() {
        return None;
    }
    let spell = table.spells.iter().nth(chance.below(table.spells.len() as u32) as usize)?;
    table.spells.remove(spell);
    Some(spell)
}

/// One of the two.
pub(crate) fn judge(keeping: &Keeping, ruling: &mut impl Ruling) {
    ruling.offer(sets::Keep::ALL);
    ruling.forbid(sets::Keep::of(!keeping.drawn), Illegal::NotDrawn);
}

/// M3.4: keeps one spell and gives the other to the second strongest, or discards it.
pub(crate) fn keep(
    state: &mut State,
    keeping: Keeping,
    spell: Spell,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Keeping { seat, drawn } = keeping;
    let second = second(&state.table);
    state.table.players[seat].spells.insert(spell);
    for other in (drawn - SpellSet::only(spell)).iter() {
        pass_on(&mut state.table, seat, second, other, sink);
    }
    tally::next(state, Space::Tent, chance, sink);
}

/// M3.4: the second strongest, who gets the other spell.
pub(crate) fn second(table: &OnTable) -> Option<Seat> {
    Ranking::new(table, Space::Tent).nth(1)
}

fn pass_on(table: &mut OnTable, seat: Seat, second: Option<Seat>, spell: Spell, sink: &mut impl Sink<Event>) {
    let Some(to) = second else {
        table.public.discard.insert(spell);
        return sink.open(|| Event::SpellDiscarded { seat, spell });
    };
    table.players[to].spells.insert(spell);
    // MP.3: the giver knows the card that was given.
    table.players[seat].gave.insert(spell);
    sink.open(|| Event::SpellGiven { seat, to });
    for knows in [seat, to] {
        sink.secret(knows, || Event::SpellHanded { seat, to, spell });
    }
}
