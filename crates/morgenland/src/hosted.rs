//! Morgenland as whoever hosts it for people needs it.
//!
//! What a screen shows is built up from the view, field by field and without `..`: a new field of the view does not
//! compile until somebody has decided here whether it takes counting along to know it (MP.1).

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Counting, Hosted, Length, Seat, SeatSet, WindowKind};
use ts_rs::TS;

use crate::action::Action;
use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::asking;
use crate::deck::Shelves;
use crate::event::Event;
use crate::game::{Morgenland, Options};
use crate::play::{Card, Play};
use crate::standing::Reckoning;
use crate::state::State;
use crate::table::Version;
use crate::treasure::Hoard;
use crate::view::{PlayerSeen, PlayerView, Sight, View};

/// What a screen shows: the view, perhaps without what can only be known by counting along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct Shown {
    /// What is seen.
    #[serde(flatten)]
    pub sight: Sight<PlayerShown>,
    /// What follows from all this by the rules.
    pub standing: Reckoning,
}

/// What a screen shows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PlayerShown {
    /// MP.1: what lies behind the screen; left out if people must remember it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub treasure: Option<Hoard>,
    /// What is known without counting along.
    #[serde(flatten)]
    pub seen: PlayerSeen,
}

impl Hosted for Morgenland {
    type Shown = Shown;

    /// Counted in games of bots, without windows; tokens go down quickly, so there are five waits in a minute, and magic
    /// takes a quarter more.
    fn length(options: &Options) -> Length {
        let waits = match options.players {
            3 => 280,
            4 => 400,
            _ => 530,
        };
        let minutes = match options.version {
            Version::Basic => waits / 5,
            Version::Magic => waits / 4,
        };
        Length { minutes, waits }
    }

    fn shown(view: &View, counting: Counting) -> Shown {
        Shown::new(view, counting)
    }

    /// M6.2: in a window the only question is whether to play something. Before a placement too something can be played
    /// (M6.1 b), but a token must follow, and other questions that can be declined are no windows.
    fn pass(state: &State, seat: Seat) -> Option<Action> {
        matches!(state.ask, Ask::Window { seat: asked } if asked == seat).then_some(Action::Pass)
    }

    fn windows(options: &Options) -> &'static [WindowKind] {
        asking::windows(options.version)
    }

    fn kind(state: &State, seat: Seat) -> Option<&'static str> {
        Morgenland::pass(state, seat)?;
        Some(asking::kind(&state.table.public))
    }

    fn concerns(spectator: &View, seat: Seat) -> bool {
        asking::concerns(spectator, seat)
    }

    /// M6.2: a declaration, to which everybody may answer, and a Counterspell when it is settled (M5.3). A Lamp is lit
    /// without being declared (M5.2).
    fn played(event: &Event) -> Option<SeatSet> {
        if let Event::Declared { play } = event {
            Some(concerned(play))
        } else if let Event::Countered { by: _, seat, spell: _ } = event {
            Some(SeatSet::only(*seat))
        } else {
            None
        }
    }

    fn facts() -> Vec<(&'static str, Value)> {
        vec![
            ("ShelvesNotation", json!({ "pattern": "^(-|[0-9](/[0-9]){0,3})$" })),
            ("Shelves", json!({ "maxItems": Shelves::COUNT })),
            ("Shelves *", json!({ "maximum": Shelves::MOST })),
        ]
    }
}

/// Whom a play concerns besides whoever plays it.
pub(crate) fn concerned(play: &Play) -> SeatSet {
    let mut seats = match (play.power(), play.card) {
        (Some(power), _) => concerned_by_power(play, power),
        (None, Card::Spell(spell)) => spell.concerned(play),
        (None, Card::Artefact(_)) => SeatSet::EMPTY,
    };
    seats.remove(play.seat);
    seats
}

/// Whom an artefact concerns, own or borrowed (M7.13).
fn concerned_by_power(play: &Play, power: Artefact) -> SeatSet {
    match power {
        // M5.3: whoever cast the spell; it is named, but they are not.
        Artefact::Counterspell => EVERYBODY,
        // M5.4.
        Artefact::Double => owner(play),
        Artefact::Lamp | Artefact::Carpet | Artefact::Key | Artefact::Scroll => SeatSet::EMPTY,
    }
}

/// All seats there can be: an event does not say how many are taken, and nobody asks for the others.
const EVERYBODY: SeatSet = SeatSet::first(Seat::ALL.len());

/// The owner of the token that is meant.
fn owner(play: &Play) -> SeatSet {
    play.piece.map_or(SeatSet::EMPTY, |piece| SeatSet::only(piece.owner))
}

impl Shown {
    fn new(view: &View, counting: Counting) -> Shown {
        // MP.1: the bank lies open, although it tells what all players have together.
        let View { observer, public, guard, rooms, stock, players, spells, ask } = view;
        let counted = |seat| counting == Counting::Open || observer.is(seat);
        Shown {
            sight: Sight {
                observer: *observer,
                public: *public,
                guard: *guard,
                rooms: rooms.clone(),
                stock: *stock,
                players: players.map(|seat, player| PlayerShown::new(&player, counted(seat))),
                spells: *spells,
                ask: *ask,
            },
            // MP.1: nothing in it depends on what lies behind a screen.
            standing: Reckoning::new(view),
        }
    }
}

impl PlayerShown {
    /// `counted`: is this player's treasure shown?
    fn new(player: &PlayerView, counted: bool) -> PlayerShown {
        let PlayerView { treasure, seen } = player;
        PlayerShown { treasure: counted.then_some(*treasure), seen: *seen }
    }
}
