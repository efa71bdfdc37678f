//! How rules say no: in one place, once, for the list of legal actions and for the reason of a refusal alike.
//!
//! A phase states its rules by offering every action that is of its kind and then forbidding sets of them,
//! each with its reason. Run with a [`Legal`] ruling the statements add up to the list of legal actions; run
//! with a [`Verdict`] they give the first reason against one action. Neither can say anything the other does
//! not.

use crate::ActionSet;

/// What a phase states its rules to.
pub trait Ruling<I, const W: usize> {
    /// These actions are of the kind that is asked for now.
    fn offer(&mut self, actions: ActionSet<W>);
    /// These actions, if offered, are refused for this reason. The first reason given is the one people read.
    fn forbid(&mut self, actions: ActionSet<W>, why: I);
    /// A better reason for actions that a later statement forbids anyway; the list of legal actions skips it.
    fn explain(&mut self, actions: impl FnOnce() -> ActionSet<W>, why: I);
}

/// Gathers the legal actions.
#[derive(Debug, Clone, Copy)]
pub struct Legal<const W: usize> {
    offered: ActionSet<W>,
    forbidden: ActionSet<W>,
}

impl<const W: usize> Default for Legal<W> {
    #[inline]
    fn default() -> Self {
        Legal { offered: ActionSet::EMPTY, forbidden: ActionSet::EMPTY }
    }
}

impl<const W: usize> Legal<W> {
    /// What was offered and not forbidden.
    #[inline]
    pub fn actions(self) -> ActionSet<W> {
        self.offered - self.forbidden
    }
}

impl<I, const W: usize> Ruling<I, W> for Legal<W> {
    #[inline]
    fn offer(&mut self, actions: ActionSet<W>) {
        self.offered |= actions;
    }
    #[inline]
    fn forbid(&mut self, actions: ActionSet<W>, _why: I) {
        self.forbidden |= actions;
    }
    #[inline]
    fn explain(&mut self, _actions: impl FnOnce() -> ActionSet<W>, _why: I) {}
}

/// Finds the reason against one action.
#[derive(Debug, Clone, Copy)]
pub struct Verdict<I> {
    index: usize,
    offered: bool,
    why: Option<I>,
}

impl<I> Verdict<I> {
    /// A verdict on the action with this index.
    pub fn on(index: usize) -> Self {
        Verdict { index, offered: false, why: None }
    }

    /// The action is fine, or the first reason against it; `unasked` if nothing of its kind is asked for.
    pub fn result(self, unasked: I) -> Result<(), I> {
        match (self.offered, self.why) {
            (false, _) => Err(unasked),
            (true, Some(why)) => Err(why),
            (true, None) => Ok(()),
        }
    }
}

impl<I, const W: usize> Ruling<I, W> for Verdict<I> {
    fn offer(&mut self, actions: ActionSet<W>) {
        self.offered |= actions.contains(self.index);
    }
    fn forbid(&mut self, actions: ActionSet<W>, why: I) {
        if self.why.is_none() && actions.contains(self.index) {
            self.why = Some(why);
        }
    }
    fn explain(&mut self, actions: impl FnOnce() -> ActionSet<W>, why: I) {
        self.forbid(actions(), why);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(ruling: &mut impl Ruling<&'static str, 1>) {
        ruling.offer(ActionSet::run(0, 0b1111));
        ruling.forbid(ActionSet::run(1, 0b11), "too dear");
        ruling.forbid(ActionSet::run(2, 0b11), "too late");
    }

    #[test]
    fn list_and_reason_come_from_the_same_statements() {
        let mut legal = Legal::default();
        rules(&mut legal);
        assert_eq!(legal.actions().iter().collect::<Vec<_>>(), [0]);
        let verdict = |index| {
            let mut verdict = Verdict::on(index);
            rules(&mut verdict);
            verdict.result("not asked")
        };
        assert_eq!(verdict(0), Ok(()));
        assert_eq!(verdict(2), Err("too dear"));
        assert_eq!(verdict(3), Err("too late"));
        assert_eq!(verdict(4), Err("not asked"));
    }
}
