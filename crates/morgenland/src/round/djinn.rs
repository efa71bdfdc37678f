//! The Djinn's House (M3.5).

use tabletop::Sink;

use crate::event::Event;
use crate::round::ranking::Ranking;
use crate::table::OnTable;

/// M3.5: the strongest may use two artefacts this round, from now on. Nobody is asked anything.
pub(crate) fn grant(table: &mut OnTable, mut ranking: Ranking, sink: &mut impl Sink<Event>) -> bool {
    table.public.marks.djinn = ranking.next();
    if let Some(seat) = table.public.marks.djinn {
        sink.open(|| Event::TwoArtefacts { seat });
    }
    false
}
