//! Law 6, non-interference: what others keep secret changes neither my view nor my events until it is revealed.
//!
//! The observer's view is turned into a *twin*: another state that looks the same to them, with other secrets.
//! Then the same thing is done in both, and what reaches them is compared as text. There are four such things:
//!
//! - the same open action: no secret may show through its consequences;
//! - another action of the same seat, after which the observer's view is the same: what observers cannot see they may
//!   not hear either;
//! - a secret plan of another, made *differently* in both: the choice itself may not show. A choice is secret while it
//!   could still be taken back; a plan may take several choices, and its length is secret too, so that an
//!   unfinished plan may show nothing at all;
//! - a withdrawal.
//!
//! The first event that differs must be one that [reveals](Game::reveals) something; what comes after it may differ
//! too. If no event differs, revealing or not, then neither may the view: it shows no more than was told.

use tabletop::game::Actions as _;
use tabletop::{Audience, Chance, FastChance, Game, Lively, Observer, Seat};

use crate::difference::{difference, text};
use crate::legality::numbered;
use crate::withdrawal::{can_withdraw, withdrawn};
use crate::{Broken, Law};

/// An action by which no more than this happens leaves nothing behind that was open for a moment only: what a view does
/// not show after it was never open.
const AT_ONCE: usize = 2;

/// No plan takes more choices than this; one that does is a loop.
const LONGEST_PLAN: usize = 1_000;

/// No observer can tell the state from its twin, whatever is done next.
pub fn check<G: Lively>(state: &G::State, players: usize, chance: &mut impl Chance) -> Result<(), Broken> {
    for observer in Observer::all(players) {
        let twin = G::imagine(&G::view(state, observer), chance);
        let pair = Pair::<G> { observer, state, twin: &twin };
        for seat in Seat::first(players) {
            pair.same_withdrawal(seat)?;
            if !G::to_act(state).contains(seat) || !G::to_act(&twin).contains(seat) {
                continue;
            }
            if observer.is(seat) || !pair.different_plans(seat, chance)? {
                pair.same_action(seat, chance)?;
                pair.action_that_looks_the_same(seat, chance)?;
            }
        }
    }
    Ok(())
}

/// Two states that look the same to an observer.
struct Pair<'s, G: Game> {
    observer: Observer,
    state: &'s G::State,
    twin: &'s G::State,
}

impl<G: Lively> Pair<'_, G> {
    fn same_withdrawal(&self, seat: Seat) -> Result<(), Broken> {
        let run = |state: &G::State| {
            let mut events = Vec::new();
            withdrawn::<G>(state, seat, &mut events).map(|state| Run::<G> { state, events })
        };
        let what = format!("{seat} withdraw");
        let (one, other) = (run(self.state), run(self.twin));
        if !self.observer.is(seat) && G::to_act(self.state).contains(seat) {
            // How far another's unfinished plan has come is a secret, and so is that it is begun anew.
            return one
                .map_or(Ok(()), |begun_anew| self.compare(&Run::from(*self.state), &begun_anew, &what));
        }
        match (one, other) {
            (Some(one), Some(other)) => self.compare(&one, &other, &what),
            (None, None) => Ok(()),
            (Some(_), None) | (None, Some(_)) => {
                Err(self.broken(&what, "is possible only with some secrets of others"))
            }
        }
    }

    /// An action that others' secrets make impossible in the twin is not compared.
    fn same_action(&self, seat: Seat, chance: &mut impl Chance) -> Result<(), Broken> {
        let index = G::uniform(G::legal(self.state, seat), chance);
        if !G::legal(self.twin, seat).contains(index) {
            return Ok(());
        }
        let action = numbered::<G>(index)?;
        let luck = FastChance::new(u64::from(chance.next()));
        let [one, other] = [self.state, self.twin].map(|&state| {
            let mut run = Run::<G>::from(state);
            run.act(seat, action, &mut { luck }).map(|()| run)
        });
        self.compare(&one?, &other?, &format!("{seat} {action}"))
    }

    /// An action of another whose effect the observer cannot tell from that of another action: a token that is placed face
    /// down instead of another.
    fn action_that_looks_the_same(&self, seat: Seat, chance: &mut impl Chance) -> Result<(), Broken> {
        if self.observer.is(seat) {
            return Ok(());
        }
        let index = G::uniform(G::legal(self.state, seat), chance);
        let luck = FastChance::new(u64::from(chance.next()));
        let run = |state: &G::State, index| {
            let mut run = Run::<G>::from(*state);
            run.act(seat, numbered::<G>(index)?, &mut { luck })?;
            Ok::<_, Broken>(run)
        };
        let one = run(self.state, index)?;
        let at_once = |run: &Run<G>| run.seen_by(self.observer).len() <= AT_ONCE;
        if !at_once(&one) {
            return Ok(());
        }
        let view = G::view(&one.state, self.observer);
        // From a random place in the list on, so that not always the same pair is compared.
        let legal: Vec<usize> = G::legal(self.twin, seat).iter().collect();
        let first = chance.below(legal.len() as u32) as usize;
        for &alike in legal.iter().cycle().skip(first).take(legal.len()).filter(|&&alike| alike != index) {
            let other = run(self.twin, alike)?;
            if at_once(&other) && G::view(&other.state, self.observer) == view {
                let what = format!("{seat} {} or {}", numbered::<G>(index)?, numbered::<G>(alike)?);
                return self.compare(&one, &other, &what);
            }
        }
        Ok(())
    }

    /// Compares two plans of another seat; the answer is whether it is making one, and not acting openly. The same
    /// single action would not do: how far the plan has come is secret, and may differ between the two.
    fn different_plans(&self, seat: Seat, chance: &mut impl Chance) -> Result<bool, Broken> {
        let luck = FastChance::new(u64::from(chance.next()));
        let secret_phase = Seat::ALL.into_iter().any(|seat| can_withdraw::<G>(self.state, seat));
        let one = self.plan(self.state, seat, luck, chance)?;
        if !secret_phase && !one.secret {
            return Ok(false);
        }
        let other = self.plan(self.twin, seat, luck, chance)?;
        self.compare(&one.run, &other.run, &format!("what {seat} chooses"))?;
        Ok(true)
    }

    /// Plays a seat's plan to its end: until nothing more is asked of it, or nothing can be taken back any more.
    fn plan(
        &self,
        state: &G::State,
        seat: Seat,
        mut luck: FastChance,
        chance: &mut impl Chance,
    ) -> Result<Planned<G>, Broken> {
        let mut planned = Planned::<G> { run: Run::from(*state), secret: false };
        for _ in 0..LONGEST_PLAN {
            let run = &mut planned.run;
            let index = G::uniform(G::legal(&run.state, seat), chance);
            run.act(seat, numbered::<G>(index)?, &mut luck)?;
            if !can_withdraw::<G>(&run.state, seat) {
                return Ok(planned);
            }
            planned.secret = true;
            if !G::to_act(&run.state).contains(seat) {
                return Ok(planned);
            }
            self.compare(&Run::from(*state), run, &format!("{seat}'s unfinished plan"))?;
        }
        Err(self.broken(&format!("{seat}'s plan"), "does not end"))
    }

    /// What reaches the observer in two runs is the same until something different is revealed.
    fn compare(&self, one: &Run<G>, other: &Run<G>, what: &str) -> Result<(), Broken> {
        let [one_seen, other_seen] = [one, other].map(|run| run.seen_by(self.observer));
        let shared =
            one_seen.iter().zip(&other_seen).take_while(|(one, other)| one.text == other.text).count();
        let next = [one_seen.get(shared), other_seen.get(shared)];
        if next.iter().flatten().any(|seen| seen.reveals) {
            return Ok(());
        }
        match next.map(|seen| seen.map(|seen| seen.text.as_str())) {
            [None, None] => {}
            [Some(one), Some(other)] => {
                let why = format!("changes an event: {}", difference(one, other));
                return Err(self.broken(what, &why));
            }
            [Some(event), None] | [None, Some(event)] => {
                return Err(self.broken(what, &format!("decides whether this event comes: {event}")));
            }
        }
        let [one, other] = [one, other].map(|run| text(&G::view(&run.state, self.observer)));
        if one == other {
            return Ok(());
        }
        Err(self.broken(what, &format!("changes the view: {}", difference(&one, &other))))
    }

    fn broken(&self, what: &str, why: &str) -> Broken {
        Broken { law: Law::Secrecy, why: format!("{} notices: {what} {why}", self.observer) }
    }
}

/// A plan played to its end.
struct Planned<G: Game> {
    run: Run<G>,
    /// Some of its choices could still be taken back after they were made.
    secret: bool,
}

/// A state and the events that led there.
struct Run<G: Game> {
    state: G::State,
    events: Vec<(Audience, G::Event)>,
}

impl<G: Game> Run<G> {
    fn from(state: G::State) -> Run<G> {
        Run { state, events: Vec::new() }
    }

    fn act(&mut self, seat: Seat, action: G::Action, luck: &mut impl Chance) -> Result<(), Broken> {
        G::apply(&mut self.state, seat, action, luck, &mut self.events).map_err(|refused| Broken {
            law: Law::Legality,
            why: format!("{seat} {action} is offered but refused: {refused}"),
        })
    }

    fn seen_by(&self, observer: Observer) -> Vec<Seen> {
        let events = self.events.iter().filter(|(audience, _)| audience.reaches(observer));
        events.map(|(_, event)| Seen { text: text(event), reveals: G::reveals(event, observer) }).collect()
    }
}

/// An event that reached an observer.
struct Seen {
    text: String,
    reveals: bool,
}
