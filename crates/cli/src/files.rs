//! Reading and writing files, with errors that name them.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
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

/// Makes sure that a file can be written later, when it would be a pity if it could not.
pub fn expect_folder(path: &Path) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() && !path.is_dir() {
        return Ok(());
    }
    bail!("cannot write {}: name a file in a folder that is there", path.display())
}

/// Makes a folder, and those that it lies in.
pub fn make_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("cannot make the directory {}", path.display()))
}

/// The mistakes of a file as an error, one line each: file, key and reason.
pub fn flawed(path: &Path, flaws: &Flaws) -> anyhow::Error {
    let mut lines: Vec<_> = flaws.listed().iter().map(|flaw| format!("{}: {flaw}", path.display())).collect();
    if flaws.more() > 0 {
        lines.push(format!("{}: and {} more", path.display(), flaws.more()));
    }
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
    fn a_place_for_a_file_is_known_beforehand() {
        let dir = tempfile::tempdir().unwrap();
        assert!(expect_folder(&dir.path().join("page.html")).is_ok());
        assert!(expect_folder(Path::new("page.html")).is_ok());
        for bad in [dir.path().join("missing/page.html"), dir.path().to_owned()] {
            assert!(expect_folder(&bad).is_err(), "{}", bad.display());
        }
    }

    #[test]
    fn a_failed_save_names_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("missing/game.json");
        assert!(format!("{:#}", save(&path, "one").unwrap_err()).contains("game.json"));
    }
}
