//! Everything that lies on the table.

use tabletop::Seat;
use tabletop::telling::{Bit, Cell, Column, Grid, Note, Row, Sheet, Side};

use crate::gold::{Gold, Purse};
use crate::official::Official;
use crate::palace::{Part, PartSet};
use crate::phases::Phase;
use crate::telling::{Remark, explain};
use crate::view::{LayingView, SlotView, View};

/// What stands where there is nothing.
const NOTHING: &str = "–";
/// What stands between things that are not figures.
const BETWEEN: &str = "·";

/// The table as it lies.
pub(super) fn sheet(view: &View) -> Sheet<Remark> {
    Sheet {
        heading: vec![Remark::Round { round: view.public.round }, explain::title(view)],
        grids: vec![palace(view), players(view)],
        notes: notes(view),
    }
}

/// The parts of the palace, a column for each field from the bottom.
fn palace(view: &View) -> Grid<Remark> {
    let parts = Part::in_play(view.tableaus.players());
    let tallest = parts.iter().map(|part| view.public.figures.parts[part].fields).max().unwrap_or(0);
    let fields = (1..=tallest).map(|field| Column { head: Cell::sign(field), side: Side::Right });
    let mut columns = vec![Column::of_numbers(Remark::Part)];
    columns.extend(fields);
    columns.extend([Column::of_numbers(Remark::Wage), Column::of_words(Remark::State)]);
    let rows = parts.iter().map(|part| {
        let mut cells = vec![Cell::sign(part)];
        cells.extend((0..tallest).map(|field| field_cell(view, part, field)));
        cells.extend([Cell::sign(view.public.figures.parts[part].wage), state(view, part)]);
        Row { marked: false, cells }
    });
    Grid { columns, rows: rows.collect(), legend: vec![Remark::PalaceLegend] }
}

/// Whose stone lies on a field, or what it is worth; a star for the gold bag.
fn field_cell(view: &View, part: Part, field: u8) -> Cell<Remark> {
    let figures = view.public.figures.parts[part];
    if field >= figures.fields || view.public.finished.contains(part) {
        return Cell::EMPTY;
    }
    let bag = if field + 1 == figures.bag { "*" } else { "" };
    match view.public.palace[part].stone(field) {
        Some(owner) => Cell::sign(format!("{owner}{bag}")),
        None => Cell::sign(format!("{}{bag}", figures.value(field))),
    }
}

/// What there is to say of a part.
fn state(view: &View, part: Part) -> Cell<Remark> {
    let protected = matches!(view.phase, Phase::Moving(moving) if moving.protected == Some(part));
    let said = [
        (view.public.finished.contains(part), Remark::Finished),
        (view.public.markers.stop == Some(part), Remark::Stopped),
        (protected, Remark::Protected),
    ];
    Cell(said.into_iter().filter(|(holds, _)| *holds).map(|(_, remark)| Bit::Said(remark)).collect())
}

/// The players, a column for each official.
fn players(view: &View) -> Grid<Remark> {
    let officials = Official::in_play(view.tableaus.players());
    let seals = officials.iter().map(|official| Column { head: Cell::sign(official), side: Side::Right });
    let mut columns = vec![Column::of_words(Remark::Player)];
    columns.extend(
        [Remark::Vp, Remark::Pp, Remark::Stones, Remark::Supply, Remark::Cards].map(Column::of_numbers),
    );
    columns.extend(seals);
    columns.push(Column::of_words(Remark::Sites));
    let rows = view.tableaus.iter().map(|(seat, tableau)| {
        let mut cells = vec![
            Cell::player(seat),
            Cell::sign(tableau.public.vp),
            Cell::sign(tableau.public.pp),
            Cell::sign(tableau.public.stones),
            Cell::sign(tableau.supply),
            Cell::sign(tableau.cards),
        ];
        let slots = shown_slots(view, seat);
        cells.extend(officials.iter().map(|official| Cell::sign(slot_sign(slots[official.index()]))));
        cells.push(sites(tableau.sites));
        Row { marked: view.to_act().contains(seat), cells }
    });
    let mut legend = vec![Remark::PlayersLegend];
    legend.extend(officials.iter().map(|official| Remark::Seal { official }));
    Grid { columns, rows: rows.collect(), legend }
}

/// The slots of a player; one's own cards of phase 2 are shown as soon as they are laid.
fn shown_slots(view: &View, seat: Seat) -> [SlotView; 5] {
    let slots = view.tableaus[seat].slots;
    let Phase::Laying(LayingView { mine: Some(plan), .. }) = view.phase else { return slots };
    if !view.observer.is(seat) {
        return slots;
    }
    Official::ALL.map(|official| {
        let laid = plan.cards.get(official).face_down();
        laid.map_or(slots[official.index()], |gold| SlotView::Down(Some(gold)))
    })
}

/// A card that lies face down stands in brackets.
fn slot_sign(slot: SlotView) -> String {
    match slot {
        SlotView::Empty => NOTHING.to_owned(),
        SlotView::Down(None) => "[?]".to_owned(),
        SlotView::Down(Some(gold)) => format!("[{gold}]"),
        SlotView::Up(gold) => gold.to_string(),
    }
}

fn sites(sites: Option<PartSet>) -> Cell<Remark> {
    sites.map_or_else(
        || Cell::sign(NOTHING),
        |sites| Cell(sites.iter().map(|part| Bit::Sign(part.to_string())).collect()),
    )
}

/// Cards as `2×0 3×5`.
fn cards(purse: Purse) -> Cell<Remark> {
    if purse.is_empty() {
        return Cell::said(Remark::NoCards);
    }
    let values = Gold::ALL.into_iter().filter(|&gold| purse.has(gold));
    Cell(values.map(|gold| Bit::Sign(format!("{}×{gold}", purse.count(gold)))).collect())
}

/// What lies beside palace and players.
fn notes(view: &View) -> Vec<Note<Remark>> {
    let mut notes = Vec::new();
    if let Some(hand) = view.observer.seat().and_then(|seat| view.tableaus[seat].hand) {
        notes.push(Note::new(Remark::Hand, cards(hand)));
    }
    notes.push(Note::new(Remark::Bank, cards(view.public.bank)));
    let order = view.public.order.map_or_else(
        || Cell::said(Remark::NoOrder),
        |order| listed(order.seats().iter().map(|&seat| Bit::Player(seat))),
    );
    notes.push(Note::new(Remark::Order, order));
    if let Some(card) = view.public.markers.blockade {
        let blocked = Remark::Blocked { seat: card.seat, official: card.official };
        notes.push(Note::new(Remark::Favour { official: Official::Blockade }, Cell::said(blocked)));
    }
    let bought = [
        view.public.ties.map(|seat| Remark::WinsTies { seat }),
        view.public.from_hand.map(|seat| Remark::PlaysFromHand { seat }),
    ];
    notes.extend(bought.into_iter().flatten().map(|remark| Note::new(Remark::ThisRound, Cell::said(remark))));
    notes.push(Note::new(Remark::Privileges, privileges(view)));
    notes
}

/// The privileges that are left with what they cost.
fn privileges(view: &View) -> Cell<Remark> {
    if view.public.privileges.is_empty() {
        return Cell::said(Remark::NoPrivileges);
    }
    listed(view.public.privileges.iter().map(|privilege| {
        Bit::Said(Remark::Price { privilege, cost: view.public.figures.costs.of(privilege) })
    }))
}

/// Things side by side, with a sign between them.
fn listed(things: impl Iterator<Item = Bit<Remark>>) -> Cell<Remark> {
    let mut bits = Vec::new();
    for thing in things {
        if !bits.is_empty() {
            bits.push(Bit::Sign(BETWEEN.to_owned()));
        }
        bits.push(thing);
    }
    Cell(bits)
}
