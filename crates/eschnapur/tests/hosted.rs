//! What a host shows of a game (EP.1), what a standing pass answers (E10.2), and what can be chosen later in a plan.

use std::collections::BTreeSet;

use eschnapur::Eschnapur;
use eschnapur::action::Action;
use eschnapur::edition::Edition;
use eschnapur::event::Event;
use eschnapur::gold::{Gold, GoldSet, Possible, Purse};
use eschnapur::hosted::StandingShown;
use eschnapur::phases::blockade::Blockade;
use eschnapur::phases::rewards::Rewards;
use eschnapur::phases::{Phase, moving, order};
use eschnapur::position::Position;
use eschnapur::view::View;
use eschnapur::window::Window;
use tabletop::{
    Audience, Counting, FastChance, Game, Hosted, Lively, Observer, Seat, SeatSet, Told as _, Turn,
};

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
    tabletop::plain::value(value)
}

/// What is shown, less what only follows from the rest by a rule.
fn without_what_follows(view: &View, counting: Counting) -> serde_json::Value {
    let mut shown = json(&Eschnapur::shown(view, counting));
    let fields = shown.as_object_mut().expect("an object");
    let follow = [
        "parts",
        "officials",
        "values",
        "phase_number",
        "awaited",
        "window",
        "next_marker",
        "prospects",
        "parts_needed",
        "wares",
        "standings",
    ];
    for follows in follow {
        assert!(fields.remove(follows).is_some(), "{follows}");
    }
    shown
}

#[test]
fn ep_1_open_counting_shows_all_of_the_view() {
    every_state(3, |state, _| {
        for view in views(state) {
            assert_eq!(without_what_follows(&view, Counting::Open), json(&view));
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
            assert_eq!(without_what_follows(&view, Counting::Hidden), expected);
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
                let mut shown = Eschnapur::shown(&Eschnapur::view(state, observer), counting);
                if Eschnapur::to_act(state).is_empty() {
                    // E11.2: at the end gold may decide who is before whom, and everybody is told.
                    shown.standings =
                        shown.standings.map(|_, one| StandingShown { place: 0, by_gold: false, ..one });
                }
                json(&shown)
            };
            let read = |state: &State, observer, counting| {
                Eschnapur::sheet(&Eschnapur::view(state, observer), counting)
            };
            for observer in Observer::all(players).filter(|seen| !seen.is(first) && !seen.is(second)) {
                assert_ne!(seen(state, observer, Counting::Open), seen(&other, observer, Counting::Open));
                assert_eq!(seen(state, observer, Counting::Hidden), seen(&other, observer, Counting::Hidden));
                assert_eq!(read(state, observer, Counting::Hidden), read(&other, observer, Counting::Hidden));
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
    let theirs = Gold::ALL.into_iter().rev().find(free(second)).filter(|theirs| *theirs != mine)?;
    let mut other = position.clone();
    let change = |hand: &mut Purse, gives: Gold, gets: Gold| {
        hand.remove(gives);
        hand.add(gets);
    };
    change(&mut other.tableaus[first].hand, mine, theirs);
    change(&mut other.tableaus[second].hand, theirs, mine);
    if let Some(carried) = &mut other.carried
        && [first, second].contains(&carried.card.seat)
    {
        carried.values = Possible(GoldSet::ALL);
    }
    Eschnapur::from_position(&other).ok()
}

/// The window that a view shows, if nobody takes gold.
fn window(view: &View) -> Option<Window> {
    if view.payment.is_some() {
        return None;
    }
    match view.phase {
        Phase::BeforeGold(window)
        | Phase::Blockade(Blockade::Window(window))
        | Phase::Order(order::Order { now: order::OrderStep::Window(window), .. })
        | Phase::Moving(moving::Moving { now: moving::MovingStep::Window(window), .. })
        | Phase::Rewards(Rewards::Window(window)) => Some(window),
        Phase::Sites(_)
        | Phase::Laying(_)
        | Phase::FromHand { .. }
        | Phase::Blockade(_)
        | Phase::Stop(_)
        | Phase::Order(_)
        | Phase::Building(_)
        | Phase::Moving(_)
        | Phase::Rewards(_)
        | Phase::Over(_) => None,
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
                assert!(matches!(view.phase, Phase::Building(_)), "{:?}", view.phase);
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

/// Everything that a seat can choose further on in the plan it makes now.
fn further_on(state: &State, seat: Seat, found: &mut BTreeSet<usize>) {
    let step = std::mem::discriminant(&Eschnapur::view(state, Observer::Spectator).phase);
    for index in Eschnapur::legal(state, seat).iter() {
        let mut next = *state;
        let action = Eschnapur::action(index).expect("a legal action");
        Eschnapur::apply(&mut next, seat, action, &mut FastChance::new(0), &mut ()).expect("a legal action");
        let view = Eschnapur::view(&next, Observer::Seat(seat));
        if std::mem::discriminant(&view.phase) == step && view.to_act().contains(seat) {
            found.extend(Eschnapur::legal(&next, seat).iter());
            further_on(&next, seat, found);
        }
    }
}

/// Checked against the plainest way to say it: try every plan.
#[test]
fn e1_1_e2_2_e2_4_what_is_listed_for_later_can_be_chosen_later() {
    let (mut sites, mut lays, mut leaves) = (0, 0, 0);
    every_state(12, |state, _| {
        for seat in Eschnapur::to_act(state).iter() {
            let view = Eschnapur::view(state, Observer::Seat(seat));
            let now = Eschnapur::legal(state, seat);
            let listed: BTreeSet<usize> = Eschnapur::later(&view).into_iter().map(Eschnapur::index).collect();
            let (Phase::Sites(_) | Phase::Laying(_)) = view.phase else {
                assert!(listed.is_empty(), "{:?}", view.phase);
                continue;
            };
            let hand = view.tableaus[seat].hand.expect("an own hand is shown");
            let is_long = matches!(view.phase, Phase::Laying(_)) && hand.cards() > 5;
            // Long hands make many plans and are all alike: a few of them will do.
            if is_long && lays > 200 {
                continue;
            }
            let mut expected = BTreeSet::new();
            further_on(state, seat, &mut expected);
            let only_later = |set: BTreeSet<usize>| -> BTreeSet<usize> {
                set.into_iter().filter(|&index| !now.contains(index)).collect()
            };
            let listed = only_later(listed);
            assert_eq!(listed, only_later(expected), "{seat} with {hand} in {:?}", view.phase);
            for action in listed.into_iter().filter_map(Eschnapur::action) {
                sites += u32::from(matches!(action, Action::Site(_)));
                lays += u32::from(matches!(action, Action::Lay(..)));
                leaves += u32::from(matches!(action, Action::Leave(_)));
            }
        }
    });
    assert!(sites > 100 && lays > 100 && leaves > 20, "{sites} sites, {lays} lays, {leaves} leaves");
}

/// What was in prospect is what is scored, if nothing changes on the part.
#[test]
fn e9_4_prospects_are_what_the_scoring_brings() {
    let mut full = None;
    let (mut kept, mut by_builder) = (0, 0);
    every_state(4, |state, happened| {
        let view = Eschnapur::view(state, Observer::Spectator);
        let before: Option<eschnapur::hosted::Shown> = full.take();
        for event in happened {
            let (Event::Scored { seat, part, points, .. }, Some(before)) = (event, &before) else { continue };
            let prospect = before.prospects.iter().find(|one| one.part == *part && one.builder.is_none());
            let expected = prospect.expect("a full part has a prospect").points[*seat];
            assert_eq!(expected, *points, "{seat} on part {part}");
            kept += 1;
        }
        let shown = Eschnapur::shown(&view, Counting::Open);
        for event in happened {
            let (Event::Built { seat, part, .. }, Some(before)) = (event, &before) else { continue };
            let lacked = before.prospects.iter().find(|one| one.part == *part && one.builder == Some(*seat));
            let Some(lacked) = lacked else { continue };
            let now = shown.prospects.iter().find(|one| one.part == *part).expect("the part is full");
            assert_eq!((now.builder, now.points), (None, lacked.points), "{seat} fills part {part}");
            by_builder += 1;
        }
        full = Some(shown);
    });
    assert!(kept > 20 && by_builder > 5, "{kept} prospects came true, {by_builder} parts filled");
}

#[test]
fn e10_2_the_window_says_what_can_be_used_in_it() {
    let mut letters = BTreeSet::new();
    every_state(6, |state, _| {
        for seat in Eschnapur::to_act(state).iter() {
            let shown = Eschnapur::shown(&Eschnapur::view(state, Observer::Seat(seat)), Counting::Open);
            assert!(shown.awaited.contains(seat));
            assert!(shown.phase_number.is_some_and(|number| (1..=9).contains(&number)));
            letters.extend(shown.window.map(|window| window.letter));
            let bought = Eschnapur::legal(state, seat).iter().filter_map(Eschnapur::action);
            for action in bought {
                let Action::Buy(privilege) = action else { continue };
                let usable = shown.window.expect("somebody buys in a window").usable;
                assert!(usable.iter().any(|one| one == privilege), "{privilege} in {:?}", shown.phase);
            }
        }
    });
    assert_eq!(letters, ('a'..='f').collect());
}

/// E0.2 and E2.2: what is out of the game is not shown as if it were in it.
#[test]
fn e0_2_e2_2_the_parts_and_officials_in_the_game_follow_from_the_players() {
    every_state(1, |state, _| {
        for view in views(state) {
            let shown = json(&Eschnapur::shown(&view, Counting::Open));
            let (parts, officials) = match view.tableaus.players() {
                2 => (serde_json::json!([2, 3, 4, 5, 6, 8]), serde_json::json!([2, 3, 4, 5])),
                3 => (serde_json::json!([2, 3, 4, 5, 6, 7, 8]), serde_json::json!([1, 2, 3, 4, 5])),
                _ => (serde_json::json!([1, 2, 3, 4, 5, 6, 7, 8]), serde_json::json!([1, 2, 3, 4, 5])),
            };
            assert_eq!((&shown["parts"], &shown["officials"]), (&parts, &officials));
        }
    });
}

/// E11.2, E11.4: at the end the standings are the outcome; before it, gold decides nothing that people must not know.
#[test]
fn e11_2_e11_4_standings_are_the_outcome() {
    let (mut ended, mut by_gold) = (0, 0);
    every_state(12, |state, _| {
        let shown = Eschnapur::shown(&Eschnapur::view(state, Observer::Spectator), Counting::Hidden);
        let Some(outcome) = Eschnapur::outcome(state) else {
            assert!(shown.standings.values().iter().all(|standing| !standing.by_gold));
            return;
        };
        ended += 1;
        for (seat, standing) in shown.standings.iter() {
            assert_eq!(standing.place, outcome.0[seat].place);
            assert_eq!(standing.gold, None, "people must remember it themselves");
            by_gold += u32::from(standing.by_gold);
        }
    });
    assert!(ended >= 36, "{ended} games ended, {by_gold} players were parted by gold");
}

/// E6.1: the marker that is shown is the one that is handed out.
#[test]
fn e6_1_the_next_marker_is_the_one_that_is_handed_out() {
    let mut before: Option<u8> = None;
    let mut handed = 0;
    every_state(4, |state, happened| {
        for event in happened {
            let Event::MarkerHanded { marker, .. } = event else { continue };
            assert_eq!(before, Some(*marker));
            handed += 1;
        }
        before = Eschnapur::shown(&Eschnapur::view(state, Observer::Spectator), Counting::Open).next_marker;
    });
    assert!(handed > 50, "{handed} markers were handed out");
}

/// Every text of a document for programs.
fn texts(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::String(text) => {
            found.insert(text.clone());
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        serde_json::Value::Object(members) => members.values().for_each(|member| texts(member, found)),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

/// Whoever reads a document on the wire takes no text apart: it is a name or a letter.
#[test]
fn nothing_on_the_wire_is_in_notation() {
    let mut found = BTreeSet::new();
    every_state(3, |state, events| {
        for event in events {
            texts(&json(event), &mut found);
        }
        texts(&json(&Eschnapur::position(state)), &mut found);
        views(state).for_each(|view| texts(&json(&Eschnapur::shown(&view, Counting::Open)), &mut found));
    });
    let is_name = |text: &&String| {
        text.len() == 1 && text.chars().all(|c| c.is_ascii_alphabetic())
            || text.split('-').all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase()))
    };
    assert_eq!(found.iter().filter(|text| !is_name(text)).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(found.contains("up") && found.contains("card") && found.contains("setting"), "{found:?}");
}

/// Steps that have no tag in the notation of positions have one on the wire.
#[test]
fn every_step_has_its_tag_on_the_wire() {
    let mut steps = BTreeSet::new();
    let mut now = BTreeSet::new();
    every_state(20, |state, _| {
        let phase = &json(&Eschnapur::position(state))["phase"];
        let tag = |value: &serde_json::Value| value.as_str().expect("a tag").to_owned();
        steps.insert(tag(&phase["step"]));
        if let Some(asked) = phase.get("now") {
            now.insert(tag(&asked["now"]));
        }
    });
    for step in ["blockade", "blocked", "rewards", "wages"] {
        assert!(steps.contains(step), "{step} in {steps:?}");
    }
    let asked = ["choosing", "handing", "lifting", "naming", "setting", "window"];
    assert_eq!(now, asked.map(str::to_owned).into());
}
