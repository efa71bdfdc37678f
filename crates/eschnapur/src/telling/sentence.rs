//! Every event as a sentence of the log.

use tabletop::Seat;
use tabletop::game::Names;

use super::{favour, parts, privilege_points, stones};
use crate::end::Ending;
use crate::event::{Because, Event};
use crate::official::OfficialSet;

// One short arm per event: splitting it would only hide that every event has its sentence.
#[allow(clippy::too_many_lines)]
pub(super) fn sentence(event: &Event, names: &Names) -> String {
    let name = |seat: &Seat| names.of(*seat);
    match event {
        Event::RoundBegan { round } => format!("Round {round} begins."),
        Event::SitePicked { seat, part } => format!("{} picks part {part}.", name(seat)),
        Event::GoldLaid { seat, official, gold: Some(gold) } => {
            format!("{} lays a {gold} for official {official}.", name(seat))
        }
        Event::GoldLaid { seat, official, gold: None } => {
            format!("{} leaves official {official} without a card.", name(seat))
        }
        Event::BeganAnew { seat } => format!("{} begins the choice anew.", name(seat)),
        Event::Chose { seat } => format!("{} has chosen.", name(seat)),
        Event::TookBack { seat } => format!("{} takes the choice back.", name(seat)),
        Event::CardsDown { seat, officials } => format!("{} {}.", name(seat), cards_down(*officials)),
        Event::Bought { seat, privilege, cost } => {
            format!("{} buys {privilege} for {}.", name(seat), privilege_points(u16::from(*cost)))
        }
        Event::Passed { seat } => format!("{} buys nothing.", name(seat)),
        Event::BlockadeLifted { seat, official } => {
            format!("The blockade is lifted from the card of {} for official {official}.", name(seat))
        }
        Event::Revealed { seat, official, gold } => {
            format!("Official {official}: {} reveals a {gold}.", name(seat))
        }
        Event::StayedBlocked { seat, official } => {
            format!("Official {official}: the card of {} is blocked.", name(seat))
        }
        Event::PlayedFromHand { seat, official, gold: Some(gold) } => {
            format!("Official {official}: {} plays a {gold} from the hand.", name(seat))
        }
        Event::PlayedFromHand { seat, official, gold: None } => {
            format!("Official {official}: {} plays no card.", name(seat))
        }
        Event::Won { official, seat, gold, because } => {
            let why = match because {
                Because::Highest => "the highest",
                Because::HigherCancelled => "because the higher cards cancel out",
                Because::WinsTies => "winning the tie",
            };
            format!("{} wins official {official}, {}, with a {gold}, {why}.", name(seat), favour(*official))
        }
        Event::NobodyWon { official } => format!("Nobody wins official {official}, {}.", favour(*official)),
        Event::Blocked { by, seat, official } => {
            format!("{} blocks the card of {} for official {official}.", name(by), name(seat))
        }
        Event::BlockadeBeside => "The blockade lies beside the palace.".to_owned(),
        Event::Stopped { by, part } => format!("{} stops part {part}.", name(by)),
        Event::StopBeside => "The building stop lies beside the palace.".to_owned(),
        Event::StonesGained { seat, due, gained } if gained < due => {
            format!("{} is due {} and gets {gained}: the supply is empty.", name(seat), stones(*due))
        }
        Event::StonesGained { seat, gained, .. } => format!("{} gets {}.", name(seat), stones(*gained)),
        Event::MarkerChosen { seat, marker } => format!("{} takes turn-order marker {marker}.", name(seat)),
        Event::MarkerHanded { seat, marker } => format!("{} gets turn-order marker {marker}.", name(seat)),
        Event::OrderSet { order, drawn } => {
            let order: Vec<_> = order.seats().iter().map(name).collect();
            format!("The turn order {} {}.", if *drawn { "is drawn:" } else { "is now" }, order.join(", "))
        }
        Event::SitesShown { seat, sites } => format!("{} reveals the sites {}.", name(seat), parts(*sites)),
        Event::Built { seat, part, field } => {
            format!("{} builds on part {part}, field {field} from the bottom.", name(seat))
        }
        Event::Premium { part } => format!("The gold bag of part {part} is reached: a premium of 3."),
        Event::Owed { seat, due, payable } if payable < due => {
            format!("{} is owed {due} gold; the bank can pay {payable}.", name(seat))
        }
        Event::Owed { seat, due, .. } => format!("{} is owed {due} gold.", name(seat)),
        Event::Took { seat, gold } => format!("{} takes a {gold} from the bank.", name(seat)),
        Event::Protected { seat, part } => {
            format!("{} protects the topmost stone of part {part}.", name(seat))
        }
        Event::Lifted { seat, part } => format!("{} lifts the topmost stone of part {part}.", name(seat)),
        Event::Moved { by, owner, from, to } => {
            format!("{} moves the stone of {} from part {from} to part {to}.", name(by), name(owner))
        }
        Event::MovedNothing { by } => format!("{} moves no stone.", name(by)),
        Event::PointsGained { seat, points: 0 } => format!("{} gains no privilege points.", name(seat)),
        Event::PointsGained { seat, points } => {
            format!("{} gains {}.", name(seat), privilege_points(*points))
        }
        Event::WagesDue { part, wage } => format!("Part {part} is full: a wage of {wage} to all on it."),
        Event::Scored { seat, part, field_value, stones: count } => format!(
            "{} scores {} for part {part}: field {field_value} and {}.",
            name(seat),
            field_value + u16::from(*count),
            stones(*count)
        ),
        Event::Finished { part } => format!("Part {part} is finished."),
        Event::Ended { ending: Ending::PartsFinished } => {
            "Enough parts are finished: the game ends.".to_owned()
        }
        Event::Ended { ending: Ending::Stalemate } => {
            "Two rounds changed nothing: the game ends (E11.3).".to_owned()
        }
        Event::Bonus { seat, points: 0 } => {
            format!("{} gets nothing for the rank in privilege points.", name(seat))
        }
        Event::Bonus { seat, points } => {
            format!("{} gets {points} victory points for the rank in privilege points.", name(seat))
        }
    }
}

fn cards_down(officials: OfficialSet) -> String {
    let numbers: Vec<_> = officials.iter().map(|official| official.to_string()).collect();
    match numbers.as_slice() {
        [] => "lays no card".to_owned(),
        [one] => format!("has a card face down for official {one}"),
        [most @ .., last] => format!("has cards face down for officials {} and {last}", most.join(", ")),
    }
}
