//! What was done at a table, apart from how it stands: whoever wants to know the past folds the log, and needs neither
//! the table nor its time for it.

use std::sync::Arc;

use tabletop::record::{Move, Recorder, VersionNote};
use tabletop::{AskedOf, Audience, Hosted, Observer, Record, Seat, Seed};

use crate::deed::{Deed, Entry};
use crate::desk::Desk;
use crate::refused::Refused;
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
        let (mut seq, mut rests) = (0, false);
        for (n, entry) in self.log.iter().enumerate() {
            // Where a log does not fold any more, all that can come is that the operator closes the table.
            if rests && !entry.deed.shuts() {
                continue;
            }
            let Ok(news) = desk.perform(&self.setup, entry) else {
                rests = true;
                continue;
            };
            if n < begin || !entry.deed.reaches(observer) {
                continue;
            }
            seq += 1;
            if seq > after {
                frames.push(Frame { seq, at: entry.at, news: heard(observer, &news), board: None });
            }
        }
        frames
    }

    /// What an observer saw of the game right after the frame of this number; 0 is before the first. The caller makes sure
    /// that there were so many.
    pub fn recalled(&self, observer: Observer, seq: u32) -> Option<G::View> {
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
        desk.running.map(|running| G::view(&running.state, observer))
    }

    /// The entry with which an observer's story begins: a player's with their own sitting down.
    fn begin(&self, observer: Observer) -> usize {
        let Some(own) = observer.seat() else { return 0 };
        let sat = |entry: &Entry| matches!(&entry.deed, Deed::Sat { seat, .. } if *seat == own);
        self.log.iter().rposition(sat).unwrap_or_default()
    }

    /// How the game began: where its luck comes from, and the version of its rules.
    fn started(&self) -> Option<(Seed, u32)> {
        let started = |entry: &Entry| {
            if let Deed::Started { seed, rules } = entry.deed { Some((seed, rules)) } else { None }
        };
        self.log.iter().find_map(started)
    }

    /// Why this entry was refused, as everybody may read it: a plan may lie face down, so its words are left out.
    pub(crate) fn unfolded(&self, n: usize, refused: &Refused) -> String {
        let why = match (self.mended(n), refused) {
            (Some(rule), _) => format!("this was chosen before rule {rule} was mended"),
            (None, Refused::NotAnAction { .. }) => {
                "a choice is not an action of the game any more".to_owned()
            }
            (None, refused) => refused.to_string(),
        };
        let version = self.started().map(|(_, rules)| VersionNote::on::<G>(rules).to_string());
        format!("entry {}: {why}{}", n + 1, version.unwrap_or_default())
    }

    /// The rule that was mended since this entry was made, if its first choice was possible then and is not any more.
    fn mended(&self, n: usize) -> Option<&'static str> {
        let plan = |entry: &Entry| {
            if let Deed::Plan { seat, actions, .. } = &entry.deed {
                Some((*seat, actions.clone()))
            } else {
                None
            }
        };
        let (own, actions) = plan(&self.log[n])?;
        let earlier = self.log[..n].iter().rev().filter_map(plan);
        let (_, before) = earlier.into_iter().find(|(seat, _)| *seat == own)?;
        G::mended(before.last()?.parse().ok()?, actions.first()?.parse().ok()?)
    }

    /// The game as a record: it shows everything, the seed too, so it is for games that are over. `None` if none was
    /// begun.
    pub fn record(&self, names: Vec<String>) -> Option<Record<G>> {
        let Setup { options, edition, .. } = &*self.setup;
        let (seed, _) = self.started()?;
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
fn lines<G: Hosted>(deed: &Deed) -> Option<Vec<Move<G::Action>>> {
    if let Deed::Plan { seat, actions, .. } = deed {
        actions.iter().map(|action| Some(Move::Act(*seat, action.parse().ok()?))).collect()
    } else if let Deed::Withdrawn { seat } = deed {
        Some(vec![Move::Withdraw(*seat)])
    } else {
        Some(Vec::new())
    }
}

/// Of what happened, what an observer hears.
pub(crate) fn heard<E: Clone>(observer: Observer, news: &[(Audience, News<E>)]) -> Vec<News<E>> {
    news.iter().filter(|(to, _)| to.reaches(observer)).map(|(_, news)| news.clone()).collect()
}
