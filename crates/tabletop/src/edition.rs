//! Reading an edition file: what the files of all games have in common.

use std::ops::RangeInclusive;

use toml::{Table, Value};

use crate::Flaws;

/// Walks through an edition file, noting every mistake and going on with a harmless value.
#[derive(Debug, Default)]
pub struct EditionReader {
    /// The mistakes so far.
    pub flaws: Flaws,
}

impl EditionReader {
    /// Reads the file of a game: `figures` reads what stands beside its name, under these keys.
    pub fn read<F>(
        text: &str,
        game: &str,
        keys: &[&str],
        figures: impl FnOnce(&mut EditionReader, &Table) -> F,
    ) -> Result<(String, F), Flaws> {
        let table: Table =
            text.parse().map_err(|error: toml::de::Error| Flaws::one("", error.to_string().trim_end()))?;
        let mut reader = EditionReader::default();
        reader.only_keys(&table, "", &[&["game", "name"], keys].concat());
        if let Some(found) = table.get("game") {
            let reason = format!("must be \"{game}\": this is a file for another game");
            reader.flaws.require(found.as_str() == Some(game), "game", reason);
        }
        let name = table.get("name").map(|name| name.as_str().unwrap_or_default().trim());
        match name {
            Some(name) => reader.flaws.require_name("name", name),
            None => reader.flaws.add("name", "is missing: give your edition a name"),
        }
        let edition = (name.unwrap_or_default().to_owned(), figures(&mut reader, &table));
        reader.flaws.or(edition)
    }

    /// A whole number between bounds, or else the lowest; `what` is said before the bounds.
    pub fn number(
        &mut self,
        table: &Table,
        name: &str,
        key: &str,
        range: RangeInclusive<u8>,
        what: &str,
    ) -> u8 {
        let (low, high) = (*range.start(), *range.end());
        let reason = match table.get(name) {
            Some(Value::Integer(number)) => {
                match u8::try_from(*number).ok().filter(|number| range.contains(number)) {
                    Some(number) => return number,
                    None => format!("{number}; {what} {low} to {high}"),
                }
            }
            Some(_) => "must be a whole number".to_owned(),
            None => "is missing".to_owned(),
        };
        self.flaws.add(key, reason);
        low
    }

    /// The table of this name.
    pub fn table<'t>(&mut self, table: &'t Table, name: &str, key: &str) -> Option<&'t Table> {
        match table.get(name) {
            Some(Value::Table(found)) => return Some(found),
            Some(_) => self.flaws.add(key, "must be a table"),
            None => self.flaws.add(key, "is missing"),
        }
        None
    }

    /// Notes every key that is not one of these.
    pub fn only_keys(&mut self, table: &Table, prefix: &str, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
            self.flaws.add(format!("{prefix}{key}"), format!("is not a key; known are {}", known.join(", ")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_mistakes_are_found_in_one_reading() {
        let text = "game = 'chess'\nname = ''\nrows = 9\n[board]\nrows = 'nine'\ncolumns = 12";
        let read = EditionReader::read(text, "halma", &["board"], |reader, table| {
            let board = reader.table(table, "board", "board").cloned().unwrap_or_default();
            ["rows", "columns", "depth"]
                .map(|name| reader.number(&board, name, &format!("board.{name}"), 1..=9, "there are"))
        });
        let expected = [
            "rows: is not a key; known are game, name, board",
            "game: must be \"halma\": this is a file for another game",
            "name: must be some text",
            "board.rows: must be a whole number",
            "board.columns: 12; there are 1 to 9",
            "board.depth: is missing",
        ];
        assert_eq!(read.map_err(|flaws| flaws.to_string()), Err(expected.join("\n")));
    }
}
