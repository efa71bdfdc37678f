//! Every event as a sentence of the log.

use tabletop::Seat;
use tabletop::game::Names;

use super::plays;
use super::words::{self, a, counted, listed, on, units, whose};
use crate::artefact::Artefact;
use crate::deck::Card as TreasureCard;
use crate::end::Ending;
use crate::event::{Entrance, Event};
use crate::pieces::{Piece, Slot};
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::Spell;
use crate::treasure::Kind;

// One short arm per event: splitting it would only hide that every event has its sentence.
#[allow(clippy::too_many_lines)]
pub(super) fn sentence(event: &Event, names: &Names) -> String {
    let name = |seat: &Seat| names.of(*seat);
    let token = |seat: &Seat, slot: &Slot| words::piece(Piece { owner: *seat, slot: *slot }, names);
    match event {
        Event::RoundBegan { round, card } => format!("Round {round} begins. {}", treasure_card(card)),
        Event::CaveFilled { cave, units } => {
            format!("{} gets {}.", words::space(*cave), of_cave(*cave, *units))
        }
        Event::ArtefactTurned { room, artefact } => {
            format!("A {} is turned over {}.", words::artefact(*artefact).name, on(*room))
        }
        Event::Took { seat, kind, units: count } => {
            format!("{} takes {} from the bank.", name(seat), units(*kind, *count))
        }
        Event::Gave { seat, kind, units: count, to } => {
            let to = to.map_or("the bank", |to| names.of(to));
            format!("{} gives {} to {to}.", name(seat), units(*kind, *count))
        }
        Event::Placed { seat, slot, space, token: None } => {
            format!("{} places a token {} ({}).", name(seat), on(*space), Piece { owner: *seat, slot: *slot })
        }
        Event::Placed { seat, slot, space, token: Some(token) } => {
            let piece = Piece { owner: *seat, slot: *slot };
            format!("{} places {} {}, open ({piece}).", name(seat), a(token.value()), on(*space))
        }
        Event::PlacedToken { seat, slot, token: value } => {
            format!("{} is {}.", token(seat, slot), a(value.value()))
        }
        Event::Tallied { space } => format!("{} is tallied.", words::capital(words::space(*space))),
        Event::Skipped { space } => format!("Nobody is {}.", on(*space)),
        Event::TurnedOver { seat, token, space: _, slot: _ } => {
            format!("{} turns over {}.", name(seat), a(token.value()))
        }
        Event::GuardTurned { strength } => format!("The guard is turned over: strength {strength}."),
        Event::TookShelf { seat, cave, shelf, units } => {
            let shelf = ["top", "second", "third", "fourth"][usize::from(*shelf - 1).min(3)];
            format!(
                "{} takes the {shelf} shelf of {}: {}.",
                name(seat),
                words::space(*cave),
                of_cave(*cave, *units)
            )
        }
        Event::DrewSpells { seat, count } => format!("{} draws {}.", name(seat), counted(*count, "spell")),
        Event::SpellsDrawn { seat, spells } => {
            format!("{} has drawn {}.", name(seat), listed(words::spells(*spells)))
        }
        Event::SpellGiven { seat, to } => {
            format!("{} keeps one spell and gives the other to {}.", name(seat), name(to))
        }
        Event::SpellHanded { seat, to, spell } => {
            format!("It was {} that {} gave to {}.", words::spell(*spell).name, name(seat), name(to))
        }
        Event::SpellDiscarded { seat, spell } => {
            format!("{} keeps one spell and discards {}.", name(seat), words::spell(*spell).name)
        }
        Event::TwoArtefacts { seat } => format!("{} may use two artefacts this round.", name(seat)),
        Event::CamelTaken { seat } => format!("{} takes the camel and is the starting player.", name(seat)),
        Event::CamelDeclined { seat } => format!("{} leaves the camel where it is.", name(seat)),
        Event::Entered { seat, how } => match how {
            Entrance::Strength => format!("{} is strong enough and may enter the palace.", name(seat)),
            Entrance::Bribe => format!("{} bribes the guard and may enter the palace.", name(seat)),
            Entrance::Key => format!("{} may enter the palace with a Key.", name(seat)),
        },
        Event::TurnedAway { seat } => format!("The guard turns {} away.", name(seat)),
        Event::Bought { seat, room, artefact: Some(artefact) } => {
            format!("{} buys a {} {}.", name(seat), words::artefact(*artefact).name, on(*room))
        }
        Event::Bought { seat, room, artefact: None } => {
            format!("{} buys the artefact {}.", name(seat), on(*room))
        }
        Event::BoughtArtefact { seat, artefact } => {
            format!("{} has got a {}.", name(seat), words::artefact(*artefact).name)
        }
        Event::Declined { seat } => format!("{} declines.", name(seat)),
        Event::LampLit { seat } => format!("{} lights a Lamp.", name(seat)),
        Event::Passed { seat } => format!("{} plays nothing.", name(seat)),
        Event::Began { play } => match play.card {
            Card::Artefact(artefact) => {
                format!("{} uses a {}.", name(&play.seat), words::artefact(artefact).name)
            }
            Card::Spell(spell) => format!("{} casts {}.", name(&play.seat), words::spell(spell).name),
        },
        Event::Declared { play } => format!("{} is declared{}.", plays::told_of(play, names), meaning(play)),
        Event::Countered { by, seat, spell } => {
            format!("{} counters {} {}.", name(by), whose(*seat, names), words::spell(*spell).name)
        }
        Event::CarriedOut { play } => {
            format!("{} {} is carried out{}.", whose(play.seat, names), plays::name(play.card), result(play))
        }
        Event::CameToNothing { play } => {
            format!("{} {} comes to nothing.", whose(play.seat, names), plays::name(play.card))
        }
        Event::CarpetLaid { seat, space } => format!("{} Carpet lands {}.", whose(*seat, names), on(*space)),
        Event::Doubled { seat, slot } => format!("{} counts once more.", token(seat, slot)),
        Event::Moved { seat, slot, from, to } => {
            format!("{} moves from {} to {}.", token(seat, slot), words::space(*from), words::space(*to))
        }
        Event::TookBack { seat, slot, from } => {
            format!("{} goes back from {}.", token(seat, slot), words::space(*from))
        }
        Event::CarpetsGone { seat, space } => {
            format!("{} Carpet {} is gone.", whose(*seat, names), on(*space))
        }
        Event::DragonLeft { cave, units } => {
            format!("The dragon leaves {} {}.", of_cave(*cave, *units), on(*cave))
        }
        Event::DragonReturned { cave, units } => {
            format!("The dragon returns to {}: {} to the bank.", words::space(*cave), of_cave(*cave, *units))
        }
        Event::Swapped { seat, room, gave, got } => format!(
            "{} swaps a {} for the {} {}.",
            name(seat),
            words::artefact(*gave).name,
            words::artefact(*got).name,
            on(*room)
        ),
        Event::Searches { seat, room } => format!("{} looks through the stack {}.", name(seat), on(*room)),
        Event::Found { seat, room, artefacts } => {
            format!("{} finds {} {}.", name(seat), listed(words::artefacts(*artefacts)), on(*room))
        }
        Event::Mirage { room, artefact } => {
            format!("A {} lies open {} now.", words::artefact(*artefact).name, on(*room))
        }
        Event::Smuggled { seat, spaces } => {
            let spaces = listed(spaces.iter().map(|space| words::space(space).to_owned()));
            format!("{} counts as strongest in {spaces}.", name(seat))
        }
        Event::RoundEnded { round } => format!("Round {round} is over."),
        Event::Ended { ending: Ending::SoldOut } => "The last artefact is sold: the game ends.".to_owned(),
        Event::Ended { ending: Ending::TooLong } => {
            "The game has lasted too long: it ends (M4.3).".to_owned()
        }
        Event::Collected { seat, artefacts } => {
            let all = counted(artefacts.total(), "artefact");
            let kinds = if artefacts.total() == 0 {
                String::new()
            } else {
                format!(": {}", listed(words::artefacts(*artefacts)))
            };
            format!("{} has {all}{kinds}.", name(seat))
        }
    }
}

/// What a treasure card gives each cave.
fn treasure_card(card: &TreasureCard) -> String {
    let caves =
        card.caves().map(|shelves| if shelves.is_empty() { "–".to_owned() } else { shelves.to_string() });
    format!("The treasure card says {}.", caves.join(", "))
}

/// So many of the treasure of a cave.
fn of_cave(cave: Space, count: u8) -> String {
    units(Kind::of_index(cave as usize), count)
}

/// What a spell does, if nothing that is named for it says so.
fn meaning(play: &Play) -> String {
    let named = play.artefact.is_some() || play.piece.is_some() || play.space.is_some();
    match play.card {
        Card::Spell(spell) if !named => format!(": {}", words::spell(spell).effect),
        Card::Spell(_) | Card::Artefact(_) => String::new(),
    }
}

/// What comes of a play that nothing else is told of.
fn result(play: &Play) -> String {
    match (play.card, play.power(), play.space) {
        (_, Some(Artefact::Key), _) => ": the way past the guard is free".to_owned(),
        (Card::Spell(Spell::Taboo), _, Some(space)) => {
            format!(": nothing more may come to {} this round", words::space(space))
        }
        (Card::Spell(Spell::Spy), _, _) => format!(": {}", words::spell(Spell::Spy).effect),
        (Card::Spell(Spell::LastFirst), _, _) => format!(": {}", words::spell(Spell::LastFirst).effect),
        _ => String::new(),
    }
}
