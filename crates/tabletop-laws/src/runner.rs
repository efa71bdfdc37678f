//! A game's laws as one test.

use std::cell::RefCell;

use proptest::prelude::{Strategy as _, any};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use tabletop::Lively;

use crate::walk::Defect;
use crate::{Case, Failure, Policy, Setup, Thoroughness, legality, play};

/// Looking for a simpler game that breaks the same law stops after so many tries.
const TRIES_TO_SIMPLIFY: u32 = 64;

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How the players choose.
    pub policy: Policy,
    /// How many games are played.
    pub cases: u32,
    /// How closely they are watched.
    pub thoroughness: Thoroughness,
}

/// Plays random games of a set-up and panics with the simplest one found in which a law does not hold.
///
/// The games are the same at every run, so that a test does not fail by chance; a soak looks further.
pub fn check<G: Lively>(setup: &Setup<G>, effort: Effort) {
    if let Err(failure) = examine(setup, effort) {
        panic!("{failure}\nThe record up to there:\n{}", failure.record);
    }
}

/// Plays random games of a set-up; the failure is the simplest one found.
pub fn examine<G: Lively>(setup: &Setup<G>, effort: Effort) -> Result<(), Failure> {
    let Effort { policy, cases, thoroughness } = effort;
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: TRIES_TO_SIMPLIFY,
        rng_seed: RngSeed::Fixed(0),
        ..Config::default()
    };
    // Simpler is: a smaller seed, and fewer second thoughts.
    let games = (any::<u32>(), 0..=10u32).prop_map(|(seed, withdrawals)| Case {
        policy,
        seed: seed.into(),
        withdrawals,
    });
    let simplest = RefCell::new(None);
    let result = TestRunner::new(config).run(&games, |case| {
        let result = alphabet(setup, case).and_then(|()| play(setup, case, thoroughness));
        result.map(|_| ()).map_err(|failure| {
            let reason = failure.to_string();
            simplest.replace(Some(failure));
            TestCaseError::fail(reason)
        })
    });
    match (result, simplest.into_inner()) {
        (Ok(()), _) => Ok(()),
        (Err(_), Some(failure)) => Err(failure),
        (Err(error), None) => panic!("no game was played: {error}"),
    }
}

fn alphabet<G: Lively>(setup: &Setup<G>, case: Case) -> Result<(), Failure> {
    legality::alphabet::<G>().map_err(|broken| Failure {
        setup: setup.name().to_owned(),
        case,
        step: 0,
        defect: Defect::Broken(broken),
        record: String::new(),
    })
}
