//! Tables as documents, so that years of play need not be waited for: `durbar export` writes one, it is filled and copied
//! here, and `durbar import` takes the copies in.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::server::Durbar;

/// Writes these tables as documents.
pub(crate) fn export(durbar: &Durbar, tables: &[&str]) -> Result<Vec<Value>> {
    let folder = durbar.folder("exported")?;
    let names: Vec<PathBuf> = tables.iter().map(PathBuf::from).collect();
    durbar.run("export", &names, &[Path::new("--to"), &folder])?;
    let read = |table: &&str| {
        let text = std::fs::read_to_string(folder.join(format!("{table}.json")))?;
        serde_json::from_str(&text).with_context(|| format!("table {table} is no document"))
    };
    tables.iter().map(read).collect()
}

/// Takes these documents in.
pub(crate) fn import(durbar: &Durbar, documents: &[Value]) -> Result<()> {
    // Command lines have an end.
    const AT_ONCE: usize = 100;
    let folder = durbar.folder("imported")?;
    for some in documents.chunks(AT_ONCE) {
        let mut files = Vec::new();
        for document in some {
            let name = document["id"].as_str().context("a document has an id")?;
            let file = folder.join(format!("{name}.json"));
            std::fs::write(&file, document.to_string())?;
            files.push(file);
        }
        durbar.run("import", &files, &[])?;
    }
    Ok(())
}

/// The same table under another id.
pub(crate) fn copied(document: &Value, id: &str) -> Value {
    let mut copy = document.clone();
    copy["id"] = id.into();
    copy["summary"]["text"]["table"] = id.into();
    copy
}

/// The table after these deeds again and again, until its log has so many entries.
pub(crate) fn filled(document: &Value, deeds: &[Value], entries: usize) -> Value {
    let mut full = document.clone();
    let at = document["changed"].clone();
    let Some(log) = full["entries"].as_array_mut() else { return full };
    let more = entries.saturating_sub(log.len());
    log.extend(deeds.iter().cycle().take(more).map(|deed| {
        let mut entry = deed.clone();
        entry["at"] = at.clone();
        entry
    }));
    full
}

/// A seat takes one colour, then the other.
pub(crate) fn colours() -> [Value; 2] {
    ["purple", "blue"].map(|colour| json!({ "deed": "coloured", "seat": "B", "colour": colour }))
}

/// A seat is for a pause, then against it.
pub(crate) fn votes() -> [Value; 2] {
    [true, false].map(|yes| json!({ "deed": "voted", "seat": "B", "matter": "pause", "yes": yes }))
}

/// Somebody says something.
pub(crate) fn saying(person: &str, text: &str) -> Value {
    json!({ "deed": "said", "person": person, "to": "everyone", "text": text })
}

/// An id that nobody has: the n-th of this series. The server's own are drawn at random.
pub(crate) fn made_up_id(n: u64) -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    // Spread over the whole range, so that ids do not lie side by side in the server's trees.
    let bits = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (0..12).map(|digit| char::from(DIGITS[(bits >> (4 + 5 * digit)) as usize & 31])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn made_up_ids_are_twelve_letters_and_all_different() {
        let ids: BTreeSet<_> = (0..10_000).map(made_up_id).collect();
        assert_eq!(ids.len(), 10_000);
        assert!(ids.iter().all(|id| id.len() == 12 && !id.contains(['i', 'l', 'o', 'u'])));
    }

    #[test]
    fn a_log_is_filled_in_turns_and_never_shortened() {
        let document = json!({ "id": "a", "changed": 7, "entries": [{ "deed": "sat" }] });
        let full = filled(&document, &colours(), 4);
        let log = full["entries"].as_array().unwrap();
        let colours: Vec<_> = log[1..].iter().map(|entry| entry["colour"].as_str().unwrap()).collect();
        assert_eq!(colours, ["purple", "blue", "purple"]);
        assert_eq!(log[3]["at"], 7);
        assert_eq!(filled(&full, &votes(), 2), full);
    }

    #[test]
    fn a_copy_differs_in_its_id_alone() {
        let document = json!({ "id": "a", "summary": { "text": { "table": "a" } }, "entries": [] });
        let copy = copied(&document, "b");
        assert_eq!(copy, json!({ "id": "b", "summary": { "text": { "table": "b" } }, "entries": [] }));
    }
}
