//! The kinds of windows as people know them, and whom a window concerns.
//!
//! Everything here follows from what everybody sees: that somebody takes their time in a window tells the others nothing
//! that does not lie open.

use tabletop::{Seat, WindowKind, Wish};

use crate::hosted::concerned;
use crate::play::Play;
use crate::public::Public;
use crate::space::{Region, Space};
use crate::stage::RoundStage;
use crate::table::Version;
use crate::view::View;

/// M6.1: the windows of the magic version, in the order of a round; the basic version has none.
const MAGIC: &[WindowKind] = &[
    at("start", Wish::IfItConcernsMe),
    at("placed", Wish::IfItConcernsMe),
    at("cave", Wish::IfItConcernsMe),
    at("caves-done", Wish::IfItConcernsMe),
    at("city", Wish::IfItConcernsMe),
    at("guard", Wish::IfItConcernsMe),
    at("room", Wish::IfItConcernsMe),
    at("answer", Wish::IfItConcernsMe),
];

const fn at(kind: &'static str, wish: Wish) -> WindowKind {
    WindowKind { kind, wish }
}

pub(crate) fn windows(version: Version) -> &'static [WindowKind] {
    match version {
        Version::Basic => &[],
        Version::Magic => MAGIC,
    }
}

/// Which kind of window is open.
pub(crate) fn kind(public: &Public) -> &'static str {
    if !public.plays.is_empty() {
        return "answer";
    }
    match public.stage {
        RoundStage::Start => "start",
        RoundStage::Placed => "placed",
        RoundStage::CavesDone => "caves-done",
        RoundStage::Tally(space) => match space.place() {
            Region::Cave(_) => "cave",
            Region::City => "city",
            Region::Guard => "guard",
            Region::Room(_) => "room",
        },
        // M6.2: at a placement the others are asked only about what was declared.
        RoundStage::Opening | RoundStage::Placing(_) | RoundStage::Over(_) => "answer",
    }
}

/// Does the open window concern this player?
pub(crate) fn concerns(seen: &View, seat: Seat) -> bool {
    let plays = seen.public.plays.all();
    if !plays.is_empty() {
        return plays.iter().any(|play| play.seat != seat && is_hit(seen, seat, play));
    }
    match seen.public.stage.tallied() {
        // M3.8: nobody competes at the guard; it decides about all tokens in the rooms.
        Some(Space::Guard) => {
            lies_anywhere(seen, seat, |space| matches!(space.place(), Region::Guard | Region::Room(_)))
        }
        Some(space) => is_contested(seen, seat, space),
        None => casts(seen, seat),
    }
}

/// Is a play aimed at this player or their things, or at a space where they have something?
fn is_hit(seen: &View, seat: Seat, play: &Play) -> bool {
    concerned(play).contains(seat) || play.space.is_some_and(|space| lies(seen, seat, space))
}

/// Does this player compete with another for the space?
fn is_contested(seen: &View, seat: Seat, space: Space) -> bool {
    let others = seen.players.seats().filter(|&other| other != seat);
    lies(seen, seat, space) && others.into_iter().any(|other| lies(seen, other, space))
}

/// Does this player have a token or a Carpet on the space?
fn lies(seen: &View, seat: Seat, space: Space) -> bool {
    seen.players[seat].seen.public.carpets.on(space) > 0 || lies_anywhere(seen, seat, |other| other == space)
}

/// Does this player have a token on one of these spaces?
fn lies_anywhere(seen: &View, seat: Seat, among: impl Fn(Space) -> bool) -> bool {
    seen.players[seat].seen.pieces.iter().any(|(_, piece)| piece.space().is_some_and(&among))
}

/// M5.2: has this player a spell, and a lamp that burns? These windows are about the whole board.
fn casts(seen: &View, seat: Seat) -> bool {
    let player = &seen.players[seat].seen;
    player.public.lit && player.spells > 0
}
