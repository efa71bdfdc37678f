//! The TypeScript declarations: complete, and about the JSON that is really written.

use goofspiel::Goofspiel;
use tabletop_laws::typescript::declare_what_is_written;

#[test]
fn what_is_written_is_declared() {
    declare_what_is_written::<Goofspiel>();
}
