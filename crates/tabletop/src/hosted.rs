//! What whoever hosts a game for people needs to know of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::game::Counted;
use crate::telling::Sheet;
use crate::{Seat, SeatSet, Told};

/// A game that can be hosted.
pub trait Hosted: Counted<Event: TS> + Told {
    /// A view as a screen shows it.
    type Shown: Clone + PartialEq + std::fmt::Debug + Serialize + TS + Send + Sync;

    /// How long a usual game takes that is played like this.
    fn length(options: &Self::Options) -> Length;

    /// What a screen shows of a view. With [`Counting::Hidden`] it leaves out what can only be known by counting
    /// along; the view itself, and with it every bot, knows it all the same.
    fn shown(view: &Self::View, counting: Counting) -> Self::Shown;

    /// What whoever asked for this form gets of a view.
    fn portray(view: &Self::View, form: Form, counting: Counting) -> PortrayalOf<Self> {
        match form {
            Form::View => Portrayal::View(Self::shown(view, counting)),
            Form::Sheet => Portrayal::Sheet(Self::sheet(view, counting)),
        }
    }

    /// If this seat is asked in a window, where it may play something or pass: the action of passing. What a
    /// standing pass answers for its player.
    fn pass(state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// The kinds of windows there are in a game with these options, in the order in which players usually meet them.
    fn windows(options: &Self::Options) -> &'static [WindowKind];

    /// Which kind of window this seat is asked in: something if and only if it can [pass](Hosted::pass).
    fn kind(state: &Self::State, seat: Seat) -> Option<&'static str>;

    /// Does the window in which this seat is asked concern it? It is judged by what everybody sees, and by nothing else:
    /// whether somebody took their time in a window, or was passed by, lies open, and must not tell what they hold.
    fn concerns(spectator: &Self::View, seat: Seat) -> bool;

    /// If the event says that somebody played something in a window: whom it concerns besides themselves, by
    /// being aimed at them or their things. `None` for every other event.
    fn played(event: &Self::Event) -> Option<SeatSet>;

    /// Where the rules fix the order of small choices: what the observer of this view, who is asked, cannot choose right
    /// now but perhaps further on in the same plan. A screen may let them pick it already and keep it until its turn
    /// comes. What can be chosen now may be listed too.
    fn later(_view: &Self::View) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What no type can say of the game's documents: how long lists are, and which pattern a notation has. Each is a type
    /// of the game and what JSON Schema says of it besides; ` *` after the type means what it is a list of.
    fn facts() -> Vec<(&'static str, Value)> {
        Vec::new()
    }
}

/// In which form somebody wants to be shown a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "tabletop.ts")]
pub enum Form {
    /// What the game's own screen draws.
    #[default]
    View,
    /// A sheet, which is read without knowing the game.
    Sheet,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 2] = [Form::View, Form::Sheet];
}

/// What an observer is shown of a game. Nothing in it says which form it has: whoever reads it has asked for one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Portrayal<V, R> {
    /// As the game's own screen draws it.
    View(V),
    /// As a sheet.
    Sheet(Sheet<R>),
}

/// What an observer is shown of this game.
pub type PortrayalOf<G> = Portrayal<<G as Hosted>::Shown, <G as Told>::Remark>;

/// A kind of window, and what holds there for whoever says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowKind {
    /// What the kind is called: a word that never changes.
    pub kind: &'static str,
    /// When players are asked there.
    pub wish: Wish,
}

/// When somebody wants to be asked in a kind of window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Wish {
    /// Whenever there is such a window.
    Always,
    /// Only if it concerns them.
    IfItConcernsMe,
    /// Never.
    Never,
}

impl Wish {
    /// All of them, the most questions first.
    pub const ALL: [Wish; 3] = [Wish::Always, Wish::IfItConcernsMe, Wish::Never];
}

/// How long a usual game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Length {
    /// How many minutes, if nobody is away and nobody hurries.
    pub minutes: u32,
    /// How often all wait for somebody's choice, one wait after the other.
    pub waits: u32,
}

/// Whether the screen shows what everybody could know by counting along ("open counting").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// The screen counts along.
    Open,
    /// People must remember it themselves.
    Hidden,
}
