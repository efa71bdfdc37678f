//! The step that is being played, and what happens in it.

use std::fmt::Write as _;

use tabletop::Observer;

use super::words;
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::component::Component as _;
use crate::payment::{Giving, Taking};
use crate::space::{Place, Space};
use crate::stage::Stage;
use crate::table::Version;
use crate::view::View;

use super::plays::current;

/// Where the round stands.
pub(super) fn stage(view: &View) -> String {
    match view.stage {
        Stage::Opening => "The first treasures".to_owned(),
        Stage::Start => "The round begins".to_owned(),
        Stage::Placing(_) => "Placing tokens".to_owned(),
        Stage::Placed => "All tokens are placed".to_owned(),
        Stage::Tally(space) => format!("Tallying {}", words::space(space)),
        Stage::CavesDone => "The caves are tallied".to_owned(),
        Stage::Over(_) => "The game is over".to_owned(),
    }
}

/// The step with its rules; in the magic version also what the observer's own cards do.
pub(super) fn explain(view: &View) -> String {
    let mut text = format!("{}\n{}", stage(view), step(view));
    if let Stage::Tally(space) = view.stage
        && is_window(&view.ask)
    {
        text.push('\n');
        text.push_str(award(space));
    }
    if view.version == Version::Magic
        && let Observer::Seat(seat) = view.observer
    {
        let player = &view.players[seat];
        for spell in player.known.iter() {
            let words = words::spell(spell);
            // Writing to a string cannot fail.
            let _ = write!(text, "\n  {} ({}): {}", words.name, spell.rule(), words.effect);
        }
        let owned = player.artefacts.unwrap_or_default();
        for &artefact in Artefact::ALL.iter().filter(|&&artefact| owned.has(artefact)) {
            let words = words::artefact(artefact);
            let _ = write!(text, "\n  {} ({}): {}", words.name, rule(artefact), words.effect);
        }
    }
    text
}

/// The rule that says what an artefact does.
fn rule(artefact: Artefact) -> &'static str {
    match artefact {
        Artefact::Lamp => "M5.2",
        Artefact::Counterspell => "M5.3",
        Artefact::Double => "M5.4",
        Artefact::Carpet => "M5.5",
        Artefact::Key => "M5.6",
        Artefact::Scroll => "M5.7",
    }
}

fn is_window<D>(ask: &Ask<D>) -> bool {
    matches!(ask, Ask::Window { .. } | Ask::Naming(_))
}

/// What a space gives.
fn award(space: Space) -> &'static str {
    match (space.place(), space) {
        (Place::Cave(_), _) => {
            "In a cave the strongest takes the top shelf, the next strongest the second, and so on (M3.3)."
        }
        (Place::Guard, _) => {
            "Whoever is as strong as the guard enters the palace; whoever has less can pay the difference. All \
             others take their tokens back from the rooms (M3.8)."
        }
        (Place::Room(_), _) => {
            "The strongest may buy the artefact: each of his tokens costs its value in treasures of one kind, and \
             each another kind (M3.9)."
        }
        (Place::City, Space::Tent) => {
            "The strongest draws two spells, keeps one and gives the other to the second strongest (M3.4)."
        }
        (Place::City, Space::Djinn) => {
            "The strongest may use two artefacts this round instead of one (M3.5)."
        }
        (Place::City, Space::Market) => "The strongest may give one treasure for three of his choice (M3.6).",
        (Place::City, _) => "The strongest takes the camel and is the starting player at once (M3.7).",
    }
}

/// What is being asked, with the ids of its rules.
fn step(view: &View) -> &'static str {
    match &view.ask {
        Ask::Placing { .. } => placing(view.version),
        Ask::Taking(Taking { .. }) | Ask::Giving(Giving { .. }) => treasure(view),
        Ask::Market { .. } => award(Space::Market),
        Ask::Bribe { .. } => {
            "Whoever has a token or Carpet at the guard, but less strength than he, may pay the difference in any \
             treasures, all or nothing. Whoever does not enter takes his tokens back from the rooms and cannot buy \
             this round (M3.8)."
        }
        Ask::Buying(_) | Ask::Price(_) => {
            "One artefact is sold in each room. The strongest who can pay may buy it: each of his tokens there costs \
             its value in treasures of one kind, and each token another kind. Doubles and Carpets are tokens, too \
             (M3.9, M5.8). If he does not want it, the next strongest may buy at the price of his own tokens. What \
             is not sold stays for the next round (M3.10)."
        }
        Ask::Keeping(_) => {
            "The strongest keeps one of the two spells he has drawn and gives the other to the second strongest; if \
             nobody else is there, it is discarded (M3.4)."
        }
        Ask::Camel { .. } => {
            "A Smuggler who counts as strongest in the Caravanserai may leave the camel where it is; then nobody \
             takes it (M7.15)."
        }
        Ask::Window { .. } => window(view),
        Ask::Naming(_) => {
            "What a play is about is named when it is declared (M6.4). A token that has left its space by the time \
             the play is carried out is safe from it."
        }
        Ask::Searching { .. } => {
            "The buyer has paid, and takes any artefact of the room: the open one, or one out of the stack (M7.2)."
        }
        Ask::Choosing { .. } => {
            "One artefact of the stack comes to lie open on top; the old open one goes under the stack (M7.12)."
        }
        Ask::CityTax { .. } => {
            "Everybody but the caster pays 2 treasures for each of his tokens in the city, or takes it back, token \
             by token (M7.5)."
        }
        Ask::SultansTax { .. } => {
            "Everybody but the caster pays 1 treasure for each of his tokens in the rooms, for all of them, or takes \
             them all back (M7.18)."
        }
        Ask::Answer { .. } => {
            "Whoever lost a token to Eye for an Eye may at once take one of the caster's off the board; nothing can \
             stop that answer (M7.9)."
        }
        Ask::Trading(_) => {
            "Any number of own treasures, by kind in the order of the caves, then as many from the bank of kinds \
             that were not given (M7.21)."
        }
        Ask::Nothing => {
            "Most artefacts win. Of equal players the one with more Scrolls is ahead, then the one with more \
             treasure (M4.1, M4.2)."
        }
    }
}

fn placing(version: Version) -> &'static str {
    match version {
        Version::Basic => {
            "In player sequence everybody places one token at a time, face down, until nobody has any left (M2.1): \
             any number on one space, but at most five in a room (M2.2), and none where there is nothing to be had \
             (M2.3). Then the spaces are tallied: the caves, the city, the guard and the rooms, each from left to \
             right (M3.1)."
        }
        Version::Magic => {
            "In player sequence everybody places one token at a time, face down, until nobody has any left (M2.1): \
             any number on one space, but at most five in a room (M2.2), and none where there is nothing to be had \
             (M2.3). Instead of placing you may first play: an artefact, or a spell by the light of your Lamp \
             (M6.1, M5.2); others may answer it (M6.2). Then the spaces are tallied: the caves, the city, the guard \
             and the rooms, each from left to right (M3.1)."
        }
    }
}

fn window(view: &View) -> &'static str {
    if view.plays.declared.is_empty() {
        "Whoever could play something is asked in player sequence. One artefact may be used per round (M5.1); spells \
         need a lit Lamp (M5.2). What is declared is carried out when everybody has passed, in player sequence, and \
         then all are asked again (M6.2)."
    } else {
        "Something was declared, and everybody who could play something may answer. When all have passed, \
         Counterspells are settled first (M5.3); then everything is carried out in player sequence, each player's \
         own plays in the order in which he declared them (M6.2)."
    }
}

/// Why treasure is taken or given.
fn treasure(view: &View) -> &'static str {
    if current(view).is_some() {
        return "What a spell demands or gives is chosen when it is carried out (M6.4), unit by unit in the order of the \
                caves.";
    }
    match view.stage {
        Stage::Opening => {
            "Before the first round everybody takes 3 treasures of any kinds from the bank (M0.3), by kind in the \
             order of the caves."
        }
        Stage::Tally(Space::Market) => {
            "The strongest on the Market has given one treasure and takes any three from the bank (M3.6), by kind in \
             the order of the caves."
        }
        Stage::Tally(_)
        | Stage::Start
        | Stage::Placing(_)
        | Stage::Placed
        | Stage::CavesDone
        | Stage::Over(_) => "The bribe is paid in any treasures (M3.8), by kind in the order of the caves.",
    }
}
