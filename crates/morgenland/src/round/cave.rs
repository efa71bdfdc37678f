//! The dragon caves (M3.3).

use tabletop::Sink;

use crate::event::Event;
use crate::round::ranking::Ranking;
use crate::space::Space;
use crate::table::Table;
use crate::treasure::Kind;

/// M3.3: the strongest takes the top shelf, the next strongest the second, and so on.
#[inline]
pub(crate) fn share(table: &mut Table, kind: Kind, mut ranking: Ranking, sink: &mut impl Sink<Event>) {
    for shelf in 0..table.caves[kind as usize].filled() {
        let Some(seat) = ranking.next() else { return };
        let units = table.caves[kind as usize].take(shelf);
        table.players[seat].treasure.add(kind, units);
        sink.open(|| Event::TookShelf { seat, cave: Space::cave(kind), shelf: shelf as u8 + 1, units });
    }
    table.open.remove(Space::cave(kind));
}
