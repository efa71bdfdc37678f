//! What the operator's command asks of a server that runs.
//!
//! Whoever can read the token in the data folder is the operator. Nothing here is reached through a proxy, nor from
//! another machine.

use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::routing::post;
use axum::{Extension, Json, Router};
use serde_json::Value;
use store::Ban;
use table::Time;
use tabletop::canonical::Hash;
use tabletop::plain::Plain;
use wire::admin::{AdminAnswer, AdminRequest, BanLine, Banned, ReportLine};
use wire::http::ListedTable;
use wire::{Problem, ServerMessage};

use crate::config::Config;
use crate::extract::{Body, Here};
use crate::hall::{Hall, failed};
use crate::live::telling::text;
use crate::rate::{Allowance, Buckets};
use crate::server::StartError;
use crate::socket::Call;
use crate::trouble::Refusal;

/// The name of the file in the data folder.
const TOKEN_FILE: &str = "admin-token";

/// Wrong tokens from one address: how many at once, and per minute in the long run.
const TRIES: u32 = 5;

/// The most reports that are shown at once.
const REPORTS: u32 = 200;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// The token that the operator's command must show to the server that keeps its data in this folder. The server writes
/// it when it starts for the first time.
pub fn admin_token(data: &Path) -> io::Result<String> {
    let text = std::fs::read_to_string(token_file(data))?;
    let token = text.trim();
    match token.parse::<Hash>() {
        Ok(_) => Ok(token.to_owned()),
        Err(not) => Err(io::Error::new(io::ErrorKind::InvalidData, not.to_string())),
    }
}

fn token_file(data: &Path) -> PathBuf {
    data.join(TOKEN_FILE)
}

/// What is needed to know the operator.
#[derive(Clone, Debug)]
pub(crate) struct Admin(Arc<Gate>);

#[derive(Debug)]
struct Gate {
    token: Hash,
    tries: Buckets<IpAddr>,
}

impl Admin {
    /// Reads the token, or makes one.
    pub(crate) fn prepare(config: &Config) -> Result<Admin, StartError> {
        let path = token_file(&config.data);
        store::narrow(&path);
        let token = match admin_token(&config.data) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let token = Hash(config.sources.bytes()).to_string();
                store::save(&path, &format!("{token}\n")).map(|()| token)
            }
            read => read,
        };
        let token = token.map_err(|source| StartError::Token { path, source })?;
        let tries = Buckets::new(Allowance::per_minute(TRIES, TRIES));
        Ok(Admin(Arc::new(Gate { token: Hash::of_bytes(token.as_bytes()), tries })))
    }

    /// Lets the operator in. The right token is never refused, so nobody can keep him out by trying wrong ones.
    fn must_be_operator(&self, headers: &HeaderMap, from: IpAddr, now: Time) -> Result<(), Problem> {
        let header = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok()).unwrap_or_default();
        let shown = Hash::of_bytes(header.strip_prefix("Bearer ").unwrap_or_default().as_bytes());
        if is_same(self.0.token, shown) {
            return Ok(());
        }
        self.0.tries.take(from, now)?;
        Err(Problem::NotSignedIn)
    }
}

/// Takes equally long wherever the two differ.
fn is_same(one: Hash, other: Hash) -> bool {
    one.0.iter().zip(other.0).fold(0, |differences, (a, b)| differences | (a ^ b)) == 0
}

/// Somebody who has shown the token.
#[derive(Clone, Copy, Debug)]
struct Operator;

impl FromRequestParts<Hall> for Operator {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Operator, Refusal> {
        let Here(from) = Here::from_request_parts(parts, hall).await?;
        let admin: &Admin = parts.extensions.get().expect("every request to the operator's door has it");
        admin.must_be_operator(&parts.headers, from, hall.ticks())?;
        Ok(Operator)
    }
}

pub(crate) fn router(admin: Admin) -> Router<Hall> {
    Router::new().route("/admin", post(answer)).layer(Extension(admin))
}

async fn answer(
    State(hall): State<Hall>,
    _: Operator,
    Body(request): Body<AdminRequest>,
) -> Json<Plain<AdminAnswer>> {
    let done = obey(&hall, request).await;
    let answer = done.unwrap_or_else(|problem| AdminAnswer::Trouble { message: problem.to_string() });
    Json(Plain(answer))
}

async fn obey(hall: &Hall, request: AdminRequest) -> Result<AdminAnswer, Problem> {
    match request {
        AdminRequest::Overview => Ok(overview(hall)),
        AdminRequest::Tables => Ok(AdminAnswer::Tables { tables: unfinished(hall).await? }),
        AdminRequest::Reports { before } => {
            Ok(AdminAnswer::Reports { reports: reports(hall, before).await? })
        }
        AdminRequest::Bans => Ok(AdminAnswer::Bans { bans: bans(hall).await? }),
        AdminRequest::Close { table, reason } => done(hall.close(table, reason).await),
        AdminRequest::Ban { who, reason, hours } => done(ban(hall, who, reason, hours).await),
        AdminRequest::Unban { who } => done(unban(hall, who).await),
        AdminRequest::Announce { text, restart_in } => done(announce(hall, text, restart_in)),
    }
}

fn done(result: Result<(), Problem>) -> Result<AdminAnswer, Problem> {
    result.map(|()| AdminAnswer::Done)
}

fn overview(hall: &Hall) -> AdminAnswer {
    AdminAnswer::Overview {
        tables: u64::try_from(hall.metrics().tables.get()).unwrap_or_default(),
        sockets: hall.doors().sockets() as u64,
        since: hall.since(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

async fn unfinished(hall: &Hall) -> Result<Vec<ListedTable>, Problem> {
    let ids = hall.store().unfinished().await.map_err(|error| failed(&error))?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        // One that cannot be read stands in the log; the others are no worse for it.
        tables.extend(hall.listed(id).await.ok());
    }
    Ok(tables)
}

async fn reports(hall: &Hall, before: Option<i64>) -> Result<Vec<ReportLine>, Problem> {
    let line = |store::Reported { id, report }: store::Reported| ReportLine {
        number: id,
        at: Time(report.at),
        table: report.table,
        by: report.by,
        about: report.about,
        text: report.text,
    };
    let page = hall.store().reports(before, REPORTS).await.map_err(|error| failed(&error))?;
    Ok(page.into_iter().map(line).collect())
}

// ---- who is shut out

async fn bans(hall: &Hall) -> Result<Vec<BanLine>, Problem> {
    let now = hall.now();
    let holds = |ban: &Ban| ban.until.is_none_or(|until| until > now.0);
    let line = |ban: Ban| BanLine { who: as_told(ban.who), reason: ban.reason, until: ban.until.map(Time) };
    Ok(hall
        .store()
        .bans()
        .await
        .map_err(|error| failed(&error))?
        .into_iter()
        .filter(holds)
        .map(line)
        .collect())
}

async fn ban(hall: &Hall, who: Banned, reason: String, hours: Option<u32>) -> Result<(), Problem> {
    let at = hall.now();
    let until = hours.map(|hours| at.plus(i64::from(hours) * HOUR).0);
    let ban = Ban { who: on_device(hall, who).await?, reason, at: at.0, until };
    hall.store().ban(ban).await.map_err(|error| failed(&error))?;
    hall.read_bans().await.map_err(|error| failed(&error))?;
    // An error means that nobody listens.
    let _ = hall.calls().send(Call::Bans);
    Ok(())
}

async fn unban(hall: &Hall, who: Banned) -> Result<(), Problem> {
    hall.store().unban(on_device(hall, who).await?).await.map_err(|error| failed(&error))?;
    hall.read_bans().await.map_err(|error| failed(&error))
}

/// Whoever is shut out is shut out with the device on which he plays.
async fn on_device(hall: &Hall, who: Banned) -> Result<store::Banned, Problem> {
    Ok(match who {
        Banned::Person { person } => store::Banned::Person(hall.device_of(person).await?),
        Banned::Address { address } => store::Banned::Address(address.to_canonical()),
    })
}

fn as_told(who: store::Banned) -> Banned {
    match who {
        store::Banned::Person(person) => Banned::Person { person },
        store::Banned::Address(address) => Banned::Address { address },
    }
}

// ---- announcements

fn announce(hall: &Hall, words: String, restart_in: Option<u32>) -> Result<(), Problem> {
    if words.trim().is_empty() {
        let why = "there is nothing to announce".to_owned();
        return Err(Problem::Invalid { field: "text".to_owned(), why });
    }
    let restart = restart_in.map(|minutes| hall.now().plus(i64::from(minutes) * MINUTE));
    let message: ServerMessage<Value, Value, Value, Value> =
        ServerMessage::Announcement { text: words, restart };
    hall.announce(text(&message), restart);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_is_the_same() {
        let one = Hash::of_bytes(b"one");
        assert!(is_same(one, one));
        let mut other = one;
        other.0[31] ^= 1;
        assert!(!is_same(one, other));
    }
}
