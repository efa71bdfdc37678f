//! The dragon caves (M3.3).

use tabletop::Sink;

use crate::event::Event;
use crate::round::ranking::Ranking;
use crate::space::{Region, Space};
use crate::table::OnTable;

/// M3.3: the strongest takes the top shelf, the next strongest the second, and so on. Nobody is asked anything.
#[inline]
pub(crate) fn share(
    table: &mut OnTable,
    cave: Space,
    mut ranking: Ranking,
    sink: &mut impl Sink<Event>,
) -> bool {
    let Region::Cave(kind) = cave.place() else { return false };
    for shelf in 0..table.public.caves[kind].filled() {
        let Some(seat) = ranking.next() else { return false };
        let units = table.public.caves[kind].take(shelf);
        table.players[seat].treasure.add(kind, units);
        sink.open(|| Event::TookShelf { seat, cave, shelf: shelf as u8 + 1, units });
    }
    table.placeable.remove(cave);
    false
}
