//! Everybody has their share of a log, and nobody can take what others need.

use eschnapur::Eschnapur;
use table::{
    Colour, MOST_BY_STRANGERS, MOST_CHANGES, MOST_MOVEMENTS, MOST_SAYINGS, Matter, Pace, Quiet, Refused,
    Request, Table, Until,
};
use tabletop::{FastChance, Seat, Wish};

use crate::host::{HOST, Host, everywhere, setup, terms, way};

fn gathering() -> Host<Eschnapur> {
    Host::new(setup(&way(3), terms(Pace::Free)), 1)
}

fn sit(seat: Seat) -> Request {
    Request::Sit { seat, colour: None }
}

fn say() -> Request {
    Request::Say { text: "hello".to_owned() }
}

/// Asks again and again until it is refused: how often it was done, and why no more.
fn until_refused(host: &mut Host<Eschnapur>, who: u64, requests: &[Request]) -> (u32, Refused) {
    let mut done = 0;
    for request in requests.iter().cycle() {
        match host.ask(who, request.clone()) {
            Ok(_) => done += 1,
            Err(refused) => return (done, refused),
        }
    }
    unreachable!("something is asked")
}

/// What was counted is counted again when the log is folded.
fn folded(host: Host<Eschnapur>) -> Host<Eschnapur> {
    let Host { table, now, seed } = host;
    Host { table: Table::fold(table.setup().clone(), table.log().to_vec()), now, seed }
}

#[test]
fn whoever_plays_with_colours_cannot_keep_others_from_beginning() {
    let mut host = gathering();
    host.must(0, sit(Seat::A));
    let toggle = [Colour::Purple, Colour::Yellow].map(|colour| Request::Colour { colour });
    let (done, refused) = until_refused(&mut host, 0, &toggle);
    assert_eq!((done, refused), (MOST_CHANGES, Refused::TooOften { most: MOST_CHANGES }));
    let mut host = folded(host);
    assert_eq!(host.refusal(0, toggle[0].clone()), Refused::TooOften { most: MOST_CHANGES });
    host.must(0, say());
    host.must(0, Request::Leave);
    host.must(0, sit(Seat::A));
    host.must(1, sit(Seat::B));
    host.must(1, Request::Colour { colour: Colour::Green });
    host.must(HOST, Request::SeatBot { seat: Seat::C, level: "novice".to_owned() });
    host.must(HOST, Request::Start);
}

#[test]
fn whoever_votes_and_passes_and_sleeps_all_day_can_still_play() {
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let night = Quiet::new(0, 60).expect("a night");
    let fidgets = [
        Request::Vote { matter: Matter::Pause, yes: true },
        Request::Stand { until: Some(Until::NextRound) },
        Request::Quiet { quiet: Some(night) },
        Request::Vote { matter: Matter::Pause, yes: false },
        Request::Stand { until: None },
        Request::Quiet { quiet: None },
        Request::Wish { wishes: everywhere(&host, Wish::Never) },
        Request::Hold { hold: true },
        Request::Wish { wishes: everywhere(&host, Wish::Always) },
        Request::Hold { hold: false },
    ];
    let (done, _) = until_refused(&mut host, 0, &fidgets);
    assert_eq!(done, MOST_CHANGES);
    let mut luck = FastChance::new(1);
    host.play(0, &mut luck);
    host.must(0, Request::Withdraw);
    host.play(0, &mut luck);
    host.must(1, Request::Vote { matter: Matter::Pause, yes: true });
}

#[test]
fn what_is_taken_back_and_who_comes_and_goes_is_counted_but_nobody_is_kept_out() {
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let (gone, refused) = until_refused(&mut host, 0, &[Request::Leave, Request::Return]);
    // Whoever plays has sat down once.
    assert_eq!((gone, refused), (2 * (MOST_MOVEMENTS - 1), Refused::TooOften { most: MOST_MOVEMENTS }));
    let mut luck = FastChance::new(1);
    host.play(0, &mut luck);
    assert_eq!(host.refusal(0, Request::Withdraw), Refused::TooOften { most: MOST_MOVEMENTS });
    host.must(HOST, Request::Replace { seat: Seat::A });
    host.must(0, Request::Return);
    host.must(0, Request::Resign);
}

#[test]
fn who_only_looks_on_cannot_drown_those_who_play() {
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let mut said = 0;
    for stranger in 1000.. {
        let (done, refused) = until_refused(&mut host, stranger, &[say()]);
        said += done;
        if done < MOST_SAYINGS {
            assert_eq!(refused, Refused::TooOften { most: MOST_BY_STRANGERS });
            break;
        }
        assert_eq!(refused, Refused::TooOften { most: MOST_SAYINGS });
    }
    assert_eq!(said, MOST_BY_STRANGERS - 3, "those who play were strangers when they sat down");
    let mut host = folded(host);
    for who in [0, 1, 2, HOST] {
        host.must(who, say());
    }
}

#[test]
fn what_changes_nothing_is_not_kept() {
    let mut host = gathering();
    host.must(0, sit(Seat::A));
    let colour = host.table.status().seats[0].colour;
    let before = host.table.log().len();
    assert!(host.must(0, Request::Colour { colour }).is_none());
    assert!(host.must(0, Request::Quiet { quiet: None }).is_none());
    assert_eq!(host.table.log().len(), before);
    let mut host = Host::<Eschnapur>::begun(3, Pace::Free, 1);
    let before = host.table.log().len();
    assert!(host.must(0, Request::Vote { matter: Matter::Abandon, yes: false }).is_none());
    assert!(host.must(0, Request::Stand { until: None }).is_none());
    assert!(host.must(0, Request::Hold { hold: false }).is_none());
    assert!(host.must(0, Request::Wish { wishes: everywhere(&host, Wish::Always) }).is_none());
    assert_eq!(host.table.log().len(), before);
    assert!(host.must(0, Request::Vote { matter: Matter::Abandon, yes: true }).is_some());
    assert!(host.must(0, Request::Vote { matter: Matter::Abandon, yes: true }).is_none());
    assert_eq!(host.table.log().len(), before + 1);
}
