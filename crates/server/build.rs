//! Lists the files that the pages are made of, so that the binary carries them.
//!
//! What the web part builds is taken as it is: its files, and beside some of them the same compressed (`.br`, `.gz`). So
//! serving one is a look into a table, and nothing is read or compressed while the server runs. What the page of a table
//! should fetch ahead, the web part has written into a folder of its own (`web/build/ahead.ts`).

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let built = here.join("../../web/dist");
    // Cargo looks into a folder that is there; one that is missing would make it build the server anew every time.
    // Where nothing can be written, that is all that happens.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=unbuilt");
    let folder = if built.join("index.html").is_file() {
        built
    } else {
        if variable("PROFILE") == "release" {
            println!("cargo::warning=this server has no pages: `cargo xtask release` builds it with them");
        }
        here.join("unbuilt")
    };
    let mut paths = Vec::new();
    list(&folder, "", &mut paths)?;
    // The order in which they are looked up.
    paths.sort();
    let out = PathBuf::from(variable("OUT_DIR"));
    fs::write(out.join("pages.rs"), table(&folder, &paths)?)?;
    fs::write(out.join("ahead.rs"), ahead(&folder.join(".ahead"))?)
}

/// What pages fetch ahead, by the names of the files that say it.
fn ahead(folder: &Path) -> io::Result<String> {
    let mut names = Vec::new();
    // Pages that were not built for the browser have none.
    if folder.is_dir() {
        list(folder, "", &mut names)?;
    }
    names.sort();
    let mut text = String::from("&[\n");
    for path in names {
        let name = path.trim_start_matches('/');
        writeln!(text, "({name:?}, include_str!({:?})),", folder.join(name).display().to_string())
            .expect("a string takes everything");
    }
    text.push_str("]\n");
    Ok(text)
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}

/// The files below a folder. What begins with a dot is not for visitors.
fn list(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{prefix}/{name}");
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// The table in Rust.
fn table(folder: &Path, paths: &[String]) -> io::Result<String> {
    let has = |path: &str| paths.iter().any(|other| other == path);
    let mut text = String::from("&[\n");
    for path in paths {
        let is_copy = [".br", ".gz"].iter().any(|ending| path.strip_suffix(ending).is_some_and(has));
        if is_copy {
            continue;
        }
        let place = |path: &str| format!("{}{path}", folder.display());
        let bytes = |path: &str| format!("include_bytes!({:?})", place(path));
        let copy = |ending: &str| {
            let path = format!("{path}{ending}");
            if has(&path) { format!("Some({})", bytes(&path)) } else { "None".to_owned() }
        };
        let tag = tag(&fs::read(place(path))?);
        writeln!(
            text,
            "File {{ path: {path:?}, tag: {tag:?}, plain: {}, br: {}, gzip: {} }},",
            bytes(path),
            copy(".br"),
            copy(".gz")
        )
        .expect("a string takes everything");
    }
    text.push_str("]\n");
    Ok(text)
}

/// By what caches tell one version of a file from another.
fn tag(bytes: &[u8]) -> String {
    let mut tag = String::new();
    for byte in &Sha256::digest(bytes)[..8] {
        write!(tag, "{byte:02x}").expect("a string takes everything");
    }
    tag
}
