//! What the operator's command says to the server.

use serde::{Deserialize, Serialize, Serializer};
use std::net::IpAddr;
use table::{PersonId, TableId, Time};

use crate::http::ListedTable;

/// What the operator wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// How the server does.
    Overview,
    /// Tables that are not over.
    Tables,
    /// What people reported, the latest first: a page of it.
    Reports {
        /// Only reports before the one of this number.
        #[serde(default)]
        before: Option<i64>,
    },
    /// Who is shut out.
    Bans,
    /// Close a table.
    Close {
        /// The table to close, whoever plays there.
        table: TableId,
        /// Why: the players read it.
        reason: String,
    },
    /// Shut somebody out.
    Ban {
        /// A person, or everybody from an address.
        who: Banned,
        /// Why: they read it.
        reason: String,
        /// For how many hours; for good without.
        hours: Option<u32>,
    },
    /// Let somebody in again.
    Unban {
        /// Who was shut out until now.
        who: Banned,
    },
    /// Say something to everybody, perhaps that the server will restart.
    Announce {
        /// What everybody who has an open socket reads.
        text: String,
        /// In how many minutes it restarts.
        restart_in: Option<u32>,
    },
}

/// Who is shut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "banned", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Banned {
    /// A person, wherever they come from.
    Person {
        /// Who may not come in.
        person: PersonId,
    },
    /// Everybody from an address.
    Address {
        /// The address they come from.
        #[serde(serialize_with = "as_text")]
        address: IpAddr,
    },
}

/// An address is a text for programs too; by itself it would be written to them as its bytes.
fn as_text<S: Serializer>(address: &IpAddr, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(address)
}

/// What the server answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// What was asked for was done.
    Done,
    /// How the server does.
    Overview {
        /// Tables in memory.
        tables: u64,
        /// How many sockets are open.
        sockets: u64,
        /// Since when it runs.
        since: Time,
        /// Which version of the program it runs.
        version: String,
    },
    /// The tables that are not over.
    Tables {
        /// What lists show of each, also of those that are not public.
        tables: Vec<ListedTable>,
    },
    /// A page of reports.
    Reports {
        /// The reports, the latest first.
        reports: Vec<ReportLine>,
    },
    /// Who is shut out.
    Bans {
        /// Whom, why, and until when.
        bans: Vec<BanLine>,
    },
    /// It was not done.
    Trouble {
        /// Why not, as a sentence.
        message: String,
    },
}

/// A report, as the operator reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// Later reports have greater numbers.
    pub number: i64,
    /// When it was made.
    pub at: Time,
    /// The table at which it was made.
    pub table: TableId,
    /// Who made it.
    pub by: PersonId,
    /// Whom it is about.
    pub about: PersonId,
    /// What is wrong.
    pub text: String,
}

/// Somebody who is shut out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BanLine {
    /// A person, or everybody from an address.
    pub who: Banned,
    /// What they are told when they want to come in.
    pub reason: String,
    /// Until when; for good without.
    pub until: Option<Time>,
}
