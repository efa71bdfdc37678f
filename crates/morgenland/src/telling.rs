//! The game in English words, for terminals.
use tabletop::game::Names;
use tabletop::{Seat, Told};
use crate::{action::Action, event::Event, game::Morgenland, view::View};
impl Told for Morgenland {
    const TITLE: &'static str = "Morgenland";
    fn board(view: &View, _names: &Names) -> String { format!("{view:?}") }
    fn explain(_view: &View) -> String { String::new() }
    fn question(_view: &View, seat: Seat, _names: &Names) -> String { seat.to_string() }
    fn choice(_view: &View, action: Action, _names: &Names) -> String { action.to_string() }
    fn sentence(event: &Event, _names: &Names) -> String { format!("{event:?}") }
}
