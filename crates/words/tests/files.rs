//! Every file of every language: the browser's too.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::Language;

/// What a message or one of its forms is made of.
#[derive(PartialEq, Eq, Debug)]
struct Made {
    /// Its text, with every variant and what fills it.
    text: String,
    /// Only what the languages differ in.
    words: String,
    /// The names of what fills it, and of other messages in it.
    places: BTreeSet<String>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn files(language: Language) -> BTreeSet<String> {
    let folder = fs::read_dir(folder().join(language.tag())).unwrap();
    let paths = folder.map(|file| file.unwrap().path());
    let texts = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    texts.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

/// Every message of a file, and every form as `message.form`.
fn messages(language: Language, file: &str) -> BTreeMap<String, Made> {
    let place = format!("{language}/{file}");
    let text = fs::read_to_string(folder().join(&place)).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
    let mut found = BTreeMap::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        assert!(found.insert(id.clone(), made(pattern)).is_none(), "{place}: {id} twice");
    };
    for entry in &resource.body {
        let (id, value, forms) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Junk { content } => panic!("{place}: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        if let Some(value) = value {
            add(id.clone(), value);
        }
        for form in forms {
            add(format!("{id}.{}", form.id.name), &form.value);
        }
    }
    found
}

fn made(pattern: &Pattern<&str>) -> Made {
    let mut made = Made { text: String::new(), words: String::new(), places: BTreeSet::new() };
    read(pattern, &mut made);
    made
}

fn read(pattern: &Pattern<&str>, made: &mut Made) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                made.text.push_str(value);
                made.words.push_str(value);
            }
            PatternElement::Placeable { expression } => read_expression(expression, made),
        }
    }
}

fn read_expression(expression: &Expression<&str>, made: &mut Made) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, made),
        Expression::Select { selector, variants } => {
            read_inline(selector, made);
            for variant in variants {
                made.text.push('|');
                read(&variant.value, made);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, made: &mut Made) {
    let place = match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            return made.text.push_str(value);
        }
        InlineExpression::Placeable { expression } => return read_expression(expression, made),
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::MessageReference { id, .. } => id.name.to_owned(),
        InlineExpression::TermReference { id, .. } => format!("-{}", id.name),
        InlineExpression::FunctionReference { id, arguments } => {
            for argument in &arguments.positional {
                read_inline(argument, made);
            }
            format!("{}()", id.name)
        }
    };
    made.text.push_str(&place);
    made.places.insert(place);
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_places() {
    let english = files(Language::En);
    assert!(english.contains("problems.ftl"), "{english:?}");
    for language in Language::ALL {
        assert_eq!(files(language), english, "{language}");
        for file in &english {
            let (theirs, ours) = (messages(language, file), messages(Language::En, file));
            let ids = |messages: &BTreeMap<String, Made>| messages.keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(ids(&theirs), ids(&ours), "{language}/{file}");
            for (id, made) in &theirs {
                assert_eq!(made.places, ours[id].places, "{language}/{file}: {id}");
            }
        }
    }
}

/// What may read the same as in English: `locales/same-as-english.txt` and the files of that name for each game say it line by
/// line, a language and an id.
fn allowed() -> BTreeSet<String> {
    let mut allowed = BTreeSet::new();
    for path in fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path()) {
        if path.file_name().unwrap().to_str().unwrap().starts_with("same-as-english") {
            let text = fs::read_to_string(path).unwrap();
            let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            allowed.extend(lines.map(str::to_owned));
        }
    }
    allowed
}

#[test]
fn no_message_was_left_in_english() {
    let mut same = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for file in files(Language::En) {
            let (theirs, ours) = (messages(language, &file), messages(Language::En, &file));
            let left = theirs.iter().filter(|(id, made)| {
                // Texts without a letter, such as signs and numbers, belong to no language.
                made.words.chars().any(char::is_alphabetic)
                    && ours.get(*id).is_some_and(|ours| ours.text == made.text)
            });
            same.extend(left.map(|(id, _)| format!("{language} {id}")));
        }
    }
    assert_eq!(
        same,
        allowed(),
        "translate it, or add it to locales/same-as-english.txt or the file of its game"
    );
}

#[test]
fn no_id_stands_in_two_files() {
    let mut homes = BTreeMap::new();
    for file in files(Language::En) {
        for id in messages(Language::En, &file).into_keys() {
            if let Some(other) = homes.insert(id.clone(), file.clone()) {
                panic!("{id} stands in {other} and in {file}");
            }
        }
    }
}
