//! Games beside the same games of others.
//!
//! A game whose crate has a folder `peer` is compared with another program that knows its rules: the example `peer` of the
//! crate plays games, a line for each, and `compare.py` replays them there and fails if one ends otherwise. What it needs,
//! `requirements.txt` says; it is installed beside the build, with a Python of its own.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::{cargo, read, root, run};
use crate::tools;

/// Compares every game that has a peer.
pub(crate) fn peers() -> Result<()> {
    let games = games(&root().join("crates"))?;
    if games.is_empty() {
        bail!("no game has a peer any more: then this step is not needed");
    }
    games.iter().try_for_each(|game| compare(game))
}

/// The crates with a folder `peer`.
fn games(crates: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(crates).with_context(|| format!("cannot read {}", crates.display()))? {
        let entry = entry?;
        if entry.path().join("peer").is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn compare(game: &str) -> Result<()> {
    let peer = root().join("crates").join(game).join("peer");
    let python = install(game, &peer.join("requirements.txt"))?;
    let games = read(cargo(&["run", "--quiet", "--release", "--package", game, "--example", "peer"]))?;
    let folder = root().join("target/peers").join(game);
    let lines = folder.join("games.jsonl");
    std::fs::write(&lines, games).with_context(|| format!("cannot write {}", lines.display()))?;
    let mut replay = Command::new(python);
    replay.arg(peer.join("compare.py")).stdin(Stdio::from(std::fs::File::open(&lines)?));
    run(replay).with_context(|| {
        format!("{game} is played otherwise by its peer; the games are in {}", lines.display())
    })
}

/// Installs what a comparison needs, if that has changed, and says where its Python is.
fn install(game: &str, requirements: &Path) -> Result<PathBuf> {
    tools::PYTHON.ensure()?;
    let folder = root().join("target/peers").join(game).join("python");
    let python = folder.join("bin/python");
    let wanted = std::fs::read_to_string(requirements)
        .with_context(|| format!("cannot read {}", requirements.display()))?;
    let note = folder.join("requirements.txt");
    if std::fs::read_to_string(&note).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    tools::python_of_its_own(&folder)?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--requirement"]).arg(requirements);
    run(pip)?;
    std::fs::write(note, wanted)?;
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_with_a_peer_is_a_crate_with_such_a_folder() {
        let games = games(&root().join("crates")).unwrap();
        assert!(games.iter().any(|game| game == "goofspiel"), "{games:?}");
        assert!(!games.iter().any(|game| game == "bots"), "{games:?}");
    }
}
