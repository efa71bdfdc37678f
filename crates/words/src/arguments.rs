//! From a document to a message: its id, and what it is filled with. `locales/README.md` is the scheme in words; the
//! browser does the same.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value};
use tabletop::Seat;
use tabletop::game::Names;

use crate::words::{Speech, Unsaid};

/// Members that name what a document tells, and what stands before that name in the id of its message.
const TAGS: [(&str, &str); 9] = [
    ("news", ""),
    ("event", ""),
    ("problem", ""),
    ("refused", ""),
    ("line", ""),
    ("ask", "ask-"),
    ("choice", "choice-"),
    (REMARK, "remark-"),
    ("mismatch", "mismatch-"),
];

/// The tag of what can be said within a sentence.
const REMARK: &str = "remark";

/// Fields that hold what is called otherwise.
const NOUNS: [(&str, &str); 7] = [
    ("cave", "space"),
    ("room", "space"),
    ("from", "space"),
    ("to", "space"),
    ("gave", "artefact"),
    ("got", "artefact"),
    ("against", "spell"),
];

/// A row in which nothing stands.
const NOTHING: &str = "–";

/// What people said or typed: it is shown as it is.
const VERBATIM: &str = "text";

/// What a document tells, as the end of a message's id, and its fields.
pub(crate) fn parts(document: &Value) -> Option<(String, Vec<(&str, &Value)>)> {
    let object = document.as_object()?;
    let tagged = |(name, kind)| Some((name, kind, object.get(name)?.as_str()?));
    let (name, kind, tag) = TAGS.into_iter().find_map(tagged)?;
    Some((format!("{kind}{tag}"), members_but(object, name).collect()))
}

fn members(object: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    object.iter().map(|(name, value)| (name.as_str(), value))
}

fn members_but<'d>(object: &'d Map<String, Value>, tag: &str) -> impl Iterator<Item = (&'d str, &'d Value)> {
    members(object).filter(move |(member, _)| *member != tag)
}

/// What messages are filled with, gathered field by field.
pub(crate) struct Gathering<'w> {
    speech: &'w Speech,
    /// What the ids of its nouns begin with.
    prefix: &'w str,
    /// Without names, letters are letters.
    names: Option<&'w Names>,
    args: FluentArgs<'static>,
    /// Why something within cannot be said.
    unsaid: Option<Unsaid>,
}

impl<'w> Gathering<'w> {
    pub(crate) fn new(speech: &'w Speech, prefix: &'w str, names: Option<&'w Names>) -> Gathering<'w> {
        Gathering { speech, prefix, names, args: FluentArgs::new(), unsaid: None }
    }

    /// Everything in these fields.
    pub(crate) fn gather(mut self, fields: &[(&str, &Value)]) -> Result<FluentArgs<'static>, Unsaid> {
        for (field, value) in fields {
            self.take(field, field, value);
        }
        self.compare(fields);
        self.unsaid.map_or(Ok(self.args), Err)
    }

    /// One value: `path` is what its arguments are called, `field` what the document calls it.
    fn take(&mut self, path: &str, field: &str, value: &Value) {
        match value {
            Value::Null => self.set(path, "none"),
            Value::Bool(yes) => self.set(path, if *yes { "true" } else { "false" }),
            Value::Number(number) => {
                self.set(path, whole(number));
                self.take_noun(path, field, &number.to_string());
            }
            Value::String(word) => self.take_word(path, field, word),
            Value::Array(items) => self.take_list(path, field, items),
            Value::Object(object) => self.take_object(path, field, object),
        }
    }

    fn take_word(&mut self, path: &str, field: &str, word: &str) {
        if let Some(name) = self.player(word).filter(|_| field != VERBATIM) {
            self.set(path, name);
            self.set(&format!("{path}-letter"), word.to_owned());
            return;
        }
        self.set(path, isolated(word));
        if let Some(owner) = word.get(..1).and_then(|letter| self.player(letter)).filter(|_| field == "piece")
        {
            self.set(&format!("{path}-owner"), owner);
        }
        self.take_noun(path, field, word);
    }

    /// What a component is called, with all its forms.
    fn take_noun(&mut self, path: &str, field: &str, value: &str) {
        let id = self.noun(field, value);
        let name = self.speech.plain(&id).unwrap_or_else(|| isolated(value));
        self.set(&format!("{path}-name"), name);
        for (form, text) in self.speech.forms(&id) {
            self.set(&format!("{path}-{form}"), text);
        }
    }

    fn take_list(&mut self, path: &str, field: &str, items: &[Value]) {
        let singular = field.strip_suffix('s').unwrap_or(field);
        let mut texts = Vec::new();
        for item in items {
            match item {
                Value::String(word) => {
                    texts.push(self.player(word).unwrap_or_else(|| self.called(singular, word)));
                }
                Value::Number(number) => texts.push(number.to_string()),
                Value::Object(object) => texts.extend(self.remark(object)),
                Value::Array(row) if row.is_empty() => texts.push(NOTHING.to_owned()),
                Value::Array(row) => {
                    texts.push(row.iter().map(Value::to_string).collect::<Vec<_>>().join("/"));
                }
                Value::Null | Value::Bool(_) => {}
            }
        }
        let joined = self.speech.joined(&texts);
        self.set(path, joined);
        self.set(&format!("{path}-count"), items.len());
    }

    fn take_object(&mut self, path: &str, field: &str, object: &Map<String, Value>) {
        if let Some(said) = self.remark(object) {
            return self.set(path, said);
        }
        let counts: Option<Vec<_>> =
            members(object).map(|(name, count)| count.as_i64().map(|count| (name, count))).collect();
        if let (Some(counts), Some(singular)) = (counts, field.strip_suffix('s')) {
            return self.take_counts(path, singular, &counts);
        }
        let kind = object.get(field).and_then(Value::as_str);
        self.set(path, kind.unwrap_or("some").to_owned());
        let own: Vec<_> = members_but(object, field).collect();
        if let (Some(_), [(member, value)]) = (kind, &own[..]) {
            self.take(&format!("{path}-value"), member, value);
        }
        for (member, value) in own {
            self.take(&format!("{path}-{member}"), member, value);
        }
    }

    /// What a remark within a document says, if it is one.
    fn remark(&mut self, object: &Map<String, Value>) -> Option<String> {
        object.get(REMARK)?.as_str()?;
        match self.speech.document(self.prefix, &Value::Object(object.clone()), self.names) {
            Ok(said) => Some(said),
            Err(why) => {
                self.unsaid.get_or_insert(why);
                None
            }
        }
    }

    /// How many there are of each kind, as a list in the order of the alphabet: that of a document may be lost on the way.
    fn take_counts(&mut self, path: &str, noun: &str, counts: &[(&str, i64)]) {
        let mut present: Vec<_> = counts.iter().filter(|(_, count)| *count > 0).collect();
        present.sort_unstable();
        let texts = present.iter().map(|(kind, count)| {
            let text = self.speech.counted(&self.noun(noun, kind), *count);
            text.unwrap_or_else(|| format!("{count} {kind}"))
        });
        let joined = self.speech.joined(&texts.collect::<Vec<_>>());
        self.set(path, joined);
        self.set(&format!("{path}-count"), counts.iter().map(|(_, count)| count).sum::<i64>());
    }

    /// Messages cannot compare numbers, but some things are told otherwise if there was less than was due.
    fn compare(&mut self, fields: &[(&str, &Value)]) {
        let numbers = || fields.iter().filter_map(|(field, value)| Some((*field, value.as_i64()?)));
        let Some((_, due)) = numbers().find(|(field, _)| *field == "due") else { return };
        for (field, number) in numbers().filter(|(field, _)| *field != "due") {
            self.set(&format!("{field}-of-due"), if number < due { "less" } else { "all" });
        }
    }

    /// The id of a noun.
    fn noun(&self, field: &str, value: &str) -> String {
        let noun = NOUNS.into_iter().find_map(|(alias, noun)| (alias == field).then_some(noun));
        format!("{}-{}-{}", self.prefix, noun.unwrap_or(field), value.replace(' ', "-"))
    }

    fn called(&self, field: &str, value: &str) -> String {
        self.speech.plain(&self.noun(field, value)).unwrap_or_else(|| value.to_owned())
    }

    /// The name of the player whose seat has this letter.
    fn player(&self, letter: &str) -> Option<String> {
        let is_letter = letter.len() == 1 && letter.starts_with(|letter: char| letter.is_ascii_uppercase());
        let seat: Seat = letter.parse().ok().filter(|_| is_letter)?;
        Some(isolated(self.names?.get(seat)?))
    }

    fn set(&mut self, name: &str, value: impl Into<FluentValue<'static>>) {
        self.args.set(Cow::Owned(name.to_owned()), value);
    }
}

/// What people wrote, so that it cannot turn around what stands beside it. Our sentences run from left to right, so only
/// what runs the other way needs the marks (FSI and PDI), which some terminals show.
fn isolated(text: &str) -> String {
    if text.contains(runs_from_right) { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}

/// Is this in one of the blocks that Unicode keeps for scripts from right to left?
fn runs_from_right(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

fn whole(number: &serde_json::Number) -> FluentValue<'static> {
    number.as_i64().map_or_else(|| number.to_string().into(), FluentValue::from)
}
