//! All attacks. A new one is a function in a file of its subject, and a line here.

mod connections;
mod documents;
mod making;
mod people;
mod speech;
mod toggling;
mod unread;
mod watching;

use crate::attacker::Act;
use crate::site::Ground;

/// Something that one connection does until it is stopped, with its name.
pub(crate) struct Attack {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What it tries.
    pub(crate) tries: &'static str,
    /// The table of their own that attackers need, if any.
    pub(crate) ground: Option<Ground>,
    /// What each connection does.
    pub(crate) act: Act,
}

/// An attack on what everybody shares, or on a table of the attackers' own.
macro_rules! attack {
    ($name:literal, $act:path, $tries:literal) => {
        attack!($name, $act, on None, $tries)
    };
    ($name:literal, $act:path, $ground:path, $tries:literal) => {
        attack!($name, $act, on Some($ground), $tries)
    };
    ($name:literal, $act:path, on $ground:expr, $tries:literal) => {
        Attack { name: $name, tries: $tries, ground: $ground, act: |attacker| Box::pin($act(attacker)) }
    };
}

/// All of them. Those whose tables play on by themselves come last.
pub(crate) const ATTACKS: &[Attack] = &[
    attack!(
        "moments",
        documents::moments,
        "every moment of finished games with all secrets, without a cookie"
    ),
    attack!("archive", documents::archive, "records and single moments of many different finished tables"),
    attack!("lists", documents::lists, "every list, page after page"),
    attack!("my-data", documents::my_data, "all that is kept of somebody who has talked at many tables"),
    attack!("leaflets", documents::leaflets, "health, description, games and pages"),
    attack!("unread-moments", unread::moments, "asks for long documents and reads nothing"),
    attack!("unread-pipeline", unread::pipeline, "hundreds of requests in one breath, and reads nothing"),
    attack!(
        "unread-stories",
        unread::stories,
        "sockets that want a long story again and again, and read nothing"
    ),
    attack!("stories", watching::stories, "watches a long table from its beginning, again and again"),
    attack!("recalls", watching::recalls, "wants to see every frame of a long table again"),
    attack!("museum", watching::museum, "watches many different finished tables"),
    attack!("spectators", watching::spectators, "comes to the victims' table and goes, again and again"),
    attack!("peepers", watching::peepers, "wants the whole story of the victims' table, again and again"),
    attack!("chatter", speech::chatter, "talks at the victims' table"),
    attack!("pings", speech::pings, "pings as fast as allowed"),
    attack!("torrent", speech::torrent, "talks faster than allowed, is cut off, comes back"),
    attack!("babble", speech::babble, "messages that are long, deep or no messages at all"),
    attack!("colours", toggling::colours, Ground::GATHERING, "changes colours until the log is full"),
    attack!("chairs", toggling::chairs, Ground::GATHERING, "sits down and rises until the log is full"),
    attack!("votes", toggling::votes, Ground::PLAYING, "votes for and against until the log is full"),
    attack!("whims", toggling::whims, Ground::PLAYING, "standing passes and quiet hours, on and off"),
    attack!("seals", toggling::seals, Ground::PLAYING, "seals plans and takes them back"),
    attack!("drafts", toggling::drafts, Ground::PLAYING, "chooses and takes back on many sockets"),
    attack!(
        "brim-colours",
        toggling::colours,
        Ground::GATHERING_FULL,
        "changes colours at a log with no room left"
    ),
    attack!("brim-votes", toggling::votes, Ground::PLAYING_FULL, "votes at a log with no room left"),
    attack!("mutes", people::mutes, "mutes thousands of people who do not exist"),
    attack!("reports", people::reports, "reports thousands of people who do not exist"),
    attack!("renames", people::renames, "changes names at the victims' table"),
    attack!("companions", people::companions, "companions who come and go"),
    attack!("farewells", people::farewells, "guests who come and want to be forgotten at once"),
    attack!("newcomers", people::newcomers, "guests and tables without end"),
    attack!("codes", people::codes, "guesses recovery codes"),
    attack!("slow-heads", connections::slow_heads, "heads of requests, a byte at a time"),
    attack!("slow-bodies", connections::slow_bodies, "bodies of requests, a byte at a time"),
    attack!("silence", connections::silence, "connections on which nothing is ever said"),
    attack!("giant-heads", connections::giant_heads, "heads of requests without end"),
    attack!("churn", connections::churn, "sockets that are opened and closed at once"),
    attack!("editions", making::editions, "editions with thousands of flaws"),
    attack!("unread-tables", unread::tables, "sockets that watch busy tables and read nothing"),
    attack!("thinkers", making::thinkers, "tables full of bots that think hard"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_attack_has_a_name_of_its_own() {
        let names: BTreeSet<_> = ATTACKS.iter().map(|attack| attack.name).collect();
        assert_eq!(names.len(), ATTACKS.len());
        // Each has addresses of its own in both formations.
        assert!(ATTACKS.len() <= 100);
    }
}
