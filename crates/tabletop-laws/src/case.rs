//! What is played: a set-up, and one random game of it.

use std::fmt;
use std::str::FromStr;

use tabletop::{Chance, Flaws, Lively, Seed};

/// What is agreed before a game, with a name for reports.
#[derive(Clone, Debug)]
pub struct Setup<G: Lively> {
    name: String,
    options: G::Options,
    edition: G::Edition,
}

impl<G: Lively> Setup<G> {
    /// A set-up that a game can begin with.
    pub fn new(name: impl Into<String>, options: G::Options, edition: G::Edition) -> Result<Setup<G>, Flaws> {
        let setup = Setup { name: name.into(), options, edition };
        G::begin(&setup.options, &setup.edition, &mut Seed::from_number(0, "trial").stream(0))?;
        Ok(setup)
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is agreed.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The figures that are played with.
    pub fn edition(&self) -> &G::Edition {
        &self.edition
    }

    /// How many play.
    pub fn players(&self) -> usize {
        G::players(&self.options)
    }
}

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// By the game's own weights: games that go somewhere.
    Lively,
    /// Every legal action equally likely: games that wander into corners.
    Uniform,
}

impl Policy {
    /// Both, for plans that try everything.
    pub const ALL: [Policy; 2] = [Policy::Lively, Policy::Uniform];

    /// The index of one of the legal actions.
    pub fn choose<G: Lively>(self, legal: G::Actions, chance: &mut impl Chance) -> usize {
        match self {
            Policy::Lively => G::lively(legal, chance),
            Policy::Uniform => G::uniform(legal, chance),
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Policy::Lively => "lively",
            Policy::Uniform => "uniform",
        })
    }
}

/// The text is not a policy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a way to choose: write lively or uniform")]
pub struct NotAPolicy(String);

impl FromStr for Policy {
    type Err = NotAPolicy;
    fn from_str(text: &str) -> Result<Policy, NotAPolicy> {
        Policy::ALL
            .into_iter()
            .find(|policy| policy.to_string() == text)
            .ok_or_else(|| NotAPolicy(text.to_owned()))
    }
}

/// One random game: the same case plays the same game, so that a failure can be looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// How the players choose.
    pub policy: Policy,
    /// Where luck and whims come from.
    pub seed: u64,
    /// How often, in a hundred steps, somebody tries to take back what they chose.
    pub withdrawals: u32,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} play, seed {}, {} % withdrawals", self.policy, self.seed, self.withdrawals)
    }
}
