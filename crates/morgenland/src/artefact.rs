//! Artefacts (M5): what the game is about collecting.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Set;

tabletop::named! {
    /// One of the six kinds of artefacts; there are five of each.
    pub enum Artefact as "an artefact" in "morgenland.ts" {
        /// M5.2: its user may play spells.
        Lamp = "lamp",
        /// M5.3: stops a spell.
        Counterspell = "counterspell",
        /// M5.4: doubles a token.
        Double = "double",
        /// M5.5: counts as a token of value 3.
        Carpet = "carpet",
        /// M5.6: leads past the guard.
        Key = "key",
        /// M5.7: breaks ties at the end.
        Scroll = "scroll",
    }
}

/// A set of kinds of artefacts.
pub type ArtefactSet = Set<Artefact>;

impl Artefact {
    /// How many of each kind there are.
    pub const OF_EACH: u8 = 5;
}

/// How many artefacts of each kind; in documents a map.
// Five bits per kind in one word: no more than 30 of one kind are ever counted together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Artefact, u8>", try_from = "BTreeMap<Artefact, u8>")]
pub struct Artefacts(u32);

tabletop::typescript!(
    "morgenland.ts",
    "Artefacts",
    Artefacts = "{ [artefact in Artefact]: number }",
    Artefact
);

const BITS: u32 = 5;
const LANE: u32 = (1 << BITS) - 1;

impl Artefacts {
    /// No artefact.
    pub const NONE: Artefacts = Artefacts(0);

    /// So many of each kind.
    pub fn each(count: u8) -> Artefacts {
        Artefact::ALL
            .iter()
            .fold(Artefacts::NONE, |all, &kind| Artefacts(all.0 | u32::from(count) << shift(kind)))
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: Artefact) -> u8 {
        (self.0 >> shift(kind) & LANE) as u8
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u8 {
        Artefact::ALL.iter().map(|&kind| self.count(kind)).sum()
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(self, kind: Artefact) -> bool {
        self.count(kind) != 0
    }

    /// Which kinds there are.
    #[inline]
    pub fn kinds(self) -> ArtefactSet {
        // Without a branch for each kind: there is one of some and none of others all the time.
        let mut kinds = ArtefactSet::EMPTY;
        for kind in Artefact::ALL {
            kinds.insert_if(self.has(kind), kind);
        }
        kinds
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, kind: Artefact) {
        self.0 += 1 << shift(kind);
    }

    /// Takes one out; it must be there.
    #[inline]
    pub fn remove(&mut self, kind: Artefact) {
        debug_assert!(self.has(kind), "a {kind} is taken where there is none");
        self.0 -= 1 << shift(kind);
    }

    /// What is left without these, which must be among them.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, part: Artefacts) -> Artefacts {
        Artefacts(self.0 - part.0)
    }

    /// What is left without these; `None` if some of them are not there.
    pub fn without(self, other: Artefacts) -> Option<Artefacts> {
        Artefact::ALL
            .iter()
            .all(|&kind| self.count(kind) >= other.count(kind))
            .then(|| Artefacts(self.0 - other.0))
    }

    /// Every single one, by kind.
    pub fn iter(self) -> impl Iterator<Item = Artefact> {
        Artefact::ALL.iter().flat_map(move |&kind| (0..self.count(kind)).map(move |_| kind))
    }
}

#[inline]
fn shift(kind: Artefact) -> u32 {
    kind as u32 * BITS
}

impl FromIterator<Artefact> for Artefacts {
    fn from_iter<I: IntoIterator<Item = Artefact>>(kinds: I) -> Artefacts {
        let mut all = Artefacts::NONE;
        for kind in kinds {
            all.add(kind);
        }
        all
    }
}

impl From<Artefacts> for BTreeMap<Artefact, u8> {
    fn from(artefacts: Artefacts) -> Self {
        Artefact::ALL.iter().map(|&kind| (kind, artefacts.count(kind))).collect()
    }
}

impl TryFrom<BTreeMap<Artefact, u8>> for Artefacts {
    type Error = String;
    fn try_from(map: BTreeMap<Artefact, u8>) -> Result<Artefacts, String> {
        let mut all = Artefacts::NONE;
        for (kind, count) in map {
            if count > Artefact::OF_EACH {
                return Err(format!("{count} of {kind}: there are only {} (M0.6)", Artefact::OF_EACH));
            }
            all.0 |= u32::from(count) << shift(kind);
        }
        Ok(all)
    }
}
