//! How a seat stands in Goofspiel, as numbers.

use games::goofspiel::card::{Card, points};
use games::goofspiel::view::View;
use tabletop::Seat;

use crate::trained::Feature;

/// What the estimate looks at. Points count in tens, so that all numbers are of about the same size.
pub(super) const FEATURES: &[Feature] = &[
    Feature::new("points", 0.8),
    Feature::new("points, late", 1.0),
    Feature::new("points to be expected", 0.8),
    Feature::new("points to be expected, late", 1.0),
    Feature::new("cards that nobody beats", 0.0),
    Feature::new("cards that nobody beats, late", 0.0),
];

/// The numbers, in the order of [`FEATURES`].
pub(super) fn write(view: &View, seat: Seat, numbers: &mut [f32]) {
    let public = &view.public;
    let mine = &public.players[seat];
    let won = f32::from(points(mine.won)) / 10.0;
    let late = f32::from(public.round()) / Card::COUNT as f32;
    // A hand wins about as much of what is left as it is of all hands.
    let hands: u16 = public.players.values().iter().map(|player| points(player.hand)).sum();
    let left = f32::from(points(public.stack | public.open())) / 10.0;
    let expected = left * f32::from(points(mine.hand)) / f32::from(hands.max(1));
    let unbeaten = mine.hand.iter().filter(|&card| public.above(card, Some(seat)).is_empty()).count();
    let unbeaten = unbeaten as f32 / 5.0;
    numbers.copy_from_slice(&[won, won * late, expected, expected * late, unbeaten, unbeaten * late]);
}
