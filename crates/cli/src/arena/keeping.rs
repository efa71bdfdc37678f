//! Games that are kept as they are played, so that none is lost when a run is ended before its time.
//!
//! The file has one JSON document per line: first what was agreed, then each game as it ends. A run that is ended in the
//! middle of a line leaves a torn one, which is cut off before the run goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tabletop::Game;

use super::contest::{Bout, Plan, Played};
use crate::files;

/// Raised whenever older files cannot be read any more.
const FORMAT: u32 = 1;

/// What must be the same for games to belong together. How many there are is left open, so that a finished run can be
/// made longer.
fn head<G: Game>(plan: &Plan<G>) -> Value {
    let entrants: Vec<_> = plan.entrants.iter().map(ToString::to_string).collect();
    json!({
        "format": FORMAT,
        "durbar": env!("CARGO_PKG_VERSION"),
        "game": G::NAME,
        "rules_version": G::RULES_VERSION,
        "options": plan.options,
        "edition": plan.edition,
        "seed": plan.seed,
        "entrants": entrants,
        "tables": plan.tables,
        "budget_ms": plan.budget.as_millis() as u64,
    })
}

/// Where games are kept, if they are.
#[derive(Debug)]
pub struct Keeper(Option<(PathBuf, Mutex<File>)>);

impl Keeper {
    /// Nothing is kept.
    pub fn none() -> Keeper {
        Keeper(None)
    }

    /// Begins a file.
    pub fn begin<G: Game>(path: &Path, plan: &Plan<G>) -> Result<Keeper> {
        if path.exists() {
            bail!("{0} exists already: go on with it by `--resume {0}`, or name a new file", path.display());
        }
        files::save(path, &format!("{}\n", head(plan)))?;
        Keeper::open(path)
    }

    /// Goes on with a file: the games of this plan that were played before.
    pub fn resume<G: Game>(path: &Path, plan: &Plan<G>) -> Result<(Keeper, Vec<Played>)> {
        let text = files::read(path)?;
        // Whatever stands after the last line's end was torn off while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let played =
            read(&text[..whole], plan).with_context(|| format!("cannot go on with {}", path.display()))?;
        let keeper = Keeper::open(path)?;
        if whole < text.len() {
            keeper.cut(whole as u64)?;
        }
        Ok((keeper, played))
    }

    fn open(path: &Path) -> Result<Keeper> {
        let file = OpenOptions::new().append(true).open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Keeper(Some((path.to_owned(), Mutex::new(file)))))
    }

    fn cut(&self, length: u64) -> Result<()> {
        self.with_file(|file| file.set_len(length))
    }

    /// Keeps a game. It is in the hands of the operating system when this returns.
    pub fn keep(&self, played: &Played) -> Result<()> {
        if self.0.is_none() {
            return Ok(());
        }
        let line = format!("{}\n", serde_json::to_string(played)?);
        self.with_file(|file| file.write_all(line.as_bytes()))
    }

    fn with_file(&self, work: impl FnOnce(&mut File) -> std::io::Result<()>) -> Result<()> {
        let Some((path, file)) = &self.0 else { return Ok(()) };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        work(&mut file).with_context(|| format!("cannot write {}", path.display()))
    }
}

fn read<G: Game>(text: &str, plan: &Plan<G>) -> Result<Vec<Played>> {
    let mut lines = text.lines();
    let first = lines.next().context("it is empty")?;
    compare(&serde_json::from_str(first).context("line 1 does not say what was played")?, &head(plan))?;
    let mut all = BTreeMap::new();
    for (n, line) in lines.enumerate() {
        let played: Played = serde_json::from_str(line).with_context(|| format!("line {}", n + 2))?;
        if !is_possible(&played, plan) {
            bail!("line {}: no such game can have been played", n + 2);
        }
        // A game that stands there twice was played by two runs at once: both are the same but for their times.
        all.entry(played.bout).or_insert(played);
    }
    // A file of more games than are asked for is as good as one of fewer.
    Ok(all.into_values().filter(|played| played.bout.deal < plan.deals).collect())
}

/// Says what is different, setting by setting.
fn compare(kept: &Value, wanted: &Value) -> Result<()> {
    let Some(settings) = wanted.as_object() else { return Ok(()) };
    let other: Vec<String> = settings
        .iter()
        .filter(|(name, value)| kept.get(name) != Some(value))
        .map(|(name, value)| {
            let was = kept.get(name).unwrap_or(&Value::Null);
            // Figures fill a page; that they differ says enough.
            if name == "edition" { "edition".to_owned() } else { format!("{name} {was}, now {value}") }
        })
        .collect();
    if other.is_empty() {
        return Ok(());
    }
    bail!("it was played with other settings: {}", other.join("; "))
}

fn is_possible<G: Game>(played: &Played, plan: &Plan<G>) -> bool {
    let players = plan.players();
    let Bout { table, turn, .. } = played.bout;
    let places = played.seats.iter().all(|sat| (1..=players).contains(&usize::from(sat.place)));
    let winner = played.seats.iter().any(|sat| sat.place == 1);
    table < plan.tables.len() && turn < players && played.seats.len() == players && places && winner
}
