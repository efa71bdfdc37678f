//! Reading and writing files, with errors that name them.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use tabletop::Flaws;

/// The text of a file.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file as a whole or not at all: a reader never finds half of it, and a full disk spoils no
/// earlier version.
pub fn save(path: &Path, text: &str) -> Result<()> {
    let mut name = path.file_name().with_context(|| format!("{} names no file", path.display()))?.to_owned();
    // The process id keeps two programs that write the same file apart.
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The error that counts is the first one; a part that was never made cannot be removed either.
        let _ = fs::remove_file(&part);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// The mistakes of a file as an error, one line each: file, key and reason.
pub fn flawed(path: &Path, flaws: &Flaws) -> anyhow::Error {
    let lines: Vec<_> = flaws.0.iter().map(|flaw| format!("{}: {flaw}", path.display())).collect();
    anyhow!(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saving_replaces_and_leaves_nothing_else_behind() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.json");
        save(&path, "one").unwrap();
        save(&path, "two").unwrap();
        assert_eq!(read(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_failed_save_names_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("missing/game.json");
        assert!(format!("{:#}", save(&path, "one").unwrap_err()).contains("game.json"));
    }
}
