//! Positions shaken up, to find what things bring.
//!
//! Whoever has much gold at the start of a round has mostly won little with it, so games alone say that gold is worth more or
//! less than it is. Where luck decides who has what, only what it brings is left.

use games::eschnapur::Eschnapur;
use games::eschnapur::gold::Gold;
use games::eschnapur::position::{Position, TableauPosition};
use games::eschnapur::state::State;
use games::eschnapur::table::TurnOrder;
use tabletop::{Chance, Game as _, Seat};

/// So many cards are taken or given at most.
const CARDS: u32 = 3;

/// What everybody has, changed at random at the start of a round; `None` where no game could go on.
pub(super) fn shake(state: &State, chance: &mut impl Chance) -> Option<State> {
    let mut position = Eschnapur::position(state);
    for seat in position.tableaus.seats() {
        if chance.below(2) == 0 {
            shake_gold(&mut position, seat, chance);
        }
        let mine = &mut position.tableaus[seat].public;
        mine.pp = shift(mine.pp, -8..=11, chance);
        mine.vp = shift(mine.vp, -6..=6, chance);
        mine.stones = shift(mine.stones.into(), -2..=3, chance) as u8;
    }
    if let Some(order) = position.public.order
        && chance.below(2) == 0
    {
        let mut seats = order.seats().to_vec();
        chance.shuffle(&mut seats);
        position.public.order = Some(TurnOrder::new(&seats));
    }
    position.to_state().ok()
}

/// Some cards come from the bank, or go there. Zeros are never spent.
fn shake_gold(position: &mut Position, seat: Seat, chance: &mut impl Chance) {
    let gives = chance.below(2) == 0;
    for _ in 0..=chance.below(CARDS) {
        let gold = Gold::of_index(chance.below(Gold::ALL.len() as u32) as usize);
        let bank = &mut position.public.bank;
        let TableauPosition { hand, known, .. } = &mut position.tableaus[seat];
        if gives && bank.has(gold) {
            bank.remove(gold);
            hand.add(gold);
            known.add(gold);
        } else if !gives && known.has(gold) && gold != Gold::Zero {
            hand.remove(gold);
            known.remove(gold);
            bank.add(gold);
        }
    }
}

/// In two of five cases a number some steps up or down.
fn shift(number: u16, steps: std::ops::RangeInclusive<i16>, chance: &mut impl Chance) -> u16 {
    if chance.below(5) >= 2 {
        return number;
    }
    let span = u32::from(steps.start().abs_diff(*steps.end())) + 1;
    number.saturating_add_signed(steps.start() + chance.below(span) as i16)
}

#[cfg(test)]
mod tests {
    use games::eschnapur::edition::Edition;
    use tabletop::FastChance;

    use super::*;

    #[test]
    fn a_shaken_position_is_another_one_with_as_many_things() {
        let chance = &mut FastChance::new(1);
        let state = State::new(4, Edition::default().figures);
        let all = |state: &State| Eschnapur::holdings(state);
        let shaken: Vec<State> = (0..50).filter_map(|_| shake(&state, chance)).collect();
        assert!(shaken.iter().filter(|&other| *other != state).count() > 5);
        for other in &shaken {
            assert_eq!(all(other), all(&state));
        }
    }
}
