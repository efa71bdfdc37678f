//! A novice: sensible habits, and a beginner's mistakes.
//!
//! It looks at the present round only: where most treasure lies, a high token for the guard, a middling one for a room
//! that it could pay. It does not count what others have there, pays with whatever it has most of, bribes whenever
//! it has a token in a room, and plays what it has when that seems to do something.

use games::morgenland::Morgenland;
use games::morgenland::action::Action;
use games::morgenland::artefact::Artefact;
use games::morgenland::ask::Ask;
use games::morgenland::space::{Region, Space};
use games::morgenland::stage::RoundStage;
use games::morgenland::token::Token;
use games::morgenland::treasure::Kind;
use games::morgenland::view::{PlayerView, View};
use tabletop::{Chance, Lively as _};

use crate::mixture;
use crate::player::Asked;

/// How much less a choice must be worth to be made e times more seldom.
const WARMTH: f32 = 1.0;

/// The index of one of the legal actions.
pub(super) fn choose(asked: &Asked<'_, Morgenland>, chance: &mut impl Chance) -> usize {
    let chosen = match &asked.view.ask {
        Ask::Placing { .. } => place(asked, chance),
        Ask::Window { .. } => Some(window(asked, chance)),
        Ask::Buying(_) => Some(Action::Buy),
        Ask::Camel { .. } | Ask::CityTax { .. } | Ask::SultansTax { .. } => Some(Action::Accept),
        Ask::Bribe { .. } => Some(bribe(asked)),
        Ask::Price(_) | Ask::Giving(_) | Ask::Market { .. } => most_plentiful(asked),
        Ask::Trading(_) => Some(Action::Pass),
        Ask::Taking(_)
        | Ask::Keeping(_)
        | Ask::Naming(_)
        | Ask::Searching { .. }
        | Ask::Choosing { .. }
        | Ask::Answer { .. }
        | Ask::Nothing => None,
    };
    match chosen.map(Action::index) {
        Some(index) if asked.legal.contains(index) => index,
        _ => Morgenland::uniform(asked.legal, chance),
    }
}

/// A token where it seems to do some good.
fn place(asked: &Asked<'_, Morgenland>, chance: &mut impl Chance) -> Option<Action> {
    let own = &asked.view.players[asked.seat];
    let placements = asked.legal.iter().filter_map(Action::of_index).filter_map(|action| {
        let Action::Place(token, space) = action else { return None };
        Some((action, appeal(asked.view, own, token, space)))
    });
    let placements: Vec<(Action, f32)> = placements.collect();
    mixture::draw(&placements, WARMTH, chance)
}

/// How good the parts of the board look to a novice, and which token seems right for them.
const GUARD_LOOKS: f32 = 5.0;
const GUARD_TOKEN: f32 = 7.5;
const ROOM_LOOKS: f32 = 4.5;
const CITY_LOOKS: f32 = 2.5;
const MIDDLING_TOKEN: f32 = 4.0;
/// A room for which the novice could not pay now.
const NO_PURCHASE: f32 = -3.0;
/// In a cave the treasure on the top shelf counts, for the lowest token by this part and for the 9 in full.
const LOWEST_IN_CAVE: f32 = 0.4;
const HEIGHT_IN_CAVE: f32 = 15.0;
/// A novice spreads its tokens: each that already lies there makes a space look worse.
const SPREAD: f32 = 2.0;

/// How good a placement looks to a novice.
fn appeal(view: &View, own: &PlayerView, token: Token, space: Space) -> f32 {
    let there = own.seen.pieces.iter().filter(|(_, piece)| piece.space() == Some(space)).count() as f32;
    let height = f32::from(token.value());
    let odd = (MIDDLING_TOKEN - height).abs() / 2.0;
    let looks = match space.place() {
        Region::Cave(kind) => {
            f32::from(view.public.caves[kind].units()[0]) * (LOWEST_IN_CAVE + height / HEIGHT_IN_CAVE)
        }
        Region::Guard => GUARD_LOOKS - (GUARD_TOKEN - height).abs(),
        Region::Room(_) if can_pay(own, token) => ROOM_LOOKS - odd,
        Region::Room(_) => NO_PURCHASE,
        Region::City => CITY_LOOKS - odd,
    };
    looks - SPREAD * there
}

/// Has this player enough of any one kind for this token (M3.9)?
fn can_pay(own: &PlayerView, token: Token) -> bool {
    !own.treasure.at_least(token.value()).is_empty()
}

/// With its Lamp lit a novice casts something once in so many windows.
const ONE_SPELL_IN: u32 = 2;

/// In a window a novice plays what seems to do something, without any sense of time.
fn window(asked: &Asked<'_, Morgenland>, chance: &mut impl Chance) -> Action {
    let own = &asked.view.players[asked.seat];
    let tallied = if let RoundStage::Tally(space) = asked.view.public.stage { Some(space) } else { None };
    let here = |space| own.seen.pieces.iter().any(|(_, piece)| piece.space() == Some(space));
    let involved = tallied.is_some_and(here);
    let in_rooms = (0..asked.view.players.players()).map(Space::room).any(here);
    // Where an artefact seems to make sense, it is used once in so many times.
    let tries = [
        (Artefact::Key, in_rooms, 1),
        (Artefact::Carpet, involved, 2),
        (Artefact::Double, involved, 3),
        (Artefact::Lamp, true, 6),
    ];
    for (artefact, sensible, one_in) in tries {
        let action = Action::Artefact(artefact);
        if sensible && asked.legal.contains(action.index()) && chance.below(one_in) == 0 {
            return action;
        }
    }
    let others = asked.legal.iter().filter_map(Action::of_index);
    let spells: Vec<Action> =
        others.filter(|action| matches!(action, Action::Cast(_) | Action::Counter(_))).collect();
    if !spells.is_empty() && chance.below(ONE_SPELL_IN) == 0 {
        return spells[chance.below(spells.len() as u32) as usize];
    }
    Action::Pass
}

/// M3.8: whoever has a token in a room wants in.
fn bribe(asked: &Asked<'_, Morgenland>) -> Action {
    let own = &asked.view.players[asked.seat];
    let in_a_room = own
        .seen
        .pieces
        .iter()
        .any(|(_, piece)| piece.space().is_some_and(|space| matches!(space.place(), Region::Room(_))));
    if in_a_room { Action::Accept } else { Action::Pass }
}

/// A novice gives what it has most of.
fn most_plentiful(asked: &Asked<'_, Morgenland>) -> Option<Action> {
    let own = asked.view.players[asked.seat].treasure;
    let kinds = Kind::ALL.iter().copied().filter(|&kind| asked.legal.contains(Action::Give(kind).index()));
    kinds.max_by_key(|&kind| own.count(kind)).map(Action::Give)
}

#[cfg(test)]
mod tests {
    use games::morgenland::state::State;
    use games::morgenland::table::Version;

    use super::*;
    use crate::Level;
    use crate::morgenland::positions::{answers, reach};

    fn novice(state: &State, mood: u64) -> Action {
        answers(state, |asked| Level::Novice.choose(asked, mood))
    }

    /// M3.8: a beginner's mistake: paying even where nothing is left to buy with.
    #[test]
    fn m3_8_bribes_whenever_a_token_lies_in_a_room() {
        let asked = |state: &State| matches!(state.ask(), Ask::Bribe { .. });
        for state in reach(Version::Basic, asked).take(50) {
            let Ask::Bribe { seat } = *state.ask() else { continue };
            let in_a_room = state.table().players[seat].pieces.count_in_rooms() > 0;
            assert_eq!(novice(&state, 1) == Action::Accept, in_a_room);
        }
    }

    #[test]
    fn m3_9_pays_with_what_it_has_most_of() {
        let asked = |state: &State| matches!(state.ask(), Ask::Price(_));
        for state in reach(Version::Basic, asked).take(50) {
            let (seat, legal) = state.next().expect("somebody pays");
            let own = state.table().players[seat].treasure;
            let Action::Give(kind) = novice(&state, 1) else { panic!("a price is paid in treasure") };
            let kinds = Kind::ALL.iter().filter(|&&kind| legal.contains(Action::Give(kind).index()));
            assert_eq!(kinds.map(|&kind| own.count(kind)).max(), Some(own.count(kind)));
        }
    }

    #[test]
    fn answers_every_question() {
        for (mood, state) in reach(Version::Magic, |_| true).take(3000).enumerate() {
            novice(&state, mood as u64);
        }
    }
}
