//! What is agreed before a game: typed on the command line, or asked.

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use serde_json::{Map, Value, json};
use tabletop::Game;
use tabletop::game::{Names, Variant};
use tabletop::way;
use words::Words;

use crate::files;
use crate::terminal::{Offer, Terminal};

/// How many play, with which figures and which choices of the game's own.
#[derive(Clone, clap::Args)]
pub struct SetUp {
    /// How many play; without it as many as can.
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// Play with the figures of this edition file (see `durbar edition show`).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// A choice of the game's own; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = way::read_choice)]
    options: Vec<Chosen>,
}

/// A choice of the game's own: its name and its value.
pub type Chosen = (String, String);

impl SetUp {
    /// The options and the edition, as this game understands them.
    pub fn read<G: Game>(&self) -> Result<(G::Options, G::Edition)> {
        let players = self.players.unwrap_or(*G::PLAYERS.end());
        let options = G::options(players, &self.options)
            .map_err(|flaws| anyhow!("{} cannot be played like this:\n{flaws}", G::NAME))?;
        let edition = match &self.edition {
            Some(path) => {
                G::read_edition(&files::read(path)?).map_err(|flaws| files::flawed(path, &flaws))?
            }
            None => G::Edition::default(),
        };
        Ok((options, edition))
    }

    /// The same for as many players as somebody named; another number must not have been typed.
    pub fn seating(&self, named: usize) -> Result<SetUp> {
        match self.players {
            Some(players) if players != named => bail!("{named} seats are named, but {players} are to play"),
            _ => Ok(SetUp { players: Some(named), ..self.clone() }),
        }
    }

    /// The same with all choices of one variant: if what was typed leaves several, the person is asked. `None` if
    /// they leave.
    pub fn complete<G: Game>(&self, terminal: &mut Terminal<'_>) -> Result<Option<SetUp>> {
        let variant = match fitting(G::VARIANTS, &self.options)[..] {
            // What fits no variant is refused by the game, with its reason.
            [] => &[],
            [variant] => variant,
            ref several => match ask::<G>(several, terminal)? {
                Some(variant) => variant,
                None => return Ok(None),
            },
        };
        let mut setup = self.clone();
        let is_open = |(name, _): &Chosen| self.options.iter().all(|(typed, _)| typed != name);
        setup.options.extend(way::choices(variant).into_iter().filter(is_open));
        Ok(Some(setup))
    }
}

/// The variants that say nothing else than what was typed.
fn fitting(variants: &[Variant], typed: &[Chosen]) -> Vec<Variant> {
    let value =
        |variant: Variant, name: &str| variant.iter().find(|(its, _)| *its == name).map(|(_, value)| *value);
    // A name that no variant knows cannot decide between them.
    let decides = |name: &str| variants.iter().any(|variant| value(variant, name).is_some());
    let fits = |variant: &Variant| {
        typed
            .iter()
            .filter(|(name, _)| decides(name))
            .all(|(name, typed)| value(variant, name) == Some(typed))
    };
    variants.iter().copied().filter(fits).collect()
}

fn ask<G: Game>(variants: &[Variant], terminal: &mut Terminal<'_>) -> Result<Option<Variant>> {
    let words = terminal.words;
    let choice = |&variant: &Variant| {
        let options = variant.iter().map(|&(name, value)| (name.to_owned(), value.into())).collect();
        let meaning = agreed::<G>(words, &Value::Object(options)).unwrap_or_default();
        Offer { word: way::values(variant), meaning }
    };
    let choices: Vec<_> = variants.iter().map(choice).collect();
    let question = words.say(G::NAME, &json!({ "ask": "options" }), &Names::new(Vec::new()));
    Ok(terminal.choose(&question, &choices)?.map(|n| variants[n]))
}

/// What was agreed besides the number of players, in the words of the game; nothing if it has nothing to say of it.
pub fn agreed<G: Game>(words: &Words, options: &Value) -> Option<String> {
    let Value::Object(options) = options else { return None };
    let is_chosen =
        |name: &str| G::VARIANTS.iter().any(|variant| variant.iter().any(|(its, _)| *its == name));
    let mut remark: Map<String, Value> = options
        .iter()
        .filter(|(name, _)| is_chosen(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    if remark.is_empty() {
        return None;
    }
    remark.insert("remark".to_owned(), "options".into());
    Some(words.say(G::NAME, &Value::Object(remark), &Names::new(Vec::new())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::tests::conversation;

    const VERSIONS: [Variant; 2] = [&[("version", "basic")], &[("version", "magic")]];

    fn typed(choices: &[(&str, &str)]) -> Vec<Chosen> {
        choices.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn what_was_typed_decides_between_variants() {
        assert_eq!(fitting(&VERSIONS, &[]), VERSIONS);
        assert_eq!(fitting(&VERSIONS, &typed(&[("version", "magic")])), VERSIONS[1..]);
        assert_eq!(fitting(&VERSIONS, &typed(&[("colour", "blue")])), VERSIONS, "the game will refuse it");
        assert!(fitting(&VERSIONS, &typed(&[("version", "tragic")])).is_empty(), "the game will refuse it");
        assert_eq!(fitting(&[&[]], &[]), [&[] as Variant]);
    }

    #[test]
    fn what_was_not_typed_is_asked() {
        let asked = |input| {
            conversation(input, |terminal| {
                ask::<games::morgenland::Morgenland>(games::morgenland::Morgenland::VARIANTS, terminal)
            })
        };
        let (out, variant) = asked("2\n");
        assert!(out.contains("\n  1  basic  ") && out.contains("\n  2  magic  "), "{out}");
        assert_eq!(variant, Some(VERSIONS[1]));
        assert_eq!(asked("basic\n").1, Some(VERSIONS[0]));
        assert_eq!(asked("quit\n").1, None);
    }

    #[test]
    fn only_what_can_be_chosen_is_told() {
        let words = Words::of(words::Language::En);
        let options = json!({ "players": 3, "version": "magic" });
        assert_eq!(agreed::<games::eschnapur::Eschnapur>(words, &json!({ "players": 3 })), None);
        assert!(
            agreed::<games::morgenland::Morgenland>(words, &options)
                .is_some_and(|told| told.contains("magic"))
        );
    }
}
