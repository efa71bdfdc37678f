//! Plays: artefacts and spells that were declared, and wait to be carried out (M6.2).

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::artefact::Artefact;
use crate::pieces::Piece;
use crate::space::Space;
use crate::spell::{Spell, SpellSet};

/// What is played. In notation `{"spell": "spy"}`; for programs `{"card": "spell", "spell": "spy"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(
    export_to = "morgenland.ts",
    type = "{ \"card\": \"artefact\", artefact: Artefact, } | { \"card\": \"spell\", spell: Spell, }"
)]
pub enum Card {
    /// An own artefact (M5).
    #[serde(rename = "artefact")]
    Artefact(Artefact),
    /// A spell (M7).
    #[serde(rename = "spell")]
    Spell(Spell),
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (card, name) = match self {
            Card::Artefact(artefact) => ("artefact", artefact.to_string()),
            Card::Spell(spell) => ("spell", spell.to_string()),
        };
        let tag = (!serializer.is_human_readable()).then(|| ("card", card.to_owned()));
        serializer.collect_map(tag.into_iter().chain([(card, name)]))
    }
}

/// A declared play with what was named for it (M6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Play {
    /// Who declared it.
    pub seat: Seat,
    /// The artefact or spell that is played.
    pub card: Card,
    /// The artefact whose power a Parasite borrows, or that an Apprentice gives.
    #[serde(default)]
    pub artefact: Option<Artefact>,
    /// The piece that is meant.
    #[serde(default)]
    pub piece: Option<Piece>,
    /// Where that piece lay when it was named: one that has left is safe (M6.4).
    #[serde(default)]
    pub from: Option<Space>,
    /// The space, room or cave that is meant.
    #[serde(default)]
    pub space: Option<Space>,
    /// The spell that is to be countered (M5.3).
    #[serde(default)]
    pub against: Option<Spell>,
    /// It has no effect (M5.3).
    #[serde(default)]
    pub countered: bool,
    /// It was carried out.
    #[serde(default)]
    pub done: bool,
}

impl Play {
    /// A play for which nothing is named yet.
    pub(crate) const fn new(seat: Seat, card: Card) -> Play {
        Play {
            seat,
            card,
            artefact: None,
            piece: None,
            from: None,
            space: None,
            against: None,
            countered: false,
            done: false,
        }
    }

    /// The spell that was cast.
    pub(crate) fn spell(&self) -> Option<Spell> {
        match self.card {
            Card::Spell(spell) => Some(spell),
            Card::Artefact(_) => None,
        }
    }

    /// M7.13: the artefact whose power it has, its own or a borrowed one.
    pub(crate) fn power(&self) -> Option<Artefact> {
        match self.card {
            Card::Artefact(artefact) => Some(artefact),
            Card::Spell(Spell::Parasite) => self.artefact,
            Card::Spell(_) => None,
        }
    }
}

/// The plays declared since the window opened, in the order in which they were declared.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ListedPlays", try_from = "ListedPlays")]
pub struct Plays {
    list: [Play; Plays::MOST],
    len: u8,
    /// M6.2: who has passed since the last declaration.
    pub passed: SeatSet,
    /// The play that is being carried out.
    pub now: Option<Underway>,
}

/// The plays declared in the open window.
// A state has places for all plays there can be, documents only those that are taken.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts", rename = "Plays")]
pub(crate) struct ListedPlays {
    /// In the order in which they were declared.
    declared: Vec<Play>,
    /// Who has passed since the last declaration.
    passed: SeatSet,
    /// Which of them is being carried out.
    now: Option<Underway>,
}

/// How far a play that asks for choices has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts", rename = "Now")]
pub struct Underway {
    /// Its place in the list.
    pub play: u8,
    /// Counts up with every choice asked for.
    pub step: u8,
}

/// What unused places of the list hold, so that equal lists are equal.
const NO_PLAY: Play = Play::new(Seat::A, Card::Artefact(Artefact::Scroll));

impl Plays {
    /// The bound on pending plays. Each spell is there once and is discarded when it is cast. Artefacts are
    /// used once a round by each of five players and twice by one of them (M3.5), six times in all; whoever casts has
    /// spent a use on their Lamp, which is no declaration (M5.2). So with a spell in the list at most five artefacts
    /// are, and without one at most six.
    pub const MOST: usize = Spell::COUNT + 5;

    /// Nothing is declared.
    pub(crate) const NONE: Plays =
        Plays { list: [NO_PLAY; Plays::MOST], len: 0, passed: SeatSet::EMPTY, now: None };

    /// The declared plays.
    #[inline]
    pub fn all(&self) -> &[Play] {
        &self.list[..usize::from(self.len)]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Play] {
        &mut self.list[..usize::from(self.len)]
    }

    /// Is nothing declared?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// M6.2: one more declaration; everybody may answer it.
    pub(crate) fn declare(&mut self, play: Play) {
        self.list[usize::from(self.len)] = play;
        self.len += 1;
        self.passed = SeatSet::EMPTY;
    }

    /// Everything was carried out.
    pub(crate) fn clear(&mut self) {
        *self = Plays::NONE;
    }

    /// M5.3: the declared spells of others, which this player could counter.
    pub(crate) fn counterable(&self, seat: Seat) -> SpellSet {
        self.all().iter().filter(|play| play.seat != seat).filter_map(Play::spell).collect()
    }

    /// M7.2: is the question whether anybody counters Abracadabra? Then nothing else may be played.
    pub(crate) fn only_counters(&self) -> bool {
        self.all().first().is_some_and(|play| play.spell() == Some(Spell::Abracadabra))
    }
}

impl From<Plays> for ListedPlays {
    fn from(plays: Plays) -> ListedPlays {
        ListedPlays { declared: plays.all().to_vec(), passed: plays.passed, now: plays.now }
    }
}

impl TryFrom<ListedPlays> for Plays {
    type Error = String;
    fn try_from(ListedPlays { declared, passed, now }: ListedPlays) -> Result<Plays, String> {
        if declared.len() > Plays::MOST {
            let found = declared.len();
            return Err(format!("{found} plays: no more than {} can be declared (M5.1, M7)", Plays::MOST));
        }
        let mut plays = Plays { passed, now, ..Plays::NONE };
        plays.list[..declared.len()].copy_from_slice(&declared);
        plays.len = declared.len() as u8;
        Ok(plays)
    }
}

impl fmt::Debug for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plays { list: _, len: _, passed, now } = self;
        f.debug_struct("Plays").field("all", &self.all()).field("passed", passed).field("now", now).finish()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::plain;

    use super::*;
    use crate::ask::Ask;

    #[test]
    fn cards_have_a_tag_for_programs() {
        let play = Play::new(Seat::A, Card::Spell(Spell::Spy));
        assert_eq!(serde_json::to_string(&play.card).unwrap(), r#"{"spell":"spy"}"#);
        let read: Card = serde_json::from_str(r#"{"spell":"spy"}"#).unwrap();
        assert_eq!(read, play.card);
        let ask: Ask = Ask::Naming(play);
        assert_eq!(plain::value(&ask)["card"], serde_json::json!({ "card": "spell", "spell": "spy" }));
    }
}
