//! The page that explains the protocol, with its examples filled in.
//!
//! The page is written by hand. A line such as `<!-- example: client watch, unwatch -->` or `<!-- table: problem -->` asks
//! for what stands between it and the next `<!-- end -->`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::examples::{self, Example};
use crate::layout::lay_out;
use crate::problem::{Problem, Trouble};

const END: &str = "<!-- end -->";

/// What takes too much room on a page, and what stands there instead.
const HINTS: [(&str, &str); 3] = [
    ("view", "Shown of the game"),
    ("drafted", "Shown of the game"),
    ("tables", "ListedTable in protocol.ts"),
];

/// What is wrong with the page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PageFlaw {
    /// It asks for something that there is not.
    #[error("line {line}: there is no example of {what}")]
    Unknown {
        /// Where, counted from 1.
        line: usize,
        /// What it asks for.
        what: String,
    },
    /// It does not say where an example ends.
    #[error("line {line}: the end of this example is not marked by {END}")]
    Endless {
        /// Where the example begins, counted from 1.
        line: usize,
    },
    /// It does not show everything.
    #[error("these examples are not shown: {}", .0.join(", "))]
    Missing(Vec<String>),
}

/// The page with its examples as they are now.
pub fn fill(page: &str) -> Result<String, PageFlaw> {
    let examples = examples::all();
    let mut shown = BTreeSet::new();
    let mut filled: Vec<String> = Vec::new();
    let mut lines = page.lines().enumerate();
    while let Some((n, text)) = lines.next() {
        filled.push(text.to_owned());
        let Some(wanted) = Wanted::read(text) else { continue };
        let unknown = |what: String| PageFlaw::Unknown { line: n + 1, what };
        filled.extend(wanted.made(&examples, &mut shown).map_err(unknown)?);
        lines.find(|(_, text)| *text == END).ok_or(PageFlaw::Endless { line: n + 1 })?;
        filled.push(END.to_owned());
    }
    let names = examples.iter().map(|example| format!("{} {}", example.kind, example.name));
    let missing: Vec<_> = names.filter(|name| !shown.contains(name)).collect();
    if missing.is_empty() { Ok(filled.join("\n") + "\n") } else { Err(PageFlaw::Missing(missing)) }
}

/// What a line asks for.
enum Wanted<'p> {
    /// Examples of a kind by their names.
    Examples(&'p str, Vec<&'p str>),
    /// Everything of a kind as a table.
    Table(&'p str),
}

impl<'p> Wanted<'p> {
    fn read(line: &'p str) -> Option<Wanted<'p>> {
        let (what, which) = line.strip_prefix("<!-- ")?.strip_suffix(" -->")?.split_once(": ")?;
        match what {
            "example" => {
                let (kind, names) = which.split_once(' ')?;
                Some(Wanted::Examples(kind, names.split(", ").collect()))
            }
            "table" => Some(Wanted::Table(which)),
            _ => None,
        }
    }

    /// The lines that it asks for; an error with its name if there is no such thing.
    fn made(&self, examples: &[Example], shown: &mut BTreeSet<String>) -> Result<Vec<String>, String> {
        match self {
            Wanted::Examples(kind, names) => {
                let mut lines = vec!["```json".to_owned()];
                for name in names {
                    let example =
                        examples.iter().find(|example| example.kind == *kind && example.name == *name);
                    let example = example.ok_or_else(|| format!("{kind} {name}"))?;
                    shown.insert(format!("{kind} {name}"));
                    lines.push(lay_out(&example.json, &hints(example)));
                }
                lines.push("```".to_owned());
                Ok(lines)
            }
            Wanted::Table(kind) => {
                let rows: Vec<&Example> = examples.iter().filter(|example| example.kind == *kind).collect();
                shown.extend(rows.iter().map(|example| format!("{kind} {}", example.name)));
                table(kind, &rows).ok_or_else(|| (*kind).to_owned())
            }
        }
    }
}

/// A frame carries a board like that of a whole table, which is shown once.
fn hints(example: &Example) -> Vec<(&'static str, &'static str)> {
    let board = (example.kind, example.name) == ("server", "frame");
    HINTS.into_iter().chain(board.then_some(("board", "Board in table.ts, as above"))).collect()
}

/// Makes the row of an example.
type Row = fn(&Example) -> Option<String>;

/// Codes with what they mean, as a table.
fn table(kind: &str, examples: &[&Example]) -> Option<Vec<String>> {
    let (head, row): ([&str; 2], Row) = match kind {
        "problem" => (["| problem | over HTTP | with | for example |", "|---|---|---|---|"], problem_row),
        "refused" => (["| refused | with | for example |", "|---|---|---|"], refused_row),
        _ => return None,
    };
    let rows = examples.iter().map(|example| row(example));
    head.into_iter().map(|line| Some(line.to_owned())).chain(rows).collect()
}

fn problem_row(example: &Example) -> Option<String> {
    let problem: Problem = serde_json::from_str(&example.json).ok()?;
    let status = problem.status();
    Some(format!(
        "| `{}` | {status} | {} | {} |",
        example.name,
        details(example)?,
        Trouble::from(problem).message
    ))
}

fn refused_row(example: &Example) -> Option<String> {
    let refused: table::Refused = serde_json::from_str(&example.json).ok()?;
    let message = Trouble::from(Problem::from(refused)).message;
    Some(format!("| `{}` | {} | {message} |", example.name, details(example)?))
}

/// The members of a document besides its tag.
fn details(example: &Example) -> Option<String> {
    let value: Value = serde_json::from_str(&example.json).ok()?;
    let names =
        value.as_object()?.keys().filter(|name| *name != example.kind).map(|name| format!("`{name}`"));
    Some(names.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_filled_in_and_the_rest_is_kept() {
        let page = "# A\n\n<!-- example: client ping -->\nold\n<!-- end -->\n\n<!-- a note -->\nB\n";
        let Err(PageFlaw::Missing(missing)) = fill(page) else {
            panic!("the page shows one example of many")
        };
        assert!(!missing.contains(&"client ping".to_owned()) && missing.contains(&"client watch".to_owned()));
        let wanted = Wanted::read("<!-- example: client ping, unwatch -->").expect("a marker");
        let made = wanted.made(&examples::all(), &mut BTreeSet::new()).expect("examples");
        let unwatch = r#"{ "id": 2, "message": "unwatch", "with": { "table": "k3v8w5c1pm0d" } }"#;
        assert_eq!(made, ["```json", r#"{ "id": 7, "message": "ping" }"#, unwatch, "```"]);
    }

    #[test]
    fn a_page_that_asks_for_nonsense_is_refused() {
        let unknown = |what: &str| Err(PageFlaw::Unknown { line: 2, what: what.to_owned() });
        assert_eq!(fill("\n<!-- example: client fly -->\n<!-- end -->\n"), unknown("client fly"));
        assert_eq!(fill("\n<!-- table: weather -->\n<!-- end -->\n"), unknown("weather"));
        assert_eq!(fill("<!-- example: client ping -->\n"), Err(PageFlaw::Endless { line: 1 }));
    }

    /// So that the page is right even where nobody runs `cargo xtask tidy`.
    #[test]
    fn the_page_shows_everything_as_it_is() {
        let page = include_str!("../../../docs/protocol.md");
        assert!(fill(page).as_deref() == Ok(page), "run cargo xtask tidy --bless: {:?}", fill(page).err());
    }
}
