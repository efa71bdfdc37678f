//! Editions: the printed figures, as data (ED.1).
//!
//! What was printed on the palace parts is not known for certain, so every figure comes from an edition. The
//! default is a reconstruction and says so; owners of the printed game can load their own copy's figures.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
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
    /// The figures.
    pub figures: Figures,
}

/// The figures that play needs; they are part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Figures {
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

/// What each privilege costs, in the order of [`Privilege::ALL`]; in documents a map from its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Privilege, u8>", try_from = "BTreeMap<Privilege, u8>")]
pub struct Costs([u8; Privilege::COUNT]);

tabletop::typescript!("eschnapur.ts", "Costs", Costs = "{ [privilege in Privilege]: number }", Privilege);

impl Costs {
    /// What one privilege costs.
    #[inline]
    pub fn of(&self, privilege: Privilege) -> u8 {
        self.0[privilege.index()]
    }
}

impl From<Costs> for BTreeMap<Privilege, u8> {
    fn from(costs: Costs) -> Self {
        Privilege::ALL.into_iter().zip(costs.0).collect()
    }
}

impl TryFrom<BTreeMap<Privilege, u8>> for Costs {
    type Error = String;
    fn try_from(costs: BTreeMap<Privilege, u8>) -> Result<Costs, String> {
        let missing = Privilege::ALL.into_iter().find(|privilege| !costs.contains_key(privilege));
        match missing {
            Some(privilege) => Err(format!("the cost of {privilege} is missing")),
            None => Ok(Costs(Privilege::ALL.map(|privilege| costs[&privilege]))),
        }
    }
}

impl Default for Edition {
    fn default() -> Edition {
        read(DEFAULT_FILE).expect("the default edition is checked by a test")
    }
}

impl Figures {
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
    let table: toml::Table =
        text.parse().map_err(|error: toml::de::Error| Flaws::one("", error.to_string().trim_end()))?;
    let mut reader = Reader { flaws: Flaws::default() };
    let edition = reader.edition(&table);
    reader.flaws.or(edition)
}

/// Walks through an edition file, noting every mistake and going on with a harmless value.
struct Reader {
    flaws: Flaws,
}

impl Reader {
    fn edition(&mut self, table: &toml::Table) -> Edition {
        self.only_keys(table, "", &["game", "name", "parts", "costs"]);
        if let Some(game) = table.get("game") {
            let ours = game.as_str() == Some("eschnapur");
            self.flaws.require(ours, "game", "must be \"eschnapur\": this is a file for another game");
        }
        let name = table.get("name").map(|name| name.as_str().unwrap_or_default().trim());
        match name {
            Some(name) => self.flaws.require_name("name", name),
            None => self.flaws.add("name", "is missing: give your edition a name"),
        }
        let name = name.unwrap_or_default().to_owned();
        let numbers: Vec<String> = Part::all().map(|part| part.to_string()).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        let unknown = PartFigures { fields: 1, first: 1, bag: 1, wage: 0 };
        let parts = self.table(table, "parts", "parts").map_or(ByPart([unknown; Part::COUNT]), |found| {
            self.only_keys(found, "parts.", &numbers);
            ByPart(std::array::from_fn(|i| {
                let key = format!("parts.{}", i + 1);
                self.table(found, numbers[i], &key).map_or(unknown, |part| self.part(part, &key))
            }))
        });
        let costs = self.table(table, "costs", "costs").map_or([1; Privilege::COUNT], |found| {
            self.only_keys(found, "costs.", &Privilege::ALL.map(Privilege::name));
            Privilege::ALL.map(|privilege| {
                let key = format!("costs.{privilege}");
                self.number(found, privilege.name(), &key, 1..=50, "a privilege costs")
            })
        });
        Edition { name, figures: Figures { parts, costs: Costs(costs) } }
    }

    fn part(&mut self, table: &toml::Table, key: &str) -> PartFigures {
        self.only_keys(table, &format!("{key}."), &["values", "bag", "wage"]);
        let (fields, first) = self.values(table, key);
        let bag_key = format!("{key}.bag");
        let bag = match table.get("bag") {
            Some(toml::Value::Array(bags)) if bags.len() != 1 => {
                self.flaws.add(bag_key, format!("{} bag fields; a part has exactly one", bags.len()));
                1
            }
            _ => self.number(
                table,
                "bag",
                &bag_key,
                1..=fields.max(1),
                "counted from the bottom, the bag is on field",
            ),
        };
        let wage = self.number(table, "wage", &format!("{key}.wage"), 0..=MOST_DUE, "a wage is");
        PartFigures { fields, first, bag, wage }
    }

    /// The field values, from the bottom: how many there are and the first.
    fn values(&mut self, table: &toml::Table, part: &str) -> (u8, u8) {
        let key = format!("{part}.values");
        let Some(toml::Value::Array(list)) = table.get("values") else {
            let reason =
                if table.contains_key("values") { "must be a list of numbers" } else { "is missing" };
            self.flaws.add(key, reason);
            return (Part::MOST_FIELDS, 1);
        };
        let numbers: Option<Vec<i64>> = list.iter().map(toml::Value::as_integer).collect();
        let Some(numbers) = numbers else {
            self.flaws.add(key, "must be a list of whole numbers");
            return (Part::MOST_FIELDS, 1);
        };
        let most = usize::from(Part::MOST_FIELDS);
        self.flaws.require(
            (1..=most).contains(&numbers.len()),
            key.clone(),
            format!("{} fields; a part has 1 to {most}", numbers.len()),
        );
        if let Some(bad) = numbers.iter().find(|value| !(1..=60).contains(*value)) {
            self.flaws.add(key.clone(), format!("{bad}; values lie between 1 and 60"));
        }
        if let Some(pair) = numbers.windows(2).find(|pair| pair[0].checked_add(1) != Some(pair[1])) {
            let reason = format!("{pair:?} follow each other; values go up by one");
            self.flaws.add(key, reason);
        }
        let first = numbers.first().and_then(|&first| u8::try_from(first).ok()).unwrap_or(1);
        (numbers.len().clamp(1, most) as u8, first)
    }

    fn number(
        &mut self,
        table: &toml::Table,
        name: &str,
        key: &str,
        range: std::ops::RangeInclusive<u8>,
        what: &str,
    ) -> u8 {
        let (low, high) = (*range.start(), *range.end());
        let reason = match table.get(name) {
            Some(toml::Value::Integer(number)) => {
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

    fn table<'t>(&mut self, table: &'t toml::Table, name: &str, key: &str) -> Option<&'t toml::Table> {
        match table.get(name) {
            Some(toml::Value::Table(found)) => return Some(found),
            Some(_) => self.flaws.add(key, "must be a table"),
            None => self.flaws.add(key, "is missing"),
        }
        None
    }

    fn only_keys(&mut self, table: &toml::Table, prefix: &str, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
            self.flaws.add(format!("{prefix}{key}"), format!("is not a key; known are {}", known.join(", ")));
        }
    }
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
        assert_eq!(figures.costs.0, [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
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
