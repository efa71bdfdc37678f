//! The game in documents: what is asked, what may be chosen, what lies on the table.
//!
//! Their messages are those of `locales/`, with what things are called beside the events of the log. What follows from a
//! rule, such as a price or who is stronger, the rules themselves are asked (`standing`).

mod choice;
mod explain;
mod notes;
mod phrase;
mod question;
mod remark;
mod sheet;

use tabletop::telling::Sheet;
use tabletop::{Counting, Told};

use crate::action::Action;
use crate::game::Morgenland;
use crate::view::View;

pub use choice::Choice;
pub use phrase::Phrase;
pub use question::{Question, What};
pub use remark::{Award, Fate, Head, NoteTopic, Remark, Step, Used};

impl Told for Morgenland {
    const TITLE: &'static str = "Morgenland";

    type Question = Question;
    type Choice = Choice;
    type Remark = Remark;

    fn question(view: &View) -> Option<Question> {
        Question::new(view)
    }

    fn choice(view: &View, action: Action) -> Choice {
        Choice::new(view, action)
    }

    fn explain(view: &View) -> Vec<Remark> {
        explain::explain(view)
    }

    fn sheet(view: &View, counting: Counting) -> Sheet<Remark> {
        sheet::sheet(view, counting)
    }
}
