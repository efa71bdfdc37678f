//! Eschnapur.
