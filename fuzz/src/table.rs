//! Whatever people ask of a table, in whatever order: nothing panics, a refusal changes nothing, everybody is told what
//! they may know, prompts say what may be done, and the log folds to the same table.

use table::{
    Board, Deed, Done, Draft, Entry, FrameOf, Pace, PersonId, Refused, Request, Sitter, Stage, Table,
};
use tabletop::{AskedOf, Hosted, Observer, Seat, Seed};

use crate::evening::{Attempt, Evening, Happened, Host, RHYTHM, Step};

/// So many actions are asked about at a prompt, besides so many that it lists.
const ASKED_ABOUT: usize = 3;

/// The target for one game.
pub fn table<G: Hosted>(evening: &Evening) {
    let mut watched = Watched::<G>::new(evening.host());
    for attempt in evening.opening::<G>() {
        watched.carry_out(attempt).expect("all may come together");
    }
    for step in evening.steps() {
        watched.step(step);
        watched.somebody_can_move_on();
        watched.clocks_are_fair();
        watched.prompts_are_true();
    }
    watched.finish();
}

/// What one observer was told.
struct Watching<G: Hosted> {
    observer: Observer,
    frames: Vec<FrameOf<G>>,
    /// The board on their screen.
    screen: Board<G::Shown, AskedOf<G>>,
}

/// A table, and what everybody was told of it.
struct Watched<G: Hosted> {
    host: Host<G>,
    /// The same table, folded from the log while it grows.
    folded: Table<G>,
    told: Vec<Watching<G>>,
    /// Counts attempts: what takes long to check is checked for one after the other.
    turn: usize,
}

impl<G: Hosted> Watched<G> {
    fn new(host: Host<G>) -> Watched<G> {
        let observers = Observer::all(host.table.status().seats.len());
        let told = |observer| Watching { observer, frames: Vec::new(), screen: host.table.board(observer) };
        let told = observers.map(told).collect();
        Watched { folded: Table::new(host.table.setup().clone()), told, host, turn: 0 }
    }

    fn step(&mut self, step: &Step) {
        let Some(attempt) = self.host.attempt(step) else { return };
        match (step, self.carry_out(attempt)) {
            (Step::Anything { .. } | Step::Wait { .. }, _)
            | (_, Ok(()))
            | (Step::Sensible { .. }, Err(Refused::PlanNotWhole)) => {}
            (_, Err(refused)) => panic!("{step:?} is possible, but: {refused}"),
        }
    }

    fn carry_out(&mut self, attempt: Attempt) -> Result<(), Refused> {
        self.turn += 1;
        let entries = self.host.table.log().len();
        let result = self.host.carry_out(attempt);
        match &result {
            Ok(Happened::Done(done)) => {
                self.fold();
                self.tell(done);
            }
            Ok(Happened::Drafted(seat, draft)) => {
                self.folded.keep_draft(*seat, draft.clone());
                // A draft is told to nobody: its player's own screen asks for it.
                self.told[seat.index()].screen = self.host.table.board(Observer::Seat(*seat));
            }
            Err(_) => {}
        }
        let grown = usize::from(matches!(result, Ok(Happened::Done(_))));
        assert_eq!(self.host.table.log().len(), entries + grown, "only what was done is in the log");
        self.screens_are_true();
        result.map(drop)
    }

    /// Folds the last entry, as it is stored.
    fn fold(&mut self) {
        let entry = self.host.table.log().last().expect("something was done");
        let Entry { at, deed } = written_and_read(entry);
        let prepared = self.folded.prepare(at, deed).expect("what was done once is possible");
        self.folded.commit(prepared);
    }

    fn tell(&mut self, done: &Done<G>) {
        for Watching { observer, frames, screen } in &mut self.told {
            let Some(frame) = self.host.table.frame(*observer, done) else { continue };
            assert_eq!(frame.seq as usize, frames.len() + 1, "{observer}'s numbers have no gap");
            assert_eq!(frame.seq, self.host.table.seq(*observer));
            if let Some(board) = &frame.board {
                screen.clone_from(board);
            }
            frames.push(FrameOf::<G> { board: None, ..frame });
        }
    }

    /// Nobody sees anything but the table as it stands and as it folds: whatever changed a board was told, and a refusal
    /// changes nothing.
    fn screens_are_true(&self) {
        for Watching { observer, screen, .. } in &self.told {
            assert_eq!(self.host.table.board(*observer), *screen, "{observer} was not told");
            assert_eq!(self.folded.board(*observer), *screen, "{observer} sees another table");
        }
    }

    /// While the game goes on somebody can move it on.
    fn somebody_can_move_on(&self) {
        let Host { table, .. } = &self.host;
        let waits = *table.stage() == Stage::Playing && self.host.asked().is_empty();
        assert!(!waits || !table.errands(RHYTHM).is_empty(), "the table waits for nobody");
    }

    /// Clocks run for those who are asked and present, and for nobody else.
    fn clocks_are_fair(&self) {
        let status = self.host.table.status();
        let timed = self.host.table.setup().terms.pace != Pace::Free && status.stage == Stage::Playing;
        for seat in status.seats {
            let present = matches!(seat.sitter, Sitter::Person { away: false, resigned: false, .. });
            let runs = timed && present && seat.asked.is_some();
            assert_eq!(seat.deadline.is_some(), runs, "{seat:?}");
            assert!(seat.deadline >= seat.asked.filter(|_| runs), "{seat:?}");
            assert!(seat.left.is_none_or(|left| left >= 0), "{seat:?}");
        }
    }

    fn prompts_are_true(&self) {
        let asked = self.host.asked();
        if let Some(who) = asked.get(self.turn % asked.len().max(1)) {
            self.prompt_is_true(*who);
        }
    }

    /// A prompt says exactly what may be done. Every turn asks about other actions.
    fn prompt_is_true(&self, who: PersonId) {
        let place = self.host.table.observer(who).seat().expect("who is asked sits");
        let prompt = self.host.table.prompt(place).expect("who is asked is told so");
        let question = prompt.question;
        let some = (0..ASKED_ABOUT).filter_map(|n| G::action((self.turn * ASKED_ABOUT + n) % G::ACTIONS));
        let listed =
            prompt.choices.iter().cycle().skip(self.turn).take(ASKED_ABOUT.min(prompt.choices.len()));
        for action in some.map(|action| action.to_string()).chain(listed.cloned()) {
            let listed = prompt.choices.contains(&action);
            let granted = self.refusal(who, Request::Choose { question, action: action.clone() });
            assert_eq!(granted.is_none(), listed, "{action}: {granted:?}");
        }
        let seal = |question| self.refusal(who, Request::Seal { question, actions: Vec::new() });
        assert_eq!(seal(question), (!prompt.may_seal).then_some(Refused::PlanNotWhole));
        for given in [question - 1, question + 1] {
            assert_eq!(seal(given), Some(Refused::Stale { given, asked: question }));
        }
        let nothing = (prompt.chosen == 0).then_some(Refused::NothingDrafted);
        assert_eq!(self.refusal(who, Request::Undo { question }), nothing);
        assert_eq!(prompt.drafted.is_some(), prompt.chosen > 0);
    }

    /// Why a request would be refused.
    fn refusal(&self, who: PersonId, request: Request) -> Option<Refused> {
        self.host.table.grant(who, None, request, || Seed::from_number(0, "nothing begins")).err()
    }

    fn finish(mut self) {
        self.log_folds_at_once();
        // For one of them: it takes as long as folding the log.
        let Watching { observer, frames, .. } = &self.told[self.turn % self.told.len()];
        assert_eq!(self.host.table.missed(*observer, 0), *frames, "{observer} was told something else");
        record_replays(&self.host.table);
        all_can_meet_again(&self.host.table);
    }

    /// The whole log folds to the same table. Drafts are not in it, but for plans that were taken back: all begin anew.
    fn log_folds_at_once(&mut self) {
        let setup = written_and_read(self.host.table.setup());
        let mut folded = Table::<G>::fold(setup, self.host.table.log().to_vec());
        assert_eq!(folded.halted(), None);
        for seat in Seat::ALL {
            folded.keep_draft(seat, Draft::default());
            self.host.table.keep_draft(seat, Draft::default());
        }
        for &Watching { observer, .. } in &self.told {
            let [one, other] = [&folded, &self.host.table].map(|table| written(&table.board(observer)));
            assert_eq!(one, other, "{observer} would be sent something else");
        }
    }
}

/// A game that is over has a record that replays to the same end.
fn record_replays<G: Hosted>(table: &Table<G>) {
    let names = vec!["somebody".to_owned(); table.status().seats.len()];
    let begun = table.log().iter().any(|entry| matches!(entry.deed, Deed::Started { .. }));
    let record = table.record(names);
    assert_eq!(record.is_some(), begun && table.stage().is_over());
    let state = record.map(|record| record.fold().expect("the record replays"));
    if let Stage::Finished { outcome } = table.stage() {
        assert_eq!(state.and_then(|state| G::outcome(&state)), Some(*outcome));
    }
}

/// Those who want to play again find their seats at another table.
fn all_can_meet_again<G: Hosted>(table: &Table<G>) {
    let (setup, deeds) = table.again();
    let mut again = Table::<G>::new(setup);
    for deed in deeds {
        let prepared = again.prepare(table::Time(0), deed).expect("the seats of another table are free");
        again.commit(prepared);
    }
}

fn written(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("it is written")
}

fn written_and_read<T: serde::Serialize + serde::de::DeserializeOwned>(thing: &T) -> T {
    let text = written(thing);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
