//! The game in English words, for terminals.

mod board;
mod choice;
mod explain;
mod notes;
mod plays;
mod question;
mod standing;
mod words;

use tabletop::game::Names;
use tabletop::{Seat, Told};

use crate::action::Action;
use crate::game::Morgenland;
use crate::view::View;

impl Told for Morgenland {
    const TITLE: &'static str = "Morgenland";

    fn board(view: &View, names: &Names) -> String {
        board::board(view, names)
    }

    fn explain(view: &View) -> String {
        explain::explain(view)
    }

    fn question(view: &View, seat: Seat, names: &Names) -> String {
        question::question(view, seat, names)
    }

    fn choice(view: &View, action: Action, names: &Names) -> String {
        choice::choice(view, action, names)
    }
}
