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
use axum::http::request::Parts as Head;
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
use crate::connected::{Call, Connected};
use crate::extract::{Body, Here};
use crate::ground::Ground;
use crate::outbox::text;
use crate::parts::Parts;
use crate::people::companions;
use crate::rate::{Allowance, Buckets};
use crate::registry::Registry;
use crate::server::StartError;
use crate::trouble::{OrFailed as _, Rejection, invalid};

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

    /// Lets the operator in. The right token is never refused, so nobody can keep them out by trying wrong ones.
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

impl FromRequestParts<Parts> for Operator {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<Operator, Rejection> {
        let Here(from) = Here::from_request_parts(head, server).await?;
        let admin: &Admin = head.extensions.get().expect("every request to the operator's door has it");
        admin.must_be_operator(&head.headers, from, server.ground.ticks())?;
        Ok(Operator)
    }
}

pub(crate) fn router(admin: Admin) -> Router<Parts> {
    Router::new().route("/admin", post(answer)).layer(Extension(admin))
}

async fn answer(
    State(parts): State<Parts>,
    _: Operator,
    Body(request): Body<AdminRequest>,
) -> Json<Plain<AdminAnswer>> {
    let done = obey(parts, request).await;
    let answer = done.unwrap_or_else(|problem| AdminAnswer::Trouble { message: problem.to_string() });
    Json(Plain(answer))
}

async fn obey(parts: Parts, request: AdminRequest) -> Result<AdminAnswer, Problem> {
    let Parts { ground, connected, registry, .. } = parts;
    match request {
        AdminRequest::Overview => Ok(overview(&ground, &connected)),
        AdminRequest::Tables => Ok(AdminAnswer::Tables { tables: unfinished(&ground, &registry).await? }),
        AdminRequest::Reports { before } => {
            Ok(AdminAnswer::Reports { reports: reports(&ground, before).await? })
        }
        AdminRequest::Bans => Ok(AdminAnswer::Bans { bans: bans(&ground).await? }),
        AdminRequest::Close { table, reason } => done(registry.close(table, reason).await),
        AdminRequest::Ban { who, reason, hours } => done(ban(&ground, &connected, who, reason, hours).await),
        AdminRequest::Unban { who } => done(unban(&ground, &connected, who).await),
        AdminRequest::Announce { text, restart_in } => done(announce(&ground, &connected, text, restart_in)),
    }
}

fn done(result: Result<(), Problem>) -> Result<AdminAnswer, Problem> {
    result.map(|()| AdminAnswer::Done)
}

fn overview(ground: &Ground, connected: &Connected) -> AdminAnswer {
    AdminAnswer::Overview {
        tables: u64::try_from(ground.metrics().tables.get()).unwrap_or_default(),
        sockets: connected.sockets() as u64,
        since: ground.since(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

async fn unfinished(ground: &Ground, registry: &Registry) -> Result<Vec<ListedTable>, Problem> {
    let ids = ground.store().unfinished().await.or_failed()?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        // One that cannot be read stands in the log; the others are no worse for it.
        tables.extend(registry.listed(id).await.ok());
    }
    Ok(tables)
}

async fn reports(ground: &Ground, before: Option<i64>) -> Result<Vec<ReportLine>, Problem> {
    let line = |store::StoredReport { id, report }: store::StoredReport| ReportLine {
        number: id,
        at: Time(report.at),
        table: report.table,
        by: report.by,
        about: report.about,
        text: report.text,
    };
    let page = ground.store().reports(before, REPORTS).await.or_failed()?;
    Ok(page.into_iter().map(line).collect())
}

// ---- who is shut out

async fn bans(ground: &Ground) -> Result<Vec<BanLine>, Problem> {
    let now = ground.now();
    let holds = |ban: &Ban| ban.until.is_none_or(|until| until > now.0);
    let line = |ban: Ban| BanLine { who: as_told(ban.who), reason: ban.reason, until: ban.until.map(Time) };
    Ok(ground.store().bans().await.or_failed()?.into_iter().filter(holds).map(line).collect())
}

async fn ban(
    ground: &Ground,
    connected: &Connected,
    who: Banned,
    reason: String,
    hours: Option<u32>,
) -> Result<(), Problem> {
    let at = ground.now();
    let until = hours.map(|hours| at.plus(i64::from(hours) * HOUR).0);
    let ban = Ban { who: on_device(ground, who).await?, reason, at: at.0, until };
    ground.store().ban(ban).await.or_failed()?;
    connected.read_bans().await.or_failed()?;
    connected.call(Call::Bans);
    Ok(())
}

async fn unban(ground: &Ground, connected: &Connected, who: Banned) -> Result<(), Problem> {
    ground.store().unban(on_device(ground, who).await?).await.or_failed()?;
    connected.read_bans().await.or_failed()
}

/// Whoever is shut out is shut out with the device on which they play.
async fn on_device(ground: &Ground, who: Banned) -> Result<store::Banned, Problem> {
    Ok(match who {
        Banned::Person { person } => store::Banned::Person(companions::device_of(ground, person).await?),
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

fn announce(
    ground: &Ground,
    connected: &Connected,
    words: String,
    restart_in: Option<u32>,
) -> Result<(), Problem> {
    if words.trim().is_empty() {
        return Err(invalid("text", "there is nothing to announce"));
    }
    let restart = restart_in.map(|minutes| ground.now().plus(i64::from(minutes) * MINUTE));
    let message: ServerMessage<Value, Value, Value, Value> =
        ServerMessage::Announcement { text: words, restart };
    connected.announce(text(&message), restart);
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
