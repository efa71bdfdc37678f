//! What was done at a table, apart from how it stands: whoever wants to know the past folds the log, and needs neither
//! the table nor its time for it.

use std::sync::Arc;

use tabletop::record::{Entry as Line, Recorder};
use tabletop::{AskedOf, Audience, Hosted, Observer, Record, Seat};

use crate::deed::{Deed, Entry};
use crate::desk::Desk;
use crate::sight::{Frame, News};
use crate::terms::Setup;

/// What was agreed and everything that was done since. A clone costs nothing and stays as it is while the table goes on.
#[derive(Clone, Debug)]
pub struct History<G: Hosted> {
    setup: Arc<Setup<G>>,
    log: Arc<Vec<Entry>>,
}

/// What an observer missed.
pub type Missed<G> = Vec<FrameOf<G>>;

/// A frame about a table of this game.
pub type FrameOf<G> = Frame<<G as Hosted>::Shown, <G as tabletop::Game>::Event, AskedOf<G>>;

/// How many frames each observer was sent: the seats, then those who look on. Whoever sits down begins anew: what was
/// told to the one before them on that chair is none of theirs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Numbers([u32; 6]);

impl Numbers {
    pub(crate) fn of(self, observer: Observer) -> u32 {
        self.0[place(observer)]
    }

    pub(crate) fn count(&mut self, deed: &Deed) {
        if let Deed::Sat { seat, .. } = deed {
            self.0[seat.index()] = 0;
        }
        let observers = Observer::all(Seat::ALL.len());
        for (number, observer) in self.0.iter_mut().zip(observers) {
            *number += u32::from(deed.reaches(observer));
        }
    }
}

fn place(observer: Observer) -> usize {
    observer.seat().map_or(Seat::ALL.len(), Seat::index)
}

impl<G: Hosted> History<G> {
    /// What was agreed and done.
    pub fn new(setup: Setup<G>, log: Vec<Entry>) -> History<G> {
        History { setup: Arc::new(setup), log: Arc::new(log) }
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Everything that was done.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    pub(crate) fn push(&mut self, entry: Entry) {
        Arc::make_mut(&mut self.log).push(entry);
    }

    /// Replaces what a person said.
    pub(crate) fn redact(&mut self, n: usize, words: &str) -> Option<&Entry> {
        let entry = Arc::make_mut(&mut self.log).get_mut(n)?;
        if let Deed::Said { text, .. } = &mut entry.deed {
            words.clone_into(text);
        }
        Some(entry)
    }

    /// What an observer missed since a number: every frame with its news, without boards. Whoever names a number that was
    /// never sent, because they sat here before and begin anew, missed everything since they sat down.
    pub fn missed(&self, observer: Observer, after: u32) -> Missed<G> {
        let begin = self.begin(observer);
        let told = self.log[begin..].iter().filter(|entry| entry.deed.reaches(observer)).count();
        let after = if after as usize > told { 0 } else { after };
        let mut desk = Desk::new(&self.setup);
        let mut frames = Vec::new();
        let mut seq = 0;
        for (n, entry) in self.log.iter().enumerate() {
            // A log that does not fold was folded up to here before.
            let Ok(told) = desk.perform(&self.setup, entry) else { break };
            if n < begin || !entry.deed.reaches(observer) {
                continue;
            }
            seq += 1;
            if seq > after {
                frames.push(Frame { seq, at: entry.at, news: heard(observer, &told), board: None });
            }
        }
        frames
    }

    /// What an observer was shown of the game right after the frame of this number; 0 is before the first. The caller
    /// makes sure that there were so many.
    pub fn recalled(&self, observer: Observer, seq: u32) -> Option<G::Shown> {
        let begin = self.begin(observer);
        let mut desk = Desk::new(&self.setup);
        let mut sent = 0;
        for (n, entry) in self.log.iter().enumerate() {
            // A log that does not fold was folded up to here before.
            if (n >= begin && sent == seq) || desk.perform(&self.setup, entry).is_err() {
                break;
            }
            sent += u32::from(n >= begin && entry.deed.reaches(observer));
        }
        let counting = self.setup.terms.counting();
        desk.running.map(|running| G::shown(&G::view(&running.state, observer), counting))
    }

    /// The entry with which an observer's story begins: a player's with their own sitting down.
    fn begin(&self, observer: Observer) -> usize {
        let Some(own) = observer.seat() else { return 0 };
        let sat = |entry: &Entry| matches!(&entry.deed, Deed::Sat { seat, .. } if *seat == own);
        self.log.iter().rposition(sat).unwrap_or_default()
    }

    /// The game as a record: it shows everything, the seed too, so it is for games that are over. `None` if none was
    /// begun.
    pub fn record(&self, names: Vec<String>) -> Option<Record<G>> {
        let Setup { options, edition, .. } = &*self.setup;
        let started = |entry: &Entry| if let Deed::Started { seed } = entry.deed { Some(seed) } else { None };
        let seed = self.log.iter().find_map(started)?;
        let mut recorder = Recorder::new(options.clone(), edition.clone(), seed, names).ok()?;
        for entry in self.log.iter() {
            for line in lines::<G>(&entry.deed)? {
                recorder.perform(line, &mut ()).ok()?;
            }
        }
        Some(recorder.finish())
    }
}

/// What a deed adds to the record of the game.
fn lines<G: Hosted>(deed: &Deed) -> Option<Vec<Line<G::Action>>> {
    if let Deed::Plan { seat, actions, .. } = deed {
        actions.iter().map(|action| Some(Line::Act(*seat, action.parse().ok()?))).collect()
    } else if let Deed::Withdrawn { seat } = deed {
        Some(vec![Line::Withdraw(*seat)])
    } else {
        Some(Vec::new())
    }
}

/// Of what happened, what an observer hears.
pub(crate) fn heard<E: Clone>(observer: Observer, told: &[(Audience, News<E>)]) -> Vec<News<E>> {
    told.iter().filter(|(to, _)| to.reaches(observer)).map(|(_, news)| news.clone()).collect()
}
