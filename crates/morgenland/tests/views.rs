//! What observers see is what they may know: no less (MP.1, MP.2) and no more (MP.3). The truth to compare it with is
//! the position.

use morgenland::Morgenland;
use morgenland::ask::{Ask, Keeping};
use morgenland::edition::Edition;
use morgenland::position::Position;
use morgenland::table::Version;
use morgenland::view::{PieceView, View};
use tabletop::{FastChance, Game, Lively, Observer, Turn, Way};

type State = <Morgenland as Game>::State;

/// Plays games of all kinds and shows every state on the way. Half of them uniformly: they reach other corners of the
/// rules.
fn every_state(mut look: impl FnMut(&State)) {
    for way in Way::<Morgenland>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        for game in 0..6 {
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), &mut chance)
                .expect("a game that can begin");
            loop {
                look(&state);
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let legal = turn.legal();
                let index = if game % 2 == 0 {
                    Morgenland::lively(legal, &mut chance)
                } else {
                    Morgenland::uniform(legal, &mut chance)
                };
                turn.play_listed(index, &mut chance, &mut ());
            }
        }
    }
}

/// Shows every view with the truth, and counts how often something was there to be seen.
fn every_view(mut look: impl FnMut(&View, &Position) -> bool) {
    let mut seen = 0;
    every_state(|state| {
        let truth = Morgenland::position(state);
        for observer in Observer::all(truth.players.players()) {
            seen += usize::from(look(&Morgenland::view(state, observer), &truth));
        }
    });
    assert!(seen > 0, "nothing was there to be seen");
}

#[test]
fn mp_1_who_is_asked_is_public() {
    every_state(|state| {
        for observer in Observer::all(Morgenland::position(state).players.players()) {
            assert_eq!(Morgenland::view(state, observer).to_act(), Morgenland::to_act(state), "{observer}");
        }
    });
}

#[test]
fn mp_1_what_lies_on_the_table_is_public() {
    every_view(|view, truth| {
        assert_eq!(view.public, truth.public);
        assert_eq!(usize::from(view.spells), truth.spells.len());
        for (space, room) in &view.rooms {
            let there = truth.rooms[space];
            assert_eq!((room.public, usize::from(room.stack)), (there.public, there.stack.len()));
        }
        for (seat, player) in view.players.iter() {
            let owner = truth.players[seat];
            assert_eq!((player.treasure, player.seen.public), (owner.treasure, owner.public));
            assert_eq!(player.seen.collected, owner.artefacts.total());
            assert_eq!(usize::from(player.seen.spells), owner.spells.len());
        }
        true
    });
}

#[test]
fn mp_3_the_value_of_a_face_down_token_is_its_owners_secret() {
    every_view(|view, truth| {
        let mut hidden = false;
        for (seat, player) in view.players.iter() {
            let own = view.observer.is(seat);
            assert_eq!(player.seen.hand.is_some(), own, "the tokens behind a screen are secret too");
            for ((_, piece), (_, real)) in player.seen.pieces.iter().zip(truth.players[seat].pieces.iter()) {
                if let PieceView::Hidden { token, space, cannot } = piece {
                    hidden |= token.is_none();
                    let known =
                        token.map_or(real, |token| PieceView::Hidden { token: Some(token), space, cannot });
                    assert_eq!((token.is_some(), known), (own, real));
                } else {
                    assert_eq!(piece, real, "what lies open is public");
                }
            }
        }
        hidden
    });
}

/// A token that was open and went back is none of those that lay hidden meanwhile: everybody remembers.
#[test]
fn mp_2_a_view_remembers_which_tokens_were_seen() {
    every_view(|view, truth| {
        let mut remembered = false;
        for (seat, player) in view.players.iter().filter(|(seat, _)| !view.observer.is(*seat)) {
            for ((_, piece), (_, real)) in player.seen.pieces.iter().zip(truth.players[seat].pieces.iter()) {
                if let (PieceView::Hidden { cannot, .. }, Some(token)) = (piece, real.token()) {
                    assert!(!cannot.contains(token), "{piece} is {token}");
                    remembered |= !cannot.is_empty();
                }
            }
        }
        remembered
    });
}

#[test]
fn mp_3_the_guard_is_secret_until_turned_over() {
    every_view(|view, truth| {
        assert_eq!(view.guard, truth.guard.open.then_some(truth.guard.strength));
        view.guard.is_some()
    });
}

/// Everybody knows their own spells, and the giver in the Tent knows the card that was given, as long as it is in that
/// hand. Whoever got it knows that the giver knows.
#[test]
fn mp_3_spells_are_known_to_their_owner_and_to_their_giver() {
    every_view(|view, truth| {
        let own = view.observer.seat().map(|seat| truth.players[seat]);
        let (gave, mine) = own.map(|own| (own.gave, own.spells)).unwrap_or_default();
        let mut given = false;
        for (seat, player) in view.players.iter() {
            let held = truth.players[seat].spells;
            if view.observer.is(seat) {
                assert_eq!((player.seen.known, player.seen.gave), (held, gave));
            } else {
                assert_eq!(
                    (player.seen.known, player.seen.gave),
                    (held & gave, truth.players[seat].gave & mine)
                );
                given |= !player.seen.known.is_empty();
            }
        }
        given
    });
}

#[test]
fn mp_3_only_who_draws_in_the_tent_sees_the_two_spells() {
    every_view(|view, truth| {
        let (Ask::Keeping(Keeping { seat, drawn }), Ask::Keeping(real)) = (view.ask, truth.ask) else {
            return false;
        };
        assert_eq!((seat, drawn), (real.seat, view.observer.is(seat).then_some(real.drawn)));
        true
    });
}

/// M7.2, M7.12: whoever has searched a stack knows what is left in it, and nobody else does.
#[test]
fn mp_3_only_who_searched_a_stack_knows_what_is_in_it() {
    every_view(|view, truth| {
        let mut known = false;
        for (space, room) in &view.rooms {
            let there = truth.rooms[space];
            let searched = view.observer.seat().is_some_and(|seat| there.public.searched.contains(seat));
            assert_eq!(room.known, searched.then(|| there.stack.counts()), "{space}");
            known |= searched && !there.stack.is_empty();
        }
        known
    });
}

#[test]
fn mp_3_what_somebody_bought_is_secret_in_the_basic_version_until_the_end() {
    every_view(|view, truth| {
        let over = matches!(truth.ask, Ask::Nothing);
        for (seat, player) in view.players.iter() {
            let open = truth.public.version == Version::Magic || over || view.observer.is(seat);
            assert_eq!(player.seen.artefacts, open.then_some(truth.players[seat].artefacts));
        }
        truth.public.version == Version::Basic && over
    });
}
