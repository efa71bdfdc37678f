//! How text is laid out: a width, a few styles, lists and documents that fit.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

/// No line of prose is longer than this.
pub const WIDTH: usize = 100;

/// What is simply said.
pub const PLAIN: Style = Style::new();
/// What matters now.
pub const BOLD: Style = Style::new().bold();
/// What may be skipped.
pub const FAINT: Style = Style::new().dimmed();
/// What can be typed.
pub const TYPED: Style = AnsiColor::Cyan.on_default();
/// What was refused or did not hold.
pub const BAD: Style = AnsiColor::Red.on_default();
/// What held.
pub const GOOD: Style = AnsiColor::Green.on_default();

/// A column of a table is as wide as this, or as its heading and the gap before it.
const COLUMN: usize = 12;

/// How wide the first column of a table is: what its lines are about.
pub const SUBJECT: usize = 32;

/// Writes the heading of a table.
pub fn heading(out: &mut dyn Write, subject: &str, columns: &[&str]) -> io::Result<()> {
    write!(out, "\n{BOLD}{subject:SUBJECT$}")?;
    columns
        .iter()
        .try_for_each(|column| write!(out, "{column:>width$}", width = COLUMN.max(column.len() + 2)))?;
    writeln!(out, "{BOLD:#}")
}

/// The text without characters that could steer the terminal: names and titles come from other people's files.
pub fn printable(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// The text in lines that fit into [`WIDTH`] behind an indent. Lines that the text already has stay apart.
pub fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let room = WIDTH - indent;
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // A paragraph that begins with spaces is indented on purpose; its later lines stand below its first.
        let own = &paragraph[..paragraph.len() - paragraph.trim_start().len()];
        let mut line = own.to_owned();
        for word in paragraph.split_whitespace() {
            let is_empty = line.len() == own.len();
            if !is_empty && line.chars().count() + 1 + word.chars().count() > room {
                lines.push(std::mem::replace(&mut line, own.to_owned()));
            } else if !is_empty {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// Writes text that is wrapped behind an indent, all of it in one style.
pub fn write_wrapped(out: &mut dyn Write, indent: usize, style: Style, text: &str) -> io::Result<()> {
    wrapped(text, indent).iter().try_for_each(|line| writeln!(out, "{:indent$}{style}{line}{style:#}", ""))
}

/// Lays out a JSON text that has no spaces yet: whatever fits into one line stays in one line. The order of
/// the keys is the writer's, which is why this works on the text and not on a map.
pub fn fitted(json: &str) -> String {
    let mut out = String::new();
    lay_out(json, 0, 0, &mut out);
    out
}

/// Items up to this length share a line; longer ones are easier to read one below the other.
const SHORT: usize = 40;

/// Lays out one value whose first character stands in column `column` of a line that is indented by `indent`.
fn lay_out(json: &str, indent: usize, column: usize, out: &mut String) {
    let one_line = spaced(json);
    // One column is kept for the comma that may follow.
    if column + one_line.chars().count() < WIDTH || !json.starts_with(['{', '[']) {
        out.push_str(&one_line);
        return;
    }
    let inner = indent + 2;
    let items = items(&json[1..json.len() - 1]);
    let are_short = items.iter().all(|item| spaced(item).chars().count() <= SHORT);
    out.push_str(&json[..1]);
    let mut column = WIDTH;
    for (n, item) in items.into_iter().enumerate() {
        let length = spaced(item).chars().count();
        // A comma stands before the item, and one may follow.
        if are_short && column + 2 + length < WIDTH {
            out.push_str(", ");
            column += 2 + length;
        } else {
            out.push_str(if n == 0 { "\n" } else { ",\n" });
            out.push_str(&" ".repeat(inner));
            column = inner + length;
        }
        let (key, value) = item.split_at(key_length(item));
        let key = spaced(key);
        out.push_str(&key);
        lay_out(value, inner, inner + key.chars().count(), out);
    }
    out.push('\n');
    out.push_str(&" ".repeat(indent));
    out.push_str(&json[json.len() - 1..]);
}

/// Walks over a JSON text: each character with the depth of brackets before it, or `None` within a string.
/// Brackets come in pairs in whatever is laid out here.
fn walk(json: &str) -> impl Iterator<Item = (usize, char, Option<usize>)> {
    let (mut depth, mut in_string, mut escaped) = (0usize, false, false);
    json.char_indices().map(move |(at, c)| {
        let here = (!in_string).then_some(depth);
        match c {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' => in_string = !in_string,
            '{' | '[' if !in_string => depth += 1,
            '}' | ']' if !in_string => depth -= 1,
            _ => {}
        }
        (at, c, here)
    })
}

/// The same in one line, with a space after each comma and colon and within braces.
fn spaced(json: &str) -> String {
    let mut text = String::new();
    for (_, c, depth) in walk(json) {
        match c {
            ',' | ':' if depth.is_some() => text.extend([c, ' ']),
            '}' if depth.is_some() && !text.ends_with('{') => text.push_str(" }"),
            _ => {
                if text.ends_with('{') && depth.is_some() && c == '"' {
                    text.push(' ');
                }
                text.push(c);
            }
        }
    }
    text
}

/// The items between the brackets of a list or a map.
fn items(inside: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let mut start = 0;
    for (at, c, depth) in walk(inside) {
        if c == ',' && depth == Some(0) {
            items.push(&inside[start..at]);
            start = at + 1;
        }
    }
    items.push(&inside[start..]);
    items
}

/// How much of an item is its key with the colon; 0 for an item of a list.
fn key_length(item: &str) -> usize {
    walk(item).find(|&(_, c, depth)| c == ':' && depth == Some(0)).map_or(0, |(at, ..)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_is_wrapped_and_keeps_its_lines() {
        let long = "word ".repeat(30);
        let lines = wrapped(&format!("{long}\n\n  indented"), 10);
        assert!(lines.iter().all(|line| line.chars().count() <= 90), "{lines:?}");
        assert_eq!(lines[lines.len() - 2..], ["", "  indented"]);
    }

    #[test]
    fn a_document_breaks_only_where_it_must() {
        let small = r#"{"a":1,"b":[],"c":{},"d":"x,\"}y"}"#;
        assert_eq!(fitted(small), r#"{ "a": 1, "b": [], "c": {}, "d": "x,\"}y" }"#);
        let row = format!("[{}]", ["12345"; 10].join(","));
        let tall = fitted(&format!(r#"{{"one":{row},"two":{{"three":{row}}}}}"#));
        assert_eq!(tall.lines().count(), 4, "{tall}");
        let words = fitted(&format!("[{}]", [r#""a word""#; 20].join(",")));
        assert_eq!(words.lines().count(), 5, "short items share lines: {words}");
        assert!(words.lines().all(|line| line.len() <= WIDTH));
        assert!(tall.lines().all(|line| line.len() <= WIDTH));
        let back: serde_json::Value = serde_json::from_str(&tall).unwrap();
        assert_eq!(back["two"]["three"][9], 12345);
    }

    /// A value that is too long to fit is written as it is: nothing may be lost.
    #[test]
    fn a_long_text_is_not_cut() {
        let long = format!(r#"["{}",1]"#, "x".repeat(200));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&fitted(&long)).unwrap()[1], 1);
    }
}
