//! Candidates compared by playouts.
//!
//! All candidates meet the same cases, so they differ by what they do and not by what they met. After each part of the
//! budget the worse half goes, and what is left of the budget is for the better: so most of it is spent where the choice
//! is hard. The budget is a number of playouts and never a time: the same luck compares alike on every machine.

/// How often the worse half goes.
const HALVINGS: usize = 3;

/// No fewer than so many are left in the end, so that a choice can still be drawn.
const FINALISTS: usize = 3;

/// The best candidates, each with what it comes to on average. `case` makes what all of them meet, and `outlook` says what
/// one of them comes to there.
pub(crate) fn compare<T, C>(
    candidates: impl IntoIterator<Item = T>,
    playouts: usize,
    mut case: impl FnMut() -> C,
    outlook: impl Fn(&C, &T) -> f32,
) -> Vec<(T, f32)> {
    let mut sums: Vec<(T, f32)> = candidates.into_iter().map(|candidate| (candidate, 0.0)).collect();
    let mut cases = 0;
    for stage in 0..=HALVINGS {
        if stage > 0 && sums.len() > FINALISTS {
            sums.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            sums.truncate(sums.len().div_ceil(2).max(FINALISTS));
        }
        let more = (playouts / (HALVINGS + 1) / sums.len().max(1)).max(1);
        for _ in 0..more {
            let case = case();
            for (candidate, sum) in &mut sums {
                *sum += outlook(&case, candidate);
            }
        }
        cases += more;
    }
    for (_, sum) in &mut sums {
        *sum /= cases as f32;
    }
    sums
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use tabletop::{Chance as _, FastChance};

    use super::*;

    /// The better a candidate the more it comes to, give or take the luck of a case.
    fn found(candidates: u32, playouts: usize) -> (u32, usize) {
        let mut luck = FastChance::new(1);
        let used = Cell::new(0);
        let outlook = |case: &u32, candidate: &u32| {
            used.set(used.get() + 1);
            (candidate * 4 + (case ^ candidate) % 8) as f32
        };
        let best = compare(0..candidates, playouts, || luck.below(1000), outlook);
        let (best, _) = best.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other)).unwrap();
        (best, used.get())
    }

    #[test]
    fn the_best_is_found_within_the_budget() {
        for candidates in [1, 2, 3, 7, 40] {
            let (best, used) = found(candidates, 400);
            assert_eq!(best, candidates - 1);
            assert!((200..=400).contains(&used), "{used} playouts for {candidates}");
        }
    }

    #[test]
    fn nobody_to_compare_is_nobody() {
        assert!(compare(Vec::<u8>::new(), 9, || (), |(), _| 0.0).is_empty());
    }
}
