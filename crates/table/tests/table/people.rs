//! Who comes, goes, agrees and gives up.

use eschnapur::Eschnapur;
use table::{
    Closing, Colour, Deed, Entry, Hearers, Matter, News, Pace, Refused, Request, Sitter, Stage, Table,
    TableId, Time,
};
use tabletop::canonical::Hash;
use tabletop::{FastChance, Observer, Seat};

use crate::host::{HOST, Host, RHYTHM, bytes, person, setup, terms, way};

fn begun() -> (Host<Eschnapur>, FastChance) {
    (Host::begun(3, Pace::Free, 1), FastChance::new(1))
}

fn gathering() -> Host<Eschnapur> {
    Host::new(setup(&way(3), terms(Pace::Free)), 1)
}

fn vote(host: &mut Host<Eschnapur>, who: u64, matter: Matter) {
    host.must(who, Request::Vote { matter, yes: true });
}

// ---- before the game

#[test]
fn nobody_has_the_colour_of_another() {
    let mut host = gathering();
    host.must(0, Request::Sit { seat: Seat::A, colour: Some(Colour::Green) });
    assert_eq!(
        host.refusal(1, Request::Sit { seat: Seat::B, colour: Some(Colour::Green) }),
        Refused::ColourTaken
    );
    host.must(1, Request::Sit { seat: Seat::C, colour: None });
    let colours: Vec<_> = host.table.status().seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(
        colours,
        [Colour::Green, Colour::Blue, Colour::Vermilion],
        "a free chair gave its colour away"
    );
    host.must(1, Request::Colour { colour: Colour::Purple });
    assert_eq!(host.refusal(0, Request::Colour { colour: Colour::Purple }), Refused::ColourTaken);
}

#[test]
fn one_seat_is_enough_and_a_seat_is_for_one() {
    let mut host = gathering();
    host.must(0, Request::Sit { seat: Seat::A, colour: None });
    assert_eq!(host.refusal(0, Request::Sit { seat: Seat::B, colour: None }), Refused::AlreadySeated);
    assert_eq!(host.refusal(1, Request::Sit { seat: Seat::A, colour: None }), Refused::SeatTaken);
    assert_eq!(host.refusal(1, Request::Sit { seat: Seat::D, colour: None }), Refused::NoSuchSeat);
    host.must(0, Request::Leave);
    assert_eq!(host.refusal(0, Request::Leave), Refused::NotSeated);
}

#[test]
fn the_host_needs_no_seat() {
    let mut host = gathering();
    host.must(0, Request::Sit { seat: Seat::A, colour: None });
    assert_eq!(host.refusal(0, Request::Start), Refused::NotTheHost);
    for seat in [Seat::B, Seat::C] {
        host.must(HOST, Request::SeatBot { seat, level: "novice".to_owned() });
    }
    host.must(HOST, Request::Start);
    assert_eq!(host.table.observer(person(HOST)), Observer::Spectator);
    assert_eq!(host.refusal(HOST, Request::Resign), Refused::NotSeated);
    host.must(HOST, Request::Say { text: "good luck".to_owned() });
}

#[test]
fn the_host_calls_a_game_off_before_it_begins_only() {
    let mut off = gathering();
    off.must(HOST, Request::Cancel);
    assert_eq!(*off.table.stage(), Stage::Closed { why: Closing::Host });
    let (on, _) = begun();
    assert_eq!(on.refusal(HOST, Request::Cancel), Refused::Begun);
}

/// What was told to the one before is theirs: private talk, quiet hours, and how many of such there were.
#[test]
fn ones_story_begins_with_ones_own_sitting_down() {
    let mut private = terms(Pace::Free);
    private.private_chat = true;
    let mut host = Host::<Eschnapur>::new(setup(&way(3), private), 1);
    let sit = |seat| Request::Sit { seat, colour: None };
    host.must(0, sit(Seat::A));
    host.must(1, sit(Seat::B));
    host.must(1, Request::Say { text: "the host bluffs".to_owned() });
    let night = table::Quiet::new(0, 60).expect("a night");
    host.must(0, Request::Quiet { quiet: Some(night) });
    host.must(0, Request::Leave);
    host.must(2, sit(Seat::A));
    let newcomer = Observer::Seat(Seat::A);
    assert_eq!(host.table.seq(newcomer), 1);
    let sat = |host: &Host<Eschnapur>, after| {
        let missed = host.table.missed(newcomer, after);
        assert!(matches!(&missed[..], [only] if only.seq == 1), "{missed:?}");
        assert!(matches!(&missed[0].news[..], [News::Sat { seat: Seat::A, .. }]), "{missed:?}");
    };
    sat(&host, 0);
    sat(&host, 4);
    assert_eq!(host.table.recalled(newcomer, 0), Some(None));
    assert_eq!(host.table.recalled(newcomer, 2), None);
    host.must(1, Request::Say { text: "welcome".to_owned() });
    assert_eq!(host.table.missed(newcomer, 1).len(), 1, "from now on they hear everything");
    assert_eq!(host.table.missed(Observer::Seat(Seat::B), 0).len(), 5, "others lose nothing");
}

// ---- agreements

#[test]
fn a_pause_needs_all_who_are_present() {
    let (mut host, _) = begun();
    host.must(2, Request::Leave);
    vote(&mut host, 0, Matter::Pause);
    assert!(host.is_playing());
    assert_eq!(host.refusal(2, Request::Vote { matter: Matter::Pause, yes: true }), Refused::Away);
    vote(&mut host, 1, Matter::Pause);
    assert_eq!(*host.table.stage(), Stage::Paused);
    assert_eq!(host.asked(), [0; 0]);
    assert!(host.next_errand().is_none(), "bots rest too");
}

#[test]
fn a_vote_can_be_taken_back() {
    let (mut host, _) = begun();
    vote(&mut host, 0, Matter::Abandon);
    vote(&mut host, 1, Matter::Abandon);
    host.must(0, Request::Vote { matter: Matter::Abandon, yes: false });
    vote(&mut host, 2, Matter::Abandon);
    assert!(host.is_playing());
    vote(&mut host, 0, Matter::Abandon);
    assert_eq!(*host.table.stage(), Stage::Abandoned);
}

#[test]
fn who_leaves_stands_in_nobodys_way() {
    let (mut host, _) = begun();
    vote(&mut host, 0, Matter::Pause);
    vote(&mut host, 1, Matter::Pause);
    host.must(2, Request::Leave);
    assert_eq!(*host.table.stage(), Stage::Paused, "all who are left agree");
    vote(&mut host, 0, Matter::Resume);
    host.must(1, Request::Resign);
    assert!(host.is_playing());
}

#[test]
fn a_vote_does_not_outlast_its_voters_presence() {
    let (mut host, _) = begun();
    vote(&mut host, 0, Matter::Pause);
    host.must(0, Request::Leave);
    host.must(0, Request::Return);
    assert!(host.table.status().votes.is_empty());
}

#[test]
fn all_or_the_host_let_a_game_go_on() {
    let (mut host, _) = begun();
    (0..3).for_each(|who| vote(&mut host, who, Matter::Pause));
    assert_eq!(host.refusal(0, Request::Withdraw), Refused::Paused);
    let mut by_host = host.clone();
    by_host.must(HOST, Request::Resume);
    assert!(by_host.is_playing());
    assert_eq!(by_host.refusal(HOST, Request::Resume), Refused::NotPaused);
    (0..2).for_each(|who| vote(&mut host, who, Matter::Resume));
    assert_eq!(*host.table.stage(), Stage::Paused);
    vote(&mut host, 2, Matter::Resume);
    assert!(host.is_playing() && host.table.status().votes.is_empty());
}

#[test]
fn a_draft_outlasts_a_pause() {
    let (mut host, mut luck) = begun();
    host.draft(0, &mut luck);
    let drafted = host.prompt(0);
    (0..3).for_each(|who| vote(&mut host, who, Matter::Pause));
    host.must(HOST, Request::Resume);
    assert_eq!(host.prompt(0), drafted);
}

// ---- bots that play for people

#[test]
fn nobody_is_replaced_twice() {
    let (mut host, _) = begun();
    host.must(HOST, Request::Replace { seat: Seat::A });
    assert_eq!(host.refusal(HOST, Request::Replace { seat: Seat::A }), Refused::NobodyThere);
    assert_eq!(host.refusal(0, Request::Leave), Refused::NobodyThere);
    host.must(0, Request::Return);
    assert_eq!(host.refusal(0, Request::Return), Refused::NotAway);
}

#[test]
fn who_returns_while_a_bot_thinks_decides_alone() {
    let (mut host, mut luck) = begun();
    host.draft(0, &mut luck);
    let drafted = host.prompt(0).draft;
    host.must(0, Request::Leave);
    assert!(host.table.prompt(Seat::A).is_none());
    let errand = host.table.errand(Seat::A, RHYTHM).expect("a bot thinks");
    host.must(0, Request::Return);
    assert_ne!(host.table.question(Seat::A), Some(errand.question), "its answer comes too late");
    assert_eq!(host.prompt(0).draft, drafted);
}

#[test]
fn who_gave_up_does_not_come_back() {
    let (mut host, _) = begun();
    host.must(0, Request::Resign);
    assert_eq!(host.refusal(0, Request::Return), Refused::Resigned);
    assert_eq!(host.refusal(0, Request::Resign), Refused::Resigned);
    assert_eq!(host.refusal(0, Request::Vote { matter: Matter::Abandon, yes: true }), Refused::Resigned);
    assert!(host.is_playing());
}

#[test]
fn a_game_that_all_gave_up_is_abandoned() {
    let (mut host, _) = begun();
    (0..3).for_each(|who| drop(host.must(who, Request::Resign)));
    assert_eq!(*host.table.stage(), Stage::Abandoned);
    assert_eq!(host.refusal(0, Request::Leave), Refused::Over);
}

// ---- what is said

#[test]
fn who_looks_on_hears_nothing_of_the_players_chat_and_misses_no_number() {
    let mut private = terms(Pace::Free);
    private.private_chat = true;
    let mut host = Host::<Eschnapur>::begun_with(3, private, 1);
    let say = |text: &str| Request::Say { text: text.to_owned() };
    let seq = host.table.seq(Observer::Spectator);
    let secret = host.must(0, say("psst")).expect("a deed");
    assert_eq!(host.table.frame(Observer::Spectator, &secret), None);
    assert!(host.table.frame(Observer::Seat(Seat::C), &secret).is_some());
    let open = host.must(HOST, say("hello")).expect("a deed");
    let frame = host.table.frame(Observer::Spectator, &open).expect("it is for everybody");
    assert_eq!(frame.seq, seq + 1);
    let said = News::Said { person: person(HOST), to: Hearers::Everyone, text: "hello".to_owned() };
    assert_eq!(host.table.missed(Observer::Spectator, seq)[0].news, [said]);
}

#[test]
fn what_was_said_can_be_deleted_without_harm_to_the_log() {
    let (mut host, _) = begun();
    host.must(0, Request::Say { text: "my name is nobody".to_owned() });
    let last = host.table.log().len() - 1;
    host.table.redact(last, "");
    let folded = Table::fold(host.table.setup().clone(), host.table.log().to_vec());
    assert_eq!(folded.halted(), None);
    assert!(!bytes(&folded.log()).contains("nobody"));
}

// ---- after the game

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let (mut host, _) = begun();
    (0..3).for_each(|who| vote(&mut host, who, Matter::Abandon));
    (0..2).for_each(|who| vote(&mut host, who, Matter::Rematch));
    assert!(!host.table.wants_rematch());
    vote(&mut host, 2, Matter::Rematch);
    assert!(host.table.wants_rematch());
    let mut next = gathering();
    for deed in host.table.again().1 {
        next.perform(deed).expect("the seats are free");
    }
    assert_eq!(next.table.people(), [2, 0, 1].map(person));
    let colours = |host: &Host<Eschnapur>| -> Vec<_> {
        host.table.status().seats.iter().map(|seat| seat.colour).collect()
    };
    let mut old = colours(&host);
    old.rotate_right(1);
    assert_eq!(colours(&next), old, "everybody keeps their colour");
    let table = TableId::from_random(7);
    host.perform(Deed::Rematched { table }).expect("all agreed");
    assert_eq!(host.table.status().rematch, Some(table));
    assert!(!host.table.wants_rematch());
}

#[test]
fn in_a_rematch_nobody_sits_who_did_not_ask_for_it() {
    let (mut host, _) = begun();
    host.must(0, Request::Resign);
    host.must(1, Request::Leave);
    (1..3).for_each(|who| vote(&mut host, who, Matter::Abandon));
    vote(&mut host, 2, Matter::Rematch);
    assert!(host.table.wants_rematch(), "those who are not here are not waited for");
    let (setup, deeds) = host.table.again();
    let sitter = Sitter::Person { person: person(2), away: false, resigned: false };
    assert!(
        matches!(&deeds[..], [Deed::Sat { seat: Seat::A, sitter: one, .. }] if *one == sitter),
        "{deeds:?}"
    );
    assert_eq!(setup.host, person(2), "the old host does not come");
}

// ---- logs that do not fold

/// A log of a few plans, with one of its entries changed.
fn tampered(change: impl FnOnce(&mut Vec<Entry>)) -> (Table<Eschnapur>, Vec<Entry>) {
    let (mut host, mut luck) = begun();
    (0..3).for_each(|who| host.play(who, &mut luck));
    let mut log = host.table.log().to_vec();
    change(&mut log);
    (Table::fold(host.table.setup().clone(), log.clone()), log)
}

fn rests((table, log): (Table<Eschnapur>, Vec<Entry>), reason: &str) {
    let why = table.halted().expect("it rests").to_owned();
    assert!(why.contains(reason), "{why}");
    assert_eq!(table.log(), log, "nothing is lost");
    let host = Host { table, now: crate::host::BEGINNING, seed: 1 };
    for observer in host.observers() {
        assert_eq!(host.table.seq(observer) as usize, host.table.missed(observer, 0).len());
        assert_eq!(host.board(observer).prompt, None);
    }
    assert!(host.table.errands(RHYTHM).is_empty(), "bots rest too");
    let say = Request::Say { text: "hello?".to_owned() };
    let choose = Request::Choose { question: 1, action: "site 1".to_owned() };
    for request in [say, choose, Request::Withdraw, Request::Resign, Request::Start, Request::Leave] {
        assert_eq!(host.refusal(0, request), Refused::Halted { why: why.clone() });
    }
    let why_not = host.table.prepare(host.now, Deed::Resumed).err();
    assert_eq!(why_not, Some(Refused::Halted { why }));
}

#[test]
fn a_table_rests_where_an_action_is_impossible() {
    rests(
        tampered(|log| {
            let Deed::Plan { actions, .. } = &mut log[5].deed else { panic!("a plan") };
            actions.swap(0, 1);
        }),
        "entry 6",
    );
}

#[test]
fn a_table_rests_where_no_clock_could_be_right() {
    for at in [i64::MIN, -1, i64::MAX] {
        rests(tampered(|log| log[4].at = Time(at)), "is no time at which anything could happen");
        let interrupted = Entry { at: Time(5), deed: Deed::Interrupted { from: Time(at) } };
        rests(tampered(|log| log.push(interrupted)), "is no time at which anything could happen");
    }
}

#[test]
fn a_table_rests_where_an_action_cannot_be_read() {
    let (table, log) = tampered(|log| {
        let Deed::Plan { actions, .. } = &mut log[4].deed else { panic!("a plan") };
        actions[0] = "castle".to_owned();
    });
    assert!(!table.halted().expect("it rests").contains("castle"), "plans may lie face down");
    rests((table, log), "entry 5: a choice is not an action");
}

#[test]
fn a_table_rests_where_the_position_is_another() {
    rests(
        tampered(|log| {
            let Deed::Plan { on, .. } = &mut log[4].deed else { panic!("a plan") };
            *on = Some(Hash::of_bytes(b"another game"));
        }),
        "before plan 1 the position is not the one that was played",
    );
}

#[test]
fn a_table_rests_where_half_a_plan_was_sealed() {
    rests(
        tampered(|log| {
            let Deed::Plan { actions, .. } = &mut log[4].deed else { panic!("a plan") };
            actions.truncate(1);
        }),
        "not whole",
    );
}

#[test]
fn a_table_rests_where_a_seat_does_not_exist() {
    rests(
        tampered(|log| log.insert(4, Entry { deed: Deed::Away { seat: Seat::E }, ..log[4].clone() })),
        "no such seat",
    );
}
