//! The documents of HTTP as JSON Schemas, read from their TypeScript declarations.
//!
//! What a document looks like is stated once, on its type, and the declarations say all of it: every member, every
//! variant, every notation. A second derive on each type would say the same again, and less exactly where a type has a
//! notation of its own. What TypeScript has no words for, such as lengths, whoever describes the interface adds.

#[cfg(test)]
mod convention;
mod declaration;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tabletop::Hosted;
use ts_rs::TS;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::problem::Trouble;
use crate::{games, http, socket, typescript};
use declaration::{Declaration, Member, Type};

/// Where schemas lie in a description.
const PLACE: &str = "#/components/schemas/";

/// The documents that show a game: each game has its own of them.
const OF_A_GAME: [&str; 3] = ["Moment", "Moments", "PageMoment"];

/// The schemas of all documents and of whatever they name, by their names. What belongs to a game has its name before
/// it, such as `<game>.Position`.
pub fn schemas() -> BTreeMap<String, Value> {
    let mut library = Library::new();
    let mut each = Each { library: &mut library, records: BTreeMap::new() };
    games::each(&mut each);
    let records = each.records;
    let mut schemas = library.schemas();
    let kinds: Vec<_> = records.keys().map(|name| reference(name)).collect();
    let about = "A finished game as a file that replays it.";
    schemas.insert("Record".to_owned(), described(json!({ "oneOf": kinds }), about));
    schemas.extend(records);
    reachable(schemas)
}

/// What is said under this name in a description.
fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{PLACE}{name}") })
}

/// Gives each game its own copy of what shows a game, and its record.
struct Each<'l> {
    library: &'l mut Library,
    records: BTreeMap<String, Value>,
}

impl games::Visitor for Each<'_> {
    fn visit<G: games::Declared>(&mut self) {
        let event = <G::Event as TS>::ident(&typescript::config());
        self.library.give_moments(G::NAME, &event);
        self.records.insert(format!("{}.Record", G::NAME), record::<G>());
    }
}

/// A record is generic in its game, which no declaration can say.
fn record<G: Hosted>() -> Value {
    let of_game = |name: &str| reference(&format!("{}.{name}", G::NAME));
    let count = json!({ "type": "integer", "minimum": 0 });
    let texts = json!({ "type": "array", "items": { "type": "string" } });
    let checkpoint = closed(&[("after", count.clone()), ("position", reference("Hash"))]);
    closed(&[
        ("format", json!({ "const": tabletop::record::FORMAT })),
        ("game", json!({ "const": G::NAME })),
        ("rules_version", count),
        ("options", of_game("Options")),
        ("edition", of_game("Edition")),
        ("seed", reference("Seed")),
        ("commitment", reference("Hash")),
        ("seats", texts.clone()),
        ("entries", texts),
        ("checkpoints", json!({ "type": "array", "items": checkpoint })),
        ("outcome", json!({ "oneOf": [reference("Outcome"), { "type": "null" }] })),
    ])
}

/// An object with exactly these members.
fn closed(members: &[(&str, Value)]) -> Value {
    let names: Vec<_> = members.iter().map(|(name, _)| *name).collect();
    let properties: Map<_, _> = members.iter().map(|(name, is)| ((*name).to_owned(), is.clone())).collect();
    json!({ "type": "object", "properties": properties, "required": names, "additionalProperties": false })
}

/// Only what the documents lead to: what goes over sockets is described elsewhere.
fn reachable(mut all: BTreeMap<String, Value>) -> BTreeMap<String, Value> {
    let mut wanted: Vec<String> = documents();
    let mut kept = BTreeMap::new();
    while let Some(name) = wanted.pop() {
        if kept.contains_key(&name) {
            continue;
        }
        let schema = all.remove(&name).unwrap_or_else(|| panic!("{name} is named and not declared"));
        wanted.extend(named_in(&schema));
        kept.insert(name, schema);
    }
    kept
}

/// The names of the schemas that one refers to.
fn named_in(schema: &Value) -> Vec<String> {
    let text = schema.to_string();
    let places = text.split(PLACE).skip(1);
    places.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// All declarations, by the file in which they stand.
struct Library {
    files: BTreeMap<String, BTreeMap<String, Declaration>>,
    games: Vec<&'static str>,
}

/// Where a type is read: the file whose names count, and what its parameters are filled with.
#[derive(Clone)]
struct Scope<'l> {
    file: &'l str,
    filled: BTreeMap<String, (Scope<'l>, Type)>,
}

impl Library {
    fn new() -> Library {
        let files = typescript::declarations().into_iter();
        let files =
            files.map(|(name, text)| (name.trim_end_matches(".ts").to_owned(), declaration::read(&text)));
        Library { files: files.collect(), games: Vec::new() }
    }

    /// A game gets its own copy of what shows a game, in its own words.
    fn give_moments(&mut self, game: &'static str, event: &str) {
        self.games.push(game);
        for name in OF_A_GAME {
            let mut own = self.files["protocol"][name].clone();
            show(&mut own.is, event, name == "Moment");
            self.files.get_mut(game).expect("a game has a file").insert(name.to_owned(), own);
        }
    }

    fn schemas(&self) -> BTreeMap<String, Value> {
        let mut schemas = BTreeMap::new();
        for (file, declarations) in &self.files {
            let plain = declarations.iter().filter(|(_, declaration)| declaration.parameters.is_empty());
            for (name, declaration) in plain {
                let schema = if file == "protocol" && OF_A_GAME.contains(&name.as_str()) {
                    self.of_each_game(name)
                } else {
                    self.schema(&Scope { file, filled: BTreeMap::new() }, &declaration.is)
                };
                schemas.insert(self.full_name(file, name), described(schema, &declaration.about));
            }
        }
        schemas
    }

    fn of_each_game(&self, name: &str) -> Value {
        let each: Vec<_> = self.games.iter().map(|game| reference(&self.full_name(game, name))).collect();
        json!({ "oneOf": each })
    }

    fn full_name(&self, file: &str, name: &str) -> String {
        if self.games.contains(&file) { format!("{file}.{name}") } else { name.to_owned() }
    }

    /// What a name stands for, and in which file that is declared: the own one, or one that all share.
    fn find(&self, file: &str, name: &str) -> (&str, &Declaration) {
        let shared = self.files.keys().map(String::as_str).filter(|other| !self.games.contains(other));
        std::iter::once(file)
            .chain(shared)
            .find_map(|file| Some((self.files.get_key_value(file)?.0.as_str(), self.files[file].get(name)?)))
            .unwrap_or_else(|| panic!("{file} names {name}, which nobody declares"))
    }

    /// What stands behind a name, unless it is a list.
    fn open<'l>(&'l self, scope: &Scope<'l>, name: &str, filled: &[Type]) -> (Scope<'l>, Type) {
        if let Some((scope, is)) = scope.filled.get(name) {
            return (scope.clone(), is.clone());
        }
        let (file, declaration) = self.find(scope.file, name);
        let own = Scope { file, filled: BTreeMap::new() };
        let filling = |(place, (name, without)): (usize, &(String, Option<Type>))| {
            let with = filled.get(place).map(|is| (scope.clone(), is.clone()));
            let without = || (own.clone(), without.clone().expect("what has no default is filled"));
            (name.clone(), with.unwrap_or_else(without))
        };
        let filled = declaration.parameters.iter().enumerate().map(filling).collect();
        (Scope { file, filled }, declaration.is.clone())
    }

    fn schema(&self, scope: &Scope<'_>, is: &Type) -> Value {
        match is {
            Type::Text => json!({ "type": "string" }),
            // Whatever has a number here is counted or measured in whole units.
            Type::Number => json!({ "type": "integer", "minimum": 0 }),
            Type::Flag => json!({ "type": "boolean" }),
            Type::Null => json!({ "type": "null" }),
            Type::Unknown => json!({}),
            Type::Word(word) => json!({ "type": "string", "const": word }),
            Type::Figure(figure) => json!({ "type": "integer", "const": figure }),
            Type::Row(_) => json!({ "type": "string", "pattern": format!("^{}$", self.pattern(scope, is)) }),
            Type::Named(name, filled) if name == "Array" => {
                json!({ "type": "array", "items": self.schema(scope, &filled[0]) })
            }
            Type::Named(name, filled) => self.named(scope, name, filled),
            Type::Tuple(all) => self.tuple(scope, all),
            Type::Object(members) => self.object(members.iter().map(|member| (scope, member))),
            Type::Map { words, partial, each } => self.map(scope, words, *partial, each),
            Type::Either(all) => self.either(scope, all),
            Type::Both(_) => {
                let forms = self.forms(scope, is);
                let object = |form: &Vec<(Scope<'_>, Member)>| {
                    self.object(form.iter().map(|(scope, member)| (scope, member)))
                };
                one_of(forms.iter().map(object))
            }
        }
    }

    fn named(&self, scope: &Scope<'_>, name: &str, filled: &[Type]) -> Value {
        let is_parameter = scope.filled.contains_key(name);
        if !is_parameter {
            let (file, declaration) = self.find(scope.file, name);
            if declaration.parameters.is_empty() {
                return reference(&self.full_name(file, name));
            }
        }
        let (scope, is) = self.open(scope, name, filled);
        self.schema(&scope, &is)
    }

    fn tuple(&self, scope: &Scope<'_>, all: &[Type]) -> Value {
        let (first, count) = (&all[0], all.len());
        if all.iter().all(|other| other == first) {
            let items = self.schema(scope, first);
            return json!({ "type": "array", "items": items, "minItems": count, "maxItems": count });
        }
        let each: Vec<_> = all.iter().map(|is| self.schema(scope, is)).collect();
        json!({ "type": "array", "prefixItems": each, "items": false, "minItems": count })
    }

    fn object<'m, 's: 'm>(&self, members: impl Iterator<Item = (&'m Scope<'s>, &'m Member)>) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for (scope, Member { about, name, optional, is }) in members {
            properties.insert(name.clone(), described(self.schema(scope, is), about));
            if !optional {
                required.push(name.clone());
            }
        }
        json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
    }

    fn map(&self, scope: &Scope<'_>, words: &Type, partial: bool, each: &Type) -> Value {
        let each = self.schema(scope, each);
        if *words == Type::Text {
            return json!({ "type": "object", "additionalProperties": each });
        }
        let words = self.words(scope, words);
        let required = if partial { Vec::new() } else { words.clone() };
        json!({
            "type": "object",
            "propertyNames": { "enum": words },
            "additionalProperties": each,
            "required": required,
        })
    }

    fn either(&self, scope: &Scope<'_>, all: &[Type]) -> Value {
        let words = all.iter().map(|is| if let Type::Word(word) = is { Some(word) } else { None });
        if let Some(words) = words.collect::<Option<Vec<_>>>() {
            return json!({ "type": "string", "enum": words });
        }
        let figures = all.iter().map(|is| if let Type::Figure(figure) = is { Some(figure) } else { None });
        if let Some(figures) = figures.collect::<Option<Vec<_>>>() {
            return json!({ "type": "integer", "enum": figures });
        }
        one_of(all.iter().map(|is| self.schema(scope, is)))
    }

    /// The objects that a type can be, each by its members with where these are read.
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is, is no object")]
    fn forms<'l>(&'l self, scope: &Scope<'l>, is: &Type) -> Vec<Vec<(Scope<'l>, Member)>> {
        match is {
            Type::Object(members) => {
                vec![members.iter().map(|member| (scope.clone(), member.clone())).collect()]
            }
            Type::Named(name, filled) => {
                let (scope, is) = self.open(scope, name, filled);
                self.forms(&scope, &is)
            }
            Type::Either(all) => all.iter().flat_map(|is| self.forms(scope, is)).collect(),
            Type::Both(all) => all.iter().fold(vec![Vec::new()], |forms, is| {
                let more = self.forms(scope, is);
                let joined = |form: &Vec<_>| -> Vec<Vec<_>> {
                    more.iter().map(|more| form.iter().chain(more).cloned().collect()).collect()
                };
                forms.iter().flat_map(joined).collect()
            }),
            other => panic!("{other:?} is no object that could be joined with another"),
        }
    }

    /// The words, or the numbers as words, that a type can be.
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is, is no word")]
    fn words(&self, scope: &Scope<'_>, is: &Type) -> Vec<String> {
        match is {
            Type::Word(word) => vec![word.clone()],
            Type::Figure(figure) => vec![figure.to_string()],
            Type::Either(all) => all.iter().flat_map(|is| self.words(scope, is)).collect(),
            Type::Named(name, filled) => {
                let (scope, is) = self.open(scope, name, filled);
                self.words(&scope, &is)
            }
            other => panic!("{other:?} is not one of some words"),
        }
    }

    /// A pattern for what a type can be as a part of a text.
    fn pattern(&self, scope: &Scope<'_>, is: &Type) -> String {
        if let Type::Row(parts) = is {
            return parts.iter().map(|part| self.pattern(scope, part)).collect();
        }
        if let Type::Word(word) = is {
            return escaped(word);
        }
        let words: Vec<_> = self.words(scope, is).iter().map(|word| escaped(word)).collect();
        format!("({})", words.join("|"))
    }
}

/// One of these. What is itself one of several, and nothing else, is among them.
fn one_of(all: impl Iterator<Item = Value>) -> Value {
    let mut each: Vec<Value> = Vec::new();
    for schema in all {
        match schema.get("oneOf").and_then(Value::as_array).filter(|_| schema["description"].is_null()) {
            Some(inner) => each.extend(inner.iter().cloned()),
            None => each.push(schema),
        }
    }
    if each.len() == 1 { each.remove(0) } else { json!({ "oneOf": each }) }
}

/// A text as a pattern that it alone fits.
fn escaped(text: &str) -> String {
    let escape = |c: char| if r"\^$.|?*+()[]{}/".contains(c) { format!("\\{c}") } else { c.to_string() };
    text.chars().map(escape).collect()
}

/// The schema with what people read about it. A reference may have a word beside it.
fn described(mut schema: Value, about: &str) -> Value {
    if let Some(schema) = schema.as_object_mut().filter(|_| !about.is_empty()) {
        schema.insert("description".to_owned(), about.into());
    }
    schema
}

/// What is unknown of a moment is what one game shows: its events where these are told, and else its view. Eyes that
/// see all see the position of a single moment; many moments can be read as sheets, too.
fn show(is: &mut Type, event: &str, all: bool) {
    let own = |name: &str| Type::Named(name.to_owned(), Vec::new());
    let sheet = Type::Named("Sheet".to_owned(), vec![own("Remark")]);
    let other = if all { own("Position") } else { sheet };
    let view = || Type::Either(vec![own("Shown"), other.clone()]);
    let Type::Object(members) = is else { panic!("moments are objects") };
    for Member { name, is, .. } in members {
        if *is == Type::Unknown {
            *is = view();
        } else if let Type::Map { each, .. } = is {
            **each = view();
        } else if name == "events" {
            *is = Type::Named("Array".to_owned(), vec![own(event)]);
        }
    }
}

/// The documents of HTTP. A description names them; what they look like is in [`schemas`].
macro_rules! documents {
    ($($Type:ty = $name:literal,)+) => {
        $(
            impl PartialSchema for $Type {
                fn schema() -> RefOr<Schema> {
                    Ref::from_schema_name($name).into()
                }
            }

            impl ToSchema for $Type {
                fn name() -> Cow<'static, str> {
                    $name.into()
                }
            }
        )+

        fn documents() -> Vec<String> {
            [$($name),+, "Record"].map(str::to_owned).into()
        }
    };
}

documents! {
    http::ChangeMe = "ChangeMe",
    http::GameAbout = "GameAbout",
    http::ListedTable = "ListedTable",
    http::Me = "Me",
    http::Moment = "Moment",
    http::Moments = "Moments",
    http::MyData = "MyData",
    http::NewCompanion = "NewCompanion",
    http::NewGuest = "NewGuest",
    http::NewTable = "NewTable",
    http::Opened = "Opened",
    http::Recover = "Recover",
    http::RecoveryCode = "RecoveryCode",
    http::Tables = "Tables",
    http::Which = "Which",
    socket::Known = "Known",
    Trouble = "Trouble",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_of_every_game_has_its_schema() {
        let schemas = schemas();
        for game in ["eschnapur", "morgenland"] {
            let event = named_in(&schemas[&format!("{game}.Moment")]["properties"]["events"]).remove(0);
            let kinds = schemas[&event]["oneOf"].as_array().expect("kinds").len();
            assert!(kinds > 30, "{game}: {kinds}");
        }
    }

    #[test]
    fn a_notation_is_a_pattern() {
        assert_eq!(schemas()["morgenland.Piece"]["pattern"], "^(A|B|C|D|E)(1|2|3|4|5|6|7|8)$");
    }

    #[test]
    fn what_is_joined_is_one_closed_object() {
        let phases = &schemas()["eschnapur.Shown"]["properties"]["phase"]["oneOf"];
        let blocked = phases
            .as_array()
            .expect("phases")
            .iter()
            .filter(|phase| phase["properties"]["step"]["const"] == "blocked")
            .map(|phase| phase["required"].clone())
            .collect::<Vec<_>>();
        assert_eq!(blocked, [json!(["step", "asked", "passed"])]);
    }

    /// What is named is there, and nothing is there that no document leads to.
    #[test]
    fn the_schemas_are_closed_and_without_sockets() {
        let schemas = schemas();
        assert!(schemas.contains_key("morgenland.Position") && !schemas.contains_key("ServerMessage"));
        for (name, schema) in &schemas {
            assert!(!schema.to_string().contains("{}"), "{name} may be anything: {schema}");
            for other in named_in(schema) {
                assert!(schemas.contains_key(&other), "{name} names {other}");
            }
        }
    }
}
