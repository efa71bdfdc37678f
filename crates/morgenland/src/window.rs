//! Windows (M6): when artefacts and spells are played, and who is asked.

use tabletop::{Chance, Seat, Sink};

use crate::action::{Action, Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::artefacts::{carpet, counterspell, double, key, lamp};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::naming;
use crate::play::{Card, Play};
use crate::resolving;
use crate::round::{placing, tally};
use crate::space::{Region, Space};
use crate::stage::RoundStage;
use crate::state::State;

/// M6.2: opens the window of this stage; the answer is whether anybody is asked.
pub(crate) fn open(state: &mut State) -> bool {
    state.table.public.plays.clear();
    ask_from(state, state.table.public.camel)
}

/// Asks the first player from this seat on who has not passed and could play something (M6.3).
pub(crate) fn ask_from(state: &mut State, first: Seat) -> bool {
    let passed = state.table.public.plays.passed;
    let asked = state.table.from(first).find(|&seat| !passed.contains(seat) && could_play(state, seat));
    if let Some(seat) = asked {
        state.ask = Ask::Window { seat };
    }
    asked.is_some()
}

/// M6.3: does the table know, from what lies open, that this player could play something in this window?
pub(crate) fn could_play(state: &State, seat: Seat) -> bool {
    let player = &state.table.players[seat];
    let casts = player.public.lit && !player.spells.is_empty();
    let counters = || !state.table.public.plays.counterable(seat).is_empty();
    let unused = if state.table.use_left(seat) { player.unused_kinds() } else { ArtefactSet::EMPTY };
    let has = |artefact| unused.contains(artefact);
    if state.table.public.plays.only_counters() {
        // M7.2, M6.8: a Counterspell, or a Parasite that could be one.
        let borrows = || state.table.could_borrow(seat, Artefact::Counterspell);
        return counters() && (has(Artefact::Counterspell) || borrows());
    }
    casts
        || has(Artefact::Lamp) && lamp::barred(player).is_none()
        || has(Artefact::Counterspell) && counters()
        || has(Artefact::Key) && key::barred(state, seat).is_none()
        || has(Artefact::Double) && double::barred(state, seat).is_none()
        || has(Artefact::Carpet) && carpet::barred(state, seat).is_none()
}

/// M6.1: a space without tokens gets a window only if it has something to give, and somebody could use a Carpet there,
/// or at the guard a Key, or a Smuggler holds it. The stage is that space already.
pub(crate) fn opens_on_empty(state: &State, space: Space) -> bool {
    let table = &state.table;
    let gives = match space.place() {
        Region::Cave(kind) => !table.public.caves[kind].is_empty(),
        Region::Room(room) => table.rooms[room].has_artefact(),
        Region::City if space == Space::Tent => !table.spells.is_empty(),
        Region::City if space == Space::Market => !table.public.bank.is_empty(),
        Region::City | Region::Guard => true,
    };
    let smuggled = table.public.marks.smuggler.is_some_and(|smuggler| smuggler.spaces.contains(space));
    gives && (smuggled || table.players.seats().any(|seat| could_come(state, seat)))
}

/// Could this player use a Carpet on the space being tallied, or a Key at the guard? M6.8: a Parasite that could copy
/// one counts as one.
fn could_come(state: &State, seat: Seat) -> bool {
    let table = &state.table;
    let player = &table.players[seat];
    let has = |artefact| {
        let own = table.use_left(seat) && player.unused(artefact) > 0;
        own || table.could_borrow(seat, artefact)
    };
    has(Artefact::Carpet) && carpet::barred(state, seat).is_none()
        || has(Artefact::Key) && key::barred(state, seat).is_none()
}

/// What a player may declare, or pass.
pub(crate) fn judge_or_pass(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    ruling.offer(sets::Pass::ALL);
    judge(state, seat, ruling);
}

/// What a player may declare.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    judge_artefacts(state, seat, ruling);
    judge_counters(state, seat, ruling);
    judge_spells(state, seat, ruling);
}

/// M5.1: an own artefact that was not used this round, where it can be used.
fn judge_artefacts(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    let player = &state.table.players[seat];
    let unused = player.unused_kinds();
    ruling.offer(sets::Artefact::ALL);
    ruling.forbid(sets::Artefact::only(Artefact::Scroll), Illegal::ScrollUnused);
    ruling.forbid(sets::Artefact::only(Artefact::Counterspell), Illegal::NamesSpell);
    ruling.forbid(sets::Artefact::of(!player.artefacts.kinds()), Illegal::NoArtefact);
    ruling.forbid(sets::Artefact::of(!unused), Illegal::Used);
    if !state.table.use_left(seat) {
        return ruling.forbid(sets::Artefact::ALL, Illegal::NoUseLeft);
    }
    if state.table.public.plays.only_counters() {
        return ruling.forbid(sets::Artefact::ALL, Illegal::OnlyCounters);
    }
    for artefact in unused.iter() {
        let why = match artefact {
            Artefact::Lamp => lamp::barred(player),
            Artefact::Double => double::barred(state, seat),
            Artefact::Carpet => carpet::barred(state, seat),
            Artefact::Key => key::barred(state, seat),
            Artefact::Counterspell | Artefact::Scroll => None,
        };
        if let Some(why) = why {
            ruling.forbid(sets::Artefact::only(artefact), why);
        }
    }
}

/// M5.3: a Counterspell against a declared spell of another player.
fn judge_counters(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    let player = &state.table.players[seat];
    ruling.offer(sets::Counter::ALL);
    if !player.artefacts.has(Artefact::Counterspell) {
        ruling.forbid(sets::Counter::ALL, Illegal::NoArtefact);
    } else if player.unused(Artefact::Counterspell) == 0 {
        ruling.forbid(sets::Counter::ALL, Illegal::Used);
    } else if !state.table.use_left(seat) {
        ruling.forbid(sets::Counter::ALL, Illegal::NoUseLeft);
    } else {
        counterspell::judge(state, seat, ruling);
    }
}

/// M5.2, M6.7: an own spell by the light of a Lamp, if it could do anything.
fn judge_spells(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    let player = &state.table.players[seat];
    ruling.offer(sets::Cast::ALL);
    ruling.forbid(sets::Cast::of(!player.spells), Illegal::NoSpell);
    if !player.public.lit {
        return ruling.forbid(sets::Cast::ALL, Illegal::NoLamp);
    }
    for spell in player.spells.iter() {
        if let Some(why) = spell.barred(state, seat) {
            ruling.forbid(sets::Cast::only(spell), why);
        }
    }
}

/// A player begins to declare something. What they play is open from now on; what it is about may be asked next.
pub(crate) fn declare(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let player = &mut state.table.players[seat];
    if action == Action::Artefact(Artefact::Lamp) {
        return lamp::light(player, seat, sink);
    }
    let mut play = Play::new(seat, Card::Artefact(Artefact::Counterspell));
    if let Action::Cast(spell) = action {
        play.card = Card::Spell(spell);
    } else if let Action::Artefact(artefact) = action {
        play.card = Card::Artefact(artefact);
    } else if let Action::Counter(spell) = action {
        play.against = Some(spell);
    }
    match play.card {
        Card::Artefact(artefact) => player.public.used.add(artefact),
        Card::Spell(spell) => state.table.discard_from(seat, spell),
    }
    sink.open(|| Event::Began { play });
    naming::go_on(state, play, chance, sink);
}

/// M6.2: a play is declared: all others may answer it, from the next seat on.
pub(crate) fn declared(state: &mut State, play: Play, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declared { play });
    state.table.public.plays.declare(play);
    asked_enough(state, play.seat, chance, sink);
}

/// A player plays nothing.
pub(crate) fn pass(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Passed { seat });
    state.table.public.plays.passed.insert(seat);
    asked_enough(state, seat, chance, sink);
}

/// The next player is asked; if all have passed, what was declared is carried out, or else the window closes.
fn asked_enough(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let next = state.table.after(seat);
    if ask_from(state, next) {
        return;
    }
    if state.table.public.plays.is_empty() {
        close(state, chance, sink);
    } else {
        resolving::begin(state, chance, sink);
    }
}

/// M6.2: everything was carried out, so the window opens again.
pub(crate) fn reopen(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if let RoundStage::Placing(seat) = state.table.public.stage {
        // M6.2: at a placement the others are asked only after its player declared something.
        state.table.public.plays.clear();
        state.ask = Ask::Placing { seat };
    } else if !open(state) {
        close(state, chance, sink);
    }
}

/// Nothing was declared: the round goes on.
fn close(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.table.public.plays.clear();
    match state.table.public.stage {
        RoundStage::Start => placing::begin(state),
        RoundStage::Placed => tally::begin(state, chance, sink),
        RoundStage::CavesDone => tally::from(state, Space::Tent, chance, sink),
        RoundStage::Tally(space) => tally::go_on(state, space, chance, sink),
        RoundStage::Opening | RoundStage::Placing(_) | RoundStage::Over(_) => {
            unreachable!("no window closes in {:?}", state.table.public.stage)
        }
    }
}
