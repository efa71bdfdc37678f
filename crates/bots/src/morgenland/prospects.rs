//! What a strength on a space brings: the average over scenarios of what the others may have there.
//!
//! Gains are measured in scores. What a rival gains hurts the more the nearer that rival is to winning.

use games::morgenland::space::{Region, Space};
use games::morgenland::table::ROOMS;
use games::morgenland::treasure::{Kind, KindSet};
use games::morgenland::view::View;
use tabletop::{BySeat, Chance, Seat};

use crate::morgenland::forecast::{self, Forecast, Scenario};
use crate::morgenland::worth::Worth;

/// How many scenarios are drawn.
const SCENARIOS: usize = 48;
/// All eight tokens of a player: the highest strength without Doubles.
const MOST: usize = 42;
/// M1.3: guards run from 1 to this strength.
const STRONGEST_GUARD: usize = 10;
/// M3.6: what one treasure brings on the Market.
const MARKET: u8 = 3;
/// The better of two spells is worth more than any, the other one less (M3.4).
const CHOSEN_SPELL: f32 = 1.6;
const LEFT_SPELL: f32 = 1.0;
/// A second artefact in a round (M3.5), for whoever has more than the Lamp and one other.
const SECOND_USE: f32 = 0.05;
const FEW_ARTEFACTS: u8 = 2;

/// A number for each strength.
type ByStrength = [f32; MOST + 1];

/// What strengths bring on average.
#[derive(Clone, Debug)]
pub(super) struct Prospects {
    /// Caves and city: my gain less what hurts me of the others' gains.
    gains: [ByStrength; Space::COUNT],
    /// Caves: how many units I get.
    income: [ByStrength; Kind::COUNT],
    /// Rooms: how often I may buy, if I enter.
    wins: [ByStrength; ROOMS],
    /// Rooms: how much the purchases of the others hurt me.
    harms: [ByStrength; ROOMS],
    /// What the artefact of each room is worth to me.
    artefacts: [f32; ROOMS],
    /// What so many units for the guard cost me, from one on.
    bribes: [Option<f32>; STRONGEST_GUARD - 1],
    /// M5.6: I can enter with a Key.
    key: bool,
}

impl Prospects {
    /// `rivalry`: how much each seat's gain hurts me.
    pub(super) fn new(
        view: &View,
        me: Seat,
        worth: &Worth<'_>,
        rivalry: &BySeat<f32, 5>,
        chance: &mut impl Chance,
    ) -> Prospects {
        let own = &view.players[me];
        let artefact = |room| worth.artefact(view.rooms[&Space::room(room)].public.open, own.seen.artefacts);
        let mut prospects = Prospects {
            gains: [[0.0; MOST + 1]; Space::COUNT],
            income: [[0.0; MOST + 1]; Kind::COUNT],
            wins: [[0.0; MOST + 1]; ROOMS],
            harms: [[0.0; MOST + 1]; ROOMS],
            artefacts: std::array::from_fn(artefact),
            bribes: worth.cheapest(own.treasure),
            key: forecast::has_key(own, view),
        };
        let mut study = Study { view, me, worth, rivalry, prospects: &mut prospects };
        let forecast = Forecast::new(view, me);
        for _ in 0..SCENARIOS {
            study.add(&forecast.draw(chance));
        }
        prospects.add_up();
        prospects
    }

    /// From steps to sums, from sums to averages.
    fn add_up(&mut self) {
        let lists =
            self.gains.iter_mut().chain(&mut self.income).chain(&mut self.wins).chain(&mut self.harms);
        for list in lists {
            let mut sum = 0.0;
            for number in list {
                sum += *number;
                *number = sum / SCENARIOS as f32;
            }
        }
    }

    /// What this strength on a cave or city space brings.
    #[inline]
    pub(super) fn gain(&self, space: usize, strength: u8) -> f32 {
        self.gains[space][usize::from(strength)]
    }

    /// How many units this strength in a cave brings, rounded down.
    #[inline]
    #[allow(clippy::cast_sign_loss, reason = "treasure is never less than none")]
    pub(super) fn income(&self, kind: usize, strength: u8) -> u8 {
        self.income[kind][usize::from(strength)] as u8
    }

    /// What this strength in a room brings to whoever entered and pays so much.
    #[inline]
    pub(super) fn purchase(&self, room: usize, strength: u8, cost: f32) -> f32 {
        let (harms, here) = (&self.harms[room], usize::from(strength));
        self.wins[room][here] * (self.artefacts[room] - cost) + harms[0] - harms[here]
    }

    /// M3.8: what can be gained in the rooms, as far as the guard lets me in with this strength.
    pub(super) fn entry(&self, strength: u8, gain: f32) -> f32 {
        if self.key || gain <= 0.0 {
            return gain;
        }
        if strength == 0 {
            return 0.0;
        }
        let free = usize::from(strength).min(STRONGEST_GUARD);
        let paid = self.bribes[..STRONGEST_GUARD - free].iter().flatten();
        let after: f32 = paid.map(|bribe| (gain - bribe).max(0.0)).sum();
        (gain * free as f32 + after) / STRONGEST_GUARD as f32
    }
}

/// Adds scenarios up: what changes at a strength is noted there.
struct Study<'a> {
    view: &'a View,
    me: Seat,
    worth: &'a Worth<'a>,
    rivalry: &'a BySeat<f32, 5>,
    prospects: &'a mut Prospects,
}

/// The others on a space, from the strongest.
#[derive(Default)]
struct Rivals {
    list: [Rival; 5],
    len: usize,
}

/// Somebody else on a space.
#[derive(Clone, Copy, Default)]
struct Rival {
    /// M3.2: how strong, then how early in sequence.
    rank: (u8, usize),
    /// The strength I need to be ahead of this rival.
    needed: usize,
    seat: usize,
}

impl Rivals {
    fn all(&self) -> &[Rival] {
        &self.list[..self.len]
    }

    fn insert(&mut self, rival: Rival) {
        let at = self.all().iter().position(|other| rival.rank > other.rank).unwrap_or(self.len);
        self.list.copy_within(at..self.len, at + 1);
        self.list[at] = rival;
        self.len += 1;
    }
}

impl Study<'_> {
    fn add(&mut self, scenario: &Scenario) {
        for space in Space::ALL {
            match space.place() {
                Region::Cave(kind) => self.add_cave(scenario, space, kind),
                Region::City => self.add_city(scenario, space),
                Region::Room(room) => self.add_room(scenario, space, room),
                Region::Guard => {}
            }
        }
    }

    /// The place of a seat in player sequence.
    fn place(&self, seat: Seat) -> usize {
        let players = self.view.players.players();
        (seat.index() + players - self.view.public.camel.index()) % players
    }

    /// M3.2: of equally strong players the earlier in sequence is stronger.
    fn rivals(&self, scenario: &Scenario, space: Space, there: impl Fn(Seat) -> bool) -> Rivals {
        let mut rivals = Rivals::default();
        let own_place = self.place(self.me);
        for seat in self.view.players.seats() {
            let strength = scenario.strength[seat.index()][space as usize];
            if seat == self.me || strength == 0 || !there(seat) {
                continue;
            }
            let place = self.place(seat);
            let needed = usize::from(strength + u8::from(place < own_place)).min(MOST);
            rivals.insert(Rival { rank: (strength, usize::MAX - place), needed, seat: seat.index() });
        }
        rivals
    }

    /// Adds a space where everybody gets something by their rank: `mine` and `theirs` say what it is worth.
    fn add_ranked(
        &mut self,
        space: Space,
        rivals: &Rivals,
        mine: impl Fn(usize) -> f32,
        theirs: impl Fn(Seat, usize) -> f32,
    ) {
        let gains = &mut self.prospects.gains[space as usize];
        let hurts = |rival: &Rival, rank: usize| {
            let seat = Seat::new(rival.seat);
            self.rivalry[seat] * theirs(seat, rank)
        };
        let mut harm: f32 = rivals.all().iter().enumerate().map(|(rank, rival)| hurts(rival, rank)).sum();
        gains[0] -= harm;
        let mut before = -harm;
        // First behind all of them, then ahead of one more each, who falls back by a rank.
        for rank in (0..=rivals.len).rev() {
            let overtaken = rivals.all().get(rank);
            harm += overtaken.map_or(0.0, |rival| hurts(rival, rank + 1) - hurts(rival, rank));
            let now = mine(rank) - harm;
            gains[overtaken.map_or(1, |rival| rival.needed)] += now - before;
            before = now;
        }
    }

    /// M3.3: the strongest takes the top shelf, and so on.
    fn add_cave(&mut self, scenario: &Scenario, space: Space, kind: Kind) {
        let shelves = self.view.public.caves[kind].units();
        if shelves[0] == 0 {
            return;
        }
        let rivals = self.rivals(scenario, space, |_| true);
        let (view, worth, me) = (self.view, self.worth, self.me);
        let units = |rank: usize| shelves.get(rank).copied().unwrap_or(0);
        let gain = |seat: Seat, rank| worth.gain(view.players[seat].treasure.count(kind), units(rank));
        self.add_ranked(space, &rivals, |rank| gain(me, rank), gain);
        let income = &mut self.prospects.income[kind as usize];
        for rank in 0..=rivals.len {
            let needed = rivals.all().get(rank).map_or(1, |rival| rival.needed);
            let worse = if rank == rivals.len { 0 } else { units(rank + 1) };
            income[needed] += f32::from(units(rank)) - f32::from(worse);
        }
    }

    /// M3.4 to M3.7: what the strongest gets, and in the Tent the second.
    fn add_city(&mut self, scenario: &Scenario, space: Space) {
        let rivals = self.rivals(scenario, space, |_| true);
        let prizes = self.prizes(space);
        let prize = |rank: usize| prizes.get(rank).copied().unwrap_or(0.0);
        self.add_ranked(space, &rivals, prize, |_, rank| prize(rank));
    }

    /// What the first and the second get on a city space, as far as it is of use to me.
    fn prizes(&self, space: Space) -> [f32; 2] {
        let own = &self.view.players[self.me];
        if space == Space::Tent {
            return match self.view.spells {
                0 => [0.0, 0.0],
                1 => [self.worth.spell(), 0.0],
                2.. => [CHOSEN_SPELL, LEFT_SPELL].map(|part| part * self.worth.spell()),
            };
        }
        let first = if space == Space::Market {
            let given = self.worth.cheapest::<1>(own.treasure)[0].unwrap_or(0.0);
            self.worth.wanted(own.treasure, self.view.public.bank, KindSet::ALL, MARKET).1 - given
        } else if space == Space::Caravanserai {
            self.worth.camel(self.place(self.me) as u8)
        } else {
            f32::from(u8::from(own.seen.collected > FEW_ARTEFACTS)) * SECOND_USE
        };
        [first, 0.0]
    }

    /// M3.9: the strongest who entered and can pay.
    fn add_room(&mut self, scenario: &Scenario, space: Space, room: usize) {
        let rivals = self.rivals(scenario, space, |seat| scenario.buys[seat.index()] >> room & 1 == 1);
        let Some(strongest) = rivals.all().first() else {
            self.prospects.wins[room][1] += 1.0;
            return;
        };
        let harm = self.rivalry[Seat::new(strongest.seat)] * self.worth.any_artefact();
        self.prospects.wins[room][strongest.needed] += 1.0;
        self.prospects.harms[room][0] += harm;
        self.prospects.harms[room][strongest.needed] -= harm;
    }
}
