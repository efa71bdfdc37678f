//! Documents with their sentences in all languages: `locales/examples.json`, which the browser's tests check too.
//!
//! `UPDATE_EXAMPLES=1 cargo test -p words` writes the sentences afresh. Look at what changed before keeping it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

mod play;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::VariantNames;
use tabletop::game::{Actions as _, Names};
use tabletop::{Game, Lively, Observer, Refusal as _, Told, plain};
use wire::Problem;
use words::{Language, Words};

/// What the players are called in the examples. The last name runs from right to left, and must not take its neighbours
/// along.
const NAMES: [&str; 5] = ["Asha", "Bina", "Chand", "Devi", "אסתר"];

/// What kind of document it is, and so by which rule of the scheme it is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Event,
    /// A question, a choice or a remark.
    Told,
    News,
    Problem,
}

/// One document and what it reads like.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Example {
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    document: Value,
    #[serde(default)]
    en: String,
    #[serde(default)]
    de: String,
    #[serde(default)]
    nl: String,
    #[serde(default)]
    fr: String,
}

#[derive(Serialize, Deserialize)]
struct Page {
    names: Vec<String>,
    examples: Vec<Example>,
}

impl Example {
    fn new(kind: Kind, game: Option<&str>, document: Value) -> Example {
        let (en, de, nl, fr) = Default::default();
        Example { kind, game: game.map(str::to_owned), document, en, de, nl, fr }
    }

    /// The same with its sentences.
    fn told(&self) -> Example {
        let [en, de, nl, fr] = Language::ALL.map(|language| self.said(language));
        Example { en, de, nl, fr, ..self.clone() }
    }

    fn said(&self, language: Language) -> String {
        let names = Names::new(NAMES.map(str::to_owned).to_vec());
        let (words, game) = (Words::of(language), self.game.as_deref());
        let said = match self.kind {
            // Choices stand in a list, where there is room.
            Kind::Told if self.document.get("choice").is_some() => {
                Ok(words.at_length(game.unwrap(), &self.document, &names))
            }
            Kind::Event | Kind::Told => words.document(game.unwrap(), &self.document, Some(&names)),
            Kind::News => words.document("news", &self.document, Some(&names)),
            Kind::Problem => words.trouble(&self.document, game),
        };
        said.unwrap_or_else(|why| panic!("{language}: {}: {why}", self.document))
    }

    /// Which of its kind it is.
    fn about(&self) -> String {
        let game = self.game.as_deref().unwrap_or_default();
        let tag = |document: &Value| {
            let tags = ["news", "event", "problem", "refused", "ask", "choice", "remark"];
            let tag =
                tags.into_iter().find_map(|name| Some(format!("{name} {}", document.get(name)?.as_str()?)));
            tag.unwrap_or_else(|| panic!("not a document: {document}"))
        };
        match self.document.get("refused") {
            Some(refused) if refused["refused"] == "illegal" => {
                format!("illegal {game} {}", refused["because"].as_str().unwrap())
            }
            Some(refused) => tag(refused),
            None => format!("{game} {}", tag(&self.document)),
        }
    }
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/examples.json")
}

/// One example per line, so that a change shows what it changes.
fn written(examples: &[Example]) -> String {
    let lines: Vec<_> = examples.iter().map(|example| serde_json::to_string(example).unwrap()).collect();
    format!("{{\"names\": {},\n\"examples\": [\n{}\n]}}\n", json!(NAMES), lines.join(",\n"))
}

/// One of everything that can be refused or be news, and of every reason of the rules.
fn needed() -> Vec<Example> {
    let mut needed = Vec::new();
    for example in wire::examples::all() {
        let document: Value = serde_json::from_str(&example.json).unwrap();
        match (example.kind, example.name) {
            // They are told by what is in them.
            ("news", "event") | ("problem", "refused") | ("refused", "illegal") => {}
            ("news", _) => needed.push(Example::new(Kind::News, None, document)),
            ("problem", _) => needed.push(Example::new(Kind::Problem, None, document)),
            ("refused", _) => needed.push(refused(None, &document)),
            _ => {}
        }
    }
    for (game, reasons) in games::each!(G => (G::NAME, <G as Game>::Illegal::CODES)) {
        let rule = format!("{}1.1", game[..1].to_uppercase());
        let illegal =
            |reason| json!({ "refused": "illegal", "because": reason, "why": "in English", "rule": rule });
        needed.extend(reasons.iter().map(|reason| refused(Some(game), &illegal(reason))));
    }
    needed.extend(games::each!(G => told_in::<G>()).concat());
    needed
}

/// The first of every event, question, choice and remark in some games.
fn told_in<G: Lively + Told>() -> Vec<Example> {
    let mut told = Vec::new();
    let mut known = BTreeSet::new();
    let mut hear = |kind: Kind, document: Value| {
        let example = Example::new(kind, Some(G::NAME), document);
        if known.insert(example.about()) {
            told.push(example);
        }
    };
    play::walk::<G>(1, |state, asked, events| {
        for event in &events {
            hear(Kind::Event, plain::value(event));
        }
        let Some(seat) = asked else { return };
        let view = G::view(state, Observer::Seat(seat));
        hear(Kind::Told, plain::value(&G::question(&view)));
        let choices = G::legal(state, seat).iter().filter_map(G::action);
        for action in choices {
            hear(Kind::Told, plain::value(&G::choice(&view, action)));
        }
        for remark in G::explain(&view) {
            hear(Kind::Told, plain::value(&remark));
        }
    });
    told
}

fn refused(game: Option<&str>, refused: &Value) -> Example {
    Example::new(Kind::Problem, game, json!({ "problem": "refused", "refused": refused }))
}

#[test]
fn every_example_reads_as_it_should() {
    let text = fs::read_to_string(file()).unwrap();
    let page: Page = serde_json::from_str(&text).unwrap();
    let known: BTreeSet<_> = page.examples.iter().map(Example::about).collect();
    let missing = needed().into_iter().filter(|example| !known.contains(&example.about()));
    let told: Vec<_> = page.examples.iter().cloned().chain(missing).map(|example| example.told()).collect();
    if std::env::var_os("UPDATE_EXAMPLES").is_some() {
        fs::write(file(), written(&told)).unwrap();
        return;
    }
    for (example, told) in page.examples.iter().zip(&told) {
        assert_eq!(example, told);
    }
    assert_eq!(text, written(&told), "run UPDATE_EXAMPLES=1 cargo test -p words");
}

#[test]
fn there_is_an_example_of_every_event() {
    let page: Page = serde_json::from_str(&fs::read_to_string(file()).unwrap()).unwrap();
    let known: BTreeSet<_> = page.examples.iter().map(Example::about).collect();
    for (game, events) in games::each!(G => (G::NAME, <G as Game>::Event::VARIANTS)) {
        for event in events {
            assert!(known.contains(&format!("{game} event {event}")), "{game}: {event}");
        }
    }
}

/// The types say in English what is wrong, and so does the file: with the same words.
#[test]
fn english_problems_are_those_of_the_types() {
    for example in wire::examples::all() {
        let problem = match example.kind {
            "problem" => serde_json::from_str(&example.json).unwrap(),
            "refused" => Problem::from(serde_json::from_str::<table::Refused>(&example.json).unwrap()),
            _ => continue,
        };
        let text = problem.to_string();
        let said = Words::of(Language::En).problem(&problem, Some("eschnapur"));
        assert_eq!(said.to_lowercase(), format!("{text}.").to_lowercase());
    }
}

#[test]
fn sentences_are_what_people_would_say() {
    let page: Page = serde_json::from_str(&fs::read_to_string(file()).unwrap()).unwrap();
    assert_eq!(page.names, NAMES);
    let sentences = page.examples.iter().filter(|example| example.kind != Kind::Told);
    for Example { game, document, en, de, nl, fr, .. } in sentences {
        // What begins with words of programs begins as they do.
        let quotes =
            document["problem"] == "invalid" || document["refused"]["refused"] == "illegal" && game.is_none();
        for said in [en, de, nl, fr] {
            assert!(quotes || !said.starts_with(char::is_lowercase), "{said}");
            assert!(said.ends_with(['.', ')', '”', '“', '’', '»']), "{said}");
            assert!(!said.contains("  ") && !said.contains(['{', '}']), "{said}");
        }
    }
}

#[test]
fn what_runs_from_right_to_left_stays_in_its_place() {
    let names = Names::new(vec!["דוד".to_owned(), "Ben".to_owned(), "محمد 3".to_owned()]);
    let said =
        |document: Value| Words::of(Language::En).document("eschnapur", &document, Some(&names)).unwrap();
    let (laid, chosen) = (
        json!({"event": "gold-laid", "gold": 5, "official": 2, "seat": "C"}),
        json!({"event": "chose", "seat": "B"}),
    );
    assert_eq!(said(laid), "\u{2068}محمد 3\u{2069} lays a 5 for the building stop.");
    assert_eq!(said(chosen), "Ben has chosen.", "nobody else needs marks");
    let banned = Words::of(Language::En).problem(&json!({"problem": "banned", "reason": "די! 5"}), None);
    assert_eq!(banned, "You are shut out: \u{2068}די! 5\u{2069}.");
}
