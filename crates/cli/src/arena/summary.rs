//! An arena as a document: what people read, and what other programs do.
//!
//! Everything in it but the times follows from whole numbers that do not depend on the machine.

use anyhow::Result;
use serde::Serialize;
use serde_json::Value;
use tabletop::Game;

use super::contest::Plan;
use super::interval::Interval;
use super::rating::{self, Rating};
use super::tally::{Counts, EntrantTally, Tally};
use super::times::Times;
use crate::external::Faults;
use crate::figures::{Figures, WIN, ratio};
use crate::games::Playable;
use crate::setup;

/// What came of an arena.
#[derive(Debug, Serialize)]
pub struct Summary {
    /// The game.
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
    pub figures: Figures,
    /// Each number with how often it came up.
    pub counts: Vec<(u64, u64)>,
}

/// What became of an entrant.
#[derive(Debug, Serialize)]
pub struct EntrantSummary {
    /// Who it is.
    pub name: String,
    /// In how many seats he sat, in all games together.
    pub seats: u64,
    /// His share of a win per game and seat.
    pub win_share: f64,
    /// How sure that is.
    pub interval: Option<Interval>,
    /// His points.
    pub points: Numbers,
    /// How often he came first, second, and so on.
    pub places: Vec<u64>,
    /// How long his decisions took.
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
    /// His rating.
    pub rating: f64,
    /// How sure that is.
    pub interval: Interval,
}

/// How two entrants did against each other.
#[derive(Debug, Serialize)]
pub struct MeetingSummary {
    /// The one.
    pub one: String,
    /// The other.
    pub other: String,
    /// How often two of their seats met.
    pub meetings: u64,
    /// How often the one finished before the other; a shared place is half of it.
    pub share: f64,
}

impl Summary {
    /// What the games of a plan came to.
    pub fn new<G: Playable>(plan: &Plan<G>, tally: &Tally, stderr: Vec<Option<String>>) -> Result<Summary> {
        let name = |&entrant: &usize| plan.entrants[entrant].to_string();
        let entrants = plan.entrants.iter().zip(&tally.entrants).zip(stderr);
        Ok(Summary {
            game: G::NAME,
            title: format!("{}{}", G::TITLE, setup::told(&setup::choices::<G>(&plan.options)?)),
            players: plan.players(),
            options: serde_json::to_value(&plan.options)?,
            seed: plan.seed,
            games: tally.games,
            deals: plan.deals,
            tables: plan.tables.iter().map(|table| table.iter().map(name).collect()).collect(),
            shared_wins: tally.shared_wins,
            rounds: Numbers::new(&tally.rounds),
            fair_share: ratio(1, plan.players() as u64),
            entrants: entrants
                .map(|((entrant, tally), stderr)| EntrantSummary::new(entrant.to_string(), tally, stderr))
                .collect(),
            ratings: Vec::new(),
            meetings: Vec::new(),
        })
    }

    /// The same for a ladder: with ratings, the strongest first.
    #[must_use]
    pub fn rated<G: Game>(mut self, plan: &Plan<G>, tally: &Tally) -> Summary {
        let name = |entrant: usize| plan.entrants[entrant].to_string();
        let ratings = rating::ratings(&tally.meetings);
        let order: Vec<usize> = ratings.iter().map(|rating| rating.entrant).collect();
        self.entrants
            .sort_by_key(|entrant| ratings.iter().position(|rating| name(rating.entrant) == entrant.name));
        self.ratings = ratings
            .into_iter()
            .map(|Rating { entrant, rating, interval }| RatingSummary {
                name: name(entrant),
                rating,
                interval,
            })
            .collect();
        let all = rating::sum(plan.entrants.len(), tally.meetings.iter());
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

    /// How an entrant is called in tables: with the number of his seats, if he has several at the only table.
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
            figures: Figures::new(counts.spread(), numbers),
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
            decisions: times.decisions(),
            median: times.within(50),
            p99: times.within(99),
            columns: times.columns(),
        }
    }
}
