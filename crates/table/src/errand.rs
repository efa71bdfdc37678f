//! What happens at a table without anybody asking for it: bots choose, forced choices are made, standing passes
//! answer, time runs out. The table says what is due and when; whoever hosts it has a clock and bots.

use tabletop::{Hosted, Seat};

use crate::chair::Sitter;
use crate::deed::By;
use crate::sight::Stage;
use crate::table::Table;
use crate::time::Time;
use crate::trial::Trial;

/// Something that is to be done at a certain time.
#[derive(Clone, Debug)]
pub struct Errand<G: Hosted> {
    /// The time at which it is to be done.
    pub due: Time,
    /// The question it answers. If another one is asked by then, the errand is void.
    pub question: u32,
    /// The plan as far as it stands: the whole plan, or what a bot shall complete.
    pub plan: Trial<G>,
    /// What the player chose too, and could not be chosen yet: whoever completes the plan does not forget it.
    pub waiting: Vec<G::Action>,
    /// Who completes the plan, if it is not whole.
    pub level: String,
    /// Whose decision it then is.
    pub by: By,
}

/// How long bots, and choices that nobody makes, wait: from `least` to `least + spread` milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rhythm {
    /// At least so many milliseconds.
    pub least: u32,
    /// And up to so many more.
    pub spread: u32,
}

impl<G: Hosted> Table<G> {
    /// What is due for this seat, and when; `None` if the table waits for its person, without a limit.
    pub fn errand(&self, seat: Seat, rhythm: Rhythm) -> Option<Errand<G>> {
        let desk = self.desk();
        if self.halted().is_some() || desk.stage != Stage::Playing || !desk.awaited().contains(seat) {
            return None;
        }
        let running = desk.running.as_ref()?;
        let place = running.place(seat);
        let wait = place.asked_at.plus(running.delay(seat, rhythm.least, rhythm.spread));
        let errand = |due, plan, level: &str, by| {
            let (question, waiting) = (place.question, Vec::new());
            Some(Errand { due, question, plan, waiting, level: level.to_owned(), by })
        };
        let chair = &desk.chairs[seat.index()];
        let stand_in = &self.setup().terms.stand_in;
        match &chair.sitter {
            Sitter::Open => None,
            Sitter::Bot { level } => errand(wait, Trial::new(&running.state, seat), level, By::Bot),
            Sitter::Person { away, resigned, .. } if *away || *resigned => {
                errand(wait, Trial::new(&running.state, seat), stand_in, By::Bot)
            }
            Sitter::Person { .. } => {
                let answer = running.answer(seat);
                let deadline = running.clock.deadline(seat);
                match (answer, deadline) {
                    // Whose time is over does not wait longer for want of an alternative: all would see it.
                    (Some(plan), Some(due)) if due <= wait => errand(due, plan, stand_in, By::Deadline),
                    (Some(plan), _) => errand(wait, plan, stand_in, By::Itself),
                    (None, due) => {
                        let late = errand(due?, running.trial(seat), stand_in, By::Deadline)?;
                        Some(Errand { waiting: place.draft.waiting.clone(), ..late })
                    }
                }
            }
        }
    }

    /// Everything that is due some time, the most urgent first.
    pub fn errands(&self, rhythm: Rhythm) -> Vec<Errand<G>> {
        let mut errands: Vec<_> = self.desk().seats().filter_map(|seat| self.errand(seat, rhythm)).collect();
        errands.sort_by_key(|errand| errand.due);
        errands
    }
}
