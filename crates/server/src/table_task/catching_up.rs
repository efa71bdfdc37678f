//! Coming back: whoever was away is told what they missed.
//!
//! That takes folding the log, and the table must not stand still for it. So it is done elsewhere, and what happens
//! meanwhile is kept for them; then they are shown everything at once and listen like everybody else.

use table::{Done, Missed};
use tabletop::{Hosted, Observer, plain};
use wire::{Problem, ServerMessage};

use super::fan_out::{TableMessage, spare};
use super::{Playable, TableTask, answer};
use crate::archive::Effort;
use crate::command::Reply;
use crate::outbox::{Listener, text};

/// What somebody is told of what they missed, in bytes: the latest of it. Whoever missed more has a whole game to look at.
pub(crate) const LONGEST_GAP: usize = 384 * 1024;

/// Frames that may come while somebody catches up.
const MEANWHILE: usize = 256;

/// Somebody who is not told of the table yet, because they missed something.
pub(super) struct CatchingUp<G: Hosted> {
    listener: Listener,
    /// Through whose eyes it is folded.
    observer: Observer,
    /// Tells this from an earlier try of the same socket.
    ticket: u64,
    /// What they must be told besides, because it happens meanwhile.
    meanwhile: Missed<G>,
    reply: Reply<Effort>,
}

/// What somebody missed is known.
pub(super) struct CaughtUp<G: Hosted> {
    ticket: u64,
    missed: Result<Missed<G>, Problem>,
}

impl<G: Playable> TableTask<G> {
    /// Somebody wants to be told, who has seen everything up to a number, or nothing.
    pub(super) async fn watch(&mut self, listener: Listener, after: Option<u32>, reply: Reply<Effort>) {
        let observer = self.observer_of(&listener);
        if self.is_closed_to(self.table.observer(listener.person)) {
            return answer(reply, Err(Problem::NoSpectators));
        }
        self.dismiss_socket(listener.socket);
        if let Some(after) = after.filter(|&after| after != self.table.seq(observer)) {
            self.begin_catching_up(listener, observer, after, reply);
        } else {
            self.welcome(listener, Missed::<G>::new()).await;
            answer(reply, Ok(Effort::default()));
        }
    }

    fn begin_catching_up(
        &mut self,
        listener: Listener,
        observer: Observer,
        after: u32,
        reply: Reply<Effort>,
    ) {
        self.tickets += 1;
        let ticket = self.tickets;
        let (history, caught_up) = (self.table.history().clone(), self.caught_up.clone());
        let folders = self.needs.folders.clone();
        tokio::spawn(async move {
            let missed = folders.run(move || shortened(history.missed(observer, after))).await;
            // A table that was put away meanwhile has handed its listeners on.
            let _ = caught_up.send(CaughtUp { ticket, missed }).await;
        });
        self.catching_up.push(CatchingUp { listener, observer, ticket, meanwhile: Vec::new(), reply });
    }

    /// It is known what somebody missed.
    pub(super) async fn catch_up(&mut self, CaughtUp { ticket, missed }: CaughtUp<G>) {
        let place = self.catching_up.iter().position(|waiting| waiting.ticket == ticket);
        // Whoever has left meanwhile is not told.
        let Some(place) = place else { return };
        let CatchingUp { listener, observer, meanwhile, reply, .. } = self.catching_up.swap_remove(place);
        let now = self.observer_of(&listener);
        if self.is_closed_to(self.table.observer(listener.person)) {
            return answer(reply, Err(Problem::NoSpectators));
        }
        let missed = match missed {
            Ok(mut missed) => {
                missed.extend(meanwhile);
                missed
            }
            Err(problem) => return answer(reply, Err(problem)),
        };
        let effort = Effort::folding(self.table.log().len());
        // Whoever sat down meanwhile begins anew.
        self.welcome(listener, if now == observer { missed } else { Vec::new() }).await;
        answer(reply, Ok(effort));
    }

    /// Keeps what happened for those who are catching up.
    pub(super) fn keep_for_those_who_catch_up(&mut self, done: &Done<G>) {
        for waiting in &mut self.catching_up {
            if waiting.meanwhile.len() < MEANWHILE
                && let Some(frame) = self.table.frame(waiting.observer, done)
            {
                waiting.meanwhile.push(frame.without_board());
            }
        }
    }

    /// Shows somebody the table, and tells them of it from now on.
    async fn welcome(&mut self, listener: Listener, missed: Missed<G>) {
        let observer = self.observer_of(&listener);
        self.show(&listener, observer, missed);
        let outbox = listener.outbox.clone();
        self.listeners.push(listener);
        self.note_gone();
        if !self.tell_attendance().await {
            outbox.put(self.attendance.message().clone());
        }
    }

    /// A socket is no longer told, nor will be.
    pub(super) fn dismiss_socket(&mut self, socket: u64) {
        self.listeners.retain(|listener| listener.socket != socket);
        self.catching_up.retain(|waiting| waiting.listener.socket != socket);
    }

    /// Those who were catching up when the table was put away begin again elsewhere.
    pub(super) fn take_catching_up(&mut self) -> impl Iterator<Item = (Listener, Reply<Effort>)> + use<G> {
        std::mem::take(&mut self.catching_up).into_iter().map(|waiting| (waiting.listener, waiting.reply))
    }

    /// Shows the whole table to somebody.
    pub(super) fn show(&self, listener: &Listener, observer: Observer, missed: Missed<G>) {
        let message: TableMessage<G> = ServerMessage::Table {
            about: self.about(),
            seat: observer.seat(),
            seq: self.table.seq(observer),
            board: self.table.board_in(listener.form, observer),
            missed: missed.into_iter().map(|frame| spare(frame.without_board(), listener)).collect(),
        };
        listener.outbox.put(text(&message));
    }

    /// Shows somebody who watches what they saw after one of their frames.
    pub(super) fn recall(&self, socket: u64, seq: u32, reply: Reply<Effort>) {
        let listener = self.listeners.iter().find(|listener| listener.socket == socket);
        let Some(listener) = listener else { return answer(reply, Err(Problem::NotWatching)) };
        let observer = self.observer_of(listener);
        let last = self.table.seq(observer);
        if seq > last {
            return answer(reply, Err(Problem::NoSuchFrame { seq, last }));
        }
        let (form, counting) = (listener.form, self.table.setup().terms.counting());
        let (table, outbox, history) = (self.id, listener.outbox.clone(), self.table.history().clone());
        let effort = Effort::folding(history.log().len());
        let folders = self.needs.folders.clone();
        tokio::spawn(async move {
            let told = folders.run(move || {
                let seen = history.recalled(observer, seq);
                let view = seen.map(|view| G::portray(&view, form, counting));
                let message: TableMessage<G> = ServerMessage::Recalled { table, seq, view };
                outbox.put(text(&message));
            });
            answer(reply, told.await.map(|()| effort));
        });
    }
}

/// The latest of what was missed, as much as is told.
fn shortened<F: serde::Serialize>(mut missed: Vec<F>) -> Vec<F> {
    let mut bytes = 0;
    let is_too_much = |frame: &F| {
        bytes += plain::text(frame).len();
        bytes > LONGEST_GAP
    };
    let first = missed.iter().rposition(is_too_much).map_or(0, |last_left_out| last_left_out + 1);
    missed.split_off(first)
}
