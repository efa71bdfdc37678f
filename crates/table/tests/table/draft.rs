//! Drafts, seals and withdrawals.

use eschnapur::Eschnapur;
use table::{By, LONGEST_PLAN, Pace, Refused, Request};
use tabletop::{FastChance, Game as _, Observer, Seat};

use crate::host::{Host, RHYTHM, two_choices_follow};

/// Three people pick their sites: all are asked at once.
fn picking_sites() -> (Host<Eschnapur>, FastChance) {
    (Host::begun(3, Pace::Free, 1), FastChance::new(1))
}

#[test]
fn a_draft_survives_anothers_seal_and_withdrawal() {
    let (mut host, mut luck) = picking_sites();
    let first = host.prompt(0).choices[0].clone();
    host.choose(0, &first);
    let before = host.prompt(0);
    assert_eq!((before.chosen, before.may_seal), (1, false), "a site is missing");
    let drafting = |host: &Host<Eschnapur>| (host.prompt(0).question, host.prompt(0).draft);
    host.play(1, &mut luck);
    assert_eq!(drafting(&host), (1, vec![first.clone()]));
    host.must(1, Request::Withdraw);
    assert_eq!(drafting(&host), (1, vec![first]));
}

#[test]
fn a_draft_is_shown_to_its_player_alone() {
    let (mut host, mut luck) = picking_sites();
    let boards =
        |host: &Host<Eschnapur>| [Observer::Seat(Seat::B), Observer::Spectator].map(|eye| host.board(eye));
    let before = boards(&host);
    host.draft(0, &mut luck);
    assert!(host.prompt(0).drafted.is_some());
    assert_eq!(boards(&host), before);
}

/// Nothing is revealed between the sites and the gold. Still the last one's plan ends there: the others can take their
/// sites back until that player seals.
#[test]
fn the_last_plan_of_a_phase_does_not_reach_into_the_next() {
    let (mut host, mut luck) = picking_sites();
    host.play(0, &mut luck);
    host.play(1, &mut luck);
    host.draft(2, &mut luck);
    let whole = host.prompt(2);
    assert_eq!((whole.chosen, whole.draft.len(), whole.may_seal), (2, 2, true));
    host.must(1, Request::Withdraw);
    assert_eq!(host.prompt(2).draft, whole.draft, "the draft is still good");
    host.seal(2);
    assert_eq!(host.asked(), [1]);
    host.seal(1);
    assert!(host.asked().len() > 1, "the next phase has begun");
}

/// The same wherever all choose at once, whoever is asked next.
#[test]
fn whoever_chooses_last_keeps_the_draft_when_another_has_second_thoughts() {
    for seed in 0..20 {
        let mut luck = FastChance::new(seed);
        let mut host = Host::<Eschnapur>::begun(3, Pace::Free, seed);
        while host.play_until(&mut luck, |host| host.asked().len() == 3) {
            for last in 0..3 {
                keeps_the_draft(host.clone(), last, &mut luck);
            }
            host.play(0, &mut luck);
        }
    }
}

fn keeps_the_draft(mut host: Host<Eschnapur>, last: u64, luck: &mut FastChance) {
    (0..3).filter(|&who| who != last).for_each(|who| host.play(who, luck));
    host.draft(last, luck);
    let draft = host.prompt(last).draft;
    if host.ask((last + 1) % 3, Request::Withdraw).is_ok() {
        assert_eq!(host.prompt(last).draft, draft);
        assert!(host.prompt(last).may_seal);
    }
}

#[test]
fn a_reveal_ends_the_plan_and_is_not_shown_before_the_seal() {
    let (mut host, mut luck) = picking_sites();
    (0..3).for_each(|who| host.play(who, &mut luck));
    host.play_until(&mut luck, |host| host.asked().len() == 3);
    host.play(0, &mut luck);
    host.play(1, &mut luck);
    let seen = host.board(Observer::Spectator);
    host.draft(2, &mut luck);
    let whole = host.prompt(2);
    assert!(whole.choices.is_empty() && whole.may_seal);
    assert_eq!(host.board(Observer::Spectator), seen);
    host.seal(2);
    assert_ne!(host.board(Observer::Spectator).view, seen.view, "the cards lie on the table");
}

#[test]
fn what_is_taken_back_is_a_draft_again() {
    let (mut host, mut luck) = picking_sites();
    host.draft(0, &mut luck);
    let drafted = host.prompt(0);
    assert!(!host.board(Observer::Seat(Seat::A)).may_withdraw);
    host.seal(0);
    assert!(!host.is_asked(0));
    assert!(host.board(Observer::Seat(Seat::A)).may_withdraw);
    host.must(0, Request::Withdraw);
    let again = host.prompt(0);
    assert_eq!((again.draft, again.chosen, again.question), (drafted.draft, 2, drafted.question + 1));
    assert_eq!(host.refusal(0, Request::Withdraw), Refused::NotAsked);
}

#[test]
fn nothing_is_taken_back_once_the_last_one_has_sealed() {
    let (mut host, mut luck) = picking_sites();
    (0..3).for_each(|who| host.play(who, &mut luck));
    for seat in Seat::first(3) {
        assert!(!host.board(Observer::Seat(seat)).may_withdraw);
    }
}

#[test]
fn the_last_choice_is_undone_first() {
    let (mut host, mut luck) = picking_sites();
    host.draft(0, &mut luck);
    let question = host.prompt(0).question;
    let first = host.prompt(0).draft[0].clone();
    host.must(0, Request::Undo { question });
    assert_eq!(host.prompt(0).draft, [first]);
    host.must(0, Request::Reset { question });
    assert_eq!(host.refusal(0, Request::Undo { question }), Refused::NothingDrafted);
}

#[test]
fn an_answer_to_an_old_question_is_refused() {
    let (mut host, mut luck) = picking_sites();
    host.draft(0, &mut luck);
    host.seal(0);
    host.must(0, Request::Withdraw);
    assert_eq!(host.refusal(0, Request::Undo { question: 1 }), Refused::Stale { given: 1, asked: 2 });
}

#[test]
fn a_bots_plan_is_taken_back_by_whoever_returns() {
    let (mut host, mut luck) = picking_sites();
    host.must(0, Request::Leave);
    host.run_errand(&mut luck);
    assert_eq!(host.last_by(), Some(By::Bot));
    assert_eq!(host.refusal(0, Request::Withdraw), Refused::Away);
    host.must(0, Request::Return);
    host.must(0, Request::Withdraw);
    assert_eq!(host.prompt(0).chosen, 2);
}

/// It would only be sealed again.
#[test]
fn what_the_clock_decided_is_not_taken_back() {
    let mut luck = FastChance::new(1);
    let mut host = Host::<Eschnapur>::begun(3, Pace::Live { seconds: 10, increment: 0 }, 1);
    host.run_errand(&mut luck);
    assert_eq!(host.last_by(), Some(By::Deadline));
    let late = (0..3).find(|&who| !host.is_asked(who)).expect("somebody was late");
    assert_eq!(host.refusal(late, Request::Withdraw), Refused::NotYourChoice);
    assert!(!host.board(Observer::Seat(Seat::new(late as usize))).may_withdraw);
}

/// In the open a plan may be shown choice by choice; what was shown stays.
#[test]
fn choices_in_the_open_are_sealed_one_by_one() {
    let (mut host, mut luck) = picking_sites();
    assert!(host.play_until(&mut luck, two_choices_follow), "somewhere two choices follow one another");
    let who = host.asked()[0];
    let first = host.prompt(who).choices[0].clone();
    host.choose(who, &first);
    let rest = host.prompt(who).choices;
    host.seal(who);
    assert_eq!(host.prompt(who).choices, rest);
    assert_eq!(host.prompt(who).draft, [""; 0], "what was shown is no draft any more");
}

/// People pick in any order; the plan stands in the order of the rules.
#[test]
fn a_choice_that_comes_too_late_fits_in_earlier() {
    let (mut host, _) = picking_sites();
    host.choose(0, "site 5");
    let prompt = host.prompt(0);
    assert_eq!(prompt.earlier, ["site 2", "site 3", "site 4"]);
    host.choose(0, "site 3");
    let prompt = host.prompt(0);
    assert_eq!((prompt.draft, prompt.chosen), (vec!["site 3".to_owned(), "site 5".to_owned()], 2));
    host.seal(0);
    assert!(!host.is_asked(0));
}

#[test]
fn what_fits_in_nowhere_is_refused_as_at_the_end() {
    let (mut host, _) = picking_sites();
    host.choose(0, "site 5");
    let question = host.prompt(0).question;
    let again = host.refusal(0, Request::Choose { question, action: "site 5".to_owned() });
    assert!(matches!(&again, Refused::Illegal { .. }), "{again:?}");
    host.choose(0, "site 6");
    let third = host.refusal(0, Request::Choose { question, action: "site 4".to_owned() });
    assert_eq!(third, Refused::PlanWhole);
    assert_eq!(host.prompt(0).draft, ["site 5", "site 6"]);
}

/// Gold is laid from official 1 on; people begin where they like.
#[test]
fn what_is_chosen_too_early_waits_for_its_turn() {
    let (mut host, mut luck) = picking_sites();
    (0..3).for_each(|who| host.play(who, &mut luck));
    host.play_until(&mut luck, |host| host.asked().len() == 3);
    let question = host.prompt(0).question;
    let draft = |host: &mut Host<Eschnapur>, actions: &[&str]| {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        host.must(0, Request::Draft { question, actions });
        let prompt = host.prompt(0);
        (prompt.draft, prompt.plan)
    };
    let none: Vec<String> = Vec::new();
    assert_eq!(draft(&mut host, &["lay 3 1"]), (none.clone(), vec!["lay 3 1".to_owned()]));
    assert!(host.prompt(0).drafted.is_none(), "nothing of it can be done yet");
    let (drafted, plan) = draft(&mut host, &["lay 3 1", "lay 2 2"]);
    assert_eq!(
        (drafted, plan),
        (none.clone(), vec!["lay 3 1".to_owned(), "lay 2 2".to_owned()]),
        "as they were chosen"
    );
    let (drafted, plan) = draft(&mut host, &["lay 3 1", "lay 2 2", "lay 1 3"]);
    assert_eq!(drafted, ["lay 1 3", "lay 2 2", "lay 3 1"]);
    assert_eq!(plan, drafted, "now all of it has its turn");
    let again = draft(&mut host, &["lay 3 1", "lay 2 2", "lay 1 3"]);
    assert_eq!(again, (drafted, plan), "to say it twice changes nothing");
    assert_eq!(draft(&mut host, &[]), (none.clone(), none));
}

/// Whose time is over has still chosen: no bot lays the card elsewhere.
#[test]
fn at_the_deadline_what_waits_is_not_forgotten() {
    let mut forgotten = Vec::new();
    for seed in 0..20 {
        let mut luck = FastChance::new(seed);
        let mut host = Host::<Eschnapur>::begun(3, Pace::Live { seconds: 600, increment: 0 }, seed);
        (0..3).for_each(|who| host.play(who, &mut luck));
        host.play_until(&mut luck, |host| host.asked().len() == 3);
        let question = host.prompt(0).question;
        let actions = vec!["lay 5 5".to_owned()];
        host.must(0, Request::Draft { question, actions });
        let errand = host.table.errand(Seat::A, RHYTHM).expect("there is a deadline");
        let (mut plan, mut waiting) = (errand.plan, errand.waiting);
        while let Some(legal) = plan.legal() {
            let highest = legal.iter().last().and_then(Eschnapur::action).expect("there is a choice");
            plan.go_on(&mut waiting, highest).expect("it is legal");
        }
        if !plan.actions().iter().any(|action| action.to_string() == "lay 5 5") {
            forgotten.push(seed);
        }
    }
    assert!(forgotten.is_empty(), "in these games: {forgotten:?}");
}

/// Only what can still come true waits.
#[test]
fn what_cannot_be_chosen_is_left_out_of_a_draft() {
    let (mut host, _) = picking_sites();
    let question = host.prompt(0).question;
    let actions = ["site 5", "lay 1 1", "site 5", "site 3", "site 4"].map(str::to_owned).to_vec();
    host.must(0, Request::Draft { question, actions });
    assert_eq!(host.prompt(0).plan, ["site 3", "site 5"]);
    let stale = host.refusal(0, Request::Draft { question: 9, actions: Vec::new() });
    assert_eq!(stale, Refused::Stale { given: 9, asked: question });
    let nonsense = host.refusal(0, Request::Draft { question, actions: vec!["site ?".to_owned()] });
    assert!(matches!(nonsense, Refused::NotAnAction { .. }), "{nonsense:?}");
    let endless =
        host.refusal(0, Request::Draft { question, actions: vec!["site 3".to_owned(); LONGEST_PLAN + 1] });
    assert_eq!(endless, Refused::PlanLength { most: LONGEST_PLAN as u32 });
    assert_eq!(host.prompt(0).plan, ["site 3", "site 5"], "a refusal changes nothing");
}

#[test]
fn a_plan_is_played_as_it_is_named_whatever_the_draft_is() {
    let (mut host, _) = picking_sites();
    host.choose(0, "site 7");
    let question = host.prompt(0).question;
    let play = |actions: &[&str]| Request::Play {
        question,
        actions: actions.iter().map(|&one| one.to_owned()).collect(),
    };
    let missing = host.refusal(0, play(&["site 5"]));
    assert_eq!(missing, Refused::PlanNotWhole, "the draft would complete it, but was not named");
    let third = host.refusal(0, play(&["site 5", "site 3", "site 4"]));
    assert_eq!(third, Refused::PlanWhole, "nothing of a plan is left out");
    host.must(0, play(&["site 5", "site 3"]));
    host.must(0, Request::Withdraw);
    assert_eq!(host.prompt(0).draft, ["site 3", "site 5"]);
}

/// With nothing picked the highest part cannot come first, but it can come second.
#[test]
fn what_can_only_come_later_is_listed_for_later() {
    let (mut host, _) = picking_sites();
    let prompt = host.prompt(0);
    assert_eq!((prompt.later, prompt.earlier), (vec!["site 8".to_owned()], Vec::new()));
    host.choose(0, "site 2");
    assert_eq!(host.prompt(0).later, [""; 0]);
    assert!(host.prompt(0).choices.contains(&"site 8".to_owned()));
}

/// Of the coins of a plan the last may have had no alternative: it has one again, or the other way round.
#[test]
fn coins_are_taken_in_any_order() {
    let (mut fitted, mut forced_anew) = (0, 0);
    for seed in 0..20 {
        let mut luck = FastChance::new(seed);
        let mut host = Host::<Eschnapur>::begun(3, Pace::Free, seed);
        let takes_coins = |host: &Host<Eschnapur>| {
            host.asked()
                .iter()
                .any(|&who| host.prompt(who).choices.iter().any(|choice| choice.starts_with("take")))
        };
        while host.play_until(&mut luck, takes_coins) {
            let who = host.asked()[0];
            for first in host.prompt(who).choices {
                let mut tried = host.clone();
                tried.choose(who, &first);
                let before = tried.prompt(who);
                for coin in before.earlier.iter().filter(|action| action.starts_with("take")) {
                    let mut tried = tried.clone();
                    tried.choose(who, coin);
                    let after = tried.prompt(who);
                    let coins: Vec<_> =
                        after.draft.iter().filter(|action| action.starts_with("take")).collect();
                    assert!(coins.is_sorted_by(|one, next| one >= next), "from the highest: {coins:?}");
                    assert!(coins.contains(&coin), "it was taken");
                    assert!(after.draft.contains(&first), "the other one still stands");
                    fitted += 1;
                    forced_anew += u32::from(after.chosen == 1);
                }
            }
            host.play(who, &mut luck);
        }
    }
    assert!(fitted > 10 && forced_anew > 0, "{fitted} coins fitted in, {forced_anew} left no alternative");
}
