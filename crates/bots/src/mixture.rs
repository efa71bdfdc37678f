//! Choices drawn from a distribution.

use tabletop::Chance;

/// One of several choices, each with its worth, drawn so that the better is the likelier: a choice worth `warmth` less
/// than another is drawn e times more seldom. With no warmth at all the best is taken.
pub fn draw<T: Copy>(choices: &[(T, f32)], warmth: f32, chance: &mut impl Chance) -> Option<T> {
    let best = choices.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
    let weight = |worth: f32| {
        if warmth > 0.0 { ((worth - best) / warmth).exp() } else { f32::from(u8::from(worth >= best)) }
    };
    pick(choices.iter().map(|&(choice, worth)| (choice, weight(worth))), chance)
}

/// One of several choices, each as likely as its weight is large; `None` if nothing has any weight.
pub fn pick<T>(choices: impl Iterator<Item = (T, f32)> + Clone, chance: &mut impl Chance) -> Option<T> {
    let mut left = share(chance) * choices.clone().map(|(_, weight)| weight).sum::<f32>();
    let mut last = None;
    for (choice, weight) in choices.filter(|&(_, weight)| weight > 0.0) {
        left -= weight;
        last = Some(choice);
        if left < 0.0 {
            break;
        }
    }
    // Rounding can leave a trifle after the last: then it is the last.
    last
}

/// A number from 0 to just below 1.
pub fn share(chance: &mut impl Chance) -> f32 {
    (chance.next() >> 8) as f32 / (1 << 24) as f32
}

/// A number of 64 bits, for luck or moods of their own.
pub fn wide(chance: &mut impl Chance) -> u64 {
    u64::from(chance.next()) << 32 | u64::from(chance.next())
}

/// Turns scores into shares that are 1 together.
pub fn softmax(scores: &mut [f32]) {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    for score in &mut *scores {
        *score = (*score - best).exp();
    }
    let sum: f32 = scores.iter().sum();
    for score in scores {
        *score /= sum;
    }
}

#[cfg(test)]
mod tests {
    use tabletop::FastChance;

    use super::*;

    fn drawn(choices: &[(char, f32)], warmth: f32) -> String {
        let mut chance = FastChance::new(7);
        (0..1000).filter_map(|_| draw(choices, warmth, &mut chance)).collect()
    }

    #[test]
    fn the_better_is_the_likelier() {
        let drawn = drawn(&[('a', 1.0), ('b', 2.0), ('c', -90.0)], 1.0);
        let (a, b) = (drawn.matches('a').count(), drawn.matches('b').count());
        assert_eq!(a + b, 1000, "what is worth far less is not drawn");
        assert!((200..340).contains(&a), "one in 1 + e: {a}");
    }

    #[test]
    fn without_warmth_the_best_is_taken() {
        assert_eq!(drawn(&[('a', 1.0), ('b', 1.1)], 0.0), "b".repeat(1000));
    }

    #[test]
    fn one_choice_is_drawn_and_none_is_not() {
        assert_eq!(drawn(&[('a', f32::MIN)], 1.0), "a".repeat(1000));
        assert_eq!(drawn(&[], 1.0), "");
    }
}
