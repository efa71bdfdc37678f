//! Files that a program writes: committed so that people can read them, and compared so that they stay true.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use super::Finding;
use super::checkout::Checkout;
use super::rulebook::{self, Book, Place, RuleId};
use crate::chore::{built, cargo, read};

/// The folder of the protocol's TypeScript: nothing else may lie there.
const TYPESCRIPT: &str = "crates/wire/typescript";

/// A generated file: its path and what it must say.
pub(crate) struct Generated {
    path: String,
    text: String,
}

/// Every generated file. To add one, add its maker here.
pub(crate) fn all(checkout: &Checkout) -> Result<Vec<Generated>> {
    let mut all = rulebook_indices(checkout);
    all.extend(protocol()?);
    Ok(all)
}

pub(crate) fn check(checkout: &Checkout, all: &[Generated]) -> Vec<Finding> {
    let stale = all.iter().filter(|file| checkout.text(&file.path) != Some(file.text.as_str()));
    let stale =
        stale.map(|file| Finding::new(&file.path, 1, "is stale: run cargo xtask tidy --bless and commit it"));
    let left = checkout.below(TYPESCRIPT).filter(|file| all.iter().all(|made| made.path != file.path));
    let left = left.map(|file| Finding::new(&file.path, 1, "is no longer generated: remove it"));
    stale.chain(left).collect()
}

/// Writes every generated file.
pub(crate) fn write(all: &[Generated], root: &Path) -> Result<()> {
    for Generated { path, text } in all {
        let file = root.join(path);
        let folder = file.parent().unwrap_or(root);
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        std::fs::write(file, text).with_context(|| format!("cannot write {path}"))?;
    }
    Ok(())
}

/// The protocol's TypeScript and its page. The types themselves make them, in a program of their own, so that the chores
/// are built without the games.
fn protocol() -> Result<Vec<Generated>> {
    // Built like the tests, which need the same crates anyway, with the features that the whole workspace asks for: with
    // those of one package alone half of it would be built twice.
    let build = cargo(&["build", "--quiet", "--profile", "test", "--workspace", "--example", "generated"]);
    let text = read(Command::new(built(build, "generated")?))?;
    let files: BTreeMap<String, String> =
        serde_json::from_str(&text).context("what the protocol generates is no list of files")?;
    Ok(files.into_iter().map(|(path, text)| Generated { path, text }).collect())
}

fn rulebook_indices(checkout: &Checkout) -> Vec<Generated> {
    rulebook::books(checkout).iter().filter_map(|book| rulebook_index(book, checkout)).collect()
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
        let made = rulebook_indices(&Checkout::of(&PAGES));
        assert_eq!(made.len(), 1);
        let rows = "| E3.9 | [Blockade](blockade.md) |\n| E3.10 | [Blockade](blockade.md) |\n| EW.1 | [Ties](ties.md) |\n";
        assert!(made[0].text.ends_with(rows), "{}", made[0].text);
    }

    #[test]
    fn a_stale_or_missing_file_is_found_and_a_fresh_one_is_not() {
        let findings = |files: &[(&str, &str)]| {
            let checkout = Checkout::of(files);
            check(&checkout, &rulebook_indices(&checkout)).len()
        };
        assert_eq!(findings(&PAGES), 1);
        let text = rulebook_indices(&Checkout::of(&PAGES)).remove(0).text;
        assert_eq!(findings(&[PAGES[0], PAGES[1], (INDEX, &text)]), 0);
        assert_eq!(findings(&[PAGES[0], (INDEX, &text)]), 1);
    }

    #[test]
    fn a_declaration_that_is_no_longer_generated_is_found() {
        let path = "crates/wire/typescript/table.ts";
        let checkout = Checkout::of(&[(path, "x"), ("crates/wire/src/lib.rs", "")]);
        let found = check(&checkout, &[]);
        assert_eq!(found, [Finding::new(path, 1, "is no longer generated: remove it")]);
        let made = Generated { path: path.to_owned(), text: "x".to_owned() };
        assert!(check(&checkout, &[made]).is_empty());
    }

    #[test]
    fn a_game_without_a_rulebook_has_no_index() {
        assert!(rulebook_indices(&Checkout::of(&[])).is_empty());
    }
}
