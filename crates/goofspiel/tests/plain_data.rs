//! The state is plain data: small, without heap, and play allocates nothing.

use goofspiel::Goofspiel;
use tabletop_laws::plain_data;

#[test]
fn the_state_is_small_and_play_allocates_nothing() {
    plain_data::check::<Goofspiel>(128, |play| allocation_counter::measure(play).count_total);
}
