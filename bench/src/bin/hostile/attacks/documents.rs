//! Documents that cost the server more than whoever asks for them.

use anyhow::Result;

use crate::attacker::Attacker;
use crate::line::Ask;

/// Every moment of a few finished games, with everybody's secrets, without a cookie; some want them packed.
pub(super) async fn moments(attacker: Attacker) -> Result<()> {
    let table = &attacker.site.finished[attacker.number % 6];
    let mut line = attacker.line().await?;
    for n in 0.. {
        // Whole pages, as the replay asks for them, and now and then one that nobody has asked for before.
        let from = if n % 4 == 3 { 7 * n % 200 } else { 50 * (n % 8) };
        let path = format!("/api/tables/{table}/moments?eyes=all&from={from}&most=50");
        attacker.waste(&mut line, Ask::get(&path).packed(attacker.number.is_multiple_of(4))).await?;
    }
    Ok(())
}

/// Records, single moments and pages of moments of many different finished tables: what is kept ready is of no use.
pub(super) async fn archive(attacker: Attacker) -> Result<()> {
    let tables = &attacker.site.finished;
    let mut line = attacker.line().await?;
    for n in attacker.number * 7.. {
        let table = &tables[n % tables.len()];
        let path = match n % 3 {
            0 => format!("/api/tables/{table}/record"),
            1 => format!("/api/tables/{table}/moments/{}?eyes=all", n % 200),
            _ => format!("/api/tables/{table}/moments?eyes=all&from={}&most=50", n % 100),
        };
        attacker.waste(&mut line, Ask::get(&path)).await?;
    }
    Ok(())
}

/// Every list, page after page.
pub(super) async fn lists(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    loop {
        for list in ["finished", "open", "running", "mine"] {
            let mut path = format!("/api/tables?list={list}");
            while !path.is_empty() {
                attacker.pace.turn().await;
                let answer = line.ask(Ask::get(&path).with(&attacker.guest.cookie)).await?;
                attacker.tally.count(&answer.status.to_string(), answer.body.len() as u64);
                path = next_page(&answer.body)
                    .map_or_else(String::new, |next| format!("/api/tables?list={list}&before={next}"));
            }
        }
    }
}

/// Where a list goes on, without reading it.
fn next_page(list: &[u8]) -> Option<&str> {
    let (_, next) = std::str::from_utf8(list).ok()?.rsplit_once(r#""next":""#)?;
    next.split('"').next()
}

/// Everything that is kept about somebody who has talked much at many tables.
pub(super) async fn my_data(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    loop {
        attacker.waste(&mut line, Ask::get("/api/me/data").with(&attacker.site.talker.cookie)).await?;
    }
}

/// What anybody may ask for, and what nobody watches over.
pub(super) async fn leaflets(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    loop {
        for path in ["/healthz", "/api/openapi.json", "/api/games", "/", "/metrics", "/t/000000000000"] {
            attacker.waste(&mut line, Ask::get(path).packed(true)).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_is_found() {
        assert_eq!(next_page(br#"{"tables":[{"next":"no"}],"next":"17.abc"}"#), Some("17.abc"));
        assert_eq!(next_page(br#"{"tables":[],"next":null}"#), None);
        assert_eq!(next_page(b"\xff"), None);
    }
}
