//! The files of the project, in memory.

use std::path::Path;

use anyhow::{Context as _, Result};

use crate::chore::read;

/// All files that belong to the project.
#[derive(Clone, Debug)]
pub(crate) struct Checkout {
    files: Vec<File>,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    /// In bytes.
    pub(crate) size: usize,
    /// What it says; empty if it is not text.
    pub(crate) text: String,
}

impl File {
    /// Is the file of this kind?
    pub(crate) fn has_extension(&self, extensions: &[&str]) -> bool {
        Path::new(&self.path)
            .extension()
            .is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted))
    }

    /// The lines with their numbers, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(n, line)| (n + 1, line))
    }
}

impl Checkout {
    /// Reads everything git keeps or would keep.
    pub(crate) fn read(root: &Path) -> Result<Checkout> {
        let mut git = std::process::Command::new("git");
        git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root);
        let mut files = Vec::new();
        for path in read(git).context("tidy asks git which files belong to the project")?.lines() {
            // A file deleted but not yet committed so is still on git's list.
            let Ok(bytes) = std::fs::read(root.join(path)) else { continue };
            let size = bytes.len();
            files.push(File {
                path: path.to_owned(),
                size,
                text: String::from_utf8(bytes).unwrap_or_default(),
            });
        }
        Ok(Checkout { files })
    }

    /// A project for tests.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Checkout {
        let file = |&(path, text): &(&str, &str)| File {
            path: path.to_owned(),
            size: text.len(),
            text: text.to_owned(),
        };
        Checkout { files: files.iter().map(file).collect() }
    }

    /// All files.
    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    /// What a file says; nothing if it does not exist.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// The files below a folder.
    pub(crate) fn below<'c>(&'c self, folder: &'c str) -> impl Iterator<Item = &'c File> {
        self.files
            .iter()
            .filter(move |file| file.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Is there a file or folder with this path?
    pub(crate) fn has(&self, path: &str) -> bool {
        self.text(path).is_some() || self.below(path).next().is_some()
    }

    /// Is there a file or folder whose path ends so? `*` stands for a part of a name.
    pub(crate) fn has_ending(&self, pattern: &str) -> bool {
        let wanted: Vec<_> = pattern.split('/').collect();
        self.files.iter().any(|file| {
            let parts: Vec<_> = file.path.split('/').collect();
            parts.windows(wanted.len()).any(|window| {
                window.iter().zip(&wanted).all(|(part, pattern)| matches_pattern(part, pattern))
            })
        })
    }
}

fn matches_pattern(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((start, end)) => {
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_found_from_the_root_or_by_their_ending() {
        let checkout = Checkout::of(&[("crates/one/src/lib.rs", ""), ("README.md", "")]);
        assert!(checkout.has("crates/one") && checkout.has("README.md"));
        assert!(!checkout.has("crates/on") && !checkout.has("one"));
        assert!(checkout.has_ending("src/lib.rs") && checkout.has_ending("one"));
        assert!(checkout.has_ending("crates/*/src") && checkout.has_ending("*.md"));
        assert!(!checkout.has_ending("rc/lib.rs"));
    }
}
