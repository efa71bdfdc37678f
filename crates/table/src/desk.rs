//! How a table stands, and what each deed does to it.
//!
//! [`Desk::perform`] is the one place that says whether a deed is possible and what comes of it: requests are tried
//! on a copy, and logs are folded with it.

use std::collections::BTreeMap;

use tabletop::{Audience, Game, Hosted, Observer, Seat, SeatSet, Seed, WindowKind, Wish};

use crate::chair::{Chair, Colour, Sitter};
use crate::deed::{By, Closing, Deed, Entry, Matter, Until};
use crate::draft::Draft;
use crate::ids::{PersonId, TableId};
use crate::refused::Refused;
use crate::running::{Played, Running};
use crate::sight::{News, SeatStatus, Stage, Status, Votes};
use crate::terms::Setup;
use crate::time::{Quiet, Time};

/// How a table stands.
#[derive(Clone, Debug)]
pub(crate) struct Desk<G: Hosted> {
    pub(crate) stage: Stage,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) running: Option<Running<G>>,
    /// Who is for each matter, in the order of [`Matter::ALL`].
    votes: [SeatSet; 4],
    pub(crate) rematch: Option<TableId>,
}

/// What came of a deed, with those who may know of it.
pub(crate) type NewsOf<G> = Vec<(Audience, News<<G as Game>::Event>)>;

impl<G: Hosted> Desk<G> {
    pub(crate) fn new(setup: &Setup<G>) -> Desk<G> {
        let chair = |colour| Chair { sitter: Sitter::Open, colour, quiet: None };
        let chairs = Colour::ALL.into_iter().take(G::players(&setup.options)).map(chair).collect();
        Desk { stage: Stage::Gathering, chairs, running: None, votes: [SeatSet::EMPTY; 4], rematch: None }
    }

    /// Does a deed, or refuses it; after a refusal the desk must be thrown away.
    pub(crate) fn perform(&mut self, setup: &Setup<G>, entry: &Entry) -> Result<NewsOf<G>, Refused> {
        let at = entry.at;
        must_be_sane(at)?;
        match &entry.deed {
            Deed::Sat { seat, sitter, colour, quiet } => self.sit(*seat, sitter, *colour, *quiet),
            Deed::Rose { seat } => self.rise(*seat),
            Deed::Coloured { seat, colour } => self.colour(*seat, *colour),
            Deed::Started { seed, rules: _ } => self.start(setup, *seed, at),
            Deed::Plan { seat, actions, by, on } => {
                self.must_play()?;
                self.chair(*seat)?;
                self.plan(*seat, *by, at, |running| running.play(*seat, actions, *by, *on))
            }
            Deed::Withdrawn { seat } => self.withdraw(*seat, at),
            Deed::Standing { seat, until } => self.stand(*seat, *until),
            Deed::Wished { seat, wishes } => self.wish(setup, *seat, wishes),
            Deed::Held { seat, hold } => self.hold(*seat, *hold),
            Deed::Quiet { seat, quiet } => self.keep_quiet(*seat, *quiet),
            Deed::Said { person, to, text } => {
                Ok(to_everyone(News::Said { person: *person, to: *to, text: text.clone() }))
            }
            Deed::Voted { seat, matter, yes } => self.vote(*seat, *matter, *yes, at),
            Deed::Resumed => self.resume(at),
            Deed::Away { seat } => self.go_away(*seat, at),
            Deed::Back { seat } => self.come_back(*seat, at),
            Deed::Resigned { seat } => self.resign(*seat, at),
            Deed::Interrupted { from } => self.interrupt(*from, at),
            Deed::Closed { why } => self.close(why),
            Deed::Rematched { table } => self.meet_again(*table),
        }
    }

    // ---- before the game

    fn sit(
        &mut self,
        seat: Seat,
        sitter: &Sitter,
        colour: Colour,
        quiet: Option<Quiet>,
    ) -> Result<NewsOf<G>, Refused> {
        self.must_gather()?;
        if self.chair(seat)?.sitter != Sitter::Open {
            return Err(Refused::SeatTaken);
        }
        match sitter {
            Sitter::Open => return Err(Refused::NobodyThere),
            Sitter::Person { person, .. } if self.seat_of(*person).is_some() => {
                return Err(Refused::AlreadySeated);
            }
            Sitter::Person { .. } | Sitter::Bot { .. } => {}
        }
        self.change_colour(seat, colour)?;
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = sitter.clone();
        chair.quiet = quiet;
        Ok(to_everyone(News::Sat { seat, sitter: sitter.clone() }))
    }

    fn rise(&mut self, seat: Seat) -> Result<NewsOf<G>, Refused> {
        self.must_gather()?;
        let chair = self.chair_mut(seat)?;
        if chair.sitter == Sitter::Open {
            return Err(Refused::NobodyThere);
        }
        chair.sitter = Sitter::Open;
        chair.quiet = None;
        Ok(to_everyone(News::Rose { seat }))
    }

    fn colour(&mut self, seat: Seat, colour: Colour) -> Result<NewsOf<G>, Refused> {
        self.must_gather()?;
        if self.chair(seat)?.colour == colour {
            return Ok(nothing::<G>());
        }
        self.change_colour(seat, colour)?;
        Ok(to_everyone(News::Coloured { seat, colour }))
    }

    /// Nobody has the colour of another; a chair that is still free gives its own away.
    fn change_colour(&mut self, seat: Seat, colour: Colour) -> Result<(), Refused> {
        let old = self.chairs[seat.index()].colour;
        let holder = self.chairs.iter().position(|chair| chair.colour == colour);
        if let Some(holder) = holder.filter(|&holder| holder != seat.index()) {
            if self.chairs[holder].sitter != Sitter::Open {
                return Err(Refused::ColourTaken);
            }
            self.chairs[holder].colour = old;
        }
        self.chairs[seat.index()].colour = colour;
        Ok(())
    }

    fn start(&mut self, setup: &Setup<G>, seed: Seed, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_gather()?;
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Err(Refused::SeatOpen);
        }
        let mut running = Running::begin(setup, seed)?;
        let fresh = running.pose(at, None, None);
        self.running = Some(running);
        self.stage = Stage::Playing;
        self.run_clocks(fresh, at);
        Ok(to_everyone(News::Started { commitment: seed.commitment() }))
    }

    // ---- the game

    fn plan(
        &mut self,
        seat: Seat,
        by: By,
        at: Time,
        play: impl FnOnce(&mut Running<G>) -> Result<Played<G>, Refused>,
    ) -> Result<NewsOf<G>, Refused> {
        let running = self.running.as_mut().ok_or(Refused::NotBegun)?;
        if !G::to_act(&running.state).contains(seat) {
            return Err(Refused::NotAsked);
        }
        let before = running.state;
        let Played { events, whole } = play(running)?;
        running.clock.stop(seat, at);
        // A plan that is shown piece by piece brings nothing before its end. What answers by itself brings as much as
        // a person's answer: the clock lies open, and would tell that there was no alternative.
        if whole && matches!(by, By::Person | By::Itself) {
            running.clock.reward(seat, 1);
        }
        let gone = running.note_presence(seat, by);
        let fresh = running.pose(at, Some(&before), Some(seat));
        let outcome = G::outcome(&running.state);
        self.run_clocks(fresh, at);
        let mut news = NewsOf::<G>::new();
        if by == By::Deadline {
            news.push((Audience::Everyone, News::TimedOut { seat }));
        }
        news.extend(events.into_iter().map(|(to, event)| (to, News::Event { event })));
        if let Some(outcome) = outcome {
            news.extend(self.end(Stage::Finished { outcome }));
        } else if gone && self.chairs[seat.index()].is_present() {
            news.extend(self.go_away(seat, at)?);
        }
        Ok(news)
    }

    fn withdraw(&mut self, seat: Seat, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_play()?;
        self.chair(seat)?;
        let running = self.running.as_mut().ok_or(Refused::NotBegun)?;
        if G::to_act(&running.state).contains(seat) {
            return Err(Refused::NotAsked);
        }
        let before = running.state;
        let events = running.withdraw(seat)?;
        let fresh = running.pose(at, Some(&before), Some(seat));
        running.redraft(seat);
        // It is the same question again: its time runs on.
        self.run_clocks(fresh - SeatSet::only(seat), at);
        self.run_clock(seat, at);
        Ok(events.into_iter().map(|(to, event)| (to, News::Event { event })).collect())
    }

    fn stand(&mut self, seat: Seat, until: Option<Until>) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        self.chair(seat)?;
        let running = self.running.as_mut().ok_or(Refused::NotBegun)?;
        let standing = &mut running.places[seat.index()].standing;
        if *standing == until {
            return Ok(nothing::<G>());
        }
        *standing = until;
        Ok(vec![(Audience::Only(seat), News::Standing { until })])
    }

    /// What a log wished of a kind of window that is no more is forgotten.
    fn wish(
        &mut self,
        setup: &Setup<G>,
        seat: Seat,
        wishes: &BTreeMap<String, Wish>,
    ) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        self.chair(seat)?;
        let running = self.running.as_mut().ok_or(Refused::NotBegun)?;
        let kind = |window: &WindowKind| {
            let wish = wishes.get(window.kind).copied().unwrap_or(window.wish);
            WindowKind { wish, ..*window }
        };
        let windows: Vec<WindowKind> = G::windows(&setup.options).iter().map(kind).collect();
        let own = &mut running.places[seat.index()].windows;
        if *own == windows {
            return Ok(nothing::<G>());
        }
        *own = windows;
        Ok(vec![(Audience::Only(seat), News::Wished { wishes: wishes.clone() })])
    }

    fn hold(&mut self, seat: Seat, hold: bool) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        self.chair(seat)?;
        let running = self.running.as_mut().ok_or(Refused::NotBegun)?;
        let own = &mut running.places[seat.index()].hold;
        if *own == hold {
            return Ok(nothing::<G>());
        }
        *own = hold;
        Ok(vec![(Audience::Only(seat), News::Held { hold })])
    }

    fn keep_quiet(&mut self, seat: Seat, quiet: Option<Quiet>) -> Result<NewsOf<G>, Refused> {
        let own = &mut self.chair_mut(seat)?.quiet;
        if *own == quiet {
            return Ok(nothing::<G>());
        }
        *own = quiet;
        Ok(vec![(Audience::Only(seat), News::Quiet { quiet })])
    }

    // ---- people

    fn vote(&mut self, seat: Seat, matter: Matter, yes: bool, at: Time) -> Result<NewsOf<G>, Refused> {
        match matter {
            Matter::Pause => self.must_play()?,
            Matter::Resume => self.must_rest()?,
            Matter::Abandon => self.must_be_on()?,
            Matter::Rematch => self.must_be_over()?,
        }
        let chair = self.chair(seat)?;
        if !chair.is_playing() {
            return Err(Refused::Resigned);
        }
        let about_now = matches!(matter, Matter::Pause | Matter::Resume);
        if about_now && !chair.is_present() {
            return Err(Refused::Away);
        }
        let votes = &mut self.votes[matter as usize];
        if votes.contains(seat) == yes {
            return Ok(nothing::<G>());
        }
        if yes {
            votes.insert(seat);
        } else {
            votes.remove(seat);
        }
        let mut news = to_everyone(News::Voted { seat, matter, yes });
        news.extend(self.count(at));
        Ok(news)
    }

    /// Does what all have agreed on.
    fn count(&mut self, at: Time) -> NewsOf<G> {
        if self.agreed(Matter::Abandon) {
            self.end(Stage::Abandoned)
        } else if self.stage == Stage::Playing && self.agreed(Matter::Pause) {
            self.pause(at)
        } else if self.stage == Stage::Paused && self.agreed(Matter::Resume) {
            self.go_on(at)
        } else {
            NewsOf::<G>::new()
        }
    }

    /// Are all who must agree for it? Whoever is away is not asked, except whether their game shall end without a result:
    /// nobody may wait for the others to vanish.
    pub(crate) fn agreed(&self, matter: Matter) -> bool {
        let counts = |chair: &Chair| match matter {
            Matter::Abandon => chair.is_playing(),
            Matter::Pause | Matter::Resume | Matter::Rematch => chair.is_present(),
        };
        let needed: SeatSet = self.seats().filter(|seat| counts(&self.chairs[seat.index()])).collect();
        !needed.is_empty() && (needed - self.votes[matter as usize]).is_empty()
    }

    /// Who is for it.
    pub(crate) fn votes_for(&self, matter: Matter) -> SeatSet {
        self.votes[matter as usize]
    }

    /// Who is for what, where anybody is.
    fn votes(&self) -> impl Iterator<Item = (Matter, SeatSet)> {
        Matter::ALL.into_iter().zip(self.votes).filter(|(_, seats)| !seats.is_empty())
    }

    fn pause(&mut self, at: Time) -> NewsOf<G> {
        self.stage = Stage::Paused;
        self.votes[Matter::Pause as usize] = SeatSet::EMPTY;
        if let Some(running) = &mut self.running {
            for seat in Seat::ALL {
                running.clock.stop(seat, at);
            }
        }
        to_everyone(News::Paused)
    }

    fn resume(&mut self, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_rest()?;
        Ok(self.go_on(at))
    }

    fn go_on(&mut self, at: Time) -> NewsOf<G> {
        self.stage = Stage::Playing;
        self.votes[Matter::Resume as usize] = SeatSet::EMPTY;
        for seat in self.awaited().iter() {
            self.run_clock(seat, at);
        }
        to_everyone(News::Resumed)
    }

    fn go_away(&mut self, seat: Seat, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        match &mut self.chair_mut(seat)?.sitter {
            Sitter::Person { away: away @ false, resigned: false, .. } => *away = true,
            Sitter::Open | Sitter::Bot { .. } | Sitter::Person { .. } => return Err(Refused::NobodyThere),
        }
        self.hand_over(seat, at);
        let mut news = to_everyone(News::Away { seat });
        news.extend(self.count(at));
        Ok(news)
    }

    fn come_back(&mut self, seat: Seat, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        match &mut self.chair_mut(seat)?.sitter {
            Sitter::Person { resigned: true, .. } => return Err(Refused::Resigned),
            Sitter::Person { away: away @ true, .. } => *away = false,
            Sitter::Open | Sitter::Bot { .. } | Sitter::Person { .. } => return Err(Refused::NotAway),
        }
        if let Some(running) = &mut self.running {
            running.forgive(seat);
            running.pose_anew(seat);
        }
        if self.stage == Stage::Playing && self.awaited().contains(seat) {
            self.run_clock(seat, at);
        }
        Ok(to_everyone(News::Back { seat }))
    }

    fn resign(&mut self, seat: Seat, at: Time) -> Result<NewsOf<G>, Refused> {
        self.must_be_on()?;
        match &mut self.chair_mut(seat)?.sitter {
            Sitter::Person { resigned: true, .. } => return Err(Refused::Resigned),
            Sitter::Person { away, resigned, .. } => {
                *away = true;
                *resigned = true;
            }
            Sitter::Open | Sitter::Bot { .. } => return Err(Refused::NobodyThere),
        }
        self.hand_over(seat, at);
        let mut news = to_everyone(News::Resigned { seat });
        if self.chairs.iter().any(Chair::is_playing) {
            news.extend(self.count(at));
        } else {
            news.extend(self.end(Stage::Abandoned));
        }
        Ok(news)
    }

    /// A bot decides for this seat from now on.
    fn hand_over(&mut self, seat: Seat, at: Time) {
        if let Some(running) = &mut self.running {
            running.clock.stop(seat, at);
            running.pose_anew(seat);
        }
        self.votes.iter_mut().for_each(|votes| votes.remove(seat));
    }

    fn interrupt(&mut self, from: Time, at: Time) -> Result<NewsOf<G>, Refused> {
        must_be_sane(from)?;
        self.must_be_on()?;
        if let Some(running) = &mut self.running {
            running.skip(from, at);
        }
        Ok(to_everyone(News::Interrupted { from }))
    }

    fn close(&mut self, why: &Closing) -> Result<NewsOf<G>, Refused> {
        match why {
            Closing::Host => self.must_gather()?,
            Closing::Operator { .. } if self.stage.is_over() => return Err(Refused::Over),
            Closing::Operator { .. } => {}
        }
        Ok(self.end(Stage::Closed { why: why.clone() }))
    }

    fn meet_again(&mut self, table: TableId) -> Result<NewsOf<G>, Refused> {
        self.must_be_over()?;
        if self.rematch.is_some() || !self.agreed(Matter::Rematch) {
            return Err(Refused::Impossible {
                why: "nobody wants to meet again, or all have met".to_owned(),
            });
        }
        self.rematch = Some(table);
        Ok(to_everyone(News::Rematched { table }))
    }

    fn end(&mut self, stage: Stage) -> NewsOf<G> {
        self.stage = stage.clone();
        self.votes = [SeatSet::EMPTY; 4];
        if let Some(running) = &mut self.running {
            // Nobody waits for a clock any more.
            running.clock = crate::clock::Clock::new(crate::terms::Pace::Free);
            running.places.iter_mut().for_each(|place| place.draft = Draft::default());
        }
        to_everyone(News::Ended { stage })
    }

    // ---- questions

    /// Whose choices are awaited.
    pub(crate) fn awaited(&self) -> SeatSet {
        match (&self.stage, &self.running) {
            (Stage::Playing | Stage::Paused, Some(running)) => G::to_act(&running.state),
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.chairs.len())
    }

    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats().find(|seat| self.chairs[seat.index()].person() == Some(person))
    }

    pub(crate) fn observer(&self, person: PersonId) -> Observer {
        self.seat_of(person).map_or(Observer::Spectator, Observer::Seat)
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refused> {
        self.chairs.get(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refused> {
        self.chairs.get_mut(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    /// Who sits here, seat by seat.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        self.chairs.iter().filter_map(Chair::person).collect()
    }

    /// What everybody may know.
    pub(crate) fn status(&self) -> Status {
        Status {
            stage: self.stage.clone(),
            seats: self.seats().map(|seat| self.seat_status(seat)).collect(),
            votes: self.votes().map(|(matter, seats)| Votes { matter, seats }).collect(),
            commitment: self.running.as_ref().map(|running| running.seed.commitment()),
            rematch: self.rematch,
        }
    }

    fn seat_status(&self, seat: Seat) -> SeatStatus {
        let chair = &self.chairs[seat.index()];
        let running = self.running.as_ref();
        let asked = running.filter(|_| self.awaited().contains(seat));
        SeatStatus {
            sitter: chair.sitter.clone(),
            colour: chair.colour,
            asked: asked.map(|running| running.place(seat).asked_at),
            deadline: running.and_then(|running| running.clock.deadline(seat)),
            left: running.and_then(|running| running.clock.left(seat)),
        }
    }

    fn run_clocks(&mut self, fresh: SeatSet, at: Time) {
        for seat in fresh.iter() {
            if let Some(running) = &mut self.running {
                running.clock.ask(seat, self.chairs[seat.index()].quiet);
            }
            self.run_clock(seat, at);
        }
    }

    fn run_clock(&mut self, seat: Seat, at: Time) {
        let present = self.chairs[seat.index()].is_present();
        if let Some(running) = self.running.as_mut().filter(|_| present) {
            running.clock.run(seat, at);
        }
    }

    pub(crate) fn must_gather(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing | Stage::Paused => Err(Refused::Begun),
            Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => Err(Refused::Over),
        }
    }

    pub(crate) fn must_play(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Paused => Err(Refused::Paused),
            Stage::Gathering => Err(Refused::NotBegun),
            Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => Err(Refused::Over),
        }
    }

    fn must_rest(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Paused => Ok(()),
            Stage::Playing => Err(Refused::NotPaused),
            Stage::Gathering => Err(Refused::NotBegun),
            Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => Err(Refused::Over),
        }
    }

    fn must_be_on(&self) -> Result<(), Refused> {
        if self.stage == Stage::Paused { Ok(()) } else { self.must_play() }
    }

    fn must_be_over(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Finished { .. } | Stage::Abandoned => Ok(()),
            Stage::Gathering | Stage::Playing | Stage::Paused | Stage::Closed { .. } => Err(Refused::NotOver),
        }
    }
}

fn must_be_sane(time: Time) -> Result<(), Refused> {
    if time.is_sane() {
        return Ok(());
    }
    Err(Refused::Impossible { why: format!("{} is no time at which anything could happen", time.0) })
}

/// Things stand as they stood: there is nothing to tell, and nothing to keep.
fn nothing<G: Hosted>() -> NewsOf<G> {
    Vec::new()
}

fn to_everyone<E>(news: News<E>) -> Vec<(Audience, News<E>)> {
    vec![(Audience::Everyone, news)]
}
