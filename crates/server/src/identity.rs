//! Who a client is.
//!
//! A guest is a name and a secret in a cookie; a recovery code takes the guest to another device. Only hashes of secrets
//! are kept. Everything that turns a request into a person is here, so that signing in some other way can come beside it.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use store::Person;
use table::{PersonId, Quiet};
use tabletop::canonical::Hash;
use wire::Problem;
use wire::http::{Me, RecoveryCode};
use wire::socket::Known;

use crate::config::Config;
use crate::connected::Connected;
use crate::ground::Ground;
use crate::name;
use crate::people::companions;
use crate::trouble::{OrFailed as _, invalid};

/// The name of the cookie without TLS.
const COOKIE_NAME: &str = "durbar";

/// Its name where TLS is: browsers take a cookie of such a name only from the very host it is for, over TLS, so no
/// neighbour can put another one in its place.
const SECURE_COOKIE_NAME: &str = "__Host-durbar";

/// A year: whoever has not come for so long comes back with the code.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// Old sessions that are removed at once: whoever writes meanwhile waits for them.
const OLD_SESSIONS: u32 = 1000;

/// Crockford's digits in capitals: a code is read aloud and typed.
const CODE_DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH: usize = 20;

/// A client whose person is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) quiet: Option<Quiet>,
    /// The hash of their secret: which of their devices this is.
    pub(crate) session: [u8; 32],
}

impl Visitor {
    fn new(person: Person, session: [u8; 32]) -> Option<Visitor> {
        Some(Visitor { person: person.id, quiet: quiet(&person), name: person.name?, session })
    }

    /// The person as others know them.
    pub(crate) fn known(&self) -> Known {
        Known { person: self.person, name: self.name.clone() }
    }
}

/// A person's quiet hours.
pub(crate) fn quiet(person: &Person) -> Option<Quiet> {
    person.quiet.as_deref().and_then(|quiet| serde_json::from_str(quiet).ok())
}

/// Who sent this.
pub(crate) async fn who(
    ground: &Ground,
    connected: &Connected,
    headers: &HeaderMap,
) -> Result<Visitor, Problem> {
    let session = secret_hash(&token(ground.config(), headers)?.ok_or(Problem::NotSignedIn)?);
    let person = signed_in(ground, session).await?.ok_or(Problem::NotSignedIn)?;
    let visitor = Visitor::new(person, session).ok_or(Problem::NotSignedIn)?;
    connected.must_be_welcome(Some(visitor.person), None)?;
    Ok(visitor)
}

/// Who sent this, where nobody is no trouble.
pub(crate) async fn who_if_anybody(
    ground: &Ground,
    connected: &Connected,
    headers: &HeaderMap,
) -> Result<Option<Visitor>, Problem> {
    match who(ground, connected, headers).await {
        Err(Problem::NotSignedIn) => Ok(None),
        visitor => visitor.map(Some),
    }
}

/// When the oldest session began that still counts: it lasts as long as its cookie, which a thief might keep for longer.
fn oldest_session(ground: &Ground) -> i64 {
    ground.now().plus(-i64::from(COOKIE_SECONDS) * 1000).0
}

/// Removes sessions that no longer count. What remains is for the next time.
pub(crate) async fn end_old_sessions(ground: &Ground) {
    match ground.store().end_old_sessions(oldest_session(ground), OLD_SESSIONS).await {
        Ok(0) => {}
        Ok(ended) => tracing::info!(ended, "old sessions are removed"),
        Err(error) => tracing::warn!(%error, "old sessions cannot be removed"),
    }
}

/// Whose session this is, if it has not ended.
pub(crate) async fn signed_in(ground: &Ground, session: [u8; 32]) -> Result<Option<Person>, Problem> {
    let oldest = oldest_session(ground);
    ground.store().session(session, oldest).await.or_failed()
}

/// Somebody new comes in: their cookie.
pub(crate) async fn welcome(ground: &Ground, name: &str) -> Result<(Visitor, String), Problem> {
    let name = name::read(name)?;
    let person = PersonId::from_random(ground.sources().number());
    let added = ground.store().add_person(person, name.clone(), ground.now().0).await;
    added.or_failed()?;
    let (session, cookie) = sign_in(ground, person).await?;
    Ok((Visitor { person, name, quiet: None, session }, cookie))
}

/// Somebody comes from another device: their cookie.
pub(crate) async fn recover(
    ground: &Ground,
    connected: &Connected,
    code: &str,
) -> Result<(Visitor, String), Problem> {
    let code = clean_code(code).ok_or(Problem::WrongCode)?;
    let found = ground.store().recover(secret_hash(&code)).await.or_failed()?;
    let person = ground.store().person(found.ok_or(Problem::WrongCode)?).await.or_failed()?;
    let person = person.filter(|person| person.name.is_some()).ok_or(Problem::WrongCode)?;
    connected.must_be_welcome(Some(person.id), None)?;
    let (session, cookie) = sign_in(ground, person.id).await?;
    Ok((Visitor::new(person, session).ok_or(Problem::WrongCode)?, cookie))
}

/// A new recovery code; the old one no longer works.
pub(crate) async fn new_code(ground: &Ground, person: PersonId) -> Result<RecoveryCode, Problem> {
    let bytes: [u8; CODE_LENGTH] = ground.sources().bytes();
    let digits: String = bytes.iter().map(|byte| char::from(CODE_DIGITS[usize::from(byte & 31)])).collect();
    let kept = ground.store().set_recovery(person, secret_hash(&digits)).await;
    kept.or_failed()?;
    let groups: Vec<&str> = (0..CODE_LENGTH).step_by(4).map(|n| &digits[n..n + 4]).collect();
    Ok(RecoveryCode { code: groups.join("-") })
}

/// This device is no longer signed in: the cookie that says so.
pub(crate) async fn sign_out(
    ground: &Ground,
    connected: &Connected,
    headers: &HeaderMap,
) -> Result<String, Problem> {
    if let Some(token) = token(ground.config(), headers)? {
        let session = secret_hash(&token);
        let person = signed_in(ground, session).await?;
        ground.store().end_session(session).await.or_failed()?;
        if let Some(person) = person {
            connected.session_ended(person.id);
        }
    }
    Ok(cookie(ground, "", 0))
}

/// Only this device is still signed in.
pub(crate) async fn sign_others_out(
    ground: &Ground,
    connected: &Connected,
    visitor: &Visitor,
) -> Result<(), Problem> {
    let ended = ground.store().end_other_sessions(visitor.person, visitor.session).await;
    ended.or_failed()?;
    connected.session_ended(visitor.person);
    Ok(())
}

/// Who I am.
pub(crate) async fn me(ground: &Ground, visitor: &Visitor) -> Result<Me, Problem> {
    let muted = ground.store().mutes(visitor.person).await.or_failed()?;
    let companions = companions::of(ground, visitor.person).await?;
    Ok(Me { known: visitor.known(), quiet: visitor.quiet, muted, companions })
}

/// Begins a session: the hash of its secret, and its cookie.
async fn sign_in(ground: &Ground, person: PersonId) -> Result<([u8; 32], String), Problem> {
    let token = Hash(ground.sources().bytes()).to_string();
    let session = secret_hash(&token);
    let added = ground.store().add_session(session, person, ground.now().0).await;
    added.or_failed()?;
    Ok((session, cookie(ground, &token, COOKIE_SECONDS)))
}

/// What a browser must know of a secret. It asks for nothing of a cookie named [`SECURE_COOKIE_NAME`] that is not here:
/// `Secure`, the path of the whole server, and no domain.
fn cookie(ground: &Ground, token: &str, seconds: u32) -> String {
    let name = cookie_name(ground.config());
    let secure = if ground.config().is_secure() { "; Secure" } else { "" };
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

/// The secret that a request shows, if it shows one. Two of them cannot both be who it is from, and which of them a
/// browser names first can be up to somebody else: so it is from nobody.
fn token(config: &Config, headers: &HeaderMap) -> Result<Option<String>, Problem> {
    let name = cookie_name(config);
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let mut own = pairs.filter(|(other, _)| *other == name).map(|(_, value)| value.to_owned());
    let token = own.next();
    if own.next().is_some() {
        let why = format!("there are several named {name}, and only one of them can be yours");
        return Err(invalid("cookie", &why));
    }
    Ok(token)
}

fn secret_hash(secret: &str) -> [u8; 32] {
    Hash::of_bytes(secret.as_bytes()).0
}

/// A code as it was given out, however it was typed: the letters that are mistaken for digits are read as such.
fn clean_code(code: &str) -> Option<String> {
    let digits: String = code
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '-')
        .map(|c| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            digit => digit,
        })
        .collect();
    let known = |digit: u8| CODE_DIGITS.contains(&digit);
    (digits.len() == CODE_LENGTH && digits.bytes().all(known)).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_was_typed() {
        let clean = "0123456789ABCDEFGHJK";
        assert_eq!(clean_code("0123-4567-89AB-CDEF-GHJK").as_deref(), Some(clean));
        assert_eq!(clean_code(" ol23 4567 89ab cdef ghjk ").as_deref(), Some(clean));
        assert_eq!(clean_code("0123-4567"), None);
        assert_eq!(clean_code("0123-4567-89AB-CDEF-GHJU"), None);
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        let found = |config: &Config, cookies: &str| {
            let headers = HeaderMap::from_iter([(COOKIE, cookies.parse().expect("a header"))]);
            token(config, &headers)
        };
        assert_eq!(found(&config, "a=b; durbar=secret; c=d"), Ok(Some("secret".to_owned())));
        assert_eq!(found(&config, "durbars=secret; __Host-durbar=other"), Ok(None));
        assert!(matches!(found(&config, "durbar=secret;durbar=secret"), Err(Problem::Invalid { .. })));
        config.origin = Some("https://durbar.example".to_owned());
        let both = "durbar=anybody; __Host-durbar=secret";
        assert_eq!(found(&config, both), Ok(Some("secret".to_owned())));
    }
}
