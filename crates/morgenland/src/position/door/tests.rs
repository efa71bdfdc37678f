//! Every mistake is found, with its key and its rule; what the game could go on from is let in.

use serde_json::{Value, json};
use tabletop::{FastChance, Flaws, Game as _};

use crate::edition::Edition;
use crate::game::Morgenland;
use crate::position::Position;

/// The opening position as a document.
fn opening(version: &str, players: usize) -> Value {
    let choices =
        [("version", version), ("camel", "A")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options = Morgenland::options(players, &choices).expect("possible options");
    let state = Morgenland::begin(&options, &Edition::default(), &mut FastChance::new(1));
    serde_json::to_value(Position::new(&state.expect("a possible set-up"))).expect("a document")
}

fn basic() -> Value {
    opening("basic", 3)
}

fn magic() -> Value {
    opening("magic", 4)
}

/// A window on the Market with four players; A's Lamp burns, B has used a Carpet.
fn window() -> Value {
    let mut doc = magic();
    doc["round"] = json!(1);
    doc["stage"] = json!("tally market");
    doc["ask"] = json!({ "step": "window", "seat": "A" });
    let stacks = [vec!["key", "double", "scroll"], vec!["scroll"], vec![], vec![]];
    let open = [json!("carpet"), json!("key"), json!("double"), Value::Null];
    for (place, (stack, open)) in stacks.into_iter().zip(open).enumerate() {
        let room = format!("room-{}", place + 1);
        doc["rooms"][&room]["stack"] = json!(stack);
        doc["rooms"][&room]["open"] = open;
    }
    doc["players"]["A"]["pieces"] = json!(["7 market open", "5 room-1", "2 caravanserai"]);
    doc["players"]["A"]["used"]["lamp"] = json!(1);
    doc["players"]["A"]["lit"] = json!(true);
    doc["players"]["A"]["spells"] = json!(["charity"]);
    doc["players"]["B"]["pieces"] = json!(["6 market open", "4 room-2"]);
    doc["players"]["B"]["artefacts"]["carpet"] = json!(1);
    doc["players"]["B"]["used"]["carpet"] = json!(1);
    doc["players"]["B"]["carpets"] = json!(["market"]);
    doc["players"]["B"]["treasure"] = json!({ "crown": 9 });
    doc["bank"]["crown"] = json!(20);
    doc["spells"] = json!(["spy", "taboo", "trade"]);
    doc
}

/// The same window while this play of A's is carried out and asks this.
fn carried_out(play: &Value, step: u8, ask: Value) -> Value {
    let mut doc = declared(play);
    doc["plays"]["now"] = json!({ "play": 0, "step": step });
    doc["ask"] = ask;
    doc
}

/// The same window with a play that was declared.
fn declared(play: &Value) -> Value {
    let mut doc = window();
    if let Some(spell) = play["card"]["spell"].as_str() {
        doc["discard"] = json!([spell]);
        doc["spells"] = json!([]);
        doc["players"]["A"]["spells"] = json!([]);
    }
    doc["plays"]["declared"] = json!([play]);
    doc
}

/// One more declared play.
fn also(doc: &mut Value, play: Value) {
    doc["plays"]["declared"].as_array_mut().expect("a list").push(play);
}

/// This spell, cast by A.
fn spell(name: &str) -> Value {
    json!({ "seat": "A", "card": { "spell": name } })
}

/// B is asked to buy in room 1; a 4 of theirs is there now.
fn room() -> Value {
    let mut doc = window();
    doc["stage"] = json!("tally room-1");
    doc["ask"] = json!({ "step": "buying", "seat": "B", "declined": [] });
    doc["marks"]["entered"] = json!(["A", "B"]);
    doc["players"]["A"]["pieces"] = json!(["5 room-1 open"]);
    doc["players"]["B"]["pieces"] = json!(["4 room-1 open"]);
    doc
}

/// B, who is too weak, is asked for a bribe.
fn guard() -> Value {
    let mut doc = window();
    doc["stage"] = json!("tally guard");
    doc["ask"] = json!({ "step": "bribe", "seat": "B" });
    doc["guard"] = json!({ "strength": 8, "open": true });
    doc["players"]["A"]["pieces"] = json!([]);
    doc["players"]["B"]["pieces"] = json!(["6 guard open"]);
    doc
}

/// A, alone in the Tent, has drawn two spells.
fn tent() -> Value {
    let mut doc = window();
    doc["stage"] = json!("tally tent");
    doc["ask"] = json!({ "step": "keeping", "seat": "A", "drawn": ["smuggler", "mirage"] });
    doc["players"]["A"]["pieces"] = json!(["7 tent open"]);
    doc["players"]["B"]["carpets"] = json!([]);
    doc["players"]["B"]["pieces"] = json!([]);
    doc
}

fn open(doc: &Value) -> Result<(), Flaws> {
    let position: Position = serde_json::from_value(doc.clone()).expect("a document of the right form");
    let state = position.to_state()?;
    assert_eq!(Position::new(&state).to_state(), Ok(state));
    Ok(())
}

/// A document with a mistake: its key, its rule, the sound document, and how it is spoiled.
type Mistake = (&'static str, &'static str, fn() -> Value, Change);

/// A change of a document.
type Change = fn(&mut Value);

/// Each mistake is the only one, has its key, and names its rule.
fn check(mistakes: &[Mistake]) {
    for (row, (key, rule, sound, spoil)) in mistakes.iter().enumerate() {
        let mut doc = sound();
        assert_eq!(open(&doc), Ok(()), "{key} ({row}): this is sound");
        spoil(&mut doc);
        let Err(flaws) = open(&doc) else { panic!("{key} ({row}): nothing is found") };
        let found: Vec<&str> = flaws.listed().iter().map(|flaw| flaw.key.as_str()).collect();
        assert!(found == [*key] && flaws.listed()[0].reason.contains(rule), "{key} ({row}): found {flaws}");
    }
}

fn remove(doc: &mut Value, key: &str) {
    doc.as_object_mut().expect("a map").remove(key);
}

#[test]
fn what_a_document_must_have() {
    check(&[
        ("players", "M0.1", basic, |doc| remove(&mut doc["players"], "C")),
        ("camel", "M0.1", basic, |doc| doc["camel"] = json!("D")),
        ("marks.smuggler", "M0.1", window, |doc| {
            doc["marks"]["smuggler"] = json!({ "seat": "E", "spaces": ["tent"] });
        }),
        ("marks.spy", "M0.1", window, |doc| doc["marks"]["spy"] = json!("E")),
        ("marks.djinn", "M0.1", window, |doc| doc["marks"]["djinn"] = json!("E")),
        ("marks.keys", "M0.1", guard, |doc| doc["marks"]["keys"] = json!(["E"])),
        ("marks.entered", "M0.1", guard, |doc| doc["marks"]["entered"] = json!(["E"])),
        ("stage", "M0.1", basic, |doc| doc["stage"] = json!("placing E")),
        ("ask", "M0.1", basic, |doc| doc["ask"]["seat"] = json!("D")),
        ("ask", "M0.1", room, |doc| doc["ask"]["declined"] = json!(["E"])),
        ("plays.declared", "M0.1", window, |doc| {
            doc["plays"]["declared"] = json!([{ "seat": "E", "card": { "artefact": "carpet" } }]);
        }),
        ("plays.passed", "M0.1", window, |doc| doc["plays"]["passed"] = json!(["B", "E"])),
        ("rooms.room-1.searched", "M0.1", window, |doc| doc["rooms"]["room-1"]["searched"] = json!(["E"])),
        ("rooms.room-5", "M0.5", basic, |doc| remove(&mut doc["rooms"], "room-5")),
        ("rooms.guard", "M0.5", basic, |doc| doc["rooms"]["guard"] = doc["rooms"]["room-5"].clone()),
        ("players.A.pieces", "M0.1", window, |doc| doc["players"]["A"]["pieces"][1] = json!("7 room-1")),
        ("players.A.pieces", "M0.1", window, |doc| doc["players"]["A"]["pieces"][1] = json!("? room-1")),
        ("players.A.pieces", "MP.2", window, |doc| {
            doc["players"]["A"]["pieces"][1] = json!("5 room-1 not 5");
        }),
        // Cards are counted as they are sorted.
        ("deck.cards.15.1", "at most 2", basic, |doc| {
            doc["deck"]["left"] = json!([]);
            doc["deck"]["cards"][2][0] = json!("1/1/1");
        }),
    ]);
}

/// A document that cannot be read: the reason, the sound document, and how it is spoiled.
type Unreadable = (&'static str, fn() -> Value, Change);

/// What no state has a place for is not even read; the reason names what is wrong, and the rule.
#[test]
fn what_cannot_be_read() {
    let spoiled: [Unreadable; 5] = [
        ("cave-2 is missing from the caves (M0.5)", basic, |doc| remove(&mut doc["caves"], "cave-2")),
        ("market does not belong to the caves (M0.5)", basic, |doc| doc["caves"]["market"] = json!("-")),
        ("the deck has 14 cards, and not 15 (M0.8)", basic, |doc| {
            drop(doc["deck"]["cards"].as_array_mut().map(Vec::pop));
        }),
        ("the deck has a card left that is not in it, or not so often (M1.2)", basic, |doc| {
            doc["deck"]["left"][1] = doc["deck"]["left"][0].clone();
        }),
        ("27 plays: no more than 26 can be declared (M5.1, M7)", window, |doc| {
            doc["plays"]["declared"] = json!(vec![json!({ "seat": "A", "card": { "artefact": "key" } }); 27]);
        }),
    ];
    for (reason, sound, spoil) in spoiled {
        let mut doc = sound();
        spoil(&mut doc);
        let read = serde_json::from_value::<Position>(doc);
        assert_eq!(read.expect_err("this has no form").to_string(), reason);
    }
}

#[test]
fn what_lies_on_the_table() {
    check(&[
        ("round", "M0.3", basic, |doc| doc["round"] = json!(1)),
        ("round", "M4.3", window, |doc| doc["round"] = json!(0)),
        ("round", "M4.3", window, |doc| doc["round"] = json!(41)),
        ("bank.crown", "M0.2", window, |doc| doc["caves"]["cave-1"] = json!("1")),
        ("caves.cave-2", "M1.1", window, |doc| {
            doc["stage"] = json!("placed");
            doc["players"]["B"]["carpets"] = json!([]);
            doc["bank"]["pearl"] = json!(20);
            doc["caves"]["cave-2"] = json!("0/3");
        }),
        ("caves.cave-3", "M1.1", basic, |doc| {
            doc["bank"]["gem"] = json!(20);
            doc["caves"]["cave-3"] = json!("3");
        }),
        ("guard.strength", "M1.3", window, |doc| doc["guard"]["strength"] = json!(11)),
        ("rooms.room-5", "M0.5", window, |doc| doc["rooms"]["room-5"]["open"] = json!("lamp")),
        ("rooms.room-1.stack", "M0.7", window, |doc| {
            doc["rooms"]["room-1"]["stack"] = json!(["key", "key", "double", "double", "scroll", "scroll"]);
        }),
        ("rooms.room-1.bottom", "M7.12", window, |doc| {
            doc["rooms"]["room-1"]["bottom"] = json!({ "is": "double" });
        }),
        ("rooms", "M4.1", window, |doc| {
            for room in ["room-1", "room-2", "room-3"] {
                doc["rooms"][room] = doc["rooms"]["room-4"].clone();
            }
        }),
        ("rooms", "M0.6", window, |doc| {
            doc["rooms"]["room-1"]["stack"] = json!(["lamp", "lamp"]);
        }),
        ("players.A.pieces", "M2.3", window, |doc| doc["players"]["A"]["pieces"][1] = json!("5 room-5")),
        ("players.A.pieces", "M2.2", window, |doc| {
            doc["players"]["A"]["pieces"] = json!([1, 2, 4, 5, 6, 7].map(|token| format!("{token} room-1")));
        }),
        ("players.A.pieces", "M3.1", window, |doc| doc["players"]["A"]["pieces"][0] = json!("7 market")),
        ("players.A.pieces", "M3.1", window, |doc| doc["players"]["A"]["pieces"][0] = json!("7 cave-1")),
        ("players.A.pieces", "M2.1", basic, |doc| doc["players"]["A"]["pieces"] = json!(["7 market"])),
        ("players.A.pieces", "M3.8", room, |doc| doc["marks"]["entered"] = json!(["B"])),
        ("players.B.pieces", "M5.4", window, |doc| {
            doc["players"]["B"]["pieces"][0] = json!("6 market open doubled");
        }),
        ("players.B.carpets", "M5.5", window, |doc| {
            doc["players"]["B"]["carpets"] = json!(["market", "cave-1"]);
        }),
        ("players.B.carpets", "M5.5", window, |doc| doc["players"]["B"]["carpets"] = json!(["room-1"])),
        ("players.C.used", "M5.1", window, |doc| doc["players"]["C"]["used"]["key"] = json!(1)),
        ("players.A.used", "M3.5", window, |doc| {
            doc["players"]["A"]["artefacts"]["key"] = json!(1);
            doc["players"]["A"]["used"]["key"] = json!(1);
        }),
        ("players.C.used", "M5.7", window, |doc| {
            doc["players"]["C"]["artefacts"]["scroll"] = json!(1);
            doc["players"]["C"]["used"]["scroll"] = json!(1);
        }),
        ("players.C.lit", "M5.2", window, |doc| doc["players"]["C"]["lit"] = json!(true)),
        ("discard", "M7", window, |doc| doc["discard"] = json!(["spy"])),
        ("players.A.spells", "M7", window, |doc| doc["players"]["A"]["spells"] = json!(["charity", "spy"])),
        ("ask.drawn", "M7", tent, |doc| doc["ask"]["drawn"] = json!(["spy", "mirage"])),
        ("players.A.gave", "MP.3", window, |doc| doc["players"]["A"]["gave"] = json!(["charity"])),
    ]);
}

#[test]
fn what_holds_for_the_round() {
    check(&[
        ("marks.taboo", "M7.19", magic, |doc| doc["marks"]["taboo"] = json!("market")),
        ("marks.taboo", "M5.9", window, |doc| doc["marks"]["taboo"] = json!("guard")),
        ("marks.smuggler", "M7.15", window, |doc| {
            doc["marks"]["smuggler"] = json!({ "seat": "A", "spaces": ["tent", "guard"] });
        }),
        ("marks.smuggler", "M7.15", magic, |doc| {
            doc["marks"]["smuggler"] = json!({ "seat": "A", "spaces": ["tent"] });
        }),
        ("marks.reversed", "M7.3", magic, |doc| doc["marks"]["reversed"] = json!(true)),
        ("marks.spy", "M7.17", magic, |doc| doc["marks"]["spy"] = json!("A")),
        ("marks.djinn", "M3.5", tent, |doc| doc["marks"]["djinn"] = json!("A")),
        ("marks.keys", "M5.6", window, |doc| doc["marks"]["keys"] = json!(["A"])),
        ("marks.entered", "M3.8", window, |doc| doc["marks"]["entered"] = json!(["A"])),
    ]);
}

#[test]
fn what_only_the_magic_version_has() {
    check(&[
        ("spells", "M0.7", basic, |doc| doc["spells"] = json!(["spy"])),
        ("discard", "M0.7", basic, |doc| doc["discard"] = json!(["spy"])),
        ("rooms.room-1", "M1.4", basic, |doc| doc["rooms"]["room-1"]["searched"] = json!(["A"])),
        ("players.A.spells", "M0.7", basic, |doc| doc["players"]["A"]["spells"] = json!(["spy"])),
        ("players.A.used", "M0.7", basic, |doc| {
            doc["rooms"]["room-1"]["stack"] = json!([]);
            doc["players"]["A"]["artefacts"]["key"] = json!(1);
            doc["players"]["A"]["used"]["key"] = json!(1);
        }),
        ("marks", "M0.7", in_basic_market, |doc| doc["marks"]["reversed"] = json!(true)),
        ("players.A.pieces", "M2.3", in_basic_market, |doc| {
            doc["players"]["A"]["pieces"] = json!(["7 tent open"]);
        }),
        ("ask", "M0.7", in_basic_market, |doc| {
            doc["stage"] = json!("tally room-1");
            doc["ask"] = json!({ "step": "price", "seat": "A", "tokens": [1], "paid": [], "kinds": ["crown"], "search": true });
            doc["players"]["A"]["treasure"]["crown"] = json!(1);
            doc["bank"]["crown"] = json!(0);
        }),
    ]);
}

fn in_basic_market() -> Value {
    let mut doc = basic();
    doc["round"] = json!(1);
    doc["stage"] = json!("tally market");
    doc["ask"] = json!({ "step": "market", "seat": "A" });
    doc
}

fn taboo() -> Value {
    let mut play = spell("taboo");
    play["space"] = json!("market");
    declared(&play)
}

fn parasite() -> Value {
    let mut play = spell("parasite");
    play["artefact"] = json!("carpet");
    declared(&play)
}

fn double() -> Value {
    let mut doc =
        declared(&json!({ "seat": "C", "card": { "artefact": "double" }, "piece": "C1", "from": "market" }));
    doc["players"]["C"]["pieces"] = json!(["9 market open"]);
    doc["players"]["C"]["artefacts"]["double"] = json!(1);
    doc["players"]["C"]["used"]["double"] = json!(1);
    doc
}

fn abracadabra() -> Value {
    let mut doc = room();
    doc["plays"]["declared"] = json!([{ "seat": "B", "card": { "spell": "abracadabra" } }]);
    doc["discard"] = json!(["abracadabra"]);
    doc["ask"] = json!({ "step": "window", "seat": "A" });
    doc["players"]["B"]["used"] = json!({ "lamp": 1 });
    doc["players"]["B"]["lit"] = json!(true);
    doc["players"]["B"]["carpets"] = json!([]);
    doc
}

fn naming() -> Value {
    let mut doc = taboo();
    doc["plays"]["declared"] = json!([]);
    doc["ask"] = json!({ "step": "naming", "seat": "A", "card": { "spell": "taboo" } });
    doc
}

#[test]
fn what_is_declared() {
    check(&[
        ("plays", "M6.2", room, |doc| doc["plays"]["passed"] = json!(["A"])),
        ("stage", "M6.1", basic, |doc| {
            doc["ask"] = json!({ "step": "window", "seat": "A" });
            doc["version"] = json!("magic");
            for room in ["room-1", "room-2", "room-3"] {
                doc["rooms"][room]["stack"] = json!(["key"]);
            }
        }),
        ("plays", "M6.2", naming, |doc| {
            doc["stage"] = json!("placing B");
            doc["players"]["B"]["carpets"] = json!([]);
        }),
        ("plays.passed", "M6.2", window, |doc| doc["plays"]["passed"] = json!(["A"])),
        ("plays.declared", "M7", taboo, |doc| {
            let play = doc["plays"]["declared"][0].clone();
            doc["plays"]["declared"] = json!([play, play]);
        }),
        ("players.B.used", "M5.1", double, |doc| {
            also(doc, json!({ "seat": "B", "card": { "artefact": "counterspell" }, "against": "charity" }));
            also(doc, json!({ "seat": "A", "card": { "spell": "charity" } }));
            doc["players"]["A"]["spells"] = json!([]);
            doc["discard"] = json!(["charity"]);
        }),
        ("plays.declared", "M7.2", abracadabra, |doc| doc["players"]["B"]["treasure"] = json!({})),
        ("plays.declared", "M7.2", abracadabra, |doc| {
            also(doc, json!({ "seat": "A", "card": { "spell": "charity" } }));
            doc["players"]["A"]["spells"] = json!([]);
            doc["discard"] = json!(["abracadabra", "charity"]);
        }),
    ]);
}

#[test]
fn what_a_play_is_about() {
    check(&[
        ("plays.declared.1", "M7", taboo, |doc| doc["discard"] = json!([])),
        ("plays.declared.1", "M5.2", taboo, |doc| doc["players"]["A"]["lit"] = json!(false)),
        ("plays.declared.1", "M6.4", taboo, |doc| doc["plays"]["declared"][0]["space"] = Value::Null),
        ("plays.declared.1", "M6.2", taboo, |doc| doc["plays"]["declared"][0]["done"] = json!(true)),
        ("plays.declared.1", "M6.4", taboo, |doc| doc["plays"]["declared"][0]["artefact"] = json!("key")),
        ("plays.declared.1", "M5.9", taboo, |doc| doc["plays"]["declared"][0]["space"] = json!("guard")),
        ("plays.declared.1", "M7.13", parasite, |doc| {
            doc["plays"]["declared"][0]["artefact"] = json!("counterspell");
            doc["plays"]["declared"][0]["against"] = json!("charity");
            also(doc, json!({ "seat": "B", "card": { "spell": "charity" } }));
            doc["discard"] = json!(["parasite", "charity"]);
            doc["players"]["B"]["used"] = json!({ "lamp": 1 });
            doc["players"]["B"]["lit"] = json!(true);
            doc["players"]["B"]["carpets"] = json!([]);
        }),
        ("plays.declared.1", "M5.4", double, |doc| doc["plays"]["declared"][0]["piece"] = json!("B1")),
        ("plays.declared.1", "M5.4", double, |doc| doc["plays"]["declared"][0]["from"] = json!("cave-1")),
        ("plays.declared.1", "M5.6", double, |doc| {
            doc["plays"]["declared"][0] = json!({ "seat": "C", "card": { "artefact": "key" } });
            doc["players"]["C"]["artefacts"]["key"] = json!(1);
            doc["players"]["C"]["used"] = json!({ "key": 1 });
        }),
        ("plays.declared.1", "M5.2", window, |doc| {
            doc["plays"]["declared"] = json!([{ "seat": "A", "card": { "artefact": "lamp" } }]);
        }),
        ("plays.declared.1", "M7.8", taboo, |doc| {
            doc["plays"]["declared"][0]["card"] = json!({ "spell": "dragon-returns" });
            doc["plays"]["declared"][0]["space"] = json!(null);
            doc["discard"] = json!(["dragon-returns"]);
            doc["stage"] = json!("placed");
            doc["players"]["B"]["carpets"] = json!([]);
        }),
        ("plays.declared.2", "M5.3", taboo, |doc| {
            also(doc, json!({ "seat": "C", "card": { "artefact": "counterspell" }, "against": "charity" }));
            doc["players"]["C"]["artefacts"]["counterspell"] = json!(1);
            doc["players"]["C"]["used"]["counterspell"] = json!(1);
        }),
        ("ask", "M6.4", naming, |doc| doc["ask"]["space"] = json!("market")),
    ]);
}

#[test]
fn what_is_carried_out() {
    fn charity() -> Value {
        let ask = json!({ "step": "taking", "seat": "A", "left": 3, "kinds": ["gem", "goblet"] });
        carried_out(&spell("charity"), 1, ask)
    }
    fn teleport() -> Value {
        let mut play = spell("teleport");
        play["piece"] = json!("C1");
        play["from"] = json!("tent");
        play["space"] = json!("market");
        let ask = json!({ "step": "giving", "seat": "A", "left": 1, "kinds": ["gem"], "to": "C" });
        let mut doc = carried_out(&play, 1, ask);
        doc["players"]["A"]["treasure"] = json!({ "gem": 2 });
        doc["bank"]["gem"] = json!(20);
        doc
    }
    fn mirage() -> Value {
        let mut play = spell("mirage");
        play["space"] = json!("room-1");
        let mut doc = carried_out(&play, 1, json!({ "step": "choosing", "seat": "A" }));
        doc["rooms"]["room-1"]["searched"] = json!(["A"]);
        doc
    }
    // B is second in sequence, and their first token is in the city.
    fn city_tax() -> Value {
        carried_out(&spell("city-tax"), 8 + 1, json!({ "step": "city-tax", "seat": "B" }))
    }
    fn sultans_tax() -> Value {
        carried_out(&spell("sultans-tax"), 2, json!({ "step": "sultans-tax", "seat": "B" }))
    }
    fn trade() -> Value {
        let ask =
            json!({ "step": "trading", "seat": "A", "units": 2, "given": ["crown"], "kinds": ["pearl"] });
        carried_out(&spell("trade"), 1, ask)
    }
    fn eye() -> Value {
        let mut play = spell("eye-for-an-eye");
        play["piece"] = json!("B3");
        play["from"] = json!("market");
        carried_out(&play, 1, json!({ "step": "answer", "seat": "B" }))
    }
    check(&[
        ("plays.now", "M6.2", eye, |doc| doc["plays"]["declared"][0]["done"] = json!(true)),
        ("plays.now.step", "M6.4", eye, |doc| doc["ask"]["seat"] = json!("C")),
        ("plays.now.step", "M6.4", charity, |doc| doc["plays"]["now"]["step"] = json!(2)),
        ("plays.now.step", "M6.4", city_tax, |doc| doc["plays"]["now"]["step"] = json!(17)),
        ("ask", "M6.4", eye, |doc| doc["ask"] = json!({ "step": "market", "seat": "B" })),
        ("ask", "M7.5", city_tax, |doc| doc["plays"]["now"]["step"] = json!(8 + 2)),
        ("ask", "M7.18", sultans_tax, |doc| doc["players"]["B"]["pieces"][1] = json!("-")),
        ("ask", "M7.12", mirage, |doc| doc["rooms"]["room-1"]["searched"] = json!(["B"])),
        ("ask", "M7.21", trade, |doc| {
            doc["bank"] = json!({ "crown": 20, "pearl": 1 });
        }),
        ("ask", "M7.9", window, |doc| doc["ask"] = json!({ "step": "answer", "seat": "A" })),
        ("ask.given", "M7.21", charity, |doc| doc["ask"]["given"] = json!(["crown"])),
        ("ask.left", "M0.2", charity, |doc| doc["ask"]["left"] = json!(0)),
        ("ask.left", "M0.2", teleport, |doc| doc["ask"]["left"] = json!(3)),
        ("ask.to", "M7.20", teleport, |doc| doc["ask"]["to"] = json!("B")),
    ]);
}

#[test]
fn what_is_asked_and_when() {
    fn placing() -> Value {
        let mut doc = window();
        doc["stage"] = json!("placing A");
        doc["ask"] = json!({ "step": "placing", "seat": "A" });
        doc["players"]["B"]["carpets"] = json!([]);
        doc
    }
    fn camel() -> Value {
        let mut doc = window();
        doc["stage"] = json!("tally caravanserai");
        doc["ask"] = json!({ "step": "camel", "seat": "A" });
        doc["marks"]["smuggler"] = json!({ "seat": "A", "spaces": ["caravanserai"] });
        doc["players"]["A"]["pieces"] = json!([]);
        doc
    }
    fn searching() -> Value {
        let mut doc = room();
        doc["ask"] = json!({ "step": "searching", "seat": "B" });
        doc["rooms"]["room-1"]["searched"] = json!(["B"]);
        doc
    }
    fn price() -> Value {
        let mut doc = room();
        doc["ask"] = json!({ "step": "price", "seat": "B", "tokens": [4], "paid": [], "kinds": ["crown"], "search": false });
        doc
    }
    fn over() -> Value {
        let mut doc = room();
        doc["round"] = json!(40);
        doc["stage"] = json!("over too-long");
        doc["ask"] = json!({ "step": "nothing" });
        doc
    }
    check(&[
        ("stage", "M0.5", window, |doc| {
            doc["stage"] = json!("tally room-5");
            doc["marks"]["entered"] = json!(["A", "B"]);
            doc["players"]["A"]["pieces"] = json!([]);
            doc["players"]["B"]["pieces"] = json!([]);
        }),
        ("stage", "M2.1", placing, |doc| {
            let all = [1, 2, 4, 5, 6, 7, 8, 9].map(|token| format!("{token} guard"));
            doc["players"]["A"]["pieces"] = json!(all);
        }),
        ("guard.open", "M3.8", guard, |doc| doc["guard"]["open"] = json!(false)),
        ("stage", "M4.3", over, |doc| doc["round"] = json!(39)),
        ("rooms", "M4.1", over, |doc| doc["stage"] = json!("over sold-out")),
        ("ask", "M4.1", room, |doc| doc["ask"] = json!({ "step": "nothing" })),
        ("ask", "M2.1", placing, |doc| doc["ask"]["seat"] = json!("B")),
        ("ask", "M3.6", window, |doc| {
            doc["stage"] = json!("caves-done");
            doc["ask"] = json!({ "step": "market", "seat": "A" });
            doc["players"]["B"]["carpets"] = json!([]);
        }),
        ("ask", "M0.3", guard, |doc| {
            doc["ask"] = json!({ "step": "taking", "seat": "A", "left": 1, "kinds": ["gem"] });
        }),
        ("ask", "M3.8", guard, |doc| doc["guard"]["strength"] = json!(6)),
        ("ask", "M3.8", guard, |doc| doc["players"]["B"]["treasure"] = json!({ "crown": 1 })),
        ("ask", "M3.8", guard, |doc| {
            doc["ask"] = json!({ "step": "giving", "seat": "B", "left": 1, "kinds": ["crown"], "to": null });
        }),
        ("ask", "M3.9", room, |doc| doc["players"]["B"]["treasure"] = json!({ "crown": 3 })),
        ("ask", "M3.9", room, |doc| doc["ask"]["declined"] = json!(["B"])),
        ("ask", "M3.9", price, |doc| doc["ask"]["tokens"] = json!([])),
        ("ask", "something to choose", price, |doc| doc["ask"]["kinds"] = json!(["gem"])),
        ("ask", "M3.4", tent, |doc| doc["ask"]["drawn"] = json!(["mirage"])),
        ("ask", "M3.4", tent, |doc| doc["ask"]["seat"] = json!("B")),
        ("ask", "M7.15", camel, |doc| doc["ask"]["seat"] = json!("B")),
        ("ask", "M7.2", searching, |doc| doc["rooms"]["room-1"]["searched"] = json!([])),
        ("ask.left", "M0.3", basic, |doc| doc["bank"] = json!({ "crown": 8 })),
    ]);
}

/// All mistakes are found at once.
#[test]
fn mistakes_are_reported_together() {
    let mut doc = room();
    doc["round"] = json!(0);
    doc["guard"]["strength"] = json!(0);
    doc["players"]["C"]["lit"] = json!(true);
    doc["marks"]["taboo"] = json!("guard");
    doc["plays"]["passed"] = json!(["A"]);
    doc["ask"]["declined"] = json!(["B"]);
    let flaws = open(&doc).unwrap_err();
    let keys: Vec<&str> = flaws.listed().iter().map(|flaw| flaw.key.as_str()).collect();
    assert_eq!(keys, ["round", "guard.strength", "players.C.lit", "marks.taboo", "plays", "ask"]);
}

/// What no play leads to is let in all the same, if play could go on.
#[test]
fn rules_questions_can_be_asked_about_more_than_play_leads_to() {
    let odd: [(&str, Change); 8] = [
        ("treasure is missing", |doc| doc["bank"] = json!({})),
        ("spells are missing", |doc| doc["spells"] = json!([])),
        ("artefacts are missing", |doc| doc["rooms"]["room-1"]["stack"] = json!([])),
        ("there are more artefacts of a kind than players", |doc| {
            doc["players"]["C"]["artefacts"]["lamp"] = json!(2);
        }),
        ("nothing was turned up in a room", |doc| doc["rooms"]["room-1"]["open"] = Value::Null),
        ("tokens are neither placed nor taken back", |doc| {
            doc["players"]["A"]["pieces"] = json!([]);
            doc["players"]["B"]["pieces"] = json!([]);
        }),
        ("somebody is asked who can only pass", |doc| doc["ask"]["seat"] = json!("D")),
        ("the guard was turned over too early", |doc| doc["guard"]["open"] = json!(true)),
    ];
    for (what, change) in odd {
        let mut doc = window();
        change(&mut doc);
        assert_eq!(open(&doc), Ok(()), "{what}");
    }
}
