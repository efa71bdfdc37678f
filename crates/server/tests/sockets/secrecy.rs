//! Two servers with the same luck play the same game, but in one of them a player keeps other secrets. Whoever may not
//! know them must receive the same bytes from both: the same messages, as many, as long, in the same order.

use serde_json::{Value, json};
use table::Request;
use tabletop::{Chance as _, FastChance};
use wire::ClientMessage;

use crate::client::Guest;
use crate::house::{House, sources};
use crate::play::{Player, begin};

/// The same table in two houses. The first player keeps no secrets that differ; the spectator has none at all.
struct Twins {
    tables: [Vec<Player>; 2],
    spectators: [Player; 2],
    _houses: [House; 2],
}

impl Twins {
    async fn new(seed: u64, people: usize, changes: &Value) -> Twins {
        let house = || House::with(move |config| config.sources = sources(seed));
        let houses = [house().await, house().await];
        let mut tables = [Vec::new(), Vec::new()];
        let mut spectators = Vec::new();
        for (table, house) in tables.iter_mut().zip(&houses) {
            *table = begin(house, people, changes.clone()).await;
            let stranger = Guest::new(house.address(), "Stranger").await;
            spectators.push(Player::at(&stranger, table[0].table).await);
        }
        let spectators = spectators.try_into().ok().expect("one in each house");
        Twins { tables, spectators, _houses: houses }
    }

    /// Who is asked, in both.
    fn asked(&self) -> Vec<usize> {
        let asked = |table: &[Player]| -> Vec<_> {
            (0..table.len()).filter(|&n| table[n].prompt().is_some()).collect()
        };
        let [one, other] = &self.tables;
        assert_eq!(asked(one), asked(other), "who is asked is no secret");
        asked(one)
    }

    /// A player asks for something, perhaps not the same in both, that everybody is told of.
    async fn both(&mut self, n: usize, requests: [Request; 2]) {
        for ((table, spectator), request) in self.tables.iter_mut().zip(&mut self.spectators).zip(requests) {
            table[n].ask(request).await.expect("it is allowed");
            for player in table.iter_mut().chain([spectator]) {
                player.read_next().await;
            }
        }
    }

    /// What nobody else may notice: choices that are drafted and taken back, a pass that stands, a refused move.
    async fn dither(&mut self, n: usize) {
        let player = &mut self.tables[1][n];
        let Some(prompt) = player.prompt().cloned() else { return };
        let question = prompt.question;
        for action in prompt.choices.into_iter().take(3) {
            player.ask(Request::Choose { question, action }).await.expect("it is offered");
            player.ask(Request::Reset { question }).await.expect("it is their own");
            player.drafted().await;
            player.drafted().await;
        }
        player
            .ask(Request::Seal { question, actions: vec!["nonsense".to_owned()] })
            .await
            .expect_err("refused");
        player.ask(Request::Seal { question: question + 1, actions: Vec::new() }).await.expect_err("stale");
    }

    /// Compares what the first player and the spectator received, to the last byte.
    async fn compare(&mut self) {
        let [one, other] = &mut self.tables;
        let [stranger, same_stranger] = &mut self.spectators;
        for (one, other) in [(&mut one[0], &mut other[0]), (stranger, same_stranger)] {
            for player in [&mut *one, &mut *other] {
                // Whatever was sent before the answer has come with it.
                player.socket.say(ClientMessage::Ping).await.expect("an answer");
            }
            assert_eq!(one.socket.bytes.len(), other.socket.bytes.len(), "as many messages");
            for (one, other) in one.socket.bytes.drain(..).zip(other.socket.bytes.drain(..)) {
                assert_eq!(one, other);
            }
        }
    }
}

/// A whole plan at random, as its choices; it is drafted and taken back.
async fn whole_plan(player: &mut Player, luck: &mut FastChance) -> Vec<String> {
    let mut choices = Vec::new();
    while let Some(prompt) = player.prompt().filter(|prompt| !prompt.may_seal) {
        let action = prompt.choices[luck.below(prompt.choices.len() as u32) as usize].clone();
        let question = prompt.question;
        choices.push(action.clone());
        player.ask(Request::Choose { question, action }).await.expect("it is offered");
        player.drafted().await;
    }
    let question = player.prompt().expect("they are asked").question;
    player.ask(Request::Reset { question }).await.expect("it is their own");
    player.drafted().await;
    choices
}

fn seal(question: u32, actions: Vec<String>) -> Request {
    Request::Seal { question, actions }
}

/// In Eschnapur all choose at once. A player seals one plan here and another there, everybody looks, the plan is taken
/// back, and both games go on with the same plan: so a whole game is compared.
#[tokio::test(flavor = "multi_thread")]
async fn sealed_bids_of_eschnapur_change_no_byte_for_others() {
    let mut luck = FastChance::new(6);
    let mut twins = Twins::new(6, 3, &json!({ "players": 3 })).await;
    let mut differed = 0;
    loop {
        let asked = twins.asked();
        let Some(&n) = asked.get(luck.below(asked.len().max(1) as u32) as usize) else { break };
        let mut same = luck;
        let plan = whole_plan(&mut twins.tables[0][n], &mut luck).await;
        // The first player is compared with the same player, who does the same there; of others' drafts nobody hears.
        let there = if n == 0 { &mut same } else { &mut luck };
        let other = whole_plan(&mut twins.tables[1][n], there).await;
        let question = twins.tables[0][n].prompt().expect("they are asked").question;
        if n != 0 && asked.len() > 1 {
            twins.dither(n).await;
            twins.both(n, [seal(question, plan.clone()), seal(question, other.clone())]).await;
            twins.compare().await;
            differed += usize::from(plan != other);
            twins.both(n, [Request::Withdraw, Request::Withdraw]).await;
            for table in &mut twins.tables {
                let question = table[n].prompt().expect("they are asked again").question;
                table[n].ask(Request::Reset { question }).await.expect("it is their own");
                table[n].drafted().await;
            }
            let question = twins.tables[0][n].prompt().expect("they are asked again").question;
            twins.both(n, [seal(question, plan.clone()), seal(question, plan)]).await;
        } else {
            twins.both(n, [seal(question, plan.clone()), seal(question, plan)]).await;
        }
    }
    twins.compare().await;
    assert!(differed > 20, "the secrets differed only {differed} times");
}

/// In Morgenland tokens lie face down until their space is tallied. After some rounds of the same play, the others place
/// other tokens on the same spaces there than here.
async fn tokens_change_no_byte_for_others(seed: u64, version: &str, rounds: u64) {
    let mut luck = FastChance::new(seed);
    let changes = json!({ "game": "morgenland", "players": 3, "choices": { "version": version } });
    let mut twins = Twins::new(seed, 3, &changes).await;
    let round = |twins: &Twins| {
        twins.tables[0][0].board.view.as_ref().and_then(|view| view["round"].as_u64()).unwrap_or_default()
    };
    let placing = |twins: &Twins| {
        let is_placing = |view: &Value| view["stage"]["stage"] == "placing";
        twins.tables.iter().all(|table| table[0].board.view.as_ref().is_some_and(is_placing))
    };
    let mut differed = 0;
    // The last token of a round turns all of them over, and from there on the games are not the same.
    while differed == 0 || (placing(&twins) && round(&twins) == rounds + 1) {
        twins.compare().await;
        let Some(&n) = twins.asked().first() else { break };
        let [here, there] = [0, 1].map(|twin: usize| twins.tables[twin][n].prompt().expect("asked").clone());
        let question = here.question;
        if here.choices.is_empty() {
            // What has no alternative is only to be sealed.
            assert!(there.choices.is_empty(), "what is asked follows from what they know");
            twins.both(n, [seal(question, Vec::new()), seal(question, Vec::new())]).await;
            continue;
        }
        if round(&twins) <= rounds || !placing(&twins) {
            let action = here.choices[luck.below(here.choices.len() as u32) as usize].clone();
            let same = || Request::Choose { question, action: action.clone() };
            play_on(&mut twins, n, [same(), same()]).await;
            continue;
        }
        let places: Vec<_> = here.choices.iter().filter(|choice| choice.starts_with("place ")).collect();
        if places.is_empty() {
            // Something else is asked meanwhile: they do the same.
            let common = here.choices.iter().rfind(|choice| there.choices.contains(choice));
            let action = common.expect("one can always pass").clone();
            let same = || Request::Choose { question, action: action.clone() };
            play_on(&mut twins, n, [same(), same()]).await;
            continue;
        }
        let one = places[luck.below(places.len() as u32) as usize].clone();
        let space = one.rsplit(' ').next().expect("a space").to_owned();
        let elsewhere = |choice: &&String| choice.ends_with(&format!(" {space}")) && **choice != one;
        let others: Vec<_> = there.choices.iter().filter(elsewhere).collect();
        let other = if n == 0 || others.is_empty() {
            one.clone()
        } else {
            others[luck.below(others.len() as u32) as usize].clone()
        };
        differed += usize::from(one != other);
        if n != 0 {
            twins.dither(n).await;
        }
        let choose = |action| Request::Choose { question, action };
        play_on(&mut twins, n, [choose(one), choose(other)]).await;
    }
    assert!(differed > 5, "the secrets differed only {differed} times");
}

/// Drafts a choice, and seals when there is nothing more to choose.
async fn play_on(twins: &mut Twins, n: usize, requests: [Request; 2]) {
    let mut seals = Vec::new();
    for (table, request) in twins.tables.iter_mut().zip(requests) {
        let player = &mut table[n];
        player.ask(request).await.expect("it is offered");
        let prompt = player.drafted().await;
        seals.push(prompt.may_seal.then(|| seal(prompt.question, Vec::new())));
    }
    if let [Some(one), Some(other)] = <[_; 2]>::try_from(seals).expect("one in each house") {
        twins.both(n, [one, other]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn face_down_tokens_of_morgenland_change_no_byte_for_others() {
    for rounds in 0..4 {
        tokens_change_no_byte_for_others(10 + rounds, "basic", rounds).await;
        tokens_change_no_byte_for_others(20 + rounds, "magic", rounds).await;
    }
}
