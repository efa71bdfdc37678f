//! The web part: what it needs, building it, and its checks.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::{built, cargo, read, root, run};
use crate::{server, tools};

/// The oldest Node with which everything here works.
const NODE: (u32, u32) = (20, 19);

/// How much a build says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Output {
    /// Only what is wrong.
    Quiet,
    /// Every file with its size, and what the first load costs.
    Full,
}

/// Builds the pages that the server carries.
pub(crate) fn build(output: Output) -> Result<()> {
    install()?;
    let fresh = folder().join("node_modules/.cache/dist");
    let mut command = npm(&["run", "--silent", "build", "--", "--emptyOutDir", "--outDir"]);
    command.arg(&fresh);
    if output == Output::Quiet {
        command.args(["--logLevel", "warn"]);
    }
    run(command)?;
    settle(&fresh, &folder().join("dist")).context("cannot lay the pages into web/dist")
}

/// Installs the packages if others are wanted than last time.
pub(crate) fn install() -> Result<()> {
    require_node()?;
    let wanted = fs::read(folder().join("package-lock.json")).context("web has no list of its packages")?;
    let stamp = folder().join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    eprintln!("installing the packages of the web part");
    run(npm(&["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))?;
    fs::write(stamp, wanted).context("cannot note which packages are installed")
}

/// Runs a script of the web part.
pub(crate) fn script(name: &str) -> Result<()> {
    run(npm(&["run", "--silent", name]))
}

/// Plays in a real browser against the server that the tests have built.
pub(crate) fn browse() -> Result<()> {
    let mut command = browser_tests(&[])?;
    command.env("PSEUDO_PAGES", pseudo_pages()?);
    run(command)
}

/// Looks at every question and every reveal of whole games, with every number of players, through every window.
pub(crate) fn look_wide() -> Result<()> {
    let mut command = browser_tests(&["fits"])?;
    command.env("WIDE", "1");
    run(command)
}

/// The tests in a real browser, those alone whose files are named if any are.
fn browser_tests(files: &[&str]) -> Result<Command> {
    tools::CHROMIUM.ensure()?;
    let mut command = npm(&["run", "--silent", "e2e", "--"]);
    // Asked for in the same way as for the tests, or cargo would build everything once more with other features.
    let durbar = built(cargo(&["test", "--workspace", "--no-run"]), "durbar")?;
    command.args(files).env("DURBAR", durbar);
    Ok(command)
}

/// The pages in the test language, for the tests alone.
fn pseudo_pages() -> Result<PathBuf> {
    let folder = root().join("target/pseudo");
    let (locales, pages) = (folder.join("locales"), folder.join("pages"));
    let build = cargo(&["build", "--quiet", "--profile", "test", "--package", "pseudo"]);
    let mut make = Command::new(built(build, "pseudo")?);
    make.arg(root().join("locales/en")).arg(&locales);
    run(make)?;
    let mut build =
        npm(&["run", "--silent", "build", "--", "--logLevel", "warn", "--emptyOutDir", "--outDir"]);
    build.arg(&pages).env("LOCALES", &locales);
    run(build)?;
    Ok(pages)
}

/// Lets Lighthouse judge the pages; it is installed only for this.
pub(crate) fn lighthouse() -> Result<()> {
    tools::CHROMIUM.ensure()?;
    build(Output::Quiet)?;
    let durbar = server::release()?;
    let mut command = npm(&["run", "--silent", "lighthouse"]);
    command.env("DURBAR", durbar);
    run(command)
}

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(folder()).stdin(Stdio::null());
    command
}

fn require_node() -> Result<()> {
    let (major, minor) = NODE;
    let remedy = || {
        format!(
            "the pages need Node {major}.{minor} or newer, with npm: https://nodejs.org has it, or your system's packages, \
             such as apt install nodejs npm"
        )
    };
    let mut node = Command::new("node");
    node.arg("--version");
    let version = read(node).with_context(remedy)?;
    if release_of(&version).is_none_or(|release| release < NODE) {
        bail!("{}; here is {}", remedy(), version.trim());
    }
    read(npm(&["--version"])).with_context(remedy)?;
    Ok(())
}

/// `v20.19.4` as (20, 19).
fn release_of(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Makes a folder like another one, but touches nothing that is the same already: cargo goes by the times of files, and
/// would build the server anew after every build of the same pages.
fn settle(fresh: &Path, settled: &Path) -> Result<()> {
    fs::create_dir_all(settled)?;
    let wanted = names(fresh)?;
    for name in names(settled)?.difference(&wanted) {
        remove(&settled.join(name))?;
    }
    for name in wanted {
        let (from, to) = (fresh.join(&name), settled.join(&name));
        if from.is_dir() != to.is_dir() && to.exists() {
            remove(&to)?;
        }
        if from.is_dir() {
            settle(&from, &to)?;
            continue;
        }
        let bytes = fs::read(&from)?;
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            continue;
        }
        fs::write(&to, bytes)?;
    }
    Ok(())
}

fn names(folder: &Path) -> Result<BTreeSet<PathBuf>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(PathBuf::from(entry?.file_name())));
    names.collect()
}

fn remove(path: &Path) -> Result<()> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    removed.with_context(|| format!("cannot remove {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_understood() {
        assert_eq!(release_of("v20.19.4\n"), Some((20, 19)));
        assert!(release_of("v18.20.0") < Some(NODE) && release_of("v24.0.1") > Some(NODE));
        assert_eq!(release_of("nonsense"), None);
    }

    #[test]
    fn a_folder_becomes_like_another_and_what_is_the_same_is_not_touched() {
        let place = tempfile::tempdir().unwrap();
        let (fresh, settled) = (place.path().join("fresh"), place.path().join("settled"));
        let write = |path: PathBuf, text: &str| {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        for (name, text) in [("index.html", "new"), ("assets/same.js", "same"), ("was-folder", "file")] {
            write(fresh.join(name), text);
        }
        for (name, text) in
            [("index.html", "old"), ("assets/same.js", "same"), ("assets/gone.js", ""), ("was-folder/x", "")]
        {
            write(settled.join(name), text);
        }
        let long_ago = std::time::SystemTime::UNIX_EPOCH;
        let same = settled.join("assets/same.js");
        fs::File::options().write(true).open(&same).unwrap().set_modified(long_ago).unwrap();
        settle(&fresh, &settled).unwrap();
        assert_eq!(fs::read_to_string(settled.join("index.html")).unwrap(), "new");
        assert_eq!(fs::read_to_string(settled.join("was-folder")).unwrap(), "file");
        assert!(!settled.join("assets/gone.js").exists());
        assert_eq!(fs::metadata(same).unwrap().modified().unwrap(), long_ago);
    }
}
