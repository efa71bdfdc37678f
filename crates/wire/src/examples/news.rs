//! What happens at a table.

use table::{Frame, News};

super::names!(News<E> {
    Event = "event",
    Sat = "sat",
    Rose = "rose",
    Coloured = "coloured",
    Started = "started",
    TimedOut = "timed-out",
    Standing = "standing",
    Wished = "wished",
    Held = "held",
    Quiet = "quiet",
    Said = "said",
    Voted = "voted",
    Paused = "paused",
    Resumed = "resumed",
    Away = "away",
    Back = "back",
    Resigned = "resigned",
    Interrupted = "interrupted",
    Ended = "ended",
    Rematched = "rematched",
});

/// Of the news of a table, the first of each kind.
pub(super) fn told_of<V, E: Clone, A>(heard: &[Frame<V, E, A>]) -> Vec<News<E>> {
    let mut told: Vec<News<E>> = Vec::new();
    for it in heard.iter().flat_map(|frame| &frame.news) {
        if !told.iter().any(|known| name(known) == name(it)) {
            told.push(it.clone());
        }
    }
    told
}
