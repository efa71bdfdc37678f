//! Standing passes, and choices without an alternative.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use table::{By, Deed, Done, News, Pace, Request, Until};
use tabletop::{FastChance, Hosted, Observer, Seat, SeatSet};

use crate::host::{Host, Playable, RHYTHM};

/// Somebody is asked in a window, and has a choice there.
fn in_a_window<G: Playable>(host: &Host<G>) -> bool {
    host.asked().iter().any(|&who| host.prompt(who).window && host.prompt(who).choices.len() > 1)
}

fn window<G: Playable>(seed: u64) -> (Host<G>, FastChance, u64) {
    (seed..seed + 50)
        .find_map(|seed| {
            let mut luck = FastChance::new(seed);
            let mut host = Host::<G>::begun(3, Pace::Free, seed);
            let found = host.play_until(&mut luck, in_a_window);
            found.then(|| {
                let who = host.asked()[0];
                (host, luck, who)
            })
        })
        .expect("a window in one of many games")
}

fn standing<G: Playable>(host: &Host<G>, who: u64) -> Option<Until> {
    host.board(Observer::Seat(Seat::new(who as usize))).standing
}

/// Plays on until somebody has done this; the others pass nothing until further notice.
fn play_on<G: Playable>(host: &mut Host<G>, luck: &mut FastChance) -> Option<Done<G>> {
    if let Some(errand) = host.next_errand() {
        host.now = host.now.max(errand.due);
        let deed = host.answer(&errand, luck);
        return host.perform(deed).ok();
    }
    let who = *host.asked().first()?;
    host.draft(who, luck);
    host.seal(who)
}

/// Whom the plays concern that an observer hears of.
fn concerned<G: Playable>(host: &Host<G>, observer: Observer, done: &Done<G>) -> Vec<SeatSet> {
    let frame = host.table.frame(observer, done).expect("everybody hears of a plan");
    let events = frame.news.iter().filter_map(|news| match news {
        News::Event { event } => Some(event),
        News::Sat { .. }
        | News::Rose { .. }
        | News::Coloured { .. }
        | News::Started { .. }
        | News::TimedOut { .. }
        | News::Standing { .. }
        | News::Quiet { .. }
        | News::Said { .. }
        | News::Voted { .. }
        | News::Paused
        | News::Resumed
        | News::Away { .. }
        | News::Back { .. }
        | News::Resigned { .. }
        | News::Interrupted { .. }
        | News::Ended { .. }
        | News::Rematched { .. } => None,
    });
    events.filter_map(<G as Hosted>::played).collect()
}

/// Person 0 passes until further notice whenever he does not; it ends exactly when it should.
fn ends_when_it_should<G: Playable>(until: Until, expected: impl Fn(bool, &[SeatSet], bool) -> bool) {
    let mut ended = 0;
    for seed in 0..6 {
        let mut luck = FastChance::new(seed);
        let mut host = Host::<G>::begun(3, Pace::Free, seed);
        while host.is_playing() {
            host.must(0, Request::Stand { until: Some(until) });
            let round = |host: &Host<G>| {
                serde_json::to_value(host.board(Observer::Spectator).view).expect("a view")["round"].clone()
            };
            let before = round(&host);
            let Some(done) = play_on(&mut host, &mut luck) else { break };
            if !host.is_playing() {
                break;
            }
            let Deed::Plan { seat, .. } = &host.table.log().last().expect("a plan").deed else { continue };
            let plays = concerned(&host, Observer::Seat(Seat::A), &done);
            let over = expected(*seat == Seat::A, &plays, round(&host) != before);
            assert_eq!(standing(&host, 0), (!over).then_some(until));
            ended += u32::from(over);
        }
    }
    assert!(ended > 0, "it never ended");
}

#[test]
fn until_somebody_plays_ends_when_another_plays() {
    let expected = |mine: bool, plays: &[SeatSet], _| !mine && !plays.is_empty();
    ends_when_it_should::<Eschnapur>(Until::SomebodyPlays, expected);
    ends_when_it_should::<Morgenland>(Until::SomebodyPlays, expected);
}

#[test]
fn until_it_concerns_me_ends_when_i_am_meant() {
    ends_when_it_should::<Morgenland>(Until::ItConcernsMe, |_, plays, _| {
        plays.iter().any(|concerned| concerned.contains(Seat::A))
    });
}

#[test]
fn until_the_next_round_ends_with_the_round() {
    ends_when_it_should::<Eschnapur>(Until::NextRound, |_, _, new_round| new_round);
    ends_when_it_should::<Morgenland>(Until::NextRound, |_, _, new_round| new_round);
}

/// Every question of a whole game, and what is due for it while its player passes nothing by themselves.
fn questions<G: Playable>(seed: u64, mut look: impl FnMut(&Host<G>, Seat)) {
    let mut luck = FastChance::new(seed);
    let mut host = Host::<G>::begun(3, Pace::Free, seed);
    while host.is_playing() {
        for who in host.asked() {
            look(&host, Seat::new(who as usize));
        }
        let who = *host.asked().first().expect("somebody is asked");
        host.play(who, &mut luck);
    }
}

/// Whoever is asked in a window could play something for all that others know. If it passed by itself where they cannot,
/// everybody would know that they cannot.
#[test]
fn nobody_passes_a_window_by_themselves_for_want_of_a_choice() {
    let mut without_choice = 0;
    for seed in 0..6 {
        questions::<Morgenland>(seed, |host, seat| {
            let prompt = host.table.prompt(seat).expect("they are asked");
            if prompt.window && prompt.choices.is_empty() {
                without_choice += 1;
                assert!(prompt.may_seal, "they pass with one word");
                assert!(host.table.errand(seat, RHYTHM).is_none(), "nothing is due");
            }
        });
    }
    assert!(without_choice > 100, "{without_choice} windows in which only a pass was possible");
}

fn answers_with_nothing_but_a_pass<G: Playable>() {
    for seed in 0..8 {
        let (mut host, mut luck, _) = window::<G>(seed * 50);
        while host.play_until(&mut luck, in_a_window) {
            let who = host.asked()[0];
            let seat = Seat::new(who as usize);
            host.must(who, Request::Stand { until: Some(Until::NextRound) });
            let errand = host.table.errand(seat, RHYTHM).expect("the pass is due");
            assert_eq!((errand.by, errand.plan.actions().len()), (By::Itself, 1));
            assert!(errand.plan.is_whole(), "no bot chooses for him what comes next");
            assert_eq!(errand.plan.actions()[0].to_string(), "pass");
            host.must(who, Request::Stand { until: None });
            host.play(who, &mut luck);
        }
    }
}

#[test]
fn a_standing_pass_passes_and_chooses_nothing_else() {
    answers_with_nothing_but_a_pass::<Eschnapur>();
    answers_with_nothing_but_a_pass::<Morgenland>();
}

#[test]
fn a_standing_pass_waits_before_it_answers() {
    let (mut host, mut luck, who) = window::<Morgenland>(0);
    assert!(host.next_errand().is_none(), "a person may think as long as he likes");
    let asked = host.now;
    host.must(who, Request::Stand { until: Some(Until::NextRound) });
    let errand = host.next_errand().expect("it is due");
    let delay = errand.due.since(asked);
    assert!((1_000..3_000).contains(&delay), "{delay}");
    host.run_errand(&mut luck);
    assert_eq!(host.last_by(), Some(By::Itself));
}

/// Else everybody would see by the clock that the player had not to decide.
#[test]
fn whose_time_is_over_does_not_wait_for_a_standing_pass() {
    let mut luck = FastChance::new(0);
    let mut host = Host::<Morgenland>::begun(3, Pace::Live { seconds: 10, increment: 0 }, 0);
    while !in_a_window(&host) || host.left(Seat::new(host.asked()[0] as usize)) > 500 {
        let who = host.asked()[0];
        let left = host.left(Seat::new(who as usize));
        host.wait((left - 500).max(0));
        host.play(who, &mut luck);
    }
    let who = host.asked()[0];
    host.must(who, Request::Stand { until: Some(Until::NextRound) });
    let errand = host.next_errand().expect("time is over soon");
    assert_eq!((errand.by, Some(errand.due)), (By::Deadline, host.deadline(Seat::new(who as usize))));
    assert_eq!(errand.plan.actions()[0].to_string(), "pass");
}

#[test]
fn only_its_player_hears_of_a_standing_pass() {
    let (mut host, _, who) = window::<Morgenland>(0);
    let me = Observer::Seat(Seat::new(who as usize));
    let done = host.must(who, Request::Stand { until: Some(Until::ItConcernsMe) }).expect("a deed");
    for observer in host.observers() {
        assert_eq!(host.table.frame(observer, &done).is_some(), observer == me, "{observer}");
    }
}

#[test]
fn what_has_no_alternative_answers_by_itself() {
    let forced = |host: &Host<Eschnapur>| host.next_errand().is_some();
    let (mut host, mut luck) = (0..20)
        .find_map(|seed| {
            let mut luck = FastChance::new(seed);
            let mut host = Host::<Eschnapur>::begun(3, Pace::Free, seed);
            host.play_until(&mut luck, forced).then_some((host, luck))
        })
        .expect("a choice without an alternative");
    let errand = host.next_errand().expect("it is due");
    assert!(errand.plan.is_whole());
    host.run_errand(&mut luck);
    assert_eq!(host.last_by(), Some(By::Itself));
}

#[test]
fn a_standing_pass_does_not_show_as_a_change() {
    let mut host = Host::<Morgenland>::begun(3, Pace::Free, 1);
    let before = host.table.changed();
    assert_eq!(before, host.table.log().last().map(|entry| entry.at));
    host.now = host.now.plus(1000);
    host.must(0, Request::Stand { until: Some(Until::NextRound) });
    assert_eq!(host.table.changed(), before, "others cannot tell it");
    host.must(0, Request::Say { text: "hello".to_owned() });
    assert_eq!(host.table.changed(), Some(host.now));
}
