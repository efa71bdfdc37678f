//! A rulebook says the same in every language: each translation has the English pages with the same headings,
//! the same rules in the same order and the same references between them.
//!
//! The scenarios stand on the English pages only, so that each of them runs once.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::checkout::{Checkout, File};
use super::rulebook::{self, Book, RuleId};
use crate::markdown;

/// The folders of the translations, beside the English pages.
const LANGUAGES: [&str; 3] = ["de", "nl", "fr"];

/// An id with fewer characters behind it explains nothing.
const SHORTEST: usize = 20;

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    rulebook::books(checkout).iter().flat_map(|book| check_book(book, checkout)).collect()
}

fn check_book(book: &Book, checkout: &Checkout) -> Vec<Finding> {
    let folder = format!("{}/rulebook", book.folder);
    let mut rest: BTreeMap<&str, &File> = checkout
        .below(&folder)
        .map(|file| (&file.path[folder.len() + 1..], file))
        .filter(|(name, _)| name.contains('/'))
        .collect();
    let mut findings = Vec::new();
    for english in book.pages(checkout).filter(|page| !page.path.ends_with("/README.md")) {
        let name = &english.path[folder.len() + 1..];
        for language in LANGUAGES {
            let path = format!("{language}/{name}");
            if let Some(translated) = rest.remove(path.as_str()) {
                findings.extend(compare(book, english, translated));
            } else {
                let what = format!("is missing: translate {}", english.path);
                findings.push(Finding::new(format!("{folder}/{path}"), 1, what));
            }
        }
    }
    let stray = "translates no page of the rulebook into one of its languages: rename or remove it";
    findings.extend(rest.values().map(|file| Finding::new(&file.path, 1, stray)));
    findings
}

fn compare(book: &Book, english: &File, translated: &File) -> Vec<Finding> {
    let (one, other) = (Page::read(book, english), Page::read(book, translated));
    let mut findings = Vec::new();
    let mut find = |line, what: String| findings.push(Finding::new(&translated.path, line, what));
    for (number, line) in translated.lines() {
        if line.trim_start().starts_with("```") {
            find(number, "a fenced block: scenarios stand on the English page only".to_owned());
        }
    }
    if one.headings != other.headings {
        find(1, format!("the headings have the levels {:?}, in English {:?}", other.headings, one.headings));
    }
    if one.rules != other.rules {
        let what = format!("explains {}, the English page {}", listed(&other.rules), listed(&one.rules));
        find(1, what);
    }
    if one.cited != other.cited {
        let what = format!("names {}, the English page {}", listed(&other.cited), listed(&one.cited));
        find(1, what);
    }
    let known: BTreeSet<&str> = one.paragraphs.iter().map(|(_, text)| text.as_str()).collect();
    for (number, text) in &other.paragraphs {
        if known.contains(text.as_str()) {
            find(*number, "still stands here in English: translate it".to_owned());
        }
        let explained = text.strip_prefix("**").and_then(|text| text.split_once("**"));
        if let Some((id, words)) = explained
            && book.explained(text).next().is_some()
            && words.trim().chars().count() < SHORTEST
        {
            find(*number, format!("{id} has no words: say the rule"));
        }
    }
    findings
}

fn listed(ids: &[RuleId]) -> String {
    let ids: Vec<_> = ids.iter().map(RuleId::to_string).collect();
    if ids.is_empty() { "no rule".to_owned() } else { ids.join(", ") }
}

/// What a page and its translation have in common, and the paragraphs, in which they differ.
struct Page {
    /// How deep each heading is.
    headings: Vec<usize>,
    /// The rules explained, in order.
    rules: Vec<RuleId>,
    /// Every id on the page, sorted: languages have orders of their own.
    cited: Vec<RuleId>,
    /// With the line where each begins; items of lists count too, and the breaks of lines do not matter.
    paragraphs: Vec<(usize, String)>,
}

impl Page {
    fn read(book: &Book, file: &File) -> Page {
        let mut page =
            Page { headings: Vec::new(), rules: Vec::new(), cited: Vec::new(), paragraphs: Vec::new() };
        let mut last = 0;
        for line in markdown::prose(&file.text) {
            let depth = line.text.bytes().take_while(|&byte| byte == b'#').count();
            page.rules.extend(book.explained(line.text));
            page.cited.extend(book.ids(line.text));
            if depth > 0 {
                page.headings.push(depth);
            } else if !line.text.trim().is_empty() {
                let goes_on = last + 1 == line.number && !begins_an_item(line.text);
                match page.paragraphs.last_mut().filter(|_| goes_on) {
                    Some((_, text)) => {
                        text.push(' ');
                        text.push_str(line.text.trim());
                    }
                    None => page.paragraphs.push((line.number, line.text.trim().to_owned())),
                }
                last = line.number;
            }
        }
        page.cited.sort();
        page
    }
}

/// Is this the first line of an item of a list?
fn begins_an_item(line: &str) -> bool {
    let numbered = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with("- ") || (numbered.len() < line.len() && numbered.starts_with(". "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "blockade.md";
    const ENGLISH: &str = "\
        # Blockade\n\n\
        First of all.\n\n\
        **E3.1** The marker is taken up (E3.2).\n\n\
        ```toml eschnapur\n\
        x\n\
        ```\n\n\
        ## More\n\n\
        **E3.2** The winner may\n\
        block a card.\n";
    const GERMAN: &str = "\
        # Blockade\n\n\
        Zu Beginn.\n\n\
        **E3.1** Man nimmt den Marker auf (E3.2).\n\n\
        ## Mehr\n\n\
        **E3.2** Wer gewinnt, darf\n\
        eine Karte blockieren.\n";

    fn path(language: &str) -> String {
        format!("crates/eschnapur/rulebook/{language}/{NAME}")
    }

    /// What is found if the German page says this and the other languages are fine.
    fn findings(german: &str) -> Vec<String> {
        let english = format!("crates/eschnapur/rulebook/{NAME}");
        let files = [
            (english, ENGLISH),
            (path("de"), german),
            (path("nl"), GERMAN),
            (path("fr"), GERMAN),
            ("crates/eschnapur/rulebook/README.md".to_owned(), "# Read me\n"),
            ("crates/eschnapur/rulebook/INDEX.md".to_owned(), "# Index\n"),
        ];
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        check(&Checkout::of(&files)).iter().map(Finding::to_string).collect()
    }

    fn found(old: &str, new: &str) -> Vec<String> {
        assert!(GERMAN.contains(old), "{old}");
        findings(&GERMAN.replace(old, new))
    }

    #[test]
    fn a_translation_that_says_the_same_is_fine() {
        assert_eq!(findings(GERMAN), Vec::<String>::new());
    }

    #[test]
    fn a_missing_page_is_found_in_every_language() {
        let english = format!("crates/eschnapur/rulebook/{NAME}");
        let found = check(&Checkout::of(&[(&english, ENGLISH)]));
        let missing = ["de", "nl", "fr"]
            .map(|it| Finding::new(path(it), 1, format!("is missing: translate {english}")));
        assert_eq!(found, missing);
    }

    #[test]
    fn a_page_without_an_english_one_or_in_another_language_is_found() {
        for path in ["crates/eschnapur/rulebook/de/gone.md", "crates/morgenland/rulebook/eo/spells.md"] {
            let found = check(&Checkout::of(&[(path, GERMAN)]));
            let what = "translates no page of the rulebook into one of its languages: rename or remove it";
            assert_eq!(found, [Finding::new(path, 1, what)]);
        }
    }

    #[test]
    fn rules_that_are_left_out_doubled_or_swapped_are_found() {
        let what = |rules: &str| format!("{}:1: explains {rules}, the English page E3.1, E3.2", path("de"));
        assert!(found("**E3.2** ", "").contains(&what("E3.1")));
        assert!(found("**E3.2** ", "**E3.2** **E3.2** ").contains(&what("E3.1, E3.2, E3.2")));
        let swapped = GERMAN.replace("**E3.1**", "**E3.9**").replace("**E3.2**", "**E3.1**");
        assert!(findings(&swapped.replace("**E3.9**", "**E3.2**")).contains(&what("E3.2, E3.1")));
    }

    #[test]
    fn a_lost_reference_is_found() {
        let what = "names E3.1, E3.2, the English page E3.1, E3.2, E3.2";
        assert_eq!(found(" (E3.2)", ""), [format!("{}:1: {what}", path("de"))]);
    }

    #[test]
    fn other_headings_are_found() {
        let what = |levels: &str| {
            format!("{}:1: the headings have the levels {levels}, in English [1, 2]", path("de"))
        };
        assert_eq!(found("## Mehr\n", ""), [what("[1]")]);
        assert_eq!(found("## Mehr", "### Mehr"), [what("[1, 3]")]);
    }

    #[test]
    fn a_scenario_in_a_translation_is_found() {
        let found = found("## Mehr\n", "```toml eschnapur\nx\n```\n\n## Mehr\n");
        let what = "a fenced block: scenarios stand on the English page only";
        assert_eq!(found, [7, 9].map(|line| format!("{}:{line}: {what}", path("de"))));
    }

    #[test]
    fn a_rule_without_words_is_found() {
        let found = found("Wer gewinnt, darf\neine Karte blockieren.", "Man blockiert.");
        assert_eq!(found, [format!("{}:9: E3.2 has no words: say the rule", path("de"))]);
    }

    #[test]
    fn what_is_still_english_is_found_however_its_lines_break() {
        let what = "still stands here in English: translate it";
        assert_eq!(found("Zu Beginn.", "First of all."), [format!("{}:3: {what}", path("de"))]);
        let english = "The winner\nmay block a card.";
        let german = "Wer gewinnt, darf\neine Karte blockieren.";
        assert_eq!(found(german, english), [format!("{}:9: {what}", path("de"))]);
    }

    #[test]
    fn items_of_lists_are_translated_one_by_one() {
        let english =
            ("crates/eschnapur/rulebook/list.md", "1. One,\n   two.\n2. Three.\n\n- Four.\n- Five.\n");
        let german = "1. Eins, zwei.\n2. Three.\n\n- Vier.\n- Five.\n";
        let pages =
            ["de", "nl", "fr"].map(|language| format!("crates/eschnapur/rulebook/{language}/list.md"));
        let [de, nl, fr] = &pages;
        let fine = "1. Eins, zwei.\n2. Drei.\n\n- Vier.\n- Fünf.\n";
        let found = check(&Checkout::of(&[english, (de, german), (nl, fine), (fr, fine)]));
        assert_eq!(
            found,
            [2, 5].map(|line| Finding::new(de, line, "still stands here in English: translate it"))
        );
    }
}
