//! What lists show of a seat says its colour too.
//!
//! It said only who sits there before, and pages made up a colour of their own. The log knows how the colours came about.

use serde_json::Value;
use sqlx::SqliteConnection;
use table::{Colour, Deed, Entry};

use super::PAGE;
use crate::StoredTable;

/// A table that was exported before.
pub(crate) fn table(mut table: StoredTable) -> StoredTable {
    if let Some(now) = summary(&table.summary.text, &table.entries) {
        table.summary.text = now;
    }
    table
}

/// All tables of a store.
pub(crate) async fn store(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut after = i64::MIN;
    loop {
        let tables: Vec<(i64, String)> =
            sqlx::query_as("SELECT id, summary FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(after)
                .bind(PAGE)
                .fetch_all(&mut *connection)
                .await?;
        let Some(&(last, _)) = tables.last() else { return Ok(()) };
        after = last;
        for (id, text) in tables {
            // Most entries are plans: those need not even be read.
            let entries: Vec<String> = sqlx::query_scalar(
                "SELECT entry FROM entries WHERE table_id = ? AND (entry LIKE '%\"sat\"%'
                 OR entry LIKE '%\"rose\"%' OR entry LIKE '%\"coloured\"%') ORDER BY n",
            )
            .bind(id)
            .fetch_all(&mut *connection)
            .await?;
            let Some(now) = summary(&text, &entries) else { continue };
            sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
                .bind(now)
                .bind(id)
                .execute(&mut *connection)
                .await?;
        }
    }
}

/// The summary with the colours to which this log has led; nothing if it says them, or lists no seats.
fn summary(text: &str, log: &[String]) -> Option<String> {
    let mut summary: Value = serde_json::from_str(text).ok()?;
    let seats = summary.get_mut("seats")?.as_array_mut()?;
    if seats.iter().all(|seat| seat.get("colour").is_some()) {
        return None;
    }
    for (seat, colour) in seats.iter_mut().zip(colours(log)) {
        let seat = seat.as_object_mut()?;
        seat.insert("colour".to_owned(), serde_json::to_value(colour).ok()?);
    }
    Some(summary.to_string())
}

/// The colours of all chairs. Whoever took the colour of a free one left it their own.
fn colours(log: &[String]) -> [Colour; 5] {
    let mut colours = Colour::ALL;
    for text in log {
        let Ok(Entry { deed, .. }) = serde_json::from_str(text) else { continue };
        let (Deed::Sat { seat, colour, .. } | Deed::Coloured { seat, colour }) = deed else { continue };
        if let Some(holder) = colours.iter().position(|&other| other == colour) {
            colours.swap(seat.index(), holder);
        }
    }
    colours
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(deeds: &[&str]) -> Vec<String> {
        deeds.iter().map(|deed| format!("{{\"at\":1,{deed}}}")).collect()
    }

    #[test]
    fn seats_are_listed_in_the_colours_that_their_log_has_led_to() {
        let bot = r#""sitter":{"sitter":"bot","level":"novice"},"quiet":null"#;
        let log = log(&[
            &format!(r#""deed":"sat","seat":"A","colour":"blue",{bot}"#),
            &format!(r#""deed":"sat","seat":"B","colour":"vermilion",{bot}"#),
            r#""deed":"rose","seat":"B""#,
            r#""deed":"coloured","seat":"A","colour":"purple""#,
            r#""deed":"said","person":"0","to":"everyone","text":"\"sat\"""#,
        ]);
        let before = r#"{"game":"x","seats":[{"name":null},{"name":null},{"name":"sat"}]}"#;
        let now = r#"{"game":"x","seats":[{"colour":"purple","name":null},{"colour":"vermilion","name":null},{"colour":"green","name":"sat"}]}"#;
        let listed = summary(before, &log);
        assert_eq!(listed.as_deref().map(document), Some(document(now)));
    }

    fn document(text: &str) -> Value {
        serde_json::from_str(text).expect("a summary")
    }

    #[test]
    fn what_says_colours_or_lists_no_seats_keeps_its_bytes() {
        for text in [r#"{ "seats":[{"colour":"blue"}]}"#, r#"{"game":"eschnapur"}"#, "no document", "7"] {
            assert_eq!(summary(text, &[]), None, "{text}");
        }
    }
}
