//! Who knows what (GP).

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use goofspiel::Goofspiel;
use goofspiel::action::Action;
use goofspiel::card::{Card, CardSet};
use goofspiel::edition::Edition;
use goofspiel::state::State;
use tabletop::{FastChance, Game, Observer, Seat};

/// A game in which some have bid.
fn begun(players: usize, bids: &[(Seat, u8)]) -> State {
    let options = Goofspiel::options(players, &[]).unwrap();
    let chance = &mut FastChance::new(7);
    let mut state = Goofspiel::begin(&options, &Edition::default(), chance).unwrap();
    for &(seat, number) in bids {
        let card = Card::numbered(number).unwrap();
        Goofspiel::apply(&mut state, seat, Action::Bid(card), chance, &mut ()).unwrap();
    }
    state
}

#[test]
fn gp_3_who_has_bid_is_public_and_what_is_not() {
    let (low, high) = (begun(3, &[(Seat::B, 2)]), begun(3, &[(Seat::B, 9)]));
    for observer in Observer::all(3) {
        let seen = |state: &State| Goofspiel::view(state, observer);
        assert_eq!(seen(&low).awaited, Goofspiel::to_act(&low), "{observer}");
        assert_eq!(seen(&low) == seen(&high), !observer.is(Seat::B), "{observer}");
    }
    assert_eq!(Goofspiel::view(&low, Observer::Seat(Seat::B)).mine, Card::numbered(2));
}

#[test]
fn gp_1_a_card_stays_in_the_hand_until_all_bids_are_turned_over() {
    let state = begun(2, &[(Seat::A, 4)]);
    let view = Goofspiel::view(&state, Observer::Seat(Seat::B));
    assert_eq!(view.public.players[Seat::A].hand, CardSet::ALL);
    let state = begun(2, &[(Seat::A, 4), (Seat::B, 6)]);
    let view = Goofspiel::view(&state, Observer::Spectator);
    let spent = |seat: Seat| (!view.public.players[seat].hand).iter().map(Card::number).collect::<Vec<_>>();
    assert_eq!((spent(Seat::A), spent(Seat::B)), (vec![4], vec![6]));
}

/// GP.2: which prize comes next is drawn when it is turned up, so no state holds it.
#[test]
fn gp_2_the_stack_has_no_order() {
    let next = |luck: u64| {
        let mut state = begun(2, &[(Seat::A, 4)]);
        let bid = Action::Bid(Card::numbered(6).unwrap());
        Goofspiel::apply(&mut state, Seat::B, bid, &mut FastChance::new(luck), &mut ()).unwrap();
        Goofspiel::view(&state, Observer::Spectator).public.prize.map(Card::number)
    };
    let drawn: std::collections::BTreeSet<_> = (0..200).map(next).collect();
    assert_eq!(drawn.len(), 12, "each of those left can be next: {drawn:?}");
}

/// Nobody who does not play is asked, has a view of their own secrets, or can take anything back.
#[test]
fn g1_2_whoever_does_not_play_is_not_asked() {
    let mut state = begun(2, &[(Seat::A, 4)]);
    let stranger = Seat::E;
    let bid = Action::Bid(Card::numbered(1).unwrap());
    assert_eq!(Goofspiel::check(&state, stranger, bid).unwrap_err().to_string(), "not-asked");
    assert_eq!(Goofspiel::withdraw(&mut state, stranger, &mut ()).unwrap_err().to_string(), "not-asked");
    assert_eq!(Goofspiel::view(&state, Observer::Seat(stranger)).mine, None);
}
