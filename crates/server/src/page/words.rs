//! How pages say what a table is like.

use table::{Closing, Pace, Sitter, Stage, Time};
use wire::http::{ListedSeat, ListedTable};

use super::html::Text;
use crate::games;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The game as people say it.
pub(super) fn title(game: &str) -> &str {
    games::named(game).map_or(game, |named| named.title())
}

/// What was chosen about the game, such as its version: text.
pub(super) fn choices(listed: &ListedTable) -> String {
    let words: Vec<_> = listed.choices.values().map(String::as_str).collect();
    words.join(", ")
}

/// How long people may think: text.
pub(super) fn pace(pace: Pace) -> String {
    match pace {
        Pace::Free => "no clock".to_owned(),
        Pace::Live { seconds, increment: 0 } => format!("{} for the game", clock(seconds)),
        Pace::Live { seconds, increment } => {
            format!("{} for the game and {} for each plan", clock(seconds), clock(increment))
        }
        Pace::Days { hours } => format!("{} for each plan", counted(i64::from(hours), "hour")),
    }
}

fn clock(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

/// How far a game has come: text.
pub(super) fn stage(stage: &Stage) -> String {
    match stage {
        Stage::Gathering => "waits for players".to_owned(),
        Stage::Playing => "is being played".to_owned(),
        Stage::Paused => "rests".to_owned(),
        Stage::Finished { .. } => "was played to its end".to_owned(),
        Stage::Abandoned => "was given up".to_owned(),
        Stage::Closed { why: Closing::Host } => "was called off".to_owned(),
        Stage::Closed { why: Closing::Operator { reason } } => format!("was closed: {reason}"),
    }
}

/// Was a game played whose record can be read?
pub(super) fn has_record(stage: &Stage) -> bool {
    matches!(stage, Stage::Finished { .. } | Stage::Abandoned)
}

/// Who sits there: markup. Names may be written from right to left.
pub(super) fn sitter(seat: &ListedSeat) -> String {
    let name = Text(seat.name.as_deref().unwrap_or_default());
    match &seat.sitter {
        Sitter::Open => "<span class=\"free\">free seat</span>".to_owned(),
        Sitter::Bot { level } => format!("bot ({})", Text(level)),
        Sitter::Person { resigned: true, .. } => format!("<bdi>{name}</bdi> (gave up)"),
        Sitter::Person { away: true, .. } => format!("<bdi>{name}</bdi> (away)"),
        Sitter::Person { .. } => format!("<bdi>{name}</bdi>"),
    }
}

/// How long ago: text.
pub(super) fn ago(now: Time, then: Time) -> String {
    let seconds = now.since(then) / 1000;
    match seconds {
        ..MINUTE => "just now".to_owned(),
        MINUTE..HOUR => format!("{} ago", counted(seconds / MINUTE, "minute")),
        HOUR..DAY => format!("{} ago", counted(seconds / HOUR, "hour")),
        DAY.. => format!("{} ago", counted(seconds / DAY, "day")),
    }
}

fn counted(number: i64, of: &str) -> String {
    if number == 1 { format!("1 {of}") } else { format!("{number} {of}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_in_words() {
        let ago = |seconds: i64| ago(Time(seconds * 1000), Time(0));
        assert_eq!(ago(59), "just now");
        assert_eq!(ago(60), "1 minute ago");
        assert_eq!(ago(2 * HOUR + 5), "2 hours ago");
        assert_eq!(ago(40 * DAY), "40 days ago");
    }

    #[test]
    fn a_pace_is_said_in_full() {
        assert_eq!(pace(Pace::Live { seconds: 630, increment: 0 }), "10 min 30 s for the game");
        let live = Pace::Live { seconds: 600, increment: 15 };
        assert_eq!(pace(live), "10 min for the game and 15 s for each plan");
        assert_eq!(pace(Pace::Days { hours: 1 }), "1 hour for each plan");
    }
}
