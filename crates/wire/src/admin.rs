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
        /// Which.
        table: TableId,
        /// Why: the players read it.
        reason: String,
    },
    /// Shut somebody out.
    Ban {
        /// Whom.
        who: Banned,
        /// Why: they read it.
        reason: String,
        /// For how many hours; for good without.
        hours: Option<u32>,
    },
    /// Let somebody in again.
    Unban {
        /// Whom.
        who: Banned,
    },
    /// Say something to everybody, perhaps that the server will restart.
    Announce {
        /// What.
        text: String,
        /// In how many minutes it restarts.
        restart_in: Option<u32>,
    },
}

/// Who is shut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "banned", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Banned {
    /// A person.
    Person {
        /// Who.
        person: PersonId,
    },
    /// Everybody from an address.
    Address {
        /// From which.
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
    /// Done.
    Done,
    /// How the server does.
    Overview {
        /// Tables in memory.
        tables: u64,
        /// Open sockets.
        sockets: u64,
        /// Since when it runs.
        since: Time,
        /// Its version.
        version: String,
    },
    /// Tables.
    Tables {
        /// The tables.
        tables: Vec<ListedTable>,
    },
    /// Reports.
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
        /// Why.
        message: String,
    },
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// Its number.
    pub number: i64,
    /// When.
    pub at: Time,
    /// Where.
    pub table: TableId,
    /// By whom.
    pub by: PersonId,
    /// About whom.
    pub about: PersonId,
    /// What is wrong.
    pub text: String,
}

/// Somebody who is shut out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BanLine {
    /// Whom.
    pub who: Banned,
    /// Why.
    pub reason: String,
    /// Until when; for good without.
    pub until: Option<Time>,
}
