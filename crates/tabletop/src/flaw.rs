//! Mistakes in documents: all of them at once, each with its key and its reason.

use std::fmt;

/// One mistake.
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

/// All mistakes found in one document; as an error there is at least one.
#[derive(Clone, PartialEq, Eq, Debug, Default, thiserror::Error)]
pub struct Flaws(pub Vec<Flaw>);

impl Flaws {
    /// A single mistake.
    pub fn one(key: impl Into<String>, reason: impl Into<String>) -> Flaws {
        let mut flaws = Flaws::default();
        flaws.add(key, reason);
        flaws
    }

    /// Notes a mistake and goes on looking.
    pub fn add(&mut self, key: impl Into<String>, reason: impl Into<String>) {
        self.0.push(Flaw { key: key.into(), reason: reason.into() });
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

    /// Where mistakes found so far make it pointless to look further.
    pub fn stop_if_any(&mut self) -> Result<(), Flaws> {
        std::mem::take(self).or(())
    }

    /// `value` if no mistake was found.
    pub fn or<T>(self, value: T) -> Result<T, Flaws> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, flaw) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str("\n")?;
            }
            flaw.fmt(f)?;
        }
        Ok(())
    }
}
