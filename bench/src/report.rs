//! The figures, for machines as JSON and for people as a table.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::game::Variant;

use crate::stopwatch::Timing;

/// Everything measured in one run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) peers: Vec<PeerFigures>,
    #[serde(serialize_with = "with_rates")]
    pub(crate) games: Vec<GameFigures>,
}

/// How fast a peer is, to compare with.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct PeerFigures {
    pub(crate) name: &'static str,
    /// One decision of random play.
    pub(crate) play: Timing,
}

/// One way to play a game of ours. Timings are nanoseconds for one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct GameFigures {
    /// The way to play, in words.
    pub(crate) name: String,
    pub(crate) game: &'static str,
    #[serde(serialize_with = "as_map")]
    pub(crate) variant: Variant,
    pub(crate) players: usize,
    pub(crate) state_bytes: usize,
    pub(crate) decisions_per_game: f64,
    /// Setting up a game.
    pub(crate) begin: Timing,
    /// One decision of lively play: the list, the choice, the deed.
    pub(crate) play: Timing,
    /// The same, with every event made and kept.
    pub(crate) play_with_events: Timing,
    pub(crate) legal: Timing,
    pub(crate) check: Timing,
    pub(crate) view: Timing,
    pub(crate) imagine: Timing,
    pub(crate) copy: Timing,
}

impl GameFigures {
    /// Whole games in a second, set-up included, at this cost of a decision.
    pub(crate) fn games_per_second(&self, decision: Timing) -> f64 {
        1e9 / (self.begin.median + decision.median * self.decisions_per_game)
    }
}

fn as_map<S: Serializer>(variant: &Variant, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(variant.iter().copied())
}

fn with_rates<S: Serializer>(games: &[GameFigures], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Rated<'g> {
        #[serde(flatten)]
        figures: &'g GameFigures,
        games_per_second: f64,
        games_per_second_with_events: f64,
    }
    serializer.collect_seq(games.iter().map(|figures| Rated {
        figures,
        games_per_second: figures.games_per_second(figures.play),
        games_per_second_with_events: figures.games_per_second(figures.play_with_events),
    }))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Nanoseconds for one, median of several runs on one core (quickest–slowest).\n")?;
        // One table for each variant: all ways to play side by side would fit no screen.
        for variant in
            self.games.chunk_by(|one, other| (one.game, one.variant) == (other.game, other.variant))
        {
            writeln!(f, "{}", table(variant))?;
        }
        for peer in &self.peers {
            writeln!(f, "{}: {} for a decision.", peer.name, spread(peer.play))?;
            for game in &self.games {
                let ratio = game.play.median / peer.play.median;
                writeln!(f, "  {}: {ratio:.2} times that", game.name)?;
            }
        }
        Ok(())
    }
}

/// Some ways to play side by side.
fn table(games: &[GameFigures]) -> Table {
    let mut table = Table::default();
    let mut row = |name, cell: &dyn Fn(&GameFigures) -> String| table.row(name, games.iter().map(cell));
    row("", &|game| game.name.clone());
    row("decision", &|game| spread(game.play));
    row("decision with events", &|game| spread(game.play_with_events));
    row("set-up of a game", &|game| spread(game.begin));
    row("legal list", &|game| spread(game.legal));
    row("check", &|game| spread(game.check));
    row("view", &|game| spread(game.view));
    row("imagine", &|game| spread(game.imagine));
    row("copy of the state", &|game| spread(game.copy));
    row("decisions per game", &|game| format!("{:.0}", game.decisions_per_game));
    row("games per second", &|game| grouped(game.games_per_second(game.play)));
    row("games per second with events", &|game| grouped(game.games_per_second(game.play_with_events)));
    row("bytes of the state", &|game| game.state_bytes.to_string());
    table
}

fn spread(timing: Timing) -> String {
    format!("{:.1} ({:.1}–{:.1})", timing.median, timing.low, timing.high)
}

/// A large number with its digits in groups of three.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(" ")
}

/// Columns as wide as their widest cell.
#[derive(Default)]
struct Table(Vec<Vec<String>>);

impl Table {
    fn row(&mut self, name: &str, cells: impl Iterator<Item = String>) {
        self.0.push(std::iter::once(name.to_owned()).chain(cells).collect());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            let cells = self.0.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        for row in &self.0 {
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                if column == 0 {
                    write!(f, "{cell:<width$}")?;
                } else {
                    write!(f, "  {cell:>width$}")?;
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Figures for tests: a game with two variants, each at two numbers of players.
#[cfg(test)]
pub(crate) fn example() -> Report {
    let timing = |median| Timing { median, low: median - 1.0, high: median + 1.0 };
    let variants: [(Variant, &str); 2] = [(&[], "pennies"), (&[("coins", "new")], "pennies new")];
    let game = |(variant, name): (Variant, &str), players| GameFigures {
        name: format!("{name}, {players} players"),
        game: "pennies",
        variant,
        players,
        state_bytes: 40,
        decisions_per_game: 100.0,
        begin: timing(5_000.0),
        play: timing(50.0),
        play_with_events: timing(80.0),
        legal: timing(5.0),
        check: timing(4.0),
        view: timing(30.0),
        imagine: timing(90.0),
        copy: timing(2.0),
    };
    let games = variants.into_iter().flat_map(|variant| [2, 3].map(|players| game(variant, players)));
    Report { peers: vec![PeerFigures { name: "chess", play: timing(100.0) }], games: games.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_gives_rates_and_ratios() {
        let text = example().to_string();
        let rate = text.lines().find(|line| line.starts_with("games per second ")).unwrap();
        assert!(rate.ends_with(" 100 000"), "{rate}");
        assert!(text.contains("pennies, 2 players: 0.50 times that"), "{text}");
        assert!(text.contains("pennies new, 3 players: 0.50 times that"), "{text}");
    }

    #[test]
    fn every_variant_has_a_table_of_its_own() {
        let text = example().to_string();
        let heads: Vec<_> = text.lines().filter(|line| line.ends_with("players")).collect();
        assert_eq!(heads.len(), 2, "{text}");
        assert_eq!(
            [heads[0].matches("pennies, ").count(), heads[1].matches("pennies new, ").count()],
            [2, 2]
        );
        assert_eq!(text.lines().filter(|line| line.starts_with("decision ")).count(), 4, "{text}");
    }

    #[test]
    fn json_has_the_rates_too() {
        let json = serde_json::to_value(example()).unwrap();
        assert_eq!(json["games"][0]["games_per_second"], 100_000.0);
        assert_eq!(json["games"][0]["play"]["median"], 50.0);
        assert_eq!(json["games"][0]["variant"], serde_json::json!({}));
        assert_eq!(json["games"][2]["variant"], serde_json::json!({ "coins": "new" }));
        assert_eq!(json["peers"][0]["name"], "chess");
    }

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(grouped(1_234_567.0), "1 234 567");
        assert_eq!(grouped(12.4), "12");
    }
}
