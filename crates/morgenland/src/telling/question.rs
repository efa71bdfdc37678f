//! What a player is asked, and why.

use tabletop::Seat;
use tabletop::game::Names;

use super::notes::in_order_of_strength;
use super::plays::{self, current};
use super::standing;
use super::words::{self, counted, listed, on, treasures, whose};
use crate::artefact::Artefact;
use crate::ask::{Ask, Keeping};
use crate::payment::{Giving, Price, Taking};
use crate::pieces::Piece;
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::Spell;
use crate::spells::trade::Trade;
use crate::stage::Stage;
use crate::table::{Carpets, Version};
use crate::view::{PieceView, View};

const OVER: &str = "The game is over.";

/// One sentence.
pub(super) fn question(view: &View, seat: Seat, names: &Names) -> String {
    if !view.to_act().contains(seat) {
        let over = view.to_act().is_empty();
        return if over { OVER.to_owned() } else { format!("Waiting for {}.", names.list(view.to_act())) };
    }
    match &view.ask {
        Ask::Placing { .. } => placing(view, seat),
        Ask::Taking(taking) => take(view, taking),
        Ask::Giving(giving) => give(view, giving, names),
        Ask::Market { .. } => {
            "You are the strongest on the Market: give 1 treasure for 3 of your choice from the bank?"
                .to_owned()
        }
        Ask::Bribe { .. } => bribe(view, seat),
        Ask::Buying(_) => buy(view, seat),
        Ask::Price(price) => pay(view, price),
        Ask::Keeping(Keeping { .. }) => keep(view, seat, names),
        Ask::Camel { .. } => {
            "You smuggled yourself into the Caravanserai: take the camel and be the starting player?"
                .to_owned()
        }
        Ask::Window { .. } => window(view, names),
        Ask::Naming(play) => name(view, play, names),
        Ask::Searching { .. } => {
            format!("You have paid, and search {}: which artefact do you take?", tallied(view))
        }
        Ask::Choosing { .. } => {
            let room = current(view).and_then(|play| play.space).map_or("the room", words::space);
            format!("Mirage: which artefact of the stack shall lie open in {room}?")
        }
        Ask::CityTax { .. } => city_tax(view, names),
        Ask::SultansTax { .. } => {
            let due = standing::in_rooms(view, seat);
            let tokens = if due == 1 { "token".to_owned() } else { counted(due, "token") };
            format!(
                "{} Sultan's Tax: pay {} for your {tokens} in the rooms?",
                caster(view, names),
                treasures(due)
            )
        }
        Ask::Answer { .. } => {
            let caster = current(view).map_or("the caster", |play| names.of(play.seat));
            format!(
                "{caster} has taken your token off the board: which of {caster}'s do you take off in return?"
            )
        }
        Ask::Trading(trade) => trading(trade),
        Ask::Nothing => OVER.to_owned(),
    }
}

/// The space being tallied, in a sentence.
fn tallied(view: &View) -> &'static str {
    view.stage.tallied().map_or("the space", words::space)
}

/// Whose play is carried out.
fn caster(view: &View, names: &Names) -> String {
    current(view).map_or_else(|| "The".to_owned(), |play| whose(play.seat, names))
}

fn placing(view: &View, seat: Seat) -> String {
    let spied = view.marks.spy.is_some_and(|spy| spy != seat);
    let how = if spied { "open (but face down at the guard)" } else { "face down" };
    let or = match view.version {
        Version::Magic if standing::could_play(view, seat) => ", or what do you play first",
        Version::Magic | Version::Basic => "",
    };
    format!("Place a token {how}: which one, and where{or}?")
}

fn take(view: &View, taking: &Taking) -> String {
    let why = match (current(view).map(|play| play.card), view.stage) {
        (Some(card), _) => plays::name(card).to_owned(),
        (None, Stage::Opening) => "Everybody begins with 3 treasures".to_owned(),
        (None, _) => "The Market".to_owned(),
    };
    let more = if taking.left == 1 { "one treasure" } else { &treasures(taking.left) };
    format!("{why}: take {more} from the bank, by kind in the order of the caves. Which is next?")
}

fn give(view: &View, giving: &Giving, names: &Names) -> String {
    let to = giving.to.map_or("the bank", |to| names.of(to));
    let why = match current(view) {
        Some(play) if play.seat == giving.seat => plays::name(play.card).to_owned(),
        Some(play) => format!("{} {}", whose(play.seat, names), plays::name(play.card)),
        None => "The guard's bribe".to_owned(),
    };
    let due = treasures(giving.left);
    format!("{why}: give {due} to {to}, by kind in the order of the caves. Which is next?")
}

fn bribe(view: &View, seat: Seat) -> String {
    let own = standing::strength(view, seat, Space::Guard);
    let guard = view.guard.unwrap_or(0);
    let missing = treasures(standing::bribe(view, seat));
    format!("The guard has strength {guard} and you have {own}: pay {missing} to enter the palace?")
}

/// What a player would pay in the room being tallied: `7 of one kind and 1 of another`.
fn price(values: &[u8]) -> String {
    // M5.8: six tokens cannot be paid.
    let kinds = ["one kind", "another", "a third", "a fourth", "a fifth"];
    listed(values.iter().zip(kinds).map(|(value, kind)| format!("{value} of {kind}")))
}

fn buy(view: &View, seat: Seat) -> String {
    let room = view.stage.tallied().unwrap_or(Space::Room1);
    let open = view.rooms.get(&room).and_then(|room| room.open);
    let what = open.map_or_else(
        || "the topmost artefact".to_owned(),
        |open| format!("the {}", words::artefact(open).name),
    );
    let price = price(&standing::price(view, seat, room));
    format!("{}: buy {what} for {price}?", words::space(room))
}

fn pay(view: &View, price: &Price) -> String {
    let values = Vec::from(price.tokens);
    let [next, later @ ..] = &values[..] else { return "Pay with which kind?".to_owned() };
    let token = match next {
        &Carpets::VALUE => "your Carpet".to_owned(),
        1 if view.marks.reversed => "your token 9, which counts 1".to_owned(),
        9 if view.marks.reversed => "your token 1, which counts 9".to_owned(),
        value => format!("your token {value}"),
    };
    let later = if later.is_empty() {
        String::new()
    } else {
        let parts = listed(later.iter().map(u8::to_string));
        format!(" (later {parts} of {})", if values.len() == 2 { "another kind" } else { "other kinds" })
    };
    format!("Pay {next} for {token}{later}: with which kind?")
}

fn keep(view: &View, seat: Seat, names: &Names) -> String {
    let second =
        standing::ranking(view, Space::Tent).into_iter().map(|(other, _)| other).find(|&other| other != seat);
    match second {
        Some(other) => format!("Which spell do you keep? {} gets the other one.", names.of(other)),
        None => "Which spell do you keep? The other one is discarded, open to all.".to_owned(),
    }
}

fn window(view: &View, names: &Names) -> String {
    let declared: Vec<_> = plays::in_order(view)
        .into_iter()
        .filter(|play| !play.done && !play.countered)
        .map(|play| plays::told_of(play, names))
        .collect();
    match view.plays.declared.first() {
        Some(Play { card: Card::Spell(Spell::Abracadabra), seat, .. }) => {
            format!("{} buys with Abracadabra: do you counter it?", names.of(*seat))
        }
        Some(_) => format!("Declared: {}. What do you play?", listed(declared)),
        None => format!("{}: what do you play?", moment(view, names)),
    }
}

/// When a window opens.
fn moment(view: &View, names: &Names) -> String {
    match view.stage {
        Stage::Start => "The round begins".to_owned(),
        Stage::Placed => "All tokens are placed".to_owned(),
        Stage::CavesDone => "The caves are tallied, and the city is next".to_owned(),
        Stage::Tally(space) => {
            let there = in_order_of_strength(view, space, names);
            let there = there.unwrap_or_else(|| "nobody is there".to_owned());
            let guard = match (space, view.guard) {
                (Space::Guard, Some(strength)) => format!("strength {strength}; "),
                _ => String::new(),
            };
            format!("{} is tallied ({guard}{there})", words::capital(words::space(space)))
        }
        Stage::Placing(_) | Stage::Opening | Stage::Over(_) => "Now".to_owned(),
    }
}

/// What a play is about.
fn name(view: &View, play: &Play, names: &Names) -> String {
    let card = plays::name(play.card);
    let what = match play.card {
        Card::Artefact(_) => "which of your tokens counts once more",
        Card::Spell(spell) => match (spell, play.artefact, play.piece) {
            (Spell::Parasite, None, _) => "whose power do you borrow",
            (Spell::Parasite, Some(artefact), _) => {
                let card = words::artefact(artefact).name;
                let what = if artefact == Artefact::Double { "which of your tokens" } else { "which spell" };
                return format!("Parasite as a {card}: {what}?");
            }
            (Spell::Apprentice, None, _) => "which of your artefacts do you give",
            (Spell::Apprentice, Some(own), _) => {
                let own = words::artefact(own).name;
                return format!("{card}: for the open artefact of which room do you give your {own}?");
            }
            (Spell::SecondChance | Spell::Teleport, _, Some(piece)) => {
                let piece = self::piece(view, piece, names);
                return format!("{card}: where does {piece} go?");
            }
            (Spell::SecondChance, _, None) => "which of your tokens moves",
            (Spell::Teleport, _, None) => "which token of another player moves",
            (Spell::EyeForAnEye, _, _) => "which token goes back",
            (Spell::DragonLeaves, _, _) => "which empty cave gets treasure",
            (Spell::DragonReturns, _, _) => "which cave loses its treasure",
            (Spell::Mirage, _, _) => "in which room",
            (Spell::Taboo, _, _) => "to which space may nothing more come",
            (_, _, _) => "on which space",
        },
    };
    format!("{card}: {what}?")
}

/// A piece as its observer knows it: `your 7 on the Market`, `Bina's hidden token in Room 2`.
pub(super) fn piece(view: &View, piece: Piece, names: &Names) -> String {
    let Piece { owner, slot } = piece;
    let own = view.observer.is(owner);
    let whose = if own { "your".to_owned() } else { whose(owner, names) };
    match view.players[owner].pieces.0[slot.index()] {
        PieceView::Free => format!("{whose} token {piece}"),
        PieceView::Hidden { token: Some(token), space, .. } => {
            format!("{whose} hidden {token} {}", on(space))
        }
        PieceView::Hidden { token: None, space, cannot } => {
            let not = if cannot.is_empty() {
                String::new()
            } else {
                format!(" (no {})", words::joined(cannot.iter().map(|token| token.to_string()), "or"))
            };
            format!("{whose} hidden token {}{not}", on(space))
        }
        PieceView::Open { token, space, .. } => format!("{whose} open {token} {}", on(space)),
    }
}

/// M7.5: the token that is taxed now.
fn city_tax(view: &View, names: &Names) -> String {
    let token =
        standing::taxed(view).map_or_else(|| "your token".to_owned(), |taxed| piece(view, taxed, names));
    format!("{} City Tax: pay 2 treasures for {token}?", caster(view, names))
}

fn trading(trade: &Trade) -> String {
    match trade.units {
        0 => "Trade: which treasure do you give first, by kind in the order of the caves?".to_owned(),
        units => format!("Trade: you have given {}. Give one more?", treasures(units)),
    }
}
