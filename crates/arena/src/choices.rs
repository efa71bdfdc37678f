//! What was chosen besides the number of players, as the game understood it: for titles and the names of records.

use serde_json::Value;
use tabletop::Game;

/// A choice of the game's own: its name and its value.
type Chosen = (String, String);

/// What was chosen.
pub(crate) fn choices<G: Game>(options: &G::Options) -> serde_json::Result<Vec<Chosen>> {
    let Value::Object(options) = serde_json::to_value(options)? else { return Ok(Vec::new()) };
    let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    Ok(options
        .into_iter()
        .filter(|(name, _)| name != "players")
        .map(|(name, value)| (name, text(value)))
        .collect())
}

/// The choices as the rest of a title; nothing if there are none.
pub(crate) fn told(choices: &[Chosen]) -> String {
    choices.iter().map(|(name, value)| format!(", {name} {value}")).collect::<Vec<_>>().concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_told_in_a_row() {
        assert_eq!(told(&[]), "");
        let typed = [("version", "magic"), ("colour", "blue")];
        let typed = typed.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(told(&typed), ", version magic, colour blue");
    }
}
