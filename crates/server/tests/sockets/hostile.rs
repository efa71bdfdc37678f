//! Whoever may ask for something may ask for it a thousand times, and lie: nobody else notices.

use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use table::{Colour, News, Request, Time};
use tabletop::{FastChance, Seat, Wish};
use tokio::io::AsyncWriteExt as _;
use wire::{ClientMessage, Problem, Sought};

use crate::client::{Guest, Said};
use crate::house::House;
use crate::play::{Player, begin, step};

/// A clock that stands still: whatever is used up stays used up.
fn standing() -> Arc<dyn Fn() -> Time + Send + Sync> {
    Arc::new(|| Time(1_000_000_000_000))
}

/// Two guests who sit at a table that waits for a third.
async fn gathering(house: &House, changes: Value) -> (Player, Player) {
    let [anna, ben] = [Guest::new(house.address(), "Anna").await, Guest::new(house.address(), "Ben").await];
    let table = anna.open(changes).await;
    let (host, mut guest) = (Player::at(&anna, table).await, Player::at(&ben, table).await);
    guest.ask(Request::Sit { seat: Seat::B, colour: None }).await.expect("the seat is free");
    (host, guest)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_toggles_is_slowed_down_and_others_are_not() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.deeds_at_once = 4;
    })
    .await;
    let (mut host, mut guest) = gathering(&house, json!({})).await;
    let colours = [Colour::Purple, Colour::Yellow].into_iter().cycle();
    let mut done = 0;
    let problem = 'toggling: {
        for colour in colours {
            match guest.ask(Request::Colour { colour }).await {
                Ok(()) => done += 1,
                Err(problem) => break 'toggling problem,
            }
        }
        unreachable!("it goes on for ever")
    };
    assert_eq!(done, 3, "sitting down was the first of four");
    assert!(matches!(problem, Problem::TooFast { .. }), "{problem:?}");
    host.ask(Request::Colour { colour: Colour::Green }).await.expect("others have their own");
    host.ask(Request::Start).await.expect("all sit");
    guest.read_until(|guest| guest.board.prompt.is_some()).await;
    let mut players = [host, guest];
    players[0].read_until(|host| host.board.prompt.is_some()).await;
    assert!(step(&mut players, &mut FastChance::new(1)).await, "and whoever was too fast can still play");
}

/// Nobody hears of wishes, but each is written for ever: whoever has new ones all the time is slowed down too.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_wishes_and_holds_on_without_end_is_slowed_down_and_others_hear_nothing() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.deeds_at_once = 6;
    })
    .await;
    let mut players = begin(&house, 2, json!({})).await;
    let heard = players[0].frames.len();
    let wish = |wish| Request::Wish { wishes: [("order".to_owned(), wish)].into() };
    let whims =
        [wish(Wish::Never), Request::Hold { hold: true }, wish(Wish::Always), Request::Hold { hold: false }];
    let mut problem = None;
    for request in whims.into_iter().cycle().take(20) {
        if let Err(refused) = players[1].ask(request).await {
            problem = Some(refused);
            break;
        }
    }
    assert!(matches!(problem, Some(Problem::TooFast { .. })), "{problem:?}");
    players[0].socket.say(ClientMessage::Ping).await.expect("a ping is answered");
    assert_eq!(players[0].frames.len(), heard);
    assert!(step(&mut players, &mut FastChance::new(1)).await, "the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_nothing_is_told_to_nobody() {
    let house = House::new().await;
    let (mut host, mut guest) = gathering(&house, json!({})).await;
    host.read_next().await;
    for _ in 0..20 {
        guest.ask(Request::Colour { colour: Colour::Blue }).await.expect("it is theirs already");
        guest.ask(Request::Quiet { quiet: None }).await.expect("they have none");
    }
    guest.ask(Request::Colour { colour: Colour::Purple }).await.expect("nobody has it");
    host.read_next().await;
    let news = &host.frames.last().expect("a frame").news;
    assert_eq!(*news, [News::Coloured { seat: Seat::B, colour: Colour::Purple }]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_does_not_flood_who_stays() {
    let house = House::with(|config| config.sources.follow(standing())).await;
    let (mut host, _guest) = gathering(&house, json!({})).await;
    let table = host.table;
    let stranger = Guest::new(house.address(), "Stranger").await;
    let mut socket = stranger.socket().await;
    for _ in 0..200 {
        socket.watch(table, None).await.expect("everybody may look");
        socket.say(ClientMessage::Unwatch { table }).await.expect("they watch");
    }
    let bytes = host.socket.bytes.len();
    host.socket.say(ClientMessage::Ping).await.expect("a ping is answered");
    let told =
        host.socket.bytes[bytes..].iter().filter(|text| text.contains(r#""message":"people""#)).count();
    assert!((1..=30).contains(&told), "{told} messages about 400 comings and goings");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_cannot_drown_who_plays() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.onlookers_at_once = 3;
    })
    .await;
    let mut players = begin(&house, 2, json!({})).await;
    let say = || Request::Say { text: "hello".to_owned() };
    for n in 0..5 {
        let guest = Guest::new(house.address(), &format!("Stranger {n}")).await;
        let said = Player::at(&guest, players[0].table).await.ask(say()).await;
        assert_eq!(said.is_ok(), n < 3, "{said:?}");
    }
    for player in &mut players {
        player.ask(say()).await.expect("those who play have their own");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_people_are_muted_and_only_people() {
    let house = House::with(|config| config.limits.mutes = 2).await;
    let mut guests = Vec::new();
    for n in 0..4 {
        guests.push(Guest::new(house.address(), &format!("Guest {n}")).await);
    }
    let mut socket = guests[0].socket().await;
    let mut mute = async |person: &str| {
        let person = person.parse().expect("an id");
        socket.say(ClientMessage::Mute { person, muted: true }).await
    };
    let made_up = mute("zzzzzzzzzzzz").await;
    assert_eq!(made_up, Err(Problem::NotFound { what: Sought::Person }));
    assert_eq!(mute(&guests[1].person).await, Ok(()));
    assert_eq!(mute(&guests[2].person).await, Ok(()));
    assert_eq!(mute(&guests[1].person).await, Ok(()), "that changes nothing");
    let full = mute(&guests[3].person).await;
    assert!(matches!(full, Err(Problem::TooMany { most: 2, .. })), "{full:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_about_people_of_the_table_and_only_so_many() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.sayings_at_once = 1_000;
        config.limits.reports_per_day = 3;
    })
    .await;
    let (mut host, guest) = gathering(&house, json!({})).await;
    let table = host.table;
    let elsewhere = Guest::new(house.address(), "Elsewhere").await;
    let mut report = async |person: &str| {
        let person = person.parse().expect("an id");
        let text = "cheats".to_owned();
        host.socket.say(ClientMessage::Report { table, person, text }).await
    };
    for nobody in ["zzzzzzzzzzzz", elsewhere.person.as_str()] {
        assert_eq!(report(nobody).await, Err(Problem::NotFound { what: Sought::Person }), "{nobody}");
    }
    for _ in 0..3 {
        assert_eq!(report(&guest.guest.person).await, Ok(()));
    }
    let fourth = report(&guest.guest.person).await;
    assert!(matches!(fourth, Err(Problem::TooFast { .. })), "{fourth:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_changes_their_name_again_and_again() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.renames_per_hour = 2;
    })
    .await;
    let anna = Guest::new(house.address(), "Anna").await;
    let rename = async |name: &str| anna.patch("/api/me", &json!({ "name": name })).await.status;
    assert_eq!([rename("Bea").await, rename("Bea").await, rename("Cleo").await], [200, 200, 200]);
    assert_eq!(rename("Dora").await, 429, "the same name again was none");
    assert!(anna.get("/api/me").await.body.contains("Cleo"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_a_vacated_chair_hears_nothing_of_the_one_before() {
    let house = House::new().await;
    let terms = json!({ "players": 3, "terms": { "private_chat": true } });
    let (mut host, mut guest) = gathering(&house, terms).await;
    guest.ask(Request::Say { text: "between us".to_owned() }).await.expect("one may speak");
    let night = table::Quiet::new(0, 60).expect("a night");
    guest.ask(Request::Quiet { quiet: Some(night) }).await.expect("they sit");
    guest.ask(Request::Leave).await.expect("it has not begun");
    let carl = Guest::new(house.address(), "Carl").await;
    let mut newcomer = Player::at(&carl, host.table).await;
    newcomer.ask(Request::Sit { seat: Seat::B, colour: None }).await.expect("the seat is free");
    host.ask(Request::Say { text: "welcome".to_owned() }).await.expect("one may speak");
    newcomer.read_until(|newcomer| newcomer.seq == 2).await;
    for after in [0, 1, 7] {
        let back = Player::back(&carl, host.table, Some(after)).await;
        assert_eq!(back.seq, 2);
        let story = serde_json::to_string(&back.frames).expect("frames");
        assert!(story.contains("welcome"), "{story}");
        assert!(!story.contains("between us") && !story.contains("quiet"), "{story}");
    }
}

/// A clock on the wall that can be set, and the time that really passes, which a test makes pass.
#[derive(Clone, Default)]
struct Clocks {
    wall: Arc<AtomicI64>,
    elapsed: Arc<AtomicI64>,
}

impl Clocks {
    fn set(&self, config: &mut server::Config) {
        let [wall, elapsed] = [Arc::clone(&self.wall), Arc::clone(&self.elapsed)];
        config.sources.clock = Arc::new(move || Time(1_000_000_000_000 + wall.load(Ordering::Relaxed)));
        config.sources.elapsed = Arc::new(move || elapsed.load(Ordering::Relaxed));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_ends_no_game_and_everybody_is_told() {
    const HOURS: i64 = 2 * 3_600_000;
    let clocks = Clocks::default();
    let theirs = clocks.clone();
    let house = House::with(move |config| theirs.set(config)).await;
    let pace = json!({ "terms": { "pace": { "pace": "live", "seconds": 60, "increment": 0 } } });
    let mut players = begin(&house, 2, pace).await;
    let left = |player: &Player, now: i64| {
        player.board.status.seats[0].deadline.expect("the clock runs").0 - 1_000_000_000_000 - now
    };
    assert_eq!(left(&players[0], 0), 60_000);
    clocks.elapsed.store(5_000, Ordering::Relaxed);
    clocks.wall.store(5_000 + HOURS, Ordering::Relaxed);
    for player in &mut players {
        player.read_next().await;
        let news = &player.frames.last().expect("a frame").news;
        assert!(matches!(news[..], [News::Interrupted { .. }]), "{news:?}");
    }
    assert_eq!(left(&players[0], 5_000 + HOURS), 55_000, "five seconds have passed");
    clocks.wall.store(5_000 + HOURS - 30_000, Ordering::Relaxed);
    for player in &mut players {
        player.read_next().await;
    }
    assert_eq!(left(&players[0], 5_000 + HOURS - 30_000), 55_000, "nothing has passed");
    assert!(step(&mut players, &mut FastChance::new(1)).await, "the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_back_does_not_stop_bots() {
    let clocks = Clocks::default();
    let theirs = clocks.clone();
    let house = House::with(move |config| {
        theirs.set(config);
        config.rhythm = table::Rhythm { least: 1_000, spread: 1 };
    })
    .await;
    let anna = Guest::new(house.address(), "Anna").await;
    let table = anna.open(json!({ "bots": { "B": "random" }, "start": true })).await;
    let mut player = Player::at(&anna, table).await;
    clocks.wall.store(-30_000, Ordering::Relaxed);
    player.read_next().await;
    let news = &player.frames.last().expect("a frame").news;
    assert!(matches!(news[..], [News::Interrupted { .. }]), "{news:?}");
    clocks.wall.store(-28_000, Ordering::Relaxed);
    clocks.elapsed.store(2_000, Ordering::Relaxed);
    // Two seconds later the bot has answered, and not half a minute.
    player.read_next().await;
    assert!(player.board.status.seats[1].asked.is_none(), "{:?}", player.board.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn unread_messages_are_bounded_in_bytes() {
    let house = House::with(|config| {
        config.limits.outbox = 1_000_000;
        config.limits.outbox_bytes = 64 * 1024;
        config.limits.sayings_at_once = 1_000_000;
    })
    .await;
    let mut players = begin(&house, 2, json!({})).await;
    let sleeper = Guest::new(house.address(), "Sleeper").await;
    let mut socket = sleeper.narrow_socket().await;
    socket.watch(players[0].table, None).await.expect("everybody may look");
    // The system takes a while to be full; then a few long messages are enough.
    for n in 0.. {
        let text = "x".repeat(500);
        players[n % 2].ask(Request::Say { text }).await.expect("one may speak");
        for player in &mut players {
            player.read_next().await;
        }
        let seen = house.metrics().await;
        if seen.contains("durbar_slow_readers_total 1") {
            break;
        }
        assert!(n < 1_800, "nobody is cut off");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up() {
    let house = House::with(|config| config.limits.stall = 1).await;
    let anna = Guest::new(house.address(), "Anna").await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let mut stream = socket.connect(house.address()).await.expect("the server listens");
    let head = format!("Host: {}\r\nCookie: {}\r\n\r\n", house.address(), anna.cookie);
    // So many answers do not fit into what the system keeps.
    let request = format!("GET /api/openapi.json HTTP/1.1\r\n{head}");
    stream.write_all(request.repeat(100).as_bytes()).await.expect("the server takes in what is asked");
    // Once the server has hung up nothing can be sent any more.
    let hung_up = async {
        while !matches!(stream.try_write(b"x"), Err(error) if error.kind() != ErrorKind::WouldBlock) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), hung_up).await.expect("nobody waits for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_the_past_again_and_again_pays_for_it() {
    let house = House::with(|config| {
        config.sources.follow(standing());
        config.limits.work_at_once = 5;
    })
    .await;
    let mut players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    let stranger = Guest::new(house.address(), "Stranger").await;
    let mut socket = stranger.socket().await;
    let refused = 'asking: {
        for _ in 0..1000 {
            if let Err(problem) = socket.watch(table, Some(0)).await {
                break 'asking problem;
            }
        }
        unreachable!("a log is folded a thousand times for nothing")
    };
    assert!(matches!(refused, Problem::TooFast { .. }), "{refused:?}");
    let here = socket.until(|said| if let Said::Table { seq, .. } = said { Some(*seq) } else { None }).await;
    assert_eq!(here, 3, "what was told before was right");
    assert!(step(&mut players, &mut FastChance::new(1)).await, "those who play pay nothing for playing");
}
