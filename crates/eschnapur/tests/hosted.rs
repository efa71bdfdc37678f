//! What a host shows of a game (EP.1), and what a standing pass answers (E10.2).

use eschnapur::Eschnapur;
use eschnapur::action::Action;
use eschnapur::edition::Edition;
use eschnapur::event::Event;
use eschnapur::gold::{Gold, GoldSet, Purse};
use eschnapur::phases::blockade::Blockade;
use eschnapur::phases::rewards::Rewards;
use eschnapur::phases::{moving, order};
use eschnapur::position::Position;
use eschnapur::view::{PhaseView, View};
use eschnapur::window::Window;
use tabletop::{Audience, Counting, FastChance, Game, Hosted, Lively, Observer, Seat, SeatSet, Turn};

type State = <Eschnapur as Game>::State;

/// Plays games at every number of players, and shows every state with what happened on the way to it.
fn every_state(games: u64, mut look: impl FnMut(&State, &[Event])) {
    for players in Eschnapur::PLAYERS {
        let options = Eschnapur::options(players, &[]).expect("so many can play");
        for game in 0..games {
            let chance = &mut FastChance::for_game(players as u64, game);
            let mut state =
                Eschnapur::begin(&options, &Edition::default(), chance).expect("a game that can begin");
            let mut happened: Vec<(Audience, Event)> = Vec::new();
            loop {
                let events: Vec<Event> = happened.drain(..).map(|(_, event)| event).collect();
                look(&state, &events);
                let Some(turn) = Turn::<Eschnapur>::next(&mut state) else { break };
                let index = Eschnapur::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut happened);
            }
        }
    }
}

fn views(state: &State) -> impl Iterator<Item = View> {
    let players = Eschnapur::position(state).tableaus.players();
    Observer::all(players).map(|observer| Eschnapur::view(state, observer))
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("documents can be written")
}

#[test]
fn ep_1_open_counting_shows_all_of_the_view() {
    every_state(3, |state, _| {
        for view in views(state) {
            assert_eq!(json(&Eschnapur::shown(&view, Counting::Open)), json(&view));
        }
    });
}

#[test]
fn ep_1_hidden_counting_leaves_out_what_others_own_and_nothing_else() {
    let mut carried = 0;
    every_state(3, |state, _| {
        for view in views(state) {
            let mut expected = json(&view);
            for (seat, _) in view.tableaus.iter().filter(|(seat, _)| !view.observer.is(*seat)) {
                let tableau = expected["tableaus"][seat.to_string()].as_object_mut().unwrap();
                assert!(tableau.remove("owned").is_some() && tableau.remove("known").is_some());
            }
            if let Some(card) = view.carried.map(|carried| carried.card)
                && !view.observer.is(card.seat)
            {
                assert!(expected["carried"].as_object_mut().unwrap().remove("values").is_some());
                carried += 1;
            }
            assert_eq!(json(&Eschnapur::shown(&view, Counting::Hidden)), expected);
        }
    });
    assert!(carried > 0, "no card was carried over");
}

/// EP.1: two states that differ only in what others own look alike.
#[test]
fn ep_1_hidden_counting_shows_no_difference_between_purses() {
    let mut compared = 0;
    every_state(2, |state, _| {
        let position = Eschnapur::position(state);
        let players = position.tableaus.players();
        for first in Seat::first(players) {
            let second = Seat::new((first.index() + 1) % players);
            let Some(other) = exchanged(&position, first, second) else { continue };
            let seen = |state: &State, observer, counting| {
                json(&Eschnapur::shown(&Eschnapur::view(state, observer), counting))
            };
            for observer in Observer::all(players).filter(|seen| !seen.is(first) && !seen.is(second)) {
                assert_ne!(seen(state, observer, Counting::Open), seen(&other, observer, Counting::Open));
                assert_eq!(seen(state, observer, Counting::Hidden), seen(&other, observer, Counting::Hidden));
                compared += 1;
            }
        }
    });
    assert!(compared > 1000, "only {compared} states were compared");
}

/// The same position after two players have exchanged a card of their hands.
fn exchanged(position: &Position, first: Seat, second: Seat) -> Option<State> {
    let free = |seat: Seat| {
        let tableau = &position.tableaus[seat];
        // A card that is known to be in the hand would have to stay known.
        move |gold: &Gold| tableau.hand.count(*gold) > tableau.known.count(*gold)
    };
    let mine = Gold::ALL.into_iter().find(free(first))?;
    let his = Gold::ALL.into_iter().rev().find(free(second)).filter(|his| *his != mine)?;
    let mut other = position.clone();
    let change = |hand: &mut Purse, gives: Gold, gets: Gold| {
        hand.remove(gives);
        hand.add(gets);
    };
    change(&mut other.tableaus[first].hand, mine, his);
    change(&mut other.tableaus[second].hand, his, mine);
    if let Some(carried) = &mut other.carried
        && [first, second].contains(&carried.card.seat)
    {
        carried.values = GoldSet::ALL;
    }
    Eschnapur::from_position(&other).ok()
}

/// The window that a view shows, if nobody takes gold.
fn window(view: &View) -> Option<Window> {
    if view.payment.is_some() {
        return None;
    }
    match view.phase {
        PhaseView::BeforeGold(window)
        | PhaseView::Blockade(Blockade::Window(window))
        | PhaseView::Order(order::Order { now: order::Now::Window(window), .. })
        | PhaseView::Moving(moving::Moving { now: moving::Now::Window(window), .. })
        | PhaseView::Rewards(Rewards::Window(window)) => Some(window),
        PhaseView::Sites { .. }
        | PhaseView::Laying { .. }
        | PhaseView::FromHand { .. }
        | PhaseView::Blockade(_)
        | PhaseView::Stop(_)
        | PhaseView::Order(_)
        | PhaseView::Building(_)
        | PhaseView::Moving(_)
        | PhaseView::Rewards(_)
        | PhaseView::Over(_) => None,
    }
}

#[test]
fn e10_2_a_standing_pass_answers_in_windows_and_nowhere_else() {
    let (mut asked, mut built) = (0, 0);
    every_state(60, |state, _| {
        let view = Eschnapur::view(state, Observer::Spectator);
        let window = window(&view);
        for seat in view.tableaus.seats() {
            let expected = window.filter(|window| window.asked == seat).map(|_| Action::Pass);
            assert_eq!(Eschnapur::pass(state, seat), expected);
            let legal = Eschnapur::legal(state, seat);
            if expected.is_some() {
                asked += 1;
                assert!(legal.contains(Eschnapur::index(Action::Pass)));
                let others = legal.iter().filter_map(Eschnapur::action).filter(|it| *it != Action::Pass);
                assert!(others.into_iter().all(|action| matches!(action, Action::Buy(_))));
            } else if legal.contains(Eschnapur::index(Action::Pass)) {
                built += 1;
                assert!(matches!(view.phase, PhaseView::Building(_)), "{:?}", view.phase);
            }
        }
    });
    assert!(asked > 0 && built > 0, "{asked} windows, {built} ends of building turns");
}

#[test]
fn e10_1_only_purchases_are_plays_and_they_concern_nobody_else() {
    let mut bought = 0;
    every_state(3, |_, events| {
        for event in events {
            let expected = matches!(event, Event::Bought { .. }).then_some(SeatSet::EMPTY);
            assert_eq!(Eschnapur::played(event), expected, "{event:?}");
            bought += usize::from(expected.is_some());
        }
    });
    assert!(bought > 0, "nobody bought anything");
}
