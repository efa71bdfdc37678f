//! Where tables and people are kept.
