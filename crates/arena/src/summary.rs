//! A contest as a document: what people read, and what other programs do.
//!
//! Everything in it but the times follows from whole numbers that do not depend on the machine.

use serde::Serialize;
use serde_json::Value;
use statistics::{Average, Interval, Times, ratio};
use tabletop::{Game, Told};

use crate::WIN;
use crate::choices::{choices, told};
use crate::contest::{Contest, Played};
use crate::entrant::Ready;
use crate::external::Faults;
use crate::rating::{self, Rating};
use crate::tally::{ContestTally, Counts, EntrantTally};

/// What came of a contest.
#[derive(Debug, Serialize)]
pub struct ContestSummary {
    /// The game's name, as it is typed.
    pub game: &'static str,
    /// What people call it, and the version they play.
    #[serde(skip)]
    pub title: String,
    /// How many sit at a table.
    pub players: usize,
    /// What was agreed.
    pub options: Value,
    /// Where all luck came from.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// With how many different shuffles.
    pub deals: u64,
    /// Who sat at each table before it turned.
    pub tables: Vec<Vec<String>>,
    /// In how many games several players shared the win.
    pub shared_wins: u64,
    /// Rounds per game.
    pub rounds: Numbers,
    /// The share of the wins that everybody would have if all were equally strong.
    pub fair_share: f64,
    /// What became of each entrant.
    pub entrants: Vec<EntrantSummary>,
    /// How strong the entrants of a ladder are, the strongest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<RatingSummary>,
    /// Who finished before whom how often.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub meetings: Vec<MeetingSummary>,
}

/// A number that differs from game to game.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// Mean and bounds.
    #[serde(flatten)]
    pub average: Average,
    /// Each number with how often it came up.
    pub counts: Vec<(u64, u64)>,
}

/// What became of an entrant.
#[derive(Debug, Serialize)]
pub struct EntrantSummary {
    /// Who it is.
    pub name: String,
    /// In how many seats they sat, in all games together.
    pub seats: u64,
    /// Their share of a win per game and seat.
    pub win_share: f64,
    /// How sure that is.
    pub interval: Option<Interval>,
    /// Their points per game and seat.
    pub points: Numbers,
    /// How often they came first, second, and so on.
    pub places: Vec<u64>,
    /// How long their decisions took.
    pub times: TimesSummary,
    /// What went wrong.
    #[serde(skip_serializing_if = "Faults::is_empty")]
    pub faults: Faults,
    /// The end of what a program wrote to its error stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stderr: Option<String>,
}

/// How long decisions took, in microseconds.
#[derive(Debug, Serialize)]
pub struct TimesSummary {
    /// How many there were.
    pub decisions: u64,
    /// Half of them took no longer.
    pub median: Option<f64>,
    /// Ninety-nine in a hundred took no longer.
    pub p99: Option<f64>,
    /// How many took so long or longer, up to the next.
    pub columns: Vec<(f64, u64)>,
}

/// How strong an entrant is.
#[derive(Debug, Serialize)]
pub struct RatingSummary {
    /// Who it is.
    pub name: String,
    /// How strong the entrant is, on the scale of the ladder.
    pub rating: f64,
    /// How sure that is.
    pub interval: Interval,
}

/// How two entrants did against each other.
#[derive(Debug, Serialize)]
pub struct MeetingSummary {
    /// The name of one entrant.
    pub one: String,
    /// The name of the other entrant.
    pub other: String,
    /// How often two of their seats met.
    pub meetings: u64,
    /// How often the one finished before the other; a shared place is half of it.
    pub share: f64,
}

impl ContestSummary {
    /// What the games of a contest came to; a ladder has ratings as well, and names the strongest first.
    pub fn new<G: Told>(
        contest: &Contest<G>,
        played: &[Played],
        entrants: &[Ready],
        is_ladder: bool,
    ) -> serde_json::Result<ContestSummary> {
        let tally = ContestTally::new(contest, played);
        let summary = ContestSummary::unrated(contest, &tally, entrants)?;
        Ok(if is_ladder { summary.rated(contest, &tally) } else { summary })
    }

    fn unrated<G: Told>(
        contest: &Contest<G>,
        tally: &ContestTally,
        entrants: &[Ready],
    ) -> serde_json::Result<ContestSummary> {
        let name = |&entrant: &usize| contest.entrants[entrant].to_string();
        let entrants = contest.entrants.iter().zip(&tally.entrants).zip(entrants);
        Ok(ContestSummary {
            game: G::NAME,
            title: format!("{}{}", G::TITLE, told(&choices::<G>(&contest.options)?)),
            players: contest.players(),
            options: serde_json::to_value(&contest.options)?,
            seed: contest.seed,
            games: tally.games,
            deals: contest.deals,
            tables: contest.tables.iter().map(|table| table.iter().map(name).collect()).collect(),
            shared_wins: tally.shared_wins,
            rounds: Numbers::new(&tally.rounds),
            fair_share: ratio(1, contest.players() as u64),
            entrants: entrants
                .map(|((entrant, tally), ready)| {
                    EntrantSummary::new(entrant.to_string(), tally, ready.last_words())
                })
                .collect(),
            ratings: Vec::new(),
            meetings: Vec::new(),
        })
    }

    /// The same for a ladder: with ratings, the strongest first.
    fn rated<G: Game>(mut self, contest: &Contest<G>, tally: &ContestTally) -> ContestSummary {
        let name = |entrant: usize| contest.entrants[entrant].to_string();
        let ratings = rating::ratings(&tally.meetings);
        let order: Vec<usize> = ratings.iter().map(|rating| rating.entrant).collect();
        self.entrants
            .sort_by_key(|entrant| ratings.iter().position(|rating| name(rating.entrant) == entrant.name));
        self.ratings = ratings
            .into_iter()
            .map(|Rating { entrant, points, interval }| RatingSummary {
                name: name(entrant),
                rating: points,
                interval,
            })
            .collect();
        let all = rating::sum(contest.entrants.len(), tally.meetings.iter());
        for (n, &one) in order.iter().enumerate() {
            for &other in &order[n + 1..] {
                let [before, behind] = [all.halves(one, other), all.halves(other, one)];
                self.meetings.push(MeetingSummary {
                    one: name(one),
                    other: name(other),
                    meetings: u64::midpoint(before, behind),
                    share: ratio(before, before + behind),
                });
            }
        }
        self
    }

    /// How an entrant is called in tables: with the number of their seats, if there are several at the only table.
    pub fn called(&self, entrant: &EntrantSummary) -> String {
        let seats = match &self.tables[..] {
            [table] => table.iter().filter(|name| **name == entrant.name).count(),
            _ => 1,
        };
        if seats == 1 { entrant.name.clone() } else { format!("{seats} × {}", entrant.name) }
    }
}

impl Numbers {
    fn new(counts: &Counts) -> Numbers {
        let numbers = counts.0.values().sum();
        Numbers {
            average: Average::new(counts.spread(), numbers),
            counts: counts.0.iter().map(|(&number, &count)| (number, count)).collect(),
        }
    }
}

impl EntrantSummary {
    fn new(name: String, tally: &EntrantTally, stderr: Option<String>) -> EntrantSummary {
        let EntrantTally { seats, wins, points, places, times, faults } = tally;
        // Everybody sits in the same number of seats in each deal.
        let whole = seats / wins.len() as u64 * WIN;
        EntrantSummary {
            name,
            seats: *seats,
            win_share: ratio(wins.iter().sum(), seats * WIN),
            interval: Interval::of_shares(wins, whole),
            points: Numbers::new(points),
            places: places.clone(),
            times: TimesSummary::new(times),
            faults: faults.clone(),
            stderr,
        }
    }
}

impl TimesSummary {
    fn new(times: &Times) -> TimesSummary {
        TimesSummary {
            decisions: times.number(),
            median: times.within(50),
            p99: times.within(99),
            columns: times.columns(),
        }
    }
}
