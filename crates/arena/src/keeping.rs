//! Games that are kept as they are played, so that none is lost when a run is ended before its time.
//!
//! The file has one JSON document per line: first what was agreed, then each game as it ends. A run that is ended in the
//! middle of a line leaves a torn one, which is cut off before the run goes on.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use tabletop::Game;

use crate::contest::{Bout, Contest, Played};

/// Raised whenever older files cannot be read any more.
const FORMAT: u32 = 1;

/// What must be the same for games to belong together. How many there are is left open, so that a finished run can be
/// made longer.
fn head<G: Game>(contest: &Contest<G>) -> Value {
    let entrants: Vec<_> = contest.entrants.iter().map(ToString::to_string).collect();
    json!({
        "format": FORMAT,
        "durbar": env!("CARGO_PKG_VERSION"),
        "game": G::NAME,
        "rules_version": G::RULES_VERSION,
        "options": contest.options,
        "edition": contest.edition,
        "seed": contest.seed,
        "entrants": entrants,
        "tables": contest.tables,
        "budget_ms": contest.budget.as_millis() as u64,
    })
}

/// Why games cannot be kept in a file, or not be taken from it.
#[derive(Debug, thiserror::Error)]
pub enum KeepingError {
    /// The file to begin is there.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The file cannot be read.
    #[error("cannot read {}", .0.display())]
    Read(PathBuf, #[source] io::Error),
    /// The file cannot be written.
    #[error("cannot write {}", .0.display())]
    Write(PathBuf, #[source] io::Error),
    /// A game cannot be written.
    #[error(transparent)]
    Document(#[from] serde_json::Error),
    /// The file has something else in it than games of this contest.
    #[error("cannot go on with {}", .0.display())]
    Foreign(PathBuf, #[source] ForeignFile),
}

/// What is in a file that has no games of a contest.
#[derive(Debug, thiserror::Error)]
pub enum ForeignFile {
    /// Nothing.
    #[error("it is empty")]
    Empty,
    /// Something else.
    #[error("line 1 does not say what was played")]
    NoSettings(#[source] serde_json::Error),
    /// Games of another contest.
    #[error("it was played with other settings: {0}")]
    OtherSettings(String),
    /// A line that is no game.
    #[error("line {0}")]
    NoGame(usize, #[source] serde_json::Error),
    /// A game that the contest does not have.
    #[error("line {0}: no such game can have been played")]
    Impossible(usize),
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
    pub fn begin<G: Game>(path: &Path, contest: &Contest<G>) -> Result<Keeper, KeepingError> {
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let file = file.map_err(|why| {
            if why.kind() == io::ErrorKind::AlreadyExists {
                KeepingError::Exists(path.to_owned())
            } else {
                KeepingError::Write(path.to_owned(), why)
            }
        })?;
        let keeper = Keeper(Some((path.to_owned(), Mutex::new(file))));
        let begun = keeper.with_file(|file| file.write_all(format!("{}\n", head(contest)).as_bytes()));
        if begun.is_err() {
            // The error that counts is the first one; without its head the file is of no use.
            let _ = fs::remove_file(path);
        }
        begun.map(|()| keeper)
    }

    /// Goes on with a file: the games of this contest that were played before.
    pub fn resume<G: Game>(path: &Path, contest: &Contest<G>) -> Result<(Keeper, Vec<Played>), KeepingError> {
        let text = fs::read_to_string(path).map_err(|why| KeepingError::Read(path.to_owned(), why))?;
        // Whatever stands after the last line's end was torn off while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let played = read(&text[..whole], contest)
            .map_err(|foreign| KeepingError::Foreign(path.to_owned(), foreign))?;
        let file = OpenOptions::new().append(true).open(path);
        let file = file.map_err(|why| KeepingError::Write(path.to_owned(), why))?;
        let keeper = Keeper(Some((path.to_owned(), Mutex::new(file))));
        if whole < text.len() {
            keeper.cut(whole as u64)?;
        }
        Ok((keeper, played))
    }

    fn cut(&self, length: u64) -> Result<(), KeepingError> {
        self.with_file(|file| file.set_len(length))
    }

    /// Keeps a game. It is in the hands of the operating system when this returns.
    pub(crate) fn keep(&self, played: &Played) -> Result<(), KeepingError> {
        if self.0.is_none() {
            return Ok(());
        }
        let line = format!("{}\n", serde_json::to_string(played)?);
        self.with_file(|file| file.write_all(line.as_bytes()))
    }

    fn with_file(&self, work: impl FnOnce(&mut File) -> io::Result<()>) -> Result<(), KeepingError> {
        let Some((path, file)) = &self.0 else { return Ok(()) };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        work(&mut file).map_err(|why| KeepingError::Write(path.clone(), why))
    }
}

fn read<G: Game>(text: &str, contest: &Contest<G>) -> Result<Vec<Played>, ForeignFile> {
    let mut lines = text.lines();
    let first = lines.next().ok_or(ForeignFile::Empty)?;
    compare(&serde_json::from_str(first).map_err(ForeignFile::NoSettings)?, &head(contest))?;
    let mut all = BTreeMap::new();
    for (n, line) in lines.enumerate() {
        let number = n + 2;
        let played: Played = serde_json::from_str(line).map_err(|why| ForeignFile::NoGame(number, why))?;
        if !is_possible(&played, contest) {
            return Err(ForeignFile::Impossible(number));
        }
        // A game that stands there twice was played by two runs at once: both are the same but for their times.
        all.entry(played.bout).or_insert(played);
    }
    // A file of more games than are asked for is as good as one of fewer.
    Ok(all.into_values().filter(|played| played.bout.deal < contest.deals).collect())
}

/// Says what is different, setting by setting.
fn compare(kept: &Value, wanted: &Value) -> Result<(), ForeignFile> {
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
    Err(ForeignFile::OtherSettings(other.join("; ")))
}

fn is_possible<G: Game>(played: &Played, contest: &Contest<G>) -> bool {
    let players = contest.players();
    let Bout { table, turn, .. } = played.bout;
    let places = played.seats.iter().all(|sat| (1..=players).contains(&usize::from(sat.place)));
    let winner = played.seats.iter().any(|sat| sat.place == 1);
    table < contest.tables.len() && turn < players && played.seats.len() == players && places && winner
}
