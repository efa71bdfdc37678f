//! The step that is being played, and what happens in it.

use tabletop::Observer;

use super::phrase::{Phrase, current};
use super::remark::{Award, Remark, Step};
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::space::{Region, Space};
use crate::stage::RoundStage;
use crate::table::Version;
use crate::view::View;

/// The stage and the step with its rules; in the magic version also what the observer's own cards do.
pub(super) fn explain(view: &View) -> Vec<Remark> {
    let mut said = vec![Phrase::stage(view.public.stage).into()];
    if let Ask::Market { .. } = view.ask {
        said.push(Remark::Award { award: Award::Market });
    } else {
        said.extend(steps(view).into_iter().map(|step| Remark::Step { step }));
    }
    if let (RoundStage::Tally(space), Ask::Window { .. } | Ask::Naming(_)) = (view.public.stage, view.ask) {
        said.push(Remark::Award { award: award(space) });
    }
    said.extend(cards(view));
    said
}

/// What the observer's own cards do.
fn cards(view: &View) -> Vec<Remark> {
    let (Version::Magic, Observer::Seat(seat)) = (view.public.version, view.observer) else {
        return Vec::new();
    };
    let player = &view.players[seat];
    let spells = player.seen.known.iter().map(|spell| Remark::Spell { spell, rule: spell.rule() });
    let owned = player.seen.artefacts.unwrap_or_default();
    let artefacts = Artefact::ALL.iter().copied().filter(|&artefact| owned.has(artefact));
    spells.chain(artefacts.map(|artefact| Remark::Artefact { artefact, rule: rule(artefact) })).collect()
}

/// The rule that says what an artefact does.
fn rule(artefact: Artefact) -> &'static str {
    match artefact {
        Artefact::Lamp => "M5.2",
        Artefact::Counterspell => "M5.3",
        Artefact::Double => "M5.4",
        Artefact::Carpet => "M5.5",
        Artefact::Key => "M5.6",
        Artefact::Scroll => "M5.7",
    }
}

/// What a space gives.
fn award(space: Space) -> Award {
    match (space.place(), space) {
        (Region::Cave(_), _) => Award::Cave,
        (Region::Guard, _) => Award::Guard,
        (Region::Room(_), _) => Award::Room,
        (Region::City, Space::Tent) => Award::Tent,
        (Region::City, Space::Djinn) => Award::Djinn,
        (Region::City, Space::Market) => Award::Market,
        (Region::City, _) => Award::Caravanserai,
    }
}

/// What is being asked.
fn steps(view: &View) -> Vec<Step> {
    let step = match view.ask {
        Ask::Placing { .. } => return placing(view.public.version),
        Ask::Taking(_) | Ask::Giving(_) => treasure(view),
        // The Market is explained by what it gives.
        Ask::Market { .. } => return Vec::new(),
        Ask::Bribe { .. } => Step::Bribe,
        Ask::Buying(_) | Ask::Price(_) => Step::Room,
        Ask::Keeping(_) => Step::Tent,
        Ask::Camel { .. } => Step::Camel,
        Ask::Window { .. } if view.public.plays.all().is_empty() => Step::Window,
        Ask::Window { .. } => Step::Answers,
        Ask::Naming(_) => Step::Naming,
        Ask::Searching { .. } => Step::Search,
        Ask::Choosing { .. } => Step::Mirage,
        Ask::CityTax { .. } => Step::CityTax,
        Ask::SultansTax { .. } => Step::SultansTax,
        Ask::Answer { .. } => Step::Retaliation,
        Ask::Trading(_) => Step::Trade,
        Ask::Nothing => Step::Over,
    };
    vec![step]
}

fn placing(version: Version) -> Vec<Step> {
    match version {
        Version::Basic => vec![Step::Placing, Step::Tallying],
        Version::Magic => vec![Step::Placing, Step::PlacingMagic, Step::Tallying],
    }
}

/// Why treasure is taken or given.
fn treasure(view: &View) -> Step {
    if current(view).is_some() {
        return Step::Treasure;
    }
    match view.public.stage {
        RoundStage::Opening => Step::Opening,
        RoundStage::Tally(Space::Market) => Step::MarketTake,
        RoundStage::Tally(_)
        | RoundStage::Start
        | RoundStage::Placing(_)
        | RoundStage::Placed
        | RoundStage::CavesDone
        | RoundStage::Over(_) => Step::PayBribe,
    }
}
