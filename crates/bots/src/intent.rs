//! What a bot intends: the choices that it makes in one go.

/// What a bot intends: choices that it makes one after the other, before anybody else does anything or anything is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intent {
    actions: [usize; Intent::LONGEST],
    len: usize,
}

impl Intent {
    /// No intent is longer. What follows is decided when it is asked.
    pub const LONGEST: usize = 8;

    /// To choose nothing at all.
    pub const NOTHING: Intent = Intent { actions: [0; Intent::LONGEST], len: 0 };

    /// To make this one choice: the index of an action.
    pub fn of(action: usize) -> Intent {
        let mut actions = [0; Intent::LONGEST];
        actions[0] = action;
        Intent { actions, len: 1 }
    }

    /// The same, and one choice more; `None` if that is too long.
    #[must_use]
    pub fn with(mut self, action: usize) -> Option<Intent> {
        *self.actions.get_mut(self.len)? = action;
        self.len += 1;
        Some(self)
    }

    /// All choices, in their order.
    pub fn all(&self) -> &[usize] {
        &self.actions[..self.len]
    }

    /// The first choice and what is intended after it.
    pub fn split(&self) -> Option<(usize, Intent)> {
        let (&first, rest) = self.all().split_first()?;
        let mut actions = [0; Intent::LONGEST];
        actions[..rest.len()].copy_from_slice(rest);
        Some((first, Intent { actions, len: rest.len() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_made_in_their_order() {
        let intent = Intent::of(3).with(5).unwrap();
        assert_eq!(intent.all(), [3, 5]);
        let (first, rest) = intent.split().unwrap();
        assert_eq!((first, rest), (3, Intent::of(5)));
        assert_eq!(rest.split(), Some((5, Intent::NOTHING)));
        assert_eq!(Intent::NOTHING.split(), None);
    }

    #[test]
    fn an_intent_has_an_end() {
        let longest = (0..Intent::LONGEST).try_fold(Intent::NOTHING, Intent::with).unwrap();
        assert_eq!(longest.with(9), None);
    }
}
