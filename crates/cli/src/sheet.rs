//! A game's sheet laid out for a terminal: its tables side by side with what is said in them, its notes below.

use std::fmt::Write as _;

use tabletop::game::Names;
use tabletop::telling::{Bit, Cell, Document, Grid, Note, Sheet, Side};
use tabletop::{Observer, Seat};
use words::Words;

use crate::layout::WIDTH;
use crate::line::Line;

/// What stands before every row: whether it is marked.
const MARK: usize = 2;
/// What is left free between two columns.
const GAP: usize = 2;
/// The least room for the label of a note.
const LABEL: usize = 12;
/// A space at which no line is broken.
const FIRM: char = '\u{a0}';

/// Whoever reads a sheet: in which words, of whom, and through whose eyes.
pub struct SheetReader<'r> {
    /// The words of the language that they read.
    pub words: &'r Words,
    /// The name of the game.
    pub game: &'r str,
    /// What the players are called.
    pub names: &'r Names,
    /// Whose own things are theirs.
    pub observer: Observer,
}

impl SheetReader<'_> {
    /// The sheet as lines that fit.
    pub fn lay_out<R: Document>(&self, sheet: &Sheet<R>) -> String {
        let Sheet { heading, grids, notes } = sheet;
        let mut out = String::new();
        // Writing to a string cannot fail.
        let heading: Vec<_> = heading.iter().map(|remark| self.say(remark)).collect();
        let _ = writeln!(out, "{}", heading.join(" · "));
        for grid in grids {
            out.push('\n');
            self.write_grid(&mut out, grid);
        }
        if !notes.is_empty() {
            out.push('\n');
        }
        self.write_notes(&mut out, notes);
        out.replace(FIRM, " ")
    }

    fn say(&self, remark: &impl Document) -> String {
        self.words.say(self.game, remark, self.names)
    }

    fn text<R: Document>(&self, Cell(bits): &Cell<R>) -> String {
        let text = |bit: &Bit<R>| match bit {
            Bit::Sign(sign) => sign.clone(),
            Bit::Player(seat) => self.player(*seat),
            Bit::Said(remark) => self.say(remark),
        };
        bits.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    /// A player by letter and name; the letter is the name of those who have no other.
    fn player(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        let player = if name == seat.to_string() { name.to_owned() } else { format!("{seat}{FIRM}{name}") };
        if self.observer.is(seat) { self.words.line(&Line::Own { player: &player }) } else { player }
    }

    fn write_grid<R: Document>(&self, out: &mut String, Grid { columns, rows, legend }: &Grid<R>) {
        let head: Vec<_> = columns.iter().map(|column| self.text(&column.head)).collect();
        let body: Vec<Vec<_>> =
            rows.iter().map(|row| row.cells.iter().map(|cell| self.text(cell)).collect()).collect();
        let texts = |n: usize| std::iter::once(&head[n]).chain(body.iter().filter_map(move |row| row.get(n)));
        let needs: Vec<_> = (0..columns.len()).map(|n| Needs::of(texts(n))).collect();
        let widths = fitted(&needs);
        let mut write = |marked: bool, cells: &[String]| {
            let cells: Vec<_> =
                cells.iter().zip(&widths).map(|(text, &width)| wrapped(text, width)).collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            for n in 0..height {
                let mut line = String::from(if marked && n == 0 { "> " } else { "  " });
                for ((lines, column), &width) in cells.iter().zip(columns).zip(&widths) {
                    let text = lines.get(n).map_or("", String::as_str);
                    let _ = match column.side {
                        Side::Left => write!(line, "{text:width$}{:GAP$}", ""),
                        Side::Right => write!(line, "{text:>width$}{:GAP$}", ""),
                    };
                }
                let _ = writeln!(out, "{}", line.trim_end());
            }
        };
        write(false, &head);
        for (row, cells) in rows.iter().zip(&body) {
            write(row.marked, cells);
        }
        let legend: Vec<_> = legend.iter().map(|remark| self.say(remark)).collect();
        if !legend.is_empty() {
            for line in wrapped(&legend.join(" · "), WIDTH - MARK) {
                let _ = writeln!(out, "  {line}");
            }
        }
    }

    /// Every line has the label, so that one that changed can be read alone.
    fn write_notes<R: Document>(&self, out: &mut String, notes: &[Note<R>]) {
        let labels: Vec<_> = notes.iter().map(|note| self.say(&note.label)).collect();
        let widest = labels.iter().map(|label| label.chars().count() + GAP).max().unwrap_or(0).max(LABEL);
        for (label, note) in labels.iter().zip(notes) {
            for line in wrapped(&self.text(&note.text), WIDTH - widest) {
                let _ = writeln!(out, "{label:widest$}{line}");
            }
        }
    }
}

/// How much room a column needs.
#[derive(Clone, Copy)]
struct Needs {
    /// Without breaking a line.
    whole: usize,
    /// Without breaking a word.
    least: usize,
}

impl Needs {
    fn of<'t>(texts: impl Iterator<Item = &'t String>) -> Needs {
        let mut needs = Needs { whole: 0, least: 0 };
        for text in texts {
            needs.whole = needs.whole.max(text.chars().count());
            let longest = text.split(' ').map(|word| word.chars().count()).max();
            needs.least = needs.least.max(longest.unwrap_or(0));
        }
        needs
    }
}

/// The widths of columns that fit side by side: the widest give way first, as far as their words let them.
fn fitted(columns: &[Needs]) -> Vec<usize> {
    let mut widths: Vec<_> = columns.iter().map(|needs| needs.whole).collect();
    let room = WIDTH - MARK - GAP * columns.len().saturating_sub(1);
    while widths.iter().sum::<usize>() > room {
        let gives_way = |&n: &usize| widths[n] > columns[n].least;
        let Some(widest) = (0..widths.len()).filter(gives_way).max_by_key(|&n| widths[n]) else { break };
        widths[widest] -= 1;
    }
    widths
}

/// The text in lines of this width; a longer word stands alone.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use tabletop::telling::{Column, Row};
    use words::Language;

    use super::*;

    /// Remarks of no game are said by their kind, which is all these tests need.
    fn lay_out(sheet: &Sheet<&'static str>) -> String {
        let reader = SheetReader {
            words: Words::of(Language::En),
            game: "no-game",
            names: &Names::new(vec!["Asha".to_owned(), "B".to_owned()]),
            observer: Observer::Seat(Seat::B),
        };
        reader.lay_out(sheet)
    }

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them() {
        let row = |marked, name: Seat, number: &str| Row {
            marked,
            cells: vec![Cell::player(name), Cell::sign(number)],
        };
        let columns = vec![
            Column { head: Cell::sign("Who"), side: Side::Left },
            Column { head: Cell::sign("Points"), side: Side::Right },
        ];
        let rows = vec![row(false, Seat::A, "7"), row(true, Seat::B, "12")];
        let grid = Grid { columns, rows, legend: Vec::new() };
        let sheet = Sheet { heading: Vec::new(), grids: vec![grid], notes: Vec::new() };
        assert_eq!(lay_out(&sheet), "\n\n  Who      Points\n  A Asha        7\n> B (you)      12\n");
    }

    #[test]
    fn what_is_too_wide_is_wrapped_where_there_is_most() {
        let cells = vec![Cell::sign("short"), Cell::sign("many words ".repeat(20))];
        let columns = (0..2).map(|_| Column { head: Cell::EMPTY, side: Side::Left }).collect();
        let grid = Grid { columns, rows: vec![Row { marked: false, cells }], legend: Vec::new() };
        let out = lay_out(&Sheet { heading: Vec::new(), grids: vec![grid], notes: Vec::new() });
        assert!(out.lines().all(|line| line.chars().count() <= WIDTH), "{out}");
        assert_eq!(out.matches("words").count(), 20, "{out}");
        assert_eq!(out.matches("short").count(), 1, "{out}");
    }
}
