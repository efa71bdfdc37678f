//! What somebody is asked, and why.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::official::Official;
use crate::palace::{Part, PartSet};
use crate::phases::blockade::Blockade;
use crate::phases::{Phase, moving, order};
use crate::view::{LayingView, SitesView, View};

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub enum Question {
    /// EG.1: which coins make up what is still to be taken?
    Coins { left: u8 },
    /// E1.1: on which parts to build? These are picked already.
    Sites { picked: PartSet },
    /// E2.2: which card for this official, the first for whom nothing was chosen? So many are left, this one included.
    Gold { official: Official, left: u8 },
    /// E10.13: which card from the hand for this official, now that the others have shown theirs?
    FromHand { official: Official },
    /// E3.2: whose card to block?
    Blockade,
    /// E4.1: which part to stop?
    Stop,
    /// E6.1: who gets this marker?
    Marker { marker: u8 },
    /// E6.2: which marker to take?
    ChooseMarker,
    /// E7.2: where does the next of so many stones go?
    Build { stones: u8 },
    /// E8.1: which stone to move?
    Lift,
    /// E8.1: where does the topmost stone of this part go?
    Set { part: Part, owner: Seat },
    /// E10.9: the topmost stone of which part to protect?
    Protect,
    /// E10.2: buy something in this window with so many privilege points?
    Buy {
        #[ts(type = "'a' | 'b' | 'c' | 'e' | 'f'")]
        window: char,
        points: u16,
    },
}

impl Question {
    /// What the observer of this view is asked; nothing if others are.
    pub(crate) fn of(view: &View) -> Option<Question> {
        let seat = view.observer.seat().filter(|&seat| view.to_act().contains(seat))?;
        let tableau = &view.tableaus[seat];
        if let Some(claim) = view.payment {
            return Some(Question::Coins { left: claim.left });
        }
        if let Some(when) = view.phase.when().filter(|_| !matches!(view.phase, Phase::Building(_))) {
            return Some(Question::Buy { window: when.letter(), points: tableau.public.pp });
        }
        match view.phase {
            Phase::Sites(SitesView { mine, .. }) => Some(Question::Sites { picked: mine? }),
            Phase::Laying(LayingView { mine, .. }) => {
                let open = mine?.open();
                Some(Question::Gold { official: open.first()?, left: open.len() as u8 })
            }
            Phase::FromHand { official } => Some(Question::FromHand { official }),
            Phase::Blockade(Blockade::Placing { .. }) => Some(Question::Blockade),
            Phase::Stop(_) => Some(Question::Stop),
            Phase::Order(order) => match order.now {
                order::OrderStep::Choosing(_) => Some(Question::ChooseMarker),
                order::OrderStep::Handing | order::OrderStep::Window(_) => {
                    Some(Question::Marker { marker: order.next_marker(view.tableaus.players())? })
                }
            },
            Phase::Building(_) => Some(Question::Build { stones: tableau.public.stones }),
            Phase::Moving(moving) => match moving.now {
                moving::MovingStep::Naming(_) => Some(Question::Protect),
                moving::MovingStep::Setting(part) => {
                    Some(Question::Set { part, owner: view.public.palace[part].topmost()? })
                }
                moving::MovingStep::Lifting | moving::MovingStep::Window(_) => Some(Question::Lift),
            },
            // Windows were asked for above, wages are asked for by the payment, and at the end nothing is.
            Phase::BeforeGold(_)
            | Phase::Blockade(Blockade::Window(_))
            | Phase::Rewards(_)
            | Phase::Over(_) => None,
        }
    }
}
