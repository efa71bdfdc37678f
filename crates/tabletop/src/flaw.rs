//! Mistakes in documents: all of them at once, each with its key and its reason.

use std::fmt;

/// Mistakes that are listed. Whoever mends a file begins with the first ones.
const LISTED: usize = 20;

/// The most characters of a key, and of a reason: both can quote the document, which can be long.
const LONGEST_KEY: usize = 100;
const LONGEST_REASON: usize = 500;

/// The most characters of a name.
const LONGEST_NAME: usize = 60;

/// One thing in a document that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Where: the path of the key, like `parts.3.wage`.
    pub key: String,
    /// Why it cannot stay.
    pub reason: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.is_empty() {
            f.write_str(&self.reason)
        } else {
            write!(f, "{}: {}", self.key, self.reason)
        }
    }
}

/// The mistakes found in one document; as an error there is at least one. The first ones are listed, the others counted:
/// a document can have as many mistakes as it has letters.
#[derive(Clone, PartialEq, Eq, Debug, Default, thiserror::Error)]
pub struct Flaws {
    listed: Vec<Flaw>,
    more: usize,
}

impl Flaws {
    /// A single mistake.
    pub fn one(key: impl Into<String>, reason: impl Into<String>) -> Flaws {
        let mut flaws = Flaws::default();
        flaws.add(key, reason);
        flaws
    }

    /// Notes a mistake and goes on looking.
    pub fn add(&mut self, key: impl Into<String>, reason: impl Into<String>) {
        if self.listed.len() == LISTED {
            self.more += 1;
            return;
        }
        let (key, reason) = (cut(key.into(), LONGEST_KEY), cut(reason.into(), LONGEST_REASON));
        self.listed.push(Flaw { key, reason });
    }

    /// The first mistakes.
    pub fn listed(&self) -> &[Flaw] {
        &self.listed
    }

    /// How many there are beyond those that are listed.
    pub fn more(&self) -> usize {
        self.more
    }

    /// Notes a mistake unless `fine`.
    pub fn require(&mut self, fine: bool, key: impl Into<String>, reason: impl Into<String>) {
        if !fine {
            self.add(key, reason);
        }
    }

    /// Notes a mistake unless `fine`; key and reason are only made then, for checks that are made often.
    pub fn require_with(&mut self, fine: bool, mistake: impl FnOnce() -> (String, String)) {
        if !fine {
            let (key, reason) = mistake();
            self.add(key, reason);
        }
    }

    /// Notes a mistake unless this can be the name of something that others choose and play with: short, on one line, and
    /// without characters that are not seen or turn the line around.
    pub fn require_name(&mut self, key: &str, name: &str) {
        let length = name.chars().count();
        self.require(length > 0, key, "must be some text");
        self.require(length <= LONGEST_NAME, key, format!("must have at most {LONGEST_NAME} characters"));
        let is_plain = !name.contains(|letter: char| letter.is_control() || is_unseen(letter));
        self.require(is_plain, key, "must have only characters that can be seen");
    }

    /// Where mistakes found so far make it pointless to look further.
    pub fn stop_if_any(&mut self) -> Result<(), Flaws> {
        std::mem::take(self).or(())
    }

    /// `value` if no mistake was found.
    pub fn or<T>(self, value: T) -> Result<T, Flaws> {
        if self.listed.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, flaw) in self.listed.iter().enumerate() {
            if n > 0 {
                f.write_str("\n")?;
            }
            flaw.fmt(f)?;
        }
        if self.more > 0 {
            write!(f, "\nand {} more", self.more)?;
        }
        Ok(())
    }
}

/// The characters of Unicode that have no width or decide which way a line runs. Whoever shows a name to strangers looks
/// it up in larger tables; the rules have none.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// A text of at most so many characters. What could command a terminal is not passed on to one.
fn cut(text: String, most: usize) -> String {
    let is_command = |letter: char| letter.is_control() && letter != '\n';
    if text.len() <= most && !text.contains(is_command) {
        return text;
    }
    let shown = |letter| if is_command(letter) { char::REPLACEMENT_CHARACTER } else { letter };
    let mut letters = text.chars().map(shown);
    let mut short: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        short.pop();
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_mistakes_are_listed_and_the_others_counted() {
        let mut flaws = Flaws::default();
        for n in 0..LISTED {
            flaws.add(format!("key {n}"), "is wrong");
        }
        assert_eq!(flaws.to_string().lines().count(), LISTED);
        assert_eq!(flaws.more(), 0);
        for n in 0..10_000 {
            flaws.add(format!("key {n}"), "is wrong too");
        }
        assert_eq!((flaws.listed().len(), flaws.more()), (LISTED, 10_000));
        assert!(flaws.to_string().ends_with("key 19: is wrong\nand 10000 more"), "{flaws}");
    }

    #[test]
    fn a_name_is_short_and_seen() {
        let found = |name: &str| {
            let mut flaws = Flaws::default();
            flaws.require_name("name", name);
            flaws.to_string()
        };
        for fine in ["my edition", "Übung 2", &"é".repeat(60)] {
            assert_eq!(found(fine), "");
        }
        for bad in ["", &"e".repeat(61), "two\nlines", "\u{202e}back", "no\u{200b}thing"] {
            assert!(found(bad).starts_with("name: must"), "{bad:?}");
        }
    }

    #[test]
    fn a_mistake_is_short_however_long_its_document() {
        let flaws = Flaws::one("k".repeat(1_000_000), "é".repeat(1_000_000));
        let told = flaws.to_string();
        assert!(told.chars().count() <= LONGEST_KEY + LONGEST_REASON + 2 && told.ends_with('…'), "{told}");
        assert_eq!(Flaws::one("k\u{1b}[2J", "two\nlines").to_string(), "k\u{fffd}[2J: two\nlines");
        let whole = "é".repeat(LONGEST_KEY);
        assert_eq!(Flaws::one(whole.clone(), "x").listed()[0].key, whole);
    }
}
