//! Documents of versions before, as they are written now.
//!
//! [`colours`] is the later step.
//!
//! What kind a pace or a sitter is stood under `kind`, and who closed a table under `by`, before every such word was
//! named after its noun: `pace`, `sitter`, `closing`. Nothing else in a document is touched, and one that says nothing of
//! the sort, or that cannot be read at all, keeps its bytes.

pub(crate) mod colours;

use serde_json::Value;
use sqlx::SqliteConnection;

use crate::StoredTable;

/// So many tables are brought up to date at a time: a store may hold more than fits into memory.
const PAGE: i64 = 200;

/// A table that was exported when tags were called otherwise.
pub(crate) fn table(mut table: StoredTable) -> StoredTable {
    replace(&mut table.setup, setup);
    replace(&mut table.summary.text, summary);
    for text in &mut table.entries {
        replace(text, entry);
    }
    table
}

fn replace(text: &mut String, upgraded: fn(&str) -> Option<String>) {
    if let Some(now) = upgraded(text) {
        *text = now;
    }
}

/// All tables of a store.
pub(crate) async fn store(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut after = i64::MIN;
    loop {
        let tables: Vec<(i64, String, String)> =
            sqlx::query_as("SELECT id, setup, summary FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(after)
                .bind(PAGE)
                .fetch_all(&mut *connection)
                .await?;
        let Some((last, ..)) = tables.last() else { return Ok(()) };
        let last = *last;
        for (id, mut setup_text, mut summary_text) in tables {
            replace(&mut setup_text, setup);
            replace(&mut summary_text, summary);
            sqlx::query("UPDATE tables SET setup = ?, summary = ? WHERE id = ?")
                .bind(setup_text)
                .bind(summary_text)
                .bind(id)
                .execute(&mut *connection)
                .await?;
        }
        entries(connection, after, last).await?;
        after = last;
    }
}

/// The logs of the tables after one and up to another.
async fn entries(connection: &mut SqliteConnection, after: i64, last: i64) -> Result<(), sqlx::Error> {
    // Most entries are plans: those need not even be read.
    let found: Vec<(i64, i64, String)> = sqlx::query_as(
        "SELECT table_id, n, entry FROM entries WHERE table_id > ? AND table_id <= ?
         AND (entry LIKE '%\"sat\"%' OR entry LIKE '%\"closed\"%')",
    )
    .bind(after)
    .bind(last)
    .fetch_all(&mut *connection)
    .await?;
    for (table, n, text) in found {
        let Some(text) = entry(&text) else { continue };
        sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?")
            .bind(text)
            .bind(table)
            .bind(n)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn setup(text: &str) -> Option<String> {
    edited(text, |setup| rename(setup.pointer_mut("/terms/pace"), "kind", "pace"))
}

fn entry(text: &str) -> Option<String> {
    edited(text, |entry| match entry["deed"].as_str() {
        Some("sat") => rename(entry.get_mut("sitter"), "kind", "sitter"),
        Some("closed") => rename(entry.get_mut("why"), "by", "closing"),
        _ => {}
    })
}

fn summary(text: &str) -> Option<String> {
    edited(text, |summary| {
        rename(summary.pointer_mut("/terms/pace"), "kind", "pace");
        rename(summary.pointer_mut("/stage/why"), "by", "closing");
        for seat in summary.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
            rename(seat.get_mut("sitter"), "kind", "sitter");
        }
    })
}

/// The document with some changes; nothing if they change nothing.
fn edited(text: &str, edit: impl FnOnce(&mut Value)) -> Option<String> {
    let before: Value = serde_json::from_str(text).ok()?;
    let mut now = before.clone();
    edit(&mut now);
    (now != before).then(|| now.to_string())
}

fn rename(object: Option<&mut Value>, from: &str, to: &str) {
    let Some(members) = object.and_then(Value::as_object_mut) else { return };
    if let Some(kind) = members.remove(from) {
        members.insert(to.to_owned(), kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tags_get_another_name() {
        let sat = r#"{"at":1,"deed":"sat","seat":"A","sitter":{"kind":"bot","level":"kind"},"colour":"blue","quiet":null}"#;
        let now = r#"{"at":1,"colour":"blue","deed":"sat","quiet":null,"seat":"A","sitter":{"level":"kind","sitter":"bot"}}"#;
        assert_eq!(entry(sat).as_deref(), Some(now));
        let closed = r#"{"at":1,"deed":"closed","why":{"by":"operator","reason":"by"}}"#;
        let now = r#"{"at":1,"deed":"closed","why":{"closing":"operator","reason":"by"}}"#;
        assert_eq!(entry(closed).as_deref(), Some(now));
    }

    #[test]
    fn what_says_nothing_of_the_sort_keeps_its_bytes() {
        for text in [
            r#"{ "at":1,"deed":"plan","seat":"A","actions":[],"by":"person","on":null}"#,
            r#"{"at":1,"deed":"said","person":"0","to":"everyone","text":"{\"deed\":\"sat\",\"sitter\":{\"kind\":1}}"}"#,
            r#"{"at":1,"deed":"sat","seat":"A","sitter":{"sitter":"open"}}"#,
            "no document",
            "[]",
            "7",
        ] {
            assert_eq!((entry(text), setup(text), summary(text)), (None, None, None), "{text}");
        }
    }

    #[test]
    fn setups_and_lists_are_understood_again() {
        let before = r#"{"terms":{"pace":{"kind":"days","hours":1}},"x":1}"#;
        assert_eq!(setup(before).as_deref(), Some(r#"{"terms":{"pace":{"hours":1,"pace":"days"}},"x":1}"#));
        let before = concat!(
            r#"{"seats":[{"sitter":{"kind":"open"}},{"sitter":{"kind":"bot"}}],"#,
            r#""stage":{"stage":"closed","why":{"by":"host"}},"terms":{"pace":{"kind":"free"}}}"#
        );
        let now = concat!(
            r#"{"seats":[{"sitter":{"sitter":"open"}},{"sitter":{"sitter":"bot"}}],"#,
            r#""stage":{"stage":"closed","why":{"closing":"host"}},"terms":{"pace":{"pace":"free"}}}"#
        );
        assert_eq!(summary(before).as_deref(), Some(now));
        assert_eq!(summary(now), None);
    }
}
