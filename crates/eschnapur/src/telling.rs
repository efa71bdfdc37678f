//! The game in documents that people are told: what they are asked, what they may choose, what lies on the table.
//!
//! - [`question`]: what is asked, and why;
//! - [`choice`]: what an action would do, with its figures;
//! - [`remark`]: whatever else is said;
//! - `explain` and `sheet`: the current step with its rules, and the table, made of remarks.
//!
//! Every document says figures and nouns, never a sentence: those are messages of `locales/`, found and filled by the
//! scheme of `locales/README.md`.

pub mod choice;
mod explain;
pub mod question;
pub mod remark;
mod sheet;

use tabletop::telling::Sheet;
use tabletop::{Counting, Told};

use crate::action::Action;
use crate::game::Eschnapur;
use crate::view::View;

pub use choice::Choice;
pub use question::Question;
pub use remark::Remark;

impl Told for Eschnapur {
    const TITLE: &'static str = "Der Palast von Eschnapur";

    type Question = Question;
    type Choice = Choice;
    type Remark = Remark;

    fn question(view: &View) -> Option<Question> {
        Question::of(view)
    }

    fn choice(view: &View, action: Action) -> Choice {
        Choice::of(view, action)
    }

    fn explain(view: &View) -> Vec<Remark> {
        explain::explain(view)
    }

    /// EP.1: nothing in it must be counted along. Of others' gold it says how many cards they have, which everybody sees.
    fn sheet(view: &View, _counting: Counting) -> Sheet<Remark> {
        sheet::sheet(view)
    }
}
