//! A process in a seat, for one game.

use std::time::Duration;

use bots::{Asked, Bot, Player, Trained};
use tabletop::game::Outcome;

use super::fault::{Fault, Faults};
use super::process::Process;
use super::protocol;
use super::stable::Stable;

/// A process in a seat, and the random bot that plays the turns it loses.
#[derive(Debug)]
pub struct Guest<'s> {
    stable: &'s Stable,
    process: Option<Process>,
    budget: Duration,
    stand_in: Bot,
    faults: Faults,
}

impl<'s> Guest<'s> {
    pub(super) fn new(
        stable: &'s Stable,
        process: Option<Process>,
        budget: Duration,
        stand_in: Bot,
    ) -> Guest<'s> {
        Guest { stable, process, budget, stand_in, faults: Faults::default() }
    }

    /// Is there somebody to ask?
    pub fn is_present(&self) -> bool {
        self.process.is_some()
    }

    /// What went wrong so far.
    pub fn faults(&self) -> &Faults {
        &self.faults
    }

    /// Something went wrong. A process that is of no more use is ended; another one plays the next game.
    pub(super) fn note(&mut self, fault: Fault) {
        if fault.kind.is_final()
            && let Some(process) = self.process.take()
        {
            self.stable.retire(process);
        }
        self.faults.note(fault);
    }

    fn ask<G: Trained>(&mut self, asked: &Asked<'_, G>) -> Option<usize> {
        let process = self.process.as_mut()?;
        let answer = process.ask(protocol::ask(asked, self.budget), self.budget);
        match answer.and_then(|line| protocol::read_answer::<G>(&line, asked.legal)) {
            Ok(index) => Some(index),
            Err(fault) => {
                self.note(fault);
                None
            }
        }
    }

    /// The game is over: the process hears how it ended and waits for the next. What went wrong? Whoever has made their
    /// last choice may go, so that an end after it is no fault.
    pub fn leave(mut self, outcome: &Outcome) -> Faults {
        if let Some(mut process) = self.process.take() {
            match process.tell(protocol::over(outcome)) {
                Ok(()) => self.stable.take_back(process),
                Err(_) => self.stable.retire(process),
            }
        }
        self.faults
    }
}

impl<G: Trained> Player<G> for Guest<'_> {
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        self.ask(asked).unwrap_or_else(|| {
            self.faults.lost_turns += 1;
            self.stand_in.choose(asked)
        })
    }
}
