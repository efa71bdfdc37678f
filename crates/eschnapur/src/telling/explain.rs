//! The current step and what happens in it.

use crate::official::Official;
use crate::phases::Phase;
use crate::phases::moving::{self, Moving};
use crate::telling::Remark;
use crate::view::View;
use crate::window::When;

/// Where the round stands.
pub(super) fn title(view: &View) -> Remark {
    let Some(phase) = view.phase.number() else { return Remark::Over };
    if view.payment.is_some() {
        return Remark::Coins { phase };
    }
    if window(view).is_some() {
        return Remark::Window { phase };
    }
    if let Phase::FromHand { official } = view.phase {
        return Remark::FromHand { phase, official };
    }
    Remark::Phase { phase }
}

/// The title, then what the rules say of this step.
pub(super) fn explain(view: &View) -> Vec<Remark> {
    let mut said = vec![title(view)];
    let Some(phase) = view.phase.number() else {
        said.push(Remark::OverExplained);
        return said;
    };
    if view.payment.is_some() {
        said.push(Remark::CoinsExplained);
        return said;
    }
    let explained = Remark::PhaseExplained { phase };
    match (view.phase, window(view)) {
        (Phase::FromHand { official }, _) => {
            said.extend([Remark::FromHandExplained, Remark::Official { official }]);
        }
        (Phase::Laying(_), _) => {
            said.push(explained);
            let officials = Official::in_play(view.tableaus.players());
            said.extend(officials.iter().map(|official| Remark::Official { official }));
        }
        (_, Some(when)) => {
            said.push(Remark::WindowExplained { window: when.letter() });
            said.extend(sold(view, when));
        }
        // E10.2 (d): in a building turn both are open.
        (Phase::Building(_), None) => {
            said.extend([explained, Remark::WindowExplained { window: When::Building.letter() }]);
            said.extend(sold(view, When::Building));
        }
        (_, None) => said.push(explained),
    }
    said
}

/// The window in which nothing but privileges is asked for; naming a part for one belongs to it.
fn window(view: &View) -> Option<When> {
    if let Phase::Moving(Moving { now: moving::MovingStep::Naming(_), winner, .. }) = view.phase {
        return Some(When::Moving { winner });
    }
    view.phase.when().filter(|&when| when != When::Building)
}

/// What can be used in a window and is still to be had.
fn sold(view: &View, when: When) -> Vec<Remark> {
    let usable = (when.usable() & view.public.privileges).iter();
    usable
        .map(|privilege| Remark::Privilege { privilege, cost: view.public.figures.costs.of(privilege) })
        .collect()
}
