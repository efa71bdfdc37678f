//! Whole games in a language that shows what was never handed to the messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::Parser;
use durbar::layout::TYPED;
use durbar::play;
use durbar::terminal::Terminal;
use words::Words;

/// English messages, changed so that everything else stands out.
fn pseudo() -> Words {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let texts: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| pseudo::made_of(&fs::read_to_string(file.unwrap().path()).unwrap()))
        .collect();
    Words::of_texts(texts.iter().map(String::as_str))
}

#[derive(Parser)]
struct Typed {
    #[command(flatten)]
    arguments: play::Arguments,
}

/// What somebody reads who types this.
fn played(arguments: &[&str], input: &str, words: &Words) -> String {
    let typed = Typed::try_parse_from([&["play"], arguments].concat()).unwrap();
    let mut out = Vec::new();
    let terminal = Terminal { input: &mut input.as_bytes(), out: &mut out, typed: true, words };
    typed.arguments.run(terminal).unwrap();
    String::from_utf8(out).unwrap()
}

/// What is neither a message nor a name, a notation or a number.
fn strays(out: &str) -> BTreeSet<String> {
    let names = ["Asha", "Bina", "Chand", "Devi", "Esha", "Der Palast von Eschnapur", "Morgenland"];
    let mut text = without_notation(out);
    text = anstream::adapter::strip_str(&text).to_string();
    text = pseudo::outside(&text);
    for name in names {
        text = text.replace(name, "");
    }
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| {
        let is_seat = word.len() == 1 && word.starts_with(['A', 'B', 'C', 'D', 'E']);
        let is_hash = word.len() == 64 && word.chars().all(|digit| digit.is_ascii_hexdigit());
        word.contains(char::is_alphabetic) && !is_seat && !is_hash && !is_piece(word)
    });
    words.map(str::to_owned).collect()
}

/// A token such as `B3`.
fn is_piece(word: &str) -> bool {
    let mut letters = word.chars();
    matches!((letters.next(), letters.next(), letters.next()), (Some('A'..='E'), Some('1'..='8'), None))
}

/// Notation is the same in all languages; it is what can be typed.
fn without_notation(out: &str) -> String {
    let (begin, end) = (TYPED.render().to_string(), TYPED.render_reset().to_string());
    let mut parts = out.split(begin.as_str());
    let mut text = parts.next().unwrap_or_default().to_owned();
    text.extend(parts.filter_map(|part| part.split_once(end.as_str())).map(|(_, after)| after));
    text
}

/// Everything that can be typed, again and again, and every choice in turn.
fn input() -> String {
    let mut input = String::from("?\nhelp\nboard\nlog\nlegal\nback\n99\ndance\n");
    for n in 0..6000 {
        if n % 10 == 0 {
            input.push_str("?\nsite 9\n");
        }
        let number = 1 + n * 7 % 11;
        input.extend([number.to_string().as_str(), "\n1\n"]);
    }
    input
}

fn every_word_is_a_message(game: &str, ways: &[&[&str]]) {
    let words = pseudo();
    for way in ways {
        for seed in ["1", "2"] {
            let arguments = [&[game, "--seed", seed, "--bots", "random"], *way].concat();
            let out = played(&arguments, &input(), &words);
            assert!(out.contains("⟦Théé šééééd"), "the game was played to its end: {out}");
            assert_eq!(strays(&out), BTreeSet::new(), "{arguments:?}: {out}");
        }
    }
}

#[test]
fn every_word_of_eschnapur_is_a_message() {
    let ways: [&[&str]; 3] = [&["--players", "2"], &["--players", "3"], &["--players", "4"]];
    every_word_is_a_message("eschnapur", &ways);
}

#[test]
fn every_word_of_morgenland_is_a_message() {
    let ways: [&[&str]; 4] = [
        &["--players", "3", "--option", "version=basic"],
        &["--players", "5", "--option", "version=basic"],
        &["--players", "3", "--option", "version=magic"],
        &["--players", "5", "--option", "version=magic"],
    ];
    every_word_is_a_message("morgenland", &ways);
}

#[test]
fn what_is_no_message_is_found() {
    assert_eq!(strays("⟦Áásháá ⟦bííds⟧⟧ Asha 3 [?] A B3: and"), BTreeSet::from(["and".to_owned()]));
}
