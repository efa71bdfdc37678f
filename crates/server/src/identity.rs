//! Who a client is.
//!
//! A guest is a name and a secret in a cookie; a recovery code moves him to another device. Only hashes of secrets are
//! kept. Everything that turns a request into a person is here, so that signing in some other way can come beside it.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use store::Person;
use table::{PersonId, Quiet, Time};
use tabletop::canonical::Hash;
use wire::Problem;
use wire::http::{Me, RecoveryCode};
use wire::socket::Known;

use crate::hall::{Hall, failed};

/// The name of the cookie.
const COOKIE_NAME: &str = "durbar";

/// A year: whoever has not come for so long recovers himself with his code.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The longest name.
pub(crate) const LONGEST_NAME: usize = 24;

/// Crockford's digits in capitals: a code is read aloud and typed.
const CODE_DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH: usize = 20;

/// A client whose person is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) quiet: Option<Quiet>,
    /// The hash of his secret: which of his devices this is.
    pub(crate) session: [u8; 32],
}

impl Visitor {
    fn new(person: Person, session: [u8; 32]) -> Option<Visitor> {
        Some(Visitor { person: person.id, quiet: quiet(&person), name: person.name?, session })
    }

    /// The person as others know him.
    pub(crate) fn known(&self) -> Known {
        Known { person: self.person, name: self.name.clone() }
    }
}

/// A person's quiet hours.
pub(crate) fn quiet(person: &Person) -> Option<Quiet> {
    person.quiet.as_deref().and_then(|quiet| serde_json::from_str(quiet).ok())
}

/// Who sent this.
pub(crate) async fn who(hall: &Hall, headers: &HeaderMap) -> Result<Visitor, Problem> {
    let session = secret_hash(&token(headers).ok_or(Problem::NotSignedIn)?);
    let person = signed_in(hall, session).await?.ok_or(Problem::NotSignedIn)?;
    let visitor = Visitor::new(person, session).ok_or(Problem::NotSignedIn)?;
    hall.must_be_welcome(Some(visitor.person), None)?;
    Ok(visitor)
}

/// Whose session this is, if it has not ended. It lasts as long as its cookie, which a thief might keep for longer.
pub(crate) async fn signed_in(hall: &Hall, session: [u8; 32]) -> Result<Option<Person>, Problem> {
    let Time(oldest) = hall.now().plus(-i64::from(COOKIE_SECONDS) * 1000);
    hall.store().session(session, oldest).await.map_err(|error| failed(&error))
}

/// Somebody new comes in: his cookie.
pub(crate) async fn welcome(hall: &Hall, name: &str) -> Result<(Visitor, String), Problem> {
    let name = clean_name(name)?;
    let person = PersonId::from_random(hall.sources().number());
    let added = hall.store().add_person(person, name.clone(), hall.now().0).await;
    added.map_err(|error| failed(&error))?;
    let (session, cookie) = sign_in(hall, person).await?;
    Ok((Visitor { person, name, quiet: None, session }, cookie))
}

/// Somebody comes from another device: his cookie.
pub(crate) async fn recover(hall: &Hall, code: &str) -> Result<(Visitor, String), Problem> {
    let code = clean_code(code).ok_or(Problem::WrongCode)?;
    let found = hall.store().recover(secret_hash(&code)).await.map_err(|error| failed(&error))?;
    let person =
        hall.store().person(found.ok_or(Problem::WrongCode)?).await.map_err(|error| failed(&error))?;
    let person = person.filter(|person| person.name.is_some()).ok_or(Problem::WrongCode)?;
    hall.must_be_welcome(Some(person.id), None)?;
    let (session, cookie) = sign_in(hall, person.id).await?;
    Ok((Visitor::new(person, session).ok_or(Problem::WrongCode)?, cookie))
}

/// A new recovery code; the old one no longer works.
pub(crate) async fn new_code(hall: &Hall, person: PersonId) -> Result<RecoveryCode, Problem> {
    let bytes: [u8; CODE_LENGTH] = hall.sources().bytes();
    let digits: String = bytes.iter().map(|byte| char::from(CODE_DIGITS[usize::from(byte & 31)])).collect();
    let kept = hall.store().set_recovery(person, secret_hash(&digits)).await;
    kept.map_err(|error| failed(&error))?;
    let groups: Vec<&str> = (0..CODE_LENGTH).step_by(4).map(|n| &digits[n..n + 4]).collect();
    Ok(RecoveryCode { code: groups.join("-") })
}

/// This device is no longer signed in: the cookie that says so.
pub(crate) async fn sign_out(hall: &Hall, headers: &HeaderMap) -> Result<String, Problem> {
    if let Some(token) = token(headers) {
        let session = secret_hash(&token);
        let person = signed_in(hall, session).await?;
        hall.store().end_session(session).await.map_err(|error| failed(&error))?;
        if let Some(person) = person {
            hall.session_ended(person.id);
        }
    }
    Ok(cookie(hall, "", 0))
}

/// Only this device is still signed in.
pub(crate) async fn sign_others_out(hall: &Hall, visitor: &Visitor) -> Result<(), Problem> {
    let ended = hall.store().end_other_sessions(visitor.person, visitor.session).await;
    ended.map_err(|error| failed(&error))?;
    hall.session_ended(visitor.person);
    Ok(())
}

/// Who I am.
pub(crate) async fn me(hall: &Hall, visitor: &Visitor) -> Result<Me, Problem> {
    let muted = hall.store().mutes(visitor.person).await.map_err(|error| failed(&error))?;
    let companions = hall.companions(visitor.person).await?;
    Ok(Me { known: visitor.known(), quiet: visitor.quiet, muted, companions })
}

/// A name that others can bear: not empty, not long, on one line.
pub(crate) fn clean_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
        let why = format!("a name has 1 to {LONGEST_NAME} characters");
        return Err(Problem::Invalid { field: "name".to_owned(), why });
    }
    Ok(name)
}

/// Begins a session: the hash of its secret, and its cookie.
async fn sign_in(hall: &Hall, person: PersonId) -> Result<([u8; 32], String), Problem> {
    let token = Hash(hall.sources().bytes()).to_string();
    let session = secret_hash(&token);
    let added = hall.store().add_session(session, person, hall.now().0).await;
    added.map_err(|error| failed(&error))?;
    Ok((session, cookie(hall, &token, COOKIE_SECONDS)))
}

fn cookie(hall: &Hall, token: &str, seconds: u32) -> String {
    let secure = if hall.config().is_secure() { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let pairs = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let mut own = pairs.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value.to_owned());
    own.next_back()
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
    fn a_name_is_one_short_line() {
        assert_eq!(clean_name("  Anna \n Maria "), Ok("Anna Maria".to_owned()));
        for bad in ["", "  ", "a\u{7}b", "abcdefghijklmnopqrstuvwxyz"] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=b; durbar=secret; c=d".parse().expect("a header"));
        assert_eq!(token(&headers).as_deref(), Some("secret"));
        headers.insert(COOKIE, "durbars=secret".parse().expect("a header"));
        assert_eq!(token(&headers), None);
    }
}
