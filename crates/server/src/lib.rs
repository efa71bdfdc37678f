//! Hosts tables.
