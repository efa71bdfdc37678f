//! One hosted table without input or output.

mod ids;

pub use ids::{NotAnId, PersonId, TableId};
