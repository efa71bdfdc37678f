//! Requests of all kinds: sensible ones, made from what somebody is asked, and everything else.

use std::collections::{BTreeMap, BTreeSet};

use table::{Colour, LONGEST_PLAN, LONGEST_SAYING, Matter, PersonId, Prompt, Quiet, Request, Until};
use tabletop::{Chance as _, FastChance, Seat, Way, Wish};

use crate::host::{HOST, Host, Playable, all_actions, one_in, person, pick};

/// Somebody: a player, the host, a stranger.
pub(crate) fn anybody(luck: &mut FastChance) -> PersonId {
    person(*pick(&[0, 1, 2, 3, 4, HOST, 200, 201], luck))
}

pub(crate) fn any_seat(luck: &mut FastChance) -> Seat {
    *pick(&Seat::ALL, luck)
}

pub(crate) fn maybe<T>(thing: T, luck: &mut FastChance) -> Option<T> {
    one_in(2, luck).then_some(thing)
}

/// What somebody who is asked might do next; `None` if nobody is.
pub(crate) fn sensible<G: Playable>(host: &Host<G>, luck: &mut FastChance) -> Option<(PersonId, Request)> {
    let asked = host.asked();
    let who = *asked.get(luck.below(asked.len().max(1) as u32) as usize)?;
    let prompt = host.prompt(who);
    let question = prompt.question;
    let request = match luck.below(12) {
        0 if prompt.chosen > 0 => Request::Undo { question },
        1 => Request::Reset { question },
        2..=4 if prompt.may_seal => Request::Seal { question, actions: Vec::new() },
        5 if one_in(2, luck) => Request::Draft { question, actions: shuffled(&prompt, luck) },
        5 if !prompt.choices.is_empty() => {
            Request::Seal { question, actions: vec![pick(&prompt.choices, luck).clone()] }
        }
        _ if prompt.choices.is_empty() => Request::Seal { question, actions: Vec::new() },
        _ => Request::Choose { question, action: pick(&prompt.choices, luck).clone() },
    };
    Some((person(who), request))
}

/// Anything that can be asked of a table, mostly at the wrong time and by the wrong person.
pub(crate) fn anything<G: Playable>(luck: &mut FastChance) -> Request {
    let seat = any_seat(luck);
    let question = luck.below(40);
    match luck.below(22) {
        0 => Request::Sit { seat, colour: any_colour(luck) },
        1 => Request::Leave,
        2 => Request::Colour { colour: *pick(&Colour::ALL, luck) },
        3 => Request::SeatBot { seat, level: "regular".to_owned() },
        4 => Request::Clear { seat },
        5 => Request::Start,
        6 => Request::Replace { seat },
        7 => Request::Choose { question, action: any_action::<G>(luck) },
        8 => Request::Undo { question },
        9 => Request::Reset { question },
        10 => Request::Seal { question, actions: vec![any_action::<G>(luck); luck.below(3) as usize] },
        11 if one_in(2, luck) => {
            Request::Draft { question, actions: vec![any_action::<G>(luck); luck.below(80) as usize] }
        }
        12 if one_in(2, luck) => {
            Request::Play { question, actions: vec![any_action::<G>(luck); luck.below(4) as usize] }
        }
        11 => Request::Withdraw,
        12 => Request::Stand { until: any_until(luck) },
        13 => Request::Quiet { quiet: any_quiet(luck) },
        14 => Request::Say { text: any_text(luck) },
        15 => Request::Resume,
        16 | 17 => Request::Return,
        18 if one_in(4, luck) => Request::Resign,
        20 => Request::Wish { wishes: any_wishes::<G>(luck) },
        21 => Request::Hold { hold: one_in(2, luck) },
        _ => Request::Vote { matter: *pick(&Matter::ALL, luck), yes: one_in(2, luck) },
    }
}

fn any_colour(luck: &mut FastChance) -> Option<Colour> {
    maybe(*pick(&Colour::ALL, luck), luck)
}

fn any_until(luck: &mut FastChance) -> Option<Until> {
    let until = *pick(&[Until::SomebodyPlays, Until::ItConcernsMe, Until::NextRound], luck);
    maybe(until, luck)
}

/// Some kinds of windows of any way to play, and now and then one that there is not.
pub(crate) fn any_wishes<G: Playable>(luck: &mut FastChance) -> BTreeMap<String, Wish> {
    let kinds = Way::<G>::all().flat_map(|way| G::windows(&way.options())).map(|window| window.kind);
    let named: BTreeSet<&str> = kinds.chain(["nowhere"].into_iter().filter(|_| one_in(8, luck))).collect();
    let some: Vec<&str> = named.into_iter().filter(|_| one_in(2, luck)).collect();
    some.into_iter().map(|kind| (kind.to_owned(), *pick(&Wish::ALL, luck))).collect()
}

pub(crate) fn any_quiet(luck: &mut FastChance) -> Option<Quiet> {
    Quiet::new(luck.below(1500) as u16, luck.below(1440) as u16).ok()
}

fn any_action<G: Playable>(luck: &mut FastChance) -> String {
    let actions: Vec<_> = all_actions::<G>().collect();
    if one_in(4, luck) { "nothing of the kind".to_owned() } else { pick(&actions, luck).to_string() }
}

fn any_text(luck: &mut FastChance) -> String {
    let length = *pick(&[0, 1, LONGEST_SAYING, LONGEST_SAYING + 1], luck);
    pick(&[" ", "ä"], luck).repeat(length)
}

/// What could be planned, in any order: what is drafted already, and some of what is offered now or later.
fn shuffled<S, A>(prompt: &Prompt<S, A>, luck: &mut FastChance) -> Vec<String> {
    let offered = [&prompt.choices, &prompt.earlier, &prompt.later].into_iter().flatten();
    let mut plan = prompt.plan.clone();
    plan.extend(offered.filter(|_| one_in(3, luck)).take(LONGEST_PLAN / 2).cloned());
    for last in (1..plan.len()).rev() {
        plan.swap(last, luck.below(last as u32 + 1) as usize);
    }
    plan
}
