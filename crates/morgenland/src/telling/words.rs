//! What things are called, and what cards do: the one place for their words.

use tabletop::Seat;
use tabletop::game::Names;

use crate::artefact::{Artefact, Artefacts};
use crate::component::Component as _;
use crate::pieces::Piece;
use crate::space::{Place, Space};
use crate::spell::{Spell, SpellSet};
use crate::treasure::Kind;

/// A space at which no line is broken.
pub(super) const FIRM: &str = "\u{a0}";

/// What a card is called and what it does, in words that fit whoever plays it.
#[derive(Clone, Copy)]
pub(super) struct Words {
    pub(super) name: &'static str,
    pub(super) effect: &'static str,
}

/// A spell in words.
pub(super) fn spell(spell: Spell) -> Words {
    let (name, effect) = match spell {
        Spell::SecondChance => ("Second Chance", "an own token moves to another space"),
        Spell::Abracadabra => {
            ("Abracadabra", "the buyer takes any artefact of the room, also out of its stack")
        }
        Spell::LastFirst => {
            ("The Last Shall Be First", "from here on 1 counts as 9 and 9 as 1, but not at the guard")
        }
        Spell::Charity => ("Charity", "any 3 treasures from the bank"),
        Spell::CityTax => {
            ("City Tax", "the others pay 2 treasures for each of their tokens in the city, or take it back")
        }
        Spell::Donation => ("Donation", "everybody returns 5 treasures to the bank"),
        Spell::DragonLeaves => ("Dragon Leaves", "an empty cave gets 4 treasures, and 2 on the next shelf"),
        Spell::DragonReturns => ("Dragon's Return", "the treasure of a cave goes back to the bank"),
        Spell::EyeForAnEye => {
            ("Eye for an Eye", "a token of another player goes back; he may do the same to the caster")
        }
        Spell::LunarEclipse => ("Lunar Eclipse", "all open odd tokens of a space go back, and its Carpets"),
        Spell::Apprentice => ("Mage's Apprentice", "an own artefact is swapped for an open one in a room"),
        Spell::Mirage => ("Mirage", "an artefact out of a room's stack lies open instead"),
        Spell::Parasite => ("Parasite", "the power of an artefact that another player has used this round"),
        Spell::Sacrifice => ("Sacrifice", "everybody returns 7 treasures to the bank"),
        Spell::Smuggler => ("Smuggler", "its caster counts as strongest in all city spaces without tokens"),
        Spell::SolarEclipse => ("Solar Eclipse", "all open even tokens of a space go back"),
        Spell::Spy => ("Spy", "from now on the others place their tokens open, except at the guard"),
        Spell::SultansTax => (
            "Sultan's Tax",
            "the others pay 1 treasure for each of their tokens in the rooms, or take all back",
        ),
        Spell::Taboo => ("Taboo", "no more tokens and no Carpets may come to a space this round"),
        Spell::Teleport => {
            ("Teleport", "a token of another player moves to another space, and he is paid 3 treasures")
        }
        Spell::Trade => ("Trade", "own treasures for as many of other kinds"),
    };
    Words { name, effect }
}

/// An artefact in words.
pub(super) fn artefact(artefact: Artefact) -> Words {
    let (name, effect) = match artefact {
        Artefact::Lamp => ("Lamp", "its user may play all his spells this round"),
        Artefact::Counterspell => ("Counterspell", "a declared spell of another player has no effect"),
        Artefact::Double => ("Double", "an own token in the space being tallied counts once more"),
        Artefact::Carpet => ("Carpet", "an own token of 3 in the space being tallied"),
        Artefact::Key => ("Key", "past the guard without token and without bribe"),
        Artefact::Scroll => ("Scroll", "breaks ties at the end, and has no use before"),
    };
    Words { name, effect }
}

/// A space in a sentence.
pub(super) fn space(space: Space) -> &'static str {
    match space {
        Space::Cave1 => "Cave 1",
        Space::Cave2 => "Cave 2",
        Space::Cave3 => "Cave 3",
        Space::Cave4 => "Cave 4",
        Space::Cave5 => "Cave 5",
        Space::Tent => "the Tent",
        Space::Djinn => "the Djinn's House",
        Space::Market => "the Market",
        Space::Caravanserai => "the Caravanserai",
        Space::Guard => "the guard",
        Space::Room1 => "Room 1",
        Space::Room2 => "Room 2",
        Space::Room3 => "Room 3",
        Space::Room4 => "Room 4",
        Space::Room5 => "Room 5",
    }
}

/// Where something lies: `in Cave 1`, `on the Market`.
pub(super) fn on(place: Space) -> String {
    let preposition = match place.place() {
        Place::City if place == Space::Market => "on",
        Place::Guard => "at",
        Place::Cave(_) | Place::City | Place::Room(_) => "in",
    };
    format!("{preposition} {}", space(place))
}

/// A kind of treasure, one or several of it.
pub(super) fn kind(kind: Kind, count: u8) -> &'static str {
    match (kind, count) {
        (Kind::Crown, 1) => "crown",
        (Kind::Crown, _) => "crowns",
        (Kind::Pearl, 1) => "pearl",
        (Kind::Pearl, _) => "pearls",
        (Kind::Gem, 1) => "gem",
        (Kind::Gem, _) => "gems",
        (Kind::Goblet, 1) => "goblet",
        (Kind::Goblet, _) => "goblets",
        (Kind::GoldBar, 1) => "gold bar",
        (Kind::GoldBar, _) => "gold bars",
    }
}

/// `a crown`, `3 crowns`.
pub(super) fn units(of: Kind, count: u8) -> String {
    if count == 1 { format!("a {}", kind(of, 1)) } else { format!("{count} {}", kind(of, count)) }
}

/// `1 treasure`, `2 treasures`.
pub(super) fn treasures(count: u8) -> String {
    counted(count, "treasure")
}

/// A number with its noun, in the plural if need be.
pub(super) fn counted(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// Artefacts by kind: `Lamp`, `2 Keys`.
pub(super) fn artefacts(artefacts: Artefacts) -> impl Iterator<Item = String> {
    artefacts.kinds().iter().map(move |kind| match artefacts.count(kind) {
        1 => artefact(kind).name.to_owned(),
        several => format!("{several} {}s", artefact(kind).name),
    })
}

/// Spells by name.
pub(super) fn spells(spells: SpellSet) -> impl Iterator<Item = String> {
    spells.iter().map(|it| spell(it).name.to_owned())
}

/// Several things in a sentence.
pub(super) fn listed(things: impl IntoIterator<Item = String>) -> String {
    joined(things, "and")
}

/// Several things in a sentence, the last one after this word.
pub(super) fn joined(things: impl IntoIterator<Item = String>, word: &str) -> String {
    let things: Vec<_> = things.into_iter().collect();
    match things.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// `Bina's`.
pub(super) fn whose(seat: Seat, names: &Names) -> String {
    format!("{}'s", names.of(seat))
}

/// A piece by its owner and its own name: `Bina's token B3`.
pub(super) fn piece(piece: Piece, names: &Names) -> String {
    format!("{} token {piece}", whose(piece.owner, names))
}

/// All kinds of treasure.
pub(super) fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.iter().copied()
}

/// The word with a capital letter.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
