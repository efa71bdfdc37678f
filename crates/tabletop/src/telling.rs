//! A game in documents that people are told: what they are asked, what they may choose, what lies on the table.
//!
//! No document holds a sentence. A terminal, a page and a screen reader make theirs from the same messages, in the
//! language of whoever reads them; `locales/README.md` says how a message is found and filled.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Counting, Game, Seat};

/// A game that people are told of.
pub trait Told: Game {
    /// The name of the game as people say it, in every language.
    const TITLE: &'static str;

    /// What is asked, and why; its tag is called `ask`.
    type Question: Document + TS;
    /// What an action would do, with its figures; its tag is called `choice`.
    type Choice: Document + TS;
    /// Whatever else is said: where the game stands, what lies where, what a rule says. Its tag is called `remark`.
    type Remark: Document + TS;

    /// What the observer of this view is asked; nothing if others are.
    fn question(view: &Self::View) -> Option<Self::Question>;
    /// An action as a choice of whoever sees this.
    fn choice(view: &Self::View, action: Self::Action) -> Self::Choice;
    /// The current step and what happens in it, with the ids of its rules: a paragraph for each.
    fn explain(view: &Self::View) -> Vec<Self::Remark>;
    /// Everything that lies on the table. With [`Counting::Hidden`] it leaves out what can only be known by counting along.
    fn sheet(view: &Self::View, counting: Counting) -> Sheet<Self::Remark>;
}

/// What a player is asked, and what it would mean to choose each of the actions that are named to them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Asked<Q, C> {
    /// What is asked, and why.
    pub question: Q,
    /// By notation: what each action would do.
    pub means: BTreeMap<String, C>,
}

/// What a player of this game is asked.
pub type AskedOf<G> = Asked<<G as Told>::Question, <G as Told>::Choice>;

/// What a message can be made from.
pub trait Document: Clone + PartialEq + Debug + Serialize + Send + Sync {}

impl<D: Clone + PartialEq + Debug + Serialize + Send + Sync> Document for D {}

/// What lies on the table: a heading, tables below it, and notes that have no place in a row or column. How wide
/// anything is and where lines break is for whoever lays it out.
///
/// Whoever reads it needs to know nothing of the game, save that a game in rounds says first which round it is: a remark
/// `round` with its number as `round`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Sheet<R> {
    /// Where the game stands, from the whole to the part.
    pub heading: Vec<R>,
    /// The tables below the heading.
    pub grids: Vec<Grid<R>>,
    /// What stands below them.
    pub notes: Vec<Note<R>>,
}

/// A table of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Grid<R> {
    /// Its columns, from the left.
    pub columns: Vec<Column<R>>,
    /// Its rows, each with one cell for each column.
    pub rows: Vec<Row<R>>,
    /// What its signs mean.
    pub legend: Vec<R>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Column<R> {
    /// What stands at its head.
    pub head: Cell<R>,
    /// Where its cells stand.
    pub side: Side,
}

/// Where something stands in its column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "tabletop.ts")]
pub enum Side {
    /// At the left, as words do.
    Left,
    /// At the right, as numbers do.
    Right,
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Row<R> {
    /// Does the game wait for this, or stand here?
    pub marked: bool,
    /// One for each column.
    pub cells: Vec<Cell<R>>,
}

/// What stands in one place: bits, with a space between them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "tabletop.ts")]
pub struct Cell<R>(pub Vec<Bit<R>>);

/// A bit of a cell or note.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "bit", content = "is", rename_all = "kebab-case")]
#[ts(export_to = "tabletop.ts")]
pub enum Bit<R> {
    /// What needs no words: a figure, a letter, a sign of the board.
    Sign(String),
    /// A player, by letter and name.
    Player(Seat),
    /// What is said.
    Said(R),
}

/// A line with its label.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "tabletop.ts")]
pub struct Note<R> {
    /// What it is about.
    pub label: R,
    /// What there is to say.
    pub text: Cell<R>,
}

impl<R> Cell<R> {
    /// Nothing.
    pub const EMPTY: Cell<R> = Cell(Vec::new());

    /// What needs no words.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "signs are figures and letters, made where they are shown"
    )]
    pub fn sign(sign: impl ToString) -> Cell<R> {
        Cell(vec![Bit::Sign(sign.to_string())])
    }

    /// A player.
    pub fn player(seat: Seat) -> Cell<R> {
        Cell(vec![Bit::Player(seat)])
    }

    /// What is said.
    pub fn said(remark: R) -> Cell<R> {
        Cell(vec![Bit::Said(remark)])
    }
}

impl<R> Column<R> {
    /// A column of words.
    pub fn of_words(head: R) -> Column<R> {
        Column { head: Cell::said(head), side: Side::Left }
    }

    /// A column of numbers.
    pub fn of_numbers(head: R) -> Column<R> {
        Column { head: Cell::said(head), side: Side::Right }
    }
}

impl<R> Note<R> {
    /// A line with its label.
    pub fn new(label: R, text: Cell<R>) -> Note<R> {
        Note { label, text }
    }
}
