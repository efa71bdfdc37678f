//! A law that cannot fail is a defect: a sound game passes all of them, and each kind of mistake is caught by
//! the law it breaks.

mod pennies;

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use pennies::{Pennies, wrong};
use tabletop_laws::{
    Effort, Failure, Law, Policy, Setup, Soak, Thoroughness, check, examine, rulebook, soak,
};

const EFFORT: Effort =
    Effort { policy: Policy::Uniform, cases: 40, thoroughness: Thoroughness { every: 1, bound: 1_000 } };

fn setup<const W: u8>(players: usize) -> Setup<Pennies<W>> {
    Setup::new(format!("pennies for {players}"), players, ()).expect("2 or 3 can play")
}

fn failure<const W: u8>(effort: Effort) -> Failure {
    examine(&setup::<W>(3), effort).expect_err("this game is wrong")
}

/// The mistake `W` is caught by this law, with these words.
#[track_caller]
fn caught<const W: u8>(law: Law, words: &str) {
    says(&failure::<W>(EFFORT), law, words);
}

/// The mistake `W` is caught without looking closely, where a closer look would find it by another law.
#[track_caller]
fn caught_at_a_glance<const W: u8>(law: Law, words: &str) {
    let thoroughness = Thoroughness { every: u32::MAX, ..EFFORT.thoroughness };
    says(&failure::<W>(Effort { thoroughness, ..EFFORT }), law, words);
}

#[track_caller]
fn says(failure: &Failure, law: Law, words: &str) {
    assert_eq!(failure.law(), Some(law), "{failure}");
    assert!(failure.to_string().contains(words), "{failure}");
}

#[test]
fn a_sound_game_obeys_every_law() {
    for players in 2..=3 {
        for policy in Policy::ALL {
            check(&setup::<{ wrong::SOUND }>(players), Effort { policy, cases: 200, ..EFFORT });
        }
    }
}

#[test]
fn law_1_sees_a_game_that_is_over_without_an_outcome() {
    caught::<{ wrong::NO_OUTCOME }>(Law::Turns, "the game is not over");
}

#[test]
fn law_1_sees_a_seat_to_act_that_can_do_nothing() {
    caught_at_a_glance::<{ wrong::WAITS_FOR_THE_DONE }>(Law::Turns, "has 0 legal actions");
}

#[test]
fn law_1_sees_a_next_turn_that_is_not_the_lowest_seats() {
    caught::<{ wrong::NEXT_TURN_IS_ANOTHERS }>(Law::Turns, "the next turn is C's");
}

#[test]
fn law_2_sees_a_view_that_tells_hidden_coins() {
    caught::<{ wrong::VIEW_LEAKS_COINS }>(Law::Fit, ".leak");
}

#[test]
fn law_2_sees_an_imagined_state_with_another_hand_of_ones_own() {
    caught::<{ wrong::IMAGINE_TAKES_OWN_COINS }>(Law::Fit, ".own.hand");
}

#[test]
fn law_3_sees_choices_that_depend_on_what_nobody_knows() {
    caught::<{ wrong::CHOICES_DEPEND_ON_THE_BAG }>(Law::Choices, "in the imagined state");
}

#[test]
fn law_4_sees_luck_that_no_record_knows() {
    caught::<{ wrong::HIDDEN_LUCK }>(Law::Replay, "");
}

#[test]
fn law_4_sees_a_position_that_forgets() {
    caught::<{ wrong::POSITION_FORGETS_THE_ROUND }>(Law::Replay, "another state");
}

#[test]
fn law_4_sees_events_that_come_only_once() {
    caught_at_a_glance::<{ wrong::EVENT_LOST_IN_REPLAY }>(Law::Replay, "in the replay");
}

#[test]
fn law_5_sees_a_lost_coin() {
    caught::<{ wrong::LOSES_A_COIN }>(Law::Holdings, "there were [12], there are [11]");
}

#[test]
fn law_6_sees_an_event_that_tells_a_coin() {
    caught::<{ wrong::EVENT_LEAKS_A_COIN }>(Law::Secrecy, "Laid");
}

#[test]
fn law_6_sees_an_event_that_tells_the_sum_before_the_coins_are_turned_over() {
    caught::<{ wrong::EVENT_LEAKS_THE_SUM }>(Law::Secrecy, "sum");
}

#[test]
fn law_6_sees_a_secret_that_is_told_to_the_wrong_people() {
    caught::<{ wrong::DRAW_IS_TOLD_TO_ALL }>(Law::Secrecy, "Drew");
}

#[test]
fn law_6_sees_an_event_that_tells_a_choice_that_cannot_be_taken_back() {
    caught::<{ wrong::FINAL_CHOICES_ARE_TOLD }>(Law::Secrecy, "Laid");
}

#[test]
fn law_6_sees_an_event_for_every_step_of_a_plan() {
    caught::<{ wrong::EVENT_SHOWS_EVERY_CHOICE }>(Law::Secrecy, "unfinished plan");
}

#[test]
fn law_6_sees_an_event_for_an_unfinished_plan_begun_anew() {
    caught::<{ wrong::BEGINNING_ANEW_IS_SEEN }>(Law::Secrecy, "withdraw decides whether this event comes");
}

#[test]
fn law_6_sees_a_view_that_tells_how_long_a_plan_is() {
    caught::<{ wrong::VIEW_LEAKS_THE_LENGTH_OF_A_PLAN }>(Law::Secrecy, ".leak");
}

#[test]
fn law_6_sees_a_revelation_that_is_not_marked_as_one() {
    caught::<{ wrong::UNMARKED_REVELATION }>(Law::Secrecy, "Turned");
}

#[test]
fn law_7_sees_a_check_that_allows_what_is_not_offered() {
    caught::<{ wrong::CHECK_ALLOWS_MORE }>(Law::Legality, "done is not offered");
}

#[test]
fn law_7_sees_a_list_that_offers_too_much() {
    caught::<{ wrong::LIST_OFFERS_MORE }>(Law::Legality, "is offered, but the check says");
}

#[test]
fn law_7_sees_a_refusal_that_changes_something() {
    caught::<{ wrong::REFUSAL_CHANGES_SOMETHING }>(Law::Legality, "is refused but changes the state");
}

#[test]
fn law_7_sees_an_offer_that_is_refused() {
    caught::<{ wrong::DEED_REFUSES_WHAT_IS_OFFERED }>(Law::Legality, "lay 8");
}

#[test]
fn law_7_sees_a_notation_that_does_not_read_back() {
    caught::<{ wrong::NOTATION_DOES_NOT_READ_BACK }>(Law::Legality, "\"lay 1\"");
}

#[test]
fn law_7_sees_a_withdrawal_that_takes_back_too_much() {
    caught::<{ wrong::WITHDRAWAL_TAKES_BACK_EVERYBODYS }>(Law::Legality, "as if");
}

#[test]
fn law_7_sees_a_refused_withdrawal_that_changes_something() {
    caught::<{ wrong::REFUSED_WITHDRAWAL_CHANGES_SOMETHING }>(
        Law::Legality,
        "withdraw is refused but changes",
    );
}

#[test]
fn law_7_sees_a_withdrawal_of_nothing() {
    caught::<{ wrong::WITHDRAWAL_OF_NOTHING }>(Law::Legality, "has chosen nothing");
}

#[test]
fn law_8_sees_a_game_without_end() {
    caught::<{ wrong::ENDLESS }>(Law::Ending, "no end after 1001 decisions");
}

#[test]
fn law_8_sees_places_that_do_not_begin_with_the_first() {
    caught::<{ wrong::PLACES_OUT_OF_ORDER }>(Law::Ending, "places");
}

#[test]
fn a_panic_is_reported_with_the_game_that_leads_to_it() {
    let failure = failure::<{ wrong::PANICS }>(EFFORT);
    assert_eq!(failure.law(), None);
    assert!(failure.to_string().contains("the third round was forgotten"), "{failure}");
    assert!(failure.step > 0 && failure.record.contains("entries"));
}

#[test]
fn a_failure_can_be_played_again() {
    let first = failure::<{ wrong::LOSES_A_COIN }>(EFFORT);
    let again = tabletop_laws::play(&setup::<{ wrong::LOSES_A_COIN }>(3), first.case, EFFORT.thoroughness);
    assert_eq!(again, Err(first));
}

#[test]
fn a_soak_counts_what_it_did() {
    let plan = Soak { decisions: 2_000, seed: 7, thoroughness: Thoroughness { every: 10, bound: 1_000 } };
    let mut heard = 0;
    let tally = soak(&setup::<{ wrong::SOUND }>(2), plan, |tally| {
        heard = tally.games;
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(tally.decisions >= 2_000 && tally.withdrawals > 0, "{tally:?}");
    // Every game's last state is examined, and about one in ten of the others.
    assert!(tally.examined > tally.games && tally.examined < tally.decisions / 2, "{tally:?}");
    assert_eq!(heard, tally.games);
}

#[test]
fn a_soak_stops_at_the_first_failure() {
    let plan = Soak { decisions: 100_000, seed: 0, thoroughness: EFFORT.thoroughness };
    let failure =
        soak(&setup::<{ wrong::EVENT_LEAKS_A_COIN }>(3), plan, |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(failure.law(), Some(Law::Secrecy));
}

#[test]
fn a_soak_can_be_stopped() {
    let plan = Soak { decisions: u64::MAX, seed: 0, thoroughness: EFFORT.thoroughness };
    let tally = soak(&setup::<{ wrong::SOUND }>(2), plan, |_| ControlFlow::Break(())).unwrap();
    assert_eq!(tally.games, 1);
}

#[test]
fn a_closer_look_finds_what_a_casual_one_found() {
    let setup = setup::<{ wrong::EVENT_LEAKS_THE_SUM }>(3);
    let casual = Thoroughness { every: 5, ..EFFORT.thoroughness };
    let found = examine(&setup, Effort { thoroughness: casual, ..EFFORT }).unwrap_err();
    let again = tabletop_laws::play(&setup, found.case, EFFORT.thoroughness).unwrap_err();
    assert!(again.step <= found.step && again.law() == found.law(), "{found}\n{again}");
}

#[test]
fn a_page_whose_scenario_does_not_hold_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rulebook");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("page.md"), "# A page\n\n```toml pennies\ntitle = 1\n```\n").unwrap();
    fs::write(folder.join("notes.txt"), "```toml pennies\nno page\n```\n").unwrap();
    let reading = rulebook::read::<Pennies<{ wrong::SOUND }>>(&folder).unwrap();
    assert_eq!(reading.scenarios, 1);
    let [failure] = &reading.failures[..] else { panic!("{reading:?}") };
    assert!(failure.starts_with("page.md:3: "), "{failure}");
    assert!(rulebook::read::<Pennies<{ wrong::SOUND }>>(&folder.join("missing")).is_err());
}
