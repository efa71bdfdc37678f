//! The game in English words, for terminals.

use std::fmt::Write as _;

use tabletop::game::Names;
use tabletop::{Seat, Told};

use crate::action::Action;
use crate::game::Eschnapur;
use crate::gold::{Gold, Purse};
use crate::official::Official;
use crate::palace::{Part, PartSet};
use crate::phases::blockade::Blockade;
use crate::phases::rewards::Rewards;
use crate::phases::{moving, order};
use crate::privilege::Privilege;
use crate::view::{PhaseView, SlotView, View};

impl Told for Eschnapur {
    const TITLE: &'static str = "Der Palast von Eschnapur";

    fn board(view: &View, names: &Names) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = write_board(&mut out, view, names);
        out
    }

    fn explain(view: &View) -> String {
        let (title, text) = explanation(view);
        format!("{title}\n{text}")
    }

    fn question(view: &View, seat: Seat, names: &Names) -> String {
        question(view, seat, names)
    }

    fn choice(view: &View, action: Action, names: &Names) -> String {
        choice(view, action, names)
    }
}

/// What an official is for, in two or three words.
fn favour(official: Official) -> &'static str {
    match official {
        Official::Blockade => "the blockade",
        Official::Stop => "the building stop",
        Official::Stones => "stones",
        Official::Order => "the turn order",
        Official::Moving => "moving a stone",
    }
}

/// A privilege in a few words.
fn effect(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::ChooseOrder => "take a turn-order marker first",
        Privilege::WinTies => "win ties for the highest card this round",
        Privilege::FreeSites => "build on any unfinished parts this turn",
        Privilege::GoldFive => "take 5 gold from the bank",
        Privilege::RefuseBlockade => "lift the blockade from your card",
        Privilege::LastStone => "protect the topmost stone of a part",
        Privilege::GoldAndStones => "take 3 gold from the bank and 2 stones",
        Privilege::IgnoreStop => "ignore the building stop",
        Privilege::ThreeStones => "take 3 stones",
        Privilege::FromHand => "play gold openly from your hand this round",
    }
}

fn parts(set: PartSet) -> String {
    let numbers: Vec<_> = set.iter().map(|part| part.to_string()).collect();
    match numbers.as_slice() {
        [] => "none".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

fn stones(count: u8) -> String {
    if count == 1 { "1 stone".to_owned() } else { format!("{count} stones") }
}

fn privilege_points(count: u16) -> String {
    if count == 1 { "1 privilege point".to_owned() } else { format!("{count} privilege points") }
}

/// Cards as `2×0 3×5`.
fn cards(purse: Purse) -> String {
    let groups: Vec<_> = Gold::ALL
        .into_iter()
        .filter(|&gold| purse.has(gold))
        .map(|gold| format!("{}×{gold}", purse.count(gold)))
        .collect();
    if groups.is_empty() { "nothing".to_owned() } else { groups.join("  ") }
}

fn write_board(out: &mut String, view: &View, names: &Names) -> std::fmt::Result {
    let (title, _) = explanation(view);
    writeln!(out, "Round {} · {title}", view.round)?;
    writeln!(out)?;
    writeln!(
        out,
        "Part  Fields from the bottom: a letter is a stone, a number a free field, * the gold bag"
    )?;
    for part in PartSet::in_play(view.tableaus.players()).iter() {
        write_part(out, view, part)?;
    }
    writeln!(out)?;
    let player = |seat: Seat| {
        let name = if names.of(seat) == seat.to_string() { "" } else { names.of(seat) };
        let own = if view.observer.is(seat) { "(you)" } else { "" };
        format!("{seat} {name} {own}").trim_end().replace("  ", " ")
    };
    let widest = view.tableaus.seats().map(|seat| player(seat).chars().count()).max().unwrap_or(0).max(6);
    writeln!(out, "  {:widest$}   VP  PP  Stones  Supply  Cards  Officials 1 to 5     Sites", "Player")?;
    for (seat, tableau) in view.tableaus.iter() {
        let slots = shown_slots(view, seat).map(slot_text).join(" ");
        let sites = tableau.sites.map_or("–".to_owned(), |sites| parts(sites).replace(" and ", ", "));
        let mark = if view.to_act().contains(seat) { '>' } else { ' ' };
        writeln!(
            out,
            "{mark} {:widest$}  {:>3} {:>3}  {:>6}  {:>6}  {:>5}  {slots}  {sites}",
            player(seat),
            tableau.vp,
            tableau.pp,
            tableau.stones,
            tableau.supply,
            tableau.cards,
        )?;
    }
    writeln!(out)?;
    if let Some(hand) = view.observer.seat().and_then(|seat| view.tableaus[seat].hand) {
        writeln!(out, "Your hand   {}", cards(hand))?;
    }
    writeln!(out, "Bank        {}", cards(view.bank))?;
    let order = view.order.map_or_else(
        || "none yet".to_owned(),
        |order| order.seats().iter().map(|&seat| names.of(seat)).collect::<Vec<_>>().join(", "),
    );
    writeln!(out, "Turn order  {order}")?;
    if let Some(card) = view.markers.blockade {
        writeln!(out, "Blockade    on the card of {} for official {}", names.of(card.seat), card.official)?;
    }
    if let Some(seat) = view.ties {
        writeln!(out, "This round  {} wins ties", names.of(seat))?;
    }
    if let Some(seat) = view.from_hand {
        writeln!(out, "This round  {} plays from the hand", names.of(seat))?;
    }
    if view.privileges.is_empty() {
        return writeln!(out, "Privileges  none left");
    }
    let mut line = String::from("Privileges ");
    for privilege in view.privileges.iter() {
        let item = format!(" {privilege} {},", view.figures.costs.of(privilege));
        if line.chars().count() + item.chars().count() > 99 {
            writeln!(out, "{line}")?;
            line = String::from("           ");
        }
        line.push_str(&item);
    }
    writeln!(out, "{}", line.trim_end_matches(','))
}

fn write_part(out: &mut String, view: &View, part: Part) -> std::fmt::Result {
    let figures = view.figures.parts[part];
    if view.finished.contains(part) {
        return writeln!(out, "  {part}   finished");
    }
    write!(out, "  {part}  ")?;
    for field in 0..figures.fields {
        let bag = if field + 1 == figures.bag { "*" } else { "" };
        let text = match view.palace[part].stone(field) {
            Some(owner) => format!("{owner}{bag}"),
            None => format!("{}{bag}", figures.value(field)),
        };
        write!(out, " {text:<3}")?;
    }
    let stop = if view.markers.stop == Some(part) { ", stopped" } else { "" };
    writeln!(out, "  wage {}{stop}", figures.wage)
}

/// The slots of a player; one's own cards of phase 2 are shown as soon as they are laid.
fn shown_slots(view: &View, seat: Seat) -> [SlotView; 5] {
    let slots = view.tableaus[seat].slots;
    match view.phase {
        PhaseView::Laying { mine: Some(plan), .. } if view.observer.is(seat) => {
            Official::ALL.map(|official| {
                let laid = plan.cards.get(official).face_down();
                laid.map_or(slots[official.index()], |gold| SlotView::Down(Some(gold)))
            })
        }
        PhaseView::Sites { .. }
        | PhaseView::BeforeGold(_)
        | PhaseView::Laying { .. }
        | PhaseView::FromHand { .. }
        | PhaseView::Blockade(_)
        | PhaseView::Stop(_)
        | PhaseView::Order(_)
        | PhaseView::Building(_)
        | PhaseView::Moving(_)
        | PhaseView::Rewards(_)
        | PhaseView::Over(_) => slots,
    }
}

fn slot_text(slot: SlotView) -> String {
    match slot {
        SlotView::Empty => " – ".to_owned(),
        SlotView::Down(None) => "[?]".to_owned(),
        SlotView::Down(Some(gold)) => format!("[{gold}]"),
        SlotView::Up(gold) => format!(" {gold} "),
    }
}

/// The step's name and what happens in it, with the ids of its rules.
fn explanation(view: &View) -> (&'static str, &'static str) {
    if view.payment.is_some() {
        return (
            "Taking gold from the bank",
            "Whoever is owed gold takes cards of any values worth exactly that much (EG.1). If the bank cannot \
             pay exactly, he takes the largest total below it that the bank can pay (EG.2). Cards are taken from \
             the highest to the lowest.",
        );
    }
    match view.phase {
        PhaseView::Sites { .. } => (
            "Phase 1, sites",
            "Everybody secretly picks two different unfinished parts; only there can he build this round (E1.1). \
             They are revealed when his building turn comes (E7.1). Until the last player has chosen you can take \
             your choice back (E2.6).",
        ),
        PhaseView::BeforeGold(_) => (
            "Privileges before phase 2",
            "Whoever can pay may buy privileges now; \"win ties\" and \"play from hand\" only now (E2.1, E10.2). \
             The window closes when all have passed since the last purchase.",
        ),
        PhaseView::Laying { .. } => (
            "Phase 2, gold",
            "Everybody secretly lays one gold card for each official: 1 the blockade, 2 the building stop, 3 \
             stones, 4 the turn order, 5 moving a stone (E2.2). The highest card wins; equal highest cards cancel \
             out and the next lower wins; a 0 never wins and comes back (EW). Cards that win are spent, cards that \
             lose become privilege points (E9.1). Only with too few cards may slots stay empty (E2.4).",
        ),
        PhaseView::FromHand { .. } => (
            "A card from the hand",
            "The others have revealed their cards before this official. The player who bought \"play from hand\" \
             now plays one openly (E10.13).",
        ),
        PhaseView::Blockade(Blockade::Placing { .. }) => (
            "Phase 3, the blockade",
            "The winner may block one face-down card of another player (E3.2): not the player or the official of \
             last round (E3.3). A blocked card stays face down, counts for next round and brings its owner a stone \
             now (E3.5, E3.6). Or the marker goes beside the palace (E3.4).",
        ),
        PhaseView::Blockade(Blockade::Window(_)) => (
            "Privileges after the blockade",
            "A card was blocked. Its owner can refuse the blockade with that privilege and keeps the stone (E10.8).",
        ),
        PhaseView::Stop(_) => (
            "Phase 4, the building stop",
            "The winner may stop an unfinished part, but not the one of last round (E4.1). Nobody builds there \
             this round and no stone is moved from or to it (E4.2).",
        ),
        PhaseView::Order(order::Order { now: order::Now::Window(_), .. }) => (
            "Privileges in phase 6",
            "Phase 6 is won. Before the markers are handed out, privileges can be bought; \"choose turn order\" \
             takes a marker first (E6.2, E10.4).",
        ),
        PhaseView::Order(_) => (
            "Phase 6, turn order",
            "The winner hands the markers to the players as he likes; the order holds at once (E6.1).",
        ),
        PhaseView::Building(_) => (
            "Phase 7, building",
            "In turn order everybody reveals his sites and builds his stones one by one, each on the lowest free \
             field of one of his sites, never on the stopped part (E7.1, E7.2). Every stone that can be built must \
             be built (E7.3). A stone on the gold bag pays 3 gold to everybody on that part (E7.5). Instead of a \
             stone the builder may buy privileges (E10.2).",
        ),
        PhaseView::Moving(moving::Moving {
            now: moving::Now::Window(_) | moving::Now::Naming(_), ..
        }) => (
            "Privileges in phase 8",
            "Phase 8 is won. Before the stone is moved, privileges can be bought; \"last stone\" protects the \
             topmost stone of a part (E10.9), \"ignore stop\" helps the winner (E10.11).",
        ),
        PhaseView::Moving(_) => (
            "Phase 8, moving a stone",
            "The winner may move the topmost stone of any part, of any colour, to the lowest free field of another \
             unfinished part (E8.1); never from or to the stopped part, nor a protected stone (E8.2).",
        ),
        PhaseView::Rewards(Rewards::Window(_)) => (
            "Phase 9, privileges",
            "Cards that lost have become privilege points (E9.1). Privileges can be bought before wages are paid \
             and full parts are scored (E9.2).",
        ),
        PhaseView::Rewards(Rewards::Wages(_)) => (
            "Phase 9, wages",
            "For every full part each player with a stone on it takes its wage from the bank (E9.3). Then he scores \
             the value of the field of his topmost stone plus the number of his stones there (E9.4).",
        ),
        PhaseView::Over(_) => (
            "The game is over",
            "Privilege points bring victory points by rank (E11.1). Most victory points win; a tie goes to more \
             gold (E11.2).",
        ),
    }
}

/// Turn-order marker that is handed out next.
fn next_marker(markers: &[Option<Seat>; 4]) -> usize {
    markers.iter().position(Option::is_none).map_or(4, |index| index + 1)
}

fn question(view: &View, seat: Seat, names: &Names) -> String {
    if !view.to_act().contains(seat) {
        return format!("Waiting for {}.", names.list(view.to_act()));
    }
    if let Some(claim) = view.payment {
        return format!("Take {} gold from the bank, the highest card first.", claim.left);
    }
    match view.phase {
        PhaseView::Sites { mine, .. } => {
            let picked = mine.filter(|mine| !mine.is_empty());
            picked.map_or_else(
                || "Choose two parts to build on: which is the first, with the lower number?".to_owned(),
                |first| format!("You chose part {}. Which is the second?", parts(first)),
            )
        }
        PhaseView::BeforeGold(_)
        | PhaseView::Blockade(Blockade::Window(_))
        | PhaseView::Order(order::Order { now: order::Now::Window(_), .. })
        | PhaseView::Moving(moving::Moving { now: moving::Now::Window(_), .. })
        | PhaseView::Rewards(_) => {
            format!("You have {}. Buy a privilege?", privilege_points(view.tableaus[seat].pp))
        }
        PhaseView::Laying { mine, .. } => {
            let next = mine.and_then(|mine| mine.open.first()).unwrap_or(Official::Blockade);
            format!("Which gold card for official {next}, {}?", favour(next))
        }
        PhaseView::FromHand { official } => {
            format!("Which card do you play openly for official {official}, {}?", favour(official))
        }
        PhaseView::Blockade(Blockade::Placing { .. }) => "Whose card do you block?".to_owned(),
        PhaseView::Stop(_) => "Which part do you stop?".to_owned(),
        PhaseView::Order(order) => match order.now {
            order::Now::Choosing(_) => "Which turn-order marker do you take?".to_owned(),
            order::Now::Handing | order::Now::Window(_) => {
                format!("Who gets turn-order marker {}?", next_marker(&order.markers))
            }
        },
        PhaseView::Building(_) => match view.tableaus[seat].stones {
            0 => "You have no stone to build. Buy a privilege?".to_owned(),
            count => format!("Build {}: where does the next one go?", stones(count)),
        },
        PhaseView::Moving(moving) => match moving.now {
            moving::Now::Naming(_) => "The topmost stone of which part do you protect?".to_owned(),
            moving::Now::Setting(from) => format!("Where does the stone from part {from} go?"),
            moving::Now::Lifting | moving::Now::Window(_) => "Which stone do you move?".to_owned(),
        },
        PhaseView::Over(_) => "The game is over.".to_owned(),
    }
}

fn choice(view: &View, action: Action, names: &Names) -> String {
    let next_field = |part: Part| {
        let figures = view.figures.parts[part];
        let field = view.palace[part].height();
        let bag = if field + 1 == figures.bag { ", gold bag" } else { "" };
        format!(
            "part {part} (field worth {}{bag}, {} of {} fields free)",
            figures.value(field),
            figures.fields - field,
            figures.fields
        )
    };
    match action {
        Action::Site(part) | Action::Build(part) | Action::Set(part) => next_field(part),
        Action::Lay(_, gold) => format!("gold {gold}"),
        Action::Leave(_) => "no card".to_owned(),
        Action::Block(seat, official) => {
            format!("the card of {} for official {official}, {}", names.of(seat), favour(official))
        }
        Action::Beside => "nothing: put the marker beside the palace".to_owned(),
        Action::Stop(part) | Action::Protect(part) => format!("part {part}"),
        Action::Marker(seat) => names.of(seat).to_owned(),
        Action::ChooseMarker(marker) => format!("marker {marker}"),
        Action::Take(gold) => format!("a {gold}"),
        Action::Lift(part) => {
            let owner = view.palace[part].topmost().map_or("nobody", |owner| names.of(owner));
            format!("the stone of {owner} on part {part}")
        }
        Action::Stay => "none".to_owned(),
        Action::Buy(privilege) => {
            format!("buy {privilege} for {}: {}", view.figures.costs.of(privilege), effect(privilege))
        }
        Action::Pass => "buy nothing".to_owned(),
    }
}
