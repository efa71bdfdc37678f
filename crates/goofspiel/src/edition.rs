//! Editions: any pack of cards will do, so an edition has a name and no figures (GD.1).

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
use tabletop::edition::EditionReader;
use ts_rs::TS;

/// The default edition, as the file that `durbar edition show` prints.
pub const DEFAULT_FILE: &str = include_str!("../editions/classic.toml");

/// A named pack of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "goofspiel.ts")]
pub struct Edition {
    /// What people call it.
    pub name: String,
}

impl Default for Edition {
    fn default() -> Edition {
        read(DEFAULT_FILE).expect("the default edition is checked by a test")
    }
}

/// Reads an edition file.
pub(crate) fn read(toml: &str) -> Result<Edition, Flaws> {
    let (name, ()) = EditionReader::read(toml, "goofspiel", &[], |_, _| ())?;
    Ok(Edition { name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gd_1_the_default_edition_has_nothing_but_its_name() {
        assert_eq!(Edition::default(), Edition { name: "classic".to_owned() });
        let flaws = read("name = 'long'\ncards = 15").unwrap_err();
        assert_eq!(flaws.to_string(), "cards: is not a key; known are game, name");
    }
}
