//! Very many games, to find what a test has no time for.

use std::ops::ControlFlow;

use tabletop::Lively;

use crate::{Case, Extent, Failure, Policy, Setup, Thoroughness, play};

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Soak {
    /// At least so many decisions; the last game is finished.
    pub decisions: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How closely the games are watched.
    pub thoroughness: Thoroughness,
}

/// Plays games of a set-up, both policies in turn, until there were enough decisions or a law is broken.
/// After each game `progress` hears how far it is, and may stop it.
pub fn soak<G: Lively>(
    setup: &Setup<G>,
    soak: Soak,
    mut progress: impl FnMut(&Extent) -> ControlFlow<()>,
) -> Result<Extent, Failure> {
    let mut extent = Extent::default();
    for seed in soak.seed.. {
        let policy = Policy::ALL[(seed % 2) as usize];
        let case = Case { policy, seed, withdrawals: (seed % 11) as u32 };
        extent = extent.and(play(setup, case, soak.thoroughness)?);
        if progress(&extent).is_break() || extent.decisions >= soak.decisions {
            break;
        }
    }
    Ok(extent)
}
