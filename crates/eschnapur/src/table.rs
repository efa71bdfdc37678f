//! What lies on the table: the palace, the bank, the markers and everybody's tableau.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Sink};
use ts_rs::TS;

use crate::edition::EditionFigures;
use crate::event::{Event, Gift};
use crate::gold::{Possible, Purse};
use crate::official::{Official, OfficialSet};
use crate::palace::{ByPart, Part, PartSet, Tower};
use crate::privilege::{Cheapest, Privilege, PrivilegeSet};
use crate::slots::Slots;

/// One value per player; Eschnapur seats four.
pub type BySeat<T> = tabletop::BySeat<T, 4>;

/// E0.4: the stones of each colour.
pub const STONES_PER_COLOUR: u8 = 20;

/// Everything that outlasts a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTable {
    pub(crate) public: Public,
    pub(crate) tableaus: BySeat<Tableau>,
    /// Last round's blocked card, from the moment this round's gold is laid until it is revealed.
    pub(crate) carried: Option<Carried>,
    /// Which parts have no free field (E7.2); kept so that legal actions need no counting.
    pub(crate) full: PartSet,
    /// Kept because most players can afford nothing, most of the time.
    pub(crate) cheapest: Cheapest,
}

/// What lies open: everybody sees it, and it needs no memory.
///
/// The state holds it, and the view, the position and what a screen shows hold it whole, as members of their own: a new
/// public fact is a field here, and reaches all of them. What one player has in the open is [`PublicTableau`]; what only
/// some may see, or only know by counting along (EP), each of these documents decides by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub struct Public {
    pub round: u16,
    /// The edition's figures.
    pub figures: EditionFigures,
    /// The stones on each part, from the bottom.
    pub palace: ByPart<Tower>,
    pub finished: PartSet,
    pub bank: Purse,
    /// E0.7: nobody has an order before phase 6 of round 1.
    pub order: Option<TurnOrder>,
    /// The privileges that can still be bought.
    pub privileges: PrivilegeSet,
    pub markers: Markers,
    /// Who wins ties this round (E10.5).
    pub ties: Option<Seat>,
    /// Who plays gold from the hand this round (E10.13).
    pub from_hand: Option<Seat>,
    /// E11.3: whether this round has changed anything, and how many before it have not.
    pub stirred: bool,
    pub quiet: u8,
}

/// One player's own things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tableau {
    pub(crate) hand: Purse,
    /// EP.3: cards of the hand that everybody knows to be there: gold gained since the last cards were laid,
    /// and zeros shown since.
    pub(crate) fresh: Purse,
    pub(crate) slots: Slots,
    /// The two sites of this round; empty before they are chosen.
    pub(crate) sites: PartSet,
    pub(crate) public: PublicTableau,
    /// Stones left in the supply. It lies open too, but follows from the others, so that a position has none.
    pub(crate) supply: u8,
}

/// What one player has in the open, as [`Public`] is what lies in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct PublicTableau {
    /// Stones on the tableau, to be built.
    pub stones: u8,
    /// Victory points.
    pub vp: u16,
    /// Privilege points.
    pub pp: u16,
}

/// The two markers, and where they were lifted from this round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Markers {
    /// The blocked card; `None` if the marker lies beside the palace.
    pub blockade: Option<Card>,
    /// E3.3: the card from which the marker was lifted at the start of this phase 3.
    pub blockade_before: Option<Card>,
    /// The stopped part; `None` if the stop lies beside the palace.
    pub stop: Option<Part>,
    /// E4.1: the part from which the stop was lifted at the start of this phase 4.
    pub stop_before: Option<Part>,
}

/// A card on a tableau.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Card {
    /// On whose tableau it lies.
    pub seat: Seat,
    /// Before which official.
    pub official: Official,
}

/// Last round's blocked card lying among this round's cards, and what it can be (EP.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Carried {
    /// Where it lies.
    pub card: Card,
    /// The values that its owner could have laid last round and had not shown or gained since.
    pub values: Possible,
}

/// The order of the players: who holds marker 1, 2, …
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Seat>", try_from = "Vec<Seat>")]
pub struct TurnOrder {
    // Beyond `players` the array holds seat A, so that equal orders are equal.
    seats: [Seat; 4],
    players: u8,
}

tabletop::typescript!("eschnapur.ts", "TurnOrder", TurnOrder = "Array<Seat>", Seat);

impl TurnOrder {
    /// The seats in the order of their markers.
    pub fn new(order: &[Seat]) -> TurnOrder {
        let mut seats = [Seat::A; 4];
        seats[..order.len()].copy_from_slice(order);
        TurnOrder { seats, players: order.len() as u8 }
    }

    /// The players in turn order.
    #[inline]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// The first of these players in turn order.
    #[inline]
    pub fn first_of(&self, players: SeatSet) -> Option<Seat> {
        // All places are looked at, without a branch: who comes next cannot be guessed. Seats beyond the number of
        // players hold a seat that has come before.
        let [first, second, third, fourth] = self.seats.map(|seat| u8::from(players.contains(seat)));
        let places = first | second << 1 | third << 2 | fourth << 3;
        (places != 0).then(|| self.seats[places.trailing_zeros() as usize & 3])
    }
}

impl From<TurnOrder> for Vec<Seat> {
    fn from(order: TurnOrder) -> Vec<Seat> {
        order.seats().to_vec()
    }
}

impl TryFrom<Vec<Seat>> for TurnOrder {
    type Error = String;
    fn try_from(seats: Vec<Seat>) -> Result<TurnOrder, String> {
        let all = SeatSet::first(seats.len().min(4));
        if (2..=4).contains(&seats.len()) && seats.iter().copied().collect::<SeatSet>() == all {
            Ok(TurnOrder::new(&seats))
        } else {
            Err("a turn order names every player once".to_owned())
        }
    }
}

impl OnTable {
    /// E0: the table before the first round.
    pub(crate) fn new(players: usize, figures: EditionFigures) -> OnTable {
        let public = Public {
            round: 1,
            figures,
            palace: ByPart::new([Tower::default(); Part::COUNT]),
            finished: PartSet::EMPTY,
            bank: Purse::EMPTY,
            order: None,
            privileges: Privilege::in_play(players),
            // E0.8: both markers lie beside the palace.
            markers: Markers::default(),
            ties: None,
            from_hand: None,
            stirred: false,
            quiet: 0,
        };
        OnTable::of(public, BySeat::filled(players, Tableau::new(players)), None)
    }

    /// The table on which these things lie; what is kept although it follows from them is worked out.
    pub(crate) fn of(public: Public, tableaus: BySeat<Tableau>, carried: Option<Carried>) -> OnTable {
        let full = Part::all().filter(|&part| public.is_full(part)).collect();
        let cheapest = Cheapest::of(public.privileges, &public.figures);
        OnTable { public, tableaus, carried, full, cheapest }
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.tableaus.players()
    }

    #[inline]
    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::first(self.players())
    }

    /// E0.2: parts that are out count neither as unfinished nor as finished.
    #[inline]
    pub(crate) fn unfinished(&self) -> PartSet {
        self.public.unfinished(self.players())
    }

    #[inline]
    pub(crate) fn officials(&self) -> OfficialSet {
        Official::in_play(self.players())
    }

    /// The players in turn order.
    #[inline]
    pub(crate) fn in_turn_order(&self) -> &TurnOrder {
        self.public.order.as_ref().expect("nobody needs an order before there is one (E0.7)")
    }

    /// E5.4: stones from the supply to the tableau, no more than there are.
    pub(crate) fn gain_stones(&mut self, seat: Seat, due: u8, because: Gift, sink: &mut impl Sink<Event>) {
        let tableau = &mut self.tableaus[seat];
        let gained = due.min(tableau.supply);
        tableau.supply -= gained;
        tableau.public.stones += gained;
        self.public.stirred |= gained > 0;
        sink.open(|| Event::StonesGained { seat, due, gained, because });
    }

    /// Puts a stone on the lowest free field of a part.
    #[inline]
    pub(crate) fn put_stone(&mut self, part: Part, owner: Seat) {
        self.public.palace[part].put(owner);
        if self.public.is_full(part) {
            self.full.insert(part);
        }
    }

    /// Takes the topmost stone of a part away (E8.3: a full part is full no more).
    pub(crate) fn lift_stone(&mut self, part: Part) -> Seat {
        self.full = self.full - PartSet::only(part);
        self.public.palace[part].lift().expect("a part is only chosen if it has a stone (E8.1)")
    }

    /// Is a privilege left that costs no more than this?
    #[inline]
    pub(crate) fn sells_for(&self, points: u16) -> bool {
        self.cheapest.costs_at_most(points)
    }

    /// A privilege is bought: it is out of the game (E10.1).
    pub(crate) fn sell(&mut self, privilege: Privilege) {
        let Public { privileges, figures, .. } = &mut self.public;
        privileges.remove(privilege);
        self.cheapest = Cheapest::of(*privileges, figures);
    }
}

impl Public {
    /// E0.2: parts that are out count neither as unfinished nor as finished.
    #[inline]
    pub(crate) fn unfinished(&self, players: usize) -> PartSet {
        Part::in_play(players) - self.finished
    }

    /// E7.2: has this part no free field?
    #[inline]
    pub(crate) fn is_full(&self, part: Part) -> bool {
        self.palace[part].height() == self.figures.parts[part].fields
    }
}

impl Tableau {
    /// E0.3 to E0.5: a player's hand and stones at the start.
    fn new(players: usize) -> Tableau {
        Tableau {
            hand: opening_hand(players),
            fresh: Purse::EMPTY,
            slots: Slots::EMPTY,
            sites: PartSet::EMPTY,
            public: PublicTableau::default(),
            supply: STONES_PER_COLOUR,
        }
    }

    /// EP.1: what the player owns, hand and face-down cards together.
    #[inline]
    pub(crate) fn owned(&self) -> Purse {
        self.hand.with(self.slots.all_face_down())
    }
}

/// E0.3: the gold in each hand at the start; with 2 players three cards more.
pub(crate) fn opening_hand(players: usize) -> Purse {
    let hand = Purse::of_counts([2, 2, 3, 4, 2, 3]);
    if players == 2 { hand.with(Purse::of_counts([0, 1, 2, 0, 0, 0])) } else { hand }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn e0_3_opening_hands_and_the_empty_bank() {
        for players in 2..=4 {
            let table = OnTable::new(players, Edition::default().figures);
            let hand = table.tableaus[Seat::A].hand;
            assert_eq!((hand.cards(), hand.worth()), if players == 2 { (19, 48) } else { (16, 43) });
            assert!(table.public.bank.is_empty());
        }
    }

    #[test]
    fn e0_4_e0_5_e0_7_e0_8_the_opening() {
        let table = OnTable::new(4, Edition::default().figures);
        for tableau in table.tableaus.values() {
            assert_eq!((tableau.supply, tableau.public.stones), (20, 0));
            assert_eq!((tableau.public.vp, tableau.public.pp), (0, 0));
        }
        assert_eq!(table.public.order, None);
        assert_eq!(table.public.markers, Markers::default());
    }
}
