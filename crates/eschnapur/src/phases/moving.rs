//! Phase 8: moving a stone. Window (e) comes before the winner moves.

use serde::{Deserialize, Serialize};
use tabletop::ruling::Verdict;
use tabletop::{Chance, Seat, Sink};
use ts_rs::TS;

use crate::action::{Action, Ruling, sets};
use crate::event::Event;
use crate::illegal::{Illegal, Occasion};
use crate::official::Official;
use crate::officials;
use crate::palace::{Part, PartSet};
use crate::phases::{Phase, plain, rewards};
use crate::privilege::Privilege;
use crate::state::State;
use crate::table::OnTable;
use crate::window::{When, Window};

/// Phase 8 after it was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Moving {
    /// Who won and may move a stone.
    pub winner: Seat,
    /// E10.9: the part whose topmost stone may not be moved.
    #[serde(default)]
    pub protected: Option<Part>,
    /// E10.11: the winner may move from or to the stopped part.
    #[serde(default)]
    pub ignores_stop: bool,
    /// What is asked.
    #[serde(serialize_with = "plain::moving_now")]
    #[ts(as = "plain::MovingNow")]
    pub now: MovingStep,
}

/// A step of phase 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MovingStep {
    /// Window (e): privileges are bought before the winner moves a stone.
    Window(Window),
    /// E10.9: the buyer of "last stone" names a part; the window goes on after them.
    Naming(Window),
    /// The winner chooses a stone.
    Lifting,
    /// The winner chooses where the topmost stone of this part goes.
    Setting(Part),
}

/// Official 5 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    officials::reveal(state, Official::Moving, chance, sink);
}

/// Official 5 is decided. With no winner no stone is moved and no window opens (E10.2).
pub(crate) fn won(state: &mut State, winner: Option<Seat>, sink: &mut impl Sink<Event>) {
    match winner {
        Some(winner) => {
            let moving = Moving { winner, protected: None, ignores_stop: false, now: MovingStep::Lifting };
            go_on(state, moving, Window::open(&state.table, When::Moving { winner }));
        }
        None => rewards::begin(state, sink),
    }
}

/// Window (e) goes on, or closes and the winner moves.
pub(crate) fn go_on(state: &mut State, moving: Moving, window: Option<Window>) {
    state.phase =
        Phase::Moving(Moving { now: window.map_or(MovingStep::Lifting, MovingStep::Window), ..moving });
}

impl Moving {
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.now {
            MovingStep::Window(window) | MovingStep::Naming(window) => window.asked,
            MovingStep::Lifting | MovingStep::Setting(_) => self.winner,
        }
    }

    pub(crate) fn when(&self) -> When {
        When::Moving { winner: self.winner }
    }

    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        match self.now {
            MovingStep::Window(window) => window.judge(table, self.when(), ruling),
            MovingStep::Naming(_) => {
                ruling.offer(sets::Protect::ALL);
                ruling.forbid(sets::Protect::of(!with_stones(table)), Illegal::NothingToProtect);
            }
            MovingStep::Lifting => self.judge_lifting(table, ruling),
            MovingStep::Setting(from) => self.judge_setting(table, from, ruling),
        }
    }

    /// E8.1, E8.2: the topmost stone of any part, if it can go somewhere; or none.
    #[inline(always)]
    fn judge_lifting(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let stones = with_stones(table);
        ruling.offer(sets::Lift::ALL | sets::Stay::ALL);
        ruling.forbid(sets::Lift::of(!stones), Illegal::NothingToMove);
        ruling.forbid(sets::Lift::of(self.stopped(table)), Illegal::MoveStopped);
        ruling.forbid(sets::Lift::of(PartSet::of(self.protected)), Illegal::Protected);
        let targets = self.targets(table);
        let stuck = stones.iter().filter(|&from| (targets - PartSet::only(from)).is_empty()).collect();
        ruling.forbid(sets::Lift::of(stuck), Illegal::NowhereToMove);
    }

    /// E8.1, E8.2: another unfinished part with a free field.
    #[inline(always)]
    fn judge_setting(&self, table: &OnTable, from: Part, ruling: &mut impl Ruling) {
        ruling.offer(sets::Set::ALL);
        ruling.forbid(sets::Set::of(PartSet::only(from)), Illegal::SamePart);
        ruling.forbid(sets::Set::of(!Part::in_play(table.players())), Illegal::PartOut);
        ruling.forbid(sets::Set::of(table.public.finished), Illegal::MoveFinished);
        ruling.forbid(sets::Set::of(table.full), Illegal::MoveFull);
        ruling.forbid(sets::Set::of(self.stopped(table)), Illegal::MoveStopped);
    }

    /// May the topmost stone of this part be moved?
    pub(crate) fn may_lift(&self, table: &OnTable, part: Part) -> bool {
        let mut verdict = Verdict::on(Action::Lift(part).index());
        self.judge_lifting(table, &mut verdict);
        verdict.result(Illegal::WrongKind(Occasion::Moving)).is_ok()
    }

    /// The parts that some stone could go to.
    fn targets(&self, table: &OnTable) -> PartSet {
        table.unfinished() - table.full - self.stopped(table)
    }

    /// E4.2, E8.2: the part that no stone leaves or comes to.
    fn stopped(&self, table: &OnTable) -> PartSet {
        if self.ignores_stop { PartSet::EMPTY } else { PartSet::of(table.public.markers.stop) }
    }

    /// E10.9: the buyer names a part at once. E10.11: holds for this phase.
    pub(crate) fn bought(&mut self, privilege: Privilege) {
        match (privilege, self.now) {
            (Privilege::LastStone, MovingStep::Window(window)) => self.now = MovingStep::Naming(window),
            (Privilege::IgnoreStop, _) => self.ignores_stop = true,
            _ => {}
        }
    }
}

/// The parts on which a stone lies.
fn with_stones(table: &OnTable) -> PartSet {
    Part::all().filter(|&part| table.public.palace[part].height() > 0).collect()
}

/// E10.9: the topmost stone of this part may not be moved this phase.
pub(crate) fn protect(state: &mut State, moving: Moving, part: Part, sink: &mut impl Sink<Event>) {
    let MovingStep::Naming(window) = moving.now else {
        unreachable!("a part is named by the buyer of last stone")
    };
    let seat = window.asked;
    sink.open(|| Event::Protected { seat, part });
    let moving = Moving { protected: Some(part), ..moving };
    go_on(state, moving, window.bought(&state.table, moving.when()));
}

/// The winner chooses the stone.
pub(crate) fn lift(state: &mut State, moving: Moving, part: Part, sink: &mut impl Sink<Event>) {
    let seat = moving.winner;
    sink.open(|| Event::Lifted { seat, part });
    state.phase = Phase::Moving(Moving { now: MovingStep::Setting(part), ..moving });
}

/// The stone goes to the lowest free field of another part. It is not built: no premium (E8.4).
pub(crate) fn set(state: &mut State, moving: Moving, to: Part, sink: &mut impl Sink<Event>) {
    let MovingStep::Setting(from) = moving.now else {
        unreachable!("a stone is set down after it was lifted")
    };
    let by = moving.winner;
    let owner = state.table.lift_stone(from);
    state.table.put_stone(to, owner);
    state.table.public.stirred = true;
    sink.open(|| Event::Moved { by, owner, from, to });
    rewards::begin(state, sink);
}

/// E8.1: the winner declines.
pub(crate) fn stay(state: &mut State, moving: Moving, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::MovedNothing { by: moving.winner });
    rewards::begin(state, sink);
}
