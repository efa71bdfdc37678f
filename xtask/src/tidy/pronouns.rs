//! People are "they": players, clients and hosts have no gender in anything that we write in English.

use super::Finding;
use super::checkout::{Checkout, File};

/// What is written by hand. The protocol's declarations and its description follow from it.
const WRITTEN: [&str; 15] =
    ["rs", "toml", "ts", "js", "mjs", "svelte", "css", "html", "ftl", "md", "sh", "yml", "py", "sql", "svg"];

/// Folders of other languages, in which such words mean something else. Comments in their messages are English.
const OTHER_LANGUAGES: [&str; 3] = ["de", "nl", "fr"];

/// It lists the words for people that no text may say.
const TERMS: &str = "locales/terms.toml";

/// The words that name somebody's gender. Written in two halves, or this file would be the first finding.
const GENDERED: [&str; 8] = [
    concat!("h", "e"),
    concat!("h", "im"),
    concat!("h", "is"),
    concat!("hi", "mself"),
    concat!("sh", "e"),
    concat!("h", "er"),
    concat!("h", "ers"),
    concat!("herse", "lf"),
];

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let written = |file: &&File| file.has_extension(&WRITTEN) && file.path != TERMS;
    checkout.files().iter().filter(written).flat_map(gendered).collect()
}

fn gendered(file: &File) -> Vec<Finding> {
    let is_foreign = file.path.split('/').any(|folder| OTHER_LANGUAGES.contains(&folder));
    let is_comment = |line: &str| file.has_extension(&["ftl"]) && line.starts_with('#');
    let mut findings = Vec::new();
    for (number, line) in file.lines().filter(|(_, line)| !is_foreign || is_comment(line)) {
        for word in words(line).filter(|word| GENDERED.contains(&word.to_lowercase().as_str())) {
            let what = format!("`{word}` stands here: people are \"they\", whoever they are");
            findings.push(Finding::new(&file.path, number, what));
        }
    }
    findings
}

/// The words of a line, those within names too: `is_full` has two, and so has `isFull`. A code with digits is one.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric()).flat_map(|word| {
        let begins =
            move |&(at, c): &(usize, char)| c.is_uppercase() && word[..at].ends_with(char::is_lowercase);
        let starts = std::iter::once(0).chain(word.char_indices().filter(begins).map(|(at, _)| at));
        let ends = word.char_indices().filter(begins).map(|(at, _)| at).chain(std::iter::once(word.len()));
        starts.zip(ends).map(move |(start, end)| &word[start..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> usize {
        check(&Checkout::of(&[(path, text)])).len()
    }

    #[test]
    fn every_such_word_is_found_wherever_it_stands() {
        for word in GENDERED {
            let capital = format!("{}{}", word[..1].to_uppercase(), &word[1..]);
            let lines = [
                format!("/// What {word} wants."),
                format!("//! {capital} wants."),
                format!("fn keeps_{word}_seat() {{}}"),
                format!("const keeps{capital}Seat = 1;"),
                format!("expect(\"{word}'s here\")"),
            ];
            for line in lines {
                assert_eq!(findings("a.rs", &line), 1, "{line}");
            }
        }
        let found = check(&Checkout::of(&[("a.md", &format!("They wait.\nAnd so does {}.\n", GENDERED[0]))]));
        assert!(found[0].to_string().starts_with("a.md:2: "), "{}", found[0]);
    }

    #[test]
    fn parts_of_other_words_are_not_found() {
        assert_eq!(
            findings("a.rs", "/// Whether others are there: the theme of this cache, their history, hero."),
            0
        );
        assert_eq!(findings("a.md", &format!("früher, or the code 5{}2", GENDERED[0].to_uppercase())), 0);
    }

    #[test]
    fn other_languages_have_their_own_words_but_english_comments() {
        let text = format!("# A comment.\ngive = Gib es {}\n", GENDERED[5]);
        assert_eq!(findings("locales/de/table.ftl", &text), 0);
        assert_eq!(findings("crates/game/rulebook/de/01-goal.md", &text), 0);
        assert!(findings("locales/en/table.ftl", &text) > 0);
        assert_eq!(findings("locales/de/table.ftl", &format!("# What {} says.\n", GENDERED[0])), 1);
    }

    #[test]
    fn what_is_generated_and_the_list_of_terms_are_left_alone() {
        for path in ["web/package-lock.json", TERMS] {
            assert_eq!(findings(path, GENDERED[0]), 0, "{path}");
        }
    }
}
