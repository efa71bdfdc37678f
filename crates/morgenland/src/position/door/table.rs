//! What lies on the table and behind the screens.

use crate::arrival::MOST_IN_ROOM;
use crate::artefact::{Artefact, Artefacts};
use crate::ask::{Ask, Keeping};
use crate::deck::Shelves;
use crate::end::{self, LAST_ROUND};
use crate::pieces::{Pieces, Placed, Slot};
use crate::play::Play;
use crate::public::{Public, PublicPlayer, PublicRoom};
use crate::room::PalaceRoom;
use crate::round::start::STRONGEST_GUARD;
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::stage::RoundStage;
use crate::table::{Belongings, Carpets, Marks, OnTable, Version};
use crate::treasure::Kind;

use super::{Door, artefact_of};

impl Door<'_> {
    /// M0.3, M4.3: rounds count from 1 to 40; the opening comes before them.
    pub(super) fn check_round(&mut self) {
        let round = self.state.table.public.round;
        let fine = match self.state.table.public.stage {
            RoundStage::Opening => round == 0,
            RoundStage::Start
            | RoundStage::Placing(_)
            | RoundStage::Placed
            | RoundStage::Tally(_)
            | RoundStage::CavesDone
            | RoundStage::Over(_) => (1..=LAST_ROUND).contains(&round),
        };
        self.flaws.require(fine, "round", "the opening is round 0, then come rounds 1 to 40 (M0.3, M4.3)");
    }

    /// M0.2, M1.1: treasure. What is missing is out of the game.
    pub(super) fn check_treasure(&mut self) {
        let OnTable { public: Public { bank, caves, .. }, players, guard, .. } = &self.state.table;
        for kind in Kind::ALL {
            let owned: u32 =
                players.values().iter().map(|player| u32::from(player.treasure.count(kind))).sum();
            let cave = caves[kind];
            let units = u32::from(bank.count(kind)) + u32::from(cave.total()) + owned;
            self.flaws.require_with(units <= Kind::UNITS.into(), || {
                let reason = format!("{units} {kind} in the bank, the cave and behind the screens");
                (format!("bank.{kind}"), format!("{reason}; there are only {} (M0.2)", Kind::UNITS))
            });
            let space = Space::cave(kind);
            // Who takes a shelf leaves those below, so only a cave that was tallied can have a gap.
            let gap = self.state.table.public.stage.coming().contains(space) && !filled_from_top(cave);
            self.flaws.require_with(!gap, || {
                (format!("caves.{space}"), "shelves are filled from the top (M1.1)".to_owned())
            });
            let early = self.state.table.public.stage == RoundStage::Opening && !cave.is_empty();
            self.flaws.require_with(!early, || {
                (format!("caves.{space}"), "the first treasure card is not turned yet (M1.1)".to_owned())
            });
        }
        let strong = (1..=STRONGEST_GUARD).contains(&guard.strength);
        self.flaws.require(strong, "guard.strength", "guards have strengths from 1 to 10 (M1.3)");
    }

    /// M0.5, M0.6, M0.7, MP.2: the rooms, and what is known of their stacks.
    pub(super) fn check_rooms(&mut self) {
        let table = &self.state.table;
        let highest = match table.public.version {
            Version::Basic => 6,
            Version::Magic => 5,
        };
        for (place, room) in table.rooms.iter().enumerate() {
            let space = Space::room(place);
            let in_use = place < table.players();
            self.flaws.require_with(in_use || *room == PalaceRoom::default(), || {
                (format!("rooms.{space}"), "is not in use, so nothing is there (M0.5)".to_owned())
            });
            let height = room.stack.len();
            self.flaws.require_with(height <= highest, || {
                let reason = format!("{height} artefacts; a room begins with {highest} (M0.6, M0.7)");
                (format!("rooms.{space}.stack"), reason)
            });
            // From a stack without an open artefact on it the top one would be sold, and what is known would get lost.
            let lost = room.public.bottom.is_some()
                && room.public.open.is_none()
                && self.state.table.public.stage.coming().contains(space);
            self.flaws.require_with(room.bottom_holds() && !lost, || {
                (format!("rooms.{space}.bottom"), "is not what lies undermost (M7.12, MP.2)".to_owned())
            });
        }
        let left = !end::sold_out(table);
        self.flaws.require(
            left != matches!(self.state.table.public.stage, RoundStage::Over(end::Ending::SoldOut)),
            "rooms",
            "the game is over if and only if no artefact is left (M4.1)",
        );
    }

    /// M0.6: five of each kind, in the rooms and with the players. What is missing is out of the game.
    pub(super) fn check_artefacts(&mut self) {
        for kind in Artefact::ALL {
            let all = self.state.table.artefacts().filter(|&artefact| artefact == kind).count();
            self.flaws.require_with(all <= Artefact::OF_EACH.into(), || {
                let reason = format!("{all} of {kind} in the rooms and with the players");
                ("rooms".to_owned(), format!("{reason}; there are only {} (M0.6)", Artefact::OF_EACH))
            });
        }
    }

    /// M5.1, M5.2: what was used this round.
    pub(super) fn check_uses(&mut self) {
        let table = &self.state.table;
        for (seat, player) in table.players.iter() {
            let Belongings { artefacts, public: PublicPlayer { used, lit, .. }, .. } = player;
            let own = artefacts.without(*used).is_some();
            self.require_of(seat, own, "used", "only own artefacts are used (M5.1)");
            self.require_of(
                seat,
                !used.has(Artefact::Scroll),
                "used",
                "a Scroll has no use in a round (M5.7)",
            );
            let most = if table.public.marks.djinn == Some(seat) { 2 } else { 1 };
            self.require_of(
                seat,
                used.total() <= most,
                "used",
                "one artefact a round, two for the winner of the Djinn's House (M5.1, M3.5)",
            );
            self.require_of(
                seat,
                !lit || used.has(Artefact::Lamp),
                "lit",
                "spells are played by the light of a Lamp, which is used then (M5.2)",
            );
        }
    }

    /// M2.2, M2.3, M3.1: where tokens lie.
    pub(super) fn check_pieces(&mut self) {
        let stage = self.state.table.public.stage;
        let out = self.out_of_use();
        let early = matches!(stage, RoundStage::Opening | RoundStage::Start);
        // At the end of the game tokens stay as they lie.
        let turned_over = if let RoundStage::Over(_) = stage { SpaceSet::EMPTY } else { self.tallied() };
        for (seat, player) in self.state.table.players.iter() {
            let pieces = &player.pieces;
            let on_board = pieces.on_any(SpaceSet::ALL) != 0;
            self.require_of(seat, !(early && on_board), "pieces", "no token is placed yet (M2.1)");
            self.require_of(
                seat,
                pieces.on_any(out) == 0,
                "pieces",
                "no token lies in a room that is not in use, nor in basic games in Tent or Djinn's House (M2.3)",
            );
            let crowded = Space::ROOMS.iter().any(|room| pieces.count_on(room) > MOST_IN_ROOM);
            self.require_of(seat, !crowded, "pieces", "five own tokens in a room are the most (M2.2)");
            let hidden = placed(pieces).any(|placed| !placed.open && turned_over.contains(placed.space));
            self.require_of(seat, !hidden, "pieces", "tokens on spaces that were tallied lie open (M3.1)");
            let turned_away = stage.past_guard() && !self.state.table.public.marks.entered.contains(seat);
            let in_rooms =
                Space::ROOMS.iter().any(|room| pieces.any_on(room) || player.public.carpets.on(room) > 0);
            self.require_of(
                seat,
                !(turned_away && in_rooms),
                "pieces",
                "who was turned away has nothing in the rooms (M3.8)",
            );
            if stage == RoundStage::Placing(seat) {
                let to_place = !pieces.hand.is_empty();
                self.flaws.require(to_place, "stage", "who is to place has a token left (M2.1)");
            }
        }
    }

    /// M0.5, M2.3: the spaces nobody can come to in this game.
    fn out_of_use(&self) -> SpaceSet {
        let table = &self.state.table;
        let rooms: SpaceSet = Space::ROOMS.iter().skip(table.players()).collect();
        let city =
            if table.magic() { SpaceSet::EMPTY } else { [Space::Tent, Space::Djinn].into_iter().collect() };
        rooms | city
    }

    /// M3.1: the spaces that were tallied or skipped, and the one that is being tallied.
    fn tallied(&self) -> SpaceSet {
        let stage = self.state.table.public.stage;
        !stage.coming() | stage.tallied().map_or(SpaceSet::EMPTY, SpaceSet::only)
    }

    /// M5.4, M5.5, M7.13: Carpets and Doubles that lie were used, but for a borrowed one.
    pub(super) fn check_carpets(&mut self) {
        let OnTable { public: Public { discard, .. }, players, .. } = &self.state.table;
        let waits = |play: &Play| !play.done && !play.countered;
        let parasite_waits = self.begun().any(|play| play.spell() == Some(Spell::Parasite) && waits(play));
        let mut borrowed = u8::from(discard.contains(Spell::Parasite) && !parasite_waits);
        for (seat, player) in players.iter() {
            let carpets: u8 = Space::ALL.iter().map(|&space| player.public.carpets.on(space)).sum();
            let doubles: u8 = placed(&player.pieces).map(|placed| placed.doubles).sum();
            let lying = [
                (Artefact::Carpet, carpets, "carpets", "lie where none was used or borrowed (M5.5, M7.13)"),
                (
                    Artefact::Double,
                    doubles,
                    "pieces",
                    "Doubles stand there that nobody used or borrowed (M5.4, M7.13)",
                ),
            ];
            for (artefact, lying, key, reason) in lying {
                // What is declared is used, but does not lie there yet.
                let own = |play: &&Play| play.seat == seat && artefact_of(play) == Some(artefact);
                let waiting = self.begun().filter(own).filter(|play| waits(play)).count() as u8;
                let excess = (lying + waiting).saturating_sub(player.public.used.count(artefact));
                self.require_of(seat, excess <= borrowed, key, reason);
                borrowed = borrowed.saturating_sub(excess);
            }
            let astray =
                (SpaceSet::ALL - self.tallied()).iter().any(|space| player.public.carpets.on(space) > 0);
            self.require_of(seat, !astray, "carpets", "a Carpet lands on the space being tallied (M5.5)");
        }
    }

    /// M7, M3.4, MP.3: each spell is in one place. What is missing is out of the game.
    pub(super) fn check_spells(&mut self) {
        let OnTable { public: Public { discard, .. }, players, spells, .. } = &self.state.table;
        let drawn =
            if let Ask::Keeping(Keeping { drawn, .. }) = self.state.ask { drawn } else { SpellSet::EMPTY };
        let mut found = *spells;
        let mut places = vec![("discard".to_owned(), *discard), ("ask.drawn".to_owned(), drawn)];
        places.extend(players.iter().map(|(seat, player)| (format!("players.{seat}.spells"), player.spells)));
        for (key, here) in places {
            for spell in (found & here).iter() {
                self.flaws
                    .add(key.clone(), format!("{spell} is somewhere else too; there is one of each (M7)"));
            }
            found = found | here;
        }
        for (seat, player) in players.iter() {
            let others = players.iter().filter(|&(other, _)| other != seat);
            let theirs = others.map(|(_, other)| other.spells).fold(SpellSet::EMPTY, |all, some| all | some);
            let fine = (player.gave - theirs).is_empty();
            self.require_of(seat, fine, "gave", "spells that were given are in others' hands (M3.4, MP.3)");
        }
    }

    /// What holds until the round ends, and when it begins to.
    pub(super) fn check_marks(&mut self) {
        let table = &self.state.table;
        let stage = &table.public.stage;
        let Marks { taboo, smuggler, reversed, spy, djinn, keys, entered } = table.public.marks;
        let over = matches!(stage, RoundStage::Over(_));
        let from = |space: Space| over || self.tallied().contains(space);
        let begun = *stage != RoundStage::Opening;
        let past_caves = *stage == RoundStage::CavesDone || from(Space::Tent);
        let marks = [
            ("marks.taboo", taboo.is_none() || begun, "M7.19"),
            ("marks.smuggler", smuggler.is_none() || past_caves, "M7.15"),
            ("marks.reversed", !reversed || begun, "M7.3"),
            ("marks.spy", spy.is_none() || begun, "M7.17"),
            ("marks.djinn", djinn.is_none() || from(Space::Market), "M3.5"),
            ("marks.keys", keys.is_empty() || from(Space::Guard), "M5.6"),
            ("marks.entered", entered.is_empty() || from(Space::Guard), "M3.8"),
        ];
        for (key, fine, rule) in marks {
            self.flaws.require_with(fine, || (key.to_owned(), format!("comes later in the round ({rule})")));
        }
        self.flaws.require(taboo != Some(Space::Guard), "marks.taboo", "no spell works at the guard (M5.9)");
        if let Some(smuggler) = smuggler {
            let in_city = !smuggler.spaces.is_empty() && (smuggler.spaces - Space::CITY).is_empty();
            self.flaws.require(in_city, "marks.smuggler", "holds spaces of the city (M7.15)");
        }
    }

    /// Nothing of what only the magic version has.
    pub(super) fn check_basic(&mut self) {
        let OnTable { public: Public { discard, marks, .. }, rooms, players, spells, .. } = &self.state.table;
        let only_magic = "belongs to the magic version (M0.7)";
        self.flaws.require(spells.is_empty(), "spells", only_magic);
        self.flaws.require(discard.is_empty(), "discard", only_magic);
        let only_entered = Marks { entered: marks.entered, ..Marks::default() };
        self.flaws.require(*marks == only_entered, "marks", only_magic);
        for (place, room) in rooms.iter().enumerate() {
            let PublicRoom { open, searched, bottom } = room.public;
            let fine = open.is_none() && searched.is_empty() && bottom.is_none();
            self.flaws.require_with(fine, || {
                let reason =
                    "nothing lies open, and nobody looks into a stack, but in the magic version (M1.4)";
                (format!("rooms.{}", Space::room(place)), reason.to_owned())
            });
        }
        for (seat, player) in players.iter() {
            let Belongings { public, treasure: _, pieces, artefacts: _, spells, gave } = player;
            let PublicPlayer { carpets, used, lit: _ } = public;
            let spared = [
                ("carpets", *carpets == Carpets::default()),
                ("used", *used == Artefacts::NONE),
                ("spells", spells.is_empty()),
                ("gave", gave.is_empty()),
                ("pieces", placed(pieces).all(|placed| placed.doubles == 0)),
            ];
            for (key, fine) in spared {
                self.require_of(seat, fine, key, only_magic);
            }
        }
    }
}

/// The tokens on the board.
fn placed(pieces: &Pieces) -> impl Iterator<Item = Placed> {
    Slot::all().filter_map(|slot| pieces.get(slot))
}

/// No shelf is empty above one that is not.
fn filled_from_top(shelves: Shelves) -> bool {
    shelves.units().into_iter().take(shelves.filled()).all(|units| units > 0)
}
