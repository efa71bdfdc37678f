//! Standing passes, and choices without an alternative.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use table::{By, Deed, Done, News, Pace, Refused, Request, Table, Until};
use tabletop::{FastChance, Hosted, Observer, Seat, SeatSet, Wish};

use crate::host::{Host, Playable, RHYTHM, bytes, everywhere, terms};

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
        | News::Wished { .. }
        | News::Held { .. }
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

/// Person 0 asks before every plan to pass until further notice; the pass ends exactly when it should.
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
            assert!(errand.plan.is_whole(), "no bot chooses for them what comes next");
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
    assert!(host.next_errand().is_none(), "a person may think as long as they like");
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

// ---- wishes, and holding on

/// What is due for whoever is asked in a window, under this wish everywhere.
fn due_under<G: Playable>(host: &Host<G>, who: u64, wish: Wish) -> Option<By> {
    let mut host = host.clone();
    host.must(who, Request::Wish { wishes: everywhere(&host, wish) });
    host.table.errand(Seat::new(who as usize), RHYTHM).map(|errand| errand.by)
}

fn wishes_are_heeded<G: Playable>() {
    let (mut waited, mut passed) = (0, 0);
    for seed in 0..6 {
        questions::<G>(seed, |host, seat| {
            let who = seat.index() as u64;
            let prompt = host.prompt(who);
            assert_eq!(prompt.kind.is_some(), prompt.window, "a window is of some kind");
            if !prompt.window {
                return;
            }
            assert!(host.board(Observer::Seat(seat)).wishes.contains_key(&prompt.kind.expect("a kind")));
            assert_eq!(due_under(host, who, Wish::Always), None);
            assert_eq!(due_under(host, who, Wish::Never), Some(By::Itself));
            match due_under(host, who, Wish::IfItConcernsMe) {
                None => waited += 1,
                Some(by) => {
                    assert_eq!(by, By::Itself);
                    passed += 1;
                }
            }
        });
    }
    assert!(waited > 10 && passed > 10, "{waited} windows waited, {passed} passed by");
}

#[test]
fn windows_wait_or_pass_as_their_player_wishes() {
    wishes_are_heeded::<Eschnapur>();
    wishes_are_heeded::<Morgenland>();
}

/// Nobody's telephone rings for a question that is none, and no answer is taken to it; holding on asks it after all.
#[test]
fn whoever_is_passed_by_is_asked_nothing() {
    let (mut host, _, who) = window::<Morgenland>(0);
    let question = host.prompt(who).question;
    host.must(who, Request::Wish { wishes: everywhere(&host, Wish::Never) });
    assert!(!host.is_asked(who));
    assert!(host.board(Observer::Seat(Seat::new(who as usize))).prompt.is_none());
    let play = Request::Play { question, actions: vec!["pass".to_owned()] };
    assert_eq!(host.refusal(who, play), Refused::NotAsked);
    host.must(who, Request::Hold { hold: true });
    assert!(host.is_asked(who));
    assert_eq!(host.prompt(who).question, question);
}

/// A wish for one kind says nothing of the others, and kinds that are not named are as the game has them.
#[test]
fn a_wish_is_for_its_kind_alone() {
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let wishes = |host: &Host<Eschnapur>| host.board(Observer::Seat(Seat::A)).wishes;
    let before = wishes(&host);
    assert!(before.values().all(|&wish| wish == Wish::Always), "nothing changes for those who say nothing");
    host.must(0, Request::Wish { wishes: [("order".to_owned(), Wish::Never)].into() });
    assert_eq!(wishes(&host)["order"], Wish::Never);
    assert_eq!(wishes(&host).values().filter(|&&wish| wish == Wish::Always).count(), before.len() - 1);
    assert!(host.must(0, Request::Wish { wishes: [("order".to_owned(), Wish::Never)].into() }).is_none());
    host.must(0, Request::Wish { wishes: [].into() });
    assert_eq!(wishes(&host), before);
    assert!(host.board(Observer::Spectator).wishes.is_empty());
}

#[test]
fn what_is_no_kind_of_window_is_refused_but_an_old_log_is_read() {
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let wishes: std::collections::BTreeMap<_, _> = [("nowhere".to_owned(), Wish::Never)].into();
    assert_eq!(host.refusal(0, Request::Wish { wishes: wishes.clone() }), Refused::NoSuchWindow);
    assert_eq!(host.refusal(77, Request::Hold { hold: true }), Refused::NotSeated);
    host.perform(Deed::Wished { seat: Seat::A, wishes }).expect("an older game had such windows");
    let folded = Table::fold(host.table.setup().clone(), host.table.log().to_vec());
    assert_eq!(folded.halted(), None);
}

fn holding_on_waits<G: Playable>() {
    let (mut host, mut luck, who) = window::<G>(0);
    let seat = Seat::new(who as usize);
    host.must(who, Request::Wish { wishes: everywhere(&host, Wish::Never) });
    host.must(who, Request::Stand { until: Some(Until::NextRound) });
    assert!(host.table.errand(seat, RHYTHM).is_some());
    host.must(who, Request::Hold { hold: true });
    assert!(host.table.errand(seat, RHYTHM).is_none(), "it waits, whatever is passed otherwise");
    host.must(who, Request::Hold { hold: false });
    assert!(host.table.errand(seat, RHYTHM).is_some());
    host.must(who, Request::Hold { hold: true });
    let held = |host: &Host<G>| host.board(Observer::Seat(seat)).hold;
    assert!(held(&host));
    host.play(who, &mut luck);
    assert!(!held(&host), "it ends with the answer");
}

#[test]
fn whoever_holds_on_is_waited_for_once() {
    holding_on_waits::<Eschnapur>();
    holding_on_waits::<Morgenland>();
}

/// Answers of other kinds leave it as it is: it is for the next window.
#[test]
fn holding_on_outlasts_whatever_is_no_window() {
    let mut luck = FastChance::new(3);
    let mut host = Host::<Morgenland>::begun(3, Pace::Free, 3);
    host.must(0, Request::Hold { hold: true });
    let mut others = 0;
    while host.board(Observer::Seat(Seat::A)).hold {
        let who = host.asked()[0];
        let window = host.prompt(who).window;
        host.play(who, &mut luck);
        let held = host.board(Observer::Seat(Seat::A)).hold;
        assert_eq!(held, !(who == 0 && window));
        others += u32::from(who == 0 && !window);
    }
    assert!(others > 0);
}

/// Whether a window concerns somebody is judged by what everybody sees: what they hold changes neither whether they are
/// passed by nor when.
#[test]
fn who_is_passed_by_tells_nothing_of_what_they_hold() {
    let (mut same, mut different) = (0, 0);
    for seed in 0..4 {
        questions::<Morgenland>(seed, |host, seat| {
            let prompt = host.prompt(seat.index() as u64);
            if !prompt.window {
                return;
            }
            let mut plain = host.clone();
            plain.must(seat.index() as u64, Request::Wish { wishes: everywhere(host, Wish::IfItConcernsMe) });
            let errand = plain.table.errand(seat, RHYTHM);
            let nothing_to_play = prompt.choices.is_empty();
            different += u32::from(nothing_to_play && errand.is_none());
            same += u32::from(!nothing_to_play && errand.is_some());
        });
    }
    assert!(same > 0 && different > 0, "neither is asked only because they can play something");
}

/// Others are sent the same bytes, under the same numbers, whatever somebody wishes.
#[test]
fn wishes_and_holding_on_are_heard_by_their_player_alone() {
    let mut host = Host::<Morgenland>::begun_by_default(3, terms(Pace::Free), 2);
    let me = Observer::Seat(Seat::A);
    let before = host.clone();
    for request in [Request::Wish { wishes: everywhere(&host, Wish::Never) }, Request::Hold { hold: true }] {
        let done = host.must(0, request).expect("a deed");
        for observer in host.observers() {
            assert_eq!(host.table.frame(observer, &done).is_some(), observer == me, "{observer}");
        }
    }
    for observer in host.observers().into_iter().filter(|&observer| observer != me) {
        assert_eq!(bytes(&host.board(observer)), bytes(&before.board(observer)));
        assert_eq!(host.table.seq(observer), before.table.seq(observer));
    }
    assert_eq!(host.table.changed(), before.table.changed());
}
