//! A table under the eyes of the law: everything that observers are told is kept and compared.

use table::{
    Deed, Done, Entry, Errand, FrameOf, Granted, News, Pace, PersonId, Refused, Request, Setup, Sitter,
    Stage, Table,
};
use tabletop::{Chance as _, FastChance, Observer, Seat};

use crate::host::{BoardOf, Host, Playable, all_actions, bytes, one_in};

/// What one observer was told.
#[derive(Debug)]
struct Told<G: Playable> {
    observer: Observer,
    frames: Vec<FrameOf<G>>,
    /// The board on their screen.
    screen: BoardOf<G>,
    /// The game as it was on their screen before the first frame, and after every frame.
    views: Vec<Option<G::Shown>>,
}

/// A table, and what everybody was told of it.
#[derive(Debug)]
pub(crate) struct Watched<G: Playable> {
    pub(crate) host: Host<G>,
    told: Vec<Told<G>>,
}

impl<G: Playable> Watched<G> {
    pub(crate) fn new(host: Host<G>) -> Watched<G> {
        let told = |observer| {
            let screen = host.board(observer);
            Told { observer, frames: Vec::new(), views: vec![screen.view.clone()], screen }
        };
        Watched { told: host.observers().into_iter().map(told).collect(), host }
    }

    /// Makes a request, and checks that a refusal changes nothing and that everybody is told what they may know.
    pub(crate) fn ask(
        &mut self,
        who: PersonId,
        request: Request,
        luck: &mut FastChance,
    ) -> Result<(), Refused> {
        let quiet = None;
        let granted = match self.host.grant_quiet(who, quiet, request) {
            Ok(granted) => granted,
            Err(refused) => {
                if one_in(8, luck) {
                    self.screens_are_true();
                }
                return Err(refused);
            }
        };
        if let Granted::Draft { seat, .. } = granted {
            self.host.carry_out(granted)?;
            // A draft is told to nobody: its player's own screen asks for it.
            self.told[seat.index()].screen = self.host.board(Observer::Seat(seat));
        } else if let Some(done) = self.host.carry_out(granted)? {
            self.tell(&done);
        }
        self.screens_are_true();
        Ok(())
    }

    pub(crate) fn perform(&mut self, deed: Deed) -> Result<(), Refused> {
        let done = self.host.perform(deed)?;
        self.tell(&done);
        self.screens_are_true();
        Ok(())
    }

    /// An errand that is still of use: the table waits for an answer to its question.
    pub(crate) fn is_of_use(&self, errand: &Errand<G>) -> bool {
        self.host.is_playing() && self.host.table.question(errand.plan.seat()) == Some(errand.question)
    }

    pub(crate) fn do_errand(&mut self, errand: &Errand<G>, luck: &mut FastChance) {
        let sitter = &self.host.table.status().seats[errand.plan.seat().index()].sitter;
        let at_the_table = matches!(sitter, Sitter::Person { away: false, .. });
        assert_eq!(at_the_table, errand.by != table::By::Bot, "bots decide for those who are away only");
        let deed = self.host.answer(errand, luck);
        self.perform(deed).expect("what is due is possible");
    }

    fn tell(&mut self, done: &Done<G>) {
        for Told { observer, frames, screen, views } in &mut self.told {
            let Some(frame) = self.host.table.frame(*observer, done) else { continue };
            let sits = |news: &News<G::Event>| matches!(news, News::Sat { seat, .. } if observer.is(*seat));
            if frame.news.iter().any(sits) {
                // Whoever sits down begins anew.
                frames.clear();
                *views = vec![screen.view.clone()];
            }
            assert_eq!(frame.seq as usize, frames.len() + 1, "{observer}'s numbers have no gap");
            if let Some(board) = &frame.board {
                screen.clone_from(board);
            }
            frames.push(FrameOf::<G> { board: None, ..frame });
            views.push(screen.view.clone());
        }
    }

    /// What everybody was shown last is how the table stands.
    fn screens_are_true(&self) {
        for Told { observer, screen, frames, .. } in &self.told {
            assert_eq!(*screen, self.host.board(*observer), "{observer}'s screen");
            assert_eq!(self.host.table.seq(*observer) as usize, frames.len());
        }
    }

    // ---- the laws

    /// What observers missed is what they would have been told.
    pub(crate) fn missed_is_what_was_told(&self, luck: &mut FastChance) {
        for Told { observer, frames, .. } in &self.told {
            let after = luck.below(frames.len() as u32 + 2);
            let missed = self.host.table.missed(*observer, after);
            let known = if after as usize > frames.len() { 0 } else { after as usize };
            assert_eq!(missed, frames[known..], "{observer} after {after}");
        }
    }

    /// What observers recall is what was on their screen then; nobody recalls what is still to come.
    pub(crate) fn recalled_is_what_was_shown(&self, luck: &mut FastChance) {
        for Told { observer, views, .. } in &self.told {
            let seq = luck.below(views.len() as u32 + 1);
            let recalled = self.host.table.recalled(*observer, seq);
            assert_eq!(recalled.as_ref(), views.get(seq as usize), "{observer} after {seq}");
        }
    }

    /// The log, written and read, leads to the same table.
    pub(crate) fn log_folds_to_the_table(&self) {
        let table = &self.host.table;
        let log: Vec<Entry> = table.log().iter().map(written_and_read).collect();
        assert_eq!(log, table.log());
        let setup: Setup<G> = written_and_read(table.setup());
        assert_eq!(bytes(&setup), bytes(table.setup()));
        let mut folded = Table::fold(setup, log);
        assert_eq!(folded.halted(), None);
        for seat in Seat::first(table.status().seats.len()) {
            redraft(table, &mut folded, seat);
        }
        for observer in self.host.observers() {
            assert_eq!(folded.board(observer), table.board(observer), "{observer}");
            assert_eq!(folded.seq(observer), table.seq(observer), "{observer}");
        }
        assert_eq!(folded.stage(), table.stage());
    }

    /// A prompt says exactly what may be done.
    pub(crate) fn prompts_are_true(&self) {
        for who in self.host.asked() {
            self.prompt_is_true(who);
        }
    }

    fn prompt_is_true(&self, who: u64) {
        let prompt = self.host.prompt(who);
        let question = prompt.question;
        let me = crate::host::person(who);
        for action in all_actions::<G>() {
            let action = action.to_string();
            let lists = [&prompt.choices, &prompt.earlier, &prompt.later];
            assert!(
                lists.iter().filter(|list| list.contains(&action)).count() <= 1,
                "{action} is listed twice"
            );
            let listed = prompt.choices.contains(&action) || prompt.earlier.contains(&action);
            let granted = self.host.grant(me, Request::Choose { question, action: action.clone() });
            assert_eq!(granted.is_ok(), listed, "{action}: {granted:?}");
        }
        let seal = |question| self.host.grant(me, Request::Seal { question, actions: Vec::new() });
        assert_eq!(seal(question).err(), (!prompt.may_seal).then_some(Refused::PlanNotWhole));
        for given in [question - 1, question + 1] {
            assert_eq!(seal(given).err(), Some(Refused::Stale { given, asked: question }));
        }
        let undone = self.host.grant(me, Request::Undo { question });
        assert_eq!(undone.err(), (prompt.chosen == 0).then_some(Refused::NothingDrafted));
        assert_eq!(prompt.drafted.is_some(), prompt.chosen > 0);
    }

    /// While the game goes on somebody can move it on.
    pub(crate) fn somebody_can_move_on(&self) {
        if self.host.is_playing() {
            let due = self.host.next_errand().is_some();
            assert!(due || !self.host.asked().is_empty(), "the table waits for nobody");
        }
    }

    /// Clocks run for those who are asked and present, and for nobody else.
    pub(crate) fn clocks_are_fair(&self) {
        let status = self.host.table.status();
        let timed = self.host.table.setup().terms.pace != Pace::Free;
        for seat in status.seats {
            let present = matches!(seat.sitter, Sitter::Person { away: false, resigned: false, .. });
            let runs = timed && status.stage == Stage::Playing && present && seat.asked.is_some();
            assert_eq!(seat.deadline.is_some(), runs, "{seat:?}");
            assert!(seat.deadline >= seat.asked.filter(|_| runs), "{seat:?}");
            assert!(seat.left.is_none_or(|left| left >= 0), "{seat:?}");
        }
    }

    /// A record of a game that is over replays to the same end.
    pub(crate) fn record_replays(&self) {
        let names = vec!["somebody".to_owned(); self.host.table.status().seats.len()];
        let begun = self.host.table.log().iter().any(|entry| matches!(entry.deed, Deed::Started { .. }));
        let record = self.host.table.record(names);
        assert_eq!(record.is_some(), begun && self.host.table.stage().is_over());
        let Some(record) = record else { return };
        let state = record.fold().expect("the record replays");
        if let Stage::Finished { outcome } = self.host.table.stage() {
            assert_eq!(record.outcome, Some(*outcome));
            assert_eq!(G::outcome(&state), Some(*outcome));
        }
    }

    /// Everybody was told of the end.
    pub(crate) fn all_know_of_the_end(&self) {
        for Told { observer, frames, .. } in &self.told {
            let ended = |news: &News<G::Event>| matches!(news, News::Ended { .. });
            let times = frames.iter().flat_map(|frame| &frame.news).filter(|news| ended(news)).count();
            assert_eq!(times, 1, "{observer}");
        }
    }
}

/// Drafts on a folded table what was drafted on the live one.
fn redraft<G: Playable>(live: &Table<G>, folded: &mut Table<G>, seat: Seat) {
    let Some(prompt) = live.prompt(seat) else { return };
    let plan: Vec<G::Action> = prompt.plan.iter().map(|action| action.parse().expect("notation")).collect();
    let draft = folded.draft_of(seat, &plan);
    assert_eq!(draft.plan(), plan, "everything that was chosen can still be");
    folded.keep_draft(seat, draft);
}

fn written_and_read<T: serde::Serialize + serde::de::DeserializeOwned>(thing: &T) -> T {
    let text = serde_json::to_string(thing).expect("it is written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
