//! What an action would do, with its figures.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::action::Action;
use crate::gold::Gold;
use crate::official::Official;
use crate::palace::Part;
use crate::phases::{Phase, rewards};
use crate::privilege::Privilege;
use crate::view::View;

/// What may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "choice", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub enum Choice {
    /// E1.1: this part becomes a site.
    Site { part: Part, next: Option<Field> },
    /// E2.2, E10.13: this card for this official.
    Lay { official: Official, gold: Gold },
    /// E2.4, E10.13: no card for this official.
    Leave { official: Official },
    /// E3.2: the blockade goes on this player's card for this official.
    Block { seat: Seat, official: Official },
    /// E3.4, E4.1: what this official's favour brings goes beside the palace.
    Beside { official: Official },
    /// E4.1: the stop goes on this part.
    Stop { part: Part, next: Option<Field> },
    /// E6.1: this player gets this marker.
    Marker { seat: Seat, marker: u8 },
    /// E6.2: the player takes this marker.
    ChooseMarker { marker: u8 },
    /// E7.2: a stone on this part. If it is the last one that fits, what the part brings the builder as it stands then
    /// (E9.4).
    Build { part: Part, next: Option<Field>, points: Option<u16> },
    /// EG.1: this card from the bank; so much is to be taken after it.
    Take { gold: Gold, left: u8 },
    /// E8.1: the topmost stone of this part is to be moved.
    Lift { part: Part, top: Option<Top> },
    /// E8.1: it goes to this part.
    Set { part: Part, next: Option<Field> },
    /// E8.1: nothing is moved.
    Stay,
    /// E10.1: this privilege for so many points, of which so many are left.
    Buy { privilege: Privilege, cost: u8, left: u16 },
    /// E10.9: the topmost stone of this part may not be moved.
    Protect { part: Part, top: Option<Top> },
    /// E10.2: nothing is bought.
    Pass,
    /// E10.2 (d): nothing is bought, and the building turn is over.
    EndTurn,
}

/// The lowest free field of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Field {
    /// What it is worth.
    pub value: u16,
    /// Does it show the gold bag?
    pub bag: bool,
    /// How many fields of the part are free, this one included.
    pub free: u8,
    /// How many fields the part has.
    pub fields: u8,
}

/// The topmost stone of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Top {
    /// Whose stone it is.
    pub owner: Seat,
    /// What its field is worth.
    pub value: u16,
}

impl Field {
    /// The lowest free field of a part; nothing if it is full.
    fn next(view: &View, part: Part) -> Option<Field> {
        let figures = view.public.figures.parts[part];
        let field = view.public.palace[part].height();
        (field < figures.fields).then(|| Field {
            value: figures.value(field),
            bag: field + 1 == figures.bag,
            free: figures.fields - field,
            fields: figures.fields,
        })
    }
}

impl Top {
    /// The topmost stone of a part, if there is one.
    fn of(view: &View, part: Part) -> Option<Top> {
        let owner = view.public.palace[part].topmost()?;
        Some(Top {
            owner,
            value: view.public.figures.parts[part].value(view.public.palace[part].height() - 1),
        })
    }
}

impl Choice {
    /// An action as a choice of whoever sees this.
    pub(crate) fn of(view: &View, action: Action) -> Choice {
        let next = |part| Field::next(view, part);
        let top = |part| Top::of(view, part);
        match action {
            Action::Site(part) => Choice::Site { part, next: next(part) },
            Action::Lay(official, gold) => Choice::Lay { official, gold },
            Action::Leave(official) => Choice::Leave { official },
            Action::Block(seat, official) => Choice::Block { seat, official },
            Action::Beside => Choice::Beside { official: favour(view) },
            Action::Stop(part) => Choice::Stop { part, next: next(part) },
            Action::Marker(seat) => Choice::Marker { seat, marker: marker(view, seat) },
            Action::ChooseMarker(marker) => Choice::ChooseMarker { marker: marker.into() },
            Action::Build(part) => Choice::Build { part, next: next(part), points: completed(view, part) },
            Action::Take(gold) => {
                let left = view.payment.map_or(0, |claim| claim.left);
                Choice::Take { gold, left: left.saturating_sub(gold.value()) }
            }
            Action::Lift(part) => Choice::Lift { part, top: top(part) },
            Action::Set(part) => Choice::Set { part, next: next(part) },
            Action::Stay => Choice::Stay,
            Action::Buy(privilege) => {
                let cost = view.public.figures.costs.of(privilege);
                let points = view.observer.seat().map_or(0, |seat| view.tableaus[seat].public.pp);
                Choice::Buy { privilege, cost, left: points.saturating_sub(cost.into()) }
            }
            Action::Protect(part) => Choice::Protect { part, top: top(part) },
            Action::Pass if matches!(view.phase, Phase::Building(_)) => Choice::EndTurn,
            Action::Pass => Choice::Pass,
        }
    }
}

/// Whose favour is put beside the palace: the building stop in phase 4, the blockade before.
fn favour(view: &View) -> Official {
    if matches!(view.phase, Phase::Stop(_)) { Official::Stop } else { Official::Blockade }
}

/// The marker that a player holds, or would be handed now.
fn marker(view: &View, seat: Seat) -> u8 {
    let Phase::Order(order) = view.phase else { return 1 };
    let held = order.markers.iter().position(|&holder| holder == Some(seat));
    let next = order.next_marker(view.tableaus.players());
    held.map(|place| place as u8 + 1).or(next).unwrap_or(1)
}

/// E9.4: what a part brings the observer if a stone of theirs is the last one that fits.
fn completed(view: &View, part: Part) -> Option<u16> {
    let seat = view.observer.seat()?;
    let figures = &view.public.figures.parts[part];
    let mut tower = view.public.palace[part];
    (tower.height() + 1 == figures.fields).then(|| {
        tower.put(seat);
        rewards::points(figures, tower, seat)
    })
}
