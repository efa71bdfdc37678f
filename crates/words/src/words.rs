//! Sentences in one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::game::Names;
use tabletop::plain;

use crate::arguments::{Gathering, parts};
use crate::language::Language;

/// The texts that are ours, by the tag of their language; `build.rs` lists them, and the browser has more.
const FILES: &[(&str, &[&str])] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::ours(Language::En));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::ours(Language::De));
static DUTCH: LazyLock<Words> = LazyLock::new(|| Words::ours(Language::Nl));
static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::ours(Language::Fr));

/// Why something cannot be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsaid {
    /// The document tells nothing that could be said.
    #[error("not a document of ours: {0}")]
    NotOurs(Value),
    /// There is no such message.
    #[error("there is no message {0}")]
    NoMessage(String),
    /// The message lacks something.
    #[error("the message {id} cannot be filled: {why}")]
    Unfilled {
        /// The id of the message.
        id: String,
        /// What it lacks.
        why: String,
    },
}

/// The messages of one language.
pub(crate) struct Speech(FluentBundle<FluentResource>);

impl Speech {
    /// A message, filled with these arguments.
    fn say(&self, id: &str, args: &FluentArgs<'_>) -> Result<String, Unsaid> {
        let message = self.0.get_message(id).and_then(|message| message.value());
        self.fill(id, message.ok_or_else(|| Unsaid::NoMessage(id.to_owned()))?, args)
    }

    fn fill(&self, id: &str, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Result<String, Unsaid> {
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(Unsaid::Unfilled { id: id.to_owned(), why: error.to_string() }),
        }
    }

    /// A document by the scheme of `locales/README.md`.
    pub(crate) fn document(
        &self,
        prefix: &str,
        document: &Value,
        names: Option<&Names>,
    ) -> Result<String, Unsaid> {
        let (id, args) = self.read(prefix, document, names)?;
        self.say(&id, &args)
    }

    /// What there is to add to a document, where there is room for it.
    fn more(&self, prefix: &str, document: &Value, names: Option<&Names>) -> Result<Option<String>, Unsaid> {
        let (id, args) = self.read(prefix, document, names)?;
        let more = self.0.get_message(&id).and_then(|message| message.get_attribute(MORE));
        more.map(|more| self.fill(&id, more.value(), &args)).transpose()
    }

    /// The id of a document's message, and what fills it.
    fn read(
        &self,
        prefix: &str,
        document: &Value,
        names: Option<&Names>,
    ) -> Result<(String, FluentArgs<'static>), Unsaid> {
        let (tag, fields) = parts(document).ok_or_else(|| Unsaid::NotOurs(document.clone()))?;
        Ok((format!("{prefix}-{tag}"), Gathering::new(self, prefix, names).gather(&fields)?))
    }

    /// A message that needs nothing, if there is one.
    pub(crate) fn plain(&self, id: &str) -> Option<String> {
        self.say(id, &FluentArgs::new()).ok()
    }

    /// The other forms of a noun, with what they are called.
    pub(crate) fn forms(&self, id: &str) -> Vec<(String, String)> {
        let Some(message) = self.0.get_message(id) else { return Vec::new() };
        let forms = message.attributes().filter(|form| form.id() != COUNTED);
        let text = |pattern| self.0.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        forms.map(|form| (form.id().to_owned(), text(form.value()))).collect()
    }

    /// So many of a noun.
    pub(crate) fn counted(&self, id: &str, count: i64) -> Option<String> {
        let form = self.0.get_message(id)?.get_attribute(COUNTED)?;
        let args = FluentArgs::from_iter([("count", count)]);
        Some(self.0.format_pattern(form.value(), Some(&args), &mut Vec::new()).into_owned())
    }

    /// What is said, and what there is to add to it.
    fn with_more(&self, said: String, more: String) -> String {
        let plainly = format!("{said}: {more}");
        self.say("with-more", &FluentArgs::from_iter([("said", said), ("more", more)])).unwrap_or(plainly)
    }

    /// Several things in a sentence.
    pub(crate) fn joined(&self, things: &[String]) -> String {
        match things {
            [] => self.plain("list-nothing").unwrap_or_default(),
            [one] => one.clone(),
            [most @ .., last] => {
                let most = most.join(", ");
                let args = FluentArgs::from_iter([("most", most.clone()), ("last", last.clone())]);
                self.say("list-and", &args).unwrap_or_else(|_| format!("{most}, {last}"))
            }
        }
    }
}

/// The form of a noun that says how many.
const COUNTED: &str = "count";

/// What the ids of a terminal's own messages begin with.
const TERMINAL: &str = "terminal";

/// The form of a choice's message that says what it brings.
const MORE: &str = "more";

/// Sentences in one language.
pub struct Words {
    language: Language,
    speech: Speech,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::En => &ENGLISH,
            Language::De => &GERMAN,
            Language::Nl => &DUTCH,
            Language::Fr => &FRENCH,
        }
    }

    /// Words from texts of one's own: for a language that is only for tests.
    pub fn of_texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Words {
        Words::read(Language::En, texts)
    }

    fn ours(language: Language) -> Words {
        let folders = FILES.iter().filter(|(tag, _)| *tag == language.tag());
        Words::read(language, folders.flat_map(|(_, texts)| texts.iter().copied()))
    }

    fn read<'t>(language: Language, files: impl IntoIterator<Item = &'t str>) -> Words {
        let tag = language.tag().parse().expect("our tags are tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Sentences are read in terminals too, where marks around everything would show. What needs them gets them where
        // arguments are gathered.
        bundle.set_use_isolating(false);
        for file in files {
            // Mistakes in files are found by the tests. A running server says what it can.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Words { language, speech: Speech(bundle) }
    }

    /// What is wrong, in a sentence. The game is that of the table which refuses something, where there is one.
    pub fn problem(&self, problem: &impl Serialize, game: Option<&str>) -> String {
        let problem = plain::value(problem);
        self.or_english("problem", |words| words.trouble(&problem, game))
    }

    /// What happens, is asked, may be chosen or is remarked in a game.
    pub fn say(&self, game: &str, document: &impl Serialize, names: &Names) -> String {
        let document = plain::value(document);
        self.or_english(game, |words| words.document(game, &document, Some(names)))
    }

    /// What a program itself has to say, apart from any game.
    pub fn line(&self, line: &impl Serialize) -> String {
        self.line_of(line, &Names::new(Vec::new()))
    }

    /// The same of players, by their names.
    pub fn line_of(&self, line: &impl Serialize, names: &Names) -> String {
        self.say(TERMINAL, line, names)
    }

    /// The same with what there is to add, where there is room for it.
    pub fn at_length(&self, game: &str, document: &impl Serialize, names: &Names) -> String {
        let said = self.say(game, document, names);
        match self.more(game, &plain::value(document), Some(names)) {
            Ok(Some(more)) => self.speech.with_more(said, more),
            Ok(None) | Err(_) => said,
        }
    }

    /// A document by the scheme of `locales/README.md`; without names, seats are letters.
    pub fn document(&self, prefix: &str, document: &Value, names: Option<&Names>) -> Result<String, Unsaid> {
        self.speech.document(prefix, document, names)
    }

    /// What there is to add to a document, if there is anything.
    pub fn more(
        &self,
        prefix: &str,
        document: &Value,
        names: Option<&Names>,
    ) -> Result<Option<String>, Unsaid> {
        self.speech.more(prefix, document, names)
    }

    /// Why the rules of a game refuse something, with the rule.
    pub fn illegal(&self, game: &str, because: &str, rule: &str) -> String {
        let refused = json!({ "refused": "illegal", "because": because, "why": because, "rule": rule });
        self.problem(&json!({ "problem": "refused", "refused": refused }), Some(game))
    }

    /// A problem; what a table refuses, and what the rules of its game refuse, is told in their own words.
    pub fn trouble(&self, problem: &Value, game: Option<&str>) -> Result<String, Unsaid> {
        match problem.get("refused") {
            Some(refused) => self.refusal(refused, game),
            None => self.document("problem", problem, None),
        }
    }

    fn refusal(&self, refused: &Value, game: Option<&str>) -> Result<String, Unsaid> {
        let reason = game.zip(refused.get("because").and_then(Value::as_str));
        let why = reason.and_then(|(game, reason)| self.speech.plain(&format!("{game}-illegal-{reason}")));
        let mut refused = refused.clone();
        if let Some(why) = why {
            refused["why"] = Value::String(why);
        }
        self.document("refused", &refused, None)
    }

    /// What cannot be said in this language is said in English, and what cannot be said at all only by its kind.
    fn or_english(&self, kind: &str, say: impl Fn(&Words) -> Result<String, Unsaid>) -> String {
        let english = || if self.language == Language::En { None } else { say(&ENGLISH).ok() };
        say(self).ok().or_else(english).unwrap_or_else(|| kind.to_owned())
    }
}

/// Bundles do not show themselves.
impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}
