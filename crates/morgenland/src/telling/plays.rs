//! Declared plays in words.

use tabletop::game::Names;

use super::standing;
use super::words::{self, on, whose};
use crate::play::{Card, Play};
use crate::spell::Spell;
use crate::view::View;

/// A play with everything that was named for it: `Teleport of Bina's token B3 from the Market to Room 2`.
pub(super) fn told(play: &Play, names: &Names) -> String {
    let Play { seat, card, artefact, piece, from, space, against, countered: _, done: _ } = play;
    let moves = matches!(card, Card::Spell(Spell::SecondChance | Spell::Teleport));
    let swaps = *card == Card::Spell(Spell::Apprentice);
    let mut text = name(*card).to_owned();
    let mut add = |words: String| {
        text.push(' ');
        text.push_str(&words);
    };
    if let Some(artefact) = artefact.map(words::artefact) {
        add(format!("{} a {}", if swaps { "with" } else { "as" }, artefact.name));
    }
    if let Some(piece) = piece {
        let token = if piece.owner == *seat { format!("token {piece}") } else { words::piece(*piece, names) };
        add(format!("{} {token}", if moves { "of" } else { "on" }));
    }
    if let Some(from) = from {
        add(if moves { format!("from {}", words::space(*from)) } else { on(*from) });
    }
    match space {
        Some(to) if moves => add(format!("to {}", words::space(*to))),
        Some(room) if swaps => add(format!("for the open artefact {}", on(*room))),
        Some(space) => add(on(*space)),
        None => {}
    }
    if let Some(spell) = against {
        add(format!("against {}", words::spell(*spell).name));
    }
    text
}

/// A play with its player: `Bina's Taboo on the Market`.
pub(super) fn told_of(play: &Play, names: &Names) -> String {
    format!("{} {}", whose(play.seat, names), told(play, names))
}

/// What a card is called.
pub(super) fn name(card: Card) -> &'static str {
    match card {
        Card::Artefact(artefact) => words::artefact(artefact).name,
        Card::Spell(spell) => words::spell(spell).name,
    }
}

/// The play that is being carried out.
pub(super) fn current(view: &View) -> Option<&Play> {
    view.plays.now.and_then(|now| view.plays.declared.get(usize::from(now.play)))
}

/// The declared plays in the order in which they are carried out (M5.3, M6.2).
pub(super) fn in_order(view: &View) -> Vec<&Play> {
    let mut plays: Vec<_> = view.plays.declared.iter().enumerate().collect();
    plays.sort_by_key(|&(place, play)| standing::order(view, place, play));
    plays.into_iter().map(|(_, play)| play).collect()
}

/// What has become of a declared play.
pub(super) fn fate(view: &View, play: &Play) -> &'static str {
    if play.countered {
        ", countered"
    } else if play.done {
        ", done"
    } else if current(view) == Some(play) {
        ", now"
    } else {
        ""
    }
}
