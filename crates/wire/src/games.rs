//! The games of the protocol.

use tabletop::actions::DeclaredActions;
use tabletop::{Game, Hosted, Told};
use ts_rs::TS;

/// A game all of whose documents are declared.
pub(crate) trait Declared:
    Hosted<Shown: 'static, Event: 'static>
    + Told<Remark: 'static>
    + Game<Options: TS + 'static, Edition: TS + 'static, Position: TS + 'static, Action: DeclaredActions>
{
}

impl<G> Declared for G where
    G: Hosted<Shown: 'static, Event: 'static>
        + Told<Remark: 'static>
        + Game<Options: TS + 'static, Edition: TS + 'static, Position: TS + 'static, Action: DeclaredActions>
{
}

/// Whoever does something with every game.
pub(crate) trait Visitor {
    /// Does it with one.
    fn visit<G: Declared>(&mut self);
}

/// Visits every game.
pub(crate) fn each(visitor: &mut impl Visitor) {
    ::games::each!(G => visitor.visit::<G>());
}
