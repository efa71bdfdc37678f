//! What clients may use up. Whoever reaches a limit is told so; nobody else notices.
//!
//! Every limit stands here with its reason; the table in `docs/security.md` is made of these lines.

use table::{LONGEST_SAYING, MOST_BY_STRANGERS, MOST_CHANGES, MOST_MOVEMENTS, MOST_SAYINGS};

use crate::archive::SHELF;
use crate::table_task::LONGEST_GAP;

/// A limit as a line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// For whom or what.
    pub whose: &'static str,
    /// What is counted.
    pub what: &'static str,
    /// How much there may be.
    pub most: u64,
    /// Why so much and no more.
    pub why: &'static str,
}

macro_rules! limits {
    ($($whose:literal { $($name:ident: $kind:ty = $most:expr, $what:literal, $why:literal;)* })*) => {
        /// What clients may use up.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(
                #[doc = concat!("For ", $whose, ": ", $what, ". ", $why)]
                pub $name: $kind,
            )*)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($($name: $most,)*)* }
            }
        }

        impl Limits {
            /// All limits with their reasons.
            pub fn lines(&self) -> Vec<Limit> {
                vec![$($(
                    Limit { whose: $whose, what: $what, most: u64::from(Number::from(self.$name)), why: $why },
                )*)*]
            }
        }
    };
}

/// Limits are counted in different types.
struct Number(u64);

impl From<u32> for Number {
    fn from(number: u32) -> Number {
        Number(number.into())
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Number {
        Number(number as u64)
    }
}

impl From<Number> for u64 {
    fn from(Number(number): Number) -> u64 {
        number
    }
}

limits! {
    "a message" {
        message: usize = 16 * 1024, "bytes",
            "the longest plan with every choice spelt out has a tenth of that; a body may be four times as long, for an edition file";
    }
    "a connection" {
        outbox: usize = 128, "messages that wait to be read",
            "more than a lively table says in a minute: whoever has so many does not read";
        outbox_bytes: usize = 512 * 1024, "bytes that wait to be read",
            "a table with everything that was missed has less; a single message may be longer if nothing else waits";
        silence: u32 = 75, "seconds without a sign of life", "two pings that were not answered";
        stall: u32 = 10, "seconds for which nothing that was sent is taken in",
            "whoever takes nothing in for so long is gone, or wants our memory";
        watched: usize = 16, "tables watched by a socket", "more than anybody can look at";
    }
    "a person" {
        sockets_per_person: usize = 12, "sockets", "a few devices with a few windows each";
        messages_at_once: u32 = 120, "messages at once, on all sockets together", "windows that all come back at the same moment";
        messages_per_second: u32 = 30, "messages a second in the long run", "nobody clicks faster";
        tables_per_person: usize = 40, "tables of their own that are not over", "a club's evening";
        tables_per_hour: u32 = 60, "new tables an hour", "one a minute";
        sayings_at_once: u32 = 6, "sayings and reports at once", "a thought in pieces";
        sayings_per_minute: u32 = 30, "sayings and reports a minute in the long run", "faster than people read";
        deeds_at_once: u32 = 20, "things done at one table at once, apart from choosing and sealing", "somebody who tries all colours";
        deeds_per_minute: u32 = 30, "such things a minute in the long run", "each of them is told to everybody there, and kept";
        renames_per_hour: u32 = 12, "new names an hour", "each is told at all their tables";
        mutes: u32 = 200, "people whom they do not want to read", "all of them are read whenever a socket is opened";
        reports_per_day: u32 = 20, "reports a day", "an operator must read them all";
        data_per_hour: u32 = 6, "downloads of all their data an hour", "reads everything they ever did";
        companions: u32 = 8, "companions on their device", "as many as can sit at a table, and a few who wait";
        companions_per_hour: u32 = 16, "new companions an hour", "two full sets of them";
        vanished: u32 = 30, "seconds for which they must be gone before the host may put a bot in their place",
            "a phone that changes its network is back by then";
    }
    "all who look on at one table" {
        onlookers_at_once: u32 = 20, "sayings at once", "those who play read them too";
        onlookers_per_minute: u32 = 60, "sayings a minute in the long run", "there can be any number of them";
    }
    "an address (for IPv6, a network of 64 bits)" {
        connections_per_address: usize = 64, "connections that are not sockets", "a school behind one address";
        sockets_per_address: usize = 64, "sockets", "the same";
        requests_at_once: u32 = 200, "requests at once", "a few windows that load all their files";
        requests_per_second: u32 = 50, "requests a second in the long run", "many people who look around";
        messages_from_address_at_once: u32 = 600, "messages on sockets at once", "a room full of people who all come back";
        messages_from_address_per_second: u32 = 200, "messages on sockets a second in the long run; then they are read more slowly",
            "sixty people, each with three choices a second";
        work_at_once: u32 = 3000, "milliseconds of work at once on documents that must be made from logs",
            "some thirty replays of whole games that nobody has looked at before";
        work_per_second: u32 = 60, "milliseconds of such work a second in the long run",
            "so that a score of addresses together cannot have more than one core";
        guests_at_once: u32 = 20, "new guests and tries at recovery codes at once", "a class that begins";
        guests_per_hour: u32 = 60, "new guests and tries at recovery codes an hour in the long run", "a code has 100 bits: guessing is hopeless";
        tables_per_hour_from_address: u32 = 240, "new tables an hour", "four a minute";
        reports_per_day_from_address: u32 = 60, "reports a day", "new guests are new people, but not new addresses";
    }
    "all together" {
        connections: usize = 4096, "connections that are not sockets", "each costs a file and some kilobytes";
        sockets: usize = 20_000, "sockets", "what one machine was seen to carry, twice over";
        reports: u32 = 10_000, "reports that are kept; the oldest go first", "more than anybody will read";
    }
}

impl Limits {
    /// For load tests, where thousands of clients come from one address.
    pub fn lifted() -> Limits {
        const MANY: u32 = 1_000_000;
        Limits {
            connections: MANY as usize,
            connections_per_address: MANY as usize,
            sockets: MANY as usize,
            sockets_per_person: MANY as usize,
            sockets_per_address: MANY as usize,
            tables_per_person: MANY as usize,
            messages_at_once: MANY,
            messages_per_second: MANY,
            messages_from_address_at_once: MANY,
            messages_from_address_per_second: MANY,
            guests_at_once: MANY,
            guests_per_hour: MANY,
            requests_at_once: MANY,
            requests_per_second: MANY,
            work_at_once: MANY,
            work_per_second: 1000,
            tables_per_hour: MANY,
            tables_per_hour_from_address: MANY,
            renames_per_hour: MANY,
            data_per_hour: MANY,
            ..Limits::default()
        }
    }
}

/// Every limit there is: those that can be set, and those that are as they are.
pub fn limits() -> Vec<Limit> {
    let fixed = |whose, what, most: u64, why| Limit { whose, what, most, why };
    let table = "a person at one table";
    let mut lines = Limits::default().lines();
    lines.extend([
        fixed(table, "sayings", MOST_SAYINGS.into(), "a long evening of talk; a log is kept for ever"),
        fixed(table, "characters of a saying", LONGEST_SAYING as u64, "a thought, not a book"),
        fixed(
            table,
            "votes and changes of colour, quiet hours, or what they want to be asked in windows",
            MOST_CHANGES.into(),
            "far more than anybody needs, and far from what makes a log long",
        ),
        fixed(
            table,
            "times they sit down, leave a game, take a plan back, or as the host seat a bot or let a game go on",
            MOST_MOVEMENTS.into(),
            "apart from the others, so that whoever played with colours can still leave",
        ),
        fixed(
            "all who have no seat at a table",
            "sayings, and times somebody sits down",
            MOST_BY_STRANGERS.into(),
            "there can be any number of them, and the log is one",
        ),
        fixed(
            "whoever comes back to a table",
            "bytes of what they missed; the latest is told",
            LONGEST_GAP as u64,
            "a whole game has less",
        ),
        fixed(
            "all together",
            "bytes of documents of finished games that are kept, packed",
            SHELF as u64,
            "a few hundred games; the others are made again",
        ),
    ]);
    lines
}
