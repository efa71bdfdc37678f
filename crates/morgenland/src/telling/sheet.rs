//! The board as tables.

use tabletop::telling::{Bit, Cell, Column, Grid, Row, Sheet, Side};
use tabletop::{Counting, Observer, Seat};

use super::notes;
use super::phrase::Phrase;
use super::remark::{Head, Remark, Used};
use crate::artefact::{Artefact, Artefacts};
use crate::space::{Region, Space};
use crate::spell::Spell;
use crate::standing::Imagined;
use crate::table::Version;
use crate::token::Token;
use crate::treasure::{Hoard, Kind};
use crate::view::{PieceView, PlayerView, View};

/// Everything that lies on the table, from one observer's eyes.
pub(super) fn sheet(view: &View, counting: Counting) -> Sheet<Remark> {
    let imagined = Imagined::new(view);
    let round = (view.public.round > 0).then_some(Remark::Round { round: view.public.round });
    Sheet {
        heading: round.into_iter().chain([Phrase::stage(view.public.stage).into()]).collect(),
        grids: vec![spaces(view, &imagined), players(view, counting)],
        notes: notes::notes(view, &imagined),
    }
}

fn said(remark: Remark) -> Bit<Remark> {
    Bit::Said(remark)
}

fn sign(sign: &impl ToString) -> Bit<Remark> {
    Bit::Sign(sign.to_string())
}

fn column(head: Head) -> Column<Remark> {
    Column::of_words(Remark::Head { head })
}

/// Every space with what is to be had there and whose tokens lie there.
fn spaces(view: &View, imagined: &Imagined<'_>) -> Grid<Remark> {
    let mut columns = vec![column(Head::Space), column(Head::There)];
    columns.extend(view.players.seats().map(|seat| Column { head: Cell::player(seat), side: Side::Left }));
    let row = |space| {
        let mut cells = vec![Cell::said(Remark::Space { space }), there(view, space)];
        cells.extend(view.players.iter().map(|(seat, player)| pieces(seat, player, space)));
        Row { marked: view.public.stage.tallied() == Some(space), cells }
    };
    let mut legend = vec![Remark::FaceDown { own: view.observer != Observer::Spectator }];
    if view.public.version == Version::Magic {
        legend.extend([Remark::TwiceSign, Remark::CarpetSign]);
    }
    Grid { columns, rows: imagined.spaces().map(row).collect(), legend }
}

/// What is to be had in a space.
fn there(view: &View, space: Space) -> Cell<Remark> {
    let mut bits = match space.place() {
        Region::Cave(kind) => {
            let shelves = view.public.caves[kind];
            let shelves = if shelves.is_empty() { sign(&'–') } else { sign(&shelves) };
            vec![said(Remark::Cave { kind }), shelves]
        }
        Region::Guard => vec![said(Remark::Guard { strength: view.guard })],
        Region::Room(_) => {
            let room = view.rooms.get(&space);
            room.map(|room| said(Remark::Room { artefact: room.public.open, stack: room.stack }))
                .into_iter()
                .collect()
        }
        Region::City if space == Space::Tent => vec![said(Remark::Tent { spells: view.spells })],
        Region::City => vec![said(Remark::City { space })],
    };
    if view.public.marks.taboo == Some(space) {
        bits.push(said(Remark::Closed { spell: Spell::Taboo }));
    }
    Cell(bits)
}

/// A player's pieces in a space, behind the letter of the seat: what lies open, Carpets, and in brackets what lies face
/// down.
fn pieces(seat: Seat, player: &PlayerView, space: Space) -> Cell<Remark> {
    let mut signs = Vec::new();
    let mut hidden = Vec::new();
    for (_, piece) in player.seen.pieces.iter().filter(|(_, piece)| piece.space() == Some(space)) {
        match piece {
            PieceView::Free => {}
            PieceView::Hidden { token, .. } => hidden.push(token),
            PieceView::Open { token, doubles: 0, .. } => signs.push(token.to_string()),
            PieceView::Open { token, doubles, .. } => signs.push(format!("{token}×{}", doubles + 1)),
        }
    }
    signs.extend((0..player.seen.public.carpets.on(space)).map(|_| "~3".to_owned()));
    signs.extend(bracketed(hidden));
    if signs.is_empty() {
        return Cell::EMPTY;
    }
    Cell([seat.to_string()].into_iter().chain(signs).map(Bit::Sign).collect())
}

/// `[9`, `7`, `?]`: a sign each, so that a line may break between them.
fn bracketed(mut tokens: Vec<Option<Token>>) -> Vec<String> {
    tokens.sort_by(|one, other| other.cmp(one));
    let value = |token: Option<Token>| token.map_or("?".to_owned(), |token| token.to_string());
    let mut signs: Vec<_> = tokens.into_iter().map(value).collect();
    if let Some(first) = signs.first_mut() {
        first.insert(0, '[');
    }
    if let Some(last) = signs.last_mut() {
        last.push(']');
    }
    signs
}

/// Everybody's treasure and artefacts, and the bank. MP.1: what lies behind the screens of others may have to be remembered.
fn players(view: &View, counting: Counting) -> Grid<Remark> {
    let mut columns = vec![column(Head::Player)];
    columns.extend(Kind::ALL.iter().map(|&kind| Column::of_numbers(Remark::Kind { kind })));
    columns.extend([Column::of_numbers(Remark::Head { head: Head::All }), column(Head::Artefacts)]);
    let row = |(seat, player): (Seat, &PlayerView)| {
        let mut cells = vec![Cell::player(seat)];
        let is_counted = counting == Counting::Open || view.observer.is(seat);
        let own = treasure(player.treasure).map(|cell| if is_counted { cell } else { Cell::sign("?") });
        cells.extend(own);
        cells.push(collected(player));
        Row { marked: view.to_act().contains(seat), cells }
    };
    let mut rows: Vec<_> = view.players.iter().map(row).collect();
    let mut bank = vec![Cell::said(Remark::Head { head: Head::Bank })];
    bank.extend(treasure(view.public.bank));
    bank.push(Cell::EMPTY);
    rows.push(Row { marked: false, cells: bank });
    Grid { columns, rows, legend: Vec::new() }
}

/// The numbers of treasures of each kind, and of all of them.
fn treasure(hoard: Hoard) -> impl Iterator<Item = Cell<Remark>> {
    let kinds = Kind::ALL.iter().map(move |&kind| hoard.count(kind));
    kinds.chain([hoard.total()]).map(Cell::sign)
}

/// What a player has collected, and what was used this round.
fn collected(player: &PlayerView) -> Cell<Remark> {
    if player.seen.collected == 0 {
        return Cell::sign(0);
    }
    let Some(artefacts) = player.seen.artefacts else {
        return Cell::said(Remark::CollectedUnseen { total: player.seen.collected });
    };
    let owned = artefacts.kinds().iter().map(|artefact| owned(player, artefacts, artefact)).collect();
    Cell::said(Remark::Collected { total: artefacts.total(), owned })
}

/// A player's artefacts of one kind.
fn owned(player: &PlayerView, all: Artefacts, artefact: Artefact) -> Remark {
    let artefacts: Artefacts = all.iter().filter(|&other| other == artefact).collect();
    let times = player.seen.public.used.count(artefact);
    let used = match times {
        0 => Used::No,
        _ if artefact == Artefact::Lamp && player.seen.public.lit => Used::Lit,
        times if times == artefacts.total() => Used::All,
        _ => Used::Some,
    };
    Remark::Owned { artefact, artefacts, used, times }
}
