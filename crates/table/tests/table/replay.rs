//! The log played again with nothing but the rules of the game: how far a plan may reach.

use table::{Deed, Table};
use tabletop::{Audience, Chance, Observer, Seat, SeatSet, Seed, Stream};

use crate::host::Playable;

/// Luck that remembers whether anybody asked for it.
struct Noticed {
    luck: Stream,
    drawn: bool,
}

impl Chance for Noticed {
    fn next(&mut self) -> u32 {
        self.drawn = true;
        self.luck.next()
    }
}

/// A game that is played again from its log.
struct Replay<G: Playable> {
    state: G::State,
    seed: Seed,
    step: u64,
}

/// Of a plan only the last choice draws, reveals something, makes others asked or takes their second thoughts away.
pub(crate) fn plans_stop_where_something_new_begins<G: Playable>(table: &Table<G>) {
    let setup = table.setup();
    let started = table.log().iter().position(|entry| matches!(entry.deed, Deed::Started { .. }));
    let Some(started) = started else { return };
    let Deed::Started { seed, .. } = table.log()[started].deed else { return };
    let state = G::begin(&setup.options, &setup.edition, &mut seed.stream(0)).expect("it began");
    let mut replay = Replay::<G> { state, seed, step: 0 };
    for entry in &table.log()[started..] {
        if let Deed::Plan { seat, actions, .. } = &entry.deed {
            replay.plan(*seat, actions);
        } else if let Deed::Withdrawn { seat } = &entry.deed {
            G::withdraw(&mut replay.state, *seat, &mut ()).expect("it was possible");
            replay.step += 1;
        }
    }
}

impl<G: Playable> Replay<G> {
    fn plan(&mut self, seat: Seat, actions: &[String]) {
        let others = self.others(seat);
        let me = Observer::Seat(seat);
        for (n, action) in actions.iter().enumerate() {
            self.step += 1;
            let mut luck = Noticed { luck: self.seed.stream(self.step), drawn: false };
            let mut events: Vec<(Audience, G::Event)> = Vec::new();
            let action = action.parse().expect("notation");
            G::apply(&mut self.state, seat, action, &mut luck, &mut events).expect("it was possible");
            let reveals = events.iter().any(|(to, event)| to.reaches(me) && G::reveals(event, me));
            let something_new = luck.drawn || reveals || self.others(seat) != others;
            assert!(
                n + 1 == actions.len() || !something_new,
                "{seat}'s plan goes on after {action}: {actions:?}"
            );
        }
    }

    /// The others who are asked, and those who may take back what they chose.
    fn others(&self, seat: Seat) -> [SeatSet; 2] {
        let free =
            |&other: &Seat| other != seat && G::withdraw(&mut self.state.clone(), other, &mut ()).is_ok();
        let may_withdraw = Seat::ALL.into_iter().filter(free).collect();
        [G::to_act(&self.state) - SeatSet::only(seat), may_withdraw]
    }
}
