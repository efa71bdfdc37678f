//! What people ask of a table, and who may.
//!
//! A request that may have been lost on its way is said again: whatever answers a question names it, and a draft is told whole,
//! so that both are idempotent.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Hosted, Seat, Seed, Wish};
use ts_rs::TS;

use crate::chair::{Colour, Sitter};
use crate::deed::{By, Closing, Deed, Hearers, Matter, Until};
use crate::draft::Draft;
use crate::ids::PersonId;
use crate::refused::Refused;
use crate::table::Table;
use crate::time::Quiet;
use crate::trial::Trial;

/// The longest thing one can say.
pub const LONGEST_SAYING: usize = 500;

/// The most choices that a plan can be named by: more than any game asks for at once.
pub const LONGEST_PLAN: usize = 64;

/// What a person asks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "request", content = "with", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "table.ts", rename = "TableRequest")]
pub enum Request {
    /// To sit down.
    Sit {
        /// A free seat.
        seat: Seat,
        /// In which colour; without one, in the chair's.
        #[serde(default)]
        #[ts(optional = nullable)]
        colour: Option<Colour>,
    },
    /// To leave: before the game the seat becomes free, later a bot plays on.
    Leave,
    /// To have another colour.
    Colour {
        /// A colour that nobody else has.
        colour: Colour,
    },
    /// Host: to put a bot on a free seat.
    SeatBot {
        /// A free seat.
        seat: Seat,
        /// How strong it plays: a level that the game has.
        level: String,
    },
    /// Host: to make a seat free again, whoever sits there.
    Clear {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// Host: to begin.
    Start,
    /// Host: to call the game off before it begins.
    Cancel,
    /// Host: to let a bot play for a person who has vanished.
    Replace {
        /// Where they sit.
        seat: Seat,
    },
    /// To add a choice to the draft: at its end, or else before what is drafted, if it fits in there.
    Choose {
        /// The question it answers.
        question: u32,
        /// The choice in notation.
        action: String,
    },
    /// To have exactly this draft. What cannot be chosen yet waits in it, and what cannot be chosen at all is left out.
    /// Whoever says it again changes nothing: this is how a draft that may have been lost on its way is told.
    Draft {
        /// The question it answers.
        question: u32,
        /// All choices, in the order in which the player made them.
        actions: Vec<String>,
    },
    /// To take the last choice of the draft back.
    Undo {
        /// The question it answered.
        question: u32,
    },
    /// To begin the draft anew.
    Reset {
        /// The question it answered.
        question: u32,
    },
    /// To seal: the draft with these choices added. This is final, except where all choose at once.
    Seal {
        /// The question it answers.
        question: u32,
        /// Choices to add before sealing.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        actions: Vec<String>,
    },
    /// To seal exactly these choices, whatever the draft is: nothing that was lost on its way can change the plan.
    Play {
        /// The question it answers.
        question: u32,
        /// All choices, in the order in which the player made them.
        actions: Vec<String>,
    },
    /// To take back a sealed plan while others still choose.
    Withdraw,
    /// To pass windows until further notice, or no longer.
    Stand {
        /// When the pass ends by itself; nothing if it ends now.
        until: Option<Until>,
    },
    /// To be asked in windows at other times than until now.
    Wish {
        /// When in which kind of window; kinds that are not named are as the game has them.
        wishes: BTreeMap<String, Wish>,
    },
    /// To be asked in the next window, whatever is passed otherwise, or no longer.
    Hold {
        /// Does the next window wait?
        hold: bool,
    },
    /// To have other quiet hours.
    Quiet {
        /// The new hours; nothing if I may be disturbed at any time.
        quiet: Option<Quiet>,
    },
    /// To say something.
    Say {
        /// The words: 1 to 500 characters.
        text: String,
    },
    /// To be for something that all must agree on, or no longer.
    Vote {
        /// What all must agree on.
        matter: Matter,
        /// For it?
        yes: bool,
    },
    /// Host: to let the game go on without everybody's agreement.
    Resume,
    /// To give up: a bot plays to the end.
    Resign,
    /// To take the seat back from the bot.
    Return,
}

/// What comes of a request that is granted.
#[derive(Clone, PartialEq, Debug)]
pub enum Granted<A> {
    /// Something for the log.
    Deed(Deed),
    /// A draft: private, and not for the log.
    Draft {
        /// Whose draft it is.
        seat: Seat,
        /// What it is.
        draft: Draft<A>,
    },
}

impl<G: Hosted> Table<G> {
    /// What comes of a person's request, if they may make it. What the deed itself requires is checked when it is
    /// [prepared](Table::prepare). `seed` is only used by [`Request::Start`].
    pub fn grant(
        &self,
        person: PersonId,
        quiet: Option<Quiet>,
        request: Request,
        seed: impl FnOnce() -> Seed,
    ) -> Result<Granted<G::Action>, Refused> {
        self.must_not_be_halted()?;
        self.room().must_have(self.desk(), self.setup(), person, &request)?;
        let deed = match request {
            Request::Sit { seat, colour } => self.sit(person, seat, colour, quiet)?,
            Request::Leave => self.leave(person)?,
            Request::Colour { colour } => Deed::Coloured { seat: self.own_seat(person)?, colour },
            Request::SeatBot { seat, level } => self.by_host(person, self.bot_on(seat, level)?)?,
            Request::Clear { seat } => self.by_host(person, Deed::Rose { seat })?,
            Request::Start => self.by_host(person, Deed::started::<G>(seed()))?,
            Request::Cancel => self.by_host(person, Deed::Closed { why: Closing::Host })?,
            Request::Replace { seat } => self.by_host(person, Deed::Away { seat })?,
            Request::Resume => self.by_host(person, Deed::Resumed)?,
            Request::Choose { question, action } => {
                let (seat, draft) = self.drafting(person, question)?;
                let choices = self.add(seat, &draft.choices, &action)?;
                let wanted = [choices, draft.waiting].concat();
                return Ok(Granted::Draft { seat, draft: self.fit(seat, &wanted)? });
            }
            Request::Draft { question, actions } => {
                let (seat, _) = self.drafting(person, question)?;
                return Ok(Granted::Draft { seat, draft: self.fit(seat, &written::<G>(&actions)?)? });
            }
            Request::Undo { question } => {
                let (seat, draft) = self.drafting(person, question)?;
                let mut plan = draft.plan();
                plan.pop().ok_or(Refused::NothingDrafted)?;
                return Ok(Granted::Draft { seat, draft: self.fit(seat, &plan)? });
            }
            Request::Reset { question } => {
                let (seat, _) = self.drafting(person, question)?;
                return Ok(Granted::Draft { seat, draft: Draft::default() });
            }
            Request::Seal { question, actions } => self.seal(person, question, &actions)?,
            Request::Play { question, actions } => {
                let (seat, _) = self.drafting(person, question)?;
                self.sealed(seat, &self.all_of(seat, &written::<G>(&actions)?)?)?
            }
            Request::Withdraw => Deed::Withdrawn { seat: self.present_seat(person)? },
            Request::Stand { until } => Deed::Standing { seat: self.present_seat(person)?, until },
            Request::Wish { wishes } => {
                self.must_be_windows(&wishes)?;
                Deed::Wished { seat: self.own_seat(person)?, wishes }
            }
            Request::Hold { hold } => Deed::Held { seat: self.own_seat(person)?, hold },
            Request::Quiet { quiet } => Deed::Quiet { seat: self.own_seat(person)?, quiet },
            Request::Say { text } => Deed::Said { person, to: self.hearers(person), text: saying(text)? },
            Request::Vote { matter, yes } => Deed::Voted { seat: self.own_seat(person)?, matter, yes },
            Request::Resign => Deed::Resigned { seat: self.own_seat(person)? },
            Request::Return => Deed::Back { seat: self.own_seat(person)? },
        };
        Ok(Granted::Deed(deed))
    }

    fn by_host(&self, person: PersonId, deed: Deed) -> Result<Deed, Refused> {
        if person == self.setup().host { Ok(deed) } else { Err(Refused::NotTheHost) }
    }

    fn own_seat(&self, person: PersonId) -> Result<Seat, Refused> {
        self.desk().seat_of(person).ok_or(Refused::NotSeated)
    }

    /// The seat of a person for whom no bot plays.
    fn present_seat(&self, person: PersonId) -> Result<Seat, Refused> {
        let seat = self.own_seat(person)?;
        let chair = self.desk().chair(seat)?;
        if !chair.is_playing() {
            return Err(Refused::Resigned);
        }
        if chair.is_present() { Ok(seat) } else { Err(Refused::Away) }
    }

    fn sit(
        &self,
        person: PersonId,
        seat: Seat,
        colour: Option<Colour>,
        quiet: Option<Quiet>,
    ) -> Result<Deed, Refused> {
        let colour = colour.unwrap_or(self.desk().chair(seat)?.colour);
        let sitter = Sitter::Person { person, away: false, resigned: false };
        Ok(Deed::Sat { seat, sitter, colour, quiet })
    }

    fn bot_on(&self, seat: Seat, level: String) -> Result<Deed, Refused> {
        let colour = self.desk().chair(seat)?.colour;
        Ok(Deed::Sat { seat, sitter: Sitter::Bot { level }, colour, quiet: None })
    }

    fn leave(&self, person: PersonId) -> Result<Deed, Refused> {
        let seat = self.own_seat(person)?;
        Ok(if self.desk().must_gather().is_ok() { Deed::Rose { seat } } else { Deed::Away { seat } })
    }

    fn hearers(&self, person: PersonId) -> Hearers {
        let player = self.desk().seat_of(person).is_some();
        if player && self.setup().terms.private_chat { Hearers::Players } else { Hearers::Everyone }
    }

    /// The draft of a person who is asked this question.
    fn drafting(&self, person: PersonId, question: u32) -> Result<(Seat, Draft<G::Action>), Refused> {
        self.desk().must_play()?;
        let seat = self.present_seat(person)?;
        let running = self.desk().running.as_ref().ok_or(Refused::NotBegun)?;
        if !self.desk().awaited().contains(seat) || running.is_passed_by(seat) {
            return Err(Refused::NotAsked);
        }
        let place = running.place(seat);
        if question != place.question {
            return Err(Refused::Stale { given: question, asked: place.question });
        }
        Ok((seat, place.draft.clone()))
    }

    /// Only a request is held to the kinds that there are: an older log may name one that is no more.
    fn must_be_windows(&self, wishes: &BTreeMap<String, Wish>) -> Result<(), Refused> {
        let windows = G::windows(&self.setup().options);
        let is_one = |kind: &String| windows.iter().any(|window| window.kind == kind);
        if wishes.keys().all(is_one) { Ok(()) } else { Err(Refused::NoSuchWindow) }
    }

    fn seal(&self, person: PersonId, question: u32, actions: &[String]) -> Result<Deed, Refused> {
        let (seat, Draft { mut choices, .. }) = self.drafting(person, question)?;
        for action in actions {
            choices = self.add(seat, &choices, action)?;
        }
        self.sealed(seat, &choices)
    }

    fn sealed(&self, seat: Seat, choices: &[G::Action]) -> Result<Deed, Refused> {
        let trial = self.try_out(seat, choices)?;
        if !trial.may_be_sealed() {
            return Err(Refused::PlanNotWhole);
        }
        Ok(self.plan(&trial, By::Person))
    }

    fn add(&self, seat: Seat, choices: &[G::Action], action: &str) -> Result<Vec<G::Action>, Refused> {
        let running = self.desk().running.as_ref().ok_or(Refused::NotBegun)?;
        Ok(Trial::<G>::add(&running.state, seat, choices, action.parse()?)?)
    }

    /// The draft of somebody who has chosen all of this.
    pub(crate) fn fit(&self, seat: Seat, wanted: &[G::Action]) -> Result<Draft<G::Action>, Refused> {
        let running = self.desk().running.as_ref().ok_or(Refused::NotBegun)?;
        let (choices, mut waiting) = Trial::<G>::fit(&running.state, seat, wanted);
        let trial = self.try_out(seat, &choices)?;
        let later = if trial.is_whole() { Vec::new() } else { G::later(&trial.view()) };
        waiting.retain(|action| later.contains(action));
        Ok(Draft { choices, waiting })
    }

    /// All of these choices; if one cannot be made with the others, the error says why.
    fn all_of(&self, seat: Seat, wanted: &[G::Action]) -> Result<Vec<G::Action>, Refused> {
        let running = self.desk().running.as_ref().ok_or(Refused::NotBegun)?;
        let (choices, left) = Trial::<G>::fit(&running.state, seat, wanted);
        match left.first() {
            Some(&unfit) => Ok(Trial::<G>::add(&running.state, seat, &choices, unfit)?),
            None => Ok(choices),
        }
    }

    fn try_out(&self, seat: Seat, choices: &[G::Action]) -> Result<Trial<G>, Refused> {
        let running = self.desk().running.as_ref().ok_or(Refused::NotBegun)?;
        Ok(Trial::of(&running.state, seat, choices)?)
    }

    /// A tried plan as a deed.
    pub fn plan(&self, trial: &Trial<G>, by: By) -> Deed {
        let on = self.desk().running.as_ref().and_then(crate::running::Running::hash_due);
        let actions = trial.actions().iter().map(ToString::to_string).collect();
        Deed::Plan { seat: trial.seat(), actions, by, on }
    }
}

/// A plan as a person writes it.
fn written<G: Hosted>(actions: &[String]) -> Result<Vec<G::Action>, Refused> {
    if actions.len() > LONGEST_PLAN {
        return Err(Refused::PlanLength { most: LONGEST_PLAN as u32 });
    }
    actions.iter().map(|action| Ok(action.parse()?)).collect()
}

/// Only a request is measured: what somebody said long ago may have been [redacted](Table::redact).
fn saying(text: String) -> Result<String, Refused> {
    if text.trim().is_empty() || text.chars().count() > LONGEST_SAYING {
        return Err(Refused::TextLength { most: LONGEST_SAYING as u32 });
    }
    Ok(text)
}
