//! The game in documents that people are told: what they are asked, what they may choose, what lies on the table.
//!
//! Every document says figures and nouns, never a sentence: those are messages of `locales/`, found and filled by the
//! scheme of `locales/README.md`.

mod sheet;

use serde::Serialize;
use strum::VariantNames;
use tabletop::telling::Sheet;
use tabletop::{Counting, SeatSet, Told};
use ts_rs::TS;

use crate::action::Action;
use crate::card::{Card, CardSet, points};
use crate::game::Goofspiel;
use crate::table::Ties;
use crate::view::View;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "goofspiel.ts")]
#[allow(missing_docs)]
pub enum Question {
    /// G1.2: which card for this prize and those that were kept, so many points together?
    Bid { prize: Card, kept: CardSet, stake: u16 },
}

/// What may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "choice", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "goofspiel.ts")]
#[allow(missing_docs)]
pub enum Choice {
    /// G1.2: this card. Who of the others has a higher one.
    Bid { card: Card, above: SeatSet },
}

/// Whatever is said beside questions and choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "remark", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "goofspiel.ts")]
#[allow(missing_docs)]
pub enum Remark {
    // Where the game stands.
    Round { round: u8, rounds: u8 },
    Over,
    // What happens there.
    RoundExplained,
    TiesExplained { ties: Ties },
    OverExplained,
    // What lies on the table.
    Player,
    Points,
    Won,
    Hand,
    Bid,
    Legend,
    Prize,
    Kept,
    Stack,
    Discarded,
    Nothing,
}

impl Told for Goofspiel {
    const TITLE: &'static str = "Goofspiel";

    type Question = Question;
    type Choice = Choice;
    type Remark = Remark;

    fn question(view: &View) -> Option<Question> {
        view.observer.seat().filter(|&seat| view.awaited.contains(seat))?;
        let (prize, kept) = (view.public.prize?, view.public.kept);
        Some(Question::Bid { prize, kept, stake: points(view.public.open()) })
    }

    fn choice(view: &View, action: Action) -> Choice {
        let Action::Bid(card) = action;
        Choice::Bid { card, above: view.public.above(card, view.observer.seat()) }
    }

    fn explain(view: &View) -> Vec<Remark> {
        let mut said = sheet::heading(view);
        match view.public.prize {
            Some(_) => {
                said.extend([Remark::RoundExplained, Remark::TiesExplained { ties: view.public.ties }]);
            }
            None => said.push(Remark::OverExplained),
        }
        said
    }

    /// All that was bid lies open (GP.1): there is nothing that people would have to count along.
    fn sheet(view: &View, _counting: Counting) -> Sheet<Remark> {
        sheet::sheet(view)
    }
}
