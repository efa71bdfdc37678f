//! The question, and the stage it comes up in.

use tabletop::Seat;

use crate::ask::{Ask, Buying, Keeping};
use crate::end::{Ending, LAST_ROUND};
use crate::payment::{Giving, Price, Taking};
use crate::play::Play;
use crate::public::Public;
use crate::round::guard;
use crate::round::ranking::Ranking;
use crate::space::Space;
use crate::spell::Spell;
use crate::spells::trade::Trade;
use crate::spells::{city_tax, sultans_tax};
use crate::stage::RoundStage;
use crate::state::State;

use super::Door;

impl Door<'_> {
    /// M0.5, M3.8, M4: what a stage needs.
    pub(super) fn check_stage(&mut self) {
        let State { table, ask } = self.state;
        let stage = &table.public.stage;
        match stage {
            RoundStage::Tally(space) => {
                let in_use = space.room_index().is_none_or(|room| room < table.players());
                self.flaws.require(in_use, "stage", "this room is not in use (M0.5)");
                let turned = *space != Space::Guard || table.guard.open;
                self.flaws.require(
                    turned,
                    "guard.open",
                    "the guard is turned over when it is tallied (M3.8)",
                );
            }
            RoundStage::Over(Ending::TooLong) => {
                self.flaws.require(
                    table.public.round == LAST_ROUND,
                    "stage",
                    "only 40 rounds are too long (M4.3)",
                );
            }
            RoundStage::Opening
            | RoundStage::Start
            | RoundStage::Placing(_)
            | RoundStage::Placed
            | RoundStage::CavesDone
            | RoundStage::Over(Ending::SoldOut) => {}
        }
        let over = matches!(stage, RoundStage::Over(_));
        self.flaws.require(
            over == (*ask == Ask::Nothing),
            "ask",
            "somebody is asked something, unless the game is over (M4.1)",
        );
    }

    /// Each question has its stage, and finds what it needs.
    pub(super) fn check_ask(&mut self) {
        let State { table, ask } = self.state;
        let Public { stage, plays, .. } = &table.public;
        let by_play = plays.now.is_some();
        let room = stage.tallied().and_then(Space::room_index).map(|room| &table.rooms[room]);
        let in_basic = matches!(
            ask,
            Ask::Placing { .. }
                | Ask::Taking(_)
                | Ask::Giving(_)
                | Ask::Market { .. }
                | Ask::Bribe { .. }
                | Ask::Buying(_)
                | Ask::Price(Price { search: false, .. })
                | Ask::Nothing
        );
        self.flaws.require(in_basic || table.magic(), "ask", "is asked only in the magic version (M0.7)");
        let (fine, reason) = match *ask {
            Ask::Placing { seat } => {
                (*stage == RoundStage::Placing(seat), "the player who is to place is asked (M2.1)")
            }
            Ask::Taking(taking) => return self.check_taking(taking),
            Ask::Giving(giving) => return self.check_giving(giving),
            Ask::Market { .. } => {
                (*stage == RoundStage::Tally(Space::Market), "is asked on the Market (M3.6)")
            }
            Ask::Bribe { seat } => {
                let bribed =
                    *stage == RoundStage::Tally(Space::Guard) && guard::bribe_of(table, seat).is_some();
                (bribed, "the guard is bribed by who is too weak there, but can pay (M3.8)")
            }
            Ask::Buying(Buying { seat, declined }) => (
                self.can_buy(seat) && !declined.contains(seat),
                "somebody who can pay is asked, in a room with an artefact (M3.9)",
            ),
            Ask::Price(Price { tokens, .. }) => {
                (self.room_sells() && !tokens.is_paid(), "is paid in a room with an artefact (M3.9)")
            }
            Ask::Keeping(Keeping { seat, drawn }) => {
                let strongest =
                    Ranking::new(table, Space::Tent).next().is_none_or(|strongest| strongest == seat);
                (
                    *stage == RoundStage::Tally(Space::Tent) && strongest && drawn.len() == 2,
                    "the strongest in the Tent has drawn two spells (M3.4)",
                )
            }
            Ask::Camel { seat } => {
                let smuggler = table.public.marks.smuggler.filter(|smuggler| smuggler.seat == seat);
                let there = smuggler.is_some_and(|smuggler| smuggler.spaces.contains(Space::Caravanserai));
                (
                    *stage == RoundStage::Tally(Space::Caravanserai) && there,
                    "a Smuggler is asked there (M7.15)",
                )
            }
            Ask::Searching { seat } => {
                let looked =
                    room.is_some_and(|room| room.stack.is_empty() || room.public.searched.contains(seat));
                (self.room_sells() && looked, "who searches has looked into the stack of the room (M7.2)")
            }
            Ask::Choosing { seat } => {
                (by_play && self.has_looked(seat), "who chooses has looked into the stack of a room (M7.12)")
            }
            Ask::CityTax { seat } => (
                by_play && self.owes_city_tax(seat),
                "is asked for a token in the city, of who can pay (M7.5)",
            ),
            Ask::SultansTax { seat } => (
                by_play && self.owes_sultans_tax(seat),
                "is asked for tokens in the rooms, of who can pay (M7.18)",
            ),
            Ask::Answer { .. } => (by_play, "answers an Eye for an Eye (M7.9)"),
            Ask::Trading(trade) => {
                (by_play && self.trades(trade), "the bank has as much of other kinds as was given (M7.21)")
            }
            // See `check_plays` and `check_stage`.
            Ask::Window { .. } | Ask::Naming(_) | Ask::Nothing => (true, ""),
        };
        self.flaws.require(fine, "ask", reason);
    }

    /// M0.3, M3.6, M7.4, M7.21: how much treasure is taken, and when.
    fn check_taking(&mut self, taking: Taking) {
        let table = &self.state.table;
        let Public { stage, plays, .. } = &table.public;
        let Taking { seat, left, kinds, given } = taking;
        let there =
            plays.now.is_some() || matches!(stage, RoundStage::Opening | RoundStage::Tally(Space::Market));
        self.flaws.require(there, "ask", "nobody takes treasure at this stage (M0.3, M3.6)");
        let fine = (1..=table.public.bank.total_of(kinds)).contains(&left);
        self.flaws.require(fine, "ask.left", "at least 1, and no more than the bank has (M0.2)");
        let trades = self.current().is_some_and(|play| play.spell() == Some(Spell::Trade));
        let other = (given & kinds).is_empty() && (trades || given.is_empty());
        self.flaws.require(other, "ask.given", "who trades takes other kinds than were given (M7.21)");
        if *stage == RoundStage::Opening {
            // The others want theirs too.
            let others = table.players() - 1 - table.place_of(seat);
            let enough = usize::from(left) + 3 * others <= usize::from(table.public.bank.total());
            self.flaws.require(
                enough && left <= 3,
                "ask.left",
                "each takes 3, as long as the bank lasts (M0.3)",
            );
        }
    }

    /// M3.8, M7.5, M7.6, M7.14, M7.18, M7.20: how much treasure is given, when, and to whom.
    fn check_giving(&mut self, giving: Giving) {
        let table = &self.state.table;
        let Public { stage, plays, .. } = &table.public;
        let Giving { seat, left, kinds, to } = giving;
        let bribe = *stage == RoundStage::Tally(Space::Guard) && table.public.marks.entered.contains(seat);
        self.flaws.require(
            plays.now.is_some() || bribe,
            "ask",
            "treasure is given for spells, and at the guard by who enters (M3.8)",
        );
        let fine = (1..=table.players[seat].treasure.total_of(kinds)).contains(&left);
        self.flaws.require(fine, "ask.left", "at least 1, and no more than there is (M0.2)");
        let teleported = self.current().filter(|play| play.spell() == Some(Spell::Teleport));
        let owner = teleported.and_then(|play| play.piece).map(|piece| piece.owner);
        self.flaws.require(to == owner, "ask.to", "only the owner of a teleported token is paid (M7.20)");
    }

    /// M7.12: have they looked into the stack of the room that was named, and is something in it?
    fn has_looked(&self, seat: Seat) -> bool {
        let room = self.current().and_then(|play| play.space).and_then(Space::room_index);
        let room = room.map(|room| &self.state.table.rooms[room]);
        room.is_some_and(|room| room.public.searched.contains(seat) && !room.stack.is_empty())
    }

    /// M7.5: is the token of this step in the city, and can they pay? That it is theirs is checked with the step.
    fn owes_city_tax(&self, seat: Seat) -> bool {
        let table = &self.state.table;
        let taxed = city_tax::taxed(self.state);
        let space = taxed.and_then(|piece| table.players[seat].pieces.space(piece.slot));
        space.is_some_and(|space| Space::CITY.contains(space))
            && table.players[seat].treasure.total() >= city_tax::UNITS
    }

    /// M7.18: have they tokens in the rooms, and can they pay for them?
    fn owes_sultans_tax(&self, seat: Seat) -> bool {
        let due = sultans_tax::due(self.state, seat);
        (1..=self.state.table.players[seat].treasure.total()).contains(&due)
    }

    /// M7.21: can they take as much as they gave?
    fn trades(&self, trade: Trade) -> bool {
        let Trade { seat: _, units, given, kinds: _ } = trade;
        let others = self.state.table.public.bank.total_of(!given);
        usize::from(units) >= given.len() && (units == 0) == given.is_empty() && units <= others
    }

    /// The play that is being carried out.
    fn current(&self) -> Option<&Play> {
        let plays = &self.state.table.public.plays;
        plays.now.and_then(|now| plays.all().get(usize::from(now.play)))
    }
}
