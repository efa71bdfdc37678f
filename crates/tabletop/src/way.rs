//! The ways to play a game: its variants, each at every number of players.
//!
//! Tests, benchmarks and fuzz targets go through all of them; people are asked which one they like.

use std::fmt;
use std::marker::PhantomData;

use crate::Game;
use crate::game::Variant;

/// One way to play a game. Its text is a name for reports.
#[derive(Clone, Copy, Debug)]
pub struct Way<G> {
    players: usize,
    variant: Variant,
    game: PhantomData<G>,
}

impl<G: Game> Way<G> {
    /// Every way to play: one variant after the other.
    pub fn all() -> impl Iterator<Item = Way<G>> {
        let at_each_number =
            |&variant| G::PLAYERS.map(move |players| Way { players, variant, game: PhantomData });
        G::VARIANTS.iter().flat_map(at_each_number)
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The choices of the game's own.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What is agreed when this is played.
    pub fn options(&self) -> G::Options {
        G::options(self.players, &choices(self.variant)).expect("a game accepts its own variants")
    }
}

impl<G: Game> fmt::Display for Way<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&name(G::NAME, self.variant, self.players))
    }
}

fn name(game: &str, variant: Variant, players: usize) -> String {
    let values = values(variant);
    let gap = if values.is_empty() { "" } else { " " };
    format!("{game}{gap}{values}, {players} players")
}

/// A variant as it is given to [`Game::options`].
pub fn choices(variant: Variant) -> Vec<(String, String)> {
    variant.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// What a variant is called: its values without their names. Empty for a variant without choices.
pub fn values(variant: Variant) -> String {
    variant.iter().map(|&(_, value)| value).collect::<Vec<_>>().join(" ")
}

/// Reads a choice as it is typed: `name=value`.
pub fn read_choice(text: &str) -> Result<(String, String), NotAChoice> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(NotAChoice),
    }
}

/// The text is not a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write it as NAME=VALUE")]
pub struct NotAChoice;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_named_by_the_values_of_its_variant() {
        assert_eq!(name("chess", &[], 2), "chess, 2 players");
        assert_eq!(
            name("chess", &[("clock", "quick"), ("board", "large")], 2),
            "chess quick large, 2 players"
        );
    }

    #[test]
    fn a_choice_has_a_name_and_a_value() {
        assert_eq!(read_choice("clock=quick=5"), Ok(("clock".to_owned(), "quick=5".to_owned())));
        assert_eq!(read_choice("clock"), Err(NotAChoice));
        assert_eq!(read_choice("=quick"), Err(NotAChoice));
    }
}
