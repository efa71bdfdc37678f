//! The rooms of the palace and their stacks of artefacts (M0.6, M0.7).

use serde::{Deserialize, Serialize, Serializer};
use tabletop::SeatSet;
use ts_rs::TS;

use crate::artefact::{Artefact, Artefacts};
use crate::public::PublicRoom;

/// A stack of face-down artefacts; in documents a list from the top.
// Four bits per artefact, the undermost lowest.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Artefact>", try_from = "Vec<Artefact>")]
pub struct Stack {
    cards: u32,
    len: u32,
}

tabletop::typescript!("morgenland.ts", "Stack", Stack = "Array<Artefact>", Artefact);

impl Stack {
    /// The highest stack: six (M0.6); a swap puts one under it that took one out first (M7.12).
    pub const HIGHEST: usize = 6;

    /// How many artefacts.
    #[inline]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Takes the top one.
    #[inline]
    pub(crate) fn take_top(&mut self) -> Option<Artefact> {
        self.len = self.len.checked_sub(1)?;
        let top = self.cards >> (4 * self.len);
        self.cards &= (1 << (4 * self.len)) - 1;
        Some(Artefact::of_index(top as usize))
    }

    /// Takes the topmost of this kind.
    pub(crate) fn take(&mut self, kind: Artefact) -> bool {
        let Some(from_top) = self.iter().position(|here| here == kind) else { return false };
        let place = 4 * (self.len - 1 - from_top as u32);
        let below = (1 << place) - 1;
        self.cards = self.cards & below | (self.cards >> place >> 4) << place;
        self.len -= 1;
        true
    }

    /// Puts one under the stack.
    pub(crate) fn put_under(&mut self, kind: Artefact) {
        self.cards = self.cards << 4 | kind as u32;
        self.len += 1;
    }

    /// The artefact at the bottom; none if the stack is empty.
    pub(crate) fn bottom(self) -> Option<Artefact> {
        (self.len > 0).then(|| Artefact::of_index(self.cards as usize & 0xf))
    }

    /// From the top.
    pub fn iter(self) -> impl Iterator<Item = Artefact> {
        (0..self.len).rev().map(move |place| Artefact::of_index((self.cards >> (4 * place) & 0xf) as usize))
    }

    /// How many of each kind.
    pub fn counts(self) -> Artefacts {
        self.iter().collect()
    }
}

impl FromIterator<Artefact> for Stack {
    /// From the top.
    fn from_iter<I: IntoIterator<Item = Artefact>>(kinds: I) -> Stack {
        let mut stack = Stack::default();
        for kind in kinds {
            stack.put_under(kind);
        }
        stack
    }
}

impl From<Stack> for Vec<Artefact> {
    fn from(stack: Stack) -> Self {
        stack.iter().collect()
    }
}

impl TryFrom<Vec<Artefact>> for Stack {
    type Error = String;
    fn try_from(kinds: Vec<Artefact>) -> Result<Stack, String> {
        if kinds.len() > Stack::HIGHEST {
            return Err(format!("{} artefacts: no stack is higher than {}", kinds.len(), Stack::HIGHEST));
        }
        Ok(kinds.into_iter().collect())
    }
}

/// What everybody knows of the undermost artefact of a stack, since a Mirage put it there (M7.12). In notation
/// `{"is": "key"}`; for programs `{"bottom": "is", "artefact": "key"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(
    export_to = "morgenland.ts",
    type = "{ \"bottom\": \"is\", artefact: Artefact, } | { \"bottom\": \"if-any\", artefact: Artefact, }"
)]
pub enum Bottom {
    /// It is this kind.
    #[serde(rename = "is")]
    Is(Artefact),
    /// If this kind lies in the stack at all, then it is the undermost. So it is once Abracadabra took one of this
    /// kind: the topmost left, and only the buyer knows whether that was the undermost too (M7.2).
    #[serde(rename = "if-any")]
    IfAny(Artefact),
}

impl Serialize for Bottom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (bottom, artefact) = match self {
            Bottom::Is(artefact) => ("is", artefact.to_string()),
            Bottom::IfAny(artefact) => ("if-any", artefact.to_string()),
        };
        if serializer.is_human_readable() {
            serializer.collect_map([(bottom, artefact)])
        } else {
            serializer.collect_map([("bottom", bottom.to_owned()), ("artefact", artefact)])
        }
    }
}

/// A palace room.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PalaceRoom {
    /// The face-down artefacts.
    pub stack: Stack,
    /// What lies open.
    pub public: PublicRoom,
}

impl PalaceRoom {
    /// Is there an artefact left, open or not?
    #[inline]
    pub fn has_artefact(&self) -> bool {
        self.public.open.is_some() || !self.stack.is_empty()
    }

    /// M1.4: turns the top artefact face up, unless one lies face up; hands out what was turned.
    pub(crate) fn turn(&mut self) -> Option<Artefact> {
        if self.public.open.is_some() {
            return None;
        }
        self.public.open = self.stack.take_top();
        if let (Some(Bottom::IfAny(kind)), Some(turned)) = (self.public.bottom, self.public.open)
            && kind == turned
        {
            // So there was one, and the undermost is another.
            self.public.bottom = Some(Bottom::Is(kind));
        }
        self.forget_if_empty();
        self.public.open
    }

    /// M7.12: this kind, the topmost of it, comes out to lie open; the old open one goes under the stack.
    pub(crate) fn mirage(&mut self, kind: Artefact) {
        if !self.stack.take(kind) {
            return;
        }
        if let Some(old) = self.public.open.replace(kind) {
            self.stack.put_under(old);
            self.public.bottom = Some(Bottom::Is(old));
        }
        self.forget_if_empty();
    }

    /// M7.2: this kind leaves the room: the open one before any other, then the topmost.
    pub(crate) fn take_any(&mut self, kind: Artefact) {
        if self.public.open == Some(kind) {
            self.public.open = None;
            return;
        }
        self.stack.take(kind);
        if self.public.bottom == Some(Bottom::Is(kind)) {
            self.public.bottom = Some(Bottom::IfAny(kind));
        }
        self.forget_if_empty();
    }

    /// Of an empty stack there is nothing to know.
    fn forget_if_empty(&mut self) {
        if self.stack.is_empty() {
            self.public.bottom = None;
            self.public.searched = SeatSet::EMPTY;
        }
    }

    /// Does what everybody knows of the undermost hold?
    pub(crate) fn bottom_holds(&self) -> bool {
        match self.public.bottom {
            None => true,
            Some(Bottom::Is(kind)) => self.stack.bottom() == Some(kind),
            Some(Bottom::IfAny(kind)) => {
                !self.stack.is_empty()
                    && (!self.stack.counts().has(kind) || self.stack.bottom() == Some(kind))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Artefact::{Carpet, Double, Key, Scroll};

    #[test]
    fn a_stack_gives_its_top_or_the_topmost_of_a_kind() {
        let mut stack: Stack = [Key, Double, Key, Scroll].into_iter().collect();
        assert!(stack.take(Key) && !stack.take(Carpet));
        assert_eq!(Vec::from(stack), [Double, Key, Scroll]);
        stack.put_under(Carpet);
        assert_eq!((stack.take_top(), stack.bottom(), stack.len()), (Some(Double), Some(Carpet), 3));
        assert!(Artefact::ALL.iter().all(|&kind| stack.counts().count(kind) <= 1));
    }

    #[test]
    fn what_is_known_of_the_undermost_has_a_tag_for_programs() {
        let bottom = Bottom::IfAny(Key);
        assert_eq!(serde_json::to_string(&bottom).unwrap(), r#"{"if-any":"key"}"#);
        assert_eq!(tabletop::plain::text(&bottom), r#"{"bottom":"if-any","artefact":"key"}"#);
    }

    /// MP.2: what a Mirage and an Abracadabra teach everybody about the undermost artefact.
    #[test]
    fn mp_2_what_is_known_of_the_undermost_artefact() {
        let public = PublicRoom { open: Some(Key), ..PublicRoom::default() };
        let mut room = PalaceRoom { stack: [Key, Double, Key].into_iter().collect(), public };
        room.mirage(Double);
        assert_eq!((room.public.open, room.public.bottom), (Some(Double), Some(Bottom::Is(Key))));
        room.take_any(Key);
        assert_eq!((room.stack.len(), room.public.bottom), (2, Some(Bottom::IfAny(Key))));
        assert!(room.bottom_holds());
        room.take_any(Double);
        assert_eq!(room.turn(), Some(Key));
        assert_eq!(room.public.bottom, Some(Bottom::Is(Key)), "one was there, so the undermost is another");
        room.public.open = None;
        room.turn();
        assert_eq!(room.public.bottom, None);
    }
}
