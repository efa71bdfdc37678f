//! Files that a program writes: committed so that people can read them, and compared so that they stay true.

use std::path::Path;

use anyhow::{Context as _, Result};

use super::Finding;
use super::checkout::Checkout;
use super::rulebook::{BOOKS, Book, Place, RuleId};

/// A generated file: its path and what it must say.
struct Generated {
    path: String,
    text: String,
}

/// Every generated file. To add one, add its maker here.
fn all(checkout: &Checkout) -> Vec<Generated> {
    BOOKS.iter().filter_map(|book| rulebook_index(book, checkout)).collect()
}

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let stale =
        all(checkout).into_iter().filter(|file| checkout.text(&file.path) != Some(file.text.as_str()));
    stale
        .map(|Generated { path, .. }| {
            Finding::new(path, 1, "is stale: run cargo xtask tidy --bless and commit it")
        })
        .collect()
}

/// Writes every generated file.
pub(crate) fn write(checkout: &Checkout, root: &Path) -> Result<()> {
    for Generated { path, text } in all(checkout) {
        std::fs::write(root.join(&path), text).with_context(|| format!("cannot write {path}"))?;
    }
    Ok(())
}

/// Every rule with the page that explains it; none for a game without a rulebook.
fn rulebook_index(book: &Book, checkout: &Checkout) -> Option<Generated> {
    let mut rules = book.explanations(checkout);
    if rules.is_empty() {
        return None;
    }
    rules.sort_by(|(one, _), (other, _)| one.cmp(other));
    let rows: Option<String> = rules.iter().map(|(id, place)| index_row(book, checkout, id, place)).collect();
    let text = format!(
        "# Where each rule is explained\n\nWritten by `cargo xtask tidy --bless`.\n\n| rule | page |\n|---|---|\n{}",
        rows?
    );
    Some(Generated { path: format!("{}/rulebook/INDEX.md", book.folder), text })
}

fn index_row(book: &Book, checkout: &Checkout, id: &RuleId, place: &Place) -> Option<String> {
    let page = book.pages(checkout).find(|page| page.path == place.path)?;
    let title = page.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(&place.path);
    let file = place.path.rsplit('/').next()?;
    Some(format!("| {id} | [{}]({file}) |\n", title.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGES: [(&str, &str); 2] = [
        ("crates/eschnapur/rulebook/ties.md", "# Ties\n**EW.1** One.\n"),
        ("crates/eschnapur/rulebook/blockade.md", "# Blockade\n**E3.10** Ten, **E3.9** nine.\n"),
    ];
    const INDEX: &str = "crates/eschnapur/rulebook/INDEX.md";

    #[test]
    fn the_index_lists_every_rule_in_order() {
        let made = all(&Checkout::of(&PAGES));
        assert_eq!(made.len(), 1);
        let rows = "| E3.9 | [Blockade](blockade.md) |\n| E3.10 | [Blockade](blockade.md) |\n| EW.1 | [Ties](ties.md) |\n";
        assert!(made[0].text.ends_with(rows), "{}", made[0].text);
    }

    #[test]
    fn a_stale_or_missing_file_is_found_and_a_fresh_one_is_not() {
        assert_eq!(check(&Checkout::of(&PAGES)).len(), 1);
        let text = all(&Checkout::of(&PAGES)).remove(0).text;
        assert!(check(&Checkout::of(&[PAGES[0], PAGES[1], (INDEX, &text)])).is_empty());
        assert_eq!(check(&Checkout::of(&[PAGES[0], (INDEX, &text)])).len(), 1);
    }

    #[test]
    fn a_game_without_a_rulebook_has_no_index() {
        assert!(all(&Checkout::of(&[])).is_empty());
    }
}
