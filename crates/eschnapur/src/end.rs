//! The end (E11).

use serde::{Deserialize, Serialize};
use tabletop::Sink;
use tabletop::game::{Outcome, Standing};
use ts_rs::TS;

use crate::event::Event;
use crate::phases::Phase;
use crate::state::State;
use crate::table::{BySeat, OnTable};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum Ending {
    /// E9.6: enough parts are finished.
    PartsFinished,
    /// E11.3: two rounds changed nothing.
    Stalemate,
}

/// The game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Over {
    /// What ended the game.
    pub ending: Ending,
    /// E11.1: victory points given for the rank in privilege points.
    pub bonus: BySeat<u8>,
}

/// E9.6: how many finished parts end the game.
pub fn parts_needed(players: usize) -> usize {
    match players {
        2 => 4,
        3 => 5,
        _ => 6,
    }
}

/// Ends the game: E11.1.
pub(crate) fn end(state: &mut State, ending: Ending, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Ended { ending });
    let bonus = bonus(&state.table.tableaus.map(|_, tableau| tableau.public.pp));
    for seat in bonus.seats() {
        let points = bonus[seat];
        state.table.tableaus[seat].public.vp += u16::from(points);
        sink.open(|| Event::Bonus { seat, points });
    }
    state.phase = Phase::Over(Over { ending, bonus });
}

/// E11.1: victory points by rank in privilege points. Players level on points get those of the better rank,
/// and the ranks below are skipped.
pub fn bonus(points: &BySeat<u16>) -> BySeat<u8> {
    let by_rank: &[u8] = match points.players() {
        2 => &[6, 0],
        3 => &[10, 6, 0],
        _ => &[10, 6, 3, 0],
    };
    points.map(|_, mine| {
        let better = points.values().iter().filter(|&&other| other > mine).count();
        by_rank[better]
    })
}

/// E11.2, E11.4: places by victory points, then by the gold still owned; equal players share a place and the
/// next is skipped.
pub(crate) fn outcome(table: &OnTable) -> Outcome {
    let places = places(&table.tableaus.map(|_, tableau| (tableau.public.vp, tableau.owned().worth())));
    Outcome(tabletop::BySeat::from_fn(table.players(), |seat| Standing {
        place: places[seat],
        points: table.tableaus[seat].public.vp,
    }))
}

/// The place of each player by victory points and then by gold.
pub(crate) fn places(strength: &BySeat<(u16, u16)>) -> BySeat<u8> {
    strength.map(|_, mine| {
        let better = strength.values().iter().filter(|&&other| other > mine).count();
        better as u8 + 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::gold::Purse;

    fn table(points: &[(u16, u16, &str)]) -> OnTable {
        let mut table = OnTable::new(points.len(), Edition::default().figures);
        for (seat, &(vp, pp, hand)) in table.tableaus.seats().zip(points) {
            let tableau = &mut table.tableaus[seat];
            (tableau.public.vp, tableau.public.pp) = (vp, pp);
            tableau.hand = Purse::try_from(hand.to_owned()).unwrap();
        }
        table
    }

    #[test]
    fn e11_1_bonus_by_rank() {
        let bonus_of = |points: &[u16]| {
            bonus(&BySeat::from_fn(points.len(), |seat| points[seat.index()])).values().to_vec()
        };
        assert_eq!(bonus_of(&[12, 12, 5, 0]), [10, 10, 3, 0]);
        assert_eq!(bonus_of(&[1, 2, 3, 4]), [0, 3, 6, 10]);
        assert_eq!(bonus_of(&[5, 5, 5, 5]), [10, 10, 10, 10]);
        assert_eq!(bonus_of(&[9, 7, 7, 7]), [10, 6, 6, 6]);
        assert_eq!(bonus_of(&[9, 8, 7, 7]), [10, 6, 3, 3]);
        assert_eq!(bonus_of(&[1, 2, 3]), [0, 6, 10]);
        assert_eq!(bonus_of(&[2, 2, 1]), [10, 10, 0]);
        assert_eq!(bonus_of(&[2, 1]), [6, 0]);
        assert_eq!(bonus_of(&[2, 2]), [6, 6]);
    }

    #[test]
    fn e11_2_e11_4_places() {
        let places = |points: &[(u16, u16, &str)]| {
            outcome(&table(points)).0.values().iter().map(|standing| standing.place).collect::<Vec<_>>()
        };
        assert_eq!(places(&[(30, 0, ""), (40, 0, ""), (20, 0, ""), (10, 0, "")]), [2, 1, 3, 4]);
        assert_eq!(places(&[(30, 0, "12"), (30, 0, "5"), (20, 0, ""), (10, 0, "")]), [2, 1, 3, 4]);
        assert_eq!(places(&[(30, 0, "5"), (20, 0, "11"), (20, 0, "2"), (10, 0, "")]), [1, 2, 2, 4]);
        assert_eq!(places(&[(30, 0, "5"), (30, 0, "14")]), [1, 1]);
    }
}
