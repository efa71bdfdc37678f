//! `durbar tune`: the bots' estimate, tuned by self-play.
//!
//! For every way to play the bots play against themselves, and the weights of the estimate are fitted to how those
//! games ended; then they play again with those weights, and so on. It starts from what was thought before anything was
//! tuned, so the same command always gives the same weights.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use bots::tuning::{Sample, SelfPlay, fit, surprise};
use bots::{Estimate, Trained};
use rayon::prelude::*;
use statistics::counted;
use tabletop::Way;

use crate::cores::Cores;
use crate::games::{self, AnyGame, Playable};
use crate::layout::{BOLD, FAINT, SUBJECT, heading};
use crate::{files, progress};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game to tune the bots for.
    #[arg(value_parser = games::parser())]
    game: &'static dyn AnyGame,
    /// Only for so many players; without it for every number.
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// How many games to play for each way to play in each generation.
    #[arg(long, short, value_name = "N", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// How often to play and fit: the first time by what was thought beforehand, then by what was fitted last.
    #[arg(long, value_name = "N", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100))]
    generations: u32,
    /// Shake positions before they are played on from, so that weights say what things bring and not who has them. The
    /// bots play by the weights of today.
    #[arg(long)]
    shaken: bool,
    /// Where all luck comes from: the same seed gives the same weights.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    cores: Cores,
    /// Write the weights into this file.
    #[arg(long, value_name = "FILE.toml")]
    out: Option<PathBuf>,
    /// Write the samples of the last generation into this file: a line for each seat in each position.
    #[arg(long, value_name = "FILE.csv")]
    data: Option<PathBuf>,
}

impl Arguments {
    /// Plays, fits and prints.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        self.game.tune(self, out)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The command as it would be typed again; how many threads worked does not matter.
    fn command(&self) -> String {
        let players = self.players.map_or_else(String::new, |players| format!(" --players {players}"));
        format!(
            "durbar tune {}{players} --games {} --generations {}{} --seed {}",
            self.game.name(),
            self.games,
            self.generations,
            if self.shaken { " --shaken" } else { "" },
            self.seed
        )
    }
}

/// The command for one game.
pub fn tune<G: Playable>(arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let wanted = |way: &Way<G>| arguments.players.is_none_or(|players| way.players() == players);
    let ways: Vec<(usize, Way<G>)> = Way::all().enumerate().filter(|(_, way)| wanted(way)).collect();
    if ways.is_empty() {
        bail!("{} cannot be played by so many", G::NAME);
    }
    // Minutes of play must not end in a file that cannot be written.
    for path in [&arguments.out, &arguments.data].into_iter().flatten() {
        files::expect_folder(path)?;
    }
    let mut estimate = if arguments.shaken { G::tuned().clone() } else { Estimate::<G>::guess() };
    let mut data = arguments.data.as_ref().map(|_| Data::new::<G>());
    let progress = progress::bar(arguments.games * u64::from(arguments.generations) * ways.len() as u64, 0);
    for generation in 1..=arguments.generations {
        for (number, way) in &ways {
            // Every generation meets other deals: weights that only fit those they were made from do not last.
            let seed = arguments.seed.wrapping_mul(1000).wrapping_add(u64::from(generation));
            let play = SelfPlay { way: *number, estimate: &estimate, seed };
            let games = arguments.cores.work(|| play_all(&play, arguments, &|| progress.inc(1)))?;
            if games.iter().all(Vec::is_empty) {
                bail!("nobody has said how positions of {} are shaken", G::NAME);
            }
            let (fitted, checked) = games.split_at(games.len() * 9 / 10);
            let weights = fit(&fitted.concat(), G::FEATURES, estimate.weights(*number));
            if generation == arguments.generations {
                progress.suspend(|| tell(out, way, &weights, &checked.concat()))?;
                if let Some(data) = &mut data {
                    data.add(&way.to_string(), &games);
                }
            }
            estimate.set(*number, weights);
        }
    }
    progress.finish_and_clear();
    if let (Some(path), Some(data)) = (&arguments.data, data) {
        files::save(path, &data.text)?;
        writeln!(out, "\nThe samples are in {}.", path.display())?;
    }
    if let Some(path) = &arguments.out {
        files::save(path, &document(&estimate, &arguments.command()))?;
        writeln!(out, "\nThe weights are in {}.", path.display())?;
    }
    Ok(())
}

/// The samples of each game. They come in the order of the games, whoever played them first.
fn play_all<G: Playable>(
    play: &SelfPlay<'_, G>,
    arguments: &Arguments,
    done: &(impl Fn() + Sync),
) -> Vec<Vec<Sample>> {
    let one = |game| {
        let samples = if arguments.shaken { play.shaken_samples(game) } else { play.samples(game) };
        done();
        samples
    };
    (0..arguments.games).into_par_iter().map(one).collect()
}

fn document<G: Trained>(estimate: &Estimate<G>, command: &str) -> String {
    format!(
        "# What each feature is worth to the bots: tuned by self-play, not by hand. Made by\n#   {command}\n{}",
        estimate.to_toml()
    )
}

/// Says what was found for one way to play, and how well it foretells the winners of games it was not fitted to.
fn tell<G: Trained>(out: &mut dyn Write, way: &Way<G>, weights: &[f32], others: &[Sample]) -> Result<()> {
    let positions = counted(others.len() as u64, "other position");
    writeln!(out, "\n{BOLD}{way}{BOLD:#}, checked on {positions}")?;
    let guesses: Vec<f32> = G::FEATURES.iter().map(|feature| feature.guess).collect();
    let surprises = [
        ("knowing nothing", f64::from(way.players() as u8).ln()),
        ("before", surprise(others, &guesses)),
        ("tuned", surprise(others, weights)),
    ];
    heading(out, "surprise at the winner", &["nats"])?;
    for (who, surprise) in surprises {
        writeln!(out, "{who:SUBJECT$}{surprise:>12.4}")?;
    }
    heading(out, "what counts", &["before", "tuned"])?;
    for (feature, weight) in G::FEATURES.iter().zip(weights) {
        writeln!(out, "{:SUBJECT$}{FAINT}{:>12.3}{FAINT:#}{weight:>12.3}", feature.name, feature.guess)?;
    }
    Ok(())
}

/// Samples as a table for other programs.
struct Data {
    text: String,
}

impl Data {
    fn new<G: Trained>() -> Data {
        let names: Vec<_> = G::FEATURES.iter().map(|feature| format!("{:?}", feature.name)).collect();
        Data { text: format!("way,game,position,seat,share,{}\n", names.join(",")) }
    }

    fn add(&mut self, way: &str, games: &[Vec<Sample>]) {
        for (game, samples) in games.iter().enumerate() {
            for (position, sample) in samples.iter().enumerate() {
                for (seat, (features, share)) in sample.features.iter().zip(&sample.shares).enumerate() {
                    let numbers: Vec<_> = features.iter().map(ToString::to_string).collect();
                    let line = format!("{way:?},{game},{position},{seat},{share},{}", numbers.join(","));
                    writeln!(self.text, "{line}").expect("a text in memory can be written to");
                }
            }
        }
    }
}
