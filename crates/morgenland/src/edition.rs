//! Editions: the treasure cards, as data (MD.1).
//!
//! What was printed on the treasure cards is not known, so they come from an edition. The default is authored
//! and says so; owners of the printed game can load their own copy's cards.

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
use tabletop::edition::EditionReader;
use ts_rs::TS;

use crate::deck::{Shelves, TreasureCard};
use crate::treasure::Kind;

/// The default edition, as the file that `durbar edition show` prints.
pub const DEFAULT_FILE: &str = include_str!("../editions/authored.toml");

/// A named set of treasure cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Edition {
    /// What people call it.
    pub name: String,
    /// The treasure cards, for each number of players.
    pub decks: Decks,
}

/// The treasure cards for each number of players; in documents a map from that number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Decks {
    #[serde(rename = "3")]
    #[ts(as = "[Noted; TreasureCard::PER_DECK]")]
    three: [TreasureCard; TreasureCard::PER_DECK],
    #[serde(rename = "4")]
    #[ts(as = "[Noted; TreasureCard::PER_DECK]")]
    four: [TreasureCard; TreasureCard::PER_DECK],
    #[serde(rename = "5")]
    #[ts(as = "[Noted; TreasureCard::PER_DECK]")]
    five: [TreasureCard; TreasureCard::PER_DECK],
}

/// A treasure card in the notation of edition files and records.
type Noted = [ShelvesNotation; Kind::COUNT];

/// The shelves of one cave in the notation of edition files and records: `5/3/1`, and `-` for none.
#[derive(TS)]
#[ts(export_to = "morgenland.ts", type = "string")]
struct ShelvesNotation;

impl Decks {
    /// The cards for so many players, 3 to 5.
    pub fn of(&self, players: usize) -> &[TreasureCard; TreasureCard::PER_DECK] {
        match players {
            3 => &self.three,
            4 => &self.four,
            5 => &self.five,
            _ => unreachable!("M0.1: 3 to 5 play, not {players}"),
        }
    }
}

impl Default for Edition {
    fn default() -> Edition {
        read(DEFAULT_FILE).expect("the default edition is checked by a test")
    }
}

impl Edition {
    /// MD.1: the ranges every card must keep, whatever document it comes from; cards and caves count from 1.
    pub(crate) fn check(&self, at: &str, flaws: &mut Flaws) {
        for players in 3..=5 {
            for (i, card) in self.decks.of(players).iter().enumerate() {
                // Every game begins here, so the key is only written when there is something to say.
                let mut trial = Flaws::default();
                check_card(card, players, "", &mut trial);
                if trial.stop_if_any().is_err() {
                    check_card(card, players, &format!("{at}decks.{players}.{}", i + 1), flaws);
                }
            }
        }
    }
}

/// MD.1: what a card for so many players may put into the caves, which count from 1.
pub(crate) fn check_card(card: &TreasureCard, players: usize, key: &str, flaws: &mut Flaws) {
    for (i, cave) in card.caves().into_iter().enumerate() {
        let units = cave.units().map(u32::from);
        let depth = units.iter().rposition(|&units| units > 0).map_or(0, |last| last + 1);
        check_cave(&units[..depth], players, || format!("{key}.{}", i + 1), flaws);
    }
}

/// MD.1: at most one shelf less than there are players, filled from the top, each with 1 to 9.
fn check_cave(shelves: &[u32], players: usize, key: impl Fn() -> String, flaws: &mut Flaws) {
    let (deep, most) = (shelves.len(), players - 1);
    flaws.require_with(deep <= most, || {
        (key(), format!("{deep} shelves; with {players} players a cave has at most {most}"))
    });
    for (i, &units) in shelves.iter().enumerate() {
        flaws.require_with((1..=Shelves::MOST.into()).contains(&units), || {
            let rule = format!("shelves are filled from the top, each with 1 to {}", Shelves::MOST);
            (key(), format!("{units} on shelf {}; {rule}", i + 1))
        });
    }
}

/// Reads an edition file and reports all its mistakes (MD.1).
pub fn read(text: &str) -> Result<Edition, Flaws> {
    let (name, decks) = EditionReader::read(text, "morgenland", &["decks"], read_decks)?;
    Ok(Edition { name, decks })
}

fn read_decks(reader: &mut EditionReader, table: &toml::Table) -> Decks {
    let none = [TreasureCard::default(); TreasureCard::PER_DECK];
    let [three, four, five] = reader.table(table, "decks", "decks").map_or([none; 3], |found| {
        reader.only_keys(found, "decks.", &["3", "4", "5"]);
        [3, 4, 5].map(|players| {
            let key = format!("decks.{players}");
            let deck = reader.table(found, &players.to_string(), &key);
            deck.map_or(none, |deck| read_deck(reader, deck, players, &key))
        })
    });
    Decks { three, four, five }
}

/// The cards of one deck: those of its patterns, then those listed one by one.
fn read_deck(
    reader: &mut EditionReader,
    table: &toml::Table,
    players: usize,
    key: &str,
) -> [TreasureCard; TreasureCard::PER_DECK] {
    reader.only_keys(table, &format!("{key}."), &["patterns", "cards"]);
    let patterns = read_cards(reader, table, "patterns", players, key);
    let single = read_cards(reader, table, "cards", players, key);
    // A list that is no list was noted already: how many cards it was meant to hold is not known.
    let (Some(patterns), Some(single)) = (patterns, single) else {
        return [TreasureCard::default(); TreasureCard::PER_DECK];
    };
    let cards: Vec<TreasureCard> =
        patterns.iter().flat_map(rotations).chain(single.iter().copied()).collect();
    reader.flaws.require(
        cards.len() == TreasureCard::PER_DECK,
        key,
        format!(
            "{} cards (patterns of five cards: {}, single cards: {}); a deck has {}",
            cards.len(),
            patterns.len(),
            single.len(),
            TreasureCard::PER_DECK
        ),
    );
    std::array::from_fn(|i| cards.get(i).copied().unwrap_or_default())
}

/// A list of cards or patterns, which may be left out; nothing if it is no list.
fn read_cards(
    reader: &mut EditionReader,
    table: &toml::Table,
    name: &str,
    players: usize,
    deck: &str,
) -> Option<Vec<TreasureCard>> {
    let key = format!("{deck}.{name}");
    match table.get(name) {
        Some(toml::Value::Array(list)) => {
            let cards =
                list.iter().zip(1..).map(|(card, n)| read_card(reader, card, players, &format!("{key}.{n}")));
            Some(cards.collect())
        }
        Some(_) => {
            reader.flaws.add(key, "must be a list of cards");
            None
        }
        None => Some(Vec::new()),
    }
}

fn read_card(reader: &mut EditionReader, value: &toml::Value, players: usize, key: &str) -> TreasureCard {
    let toml::Value::Array(list) = value else {
        reader
            .flaws
            .add(key, "must be a card: a list of five caves, like [\"5/2\", \"4\", \"3\", \"3/2\", \"-\"]");
        return TreasureCard::default();
    };
    reader.flaws.require(
        list.len() == Kind::COUNT,
        key,
        format!("caves: {}; a card has five: crown, pearl, gem, goblet, gold bar", list.len()),
    );
    let caves: Vec<Shelves> = list
        .iter()
        .zip(1..)
        .map(|(cave, n)| read_cave(reader, cave, players, &format!("{key}.{n}")))
        .collect();
    TreasureCard::new(std::array::from_fn(|i| caves.get(i).copied().unwrap_or_default()))
}

/// A cave is checked as it is written: `Shelves` has no room for some mistakes.
fn read_cave(reader: &mut EditionReader, value: &toml::Value, players: usize, key: &str) -> Shelves {
    let text = value.as_str().unwrap_or_default();
    let shelves: Option<Vec<u32>> = match text {
        "-" => Some(Vec::new()),
        _ => text.split('/').map(|shelf| shelf.parse().ok()).collect(),
    };
    match shelves {
        Some(shelves) => check_cave(&shelves, players, || key.to_owned(), &mut reader.flaws),
        None => reader.flaws.add(key, "must be a cave: its shelves from the top, like \"5/3/1\", or \"-\""),
    }
    text.parse().unwrap_or_default()
}

/// The five cards a pattern stands for: it begins at the first cave, at the second and so on, and wraps round.
fn rotations(pattern: &TreasureCard) -> [TreasureCard; Kind::COUNT] {
    std::array::from_fn(|by| {
        let mut caves = pattern.caves();
        caves.rotate_right(by);
        TreasureCard::new(caves)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> TreasureCard {
        let caves: Vec<Shelves> = text.split(", ").map(|cave| cave.parse().unwrap()).collect();
        TreasureCard::new(caves.try_into().unwrap())
    }

    fn flaws_of(edition: &Edition) -> Vec<String> {
        let mut flaws = Flaws::default();
        edition.check("edition.", &mut flaws);
        flaws.listed().iter().map(|flaw| format!("{}: {}", flaw.key, flaw.reason)).collect()
    }

    /// The default patterns, once more as they stand in the rulebook.
    #[test]
    fn md_1_the_default_is_authored() {
        let edition = Edition::default();
        assert_eq!(edition.name, "authored");
        assert_eq!(flaws_of(&edition), [""; 0]);
        let patterns = [
            (3, ["5/2, 4/1, 3, 3/2, -", "4/3, 5, 3/1, -, 2", "5/3, 3/2, -, 4, -"]),
            (4, ["5/3/1, 4/2, 3/1, 3, -", "4/3/2, 5/1, 3/2, -, 2/1", "5/2/1, 4/3, -, 4, 2/1/1"]),
            (
                5,
                [
                    "5/3/2/1, 4/2/1, 4/3, 3/1, -",
                    "5/4/1, 3/2/1/1, 4/2/1, 5/2, -",
                    "4/3/2/1, 5/2, 3/2/1, -, 4/1",
                ],
            ),
        ];
        for (players, patterns) in patterns {
            for (i, pattern) in patterns.into_iter().enumerate() {
                assert_eq!(edition.decks.of(players)[5 * i], card(pattern), "{players} players");
            }
        }
    }

    #[test]
    fn md_1_a_pattern_stands_for_five_cards() {
        let decks = Edition::default().decks;
        let expected = [
            "5/3/1, 4/2, 3/1, 3, -",
            "-, 5/3/1, 4/2, 3/1, 3",
            "3, -, 5/3/1, 4/2, 3/1",
            "3/1, 3, -, 5/3/1, 4/2",
            "4/2, 3/1, 3, -, 5/3/1",
        ];
        assert_eq!(decks.of(4)[..5], expected.map(card));
        assert_eq!(decks.of(3)[8], card("3/1, -, 2, 4/3, 5"));
        assert_eq!(decks.of(5)[14], card("5/2, 3/2/1, -, 4/1, 4/3/2/1"));
    }

    #[test]
    fn md_1_every_kind_comes_up_equally_often() {
        let decks = Edition::default().decks;
        for players in 3..=5 {
            let [first, others @ ..] = [0, 1, 2, 3, 4].map(|cave| {
                let mut shelves = decks.of(players).map(|card| card.caves()[cave]);
                shelves.sort_unstable();
                shelves
            });
            assert!(others.iter().all(|shelves| *shelves == first), "{players} players");
        }
    }

    /// The page shows the default once more, partly and wholly card by card.
    #[test]
    fn md_1_cards_can_be_listed_one_by_one() {
        let page = include_str!("../rulebook/08-editions.md");
        let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        assert_eq!(read(example).map(|edition| edition.decks), Ok(Edition::default().decks));
    }

    #[test]
    fn md_1_a_card_may_be_without_treasure() {
        let none = format!("patterns = {:?}", [["-"; 5]; 3]);
        let edition = read(&format!("name = 'x'\n[decks]\n3.{none}\n4.{none}\n5.{none}")).unwrap();
        assert_eq!(flaws_of(&edition), [""; 0]);
        assert_eq!(edition.decks.of(5), &[TreasureCard::default(); 15]);
    }

    fn keys_of(text: &str) -> Vec<String> {
        read(text).unwrap_err().listed().iter().map(|flaw| flaw.key.clone()).collect()
    }

    #[test]
    fn md_1_all_mistakes_are_reported_at_once() {
        let broken = DEFAULT_FILE
            .replace("game = \"morgenland\"", "game = \"eschnapur\"")
            .replace("[\"5/3\", \"3/2\", \"-\", \"4\", \"-\"],\n]", "]")
            .replace("\"5/1\", \"3/2\"", "\"5/0/2\", \"4/3/2/1\"")
            .replace("\"4\", \"2/1/1\"", "4, \"2/1/1\", \"-\"")
            .replace("[decks.5]", "[decks.6]");
        let found = read(&broken).unwrap_err().to_string();
        let expected = [
            "game: must be \"morgenland\": this is a file for another game",
            "decks.6: is not a key; known are 3, 4, 5",
            "decks.3: 10 cards (patterns of five cards: 2, single cards: 0); a deck has 15",
            "decks.4.patterns.2.2: 0 on shelf 2; shelves are filled from the top, each with 1 to 9",
            "decks.4.patterns.2.3: 4 shelves; with 4 players a cave has at most 3",
            "decks.4.patterns.3: caves: 6; a card has five: crown, pearl, gem, goblet, gold bar",
            "decks.4.patterns.3.4: must be a cave: its shelves from the top, like \"5/3/1\", or \"-\"",
            "decks.5: is missing",
        ];
        assert_eq!(found.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn md_1_every_kind_of_mistake_has_its_key() {
        let with = |from: &str, to: &str| {
            let text = DEFAULT_FILE.replacen(from, to, 1);
            assert_ne!(text, DEFAULT_FILE, "{from} stands in the file");
            keys_of(&text)
        };
        let cave = |text: &str| with("\"4/3\", \"5\", \"3/1\"", &format!("\"4/3\", \"5\", {text}"));
        for wrong in ["'3/1/1'", "'0'", "'0/1'", "'3/0'", "'10'", "'-1'", "'x'", "''", "3", "[]"] {
            assert_eq!(cave(wrong), ["decks.3.patterns.2.3"], "{wrong}");
        }
        let one = "decks.3.patterns.2.3";
        assert_eq!(cave("'10/0/1'"), [one, one, one]);
        assert_eq!(cave("'1/1/1/1/1'"), [one]);
        assert_eq!(with("\"3/1\", \"-\", \"2\"", "\"3/1\", \"-\""), ["decks.3.patterns.2"]);
        assert_eq!(with("[\"4/3\", \"5\", \"3/1\", \"-\", \"2\"]", "\"4/3\""), ["decks.3.patterns.2"]);
        assert_eq!(with("[decks.4]\n", "[decks.4]\ncards = 15\n"), ["decks.4.cards"]);
        assert_eq!(
            with("[decks.4]\n", "[decks.4]\ncards = [['1/1/1/1', '-', '-', '-', '-']]\n"),
            ["decks.4.cards.1.1", "decks.4"]
        );
        assert_eq!(with("[decks.4]\npatterns", "[decks.4]\nrows"), ["decks.4.rows", "decks.4"]);
        assert_eq!(with("[decks.4]\n", "[decks.6]\n"), ["decks.6", "decks.4"]);
        assert_eq!(with("name = ", "title = "), ["title", "name"]);
        assert_eq!(with("name = \"authored\"", "name = \" \""), ["name"]);
        assert_eq!(with("game = \"morgenland\"", "game = 1"), ["game"]);
        assert_eq!(keys_of("name = "), [""]);
        assert_eq!(keys_of("name = 'x'"), ["decks"]);
        assert_eq!(keys_of("name = 'x'\ndecks = 3"), ["decks"]);
        assert_eq!(keys_of("name = 'x'\ndecks.3 = []"), ["decks.3", "decks.4", "decks.5"]);
    }

    #[test]
    fn md_1_a_file_need_not_name_the_game() {
        assert_eq!(read(&DEFAULT_FILE.replace("game = ", "# game = ")), Ok(Edition::default()));
    }

    #[test]
    fn md_1_an_edition_survives_being_written_and_read() {
        let edition = Edition::default();
        let document = serde_json::to_value(&edition).unwrap();
        assert_eq!(document["decks"]["4"][6], serde_json::json!(["2/1", "4/3/2", "5/1", "3/2", "-"]));
        assert_eq!(serde_json::from_value::<Edition>(document).unwrap(), edition);
        let text = serde_json::to_string(&edition).unwrap();
        assert_eq!(serde_json::from_str::<Edition>(&text).unwrap(), edition);
    }

    #[test]
    fn md_1_a_document_has_all_cards_and_no_more() {
        let mistakes: [fn(&mut serde_json::Value); 6] = [
            |decks| drop(decks["4"].as_array_mut().unwrap().pop()),
            |decks| decks["4"].as_array_mut().unwrap().push(serde_json::json!(["-", "-", "-", "-", "-"])),
            |decks| decks["4"][14] = serde_json::json!(["-", "-", "-", "-"]),
            |decks| decks["4"][14][4] = "10".into(),
            |decks| drop(decks.as_object_mut().unwrap().remove("4")),
            |decks| decks["6"] = decks["5"].clone(),
        ];
        for (i, make) in mistakes.into_iter().enumerate() {
            let mut document = serde_json::to_value(Edition::default()).unwrap();
            make(&mut document["decks"]);
            assert!(serde_json::from_str::<Edition>(&document.to_string()).is_err(), "text {i}");
            assert!(serde_json::from_value::<Edition>(document).is_err(), "value {i}");
        }
    }

    #[test]
    fn md_1_a_document_keeps_the_ranges() {
        let mut edition = Edition::default();
        edition.decks.three[1] = card("-, 2/2/2, 0/1, -, -");
        edition.decks.five[14] = TreasureCard::new([Shelves::new([10, 1, 1, 1]); 5]);
        let full = "10 on shelf 1; shelves are filled from the top, each with 1 to 9";
        let mut expected = vec![
            "edition.decks.3.2.2: 3 shelves; with 3 players a cave has at most 2".to_owned(),
            "edition.decks.3.2.3: 0 on shelf 1; shelves are filled from the top, each with 1 to 9".to_owned(),
        ];
        expected.extend((1..=5).map(|cave| format!("edition.decks.5.15.{cave}: {full}")));
        assert_eq!(flaws_of(&edition), expected);
    }
}
