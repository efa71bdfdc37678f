//! Naming what a declared play is about (M6.4), step by step.

use tabletop::{Chance, Sink};

use crate::action::{Action, Ruling};
use crate::artefact::Artefact;
use crate::artefacts::{counterspell, double};
use crate::ask::Ask;
use crate::event::Event;
use crate::play::{Card, Play};
use crate::state::State;
use crate::window;

/// What may be named next.
pub(crate) fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
    match (play.power(), play.card) {
        (Some(Artefact::Double), _) => double::judge(state, play.seat, ruling),
        (Some(_), _) => counterspell::judge(state, play.seat, ruling),
        (None, Card::Spell(spell)) => spell.judge(state, play, ruling),
        (None, Card::Artefact(_)) => {}
    }
}

/// Something was named.
pub(crate) fn name(
    state: &mut State,
    mut play: Play,
    action: Action,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if let Action::Piece(piece) = action {
        play.piece = Some(piece);
        play.from = state.table.players[piece.owner].pieces.space(piece.slot);
    } else if let Action::Space(space) = action {
        play.space = Some(space);
    } else if let Action::Artefact(artefact) = action {
        play.artefact = Some(artefact);
    } else if let Action::Counter(spell) = action {
        play.against = Some(spell);
    }
    go_on(state, play, chance, sink);
}

/// The play is declared once everything is named.
pub(crate) fn go_on(state: &mut State, play: Play, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if complete(&play) {
        window::declared(state, play, chance, sink);
    } else {
        state.ask = Ask::Naming(play);
    }
}

/// Is everything named that the play needs?
pub(crate) fn complete(play: &Play) -> bool {
    match (play.power(), play.card) {
        (Some(Artefact::Double), _) => play.piece.is_some(),
        (Some(Artefact::Counterspell), _) => play.against.is_some(),
        (None, Card::Spell(spell)) => spell.is_complete(play),
        (Some(_), _) | (None, Card::Artefact(_)) => true,
    }
}
