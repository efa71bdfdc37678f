//! What no type can say of the documents: how long texts and lists are, between which bounds numbers lie, and which
//! pattern a notation has. Whoever puts one there that cannot be is refused.

use serde_json::{Map, Value, json};
use table::LONGEST_SAYING;
use wire::http::GameAbout;

use crate::games::AnyGame;
use crate::limits::Limits;
use crate::name::LONGEST_NAME;
use crate::{extract, games};

/// An id of a table or a person.
const ID: &str = "[0-9a-hjkmnp-tv-z]{12}";

/// The last moment that a clock can show: the end of the year 9999, in milliseconds.
const LAST_MOMENT: i64 = 253_402_300_799_999;

/// What is known of a parameter with this name.
pub(super) fn parameter(name: &str) -> Option<Value> {
    Some(match name {
        "id" => json!({ "$ref": "#/components/schemas/TableId" }),
        "person" => json!({ "$ref": "#/components/schemas/PersonId" }),
        "n" => json!({ "type": "string", "pattern": "^(last|[0-9]{1,9})$" }),
        "eyes" => json!({ "type": "string", "pattern": "^([A-Ea-e1-5]|spectator|all)$" }),
        "before" => json!({ "type": "string", "pattern": format!("^-?[0-9]{{1,18}}\\.{ID}$") }),
        "list" => json!({ "$ref": "#/components/schemas/Which" }),
        "from" => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
        "most" => {
            json!({ "type": "integer", "minimum": 1, "maximum": super::super::records::MOST })
        }
        "form" => json!({ "type": "string", "enum": tabletop::Form::ALL }),
        "language" => json!({ "type": "string" }),
        _ => return None,
    })
}

/// Adds what is known to the schemas.
pub(super) fn add(schemas: &mut Map<String, Value>) {
    for (place, fact) in facts() {
        let found = find(schemas, &place).and_then(Value::as_object_mut);
        let found = found.unwrap_or_else(|| panic!("{place}: no schema has this place"));
        found.extend(fact.as_object().cloned().into_iter().flatten());
    }
}

/// The schema at a place: a document, and from there the members that lead to it. A member in brackets picks the variant
/// with this tag; `*` is what a list or a map consists of.
fn find<'s>(schemas: &'s mut Map<String, Value>, place: &str) -> Option<&'s mut Value> {
    let mut way = place.split(' ');
    let mut schema = schemas.get_mut(way.next()?)?;
    for step in way {
        schema = match step.strip_prefix('[').and_then(|step| step.strip_suffix(']')) {
            Some(tag) => {
                let variants = schema.get_mut("oneOf")?.as_array_mut()?;
                variants.iter_mut().find(|variant| is_tagged(variant, tag))?
            }
            None if step == "*" && schema.get("items").is_some() => schema.get_mut("items")?,
            None if step == "*" => schema.get_mut("additionalProperties")?,
            None => schema.get_mut("properties")?.get_mut(step)?,
        };
    }
    Some(schema)
}

fn is_tagged(variant: &Value, tag: &str) -> bool {
    let members = variant["properties"].as_object();
    members.is_some_and(|members| members.values().any(|member| member["const"] == tag))
}

/// All of them, each with its place.
fn facts() -> Vec<(String, Value)> {
    let mut all = of_people();
    all.extend(of_tables());
    all.extend(of_games());
    all.into_iter().map(|(place, fact)| (place.to_owned(), fact)).chain(of_each_game()).collect()
}

fn of_people() -> Vec<(&'static str, Value)> {
    let id = json!({ "pattern": format!("^{ID}$") });
    let name = json!({ "minLength": 1, "maxLength": LONGEST_NAME });
    let minute = json!({ "maximum": 24 * 60 - 1 });
    let code = "[0-9A-HJKMNP-TV-Z]{4}";
    vec![
        ("PersonId", id),
        ("NewGuest name", name.clone()),
        ("NewCompanion name", name.clone()),
        ("Known name", name.clone()),
        ("Me name", name.clone()),
        ("ChangeMe name", nullable(&json!({ "type": "string", "minLength": 1, "maxLength": LONGEST_NAME }))),
        ("ListedSeat name", nullable(&json!({ "type": "string", "minLength": 1 }))),
        ("Me companions", json!({ "maxItems": Limits::default().companions })),
        ("Quiet from", minute.clone()),
        ("Quiet to", minute),
        ("RecoveryCode code", json!({ "pattern": format!("^{code}(-{code}){{4}}$") })),
        ("Saying text", json!({ "minLength": 1, "maxLength": LONGEST_SAYING })),
        ("Time", json!({ "maximum": LAST_MOMENT })),
        ("Trouble message", json!({ "minLength": 1 })),
    ]
}

fn of_tables() -> Vec<(&'static str, Value)> {
    let games = games::about();
    let names: Vec<_> = games.iter().map(|game| game.name.as_str()).collect();
    let levels: Vec<_> = bots::Level::ALL.iter().map(ToString::to_string).collect();
    let least = games.iter().map(|game| game.least).min();
    let most = games.iter().map(|game| game.most).max();
    let everybody = json!({ "minItems": least, "maxItems": most });
    let level = json!({ "enum": levels });
    let file = json!({ "type": "string", "maxLength": extract::longest_body(&Limits::default()) });
    vec![
        ("TableId", json!({ "pattern": format!("^{ID}$") })),
        ("Opened link", json!({ "pattern": format!("^/t/{ID}$") })),
        ("NewTable game", json!({ "enum": names })),
        ("ListedTable game", json!({ "enum": names })),
        ("GameAbout name", json!({ "enum": names })),
        ("GameAbout levels *", level.clone()),
        ("NewTable players", json!({ "minimum": least, "maximum": most })),
        ("NewTable edition", nullable(&file)),
        ("NewTable bots *", level.clone()),
        ("Terms stand_in", level.clone()),
        ("Sitter [bot] level", level),
        ("ListedTable seats", everybody),
        ("Tables tables", json!({ "maxItems": super::super::tables::PAGE })),
        ("Tables next", nullable(&json!({ "type": "string", "pattern": format!("^[0-9]+\\.{ID}$") }))),
        ("Pace [live] seconds", json!({ "minimum": 10, "maximum": 3 * 3600 })),
        ("Pace [live] increment", json!({ "maximum": 5 * 60 })),
        ("Pace [days] hours", json!({ "minimum": 1, "maximum": 14 * 24 })),
        ("Standing place", json!({ "minimum": 1, "maximum": most })),
    ]
}

fn of_games() -> Vec<(&'static str, Value)> {
    let because = games::all().iter().flat_map(|game| game.reasons()).copied().collect();
    let hash = json!({ "pattern": "^[0-9a-f]{64}$" });
    vec![
        ("Refused [illegal] because", json!({ "enum": unique(because) })),
        ("Hash", hash.clone()),
        ("Seed", hash),
        ("SeatSet", json!({ "uniqueItems": true })),
    ]
}

/// What every game has under its own name.
fn of_each_game() -> Vec<(String, Value)> {
    let eyes = json!({ "enum": ["A", "B", "C", "D", "E", "spectator", "all"] });
    let each = |game: &&dyn AnyGame| {
        let GameAbout { name, least, most, .. } = game.about();
        let players = json!({ "minItems": least, "maxItems": most });
        let moments = json!({ "minItems": 1, "maxItems": super::super::records::MOST });
        let mut facts = game.facts();
        facts.extend([
            ("Moment eyes", eyes.clone()),
            ("Moments eyes", eyes.clone()),
            ("Moments seats", players.clone()),
            ("Moments moments", moments),
            ("Record seats", players),
            ("Options players", json!({ "minimum": least, "maximum": most })),
        ]);
        facts.into_iter().map(move |(place, fact)| (format!("{name}.{place}"), fact)).collect::<Vec<_>>()
    };
    games::all().iter().flat_map(each).collect()
}

/// What was one of two with nothing becomes this, or nothing.
fn nullable(is: &Value) -> Value {
    json!({ "oneOf": [is, { "type": "null" }] })
}

fn unique(mut words: Vec<&str>) -> Vec<&str> {
    words.sort_unstable();
    words.dedup();
    words
}
