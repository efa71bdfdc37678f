//! What people have here besides their tables: companions, wishes, the ear of the operator, and everything that is kept
//! about them, to read and to delete.

pub(crate) mod companions;
pub(crate) mod data;
pub(crate) mod erasure;
pub(crate) mod reports;
pub(crate) mod wishes;
