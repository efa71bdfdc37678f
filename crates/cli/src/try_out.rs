//! `durbar try`: rules questions that run.
//!
//! A question is a scenario, see [`tabletop::scenario`]: a `.toml` file with the key `game`, or a fenced
//! block of a Markdown page.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use serde::Serialize;
use tabletop::game::Names;
use tabletop::scenario::{self, Fenced, Scenario, ScenarioRun};
use words::{Language, Words};

use crate::files;
use crate::games::{self, Playable};
use crate::layout::{self, BAD, BOLD, FAINT, GOOD, PLAIN, TYPED};
use crate::line::Line;

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// A scenario (.toml), or a page with scenarios in fenced blocks (.md).
    file: PathBuf,
    /// The language you read: en, de, nl or fr.
    #[arg(long, value_name = "LANGUAGE", default_value_t)]
    language: Language,
    /// Print one line of JSON per scenario.
    #[arg(long)]
    json: bool,
}

/// One scenario and where it stands.
pub struct RulesQuestion<'f> {
    file: &'f Path,
    /// The line before its text, counted from 1.
    line: usize,
    text: &'f str,
    /// In which words its answer is told; without any, as JSON.
    words: Option<&'f Words>,
}

impl Arguments {
    /// Runs every scenario of the file; the exit code says whether all of them held.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        let blocks = blocks(&self.file, files::read(&self.file)?)?;
        let words = (!self.json).then(|| Words::of(self.language));
        let mut failed = 0;
        for block in &blocks {
            let question = RulesQuestion { file: &self.file, line: block.line, text: &block.text, words };
            let held = match games::named(&block.game) {
                Ok(game) => game.try_out(&question, out)?,
                Err(reason) => {
                    question.write_error(&reason, out)?;
                    false
                }
            };
            failed += usize::from(!held);
        }
        if let Some(words) = words {
            let style = if failed == 0 { GOOD } else { BAD };
            let tried = words.line(&Line::Tried { scenarios: blocks.len(), failed });
            writeln!(out, "{style}{tried}{style:#}")?;
        }
        Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The scenarios of a file.
fn blocks(file: &Path, text: String) -> Result<Vec<Fenced>> {
    let is_page = file.extension().is_some_and(|ext| ext == "md" || ext == "markdown");
    if is_page {
        let blocks = scenario::fenced(&text);
        if blocks.is_empty() {
            bail!("{}: no scenario: a scenario is a fenced block marked `toml GAME`", file.display());
        }
        return Ok(blocks);
    }
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        anyhow::anyhow!("{}: not a scenario: {}", file.display(), error.to_string().trim_end())
    })?;
    match table.get("game").map(toml::Value::as_str) {
        Some(Some(game)) => Ok(vec![Fenced { line: 1, game: game.to_owned(), text }]),
        Some(None) => bail!("{}: game: must be the name of a game", file.display()),
        None => bail!("{}: the key `game` is missing: it names the game", file.display()),
    }
}

/// A scenario that could not be run, as a document.
#[derive(Serialize)]
struct Unreadable<'q> {
    file: String,
    line: usize,
    error: &'q str,
}

/// A scenario that was run, as a document.
#[derive(Serialize)]
#[serde(bound = "")]
struct Tried<'q, G: Playable> {
    file: String,
    line: usize,
    title: &'q str,
    rules: &'q [String],
    held: bool,
    #[serde(flatten)]
    trial: &'q ScenarioRun<G>,
}

impl RulesQuestion<'_> {
    fn place(&self) -> String {
        format!("{}:{}", self.file.display(), self.line)
    }

    fn write_error(&self, error: &str, out: &mut dyn Write) -> Result<()> {
        if self.words.is_none() {
            let document = Unreadable { file: self.file.display().to_string(), line: self.line, error };
            writeln!(out, "{}", serde_json::to_string(&document)?)?;
        } else {
            writeln!(out, "{BAD}{}: {error}{BAD:#}\n", self.place())?;
        }
        Ok(())
    }
}

/// The command for one scenario of one game.
pub fn try_out<G: Playable>(question: &RulesQuestion<'_>, out: &mut dyn Write) -> Result<bool> {
    let scenario = match Scenario::<G>::from_toml(question.text) {
        Ok(scenario) => scenario,
        Err(error) => {
            question.write_error(&error.to_string(), out)?;
            return Ok(false);
        }
    };
    let trial = scenario.run();
    let held = trial.mismatches.is_empty();
    if let Some(words) = question.words {
        write_trial(out, question, &scenario, &trial, words)?;
    } else {
        let document = Tried {
            file: question.file.display().to_string(),
            line: question.line,
            title: &scenario.title,
            rules: &scenario.rules,
            held,
            trial: &trial,
        };
        writeln!(out, "{}", serde_json::to_string(&document)?)?;
    }
    Ok(held)
}

fn write_trial<G: Playable>(
    out: &mut dyn Write,
    question: &RulesQuestion<'_>,
    scenario: &Scenario<G>,
    trial: &ScenarioRun<G>,
    words: &Words,
) -> Result<()> {
    let place = question.place();
    let rules = match scenario.rules.as_slice() {
        [] => String::new(),
        rules => format!(" ({})", rules.join(", ")),
    };
    let title = layout::printable(&scenario.title);
    writeln!(out, "{BOLD}{title}{BOLD:#}{rules}  {FAINT}{place}{FAINT:#}")?;
    let names = Names::letters(*G::PLAYERS.end());
    for step in &trial.steps {
        writeln!(out, "  {TYPED}{}{TYPED:#}", step.entry)?;
        for event in &step.events {
            layout::write_wrapped(out, 4, PLAIN, &words.say(G::NAME, event, &names))?;
        }
        if let Some(refused) = &step.refused {
            let why = words.illegal(G::NAME, refused.because, refused.rule);
            layout::write_wrapped(out, 4, FAINT, &words.line(&Line::NotPossible { why: &why }))?;
        }
    }
    writeln!(out, "{}", layout::fitted(&serde_json::to_string(&trial.position)?))?;
    if trial.mismatches.is_empty() {
        writeln!(out, "{GOOD}{}{GOOD:#}", words.line(&Line::AsExpected))?;
    }
    for mismatch in &trial.mismatches {
        writeln!(out, "{BAD}{place}: {}{BAD:#}", words.line(mismatch))?;
    }
    Ok(writeln!(out)?)
}
