//! Eschnapur as whoever hosts it for people needs it.
//!
//! What a screen shows is built up from the view, field by field and without `..`: a new field of the view does not
//! compile until somebody has decided here whether it takes counting along to know it (EP.1).

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Counting, Hosted, Length, Observer, Seat, SeatSet, WindowKind, Wish};
use ts_rs::TS;

use crate::action::Action;
use crate::end;
use crate::event::Event;
use crate::game::{Eschnapur, Options};
use crate::gold::{Possible, Purse};
use crate::official::{Official, OfficialSet};
use crate::palace::{ByPart, Part, PartSet};
use crate::payment::Claim;
use crate::phases::{Phase, plain, rewards};
use crate::privilege::{Privilege, PrivilegeSet};
use crate::state::State;
use crate::table::{BySeat, Card, Carried, Public};
use crate::view::{CountedGold, LayingView, PhaseView, SitesView, TableauView, View};
use crate::window::When;

/// What a screen shows: the view, perhaps without what can only be known by counting along, and what follows from it by
/// a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Shown {
    /// Through whose eyes it is seen: a player's, or a spectator's.
    pub observer: Observer,
    /// What lies open. The bank does too (EP.1), although whoever knows their own gold can work out from it what the others
    /// own together.
    #[serde(flatten)]
    pub public: Public,
    /// What is known of each player.
    pub tableaus: BySeat<TableauShown>,
    /// Last round's blocked card among this round's.
    pub carried: Option<CarriedShown>,
    /// Where the round stands.
    #[serde(serialize_with = "plain::phase")]
    #[ts(as = "plain::PlainPhase<SitesView, LayingView>")]
    pub phase: PhaseView,
    /// Somebody is taking gold.
    pub payment: Option<Claim>,
    /// E0.2: the parts that are in the game.
    pub parts: PartSet,
    /// E2.2: the officials who take part.
    pub officials: OfficialSet,
    /// E0.6: the privileges that are in the game, sold or not.
    pub wares: PrivilegeSet,
    /// What the fields of each part are worth, from the bottom.
    pub values: ByPart<Vec<u16>>,
    /// Which of the nine phases runs, 1 to 9; nothing once the game is over.
    pub phase_number: Option<u8>,
    /// Whose choices are awaited.
    pub awaited: SeatSet,
    /// In which window players may buy now, if they may (E10.2).
    pub window: Option<WindowShown>,
    /// E6.1: the turn-order marker that is handed out next, while markers are handed out.
    pub next_marker: Option<u8>,
    /// E9.4: what parts would bring as they stand: those that are full, and those that whoever builds now could fill
    /// with one stone.
    pub prospects: Vec<Prospect>,
    /// E9.6: how many finished parts end the game.
    pub parts_needed: u8,
    /// How the players stand by what everybody can see; once the game is over, how they ended (E11.2).
    pub standings: BySeat<StandingShown>,
}

/// A window for privileges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct WindowShown {
    /// Its letter in the rulebook.
    #[ts(type = "'a' | 'b' | 'c' | 'd' | 'e' | 'f'")]
    pub letter: char,
    /// What can be used in it and is still to be had, whoever can afford it.
    pub usable: PrivilegeSet,
}

/// What a part would bring if it were finished as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Prospect {
    /// The part that is looked at.
    pub part: Part,
    /// Who builds the stone that it lacks; nobody if it is full.
    pub builder: Option<Seat>,
    /// The points of every player.
    pub points: BySeat<u16>,
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct StandingShown {
    /// From 1; equal players share a place, and the next is skipped (E11.4).
    pub place: u8,
    /// What the gold cards are worth that the player owns; left out if people must remember it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gold: Option<u16>,
    /// E11.2: did gold decide between this player and another of as many points? Nothing before the end.
    pub by_gold: bool,
}

/// What a screen shows of one player.
pub type TableauShown = TableauView<CountedShown>;

/// What anyone who remembers can work out of a player's gold; left out if people must remember it themselves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct CountedShown {
    /// EP.1: hand and face-down cards together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owned: Option<Purse>,
    /// EP.3: of these, what is known to be in the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known: Option<Purse>,
}

/// Last round's blocked card lying among this round's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct CarriedShown {
    /// Where it lies.
    pub card: Card,
    /// EP.3: the values it can have. They follow from what its owner owned, and are left out like that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub values: Option<Possible>,
}

impl Hosted for Eschnapur {
    type Shown = Shown;

    /// Counted in games of bots, with three quarters of a minute for each wait.
    fn length(options: &Options) -> Length {
        let waits = match options.players {
            2 => 44,
            3 => 55,
            _ => 61,
        };
        Length { minutes: waits * 3 / 4, waits }
    }

    fn shown(view: &View, counting: Counting) -> Shown {
        Shown::new(view, counting)
    }

    /// E10.2: in the windows (a) to (c), (e) and (f) the only question is whether to buy. In the own building turn, window
    /// (d), passing ends the turn; that is a decision about stones, which nobody makes in advance.
    fn pass(state: &State, seat: Seat) -> Option<Action> {
        // Whoever takes gold is asked for coins; the window waits.
        if state.payment.is_some() {
            return None;
        }
        let (window, _) = state.phase.window()?;
        (window.asked == seat).then_some(Action::Pass)
    }

    /// E10.2: a game that is often quiet in its windows, and has few: everybody is asked wherever they can buy.
    fn windows(_options: &Options) -> &'static [WindowKind] {
        const fn always(kind: &'static str) -> WindowKind {
            WindowKind { kind, wish: Wish::Always }
        }
        const { &[always("gold"), always("blocked"), always("order"), always("moving"), always("rewards")] }
    }

    fn kind(state: &State, seat: Seat) -> Option<&'static str> {
        Eschnapur::pass(state, seat)?;
        match state.phase.when()? {
            When::BeforeGold => Some("gold"),
            When::Blocked => Some("blocked"),
            When::Order => Some("order"),
            When::Moving { .. } => Some("moving"),
            When::Rewards => Some("rewards"),
            When::Building => None,
        }
    }

    /// A window concerns whoever can afford there what cannot be bought in every other window too (E10.3).
    fn concerns(spectator: &View, seat: Seat) -> bool {
        let Some(when) = spectator.phase.when() else { return false };
        let Public { privileges, markers, figures, .. } = &spectator.public;
        let points = spectator.tableaus[seat].public.pp;
        let has_object = |privilege| match privilege {
            Privilege::RefuseBlockade => markers.blockade.is_some_and(|card| card.seat == seat),
            Privilege::IgnoreStop => markers.stop.is_some() && when == When::Moving { winner: seat },
            Privilege::LastStone => when == When::Moving { winner: seat },
            Privilege::WinTies
            | Privilege::FromHand
            | Privilege::ChooseOrder
            | Privilege::FreeSites
            | Privilege::GoldFive
            | Privilege::GoldAndStones
            | Privilege::ThreeStones => true,
        };
        let own = *privileges & when.usable() & !When::Rewards.usable();
        own.iter().any(|privilege| u16::from(figures.costs.of(privilege)) <= points && has_object(privilege))
    }

    /// E10.1: a privilege serves its buyer; none is aimed at a player whom the event names.
    fn played(event: &Event) -> Option<SeatSet> {
        matches!(event, Event::Bought { .. }).then_some(SeatSet::EMPTY)
    }

    /// E1.1 and E2.2: sites are named from the lowest, and gold is laid from official 1 on. Coins (EG.1) are never
    /// taken later than others: a higher one fits in before them.
    fn later(view: &View) -> Vec<Action> {
        let Some(seat) = view.observer.seat().filter(|_| view.payment.is_none()) else { return Vec::new() };
        match view.phase {
            Phase::Sites(SitesView { mine: Some(picked), .. }) => {
                let unfinished = view.public.unfinished(view.tableaus.players());
                // The second of two sites can be chosen now, or fits in before the first.
                let last = if picked.is_empty() { unfinished.highest() } else { PartSet::EMPTY };
                last.iter().map(Action::Site).collect()
            }
            Phase::Laying(LayingView { mine: Some(plan), .. }) => {
                plan.later(view.tableaus[seat].hand.unwrap_or(Purse::EMPTY))
            }
            Phase::Sites(_)
            | Phase::Laying(_)
            | Phase::BeforeGold(_)
            | Phase::FromHand { .. }
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Building(_)
            | Phase::Moving(_)
            | Phase::Rewards(_)
            | Phase::Over(_) => Vec::new(),
        }
    }

    fn facts() -> Vec<(&'static str, Value)> {
        let set = json!({ "uniqueItems": true });
        vec![
            ("PartSet", set.clone()),
            ("OfficialSet", set.clone()),
            ("PrivilegeSet", set.clone()),
            ("TurnOrder", set),
            ("Purse", json!({ "pattern": "^[0-5]*$" })),
            ("Tower", json!({ "pattern": "^[A-D]*$" })),
            ("Plan", json!({ "pattern": "^[0-5.-]{5}$" })),
        ]
    }
}

impl Shown {
    fn new(view: &View, counting: Counting) -> Shown {
        let View { observer, public, tableaus, carried, phase, payment } = view;
        let counted = |seat| counting == Counting::Open || observer.is(seat);
        Shown {
            observer: *observer,
            public: *public,
            tableaus: tableaus.map(|seat, tableau| TableauShown::new(&tableau, counted(seat))),
            carried: carried.map(|carried| CarriedShown::new(&carried, counted(carried.card.seat))),
            phase: *phase,
            payment: *payment,
            parts: Part::in_play(tableaus.players()),
            officials: Official::in_play(tableaus.players()),
            wares: Privilege::in_play(tableaus.players()),
            values: ByPart::from_fn(|part| public.figures.parts[part].values()),
            phase_number: phase.number(),
            awaited: view.to_act(),
            window: phase
                .when()
                .map(|when| WindowShown { letter: when.letter(), usable: when.usable() & public.privileges }),
            next_marker: next_marker(view),
            prospects: prospects(view),
            parts_needed: end::parts_needed(tableaus.players()) as u8,
            standings: standings(view, counted),
        }
    }
}

/// The marker that is handed out next, if phase 6 has come so far.
fn next_marker(view: &View) -> Option<u8> {
    let Phase::Order(order) = view.phase else { return None };
    order.next_marker(view.tableaus.players())
}

/// Places by victory points; gold decides between equal ones only at the end (E11.2), because before it is a secret for
/// whoever does not count along (EP.1). `counted`: whose gold is shown?
fn standings(view: &View, counted: impl Fn(Seat) -> bool) -> BySeat<StandingShown> {
    let is_over = matches!(view.phase, Phase::Over(_));
    let gold = |seat: Seat| view.tableaus[seat].counted.owned.worth();
    let strength =
        view.tableaus.map(|seat, tableau| (tableau.public.vp, if is_over { gold(seat) } else { 0 }));
    let places = end::places(&strength);
    view.tableaus.map(|seat, tableau| {
        let rival = |other: Seat| {
            view.tableaus[other].public.vp == tableau.public.vp && places[other] != places[seat]
        };
        StandingShown {
            place: places[seat],
            gold: counted(seat).then(|| gold(seat)),
            by_gold: view.tableaus.seats().any(rival),
        }
    })
}

/// What full parts bring, and those that lack one stone if whoever builds now puts it there.
fn prospects(view: &View) -> Vec<Prospect> {
    let players = view.tableaus.players();
    let builder = if let Phase::Building(building) = view.phase {
        view.public.order.map(|order| order.seats()[usize::from(building.turn)])
    } else {
        None
    };
    let prospect = |part: Part, builder: Option<Seat>| {
        let mut tower = view.public.palace[part];
        if let Some(builder) = builder {
            tower.put(builder);
        }
        let points = |seat| rewards::points(&view.public.figures.parts[part], tower, seat);
        Prospect { part, builder, points: BySeat::from_fn(players, points) }
    };
    let mut prospects = Vec::new();
    for part in view.public.unfinished(players).iter() {
        match view.public.figures.parts[part].fields - view.public.palace[part].height() {
            0 => prospects.push(prospect(part, None)),
            1 => prospects.extend(builder.map(|seat| prospect(part, Some(seat)))),
            _ => {}
        }
    }
    prospects
}

impl TableauShown {
    /// `is_counted`: is this player's gold shown?
    fn new(tableau: &TableauView, is_counted: bool) -> TableauShown {
        let TableauView { hand, cards, counted: CountedGold { owned, known }, slots, sites, public, supply } =
            *tableau;
        let shown = |purse| is_counted.then_some(purse);
        let counted = CountedShown { owned: shown(owned), known: shown(known) };
        TableauView { hand, cards, counted, slots, sites, public, supply }
    }
}

impl CarriedShown {
    /// `counted`: is its owner's gold shown?
    fn new(carried: &Carried, counted: bool) -> CarriedShown {
        let Carried { card, values } = carried;
        CarriedShown { card: *card, values: counted.then_some(*values) }
    }
}
