//! What the others may have on the board: their hidden tokens, and where the rest will go.

use games::morgenland::artefact::Artefact;
use games::morgenland::payment::Bill;
use games::morgenland::pieces::Slot;
use games::morgenland::space::{Region, Space};
use games::morgenland::table::{Carpets, ROOMS};
use games::morgenland::token::{Token, TokenSet};
use games::morgenland::view::{PieceView, PlayerView, View};
use tabletop::{Chance, Seat};

use crate::mixture;
use crate::morgenland::habits;

/// A board as it may be when the last token is placed; without one's own tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scenario {
    /// By seat and space.
    pub(super) strength: [[u8; Space::COUNT]; 5],
    /// Who will enter the palace, and could pay in which room: one bit for each room, by seat.
    pub(super) buys: [u8; 5],
}

/// Where each of a player's tokens lies or is to go.
pub(super) type Layout = [Option<Space>; Token::COUNT];

/// What holds for all scenarios of a round.
#[derive(Clone, Debug)]
pub(super) struct Forecast<'v> {
    view: &'v View,
    me: Seat,
    /// How attractive the spaces are by what lies there.
    lure: [f32; Space::COUNT],
}

/// How gladly a token joins one that already lies at the guard, beside the first.
const SECOND_AT_GUARD: f32 = 0.1;
/// How gladly a token goes to a room that its owner cannot pay yet (M3.9), but who may get the treasure this round.
const UNPAID: f32 = 0.3;
/// More than this is seldom paid to the guard.
const USUAL_BRIBE: u8 = 3;
/// Who cannot pay yet will be able to once in so many rounds.
const PAYS_AFTER_ALL: u32 = 3;
/// M1.3: guards have the strengths 1 to 10.
const STRONGEST_GUARD: u32 = 10;

impl<'v> Forecast<'v> {
    pub(super) fn new(view: &'v View, me: Seat) -> Forecast<'v> {
        let mut lure = [0.0; Space::COUNT];
        for space in Space::ALL {
            lure[space as usize] = lure_of(view, space);
        }
        Forecast { view, me, lure }
    }

    /// One way the board may look.
    pub(super) fn draw(&self, chance: &mut impl Chance) -> Scenario {
        let guard = 1 + chance.below(STRONGEST_GUARD) as u8;
        let mut scenario = Scenario { strength: [[0; Space::COUNT]; 5], buys: [0; 5] };
        for (seat, player) in self.view.players.iter() {
            if seat != self.me {
                self.draw_player(seat, player, guard, &mut scenario, chance);
            }
        }
        scenario
    }

    fn draw_player(
        &self,
        seat: Seat,
        player: &PlayerView,
        guard: u8,
        scenario: &mut Scenario,
        chance: &mut impl Chance,
    ) {
        let (mut layout, left) = draw_layout(player, chance);
        self.place_rest(player, left, &mut layout, chance);
        let strength = strengths(player, &layout);
        if enters(player, self.view, guard, strength[Space::Guard as usize]) {
            scenario.buys[seat.index()] = purchases(player, &layout, chance);
        }
        scenario.strength[seat.index()] = strength;
    }

    /// The tokens that are still behind the screen go where they please, the highest first.
    fn place_rest(&self, player: &PlayerView, left: TokenSet, layout: &mut Layout, chance: &mut impl Chance) {
        let mut guarded = layout.contains(&Some(Space::Guard));
        for token in Token::ALL.iter().rev().copied().filter(|&token| left.contains(token)) {
            let unpaid = player.treasure.at_least(token.value()).is_empty();
            let weight = |space: Space| {
                let here = self.lure[space as usize] * habits::liking(token, space);
                match space.place() {
                    Region::Guard if guarded => here * SECOND_AT_GUARD,
                    Region::Room(_) if unpaid => here * UNPAID,
                    Region::Room(_) | Region::Cave(_) | Region::City | Region::Guard => here,
                }
            };
            let mut weights = [0.0; Space::COUNT];
            for space in Space::ALL {
                weights[space as usize] = weight(space);
            }
            let space = Space::of_index(draw_index(&weights, chance));
            guarded |= space == Space::Guard;
            layout[token as usize] = Some(space);
        }
    }
}

/// How attractive a space is by what lies there; 0 where no token may be placed (M2.3).
fn lure_of(view: &View, space: Space) -> f32 {
    match space.place() {
        Region::Cave(kind) => f32::from(view.public.caves[kind].total()) / habits::CAVE_UNITS,
        Region::Room(_) => {
            let room = view.rooms[&space];
            f32::from(u8::from(room.stack > 0 || room.public.open.is_some()))
        }
        Region::City if matches!(space, Space::Tent | Space::Djinn) => {
            f32::from(u8::from(view.stock.is_some()))
        }
        Region::City | Region::Guard => 1.0,
    }
}

/// One of these tokens, as likely as it is for this space.
fn draw_token(possible: TokenSet, space: Space, chance: &mut impl Chance) -> Option<Token> {
    let mut weights = [0.0; Token::COUNT];
    for token in possible.iter() {
        weights[token as usize] = habits::liking(token, space);
    }
    (!possible.is_empty()).then(|| Token::of_index(draw_index(&weights, chance)))
}

/// A place of the list, as likely as its weight.
fn draw_index(weights: &[f32], chance: &mut impl Chance) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = mixture::share(chance) * sum;
    for (place, &weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 && weight > 0.0 {
            return place;
        }
    }
    weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
}

/// The tokens that lie: the open ones as they are, the hidden ones as they may be; and those still behind the screen.
fn draw_layout(player: &PlayerView, chance: &mut impl Chance) -> (Layout, TokenSet) {
    let mut layout = [None; Token::COUNT];
    let mut left = TokenSet::ALL;
    for (_, piece) in player.seen.pieces.iter() {
        if let PieceView::Open { token, space, .. } = piece {
            layout[token as usize] = Some(space);
            left.remove(token);
        }
    }
    for (_, piece) in player.seen.pieces.iter() {
        if let PieceView::Hidden { token: None, space, cannot } = piece {
            let possible = if (left - cannot).is_empty() { left } else { left - cannot };
            let Some(token) = draw_token(possible, space, chance) else { continue };
            layout[token as usize] = Some(space);
            left.remove(token);
        }
    }
    (layout, left)
}

/// M3.2: how strong a player with these tokens is everywhere.
fn strengths(player: &PlayerView, layout: &Layout) -> [u8; Space::COUNT] {
    let mut strength = [0; Space::COUNT];
    for space in Space::ALL {
        strength[space as usize] = Carpets::VALUE * player.seen.public.carpets.on(space);
    }
    for (token, space) in Token::ALL.iter().zip(layout) {
        if let Some(space) = space {
            strength[*space as usize] += token.value();
        }
    }
    strength
}

/// M3.8: will a player who is so strong there pass this guard?
fn enters(player: &PlayerView, view: &View, guard: u8, strength: u8) -> bool {
    let bribe = guard.saturating_sub(strength);
    strength > 0 && bribe <= USUAL_BRIBE.min(player.treasure.total()) || has_key(player, view)
}

/// M3.9: the rooms in which a player could pay for these tokens, one bit each.
fn purchases(player: &PlayerView, layout: &Layout, chance: &mut impl Chance) -> u8 {
    let mut bills = [Bill::default(); ROOMS];
    for (token, space) in Token::ALL.iter().zip(layout) {
        if let Some(room) = space.and_then(Space::room_index) {
            bills[room].add(token.value());
        }
    }
    bills.iter().enumerate().fold(0, |rooms, (room, bill)| {
        let pays = bill.payable(player.treasure) || chance.below(PAYS_AFTER_ALL) == 0;
        rooms | u8::from(!bill.is_paid() && pays) << room
    })
}

/// M5.6: can this player use a Key?
pub(super) fn has_key(player: &PlayerView, view: &View) -> bool {
    let own = player.seen.artefacts.is_some_and(|artefacts| artefacts.has(Artefact::Key));
    view.stock.is_some() && own && player.seen.public.used.is_empty()
}

/// Fills in the hidden tokens of the others as players like to place them. Where what is known makes that difficult,
/// they are left open, for the rules to imagine.
pub(super) fn guess_hidden(view: &View, guessed: &mut View, me: Seat, chance: &mut impl Chance) {
    for (seat, player) in view.players.iter() {
        if seat != me {
            let mut row = player.seen.pieces;
            if guess_row(&mut row.0, chance) {
                guessed.players[seat].seen.pieces = row;
            } else {
                guessed.players[seat].seen.pieces = player.seen.pieces;
            }
        }
    }
}

fn guess_row(row: &mut [PieceView; Slot::COUNT], chance: &mut impl Chance) -> bool {
    let mut left = TokenSet::ALL;
    for piece in row.iter() {
        if let PieceView::Open { token, .. } = piece {
            left.remove(*token);
        }
    }
    for piece in row {
        if let PieceView::Hidden { token, space, cannot } = piece {
            let Some(drawn) = draw_token(left - *cannot, *space, chance) else { return false };
            left.remove(drawn);
            *token = Some(drawn);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use games::morgenland::Morgenland;
    use games::morgenland::state::State;
    use games::morgenland::table::Version;
    use tabletop::{FastChance, Game as _, Observer};

    use super::*;
    use crate::morgenland::positions::reach;

    fn view_of(state: &State) -> (Seat, View) {
        let (seat, _) = state.next().expect("somebody is asked");
        (seat, Morgenland::view(state, Observer::Seat(seat)))
    }

    /// MP.2: a guess changes nothing that is known: imagined from it, a state shows the same view.
    #[test]
    fn mp_2_guessed_tokens_fit_the_view() {
        let mut chance = FastChance::new(1);
        for state in reach(Version::Magic, |_| true).step_by(7).take(1000) {
            let (seat, view) = view_of(&state);
            let mut guessed = view.clone();
            guess_hidden(&view, &mut guessed, seat, &mut chance);
            let imagined = Morgenland::imagine(&guessed, &mut chance);
            assert_eq!(Morgenland::view(&imagined, Observer::Seat(seat)), view);
        }
    }

    /// Everybody else's eight tokens are somewhere, and nobody's are where they may not be (M2.3).
    #[test]
    fn m2_3_a_scenario_places_all_tokens_of_the_others() {
        let mut chance = FastChance::new(1);
        let placing = |state: &State| matches!(state.ask(), games::morgenland::ask::Ask::Placing { .. });
        for state in reach(Version::Basic, placing).step_by(5).take(200) {
            let (seat, view) = view_of(&state);
            let scenario = Forecast::new(&view, seat).draw(&mut chance);
            for other in view.players.seats().filter(|&other| other != seat) {
                let strength = scenario.strength[other.index()];
                assert_eq!(strength.iter().sum::<u8>(), 42);
                assert_eq!(strength[Space::Tent as usize] + strength[Space::Djinn as usize], 0);
            }
        }
    }
}
