//! What can be wrong.

use table::Refused;

use crate::problem::{Limited, Problem, Sought};

super::names!(Problem {
    Malformed = "malformed",
    Invalid = "invalid",
    TooLarge = "too-large",
    NotText = "not-text",
    NotFound = "not-found",
    NotSignedIn = "not-signed-in",
    WrongCode = "wrong-code",
    CrossOrigin = "cross-origin",
    NoSpectators = "no-spectators",
    NotWatching = "not-watching",
    NoSuchFrame = "no-such-frame",
    NotYours = "not-yours",
    TooFast = "too-fast",
    TooMany = "too-many",
    Banned = "banned",
    StillHere = "still-here",
    NoRecordYet = "no-record-yet",
    TooSlow = "too-slow",
    Restarting = "restarting",
    Busy = "busy",
    Failed = "failed",
    Refused = "refused",
});

/// One of each.
pub(super) fn problems() -> Vec<Problem> {
    vec![
        Problem::Malformed {
            why: "with.request.with.question: invalid type: string \"1\", expected u32".to_owned(),
        },
        Problem::Invalid { field: "name".to_owned(), why: "has 1 to 24 characters".to_owned() },
        Problem::TooLarge { most: 16_384 },
        Problem::NotText,
        Problem::NotFound { what: Sought::Table },
        Problem::NotSignedIn,
        Problem::WrongCode,
        Problem::CrossOrigin,
        Problem::NoSpectators,
        Problem::NotWatching,
        Problem::NoSuchFrame { seq: 60, last: 42 },
        Problem::NotYours,
        Problem::TooFast { wait: 1500 },
        Problem::TooMany { of: Limited::TablesOfOneHost, most: 20 },
        Problem::Banned { reason: "insults".to_owned() },
        Problem::StillHere,
        Problem::NoRecordYet,
        Problem::TooSlow,
        Problem::Restarting,
        Problem::Busy,
        Problem::Failed,
        Refused::Stale { given: 3, asked: 4 }.into(),
    ]
}
