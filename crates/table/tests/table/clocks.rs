//! Clocks and deadlines.

use eschnapur::Eschnapur;
use table::{By, Deed, Matter, News, Pace, Quiet, Request, Sitter, Time};
use tabletop::{FastChance, Observer, Seat};

use crate::host::{BEGINNING, HOUR, Host, SECOND, person, two_choices_follow};

const LIVE: Pace = Pace::Live { seconds: 60, increment: 5 };
const DAY: Pace = Pace::Days { hours: 24 };

fn begun(pace: Pace) -> (Host<Eschnapur>, FastChance) {
    (Host::begun(3, pace, 1), FastChance::new(1))
}

fn after(hours: i64) -> Time {
    BEGINNING.plus(hours * HOUR)
}

#[test]
fn a_sealed_plan_brings_the_increment_and_a_withdrawal_takes_it_back() {
    let (mut host, mut luck) = begun(LIVE);
    host.wait(10 * SECOND);
    host.play(0, &mut luck);
    assert_eq!((host.left(Seat::A), host.deadline(Seat::A)), (55 * SECOND, None));
    host.wait(20 * SECOND);
    host.must(0, Request::Withdraw);
    assert_eq!(host.left(Seat::A), 50 * SECOND, "while others think nothing is lost");
    assert_eq!(host.deadline(Seat::A), Some(host.now.plus(50 * SECOND)));
}

#[test]
fn what_a_bot_sealed_brought_nothing_that_could_be_taken_back() {
    let (mut host, mut luck) = begun(LIVE);
    host.wait(10 * SECOND);
    host.must(0, Request::Leave);
    host.run_errand(&mut luck);
    assert_eq!(host.left(Seat::A), 50 * SECOND);
    host.must(0, Request::Return);
    host.must(0, Request::Withdraw);
    assert_eq!(host.left(Seat::A), 50 * SECOND);
}

#[test]
fn a_plan_shown_piece_by_piece_brings_one_increment() {
    let (mut host, mut luck) = begun(Pace::Live { seconds: 600, increment: 5 });
    assert!(host.play_until(&mut luck, two_choices_follow));
    let who = host.asked()[0];
    let seat = Seat::new(who as usize);
    let before = host.left(seat);
    let first = host.prompt(who).choices[0].clone();
    host.choose(who, &first);
    host.seal(who);
    assert_eq!(host.left(seat), before);
    host.play(who, &mut luck);
    assert_eq!(host.left(seat), before + 5 * SECOND);
}

#[test]
fn at_the_deadline_the_draft_counts() {
    let (mut host, mut luck) = begun(LIVE);
    let site = host.prompt(0).choices[0].clone();
    host.choose(0, &site);
    host.play(1, &mut luck);
    host.play(2, &mut luck);
    let errand = host.next_errand().expect("the deadline");
    assert_eq!(errand.due, BEGINNING.plus(60 * SECOND));
    assert!(!errand.plan.is_whole(), "a bot chooses the rest");
    let done = host.run_errand(&mut luck).expect("the deadline");
    let Some(Deed::Plan { actions, by, .. }) = host.table.log().last().map(|entry| &entry.deed) else {
        panic!("a plan")
    };
    assert_eq!((by, &actions[0]), (&By::Deadline, &site));
    let frame = host.table.frame(Observer::Spectator, &done).expect("everybody hears of it");
    assert_eq!(frame.news[0], News::TimedOut { seat: Seat::A });
}

#[test]
fn who_misses_two_deadlines_in_a_row_is_away() {
    let (mut host, mut luck) = begun(Pace::Live { seconds: 10, increment: 0 });
    let sitter = |host: &Host<Eschnapur>| host.table.status().seats[0].sitter.clone();
    let missed = |host: &Host<Eschnapur>| {
        let late = |deed: &Deed| matches!(deed, Deed::Plan { seat: Seat::A, by: By::Deadline, .. });
        host.table.log().iter().filter(|entry| late(&entry.deed)).count()
    };
    while missed(&host) < 2 {
        assert_eq!(sitter(&host), Sitter::Person { person: person(0), away: false, resigned: false });
        host.run_errand(&mut luck);
    }
    assert_eq!(sitter(&host), Sitter::Person { person: person(0), away: true, resigned: false });
    assert_eq!(host.deadline(Seat::A), None);
    host.must(0, Request::Return);
    assert_eq!(sitter(&host), Sitter::Person { person: person(0), away: false, resigned: false });
}

#[test]
fn clocks_stand_while_everybody_rests() {
    let (mut host, _) = begun(LIVE);
    host.wait(10 * SECOND);
    (0..3).for_each(|who| drop(host.must(who, Request::Vote { matter: Matter::Pause, yes: true })));
    assert_eq!(host.deadline(Seat::A), None);
    host.must(0, Request::Quiet { quiet: None });
    host.perform(Deed::Interrupted { from: host.now }).expect("a restart while everybody rests");
    host.wait(HOUR);
    (0..3).for_each(|who| drop(host.must(who, Request::Vote { matter: Matter::Resume, yes: true })));
    assert_eq!(host.deadline(Seat::A), Some(host.now.plus(50 * SECOND)));
}

#[test]
fn time_without_the_server_does_not_count() {
    let (mut host, _) = begun(LIVE);
    let before = host.deadline(Seat::A).expect("a clock");
    let from = host.now.plus(5 * SECOND);
    host.wait(95 * SECOND);
    host.perform(Deed::Interrupted { from }).expect("a restart");
    assert_eq!(host.deadline(Seat::A), Some(before.plus(90 * SECOND)));
}

/// The machine's clock was wrong and is set right: nobody gains or loses by it, and bots do not wait for the old time.
#[test]
fn a_clock_that_is_set_back_takes_no_time_and_gives_none() {
    for pace in [LIVE, DAY] {
        let (mut host, _) = begun(pace);
        host.wait(10 * SECOND);
        host.must(1, Request::Leave);
        let left = |host: &Host<Eschnapur>| host.deadline(Seat::A).expect("a clock").0 - host.now.0;
        let due = |host: &Host<Eschnapur>| {
            host.table.errand(Seat::B, crate::host::RHYTHM).expect("a bot plays").due.0 - host.now.0
        };
        let before = (left(&host), due(&host));
        let from = host.now;
        host.now = host.now.plus(-2 * HOUR);
        host.perform(Deed::Interrupted { from }).expect("the game goes on");
        assert_eq!((left(&host), due(&host)), before, "{pace:?}");
        host.wait(SECOND);
        assert_eq!((left(&host), due(&host)), (before.0 - SECOND, before.1 - SECOND));
    }
}

#[test]
fn other_quiet_hours_count_from_the_next_question_on() {
    let (mut host, mut luck) = begun(DAY);
    assert_eq!(host.deadline(Seat::A), Some(after(24)));
    let night = Quiet::new(22 * 60, 8 * 60).expect("a night");
    host.must(0, Request::Quiet { quiet: Some(night) });
    assert_eq!(host.deadline(Seat::A), Some(after(24)), "everybody has been told of it");
    assert!(host.play_until(&mut luck, |host| host.prompt(host.asked()[0]).question > 1 && host.is_asked(0)));
    assert_eq!(host.deadline(Seat::A), Some(after(24 + 10)), "the player sleeps from ten to eight");
}

#[test]
fn who_returns_to_a_new_question_has_all_its_time() {
    let (mut host, mut luck) = begun(DAY);
    host.wait(20 * HOUR);
    host.must(0, Request::Leave);
    host.must(0, Request::Return);
    assert_eq!(host.deadline(Seat::A), Some(after(24)), "the same question");
    host.must(0, Request::Leave);
    let question = host.table.question(Seat::A);
    let asked = |host: &Host<Eschnapur>| host.table.question(Seat::A);
    while asked(&host).is_none_or(|now| Some(now) == question) {
        match host.table.errand(Seat::A, crate::host::RHYTHM) {
            Some(errand) => {
                let deed = host.answer(&errand, &mut luck);
                host.perform(deed).expect("a bot's plan");
            }
            None => host.play(host.asked()[0], &mut luck),
        }
    }
    host.must(0, Request::Return);
    assert_eq!(host.deadline(Seat::A), Some(after(20 + 24)));
}

#[test]
fn a_withdrawal_gives_no_day_back() {
    let (mut host, mut luck) = begun(DAY);
    host.wait(20 * HOUR);
    host.play(0, &mut luck);
    host.wait(HOUR);
    host.must(0, Request::Withdraw);
    assert_eq!(host.deadline(Seat::A), Some(after(21 + 4)));
}
