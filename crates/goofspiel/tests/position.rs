//! The door of positions lets in what play could go on from, and says what is wrong with everything else.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use goofspiel::Goofspiel;
use goofspiel::card::{Card, CardSet};
use goofspiel::edition::Edition;
use goofspiel::position::Position;
use goofspiel::table::{BySeat, Ties};
use tabletop::{FastChance, Game, Seat};

fn opening(ties: &str) -> Position {
    let options = Goofspiel::options(2, &[("ties".to_owned(), ties.to_owned())]).unwrap();
    let state = Goofspiel::begin(&options, &Edition::default(), &mut FastChance::new(3)).unwrap();
    Goofspiel::position(&state)
}

fn card(number: u8) -> Card {
    Card::numbered(number).unwrap()
}

/// What is wrong with an opening position after this change.
fn flaws(change: impl FnOnce(&mut Position)) -> String {
    let mut position = opening("kept");
    change(&mut position);
    Goofspiel::from_position(&position).expect_err("an impossible position").to_string()
}

#[test]
fn what_cannot_be_played_on_from_says_why() {
    assert!(Goofspiel::from_position(&opening("kept")).is_ok());
    let prize = opening("kept").public.prize.unwrap();
    let other = opening("kept").public.stack.first().unwrap();
    assert_eq!(
        flaws(|position| position.public.kept = CardSet::only(prize)),
        format!("stack: the prize {prize} must lie in one place (G0.3)")
    );
    assert_eq!(
        flaws(|position| position.public.stack.remove(other)),
        format!(
            "stack: the prize {other} must lie in one place (G0.3)\n\
             players.A.hand: must have a card for each of 12 rounds\n\
             players.B.hand: must have a card for each of 12 rounds"
        )
    );
    assert_eq!(
        flaws(|position| {
            position.public.prize = None;
            position.public.discarded = CardSet::only(prize);
        })
        .lines()
        .next(),
        Some("prize: is missing while prizes lie face down (G1.1)")
    );
    assert_eq!(
        flaws(|position| position.bids = BySeat::filled(2, Some(card(1)))),
        "bids: are there for all: then they are turned over (G1.4)"
    );
    assert_eq!(
        flaws(|position| {
            for seat in [Seat::A, Seat::B] {
                position.public.players[seat].hand.remove(card(1));
            }
            position.public.stack.remove(other);
            position.public.discarded.insert(other);
            position.bids[Seat::A] = Some(card(1));
        }),
        "bids.A: is not in the hand (G1.2)"
    );
    assert_eq!(
        flaws(|position| position.bids = BySeat::filled(3, None)),
        "bids: must be those of all players"
    );
    assert_eq!(
        flaws(|position| {
            position.public.players = BySeat::filled(1, position.public.players[Seat::A]);
            position.bids = BySeat::filled(1, None);
        }),
        "players: Goofspiel is for 2 to 5 (G0.1)"
    );
}

#[test]
fn g2_2_g2_3_prizes_are_kept_only_for_a_bid() {
    let kept = |ties: Ties| {
        flaws(|position| {
            let other = position.public.stack.first().unwrap();
            position.public.ties = ties;
            position.public.stack.remove(other);
            position.public.kept.insert(other);
        })
    };
    assert!(kept(Ties::Discarded).starts_with("kept: ties are discarded here (G2.2)"));
    let ended = flaws(|position| {
        let players = &mut position.public.players;
        players[Seat::A].hand = CardSet::EMPTY;
        players[Seat::B].hand = CardSet::EMPTY;
        (position.public.stack, position.public.prize) = (CardSet::EMPTY, None);
        position.public.kept = CardSet::ALL;
    });
    assert_eq!(ended, "kept: there is no bid any more to keep prizes for (G2.3)");
}
