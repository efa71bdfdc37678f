//! The board as text.

use std::fmt::Write as _;

use tabletop::game::Names;
use tabletop::{Observer, Seat};

use super::explain;
use super::notes::{self, Note};
use super::words::{self, kinds};
use crate::artefact::Artefact;
use crate::component::Component as _;
use crate::space::{Place, Space};
use crate::table::Version;
use crate::token::Token;
use crate::treasure::{Hoard, Kind};
use crate::view::{PieceView, PlayerView, RoomView, View};

/// No line is longer.
const WIDTH: usize = 100;
/// The mark and the name of a space.
const SPACE: usize = 16;
/// What is to be had there.
const THERE: usize = 22;
/// The label of a line below the tables.
const LABEL: usize = 12;

/// Everything that lies on the table, from one observer's eyes.
pub(super) fn board(view: &View, names: &Names) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_board(&mut out, view, names);
    out
}

fn write_board(out: &mut String, view: &View, names: &Names) -> std::fmt::Result {
    match view.round {
        0 => writeln!(out, "{}", explain::stage(view))?,
        round => writeln!(out, "Round {round} · {}", explain::stage(view))?,
    }
    writeln!(out)?;
    write_spaces(out, view, names)?;
    writeln!(out)?;
    write_players(out, view, names)?;
    writeln!(out)?;
    notes::notes(view, names).iter().try_for_each(|note| write_note(out, note))
}

/// Every space with what is to be had there and whose tokens lie there.
fn write_spaces(out: &mut String, view: &View, names: &Names) -> std::fmt::Result {
    let column = (WIDTH - SPACE - THERE) / view.players.players();
    let mut head = format!("{:SPACE$}{:THERE$}", "  Space", "There");
    for seat in view.players.seats() {
        write!(head, "{:column$}", cut(&player(seat, names), column - 1))?;
    }
    writeln!(out, "{}", head.trim_end())?;
    for space in spaces(view) {
        let mark = if view.stage.tallied() == Some(space) { '>' } else { ' ' };
        let mut columns = vec![(SPACE, vec![format!("{mark} {}", label(space))])];
        columns.push((THERE, wrapped(&there(view, space), THERE - 2, ", ")));
        for (seat, player) in view.players.iter() {
            columns.push((column, cell(seat, player, space, column - 1)));
        }
        write_row(out, &columns)?;
    }
    let own = if view.observer == Observer::Spectator { "" } else { ", your own with their values" };
    let magic = if view.version == Version::Magic { "; 7×2 is doubled, ~3 is a Carpet" } else { "" };
    writeln!(out, "  [ ] face down{own}{magic}")
}

/// Columns of lines, side by side.
fn write_row(out: &mut String, columns: &[(usize, Vec<String>)]) -> std::fmt::Result {
    let height = columns.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    for line in 0..height {
        let mut row = String::new();
        for (width, lines) in columns {
            write!(row, "{:width$}", lines.get(line).map_or("", String::as_str))?;
        }
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

/// The spaces in use.
fn spaces(view: &View) -> impl Iterator<Item = Space> {
    Space::ALL.iter().copied().filter(|&space| match space.place() {
        Place::Cave(_) | Place::Guard => true,
        Place::City => view.version == Version::Magic || !matches!(space, Space::Tent | Space::Djinn),
        Place::Room(room) => room < view.players.players(),
    })
}

/// A space at the head of its row.
fn label(space: Space) -> &'static str {
    let name = words::space(space);
    if space == Space::Guard { "Guard" } else { name.strip_prefix("the ").unwrap_or(name) }
}

/// What is to be had in a space.
fn there(view: &View, space: Space) -> String {
    let mut text = match space.place() {
        Place::Cave(kind) => {
            let shelves = view.caves.get(&space).copied().unwrap_or_default();
            let shelves = if shelves.is_empty() { "–".to_owned() } else { shelves.to_string() };
            format!("{} {shelves}", words::kind(kind, 2))
        }
        Place::Guard => match view.guard {
            Some(strength) => format!("strength {strength}"),
            None => "strength ?".to_owned(),
        },
        Place::Room(_) => view.rooms.get(&space).map_or_else(String::new, room),
        Place::City if space == Space::Tent => format!("spells, {} left", view.spells),
        Place::City if space == Space::Djinn => "two artefacts".to_owned(),
        Place::City if space == Space::Market => "1 treasure for 3".to_owned(),
        Place::City => "the camel".to_owned(),
    };
    if view.marks.taboo == Some(space) {
        text.push_str(", taboo");
    }
    text
}

/// The artefacts of a room: the open one, and how many lie face down.
fn room(room: &RoomView) -> String {
    match (room.open, room.stack) {
        (None, 0) => "sold out".to_owned(),
        (None, stack) => format!("{stack} face down"),
        (Some(open), 0) => format!("{}, the last", words::artefact(open).name),
        (Some(open), stack) => format!("{}, {stack} more", words::artefact(open).name),
    }
}

/// A player's pieces in a space, behind the letter of his seat.
fn cell(seat: Seat, player: &PlayerView, space: Space, width: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut hidden = Vec::new();
    for (_, piece) in player.pieces.iter().filter(|(_, piece)| piece.space() == Some(space)) {
        match piece {
            PieceView::Free => {}
            PieceView::Hidden { token, .. } => hidden.push(token),
            PieceView::Open { token, doubles: 0, .. } => pieces.push(token.to_string()),
            PieceView::Open { token, doubles, .. } => pieces.push(format!("{token}×{}", doubles + 1)),
        }
    }
    pieces.extend((0..player.carpets.on(space)).map(|_| "~3".to_owned()));
    if !hidden.is_empty() {
        hidden.sort_by(|one, other| other.cmp(one));
        let value = |token: &Option<Token>| token.map_or("?".to_owned(), |token| token.to_string());
        let values: Vec<_> = hidden.iter().map(value).collect();
        // Four fit into the narrowest column with spaces between them, and more without.
        let gap = if values.len() > 4 { "" } else { words::FIRM };
        pieces.push(format!("[{}]", values.join(gap)));
    }
    if pieces.is_empty() {
        return Vec::new();
    }
    wrapped(&format!("{seat} {}", pieces.join(" ")), width, " ")
}

/// Everybody's treasure and artefacts, and the bank.
fn write_players(out: &mut String, view: &View, names: &Names) -> std::fmt::Result {
    let name = |seat| {
        let own = if view.observer.is(seat) { " (you)" } else { "" };
        format!("{}{own}", cut(&player(seat, names), 16))
    };
    let widest = view.players.seats().map(|seat| name(seat).chars().count()).max().unwrap_or(0).max(8);
    let mut head = format!("  {:widest$}", "Player");
    for kind in kinds() {
        write!(head, " {}", heading(kind))?;
    }
    writeln!(out, "{head}  All  Artefacts")?;
    for (seat, player) in view.players.iter() {
        let mark = if view.to_act().contains(seat) { '>' } else { ' ' };
        let start = format!("{mark} {:widest$}{}  ", name(seat), treasure(player.treasure));
        let indent = start.chars().count();
        let owned = wrapped(&artefacts(player), WIDTH - indent, ", ");
        write_row(out, &[(indent, vec![start]), (0, owned)])?;
    }
    writeln!(out, "  {:widest$}{}", "Bank", treasure(view.bank))
}

/// A kind of treasure at the head of its column.
fn heading(kind: Kind) -> String {
    let name = words::kind(kind, 2);
    words::capital(name.strip_prefix("gold ").unwrap_or(name))
}

/// The numbers of treasures below their headings, and of all of them.
fn treasure(hoard: Hoard) -> String {
    let mut text = String::new();
    for kind in kinds() {
        let width = heading(kind).chars().count() + 1;
        // Writing to a string cannot fail.
        let _ = write!(text, "{:>width$}", hoard.count(kind));
    }
    let _ = write!(text, "  {:>3}", hoard.total());
    text
}

/// What a player has collected; what he used this round is marked.
fn artefacts(player: &PlayerView) -> String {
    let Some(owned) = player.artefacts.filter(|owned| owned.total() > 0) else {
        return if player.collected == 0 {
            "0".to_owned()
        } else {
            format!("{} face down", player.collected)
        };
    };
    let one = |kind: &Artefact| {
        let name = words::artefact(*kind).name;
        let number = match owned.count(*kind) {
            0 => return None,
            1 => name.to_owned(),
            several => format!("{several} {name}s"),
        };
        let state = match player.used.count(*kind) {
            0 => String::new(),
            _ if *kind == Artefact::Lamp && player.lit => " (lit)".to_owned(),
            all if all == owned.count(*kind) => " (used)".to_owned(),
            some => format!(" ({some} used)"),
        };
        Some(format!("{number}{state}"))
    };
    let all: Vec<_> = Artefact::ALL.iter().filter_map(one).collect();
    format!("{}: {}", owned.total(), all.join(", "))
}

/// How a player stands at the head of a row or column.
fn player(seat: Seat, names: &Names) -> String {
    let name = names.of(seat);
    if name == seat.to_string() { name.to_owned() } else { format!("{seat} {name}") }
}

/// The text, cut if it is too long.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width - 1).collect();
    format!("{kept}…")
}

/// The text in lines that are not longer than this, broken after a separator; [`words::FIRM`] spaces hold.
fn wrapped(text: &str, width: usize, separator: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in text.split_inclusive(separator) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + part.trim_end().chars().count() <= width => {
                line.push_str(part);
            }
            Some(_) | None => lines.push(part.to_owned()),
        }
    }
    lines.iter().map(|line| line.trim_end().replace(words::FIRM, " ")).collect()
}

/// Every line has the label, so that one that changed can be read alone.
fn write_note(out: &mut String, Note { label, text }: &Note) -> std::fmt::Result {
    wrapped(text, WIDTH - LABEL, " ").iter().try_for_each(|line| writeln!(out, "{label:LABEL$}{line}"))
}
