//! A regular: a good club player.
//!
//! It places by a plan for all its tokens, and chooses everything else by trying it out to the end of the round.

use games::morgenland::Morgenland;
use games::morgenland::action::Action;
use games::morgenland::artefact::Artefact;
use games::morgenland::ask::Ask;
use games::morgenland::space::Space;
use games::morgenland::table::Version;
use tabletop::{Chance, Lively as _};

use crate::estimate::Estimate;
use crate::foresight::Foresight as _;
use crate::mixture;
use crate::morgenland::trial::Trial;
use crate::morgenland::{placing, plays};
use crate::player::Asked;

/// In how many states a choice is tried.
const STATES: usize = 8;
/// Of the share of the win: a choice that is so much worse than another is made e times more seldom.
const WARMTH: f32 = 0.002;

/// The index of one of the legal actions.
pub(super) fn choose(
    asked: &Asked<'_, Morgenland>,
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> usize {
    let chosen = match asked.view.ask {
        Ask::Placing { .. } => placing::choose(asked, estimate, chance).map(Action::index),
        Ask::Bribe { .. } if nothing_to_buy(asked) => Some(Action::Pass.index()),
        Ask::Window { .. } | Ask::Naming(_) => plays::choose(asked, estimate, chance),
        Ask::Taking(_)
        | Ask::Giving(_)
        | Ask::Market { .. }
        | Ask::Bribe { .. }
        | Ask::Buying(_)
        | Ask::Price(_)
        | Ask::Keeping(_)
        | Ask::Camel { .. }
        | Ask::Searching { .. }
        | Ask::Choosing { .. }
        | Ask::CityTax { .. }
        | Ask::SultansTax { .. }
        | Ask::Answer { .. }
        | Ask::Trading(_)
        | Ask::Nothing => try_all(asked, estimate, chance),
    };
    chosen.unwrap_or_else(|| Morgenland::lively(asked.legal, chance))
}

/// M3.8: is there no token in a room, and no Carpet that could come there (M5.5)?
fn nothing_to_buy(asked: &Asked<'_, Morgenland>) -> bool {
    let own = &asked.view.players[asked.seat];
    let in_a_room =
        own.seen.pieces.iter().any(|(_, piece)| piece.space().and_then(Space::room_index).is_some());
    let carpet = own.seen.artefacts.is_some_and(|artefacts| artefacts.has(Artefact::Carpet));
    !in_a_room && !(asked.view.public.version == Version::Magic && (carpet || own.seen.public.lit))
}

/// Tries everything that may be done.
fn try_all(
    asked: &Asked<'_, Morgenland>,
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> Option<usize> {
    let trial = Trial::new(asked.view, asked.seat, estimate);
    let imagined = trial.imagine(STATES, chance);
    mixture::draw(&trial.worths(asked, &imagined), WARMTH, chance)
}

#[cfg(test)]
mod tests {
    use games::morgenland::round::rooms;
    use games::morgenland::spell::Spell;
    use games::morgenland::stage::RoundStage;
    use games::morgenland::state::State;
    use games::morgenland::table::OnTable;
    use games::morgenland::token::Token;
    use games::morgenland::treasure::Hoard;
    use tabletop::Seat;

    use super::*;
    use crate::morgenland::calm;
    use crate::morgenland::positions::{answers, reach};
    use crate::{Level, Trained as _};

    const MANY: usize = 20;

    fn regular(state: &State, mood: u64) -> Action {
        answers(state, |asked| Level::Regular.choose(asked, mood))
    }

    fn alone_in(table: &OnTable, seat: Seat, room: Space) -> bool {
        let there = |other: Seat| table.players[other].pieces.any_on(room);
        there(seat) && !table.players.seats().any(|other| other != seat && there(other))
    }

    #[test]
    fn m3_8_does_not_bribe_when_nothing_can_be_bought() {
        let idle = |state: &State| {
            let Ask::Bribe { seat } = *state.ask() else { return false };
            state.table().players[seat].pieces.count_in_rooms() == 0
        };
        for (mood, state) in reach(Version::Basic, idle).take(MANY).enumerate() {
            assert_eq!(regular(&state, mood as u64), Action::Pass, "{state:?}");
        }
    }

    /// M4.1: whoever leads, or will lead by this purchase, ends the game.
    #[test]
    fn m4_1_buys_the_last_artefact_when_it_wins() {
        let wins = |state: &State| {
            let Ask::Buying(buying) = *state.ask() else { return false };
            let table = state.table();
            let left: usize = table.rooms.iter().map(|room| room.stack.len()).sum();
            let collected = |seat: Seat| table.players[seat].artefacts.total();
            let rivals = table.players.seats().filter(|&seat| seat != buying.seat);
            left == 1 && rivals.map(collected).max() <= Some(collected(buying.seat))
        };
        for (mood, state) in reach(Version::Basic, wins).take(MANY).enumerate() {
            assert_eq!(regular(&state, mood as u64), Action::Buy, "{state:?}");
        }
    }

    /// M3.9: a last token goes to no room that it can never pay for.
    #[test]
    fn m3_9_does_not_place_where_it_cannot_pay() {
        let dear = |state: &State| {
            let Ask::Placing { seat } = *state.ask() else { return false };
            let player = &state.table().players[seat];
            let value = player.pieces.hand.first().map_or(0, Token::value);
            player.pieces.hand.len() == 1 && value > 5 && player.treasure == Hoard::EMPTY
        };
        for (mood, state) in reach(Version::Basic, dear).take(MANY).enumerate() {
            let Action::Place(_, space) = regular(&state, mood as u64) else { panic!("a placement") };
            assert_eq!(space.room_index(), None, "{state:?}");
        }
    }

    /// M5.6: a Key opens the way to a purchase that nobody disputes.
    #[test]
    fn m5_6_uses_a_key_to_buy() {
        let locked = |state: &State| {
            let Ask::Window { seat } = *state.ask() else { return false };
            let table = state.table();
            let player = &table.players[seat];
            let cheap = |room: Space| {
                let bill = rooms::bill(table, seat, room);
                alone_in(table, seat, room) && bill.payable(player.treasure) && bill.next() <= 2
            };
            let left: usize = table.rooms.iter().map(|room| room.stack.len()).sum();
            // Near the end it may be wiser to leave an artefact where it is, so that the game goes on.
            left > 8
                && state.stage() == RoundStage::Tally(Space::Guard)
                && state.legal(seat).contains(Action::Artefact(Artefact::Key).index())
                && !player.pieces.any_on(Space::Guard)
                && player.pieces.count_in_rooms() == 1
                && (0..table.players()).map(Space::room).any(cheap)
        };
        for (mood, state) in reach(Version::Magic, locked).take(MANY).enumerate() {
            assert_eq!(regular(&state, mood as u64), Action::Artefact(Artefact::Key), "{state:?}");
        }
    }

    /// Positions before the first placement in which nobody has declared anything, and this may be done.
    fn before_the_tokens(spy: bool, legal: Action) -> impl Iterator<Item = (usize, State)> {
        let wanted = move |state: &State| {
            let Ask::Window { seat } = *state.ask() else { return false };
            let player = &state.table().players[seat];
            let lamps_only = player.artefacts.total() == player.artefacts.count(Artefact::Lamp);
            let undeclared = answers(state, |asked| {
                if asked.view.public.plays.all().is_empty() { legal.index() } else { Action::Pass.index() }
            }) == legal;
            state.stage() == RoundStage::Start
                && undeclared
                && lamps_only
                && player.spells.contains(Spell::Spy) == spy
        };
        let offered = move |state: &State| {
            state.next().is_some_and(|(_, actions)| actions.contains(legal.index())) && wanted(state)
        };
        reach(Version::Magic, offered).take(MANY).enumerate()
    }

    /// M7.17: before the tokens lie nothing is played but a Spy, by whoever has nothing else to use.
    #[test]
    fn m7_17_only_a_spy_comes_before_the_tokens() {
        let (lamp, spy) = (Action::Artefact(Artefact::Lamp), Action::Cast(Spell::Spy));
        for (has_spy, legal, chosen) in [(false, lamp, Action::Pass), (true, lamp, lamp), (true, spy, spy)] {
            for (mood, state) in before_the_tokens(has_spy, legal) {
                assert_eq!(regular(&state, mood as u64), chosen, "{state:?}");
            }
        }
    }

    #[test]
    fn placements_differ_with_the_mood_and_with_nothing_else() {
        let opening = |state: &State| matches!(state.ask(), Ask::Placing { .. });
        let state = reach(Version::Basic, opening).next().expect("every game has placements");
        let moods: Vec<Action> = (0..8).map(|mood| regular(&state, mood)).collect();
        assert!(moods.iter().any(|&other| other != moods[0]), "{moods:?}");
        assert_eq!(moods, (0..8).map(|mood| regular(&state, mood)).collect::<Vec<_>>());
    }

    /// Calm play is legal whatever is asked.
    #[test]
    fn calm_play_knows_every_question() {
        let estimate = Morgenland::tuned();
        for state in reach(Version::Magic, |_| true).take(3000) {
            let (seat, legal) = state.next().expect("the game goes on");
            let view = <Morgenland as tabletop::Game>::view(&state, tabletop::Observer::Seat(seat));
            let worth = Trial::new(&view, seat, estimate).worth;
            assert!(legal.contains(calm::choose(
                &state,
                seat,
                legal,
                &worth,
                &mut tabletop::FastChance::new(1)
            )));
        }
    }
}
