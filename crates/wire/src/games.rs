//! The games of the protocol, one line each.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use tabletop::Hosted;
use ts_rs::TS;

/// Whoever does something with every game.
pub(crate) trait Visitor {
    /// Does it with one.
    fn visit<G: Hosted<Options: TS + 'static, Shown: 'static, Event: 'static>>(&mut self);
}

/// Visits every game.
pub(crate) fn each(visitor: &mut impl Visitor) {
    visitor.visit::<Eschnapur>();
    visitor.visit::<Morgenland>();
}
