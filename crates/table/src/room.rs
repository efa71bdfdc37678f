//! How much of a table's log everybody may fill.
//!
//! A log is kept for ever, and folded whenever somebody wants to know the past: nobody may make it as long as they like, and
//! nobody may take the room away that others need. So everybody has a share of their own, and what moves the game has no
//! limit here, because the rules have one: every game ends. Beginning, giving up, coming back and calling off need none
//! either, because each is possible only once, or once after something that is counted.

use std::collections::BTreeMap;

use tabletop::Hosted;

use crate::chair::Sitter;
use crate::deed::Deed;
use crate::desk::Desk;
use crate::ids::PersonId;
use crate::refused::Refused;
use crate::request::Request;
use crate::terms::Setup;

/// What one person may say at one table: a long evening of talk.
pub const MOST_SAYINGS: u32 = 1_000;

/// How often one person may vote and change their colour, quiet hours, or what they want to be asked in windows, at one table: more than anybody
/// needs, and far from what would make a log long.
pub const MOST_CHANGES: u32 = 300;

/// How often one person may sit down, leave a game, take a plan back, or as the host seat a bot or let a game go on, at
/// one table. Apart from [`MOST_CHANGES`], so that whoever played with colours can still leave.
pub const MOST_MOVEMENTS: u32 = 300;

/// What all who have no seat at a table may say there and how often they may sit down, taken together: there can be any
/// number of them.
pub const MOST_BY_STRANGERS: u32 = 3_000;

/// What stands in the log so far, by those who wanted it there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    by_person: BTreeMap<PersonId, Used>,
    by_strangers: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Used {
    sayings: u32,
    changes: u32,
    movements: u32,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Saying,
    Change,
    Movement,
}

impl Kind {
    fn most(self) -> u32 {
        match self {
            Kind::Saying => MOST_SAYINGS,
            Kind::Change => MOST_CHANGES,
            Kind::Movement => MOST_MOVEMENTS,
        }
    }
}

impl Used {
    fn of(&mut self, kind: Kind) -> &mut u32 {
        match kind {
            Kind::Saying => &mut self.sayings,
            Kind::Change => &mut self.changes,
            Kind::Movement => &mut self.movements,
        }
    }
}

impl Room {
    /// Notes a deed that is done on this desk.
    pub(crate) fn count<G: Hosted>(&mut self, desk: &Desk<G>, host: PersonId, deed: &Deed) {
        let on = |seat: &tabletop::Seat| desk.chair(*seat).ok().and_then(crate::chair::Chair::person);
        let counted = match deed {
            Deed::Said { person, .. } => Some((*person, Kind::Saying)),
            Deed::Coloured { seat, .. }
            | Deed::Voted { seat, .. }
            | Deed::Standing { seat, .. }
            | Deed::Wished { seat, .. }
            | Deed::Held { seat, .. }
            | Deed::Quiet { seat, .. } => on(seat).map(|person| (person, Kind::Change)),
            Deed::Sat { sitter: Sitter::Person { person, .. }, .. } => Some((*person, Kind::Movement)),
            Deed::Sat { .. } | Deed::Resumed => Some((host, Kind::Movement)),
            Deed::Away { seat } | Deed::Withdrawn { seat } => on(seat).map(|person| (person, Kind::Movement)),
            // Whoever rises sat down before, and whoever is back was away.
            Deed::Rose { .. }
            | Deed::Back { .. }
            | Deed::Started { .. }
            | Deed::Plan { .. }
            | Deed::Resigned { .. }
            | Deed::Interrupted { .. }
            | Deed::Closed { .. }
            | Deed::Rematched { .. } => None,
        };
        let Some((person, kind)) = counted else { return };
        *self.by_person.entry(person).or_default().of(kind) += 1;
        self.by_strangers += u32::from(is_stranger(desk, host, person));
    }

    /// Is there room for what a person asks?
    pub(crate) fn must_have<G: Hosted>(
        &self,
        desk: &Desk<G>,
        setup: &Setup<G>,
        person: PersonId,
        request: &Request,
    ) -> Result<(), Refused> {
        let kind = match request {
            Request::Say { .. } => Kind::Saying,
            Request::Colour { .. }
            | Request::Vote { .. }
            | Request::Stand { .. }
            | Request::Wish { .. }
            | Request::Hold { .. }
            | Request::Quiet { .. } => Kind::Change,
            Request::Sit { .. } | Request::SeatBot { .. } | Request::Withdraw | Request::Resume => {
                Kind::Movement
            }
            // Before the game whoever leaves sat down before.
            Request::Leave if desk.must_gather().is_err() => Kind::Movement,
            // Whoever is replaced has been gone for a while: that takes time enough.
            Request::Replace { .. }
            | Request::Leave
            | Request::Clear { .. }
            | Request::Start
            | Request::Cancel
            | Request::Choose { .. }
            | Request::Draft { .. }
            | Request::Undo { .. }
            | Request::Reset { .. }
            | Request::Seal { .. }
            | Request::Play { .. }
            | Request::Resign
            | Request::Return => return Ok(()),
        };
        let mut used = self.by_person.get(&person).copied().unwrap_or_default();
        if *used.of(kind) >= kind.most() {
            return Err(Refused::TooOften { most: kind.most() });
        }
        if is_stranger(desk, setup.host, person) && self.by_strangers >= MOST_BY_STRANGERS {
            return Err(Refused::TooOften { most: MOST_BY_STRANGERS });
        }
        Ok(())
    }
}

fn is_stranger<G: Hosted>(desk: &Desk<G>, host: PersonId, person: PersonId) -> bool {
    person != host && desk.seat_of(person).is_none()
}
