//! What stands below the tables of the board: everything that has no place in a row or column.

use tabletop::Seat;
use tabletop::telling::{Bit, Cell};

use super::phrase::{Phrase, current};
use super::remark::{Fate, NoteTopic, Remark};
use crate::pieces::Piece;
use crate::play::Play;
use crate::room::Bottom;
use crate::space::Space;
use crate::spell::{Spell, SpellSet};
use crate::standing::Imagined;
use crate::table::Smuggler;
use crate::view::{PieceView, PlayerView, RoomView, View};

type Note = tabletop::telling::Note<Remark>;

fn note(label: Remark, text: Remark) -> Note {
    Note::new(label, Cell::said(text))
}

fn about(about: NoteTopic, text: impl Into<Remark>) -> Note {
    note(Remark::Label { about }, text.into())
}

/// All there is to note; what was declared comes last, right before whoever reads it is asked.
pub(super) fn notes(view: &View, imagined: &Imagined<'_>) -> Vec<Note> {
    let mut notes = Vec::new();
    notes.extend(sequence(imagined));
    notes.extend(strength(view, imagined));
    notes.extend(imagined.entered().map(|entered| about(NoteTopic::Palace, Remark::Palace { entered })));
    notes.extend(this_round(view).into_iter().map(|text| about(NoteTopic::Round, text)));
    notes.extend(view.rooms.iter().flat_map(|(&space, room)| known_room(space, room)));
    notes.extend(known_tokens(view).into_iter().map(|piece| about(NoteTopic::Seen, piece)));
    notes.extend(tokens(view));
    notes.extend(spells(view));
    notes.extend(declared(view, imagined));
    notes
}

/// M0.4: who begins, and who comes after them.
fn sequence(imagined: &Imagined<'_>) -> Option<Note> {
    let sequence = imagined.sequence();
    let (&first, others) = sequence.split_first()?;
    Some(about(NoteTopic::Sequence, Remark::Sequence { first, others: others.to_vec() }))
}

/// Who is how strong in the space being tallied.
fn strength(view: &View, imagined: &Imagined<'_>) -> Option<Note> {
    let space = view.public.stage.tallied()?;
    let standing = Phrase::strengths(imagined.ranking());
    (!standing.is_empty()).then(|| about(NoteTopic::Strength, Remark::Standing { space, standing }))
}

/// What holds until the round ends.
fn this_round(view: &View) -> Vec<Remark> {
    let marks = &view.public.marks;
    let mut all = Vec::new();
    all.extend(marks.taboo.map(|space| Remark::Taboo { spell: Spell::Taboo, space }));
    all.extend(marks.reversed.then_some(Remark::Holds { spell: Spell::LastFirst, seat: None }));
    all.extend(marks.spy.map(|spy| Remark::Holds { spell: Spell::Spy, seat: Some(spy) }));
    all.extend(marks.smuggler.map(|Smuggler { seat, spaces }| Remark::Smuggler {
        spell: Spell::Smuggler,
        seat,
        spaces,
    }));
    all.extend(marks.djinn.map(|seat| Remark::Djinn { seat, space: Space::Djinn }));
    if !marks.keys.is_empty() && !view.public.stage.past_guard() {
        all.push(Remark::Keys { seats: marks.keys });
    }
    all
}

/// What the observer knows of a stack (M7.2, M7.12).
fn known_room(space: Space, room: &RoomView) -> impl Iterator<Item = Note> {
    let searched = room.known.map(|artefacts| Remark::Searched { artefacts });
    let undermost = room.public.bottom.map(|bottom| match bottom {
        Bottom::Is(artefact) => Remark::Undermost { artefact },
        Bottom::IfAny(artefact) => Remark::UndermostIfAny { artefact },
    });
    searched.into_iter().chain(undermost).map(move |text| note(Remark::Space { space }, text))
}

/// MP.2: hidden tokens of others of which the observer knows what they cannot be.
fn known_tokens(view: &View) -> Vec<Phrase> {
    let mut known = Vec::new();
    for (owner, player) in view.players.iter().filter(|(owner, _)| !view.observer.is(*owner)) {
        for (slot, piece) in player.seen.pieces.iter() {
            if matches!(piece, PieceView::Hidden { cannot, .. } if !cannot.is_empty()) {
                known.push(Phrase::piece(view, Piece { owner, slot }));
            }
        }
    }
    known
}

/// The tokens behind the screens: which they are only to their owner, how many to all.
fn tokens(view: &View) -> Option<Note> {
    let left = |player: &PlayerView| {
        player.seen.pieces.iter().filter(|(_, piece)| *piece == PieceView::Free).count()
    };
    let hand = |(seat, player): (Seat, &PlayerView)| {
        let signs = match (player.seen.hand, left(player)) {
            (_, 0) => vec![sign(&'–')],
            (Some(hand), _) => hand.iter().map(|token| sign(&token)).collect(),
            (None, left) => vec![sign(&format!("{left}×?"))],
        };
        [vec![Bit::Player(seat)], signs].concat()
    };
    let any = view.players.values().iter().any(|player| left(player) > 0);
    any.then(|| {
        Note::new(Remark::Label { about: NoteTopic::Tokens }, side_by_side(view.players.iter().map(hand)))
    })
}

/// The spells in the hands: an observer's own by name, of others how many and which they were given; and those discarded.
fn spells(view: &View) -> Vec<Note> {
    let own = view.observer.seat().map_or(SpellSet::EMPTY, |seat| view.players[seat].seen.known);
    let others =
        view.players.iter().filter(|(seat, player)| !view.observer.is(*seat) && player.seen.spells > 0);
    let held = side_by_side(others.map(|(seat, player)| {
        let gave =
            (!player.seen.known.is_empty()).then_some(Bit::Said(Remark::Gave { spells: player.seen.known }));
        [Bit::Player(seat), sign(&player.seen.spells)].into_iter().chain(gave).collect()
    }));
    let by_name =
        |label, spells: SpellSet| (!spells.is_empty()).then(|| about(label, Remark::Spells { spells }));
    let mut notes = Vec::new();
    notes.extend(by_name(NoteTopic::OwnSpells, own));
    if held != Cell::EMPTY {
        notes.push(Note::new(Remark::Label { about: NoteTopic::Spells }, held));
    }
    notes.extend(by_name(NoteTopic::Discarded, view.public.discard));
    notes
}

fn sign(sign: &impl ToString) -> Bit<Remark> {
    Bit::Sign(sign.to_string())
}

/// What there is of several players, with a dot between them.
fn side_by_side(all: impl Iterator<Item = Vec<Bit<Remark>>>) -> Cell<Remark> {
    Cell(all.collect::<Vec<_>>().join(&sign(&'·')))
}

/// M6.2: what was declared in this window, in the order in which it is carried out.
fn declared(view: &View, imagined: &Imagined<'_>) -> Vec<Note> {
    let line = |(place, play): (u8, &Play)| {
        let text = Remark::Declared { play: Phrase::play(play), fate: fate(view, play) };
        note(Remark::DeclaredLabel { place }, text)
    };
    (1..).zip(imagined.plays_in_order()).map(line).collect()
}

/// What has become of a declared play.
fn fate(view: &View, play: &Play) -> Fate {
    if play.countered {
        Fate::Countered
    } else if play.done {
        Fate::Done
    } else if current(view) == Some(play) {
        Fate::Now
    } else {
        Fate::Waiting
    }
}
