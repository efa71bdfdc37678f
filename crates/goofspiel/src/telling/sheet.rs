//! Everything that lies on the table.

use tabletop::Seat;
use tabletop::telling::{Bit, Cell, Column, Grid, Note, Row, Sheet};

use crate::card::{Card, CardSet, points};
use crate::telling::Remark;
use crate::view::View;

/// Stands where there is nothing.
const NOTHING: &str = "–";

/// Where the game stands: in which round, and at last that it was the last one.
pub(super) fn heading(view: &View) -> Vec<Remark> {
    let round = Remark::Round { round: view.public.round(), rounds: Card::COUNT as u8 };
    let over = view.public.prize.is_none().then_some(Remark::Over);
    [Some(round), over].into_iter().flatten().collect()
}

/// The players in a table, the prizes below it.
pub(super) fn sheet(view: &View) -> Sheet<Remark> {
    let public = &view.public;
    let mut notes = Vec::new();
    if let Some(prize) = public.prize {
        notes.push(Note::new(Remark::Prize, Cell::sign(prize)));
    }
    for (label, prizes) in
        [(Remark::Kept, public.kept), (Remark::Stack, public.stack), (Remark::Discarded, public.discarded)]
    {
        notes.push(Note::new(label, cards(prizes)));
    }
    Sheet { heading: heading(view), grids: vec![players(view)], notes }
}

/// A row for each player: points, the prizes they come from, the hand, and the bid of this round.
fn players(view: &View) -> Grid<Remark> {
    let columns = vec![
        Column::of_words(Remark::Player),
        Column::of_numbers(Remark::Points),
        Column::of_words(Remark::Won),
        Column::of_words(Remark::Hand),
        Column::of_numbers(Remark::Bid),
    ];
    let rows = view.public.players.iter().map(|(seat, player)| Row {
        marked: view.awaited.contains(seat),
        cells: vec![
            Cell::player(seat),
            Cell::sign(points(player.won)),
            cards(player.won),
            cards(player.hand),
            Cell::sign(bid(view, seat)),
        ],
    });
    Grid { columns, rows: rows.collect(), legend: vec![Remark::Legend] }
}

/// A card that lies face down stands in brackets.
fn bid(view: &View, seat: Seat) -> String {
    let mine = view.mine.filter(|_| view.observer.is(seat));
    match mine {
        Some(card) => format!("[{card}]"),
        None if view.public.prize.is_some() && !view.awaited.contains(seat) => "[?]".to_owned(),
        None => NOTHING.to_owned(),
    }
}

/// Cards side by side.
fn cards(cards: CardSet) -> Cell<Remark> {
    if cards.is_empty() {
        return Cell::said(Remark::Nothing);
    }
    Cell(cards.iter().map(|card| Bit::Sign(card.to_string())).collect())
}
