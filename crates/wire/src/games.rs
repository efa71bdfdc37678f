//! The games of the protocol, one line each.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use tabletop::actions::Listed;
use tabletop::{Game, Hosted};
use ts_rs::TS;

/// A game all of whose documents are declared.
pub(crate) trait Declared:
    Hosted<Shown: 'static, Event: 'static>
    + Game<Options: TS + 'static, Edition: TS + 'static, Position: TS + 'static, Action: Listed>
{
}

impl<G> Declared for G where
    G: Hosted<Shown: 'static, Event: 'static>
        + Game<Options: TS + 'static, Edition: TS + 'static, Position: TS + 'static, Action: Listed>
{
}

/// Whoever does something with every game.
pub(crate) trait Visitor {
    /// Does it with one.
    fn visit<G: Declared>(&mut self);
}

/// Visits every game.
pub(crate) fn each(visitor: &mut impl Visitor) {
    visitor.visit::<Eschnapur>();
    visitor.visit::<Morgenland>();
}
