//! What stands below the tables of the board: everything that has no place in a row or column.

use tabletop::Seat;
use tabletop::game::Names;

use super::words::{self, listed, on};
use super::{plays, standing};
use crate::pieces::Piece;
use crate::play::Play;
use crate::room::Bottom;
use crate::space::Space;
use crate::spell::SpellSet;
use crate::stage::Stage;
use crate::table::Smuggler;
use crate::view::{PieceView, PlayerView, RoomView, View};

/// A line with its label.
pub(super) struct Note {
    pub(super) label: String,
    pub(super) text: String,
}

fn note(label: impl Into<String>, text: impl Into<String>) -> Note {
    Note { label: label.into(), text: text.into() }
}

/// All there is to note; what was declared comes last, right before whoever reads it is asked.
pub(super) fn notes(view: &View, names: &Names) -> Vec<Note> {
    let mut notes = vec![sequence(view, names)];
    notes.extend(strength(view, names));
    notes.extend(palace(view, names));
    notes.extend(this_round(view, names).into_iter().map(|text| note("This round", text)));
    notes.extend(known_rooms(view));
    notes.extend(known_tokens(view, names));
    notes.extend(tokens(view, names));
    notes.extend(spells(view, names));
    notes.extend(declared(view, names));
    notes
}

/// M0.4.
fn sequence(view: &View, names: &Names) -> Note {
    let [first, others @ ..] = &standing::sequence(view).map(|seat| names.of(seat)).collect::<Vec<_>>()[..]
    else {
        return note("Sequence", "nobody");
    };
    note("Sequence", format!("{first} has the camel, then {}", others.join(", ")))
}

/// Who is how strong in the space being tallied.
fn strength(view: &View, names: &Names) -> Option<Note> {
    let space = view.stage.tallied()?;
    let text = in_order_of_strength(view, space, names)?;
    Some(note("Strength", format!("{} {text}", on(space))))
}

/// `Bina 13, Asha 9`: those who are in a space, from the strongest.
pub(super) fn in_order_of_strength(view: &View, space: Space, names: &Names) -> Option<String> {
    let ranking = standing::ranking(view, space);
    let there: Vec<_> =
        ranking.iter().map(|(seat, strength)| format!("{} {strength}", names.of(*seat))).collect();
    (!there.is_empty()).then(|| there.join(", "))
}

/// M3.8: who may enter.
fn palace(view: &View, names: &Names) -> Option<Note> {
    let decided = match view.stage {
        Stage::Tally(Space::Guard) => !view.marks.entered.is_empty(),
        Stage::Tally(_)
        | Stage::Opening
        | Stage::Start
        | Stage::Placing(_)
        | Stage::Placed
        | Stage::CavesDone
        | Stage::Over(_) => view.stage.past_guard(),
    };
    decided.then(|| note("Palace", format!("open to {}", names.list(view.marks.entered))))
}

/// What holds until the round ends.
fn this_round(view: &View, names: &Names) -> Vec<String> {
    let marks = &view.marks;
    let mut lines = Vec::new();
    if let Some(space) = marks.taboo {
        lines.push(format!("nothing more may come to {} (Taboo)", words::space(space)));
    }
    if marks.reversed {
        lines.push("1 counts as 9 and 9 as 1, but not at the guard (The Last Shall Be First)".to_owned());
    }
    if let Some(spy) = marks.spy {
        lines.push(format!("all but {} place their tokens open, except at the guard (Spy)", names.of(spy)));
    }
    if let Some(Smuggler { seat, spaces }) = marks.smuggler {
        let spaces = listed(spaces.iter().map(|space| words::space(space).to_owned()));
        lines.push(format!("{} counts as strongest in {spaces} (Smuggler)", names.of(seat)));
    }
    if let Some(seat) = marks.djinn {
        lines.push(format!("{} may use two artefacts (Djinn's House)", names.of(seat)));
    }
    if !marks.keys.is_empty() && !view.stage.past_guard() {
        lines.push(format!("past the guard with a Key: {}", names.list(marks.keys)));
    }
    lines
}

/// What the observer knows of the stacks (M7.2, M7.12).
fn known_rooms(view: &View) -> Vec<Note> {
    let text = |room: &RoomView| {
        let all = room.known.map(|known| format!("face down lie {}", listed(words::artefacts(known))));
        let last = room.bottom.map(|bottom| match bottom {
            Bottom::Is(kind) => format!("the undermost is a {}", words::artefact(kind).name),
            Bottom::IfAny(kind) => {
                let name = words::artefact(kind).name;
                format!("if there is a {name} below, it is the undermost")
            }
        });
        let parts: Vec<_> = all.into_iter().chain(last).collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    };
    let known = |(space, room): (&Space, &RoomView)| text(room).map(|text| note(words::space(*space), text));
    view.rooms.iter().filter_map(known).collect()
}

/// MP.2: values that hidden tokens of others cannot have.
fn known_tokens(view: &View, names: &Names) -> Vec<Note> {
    let mut notes = Vec::new();
    for (owner, player) in view.players.iter().filter(|(owner, _)| !view.observer.is(*owner)) {
        for (slot, piece) in player.pieces.iter() {
            if let PieceView::Hidden { space, cannot, .. } = piece
                && !cannot.is_empty()
            {
                let values = words::joined(cannot.iter().map(|token| token.to_string()), "or");
                let piece = words::piece(Piece { owner, slot }, names);
                notes.push(note("Seen", format!("{piece} {} is no {values}", on(space))));
            }
        }
    }
    notes
}

/// The tokens behind the screens: which they are only to their owner, how many to all.
fn tokens(view: &View, names: &Names) -> Option<Note> {
    let left =
        |player: &PlayerView| player.pieces.iter().filter(|(_, piece)| *piece == PieceView::Free).count();
    let one = |(seat, player): (Seat, &PlayerView)| match player.hand {
        Some(hand) if !hand.is_empty() => {
            let tokens: Vec<_> = hand.iter().map(|token| token.to_string()).collect();
            format!("{} {}", names.of(seat), tokens.join(" "))
        }
        Some(_) | None => match left(player) {
            0 => format!("{} none", names.of(seat)),
            left => format!("{} {left}×?", names.of(seat)),
        },
    };
    let any = view.players.values().iter().any(|player| left(player) > 0);
    any.then(|| note("Tokens", view.players.iter().map(one).collect::<Vec<_>>().join(", ")))
}

/// The spells in the hands: an observer's own by name, of others how many and which he gave; and the discarded ones.
fn spells(view: &View, names: &Names) -> Vec<Note> {
    let own = view.observer.seat().map_or(SpellSet::EMPTY, |seat| view.players[seat].known);
    let one = |seat: Seat| {
        let player = &view.players[seat];
        let known: Vec<_> = words::spells(player.known).collect();
        let given = if known.is_empty() { String::new() } else { format!(" (you gave {})", listed(known)) };
        (player.spells > 0).then(|| format!("{} {}{given}", names.of(seat), player.spells))
    };
    let others = view.players.seats().filter(|&seat| !view.observer.is(seat));
    let held: Vec<_> = others.filter_map(one).collect();
    let [own, discarded] = [own, view.discard]
        .map(|spells| words::spells(spells).map(|name| name.replace(' ', words::FIRM)).collect::<Vec<_>>());
    let lines = [("Your spells", own), ("Spells", held), ("Discarded", discarded)];
    lines
        .into_iter()
        .filter(|(_, all)| !all.is_empty())
        .map(|(label, all)| note(label, all.join(", ")))
        .collect()
}

/// M6.2: what was declared in this window, in the order in which it is carried out.
fn declared(view: &View, names: &Names) -> Vec<Note> {
    let line = |(place, play): (usize, &Play)| {
        let text = format!("{}{}", plays::told_of(play, names), plays::fate(view, play));
        note(format!("Declared {}", place + 1), text)
    };
    plays::in_order(view).into_iter().enumerate().map(line).collect()
}
