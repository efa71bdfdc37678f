//! What is declared in the open window, and what is being named or carried out (M6).

use tabletop::{Seat, SeatSet};

use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::naming;
use crate::play::{Card, Play, Underway};
use crate::public::Public;
use crate::round::rooms;
use crate::space::Space;
use crate::spell::{Spell, SpellSet};
use crate::spells::Targets;
use crate::stage::RoundStage;
use crate::state::State;

use super::{Door, artefact_of};

impl Door<'_> {
    /// M6.2: plays are there only while a window is open, and each of them fits.
    pub(super) fn check_plays(&mut self) {
        let State { table, ask } = self.state;
        let Public { stage, plays, .. } = &table.public;
        let asking = matches!(ask, Ask::Window { .. } | Ask::Naming(_));
        if !asking && plays.now.is_none() {
            let none = plays.is_empty() && plays.passed == SeatSet::EMPTY;
            return self.flaws.require(none, "plays", "nothing is declared outside of windows (M6.2)");
        }
        let windows = !matches!(stage, RoundStage::Opening | RoundStage::Over(_));
        self.flaws.require(windows && table.magic(), "stage", "has no window (M6.1)");
        if let (&RoundStage::Placing(placer), true) = (stage, plays.is_empty()) {
            let first = matches!(ask, Ask::Naming(play) if play.seat == placer);
            self.flaws.require(first, "plays", "at a placement whoever places declares first (M6.2)");
        }
        if let (true, Some(seat)) = (asking, ask.seat()) {
            let passed = plays.passed.contains(seat);
            self.flaws.require(!passed, "plays.passed", "who is asked has not passed yet (M6.2)");
        }
        self.check_list();
        for (play, number) in plays.all().iter().zip(1..) {
            let key = format!("plays.declared.{number}");
            self.check_play(&key, play);
            self.flaws.require(naming::complete(play), &key, "is declared once all is named (M6.4)");
            let untouched = !play.done && !play.countered;
            let settled = plays.now.is_some();
            self.flaws.require(settled || untouched, &key, "is not settled while somebody is asked (M6.2)");
        }
        if let Ask::Naming(play) = ask {
            self.check_play("ask", play);
            let untouched = !play.done && !play.countered;
            self.flaws.require(
                untouched && !naming::complete(play),
                "ask",
                "something is left to be named for this play (M6.4)",
            );
        }
        if let Some(now) = plays.now {
            self.check_now(now);
        }
    }

    /// M5.1, M7: each spell is there once, and each artefact as often as it was used.
    fn check_list(&mut self) {
        let mut spells = SpellSet::EMPTY;
        let mut twice = false;
        for spell in self.begun().filter_map(Play::spell) {
            twice |= spells.contains(spell);
            spells.insert(spell);
        }
        self.flaws.require(!twice, "plays.declared", "there is one of each spell (M7)");
        for (seat, player) in self.state.table.players.iter() {
            let own = self.begun().filter(|play| play.seat == seat);
            let played: Vec<Artefact> = own.filter_map(artefact_of).collect();
            let used = |&artefact: &Artefact| {
                let times = played.iter().filter(|&&other| other == artefact).count();
                times <= usize::from(player.public.used.count(artefact))
            };
            let all = played.iter().all(used);
            self.require_of(seat, all, "used", "a declared artefact is used (M5.1)");
        }
        if spells.contains(Spell::Abracadabra) {
            self.check_abracadabra();
        }
    }

    /// M7.2: the buyer in a room casts it, and only Counterspells answer.
    fn check_abracadabra(&mut self) {
        let State { table, ask } = self.state;
        let plays = &table.public.plays;
        let caster = plays.all().first().filter(|play| play.spell() == Some(Spell::Abracadabra));
        let answers = self.begun().skip(1).all(|play| match (play.card, play.power()) {
            (_, Some(Artefact::Counterspell)) | (Card::Spell(Spell::Parasite), None) => true,
            (Card::Artefact(_) | Card::Spell(_), _) => false,
        });
        let asking = matches!(ask, Ask::Window { .. } | Ask::Naming(_));
        let fine = asking && answers && caster.is_some_and(|play| self.can_buy(play.seat));
        self.flaws.require(
            fine,
            "plays.declared",
            "Abracadabra is cast first, by a buyer in a room, and only Counterspells answer it (M7.2)",
        );
    }

    /// M3.9: is there an artefact in the room being tallied that this player can pay?
    pub(super) fn can_buy(&self, seat: Seat) -> bool {
        let mut bought = *self.state;
        rooms::buy(&mut bought, seat, false);
        let Ask::Price(price) = bought.ask else { return false };
        let payable = price.tokens.payable(self.state.table.players[seat].treasure);
        self.room_sells() && !price.tokens.is_paid() && payable
    }

    /// Is a room being tallied that has an artefact?
    pub(super) fn room_sells(&self) -> bool {
        let room = self.state.table.public.stage.tallied().and_then(Space::room_index);
        room.is_some_and(|room| self.state.table.rooms[room].has_artefact())
    }

    /// What every play needs, whether everything is named or not.
    fn check_play(&mut self, key: &str, play: &Play) {
        let table = &self.state.table;
        if let Some(spell) = play.spell() {
            self.flaws.require(
                table.public.discard.contains(spell),
                key,
                "a spell is discarded when it is cast (M7)",
            );
            let lit = table.players[play.seat].public.lit;
            self.flaws.require(lit, key, "spells are played by the light of a Lamp (M5.2)");
        }
        let wrong = [self.untimely(play), misnamed(play), self.misaimed(play)];
        for reason in wrong.into_iter().flatten() {
            self.flaws.add(key, reason);
        }
    }

    /// Why something cannot be played at this stage.
    fn untimely(&self, play: &Play) -> Option<&'static str> {
        let stage = self.state.table.public.stage;
        let timely = match (play.power(), play.spell()) {
            (Some(Artefact::Lamp | Artefact::Scroll), _) => {
                return Some("Lamps and Scrolls are not declared (M5.2, M5.7)");
            }
            (Some(Artefact::Double | Artefact::Carpet), _) => stage.tallied().is_some(),
            (Some(Artefact::Key), _) => stage.tallied() == Some(Space::Guard),
            (None, Some(spell)) => spell.timely(stage),
            (Some(Artefact::Counterspell), _) | (None, None) => true,
        };
        (!timely).then_some("cannot be played at this stage (M5.4, M5.5, M5.6, M7.8, M7.15, M7.17)")
    }

    /// Why something cannot be about what was named.
    fn misaimed(&self, play: &Play) -> Option<&'static str> {
        let table = &self.state.table;
        let Public { stage, plays, .. } = &table.public;
        if let (Some(Spell::Parasite), Some(artefact)) = (play.spell(), play.artefact)
            && !table.borrowable(play.seat, artefact)
        {
            return Some("no other player has used this artefact, or it cannot be borrowed (M7.13)");
        }
        if let Some(piece) = play.piece {
            let own = match play.power() {
                Some(power) => power == Artefact::Double,
                None => play.spell().is_some_and(Spell::moves_own_pieces),
            };
            if own != (piece.owner == play.seat) {
                return Some("is for own pieces, or for those of others (M5.4, M7.1, M7.9, M7.20)");
            }
            let there = match play.power() {
                // Only tokens that lie open are doubled.
                Some(_) => play.from == stage.tallied(),
                None => play.from != Some(Space::Guard),
            };
            if !there {
                return Some("is not for pieces from that space (M5.4, M5.9)");
            }
        }
        if let (Some(space), Some(spell)) = (play.space, play.spell())
            && !spell.spaces().contains(space)
        {
            return Some("is not for that space (M5.9, M7)");
        }
        let declared = play.against.is_none_or(|spell| plays.counterable(play.seat).contains(spell));
        (!declared).then_some("is used against a declared spell of another player (M5.3)")
    }

    /// M6.4: how far the play has come that is being carried out, and whom it asks.
    fn check_now(&mut self, now: Underway) {
        let State { table, ask } = self.state;
        let plays = &table.public.plays;
        let Some(play) = plays.all().get(usize::from(now.play)).filter(|play| !play.done && !play.countered)
        else {
            return self.flaws.add("plays.now", "is the place of a play that waits to be carried out (M6.2)");
        };
        let asks = play.spell().is_some_and(|spell| spell.asks(ask));
        self.flaws.require(asks, "ask", "this play does not ask that (M6.4, M7)");
        let asked = self.asked_by(play, now.step);
        self.flaws.require(
            asked.is_some() && asked == ask.seat(),
            "plays.now.step",
            "asks somebody else (M6.4)",
        );
    }

    /// Who is asked at this step of a play.
    fn asked_by(&self, play: &Play, step: u8) -> Option<Seat> {
        let table = &self.state.table;
        // A step that asks is the one after which the play goes on.
        let place = usize::from(step).checked_sub(1)?;
        play.spell()?.asked(table, play, place)
    }
}

/// M6.4: why too much is named for a play, or in the wrong order.
fn misnamed(play: &Play) -> Option<&'static str> {
    let targets = play.spell().map_or(Targets::None, Spell::targets);
    let [artefact, piece, space] = [play.artefact.is_some(), play.piece.is_some(), play.space.is_some()];
    let fits = match (play.power(), targets) {
        (Some(Artefact::Double), _) | (None, Targets::Piece) => !space,
        (Some(_), _) | (None, Targets::None | Targets::Power) => !piece && !space,
        (None, Targets::Space) => !piece,
        (None, Targets::PieceAndSpace) => piece || !space,
        (None, Targets::ArtefactAndRoom) => !piece && (artefact || !space),
    };
    let of_artefact = matches!(targets, Targets::Power | Targets::ArtefactAndRoom);
    let of_counter = play.power() == Some(Artefact::Counterspell);
    let fine = fits
        && (of_artefact || !artefact)
        && (of_counter || play.against.is_none())
        && play.from.is_some() == piece;
    (!fine).then_some("names what this play is not about (M6.4)")
}
