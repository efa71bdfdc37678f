//! Lunar Eclipse (M7.10) and Solar Eclipse (M7.16): open tokens of one parity go back.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moving;
use crate::pieces::{Piece, bits};
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::state::State;
use crate::table::{Belongings, OnTable};

use super::{Concerns, Rules, Targets};

/// M7.10: odd ones, and Carpets.
pub(crate) struct Lunar;

impl Rules for Lunar {
    const SPELL: Spell = Spell::LunarEclipse;
    const RULE: &'static str = "M7.10";
    const TARGETS: Targets = Targets::Space;
    const CONCERNS: Concerns = Concerns::Everybody;

    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        judge(state, Self::SPELL, ruling);
    }

    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        carry_out(&mut state.table, play, Self::SPELL, sink)
    }
}

/// M7.16: even ones.
pub(crate) struct Solar;

impl Rules for Solar {
    const SPELL: Spell = Spell::SolarEclipse;
    const RULE: &'static str = "M7.16";
    const TARGETS: Targets = Lunar::TARGETS;
    const CONCERNS: Concerns = Lunar::CONCERNS;

    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        judge(state, Self::SPELL, ruling);
    }

    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        carry_out(&mut state.table, play, Self::SPELL, sink)
    }
}

/// The tokens it hits there, one bit per slot. M7.3 changes no parity: 1 and 9 are both odd.
pub(crate) fn hit(player: &Belongings, space: Space, spell: Spell) -> u8 {
    let odd = spell == Spell::LunarEclipse;
    let pieces = &player.pieces;
    bits(pieces.on(space) & pieces.face_up())
        .filter(|&slot| pieces.get(slot).is_some_and(|placed| (placed.token.value() % 2 == 1) == odd))
        .fold(0, |slots, slot| slots | 1 << slot.index())
}

/// M7.10: a Carpet counts 3, which is odd.
pub(crate) fn hits_carpets(player: &Belongings, space: Space, spell: Spell) -> bool {
    spell == Spell::LunarEclipse && player.public.carpets.on(space) > 0
}

/// A space where it hits something (M6.7); never the guard (M5.9).
fn judge(state: &State, spell: Spell, ruling: &mut impl Ruling) {
    let hits = |&space: &Space| {
        let mut players = state.table.players.values().iter();
        players.any(|player| hit(player, space, spell) != 0 || hits_carpets(player, space, spell))
    };
    let hit: SpaceSet = Space::ALL.iter().copied().filter(hits).collect();
    ruling.offer(sets::Space::ALL);
    ruling.forbid(sets::Space::of(!hit), Illegal::NoEffect);
}

/// They go back behind the screens.
fn carry_out(table: &mut OnTable, play: &Play, spell: Spell, sink: &mut impl Sink<Event>) -> Done {
    let Some(space) = play.space else { return Done::Nothing };
    let mut done = Done::Nothing;
    for owner in table.sequence() {
        let player = &mut table.players[owner];
        if hits_carpets(player, space, spell) {
            player.public.carpets.clear(space);
            sink.open(|| Event::CarpetsGone { seat: owner, space });
            done = Done::Yes;
        }
        for slot in bits(hit(&table.players[owner], space, spell)) {
            moving::take_back(table, Piece { owner, slot }, sink);
            done = Done::Yes;
        }
    }
    done
}
