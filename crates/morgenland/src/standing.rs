//! How the players stand: what follows from the rules for an observer who sees only what lies open.
//!
//! The rules say so themselves: they are asked about a state that the observer can imagine. Whatever luck fills in there
//! must make no difference, so what the observer does not know is left out before the answer could depend on it.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Chance, FastChance, Seat, SeatSet};
use ts_rs::TS;

use crate::arrival::Barred;
use crate::ask::Ask;
use crate::deck::Shelves;
use crate::imagine::imagine;
use crate::payment::Bill;
use crate::pieces::{Piece, bits};
use crate::play::Play;
use crate::public::Public;
use crate::resolving;
use crate::round::ranking::{self, Ranking};
use crate::round::{guard, market, rooms, tent};
use crate::space::{Region, Space, SpaceSet};
use crate::spell::Spell;
use crate::spells::{city_tax, dragon_leaves, eclipse, sultans_tax};
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::{BySeat, OnTable, Version};
use crate::token::Token;
use crate::view::{PieceView, View};
use crate::window;

/// How the players stand, as a screen shows it: nothing in it has to be worked out by rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts", rename = "Standing")]
pub struct Reckoning {
    /// M0.4: the players in player sequence.
    pub sequence: Vec<Seat>,
    /// Whose choice is awaited.
    pub to_act: SeatSet,
    /// M3.2: how strong everybody is on the spaces where they have anything, as far as the observer knows.
    pub strengths: BTreeMap<Space, BTreeMap<Seat, Strength>>,
    /// M3.2: those who are on the space being tallied, from the strongest.
    pub ranking: Vec<Ranked>,
    /// M3.9: what those in the room being tallied would pay there, a different kind of treasure for each value.
    pub prices: BTreeMap<Seat, Bill>,
    /// M3.8: what those who are too weak for the guard and have not paid would pay, while that is decided.
    pub bribes: BTreeMap<Seat, u8>,
    /// M3.8: whom the guard will let in for nothing, while that is decided and as far as it is not done.
    pub let_in: SeatSet,
    /// M3.8: who may enter the palace, once that is decided for anybody.
    pub entered: Option<SeatSet>,
    /// M2.3, M6.5: where everybody's tokens may still come to, placed or moved.
    pub open: BySeat<SpaceSet>,
    /// M5.3, M6.2: the declared plays, by their places in the list, in the order in which they are carried out.
    pub order: Vec<u8>,
    /// M7.5: the token for which City Tax is asked.
    pub taxed: Option<Piece>,
}

/// How strong a player is on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct Strength {
    /// Of what the observer knows.
    pub strength: u8,
    /// How many tokens lie there whose values the observer does not know.
    pub hidden: u8,
}

/// A player's place among the strongest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct Ranked {
    /// The player in this place.
    pub seat: Seat,
    /// How strong they count there (M7.15).
    pub strength: u16,
}

/// What the rules can be asked about a view.
pub(crate) struct Imagined<'v> {
    view: &'v View,
    /// One of the states that fit the view. In it the values of others' face-down tokens, the strength of
    /// a face-down guard, stacks and spells are luck.
    state: State,
    /// Its table without the tokens whose values the observer does not know.
    known: OnTable,
}

impl<'v> Imagined<'v> {
    pub(crate) fn new(view: &'v View) -> Imagined<'v> {
        Imagined::by(view, &mut FastChance::new(0))
    }

    fn by(view: &'v View, chance: &mut impl Chance) -> Imagined<'v> {
        let state = imagine(view, chance);
        let mut known = state.table;
        for (seat, player) in view.players.iter() {
            for (slot, piece) in player.seen.pieces.iter() {
                if matches!(piece, PieceView::Hidden { token: None, .. }) {
                    known.players[seat].pieces.take_back(slot);
                }
            }
        }
        Imagined { view, state, known }
    }

    /// M0.4: the players in player sequence.
    pub(crate) fn sequence(&self) -> Vec<Seat> {
        self.known.sequence().collect()
    }

    /// M3.2: how strong a player is on a space, as far as the observer knows.
    pub(crate) fn strength(&self, seat: Seat, space: Space) -> Strength {
        let hidden = |piece: PieceView| piece.space() == Some(space) && piece.token().is_none();
        Strength {
            strength: ranking::strength(&self.known, &self.known.players[seat], space),
            hidden: self.view.players[seat].seen.pieces.iter().filter(|(_, piece)| hidden(*piece)).count()
                as u8,
        }
    }

    /// M3.2: those who are on the space being tallied, from the strongest. Everything there lies open (M3.1).
    pub(crate) fn ranking(&self) -> Vec<Ranked> {
        let Some(space) = self.view.public.stage.tallied() else { return Vec::new() };
        let mut ranking = Ranking::new(&self.known, space);
        std::iter::from_fn(|| ranking.strongest()).map(|(seat, strength)| Ranked { seat, strength }).collect()
    }

    /// M3.4: who gets the spell that the strongest in the Tent does not keep.
    pub(crate) fn second_in_tent(&self) -> Option<Seat> {
        tent::second(&self.known)
    }

    /// M3.6: what one treasure brings on the Market.
    pub(crate) fn market(&self) -> u8 {
        market::brings(&self.known)
    }

    /// M3.8: what a player who is too weak would have to pay to the guard, while that is decided.
    pub(crate) fn bribe(&self, seat: Seat) -> Option<u8> {
        self.awaits_guard(seat).then(|| guard::missing(&self.known, seat)).flatten()
    }

    /// M3.8: will the guard let a player in for nothing?
    fn is_let_in(&self, seat: Seat) -> bool {
        self.awaits_guard(seat) && guard::lets_in(&self.known, seat)
    }

    /// M3.8: everybody sees how strong the guard is, and this player has not entered.
    fn awaits_guard(&self, seat: Seat) -> bool {
        let Public { stage, marks, .. } = &self.view.public;
        *stage == RoundStage::Tally(Space::Guard)
            && self.view.guard.is_some()
            && !marks.entered.contains(seat)
    }

    /// M3.8: who may enter the palace, once that is decided for anybody.
    pub(crate) fn entered(&self) -> Option<SeatSet> {
        let Public { stage, marks, .. } = &self.view.public;
        let begun = *stage == RoundStage::Tally(Space::Guard) && !marks.entered.is_empty();
        (begun || stage.past_guard()).then_some(marks.entered)
    }

    /// M3.9: what a player would have to pay in a room, from the highest token.
    pub(crate) fn price(&self, seat: Seat, room: Space) -> Bill {
        rooms::bill(&self.known, seat, room)
    }

    /// M2.3, M6.5: where a player's tokens may still come to. How many lie in a room everybody sees, hidden or not.
    fn open(&self, seat: Seat) -> SpaceSet {
        let barred = if self.view.public.stage.placing() {
            Barred::placing(&self.state.table, seat)
        } else {
            Barred::moving(&self.state.table, self.view.public.stage, seat)
        };
        self.spaces().filter(|&space| !barred.all().contains(space)).collect()
    }

    /// M0.5: the spaces in use.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        let (players, magic) = (self.view.players.players(), self.view.public.version == Version::Magic);
        Space::ALL.iter().copied().filter(move |&space| match space.place() {
            Region::Cave(_) | Region::Guard => true,
            Region::City => magic || !matches!(space, Space::Tent | Space::Djinn),
            Region::Room(room) => room < players,
        })
    }

    /// M5.3, M6.2: the declared plays in the order in which they are carried out, by their places in the list.
    pub(crate) fn order(&self) -> Vec<u8> {
        let plays = &self.view.public.plays.all();
        let mut places: Vec<_> = (0..plays.len()).collect();
        places.sort_by_key(|&place| resolving::order(&self.known, place, &plays[place]));
        places.into_iter().map(|place| place as u8).collect()
    }

    /// The same, the plays themselves.
    pub(crate) fn plays_in_order(&self) -> impl Iterator<Item = &'v Play> + use<'v> {
        let plays = &self.view.public.plays.all();
        self.order().into_iter().map(|place| &plays[usize::from(place)])
    }

    /// M7.2: is the question whether anybody counters Abracadabra?
    pub(crate) fn only_counters(&self) -> bool {
        self.state.table.public.plays.only_counters()
    }

    /// M6.3: does the table know that a player could play something now? In the basic version nobody can.
    pub(crate) fn could_play(&self, seat: Seat) -> bool {
        self.state.table.magic() && window::could_play(&self.state, seat)
    }

    /// M7.5: the token for which City Tax is asked.
    pub(crate) fn taxed(&self) -> Option<Piece> {
        let asked = matches!(self.view.ask, Ask::CityTax { .. });
        asked.then(|| city_tax::taxed(&self.state)).flatten()
    }

    /// M7.18: how many tokens a player has in the rooms.
    pub(crate) fn in_rooms(&self, seat: Seat) -> u8 {
        sultans_tax::due(&self.state, seat)
    }

    /// M7.7: what the dragon would leave in a cave.
    pub(crate) fn dragon_leaves(&self, cave: Space) -> Shelves {
        match cave.place() {
            Region::Cave(kind) => dragon_leaves::leaves(&self.known, kind),
            Region::City | Region::Guard | Region::Room(_) => Shelves::EMPTY,
        }
    }

    /// M7.10, M7.16: what an Eclipse takes off a space: whose, and which token, or their Carpets.
    pub(crate) fn eclipsed(&self, space: Space, spell: Spell) -> Vec<(Seat, Option<Token>)> {
        let mut hit = Vec::new();
        for seat in self.known.sequence() {
            let player = &self.known.players[seat];
            let tokens = bits(eclipse::hit(player, space, spell)).filter_map(|slot| player.pieces.get(slot));
            hit.extend(tokens.map(|placed| (seat, Some(placed.token))));
            if eclipse::hits_carpets(player, space, spell) {
                hit.push((seat, None));
            }
        }
        hit
    }
}

impl Reckoning {
    pub(crate) fn new(view: &View) -> Reckoning {
        Reckoning::of(&Imagined::new(view))
    }

    fn of(imagined: &Imagined<'_>) -> Reckoning {
        let view = imagined.view;
        let everybody = || view.players.seats();
        let there = |space| {
            let all = everybody().map(|seat| (seat, imagined.strength(seat, space)));
            all.filter(|(_, there)| there.strength > 0 || there.hidden > 0).collect::<BTreeMap<_, _>>()
        };
        let room = view.public.stage.tallied().filter(|space| space.room_index().is_some());
        let price =
            |seat| room.map(|room| (seat, imagined.price(seat, room))).filter(|(_, it)| !it.is_paid());
        Reckoning {
            sequence: imagined.sequence(),
            to_act: view.to_act(),
            strengths: imagined
                .spaces()
                .map(|space| (space, there(space)))
                .filter(|(_, all)| !all.is_empty())
                .collect(),
            ranking: imagined.ranking(),
            prices: everybody().filter_map(price).collect(),
            bribes: everybody().filter_map(|seat| Some((seat, imagined.bribe(seat)?))).collect(),
            let_in: everybody().filter(|&seat| imagined.is_let_in(seat)).collect(),
            entered: imagined.entered(),
            open: view.players.map(|seat, _| imagined.open(seat)),
            order: imagined.order(),
            taxed: imagined.taxed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Lively, Observer, Turn, Way};

    use super::*;
    use crate::Morgenland;
    use crate::edition::Edition;

    /// What questions and choices are told besides.
    fn told(it: &Imagined<'_>) -> impl PartialEq + std::fmt::Debug {
        let seats = || it.view.players.seats();
        let could_play: Vec<_> = seats().map(|seat| (it.could_play(seat), it.in_rooms(seat))).collect();
        let spells = [Spell::LunarEclipse, Spell::SolarEclipse];
        let eclipsed = Space::ALL.iter().map(|&space| spells.map(|spell| it.eclipsed(space, spell)));
        let left: Vec<_> = Space::CAVES.iter().map(|cave| it.dragon_leaves(cave)).collect();
        let asked = it.view.ask;
        let second = matches!(asked, Ask::Keeping(_)).then(|| it.second_in_tent());
        (could_play, eclipsed.collect::<Vec<_>>(), left, second, it.market(), it.only_counters())
    }

    /// MP: how the players stand follows from what the observer sees, and not from what was imagined for the rest.
    #[test]
    fn mp_whatever_is_imagined_makes_no_difference() {
        for way in Way::<Morgenland>::all() {
            let chance = &mut FastChance::new(way.players() as u64);
            let begun = Morgenland::begin(&way.options(), &Edition::default(), chance);
            let mut state = begun.expect("a game that can begin");
            loop {
                for observer in Observer::all(way.players()) {
                    let view = Morgenland::view(&state, observer);
                    let imagined = Imagined::new(&view);
                    let expected = Reckoning::of(&imagined);
                    for seed in 1..4 {
                        let other = Imagined::by(&view, &mut FastChance::new(seed));
                        assert_eq!(Reckoning::of(&other), expected);
                        assert_eq!(told(&other), told(&imagined));
                    }
                }
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let index = Morgenland::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut ());
            }
        }
    }
}
