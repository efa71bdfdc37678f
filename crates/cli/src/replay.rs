//! `durbar replay`: a recorded game, step by step, from everybody's eyes or from one observer's.
//!
//! Without `--seat` the reader sees everything: this is a tool for whoever holds the file, and the file has
//! it all anyway. With `--seat` nothing is printed that this observer did not know at the time: what does not
//! reach them is left out and takes no number, and other players' choices appear only as their events.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use serde::{Deserialize, Serialize};
use statistics::counted;
use tabletop::canonical::Hash;
use tabletop::game::Names;
use tabletop::record::{Move, Replay};
use tabletop::{Audience, Counting, Game, Observer, Record, Seat, Told};
use words::{Language, Words};

use crate::games::{self, Playable};
use crate::layout::{self, BOLD, FAINT, PLAIN, TYPED};
use crate::line::{Label, Line};
use crate::sheet::SheetReader;
use crate::{files, result};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// A file with the record of a game.
    file: PathBuf,
    /// Only what this observer may know: a seat's letter or number, or `spectator`.
    #[arg(long, value_name = "SEAT")]
    seat: Option<Observer>,
    /// Stop after this action, as numbered in the output.
    #[arg(long, value_name = "K")]
    at: Option<usize>,
    /// The language you read: en, de, nl or fr.
    #[arg(long, value_name = "LANGUAGE", default_value_t)]
    language: Language,
    /// Print one line of JSON per action.
    #[arg(long)]
    json: bool,
    /// Only check that everything holds: the seed against its commitment, every action, every position and the result.
    #[arg(long, conflicts_with_all = ["seat", "at", "json"])]
    verify: bool,
    /// The commitment that was published when the game began: this must be its seed.
    #[arg(long, value_name = "HASH", requires = "verify")]
    commitment: Option<Hash>,
}

impl Arguments {
    /// Finds the record's game and prints it.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        #[derive(Deserialize)]
        struct Head {
            game: String,
        }
        let name = || self.file.display().to_string();
        let text = files::read(&self.file)?;
        let head: Head = serde_json::from_str(&text).context("not a record").with_context(name)?;
        let game = games::named(&head.game).map_err(anyhow::Error::msg).with_context(name)?;
        game.replay(&text, self, out).with_context(name)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The command for one game.
pub fn replay<G: Playable>(record: &str, arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let record = Record::<G>::from_json(record)?;
    // The whole record is checked before anything is shown: a changed game is not the game.
    record.fold()?;
    let words = Words::of(arguments.language);
    if arguments.verify {
        return verify(&record, arguments.commitment, words, out);
    }
    let eye = Eye::new(arguments.seat, G::players(&record.options))?;
    let names = Names::new(record.seats.iter().map(|name| layout::printable(name)).collect());
    if !arguments.json {
        write_head(out, &record, eye, words, &names)?;
    }
    let mut replay = Replay::new(&record)?;
    let mut at = 0;
    while arguments.at.is_none_or(|last| at < last) {
        let mut events = Vec::new();
        let Some(entry) = replay.step(&mut events)? else { break };
        let Some(seen) = eye.sees::<G>(entry, events) else { continue };
        at += 1;
        if arguments.json {
            let line = line::<G>(at, &seen, eye, &record, replay.state());
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        } else {
            write_step::<G>(out, at, &seen, words, &names)?;
        }
    }
    if let Some(last) = arguments.at.filter(|&last| last > at) {
        bail!("there is no action {last}: {} in this record", counted(at as u64, "action"));
    }
    if !arguments.json {
        write_end::<G>(out, replay.state(), eye, words, &names)?;
    }
    Ok(())
}

/// Says what was checked; the record itself was checked by folding it.
fn verify<G: Game>(
    record: &Record<G>,
    published: Option<Hash>,
    words: &Words,
    out: &mut dyn Write,
) -> Result<()> {
    if let Some(published) = published.filter(|&published| published != record.commitment) {
        bail!(
            "another game was promised: {published} was published, but the commitment of this record is {}",
            record.commitment
        );
    }
    let Record { entries, checkpoints, seed, commitment, .. } = record;
    let labels = [Label::Commitment, Label::Seed].map(|label| words.line(&Line::Label { label }));
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
    for (label, value) in labels.iter().zip([commitment.to_string(), seed.to_string()]) {
        writeln!(out, "{label:widest$}{value}")?;
    }
    let verified = Line::Verified {
        published: published.is_some(),
        actions: entries.len(),
        positions: checkpoints.len(),
        over: record.outcome.is_some(),
    };
    Ok(layout::write_wrapped(out, 0, PLAIN, &words.line(&verified))?)
}

/// Through whose eyes the game is shown.
#[derive(Clone, Copy)]
enum Eye {
    /// Sees everything, secrets included.
    Open,
    /// Sees what this observer may know.
    Of(Observer),
}

/// What one entry shows to an eye.
struct Seen<G: Game> {
    seat: Seat,
    /// The choice itself, if it may be known.
    entry: Option<Move<G::Action>>,
    /// What happened; `true` if not everybody knows.
    events: Vec<(bool, G::Event)>,
}

impl Eye {
    fn new(observer: Option<Observer>, players: usize) -> Result<Eye> {
        let Some(observer) = observer else { return Ok(Eye::Open) };
        if let Some(seat) = observer.seat().filter(|seat| seat.index() >= players) {
            bail!("there is no seat {seat}: {players} play");
        }
        Ok(Eye::Of(observer))
    }

    /// What is left of an entry and its events for this eye; nothing if it must not be noticed at all.
    fn sees<G: Game>(self, entry: Move<G::Action>, events: Vec<(Audience, G::Event)>) -> Option<Seen<G>> {
        let seat = entry.seat();
        let is_own = match self {
            Eye::Open => true,
            Eye::Of(observer) => observer.is(seat),
        };
        let events: Vec<_> = events
            .into_iter()
            .filter(|(audience, _)| match self {
                Eye::Open => true,
                Eye::Of(observer) => audience.reaches(observer),
            })
            .map(|(audience, event)| (audience != Audience::Everyone, event))
            .collect();
        let is_noticed = is_own || !events.is_empty();
        is_noticed.then(|| Seen { seat, entry: is_own.then_some(entry), events })
    }

    /// Whose view is drawn.
    fn observer(self) -> Observer {
        match self {
            Eye::Open => Observer::Spectator,
            Eye::Of(observer) => observer,
        }
    }
}

fn write_head<G: Playable>(
    out: &mut dyn Write,
    record: &Record<G>,
    eye: Eye,
    words: &Words,
    names: &Names,
) -> Result<()> {
    let rules = words.line(&Line::Rules { game: G::NAME, version: record.rules_version });
    writeln!(out, "{BOLD}{}{BOLD:#} ({rules})", G::TITLE)?;
    let players: Vec<_> = Seat::first(record.seats.len())
        .map(|seat| match names.of(seat) {
            name if name == seat.to_string() => name.to_owned(),
            name => format!("{name} ({seat})"),
        })
        .collect();
    let mut lines = vec![
        (Label::Players, players.join(", ")),
        (Label::Options, layout::fitted(&serde_json::to_string(&record.options)?)),
        (Label::Edition, words.line(&edition::<G>(&record.edition)?)),
    ];
    // The seed of a running game tells all that is to come, so a player's eyes get its hash until the end.
    match eye {
        Eye::Of(_) if record.outcome.is_none() => {
            lines.push((Label::Commitment, record.commitment.to_string()));
        }
        Eye::Of(_) | Eye::Open => lines.push((Label::Seed, record.seed.to_string())),
    }
    match eye {
        Eye::Open => lines.push((Label::Actions, record.entries.len().to_string())),
        Eye::Of(observer) => {
            lines.push((Label::SeenBy, words.line(&Line::Eyes { seat: observer.seat() })));
        }
    }
    let labels: Vec<_> = lines.iter().map(|(label, _)| words.line(&Line::Label { label: *label })).collect();
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
    for (label, (_, value)) in labels.iter().zip(&lines) {
        writeln!(out, "  {FAINT}{label:widest$}{FAINT:#}{value}")?;
    }
    Ok(writeln!(out)?)
}

/// What is told of an edition: the name it gives itself, if it has one, and whether it is the default.
fn edition<G: Game>(edition: &G::Edition) -> Result<Line<'static>> {
    #[derive(Deserialize)]
    struct Named {
        name: Option<String>,
    }
    let named: Named = serde_json::from_str(&serde_json::to_string(edition)?)?;
    let name = named.name.map(|name| layout::printable(&name));
    Ok(Line::Edition { name, default: *edition == G::Edition::default() })
}

fn write_step<G: Told>(
    out: &mut dyn Write,
    at: usize,
    seen: &Seen<G>,
    words: &Words,
    names: &Names,
) -> Result<()> {
    write!(out, "{FAINT}{at:>5}{FAINT:#}  ")?;
    let sentences = seen.events.iter().flat_map(|(is_secret, event)| {
        let mut sentence = words.say(G::NAME, event, names);
        let style = if *is_secret { FAINT } else { PLAIN };
        if *is_secret {
            sentence = words.line(&Line::Secret { sentence: &sentence });
        }
        layout::wrapped(&sentence, 7).into_iter().map(move |line| format!("{style}{line}{style:#}"))
    });
    let choice = seen.entry.map(|entry| {
        let what = match entry {
            Move::Act(_, action) => action.to_string(),
            Move::Withdraw(_) => "withdraw".to_owned(),
        };
        format!("{}: {TYPED}{what}{TYPED:#}", names.of(seen.seat))
    });
    for (n, line) in choice.into_iter().chain(sentences).enumerate() {
        let indent = if n == 0 { 0 } else { 7 };
        writeln!(out, "{:indent$}{line}", "")?;
    }
    Ok(())
}

fn write_end<G: Told>(
    out: &mut dyn Write,
    state: &G::State,
    eye: Eye,
    words: &Words,
    names: &Names,
) -> Result<()> {
    let observer = eye.observer();
    let reader = SheetReader { words, game: G::NAME, names, observer };
    let board = reader.lay_out(&G::sheet(&G::view(state, observer), Counting::Open));
    writeln!(out, "\n{}\n", board.trim_end())?;
    if let Some(outcome) = G::outcome(state) {
        result::write(out, &outcome, words, names)?;
        return Ok(());
    }
    let awaited = G::to_act(state).iter().collect();
    writeln!(out, "{}", words.line_of(&Line::NotOver { awaited }, names))?;
    Ok(())
}

/// One action as a line of JSON.
#[derive(Serialize)]
#[serde(bound = "")]
struct Step<'a, G: Game> {
    at: usize,
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<Choice>,
    events: Vec<&'a G::Event>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<G::Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<G::View>,
}

/// An action for programs; a withdrawal is none and has no index.
#[derive(Serialize)]
struct Choice {
    index: Option<usize>,
    name: String,
}

fn line<'a, G: Game>(
    at: usize,
    seen: &'a Seen<G>,
    eye: Eye,
    record: &Record<G>,
    state: &G::State,
) -> Step<'a, G> {
    let (position, view) = match eye {
        // The all-seeing document is for finished games.
        Eye::Open => (record.outcome.map(|_| G::position(state)), None),
        Eye::Of(observer) => (None, Some(G::view(state, observer))),
    };
    let action = seen.entry.map(|entry| match entry {
        Move::Act(_, action) => Choice { index: Some(G::index(action)), name: action.to_string() },
        Move::Withdraw(_) => Choice { index: None, name: "withdraw".to_owned() },
    });
    let events = seen.events.iter().map(|(_, event)| event).collect();
    Step { at, seat: seen.seat, action, events, position, view }
}
