//! `durbar admin`: the operator's word, on the machine of the server.

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, bail};
use client::{Client, Credential};
use table::{PersonId, Sitter, Stage, TableId, Time};
use wire::admin::{AdminAnswer, AdminRequest, BanLine, Banned, ReportLine};
use wire::http::ListedTable;

use crate::layout;

/// What is typed after `durbar admin`.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    #[command(subcommand)]
    word: Word,
    /// Where the server listens
    #[arg(long, global = true, default_value = "http://127.0.0.1:4321", value_name = "URL")]
    server: String,
    /// The folder of the server: it holds the key
    #[arg(long, global = true, default_value = "durbar-data", value_name = "FOLDER")]
    data: PathBuf,
    /// Print the answer as JSON
    #[arg(long, global = true)]
    json: bool,
}

/// What the operator says.
#[derive(clap::Subcommand, Debug)]
enum Word {
    /// How the server does
    Overview,
    /// Tables that are not over
    Tables,
    /// What people reported, the latest first, a page at a time
    Reports {
        /// Only what was reported before the report of this number
        #[arg(long)]
        before: Option<i64>,
    },
    /// Who is shut out
    Bans,
    /// Close a table
    Close {
        /// The table
        table: TableId,
        /// Why: the players read it
        reason: String,
    },
    /// Shut out a person, or everybody from an address
    Ban {
        /// A person's id or an address
        #[arg(value_parser = banned)]
        who: Banned,
        /// Why: they read it
        reason: String,
        /// For how long; for good without
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Let somebody in again
    Unban {
        /// A person's id or an address
        #[arg(value_parser = banned)]
        who: Banned,
    },
    /// Say something to everybody
    Announce {
        /// What
        text: String,
        /// In how many minutes the server restarts
        #[arg(long, value_name = "MINUTES")]
        restart_in: Option<u32>,
    },
}

/// An id of a person cannot be an address, nor the other way round.
fn banned(text: &str) -> Result<Banned, String> {
    if let Ok(address) = text.parse::<IpAddr>() {
        return Ok(Banned::Address { address });
    }
    let person: Result<PersonId, _> = text.parse();
    person.map(|person| Banned::Person { person }).map_err(|_| "write a person's id or an address".to_owned())
}

impl Arguments {
    /// Says it and prints the answer.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        let token = server::admin_token(&self.data)
            .with_context(|| format!("cannot read the key to the server in {}", self.data.display()))?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let answer: AdminAnswer = runtime.block_on(async {
            let client = Client::new(&self.server)?;
            let answer = client.post_json("/admin", Credential::Bearer(&token), &self.word.request()).await?;
            answer.document()
        })?;
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&answer)?)?;
        } else {
            write(out, &answer, now())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Word {
    fn request(&self) -> AdminRequest {
        match self {
            Word::Overview => AdminRequest::Overview,
            Word::Tables => AdminRequest::Tables,
            Word::Reports { before } => AdminRequest::Reports { before: *before },
            Word::Bans => AdminRequest::Bans,
            Word::Close { table, reason } => AdminRequest::Close { table: *table, reason: reason.clone() },
            Word::Ban { who, reason, hours } => {
                AdminRequest::Ban { who: *who, reason: reason.clone(), hours: *hours }
            }
            Word::Unban { who } => AdminRequest::Unban { who: *who },
            Word::Announce { text, restart_in } => {
                AdminRequest::Announce { text: text.clone(), restart_in: *restart_in }
            }
        }
    }
}

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn write(out: &mut dyn Write, answer: &AdminAnswer, now: Time) -> Result<()> {
    match answer {
        AdminAnswer::Done => writeln!(out, "Done.")?,
        AdminAnswer::Overview { tables, sockets, since, version } => {
            writeln!(out, "version  {version}")?;
            writeln!(out, "up for   {}", ago(*since, now))?;
            writeln!(out, "tables   {tables} in memory")?;
            writeln!(out, "sockets  {sockets}")?;
        }
        AdminAnswer::Tables { tables } => write_list(out, tables, |table| table_line(table, now))?,
        AdminAnswer::Reports { reports } => write_list(out, reports, |report| report_line(report, now))?,
        AdminAnswer::Bans { bans } => write_list(out, bans, |ban| ban_line(ban, now))?,
        AdminAnswer::Trouble { message } => bail!("{message}"),
    }
    Ok(())
}

fn write_list<T>(out: &mut dyn Write, items: &[T], line: impl Fn(&T) -> String) -> Result<()> {
    if items.is_empty() {
        writeln!(out, "None.")?;
    }
    for item in items {
        writeln!(out, "{}", line(item))?;
    }
    Ok(())
}

fn table_line(table: &ListedTable, now: Time) -> String {
    let stage = match &table.stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Paused => "paused",
        Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => "over",
    };
    let seats: Vec<String> =
        table.seats.iter().map(|seat| sitter(&seat.sitter, seat.name.as_deref())).collect();
    format!(
        "{}  {:<10}  {stage:<9}  {:>9}  {}",
        table.table,
        table.game,
        ago(table.changed, now),
        seats.join(", ")
    )
}

fn sitter(sitter: &Sitter, name: Option<&str>) -> String {
    match sitter {
        Sitter::Open => "(free)".to_owned(),
        Sitter::Bot { level } => format!("({level})"),
        Sitter::Person { person, .. } => format!("{} {person}", layout::printable(name.unwrap_or("?"))),
    }
}

fn report_line(report: &ReportLine, now: Time) -> String {
    let ReportLine { number, at, table, by, about, text } = report;
    let (ago, text) = (ago(*at, now), layout::printable(text));
    format!("{number:>5}  {ago:>9}  table {table}  {by} about {about}: {text}")
}

fn ban_line(ban: &BanLine, now: Time) -> String {
    let who = match ban.who {
        Banned::Person { person } => person.to_string(),
        Banned::Address { address } => address.to_string(),
    };
    let until = ban.until.map_or_else(|| "for good".to_owned(), |until| format!("for {}", ago(now, until)));
    format!("{who}  {until}: {}", layout::printable(&ban.reason))
}

/// How long it was from one moment to another, roughly.
fn ago(from: Time, to: Time) -> String {
    let passed = Duration::from_millis(to.since(from).unsigned_abs());
    match passed.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds @ 60..3600 => format!("{} min", seconds / 60),
        seconds @ 3600..172_800 => format!("{} h", seconds / 3600),
        seconds => format!("{} days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_never_taken_for_an_address() {
        assert_eq!(banned("::1"), Ok(Banned::Address { address: "::1".parse().expect("an address") }));
        let person = PersonId::from_random(5);
        assert_eq!(banned(&person.to_string()), Ok(Banned::Person { person }));
        assert!(banned("Anna").is_err());
    }

    #[test]
    fn times_are_written_as_people_say_them() {
        let since = |seconds: i64| ago(Time(0), Time(seconds * 1000));
        assert_eq!([since(5), since(90), since(7300), since(200_000)], ["5 s", "1 min", "2 h", "2 days"]);
    }
}
