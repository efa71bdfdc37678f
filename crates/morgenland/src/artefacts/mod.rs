//! What artefacts do in the magic version (M5), one file each. The Scroll counts only at the end: see `end`.

pub(crate) mod carpet;
pub(crate) mod counterspell;
pub(crate) mod double;
pub(crate) mod key;
pub(crate) mod lamp;
