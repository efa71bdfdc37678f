//! Nothing is left lying about: no reminders, no paths of somebody's machine, no big files.

use super::Finding;
use super::checkout::{Checkout, File};

const SOURCES: [&str; 13] =
    ["rs", "toml", "ts", "js", "mjs", "svelte", "css", "html", "svg", "webmanifest", "ftl", "sh", "yml"];

/// Reminders to oneself. Written in two halves, or this file would be the first finding.
const REMINDERS: [&str; 6] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
];

/// Places that only exist on one machine.
const MACHINES: [&str; 4] =
    [concat!("../", "shared"), concat!("/", "work/"), concat!("/", "home/"), concat!("/", "Users/")];

const LARGEST: usize = 1_000_000;

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    checkout.files().iter().flat_map(|file| [reminders(file), machines(file), size(file)].concat()).collect()
}

fn reminders(file: &File) -> Vec<Finding> {
    if file.has_extension(&SOURCES) || file.path == ".ci/run" {
        occurrences(file, &REMINDERS, "do it now, or write it down where others look")
    } else {
        Vec::new()
    }
}

fn machines(file: &File) -> Vec<Finding> {
    occurrences(file, &MACHINES, "name nothing outside the project")
}

fn occurrences(file: &File, words: &[&str], remedy: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        for word in words.iter().filter(|word| has_word(line, word)) {
            findings.push(Finding::new(&file.path, number, format!("`{word}` stands here: {remedy}")));
        }
    }
    findings
}

/// Does the word stand in the line, not as a part of a longer one?
fn has_word(line: &str, word: &str) -> bool {
    let part_of_a_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let goes_on = word.ends_with(part_of_a_word) && line[at + word.len()..].starts_with(part_of_a_word);
        !goes_on && !line[..at].ends_with(part_of_a_word)
    })
}

fn size(file: &File) -> Vec<Finding> {
    if file.size <= LARGEST {
        return Vec::new();
    }
    let what = format!("is {} bytes, more than {LARGEST}: keep it elsewhere or make it smaller", file.size);
    vec![Finding::new(&file.path, 1, what)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        check(&Checkout::of(&[(path, text)])).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn reminders_in_sources_are_found() {
        let text = format!("fine\n// {}: later\n", REMINDERS[0]);
        assert_eq!(findings("a.rs", &text).len(), 1);
        assert!(findings("a.rs", &text)[0].starts_with("a.rs:2: "));
        assert!(findings("a.txt", &text).is_empty());
        for path in ["web/src/App.svelte", "web/src/main.ts", "locales/en/shell.ftl"] {
            assert_eq!(findings(path, &text).len(), 1, "{path}");
        }
        assert!(findings("a.rs", &format!("{}S and MY{}", REMINDERS[0], REMINDERS[0])).is_empty());
    }

    #[test]
    fn macros_that_stand_for_missing_code_are_found() {
        for macro_call in &REMINDERS[3..] {
            assert_eq!(findings("a.rs", &format!("    {macro_call})")).len(), 1, "{macro_call}");
        }
    }

    #[test]
    fn paths_of_a_machine_are_found_everywhere() {
        for machine in MACHINES {
            assert_eq!(findings("notes.md", &format!("see {machine} there")).len(), 1, "{machine}");
        }
        assert!(findings("notes.md", &format!("frame{}", MACHINES[1])).is_empty());
    }

    #[test]
    fn big_files_are_found() {
        assert_eq!(findings("big.bin", &"x".repeat(LARGEST + 1)).len(), 1);
        assert!(findings("small.bin", &"x".repeat(LARGEST)).is_empty());
    }
}
