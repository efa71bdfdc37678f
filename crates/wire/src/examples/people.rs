//! The people and tables of the examples.

use table::{Pace, PersonId, Quiet, TableId, Terms, Time};

use crate::socket::Known;

/// Anna opened the table and sits on seat A.
pub(super) fn anna() -> PersonId {
    "7nq3t0ak5whs".parse().expect("an id")
}

/// Ben sits on seat B.
pub(super) fn ben() -> PersonId {
    "c4x9d2m8rve1".parse().expect("an id")
}

/// Carla plays on Anna's device.
pub(super) fn carla() -> PersonId {
    "m5g0y7tz2bkq".parse().expect("an id")
}

/// Where they play.
pub(super) fn table() -> TableId {
    "k3v8w5c1pm0d".parse().expect("an id")
}

/// Where they play again.
pub(super) fn next_table() -> TableId {
    "q62bz9yhf4sj".parse().expect("an id")
}

/// What others know of Anna.
pub(super) fn known() -> Known {
    Known { person: anna(), name: "Anna".to_owned() }
}

/// When they met: the first of January 2027, at eight in the evening.
pub(super) const EVENING: Time = Time(1_798_833_600_000);

/// What they agreed on.
pub(super) fn terms() -> Terms {
    Terms {
        pace: Pace::Live { seconds: 600, increment: 15 },
        open_counting: true,
        spectators: true,
        private_chat: false,
        public: false,
        stand_in: "regular".to_owned(),
    }
}

/// From eleven at night to seven in the morning.
pub(super) fn night() -> Quiet {
    Quiet::new(23 * 60, 7 * 60).expect("eight hours")
}
