//! What spells do (M7), one file each; those that differ only in a number or a parity share one.
//!
//! A spell's file says what can be named for it (`judge`), when it could do nothing (`barred`, M6.7), and what it does
//! (`carry_out`). A spell that asks for choices while it is carried out is called again after each of them, with the
//! step that it set.

pub(crate) mod abracadabra;
pub(crate) mod apprentice;
pub(crate) mod charity;
pub(crate) mod city_tax;
pub(crate) mod donation;
pub(crate) mod dragon_leaves;
pub(crate) mod dragon_returns;
pub(crate) mod eclipse;
pub(crate) mod eye_for_an_eye;
pub(crate) mod last_first;
pub(crate) mod mirage;
pub(crate) mod parasite;
pub(crate) mod second_chance;
pub(crate) mod smuggler;
pub(crate) mod spy;
pub(crate) mod sultans_tax;
pub(crate) mod taboo;
pub(crate) mod teleport;
pub mod trade;

use tabletop::ruling::Legal;
use tabletop::{Seat, Sink};

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Card, Play};
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;

/// M6.4: what is named when a spell is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Targets {
    None,
    /// A space, a cave or a room.
    Space,
    Piece,
    /// And where it goes.
    PieceAndSpace,
    /// An own artefact, and the room of the other.
    ArtefactAndRoom,
    /// An artefact that another used; its power may name more.
    Power,
}

impl Spell {
    /// M6.4: what is named when it is declared.
    pub(crate) fn targets(self) -> Targets {
        match self {
            Spell::SecondChance | Spell::Teleport => Targets::PieceAndSpace,
            Spell::EyeForAnEye => Targets::Piece,
            Spell::DragonLeaves
            | Spell::DragonReturns
            | Spell::LunarEclipse
            | Spell::SolarEclipse
            | Spell::Mirage
            | Spell::Taboo => Targets::Space,
            Spell::Apprentice => Targets::ArtefactAndRoom,
            Spell::Parasite => Targets::Power,
            Spell::Abracadabra
            | Spell::LastFirst
            | Spell::Charity
            | Spell::CityTax
            | Spell::Donation
            | Spell::Sacrifice
            | Spell::Smuggler
            | Spell::Spy
            | Spell::SultansTax
            | Spell::Trade => Targets::None,
        }
    }
}

/// Is everything named?
pub(crate) fn complete(play: &Play, spell: Spell) -> bool {
    match spell.targets() {
        Targets::None => true,
        Targets::Space => play.space.is_some(),
        Targets::Piece => play.piece.is_some(),
        Targets::PieceAndSpace => play.piece.is_some() && play.space.is_some(),
        Targets::ArtefactAndRoom => play.artefact.is_some() && play.space.is_some(),
        Targets::Power => play.artefact.is_some(),
    }
}

/// What may be named next for a spell.
pub(crate) fn judge(state: &State, play: &Play, spell: Spell, ruling: &mut impl Ruling) {
    match spell {
        Spell::SecondChance => second_chance::judge(state, play, ruling),
        Spell::DragonLeaves => dragon_leaves::judge(state, ruling),
        Spell::DragonReturns => dragon_returns::judge(state, ruling),
        Spell::EyeForAnEye => eye_for_an_eye::judge(state, play.seat, ruling),
        Spell::LunarEclipse | Spell::SolarEclipse => eclipse::judge(state, spell, ruling),
        Spell::Apprentice => apprentice::judge(state, play, ruling),
        Spell::Mirage => mirage::judge(state, ruling),
        Spell::Parasite => parasite::judge(state, play.seat, ruling),
        Spell::Taboo => taboo::judge(state, ruling),
        Spell::Teleport => teleport::judge(state, play, ruling),
        // Nothing is named for these.
        Spell::Abracadabra
        | Spell::LastFirst
        | Spell::Charity
        | Spell::CityTax
        | Spell::Donation
        | Spell::Sacrifice
        | Spell::Smuggler
        | Spell::Spy
        | Spell::SultansTax
        | Spell::Trade => {}
    }
}

/// M6.7: why a spell in hand cannot be declared now.
pub(crate) fn barred(state: &State, seat: Seat, spell: Spell) -> Option<Illegal> {
    if state.plays.only_counters() && spell != Spell::Parasite {
        return Some(Illegal::OnlyCounters);
    }
    if spell == Spell::Abracadabra {
        return Some(Illegal::ForBuyers);
    }
    if spell == Spell::DragonReturns && !dragon_returns::time(state.stage) {
        return Some(Illegal::DragonAsleep);
    }
    if spell == Spell::Smuggler && !smuggler::time(state.stage) {
        return Some(Illegal::NotTheHour);
    }
    let possible = match spell {
        Spell::LastFirst => last_first::possible(state),
        Spell::Charity => !state.table.bank.is_empty(),
        Spell::CityTax => city_tax::possible(state, seat),
        Spell::Donation | Spell::Sacrifice => donation::possible(state),
        Spell::Smuggler => smuggler::possible(state),
        Spell::Spy => spy::possible(state, seat),
        Spell::SultansTax => sultans_tax::possible(state, seat),
        Spell::Trade => trade::possible(&state.table, seat),
        Spell::SecondChance
        | Spell::Abracadabra
        | Spell::DragonLeaves
        | Spell::DragonReturns
        | Spell::EyeForAnEye
        | Spell::LunarEclipse
        | Spell::Apprentice
        | Spell::Mirage
        | Spell::Parasite
        | Spell::SolarEclipse
        | Spell::Taboo
        | Spell::Teleport => {
            let mut legal = Legal::default();
            judge(state, &Play::new(seat, Card::Spell(spell)), spell, &mut legal);
            !legal.actions().is_empty()
        }
    };
    (!possible).then_some(Illegal::NoEffect)
}

/// Carries a spell out, or goes on with it.
pub(crate) fn carry_out(
    state: &mut State,
    play: &Play,
    spell: Spell,
    step: u8,
    sink: &mut impl Sink<Event>,
) -> Done {
    match spell {
        Spell::SecondChance => second_chance::carry_out(state, play, sink),
        Spell::LastFirst => last_first::carry_out(state),
        Spell::Charity => charity::carry_out(state, play.seat, step),
        Spell::CityTax => city_tax::carry_out(state, play.seat, step, sink),
        Spell::Donation | Spell::Sacrifice => donation::carry_out(state, spell, step, sink),
        Spell::DragonLeaves => dragon_leaves::carry_out(&mut state.table, play, sink),
        Spell::DragonReturns => dragon_returns::carry_out(&mut state.table, play, sink),
        Spell::EyeForAnEye => eye_for_an_eye::carry_out(state, play, step, sink),
        Spell::LunarEclipse | Spell::SolarEclipse => eclipse::carry_out(&mut state.table, play, spell, sink),
        Spell::Apprentice => apprentice::carry_out(&mut state.table, play, sink),
        Spell::Mirage => mirage::carry_out(state, play, step, sink),
        Spell::Smuggler => smuggler::carry_out(&mut state.table, play.seat, sink),
        Spell::Spy => spy::carry_out(state, play.seat),
        Spell::SultansTax => sultans_tax::carry_out(state, play.seat, step, sink),
        Spell::Taboo => taboo::carry_out(state, play),
        Spell::Teleport => teleport::carry_out(state, play, step, sink),
        Spell::Trade => trade::carry_out(state, play.seat, step),
        // A Parasite acts as its artefact, and Abracadabra is part of a purchase.
        Spell::Parasite | Spell::Abracadabra => Done::Yes,
    }
}

/// M7.5, M7.18: pay, or not.
pub(crate) fn judge_tax(ruling: &mut impl Ruling) {
    ruling.offer(sets::Accept::ALL | sets::Pass::ALL);
}

impl State {
    /// The step at which the current play goes on.
    pub(crate) fn step_to(&mut self, step: usize) {
        if let Some(now) = &mut self.plays.now {
            now.step = step as u8;
        }
    }
}
