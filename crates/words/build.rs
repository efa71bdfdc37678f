//! Lists the files of messages that are ours, so that a game's texts are there as soon as they lie in `locales/`.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Files that belong to no game; the browser has more.
const SHARED: [&str; 5] = ["lobby", "log-table", "preview", "problems", "terminal"];

/// What the files of a game begin with that are ours; then comes its name.
const OF_A_GAME: [&str; 5] = ["ask-", "board-", "lobby-", "log-", "problems-"];

fn main() -> io::Result<()> {
    let locales = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("[\n");
    let mut languages = entries(&locales)?;
    languages.retain(|path| path.is_dir());
    for folder in languages {
        println!("cargo::rerun-if-changed={}", folder.display());
        let name = folder.file_name().unwrap_or_default().display();
        writeln!(list, "    ({:?}, &[", name.to_string()).map_err(io::Error::other)?;
        for path in entries(&folder)?.into_iter().filter(|path| is_ours(path)) {
            writeln!(list, "        include_str!({:?}),", path.display().to_string())
                .map_err(io::Error::other)?;
        }
        list.push_str("    ]),\n");
    }
    list.push(']');
    fs::write(PathBuf::from(variable("OUT_DIR")).join("files.rs"), list)
}

/// What lies in a folder, in an order that does not depend on the machine.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn is_ours(path: &Path) -> bool {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let is_messages = path.extension().is_some_and(|extension| extension == "ftl");
    is_messages && (SHARED.contains(&&*name) || OF_A_GAME.iter().any(|kind| name.starts_with(kind)))
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
