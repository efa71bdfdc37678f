//! How strong everybody is in a space, worked out from what an observer sees.

use tabletop::Seat;

use crate::space::Space;
use crate::table::Carpets;
use crate::token::Token;
use crate::view::{PieceView, PlayerView, View};

/// M0.4: the players in player sequence.
pub(super) fn sequence(view: &View) -> impl Iterator<Item = Seat> {
    let (first, players) = (view.camel.index(), view.players.players());
    (0..players).map(move |place| Seat::new((first + place) % players))
}

/// M7.3: is 1 counted as 9 and 9 as 1 there?
fn reversed(view: &View, space: Space) -> bool {
    view.marks.reversed && space != Space::Guard
}

/// What a token counts.
fn value(token: Token, reversed: bool) -> u8 {
    match token.value() {
        1 if reversed => 9,
        9 if reversed => 1,
        value => value,
    }
}

/// The tokens, Doubles and Carpets of a player in a space, by what they count, from the highest: his strength and his
/// price there. Tokens whose value the observer does not know are left out.
pub(super) fn values(view: &View, seat: Seat, space: Space) -> Vec<u8> {
    let player = &view.players[seat];
    let reversed = reversed(view, space);
    let mut values = vec![Carpets::VALUE; usize::from(player.carpets.on(space))];
    for (_, piece) in player.pieces.iter().filter(|(_, piece)| piece.space() == Some(space)) {
        let doubles = if let PieceView::Open { doubles, .. } = piece { doubles } else { 0 };
        if let Some(token) = piece.token() {
            values.extend(std::iter::repeat_n(value(token, reversed), usize::from(doubles) + 1));
        }
    }
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

/// M3.2: how strong a player is in a space whose tokens lie open.
pub(super) fn strength(view: &View, seat: Seat, space: Space) -> u8 {
    values(view, seat, space).iter().sum()
}

/// M3.2: those who are there, from the strongest, with their strength.
pub(super) fn ranking(view: &View, space: Space) -> Vec<(Seat, u8)> {
    let smuggler = view.marks.smuggler.filter(|smuggler| smuggler.spaces.contains(space)).map(|it| it.seat);
    let mut there: Vec<_> = sequence(view)
        .map(|seat| (seat, strength(view, seat, space)))
        .filter(|&(seat, strength)| strength > 0 || Some(seat) == smuggler)
        .collect();
    // M7.15: a Smuggler is level with the strongest of the others, and his own pieces come on top.
    let rival = there.iter().filter(|(seat, _)| Some(*seat) != smuggler).map(|(_, strength)| *strength).max();
    for (seat, strength) in &mut there {
        if Some(*seat) == smuggler {
            *strength += rival.unwrap_or(0);
        }
    }
    // Of equally strong players the earlier in player sequence stays first.
    there.sort_by_key(|&(_, strength)| std::cmp::Reverse(strength));
    there
}

/// How many tokens of a player lie on the board.
pub(super) fn placed(player: &PlayerView) -> u8 {
    player.pieces.iter().filter(|(_, piece)| *piece != PieceView::Free).count() as u8
}
