//! The TypeScript declarations: complete, and about the JSON that is really written.

use eschnapur::Eschnapur;
use tabletop_laws::typescript::{declarations, declare_what_is_written};

#[test]
fn what_is_written_is_declared() {
    declare_what_is_written::<Eschnapur>();
}

/// EP.1: one type serves both ways of counting.
#[test]
fn ep_1_what_may_be_left_out_is_optional() {
    let [file, _] = declarations::<Eschnapur>();
    for field in ["\nowned?: Purse,", "\nknown?: Purse,", "\nvalues?: GoldSet,"] {
        assert!(file.contains(field), "{field} in {file}");
    }
}
