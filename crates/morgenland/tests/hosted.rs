//! What a host shows of a game (MP.1), what a standing pass answers (M6.2), and whom a play concerns.

use morgenland::Morgenland;
use morgenland::action::Action;
use morgenland::ask::Ask;
use morgenland::edition::Edition;
use morgenland::event::Event;
use morgenland::play::Play;
use morgenland::position::Position;
use morgenland::space::{Space, SpaceSet};
use morgenland::spell::Spell;
use morgenland::stage::RoundStage;
use morgenland::standing::{Ranked, Reckoning, Strength};
use morgenland::view::{PieceRow, PieceView, View};
use serde_json::json;
use tabletop::{
    Audience, Counting, FastChance, Form, Game, Hosted, Lively, Observer, Seat, SeatSet, Told, Turn, Way,
};

type State = <Morgenland as Game>::State;

/// Plays games of all kinds, and shows every state with what happened on the way to it.
fn every_state(games: u64, mut look: impl FnMut(&State, &[Event])) {
    for way in Way::<Morgenland>::all() {
        for game in 0..games {
            let chance = &mut FastChance::for_game(way.players() as u64, game);
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), chance)
                .expect("a game that can begin");
            let mut happened: Vec<(Audience, Event)> = Vec::new();
            loop {
                let events: Vec<Event> = happened.drain(..).map(|(_, event)| event).collect();
                look(&state, &events);
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let index = Morgenland::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut happened);
            }
        }
    }
}

fn views(state: &State) -> impl Iterator<Item = View> {
    let players = Morgenland::position(state).players.players();
    Observer::all(players).map(|observer| Morgenland::view(state, observer))
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    tabletop::plain::value(value)
}

/// What is shown, without what follows from it.
fn without_standing(view: &View, counting: Counting) -> serde_json::Value {
    let mut shown = json(&Morgenland::shown(view, counting));
    assert!(shown.as_object_mut().is_some_and(|shown| shown.remove("standing").is_some()));
    shown
}

#[test]
fn mp_1_open_counting_shows_all_of_the_view() {
    every_state(1, |state, _| {
        for view in views(state) {
            assert_eq!(without_standing(&view, Counting::Open), json(&view));
        }
    });
}

#[test]
fn mp_1_hidden_counting_leaves_out_what_is_behind_other_screens_and_nothing_else() {
    every_state(1, |state, _| {
        for view in views(state) {
            let mut expected = json(&view);
            for seat in view.players.seats().filter(|&seat| !view.observer.is(seat)) {
                let player = expected["players"][seat.to_string()].as_object_mut().unwrap();
                assert!(player.remove("treasure").is_some());
            }
            assert_eq!(without_standing(&view, Counting::Hidden), expected);
        }
    });
}

/// MP.1: two states that differ only in the treasure of others look alike.
#[test]
fn mp_1_hidden_counting_shows_no_difference_between_screens() {
    let mut compared = 0;
    every_state(1, |state, _| {
        let position = Morgenland::position(state);
        let players = position.players.players();
        for first in Seat::first(players) {
            let second = Seat::new((first.index() + 1) % players);
            let mut other = position.clone();
            other.players[first].treasure = position.players[second].treasure;
            other.players[second].treasure = position.players[first].treasure;
            let Ok(other) = Morgenland::from_position(&other) else { continue };
            let seen = |state: &State, observer, counting| {
                let view = Morgenland::view(state, observer);
                Form::ALL.map(|form| Morgenland::portray(&view, form, counting))
            };
            let differs = position.players[first].treasure != position.players[second].treasure;
            for observer in Observer::all(players).filter(|seen| !seen.is(first) && !seen.is(second)) {
                let [before, after] = [state, &other].map(|state| seen(state, observer, Counting::Open));
                assert!(before.iter().zip(&after).all(|(before, after)| (before != after) == differs));
                let [before, after] = [state, &other].map(|state| seen(state, observer, Counting::Hidden));
                assert_eq!(before, after);
                compared += usize::from(differs);
            }
        }
    });
    assert!(compared > 1000, "only {compared} states were compared");
}

/// Everything that an observer is shown and told.
fn all_told(state: &State, observer: Observer) -> impl PartialEq + std::fmt::Debug {
    let view = Morgenland::view(state, observer);
    let chosen = (0..Morgenland::ACTIONS).filter_map(Morgenland::action);
    let choices: Vec<_> = chosen.map(|action| Morgenland::choice(&view, action)).collect();
    let shown = Morgenland::shown(&view, Counting::Open);
    let sheet = Morgenland::sheet(&view, Counting::Open);
    (shown, Morgenland::question(&view), choices, Morgenland::explain(&view), sheet)
}

/// MP.3: whatever values somebody's hidden tokens have, nobody else is shown or told a difference.
#[test]
fn mp_3_hidden_tokens_make_no_difference_to_others() {
    let (mut states, mut compared) = (0, 0);
    every_state(1, |state, _| {
        states += 1;
        if states % 5 > 0 {
            return;
        }
        let position = Morgenland::position(state);
        let players = position.players.players();
        for seat in Seat::first(players) {
            let Ok(other) = Morgenland::from_position(&with_others_hidden(&position, seat)) else { continue };
            for observer in Observer::all(players).filter(|seen| !seen.is(seat)) {
                assert_eq!(all_told(state, observer), all_told(&other, observer));
            }
            compared += usize::from(other != *state);
        }
    });
    assert!(compared > 100, "only {compared} states were compared");
}

/// The same with the first two hidden tokens of a player swapped.
fn with_others_hidden(position: &Position, seat: Seat) -> Position {
    let mut other = position.clone();
    let PieceRow(pieces) = &mut other.players[seat].pieces;
    let mut hidden = pieces.iter_mut().filter_map(|piece| match piece {
        PieceView::Hidden { token, .. } => Some(token),
        PieceView::Open { .. } | PieceView::Free => None,
    });
    if let (Some(one), Some(another)) = (hidden.next(), hidden.next()) {
        std::mem::swap(one, another);
    }
    other
}

/// Shows how the players stand for every observer, with the view and the truth.
fn every_standing(games: u64, mut look: impl FnMut(&Reckoning, &View, &Position)) {
    every_state(games, |state, _| {
        let truth = Morgenland::position(state);
        for view in views(state) {
            look(&Morgenland::shown(&view, Counting::Hidden).standing, &view, &truth);
        }
    });
}

/// The tokens of a player on a space, from the all-seeing document.
fn tokens_on(truth: &Position, seat: Seat, space: Space) -> Vec<PieceView> {
    let pieces = truth.players[seat].pieces;
    pieces.iter().map(|(_, piece)| piece).filter(|piece| piece.space() == Some(space)).collect()
}

/// M3.2, M5.4, M5.5, M7.3: what a token counts.
fn counts(truth: &Position, piece: PieceView, space: Space) -> u8 {
    let doubles = if let PieceView::Open { doubles, .. } = piece { doubles } else { 0 };
    let value = match piece.token().expect("the truth is known").value() {
        odd @ (1 | 9) if truth.public.marks.reversed && space != Space::Guard => 10 - odd,
        value => value,
    };
    value * (1 + doubles)
}

#[test]
fn m3_2_mp_3_strengths_are_those_of_what_the_observer_knows() {
    let (mut known, mut hidden) = (0, 0);
    every_standing(1, |standing, view, truth| {
        for space in Space::ALL {
            for seat in view.players.seats() {
                let all = tokens_on(truth, seat, space);
                let is_known =
                    |piece: &&PieceView| view.observer.is(seat) || matches!(piece, PieceView::Open { .. });
                let strength: u8 = all.iter().filter(is_known).map(|it| counts(truth, *it, space)).sum();
                let expected = Strength {
                    strength: strength + 3 * truth.players[seat].public.carpets.on(space),
                    hidden: all.iter().filter(|piece| !is_known(piece)).count() as u8,
                };
                let shown = standing.strengths.get(&space).and_then(|there| there.get(&seat)).copied();
                assert_eq!(shown.unwrap_or(Strength { strength: 0, hidden: 0 }), expected, "{seat} {space}");
                known += usize::from(expected.strength > 0);
                hidden += usize::from(expected.hidden > 0);
            }
        }
    });
    assert!(known > 0 && hidden > 0);
}

#[test]
fn m0_4_m3_2_who_is_ahead_of_whom() {
    every_standing(1, |standing, view, truth| {
        let players = truth.players.players();
        let clockwise = (0..players).map(|place| Seat::new((truth.public.camel.index() + place) % players));
        assert_eq!(standing.sequence, clockwise.collect::<Vec<_>>());
        assert_eq!(standing.to_act, view.to_act());
        let place = |seat| standing.sequence.iter().position(|&other| other == seat);
        let ahead = |one: &Ranked, other: &Ranked| {
            one.strength > other.strength
                || one.strength == other.strength
                    && (smuggles(truth, one.seat) || place(one.seat) < place(other.seat))
        };
        assert!(standing.ranking.windows(2).all(|two| ahead(&two[0], &two[1])), "{:?}", standing.ranking);
        if let Ask::Market { seat } | Ask::Camel { seat } = view.ask {
            assert_eq!(standing.ranking[0].seat, seat);
        }
    });
}

/// M7.15: a Smuggler ties with the strongest, and wins the tie by place in the sequence only.
fn smuggles(truth: &Position, seat: Seat) -> bool {
    truth.public.marks.smuggler.is_some_and(|smuggler| smuggler.seat == seat)
}

#[test]
fn m3_8_m3_9_what_it_costs_to_enter_and_to_buy() {
    let (mut bribes, mut prices) = (0, 0);
    every_standing(1, |standing, view, truth| {
        if let Ask::Bribe { seat } = view.ask {
            let strength = standing.strengths[&Space::Guard][&seat].strength;
            assert_eq!(standing.bribes[&seat], truth.guard.strength - strength);
            bribes += 1;
        }
        if let Ask::Buying(buying) = view.ask {
            let room = standing.ranking.iter().map(|ranked| ranked.seat).collect::<SeatSet>();
            assert_eq!(standing.prices.keys().copied().collect::<SeatSet>(), room);
            let price = Vec::from(standing.prices[&buying.seat]);
            assert_eq!(u16::from(price.iter().sum::<u8>()), strength_of(standing, buying.seat));
            assert!(standing.entered.is_some_and(|entered| entered.contains(buying.seat)));
            prices += 1;
        }
        assert!(truth.guard.open || standing.bribes.is_empty());
        assert!(matches!(view.public.stage, RoundStage::Tally(_)) || standing.entered.is_none());
    });
    assert!(bribes > 0 && prices > 0);
}

/// Before anybody enters, in a window, it is known who will: whoever is strong enough, or has used a Key.
#[test]
fn m3_8_m5_6_whom_the_guard_will_let_in_is_known_before_they_enter() {
    let (mut strong, mut with_key) = (0, 0);
    every_standing(1, |standing, view, truth| {
        let entered = standing.entered.unwrap_or_default();
        let is_open = view.public.stage == RoundStage::Tally(Space::Guard) && truth.guard.open;
        assert!(is_open || standing.let_in.is_empty());
        for (&seat, there) in standing.strengths.get(&Space::Guard).filter(|_| is_open).into_iter().flatten()
        {
            let is_strong = there.strength >= truth.guard.strength;
            let has_key = truth.public.marks.keys.contains(seat);
            assert_eq!(standing.let_in.contains(seat), (is_strong || has_key) && !entered.contains(seat));
            assert!(!standing.let_in.contains(seat) || !standing.bribes.contains_key(&seat));
            strong += usize::from(standing.let_in.contains(seat) && !has_key);
        }
        with_key += usize::from(standing.let_in.iter().any(|seat| truth.public.marks.keys.contains(seat)));
    });
    assert!(strong > 0 && with_key > 0, "{strong} {with_key}");
}

fn strength_of(standing: &Reckoning, seat: Seat) -> u16 {
    let ranked = standing.ranking.iter().find(|ranked| ranked.seat == seat);
    ranked.expect("whoever buys is there").strength
}

#[test]
fn m2_3_tokens_are_placed_where_they_may_come_to() {
    let mut placed = 0;
    every_state(1, |state, _| {
        let view = Morgenland::view(state, Observer::Spectator);
        let Ask::Placing { seat } = view.ask else { return };
        let shown = Morgenland::shown(&view, Counting::Hidden).standing.open[seat];
        let legal = Morgenland::legal(state, seat).iter().filter_map(Morgenland::action);
        let mut spaces = SpaceSet::EMPTY;
        for action in legal {
            if let Action::Place(_, space) = action {
                spaces.insert(space);
            }
        }
        assert_eq!(shown, spaces);
        placed += 1;
    });
    assert!(placed > 0);
}

#[test]
fn m6_2_m7_5_what_is_carried_out_next_and_what_is_taxed() {
    let (mut carried_out, mut taxed) = (0, 0);
    every_standing(6, |standing, view, truth| {
        let plays = view.public.plays.all();
        let mut places = standing.order.clone();
        places.sort_unstable();
        assert_eq!(places, (0..plays.len() as u8).collect::<Vec<_>>());
        if let Some(now) = view.public.plays.now {
            let waiting = |&&place: &&u8| {
                let play = plays[usize::from(place)];
                !play.done && !play.countered && play.against.is_none()
            };
            assert_eq!(standing.order.iter().find(waiting), Some(&now.play));
            carried_out += 1;
        }
        assert_eq!(standing.taxed.is_some(), matches!(view.ask, Ask::CityTax { .. }));
        if let (Some(piece), Ask::CityTax { seat }) = (standing.taxed, view.ask) {
            let space = truth.players[seat].pieces.0[piece.slot.index()].space();
            assert!(piece.owner == seat && space.is_some_and(|space| Space::CITY.contains(space)));
            taxed += 1;
        }
    });
    assert!(carried_out > 0 && taxed > 0);
}

#[test]
fn m6_2_a_standing_pass_answers_in_windows_and_nowhere_else() {
    let (mut asked, mut elsewhere) = (0, 0);
    every_state(4, |state, _| {
        let view = Morgenland::view(state, Observer::Spectator);
        for seat in view.players.seats() {
            let expected = (view.ask == Ask::Window { seat }).then_some(Action::Pass);
            assert_eq!(Morgenland::pass(state, seat), expected);
            let may_pass = Morgenland::legal(state, seat).contains(Morgenland::index(Action::Pass));
            assert!(may_pass || expected.is_none(), "{:?}", view.ask);
            asked += usize::from(expected.is_some());
            elsewhere += usize::from(may_pass && expected.is_none());
        }
    });
    assert!(asked > 0 && elsewhere > 0, "{asked} windows, {elsewhere} other questions that can be declined");
}

#[test]
fn m6_2_declarations_and_counterspells_are_plays_and_concern_others() {
    let (mut declared, mut countered) = (0, 0);
    every_state(4, |_, events| {
        for event in events {
            let played = Morgenland::played(event);
            if let Event::Declared { play } = event {
                assert!(played.is_some_and(|seats| !seats.contains(play.seat)), "{event:?}");
                declared += 1;
            } else if let Event::Countered { seat, .. } = event {
                assert_eq!(played, Some(SeatSet::only(*seat)));
                countered += 1;
            } else {
                assert_eq!(played, None, "{event:?}");
            }
        }
    });
    assert!(declared > 0 && countered > 0, "{declared} declared, {countered} countered");
}

/// Whom a play of B concerns.
fn concerned(mut play: serde_json::Value) -> Vec<Seat> {
    play["seat"] = json!("B");
    let play: Play = serde_json::from_value(play).expect("a play");
    Morgenland::played(&Event::Declared { play }).expect("a declaration is a play").iter().collect()
}

const OTHERS: [Seat; 4] = [Seat::A, Seat::C, Seat::D, Seat::E];

#[test]
fn m7_spells_concern_the_owner_of_the_token_they_name() {
    for spell in ["eye-for-an-eye", "teleport"] {
        let play = json!({ "card": { "spell": spell }, "piece": "D3", "from": "tent", "space": "market" });
        assert_eq!(concerned(play), [Seat::D], "{spell}");
    }
    let own =
        json!({ "card": { "spell": "second-chance" }, "piece": "B1", "from": "tent", "space": "market" });
    assert_eq!(concerned(own), []);
}

#[test]
fn m7_spells_without_a_token_concern_all_others_or_nobody() {
    let all = [
        Spell::LastFirst,
        Spell::CityTax,
        Spell::Donation,
        Spell::DragonReturns,
        Spell::LunarEclipse,
        Spell::Sacrifice,
        Spell::SolarEclipse,
        Spell::Spy,
        Spell::SultansTax,
        Spell::Taboo,
    ];
    for spell in all {
        assert_eq!(concerned(json!({ "card": { "spell": spell }, "space": "cave-1" })), OTHERS, "{spell}");
    }
    for spell in [Spell::Charity, Spell::DragonLeaves, Spell::Mirage, Spell::Smuggler, Spell::Trade] {
        assert_eq!(concerned(json!({ "card": { "spell": spell }, "space": "cave-1" })), [], "{spell}");
    }
}

/// M5.3, M7.13: a Parasite concerns whom its power concerns; whose spell is countered, the event does not say.
#[test]
fn m5_3_m7_13_a_counterspell_concerns_others_borrowed_or_not() {
    let own = json!({ "card": { "artefact": "counterspell" }, "against": "charity" });
    let borrowed =
        json!({ "card": { "spell": "parasite" }, "artefact": "counterspell", "against": "charity" });
    assert_eq!([concerned(own), concerned(borrowed)], [OTHERS, OTHERS]);
    for artefact in ["carpet", "key"] {
        assert_eq!(concerned(json!({ "card": { "artefact": artefact } })), []);
        assert_eq!(concerned(json!({ "card": { "spell": "parasite" }, "artefact": artefact })), []);
    }
    assert_eq!(concerned(json!({ "card": { "artefact": "double" }, "piece": "B2", "from": "tent" })), []);
}
