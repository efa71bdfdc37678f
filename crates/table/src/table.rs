//! A table: what was agreed, its log, and how it stands.

use tabletop::{Asked, AskedOf, Form, Hosted, Observer, PortrayalOf, Record, Seat};

use crate::chair::Sitter;
use crate::deed::{Deed, Entry, Matter};
use crate::desk::{Desk, NewsOf};
use crate::draft::Draft;
use crate::history::{FrameOf, History, Missed, Numbers, heard};
use crate::ids::PersonId;
use crate::refused::Refused;
use crate::room::Room;
use crate::running::Place;
use crate::sight::{Board, Frame, Prompt, Stage, Status};
use crate::terms::Setup;
use crate::time::Time;
use crate::trial::Trial;

/// A hosted table. It changes only by deeds, and the log of its deeds is all there is to keep of it.
#[derive(Clone, Debug)]
pub struct Table<G: Hosted> {
    history: History<G>,
    desk: Desk<G>,
    numbers: Numbers,
    room: Room,
    /// Why the rest of the log could not be folded.
    halted: Option<String>,
}

/// A deed that was found possible: once it is safely in the log it is [done](Table::commit).
#[derive(Debug)]
pub struct Prepared<G: Hosted> {
    entry: Entry,
    desk: Desk<G>,
    news: NewsOf<G>,
}

impl<G: Hosted> Prepared<G> {
    /// What is to be written into the log.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// What everybody may know of the table once it is done.
    pub fn status(&self) -> Status {
        self.desk.status()
    }

    /// Who sits here once it is done, seat by seat.
    pub fn people(&self) -> Vec<PersonId> {
        self.desk.people()
    }

    /// Who says something, if that is what is done.
    pub fn speaker(&self) -> Option<PersonId> {
        self.entry.deed.speaker()
    }

    /// Does everything stay as it is? Then it need not be done, nor told, nor kept.
    pub fn is_idle(&self) -> bool {
        self.entry.deed.only_sets_something() && self.news.is_empty()
    }

    /// May everybody know that something is done?
    pub fn is_public(&self) -> bool {
        self.entry.deed.reaches(Observer::Spectator)
    }
}

/// What was done, for telling it to everybody.
#[derive(Debug)]
pub struct Done<G: Hosted> {
    entry: Entry,
    news: NewsOf<G>,
}

impl<G: Hosted> Done<G> {
    /// Who said something, if that is what was done.
    pub fn speaker(&self) -> Option<PersonId> {
        self.entry.deed.speaker()
    }

    /// May other people sit here now than before?
    pub fn changes_seats(&self) -> bool {
        matches!(self.entry.deed, Deed::Sat { .. } | Deed::Rose { .. })
    }
}

impl<G: Hosted> Table<G> {
    /// A table at which nobody sits.
    pub fn new(setup: Setup<G>) -> Table<G> {
        Table::fold(setup, Vec::new())
    }

    /// The table that a log leads to. If it does not fold to its end, perhaps because the rules were mended since,
    /// the table stands where it folded to, refuses everything and says why: it is halted, as by a poisoned message, and
    /// nothing is lost. Only the operator can still close it.
    pub fn fold(setup: Setup<G>, log: Vec<Entry>) -> Table<G> {
        let desk = Desk::new(&setup);
        let history = History::new(setup, log);
        let (numbers, room) = (Numbers::default(), Room::default());
        let mut table = Table { history: history.clone(), desk, numbers, room, halted: None };
        for (n, entry) in history.log().iter().enumerate() {
            if table.halted.is_some() && !entry.deed.shuts() {
                continue;
            }
            let mut desk = table.desk.clone();
            match desk.perform(history.setup(), entry) {
                Ok(_) => table.advance(entry, desk),
                Err(refused) => table.halted = Some(history.unfolded(n, &refused)),
            }
        }
        table
    }

    /// The table stands as it does after this entry.
    fn advance(&mut self, entry: &Entry, desk: Desk<G>) {
        self.room.count(&self.desk, self.history.setup().host, &entry.deed);
        self.numbers.count(&entry.deed);
        self.desk = desk;
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup<G> {
        self.history.setup()
    }

    /// Everything that was done, to be looked into apart from the table.
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// Everything that was done.
    pub fn log(&self) -> &[Entry] {
        self.history.log()
    }

    /// Why this table is halted, if it is.
    pub fn halted(&self) -> Option<&str> {
        self.halted.as_deref()
    }

    pub(crate) fn must_not_be_halted(&self) -> Result<(), Refused> {
        self.halted.as_ref().map_or(Ok(()), |why| Err(Refused::Halted { why: why.clone() }))
    }

    pub(crate) fn desk(&self) -> &Desk<G> {
        &self.desk
    }

    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// When something happened of which everybody may know; nothing if nothing has. Whoever saw a later time here would
    /// know of what they were not told.
    pub fn changed(&self) -> Option<Time> {
        let public = |entry: &&Entry| entry.deed.reaches(Observer::Spectator);
        self.log().iter().rev().find(public).map(|entry| entry.at)
    }

    /// How far it has come.
    pub fn stage(&self) -> &Stage {
        &self.desk.stage
    }

    /// Tries a deed on a copy: what comes of it is only done when it is [committed](Table::commit).
    pub fn prepare(&self, at: Time, deed: Deed) -> Result<Prepared<G>, Refused> {
        if !deed.shuts() {
            self.must_not_be_halted()?;
        }
        let mut desk = self.desk.clone();
        let entry = Entry { at, deed };
        let news = desk.perform(self.setup(), &entry)?;
        Ok(Prepared { entry, desk, news })
    }

    /// Does what was prepared on this very table.
    pub fn commit(&mut self, Prepared { entry, desk, news }: Prepared<G>) -> Done<G> {
        self.advance(&entry, desk);
        self.history.push(entry.clone());
        Done { entry, news }
    }

    /// Keeps a draft that was granted. Drafts are private and not part of the log.
    pub fn keep_draft(&mut self, seat: Seat, draft: Draft<G::Action>) {
        if let Some(running) = &mut self.desk.running
            && Trial::<G>::of(&running.state, seat, &draft.choices).is_ok()
        {
            running.places[seat.index()].draft = draft;
        }
    }

    /// The draft of a seat that has chosen all of this, as far as it can still be.
    pub fn draft_of(&self, seat: Seat, plan: &[G::Action]) -> Draft<G::Action> {
        self.fit(seat, plan).unwrap_or_default()
    }

    /// The question that a seat is asked, if it is.
    pub fn question(&self, seat: Seat) -> Option<u32> {
        let running = self.desk.running.as_ref().filter(|_| self.desk.awaited().contains(seat))?;
        Some(running.place(seat).question)
    }

    /// Replaces what a person said; for those whose data are deleted.
    pub fn redact(&mut self, n: usize, words: &str) -> Option<&Entry> {
        self.history.redact(n, words)
    }

    // ---- people

    /// Through whose eyes a person sees the table.
    pub fn observer(&self, person: PersonId) -> Observer {
        self.desk.observer(person)
    }

    /// Who sits here, seat by seat.
    pub fn people(&self) -> Vec<PersonId> {
        self.desk.people()
    }

    /// Who has said something here.
    pub fn speakers(&self) -> impl Iterator<Item = PersonId> {
        self.log().iter().filter_map(|entry| entry.deed.speaker())
    }

    /// Is this person's choice awaited, and nobody plays for them?
    pub fn awaits(&self, person: PersonId) -> bool {
        self.desk.seat_of(person).is_some_and(|seat| self.asks(seat))
    }

    /// Is a person on this seat asked for something?
    fn asks(&self, seat: Seat) -> bool {
        self.decides(seat)
            && self.desk.awaited().contains(seat)
            && !self.desk.running.as_ref().is_some_and(|running| running.is_passed_by(seat))
    }

    /// Does the game go on, and does a person decide for this seat?
    fn decides(&self, seat: Seat) -> bool {
        self.halted.is_none()
            && self.desk.stage == Stage::Playing
            && self.desk.chair(seat).is_ok_and(crate::chair::Chair::is_present)
    }

    /// Have all agreed to play again, and no new table is known yet?
    pub fn wants_rematch(&self) -> bool {
        self.halted.is_none()
            && self.desk.rematch.is_none()
            && self.stage().is_over()
            && self.desk.agreed(Matter::Rematch)
    }

    /// Another table like this one, and the deeds that seat the bots and those who want to play again there, everybody one
    /// seat on. The seats of others stay open.
    pub fn again(&self) -> (Setup<G>, Vec<Deed>) {
        let willing = self.desk.votes_for(Matter::Rematch);
        let players = self.desk.chairs.len();
        let sit = |seat: Seat| {
            let chair = &self.desk.chairs[seat.index()];
            let sitter = match &chair.sitter {
                Sitter::Open => return None,
                Sitter::Bot { level } => Sitter::Bot { level: level.clone() },
                Sitter::Person { .. } if !willing.contains(seat) => return None,
                Sitter::Person { person, .. } => {
                    Sitter::Person { person: *person, away: false, resigned: false }
                }
            };
            let seat = Seat::new((seat.index() + 1) % players);
            Some(Deed::Sat { seat, sitter, colour: chair.colour, quiet: chair.quiet })
        };
        let mut setup = self.setup().clone();
        let persons: Vec<_> =
            willing.iter().filter_map(|seat| self.desk.chairs[seat.index()].person()).collect();
        // A host who does not come could not begin.
        if let Some(first) = persons.first().filter(|_| !persons.contains(&setup.host)) {
            setup.host = *first;
        }
        (setup, self.desk.seats().filter_map(sit).collect())
    }

    // ---- what observers are told

    /// How many frames an observer has been sent: the number of the last one.
    pub fn seq(&self, observer: Observer) -> u32 {
        self.numbers.of(observer)
    }

    /// The frame about what was just done; `None` for those who may not know.
    pub fn frame(&self, observer: Observer, done: &Done<G>) -> Option<FrameOf<G>> {
        self.frame_by(observer, done, |view| self.shown(view))
    }

    /// The same for whoever is shown the game in this form.
    pub fn frame_in(
        &self,
        form: Form,
        observer: Observer,
        done: &Done<G>,
    ) -> Option<Frame<PortrayalOf<G>, G::Event, AskedOf<G>>> {
        self.frame_by(observer, done, |view| self.portrayed(view, form))
    }

    fn frame_by<V>(
        &self,
        observer: Observer,
        done: &Done<G>,
        show: impl Fn(&G::View) -> V,
    ) -> Option<Frame<V, G::Event, AskedOf<G>>> {
        done.entry.deed.reaches(observer).then(|| Frame {
            seq: self.seq(observer),
            at: done.entry.at,
            news: heard(observer, &done.news),
            board: done.entry.deed.changes_the_board().then(|| self.board_by(observer, show)),
        })
    }

    /// What an observer missed since a number: see [`History::missed`].
    pub fn missed(&self, observer: Observer, after: u32) -> Missed<G> {
        self.history.missed(observer, after)
    }

    /// What an observer was shown of the game right after the frame of this number; 0 is before the first. `None` if they
    /// were not sent so many.
    pub fn recalled(&self, observer: Observer, seq: u32) -> Option<Option<G::Shown>> {
        let view = || self.history.recalled(observer, seq);
        (seq <= self.seq(observer)).then(|| view().map(|view| self.shown(&view)))
    }

    /// How the table stands for an observer.
    pub fn board(&self, observer: Observer) -> Board<G::Shown, AskedOf<G>> {
        self.board_by(observer, |view| self.shown(view))
    }

    /// The same for whoever is shown the game in this form.
    pub fn board_in(&self, form: Form, observer: Observer) -> Board<PortrayalOf<G>, AskedOf<G>> {
        self.board_by(observer, |view| self.portrayed(view, form))
    }

    fn board_by<V>(&self, observer: Observer, show: impl Fn(&G::View) -> V) -> Board<V, AskedOf<G>> {
        let seat = observer.seat();
        let running = self.desk.running.as_ref();
        let place = seat.and_then(|seat| Some(running?.place(seat)));
        Board {
            status: self.status(),
            view: running.map(|running| show(&G::view(&running.state, observer))),
            prompt: seat.and_then(|seat| self.prompt_by(seat, &show)),
            may_withdraw: seat.is_some_and(|seat| {
                self.decides(seat) && running.is_some_and(|running| running.may_withdraw(seat))
            }),
            standing: place.and_then(|place| place.standing),
            wishes: place.map(Place::wishes).unwrap_or_default(),
            hold: place.is_some_and(|place| place.hold),
        }
    }

    fn shown(&self, view: &G::View) -> G::Shown {
        G::shown(view, self.setup().terms.counting())
    }

    fn portrayed(&self, view: &G::View, form: Form) -> PortrayalOf<G> {
        G::portray(view, form, self.setup().terms.counting())
    }

    /// What a seat is asked, if a person decides for it.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt<G::Shown, AskedOf<G>>> {
        self.prompt_by(seat, |view| self.shown(view))
    }

    /// The same for whoever is shown the game in this form.
    pub fn prompt_in(&self, form: Form, seat: Seat) -> Option<Prompt<PortrayalOf<G>, AskedOf<G>>> {
        self.prompt_by(seat, |view| self.portrayed(view, form))
    }

    fn prompt_by<V>(&self, seat: Seat, show: impl Fn(&G::View) -> V) -> Option<Prompt<V, AskedOf<G>>> {
        let running = self.desk.running.as_ref()?;
        if !self.asks(seat) {
            return None;
        }
        let place = running.place(seat);
        let trial = running.trial(seat);
        let view = trial.view();
        let choices = trial.legal().map(listed::<G>).unwrap_or_default();
        let earlier = Trial::<G>::earlier(&running.state, seat, &place.draft.choices);
        let mut later = if trial.is_whole() { Vec::new() } else { G::later(&view) };
        later.retain(|action| !choices.contains(action) && !earlier.contains(action));
        let written = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>();
        // What was chosen already is told as it stood to be chosen; everything else as it stands with the draft done.
        let before = G::view(&running.state, Observer::Seat(seat));
        let chosen = trial.actions().iter().map(|&action| (action, &before));
        let open = [&choices, &earlier, &later].into_iter().flatten().map(|&action| (action, &view));
        let means = chosen.chain(open).map(|(action, view)| (action.to_string(), G::choice(view, action)));
        Some(Prompt {
            question: place.question,
            asked: Asked {
                question: G::question(&view).or_else(|| G::question(&before))?,
                means: means.collect(),
            },
            choices: written(&choices),
            earlier: written(&earlier),
            later: written(&later),
            draft: written(trial.actions()),
            chosen: place.draft.choices.len() as u32,
            plan: written(&place.draft.plan()),
            may_seal: trial.may_be_sealed(),
            window: G::pass(&running.state, seat).is_some(),
            kind: G::kind(&running.state, seat).map(str::to_owned),
            drafted: (!place.draft.choices.is_empty()).then(|| show(&view)),
        })
    }

    /// What everybody may know.
    pub fn status(&self) -> Status {
        self.desk.status()
    }

    // ---- the record

    /// The game as a record, once it is over: it shows everything, the seed too. `None` before, and if no game was
    /// begun.
    pub fn record(&self, names: Vec<String>) -> Option<Record<G>> {
        self.stage().is_over().then(|| self.history.record(names))?
    }
}

fn listed<G: Hosted>(legal: G::Actions) -> Vec<G::Action> {
    use tabletop::game::Actions as _;
    legal.iter().filter_map(G::action).collect()
}
