//! Editions: the printed figures, as data (ED.1).
//!
//! What was printed on the palace parts is not known for certain, so every figure comes from an edition. The
//! default is a reconstruction and says so; owners of the printed game can load their own copy's figures.

use serde::{Deserialize, Serialize};
use tabletop::edition::EditionReader;
use tabletop::{ByComponent, Flaws};
use ts_rs::TS;

use crate::palace::{ByPart, Part};
use crate::payment::MOST_DUE;
use crate::privilege::Privilege;

/// The default edition, as the file that `durbar edition show` prints.
pub const DEFAULT_FILE: &str = include_str!("../editions/reconstructed.toml");

/// A named set of figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Edition {
    /// What people call it.
    pub name: String,
    /// What is played with under this name.
    pub figures: EditionFigures,
}

/// The figures that play needs; they are part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts", rename = "Figures")]
pub struct EditionFigures {
    /// What is printed on each part.
    pub parts: ByPart<PartFigures>,
    /// What each privilege costs.
    pub costs: Costs,
}

/// What is printed on a palace part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct PartFigures {
    /// How many fields.
    pub fields: u8,
    /// The value of the lowest field; each field above is worth one more.
    pub first: u8,
    /// Which field shows the gold bag, counted from 1 at the bottom.
    pub bag: u8,
    /// The wage at the top.
    pub wage: u8,
}

impl PartFigures {
    /// The value of a field, counted from 0 at the bottom.
    pub fn value(&self, field: u8) -> u16 {
        u16::from(self.first) + u16::from(field)
    }

    /// The values of all fields, from the bottom.
    pub fn values(&self) -> Vec<u16> {
        (0..self.fields).map(|field| self.value(field)).collect()
    }
}

/// What each privilege costs; in documents a map from its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "eschnapur.ts")]
pub struct Costs(ByComponent<Privilege, u8, { Privilege::COUNT }>);

impl Costs {
    /// What one privilege costs.
    #[inline]
    pub fn of(&self, privilege: Privilege) -> u8 {
        self.0[privilege]
    }
}

impl Default for Edition {
    fn default() -> Edition {
        read(DEFAULT_FILE).expect("the default edition is checked by a test")
    }
}

impl EditionFigures {
    /// ED.1: the ranges every figure must keep, whatever document it comes from.
    pub(crate) fn check(&self, at: &str, flaws: &mut Flaws) {
        for part in Part::all() {
            let PartFigures { fields, first, bag, wage } = self.parts[part];
            let key = |name: &str| format!("{at}parts.{part}.{name}");
            flaws.require_with((1..=Part::MOST_FIELDS).contains(&fields), || {
                (key("fields"), format!("{fields} fields; a part has 1 to {}", Part::MOST_FIELDS))
            });
            let last = u16::from(first) + u16::from(fields.max(1)) - 1;
            flaws.require_with(first >= 1 && last <= 60, || {
                (key("values"), format!("values {first} to {last}; they lie between 1 and 60"))
            });
            flaws.require_with((1..=fields.max(1)).contains(&bag), || {
                (key("bag"), format!("field {bag} is not one of the part's {fields} fields"))
            });
            flaws.require_with(wage <= MOST_DUE, || {
                (key("wage"), format!("{wage}; a wage is 0 to {MOST_DUE}"))
            });
        }
        for privilege in Privilege::ALL {
            let cost = self.costs.of(privilege);
            flaws.require_with((1..=50).contains(&cost), || {
                (format!("{at}costs.{privilege}"), format!("{cost}; a privilege costs 1 to 50"))
            });
        }
    }
}

/// Reads an edition file and reports all its mistakes (ED.1).
pub fn read(text: &str) -> Result<Edition, Flaws> {
    let (name, figures) = EditionReader::read(text, "eschnapur", &["parts", "costs"], figures)?;
    Ok(Edition { name, figures })
}

fn figures(reader: &mut EditionReader, table: &toml::Table) -> EditionFigures {
    let numbers: Vec<String> = Part::all().map(|part| part.to_string()).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let unknown = PartFigures { fields: 1, first: 1, bag: 1, wage: 0 };
    let parts = reader.table(table, "parts", "parts").map_or(ByPart::new([unknown; Part::COUNT]), |found| {
        reader.only_keys(found, "parts.", &numbers);
        ByPart::from_fn(|part| {
            let key = format!("parts.{part}");
            let figures = reader.table(found, numbers[part.index()], &key);
            figures.map_or(unknown, |figures| read_part(reader, figures, &key))
        })
    });
    let costs =
        reader.table(table, "costs", "costs").map_or(ByComponent::new([1; Privilege::COUNT]), |found| {
            reader.only_keys(found, "costs.", &Privilege::ALL.map(Privilege::name));
            ByComponent::from_fn(|privilege: Privilege| {
                let key = format!("costs.{privilege}");
                reader.number(found, privilege.name(), &key, 1..=50, "a privilege costs")
            })
        });
    EditionFigures { parts, costs: Costs(costs) }
}

fn read_part(reader: &mut EditionReader, table: &toml::Table, key: &str) -> PartFigures {
    reader.only_keys(table, &format!("{key}."), &["values", "bag", "wage"]);
    let (fields, first) = read_values(reader, table, key);
    let bag_key = format!("{key}.bag");
    let bag = match table.get("bag") {
        Some(toml::Value::Array(bags)) if bags.len() != 1 => {
            reader.flaws.add(bag_key, format!("{} bag fields; a part has exactly one", bags.len()));
            1
        }
        _ => reader.number(
            table,
            "bag",
            &bag_key,
            1..=fields.max(1),
            "counted from the bottom, the bag is on field",
        ),
    };
    let wage = reader.number(table, "wage", &format!("{key}.wage"), 0..=MOST_DUE, "a wage is");
    PartFigures { fields, first, bag, wage }
}

/// The field values, from the bottom: how many there are and the first.
fn read_values(reader: &mut EditionReader, table: &toml::Table, part: &str) -> (u8, u8) {
    let key = format!("{part}.values");
    let Some(toml::Value::Array(list)) = table.get("values") else {
        let reason = if table.contains_key("values") { "must be a list of numbers" } else { "is missing" };
        reader.flaws.add(key, reason);
        return (Part::MOST_FIELDS, 1);
    };
    let numbers: Option<Vec<i64>> = list.iter().map(toml::Value::as_integer).collect();
    let Some(numbers) = numbers else {
        reader.flaws.add(key, "must be a list of whole numbers");
        return (Part::MOST_FIELDS, 1);
    };
    let most = usize::from(Part::MOST_FIELDS);
    reader.flaws.require(
        (1..=most).contains(&numbers.len()),
        key.clone(),
        format!("{} fields; a part has 1 to {most}", numbers.len()),
    );
    if let Some(bad) = numbers.iter().find(|value| !(1..=60).contains(*value)) {
        reader.flaws.add(key.clone(), format!("{bad}; values lie between 1 and 60"));
    }
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0].checked_add(1) != Some(pair[1])) {
        let reason = format!("{pair:?} follow each other; values go up by one");
        reader.flaws.add(key, reason);
    }
    let first = numbers.first().and_then(|&first| u8::try_from(first).ok()).unwrap_or(1);
    (numbers.len().clamp(1, most) as u8, first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The default figures, once more as they stand in the rulebook: part, fields, first, bag, wage.
    #[test]
    fn ed_1_the_default_is_the_reconstruction() {
        let figures = Edition::default().figures;
        let expected = [
            (1, 7, 5, 4, 7),
            (2, 9, 5, 5, 9),
            (3, 12, 3, 6, 12),
            (4, 14, 4, 8, 13),
            (5, 16, 3, 9, 14),
            (6, 11, 6, 6, 11),
            (7, 8, 7, 4, 8),
            (8, 10, 4, 5, 10),
        ];
        for (number, fields, first, bag, wage) in expected {
            let part = Part::numbered(number).unwrap();
            assert_eq!(figures.parts[part], PartFigures { fields, first, bag, wage }, "part {number}");
        }
        assert_eq!(figures.costs.0.values(), &[6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        let mut flaws = Flaws::default();
        figures.check("", &mut flaws);
        assert_eq!(flaws, Flaws::default());
    }

    fn keys_of(text: &str) -> Vec<String> {
        read(text).unwrap_err().listed().iter().map(|flaw| flaw.key.clone()).collect()
    }

    #[test]
    fn ed_1_all_mistakes_are_reported_at_once() {
        let broken = DEFAULT_FILE
            .replace("values = [5, 6, 7, 8, 9, 10, 11]", "values = [5, 6, 8, 9, 10, 11]")
            .replace("wage = 13", "wage = 31")
            .replace("bag = 9", "bag = 17")
            .replace("win-ties = 7", "win-ties = 0")
            .replace("three-stones = 14", "four-stones = 14");
        let keys = keys_of(&broken);
        assert_eq!(
            keys,
            [
                "parts.1.values",
                "parts.4.wage",
                "parts.5.bag",
                "costs.four-stones",
                "costs.win-ties",
                "costs.three-stones"
            ]
        );
    }

    #[test]
    fn ed_1_every_kind_of_mistake_has_its_key() {
        let with = |from: &str, to: &str| {
            let text = DEFAULT_FILE.replacen(from, to, 1);
            assert_ne!(text, DEFAULT_FILE, "{from} stands in the file");
            keys_of(&text)
        };
        assert_eq!(with("bag = 4", "bag = [4, 5]"), ["parts.1.bag"]);
        assert_eq!(with("bag = 4", "bag = 0"), ["parts.1.bag"]);
        assert_eq!(with("bag = 4\n", ""), ["parts.1.bag"]);
        assert_eq!(with("wage = 7", "wage = \"7\""), ["parts.1.wage"]);
        assert_eq!(
            with("values = [5, 6, 7, 8, 9, 10, 11]", "values = []"),
            ["parts.1.values", "parts.1.bag"]
        );
        assert_eq!(
            with("values = [5, 6, 7, 8, 9, 10, 11]", "values = [55, 56, 57, 58, 59, 60, 61]"),
            ["parts.1.values"]
        );
        assert_eq!(with("values = [5, 6, 7, 8, 9, 10, 11]", "values = 7"), ["parts.1.values"]);
        assert_eq!(with("[parts.8]", "[parts.9]"), ["parts.9", "parts.8"]);
        assert_eq!(with("[costs]", "colour = 1\n[costs]"), ["parts.8.colour"]);
        assert_eq!(with("choose-order = 6", "choose-order = 51"), ["costs.choose-order"]);
        assert_eq!(with("name = ", "title = "), ["title", "name"]);
        assert_eq!(with("game = \"eschnapur\"", "game = \"morgenland\""), ["game"]);
        assert_eq!(keys_of("name = "), [""]);
        assert_eq!(keys_of("name = 'x'"), ["parts", "costs"]);
    }
}
