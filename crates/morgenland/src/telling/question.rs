//! What a player is asked, and why.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use super::phrase::{Phrase, current};
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::payment::{Giving, Price, Taking};
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::Spell;
use crate::spells::city_tax;
use crate::stage::RoundStage;
use crate::standing::Imagined;
use crate::table::Carpets;
use crate::token::Token;
use crate::view::View;

/// A question with everything that bears on the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
#[allow(missing_docs)]
pub enum Question {
    /// M2.1: which token, and where? It lies `open` if somebody spies (M7.17); if it is `playable`, something could be
    /// played first (M6.1 b).
    Place { open: bool, playable: bool },
    /// M0.3: so many of the first treasures are still to be taken.
    Opening { due: u8 },
    /// M3.6: so many treasures of the Market are still to be taken.
    MarketTake { due: u8 },
    /// So many treasures of a spell are still to be taken.
    Take { spell: Spell, due: u8 },
    /// M3.8: so many treasures of the bribe are still to be given.
    PayBribe { due: u8 },
    /// So many treasures are still to be given for a spell, another's if there is a `caster`; to the bank, or `to`
    /// somebody (M7.20).
    Give { spell: Spell, caster: Option<Seat>, to: Option<Seat>, due: u8 },
    /// M3.6: one treasure for so many?
    Market { units: u8 },
    /// M3.8: pay what is missing?
    Bribe { guard: u8, strength: u8, due: u8 },
    /// M3.9: buy the artefact, if it lies open this one?
    Buy { room: Space, artefact: Option<Artefact>, price: Vec<Phrase> },
    /// M3.9: which kind pays for this token, or for a Carpet? What is due `later` is paid in other kinds.
    Price { room: Space, due: u8, token: Option<Token>, reversed: bool, later: Vec<u8> },
    /// M3.4: which spell to keep? The other one goes `to` somebody, or is discarded.
    Keep { to: Option<Seat> },
    /// M7.15: take the camel?
    Camel,
    /// M6.2: play something, or pass, before anything happens?
    Window { stage: Phrase },
    /// M6.2: the same where a space is tallied; at the guard with what it takes to enter.
    Tally { space: Space, guard: Option<u8>, standing: Vec<Phrase> },
    /// M6.2: answer what was declared? In the order in which it is carried out.
    Answer { plays: Vec<Phrase> },
    /// M7.2: counter the Abracadabra of this player?
    Counter { seat: Seat },
    /// M6.4: what is named next for a play; a `piece` that was named already goes somewhere.
    Name { play: Play, what: What, piece: Option<Phrase> },
    /// M7.2: which artefact of the room?
    Search { room: Space },
    /// M7.12: which artefact of the stack?
    Mirage { room: Space },
    /// M7.5: pay for this token?
    CityTax { caster: Seat, piece: Phrase, due: u8 },
    /// M7.18: pay for so many tokens in the rooms?
    SultansTax { caster: Seat, tokens: u8, due: u8 },
    /// M7.9: take back a token of this player?
    Retaliate { caster: Seat },
    /// M7.21: give one more, after so many?
    Trade { units: u8 },
}

/// M6.4: what is named for a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum What {
    /// M5.4: an own token that counts once more.
    Doubled,
    /// M5.3: a spell that is countered.
    Countered,
    /// M7.13: an artefact whose power is borrowed.
    Borrowed,
    /// M7.11: an own artefact that is given.
    Given,
    /// M7.11: a room whose open artefact is taken for it.
    Swapped,
    /// M7.1: an own token that moves.
    OwnToken,
    /// M7.20: another's token that moves.
    OtherToken,
    /// M7.1, M7.20: where it goes.
    Destination,
    /// M7.9: a token that goes back.
    TokenBack,
    /// M7.7: a cave that gets treasure.
    EmptyCave,
    /// M7.12: a room with a stack.
    Stack,
    /// M7.19: a space that is closed.
    Closed,
    /// M7.10, M7.16: a space where tokens go back.
    Eclipsed,
}

impl Question {
    /// What the observer is asked.
    pub(super) fn new(view: &View) -> Option<Question> {
        let seat = view.observer.seat().filter(|&seat| view.to_act().contains(seat))?;
        let imagined = Imagined::new(view);
        let question = match view.ask {
            Ask::Placing { .. } => place(view, seat, &imagined),
            Ask::Taking(taking) => take(view, taking)?,
            Ask::Giving(giving) => give(view, giving)?,
            Ask::Market { .. } => Question::Market { units: imagined.market() },
            Ask::Bribe { .. } => Question::Bribe {
                guard: view.guard?,
                strength: imagined.strength(seat, Space::Guard).strength,
                due: imagined.bribe(seat)?,
            },
            Ask::Buying(_) => {
                let room = view.public.stage.tallied()?;
                let price = Phrase::prices(imagined.price(seat, room));
                Question::Buy { room, artefact: view.rooms.get(&room)?.public.open, price }
            }
            Ask::Price(price) => pay(view, price)?,
            Ask::Keeping(_) => Question::Keep { to: imagined.second_in_tent() },
            Ask::Camel { .. } => Question::Camel,
            Ask::Window { .. } => window(view, &imagined),
            Ask::Naming(play) => name(view, play),
            Ask::Searching { .. } => Question::Search { room: view.public.stage.tallied()? },
            Ask::Choosing { .. } => Question::Mirage { room: current(view)?.space? },
            Ask::CityTax { .. } => Question::CityTax {
                caster: current(view)?.seat,
                piece: Phrase::piece(view, imagined.taxed()?),
                due: city_tax::UNITS,
            },
            Ask::SultansTax { .. } => {
                // M7.18: one treasure for each.
                let tokens = imagined.in_rooms(seat);
                Question::SultansTax { caster: current(view)?.seat, tokens, due: tokens }
            }
            Ask::Answer { .. } => Question::Retaliate { caster: current(view)?.seat },
            Ask::Trading(trade) => Question::Trade { units: trade.units },
            Ask::Nothing => return None,
        };
        Some(question)
    }
}

fn place(view: &View, seat: Seat, imagined: &Imagined<'_>) -> Question {
    Question::Place {
        open: view.public.marks.spy.is_some_and(|spy| spy != seat),
        playable: imagined.could_play(seat),
    }
}

fn take(view: &View, taking: Taking) -> Option<Question> {
    let due = taking.left;
    Some(match current(view) {
        Some(play) => Question::Take { spell: play.spell()?, due },
        None if view.public.stage == RoundStage::Opening => Question::Opening { due },
        None => Question::MarketTake { due },
    })
}

fn give(view: &View, giving: Giving) -> Option<Question> {
    let Giving { seat, left: due, kinds: _, to } = giving;
    let Some(play) = current(view) else { return Some(Question::PayBribe { due }) };
    let caster = Some(play.seat).filter(|&caster| caster != seat);
    Some(Question::Give { spell: play.spell()?, caster, to, due })
}

/// M3.9: the next token of a price. M5.5: no token is worth what a Carpet counts.
fn pay(view: &View, price: Price) -> Option<Question> {
    let due = price.tokens.next();
    let reversed = view.public.marks.reversed && matches!(due, 1 | 9);
    let printed = if reversed { 10 - due } else { due };
    let token = if due == Carpets::VALUE { None } else { Token::try_from(printed).ok() };
    let later = Vec::from(price.tokens).into_iter().skip(1).collect();
    Some(Question::Price { room: view.public.stage.tallied()?, due, token, reversed, later })
}

fn window(view: &View, imagined: &Imagined<'_>) -> Question {
    if let Some(play) = view.public.plays.all().first() {
        if imagined.only_counters() {
            return Question::Counter { seat: play.seat };
        }
        let waiting = imagined.plays_in_order().filter(|play| !play.done && !play.countered);
        return Question::Answer { plays: waiting.map(Phrase::play).collect() };
    }
    let Some(space) = view.public.stage.tallied() else {
        return Question::Window { stage: Phrase::stage(view.public.stage) };
    };
    let guard = view.guard.filter(|_| space == Space::Guard);
    Question::Tally { space, guard, standing: Phrase::strengths(imagined.ranking()) }
}

/// What a play is about.
fn name(view: &View, play: Play) -> Question {
    let what = match (play.card, play.power()) {
        (_, Some(Artefact::Double)) => What::Doubled,
        (_, Some(_)) | (Card::Artefact(_), None) => What::Countered,
        (Card::Spell(spell), None) => named_for(spell, &play),
    };
    let piece = play.piece.map(|piece| Phrase::piece(view, piece));
    Question::Name { play, what, piece }
}

/// What is named next for a spell.
fn named_for(spell: Spell, play: &Play) -> What {
    match spell {
        Spell::Parasite => What::Borrowed,
        Spell::Apprentice if play.artefact.is_none() => What::Given,
        Spell::Apprentice => What::Swapped,
        Spell::SecondChance | Spell::Teleport if play.piece.is_some() => What::Destination,
        Spell::SecondChance => What::OwnToken,
        Spell::Teleport => What::OtherToken,
        Spell::EyeForAnEye => What::TokenBack,
        Spell::DragonLeaves => What::EmptyCave,
        Spell::Mirage => What::Stack,
        Spell::LunarEclipse | Spell::SolarEclipse => What::Eclipsed,
        // Taboo; for the others nothing is named.
        Spell::Taboo
        | Spell::Abracadabra
        | Spell::LastFirst
        | Spell::Charity
        | Spell::CityTax
        | Spell::Donation
        | Spell::DragonReturns
        | Spell::Sacrifice
        | Spell::Smuggler
        | Spell::Spy
        | Spell::SultansTax
        | Spell::Trade => What::Closed,
    }
}
