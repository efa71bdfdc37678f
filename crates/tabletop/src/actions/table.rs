//! The table in which a game declares its actions: one line for each kind, in the order of their indices.

use std::ops::Range;

use serde::Serialize;
use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};

use crate::Component;
use crate::game::Misread;

/// Actions that are declared in a table.
pub trait DeclaredActions: Sized + 'static {
    /// The lines of the table.
    const KINDS: &'static [ActionKind];

    /// Visits the types of everything that actions are about.
    fn visit_types(visitor: &mut impl TypeVisitor);
}

/// A line of the table: actions that differ only in what they are about.
#[derive(Debug)]
pub struct ActionKind {
    /// The word its notation begins with.
    pub word: &'static str,
    /// What must follow the word, in this order.
    pub arguments: &'static [Argument],
}

/// What an action is about.
#[derive(Debug)]
pub struct Argument {
    /// What it is called.
    pub name: &'static str,
    /// What it can be.
    pub members: fn() -> Vec<Member>,
    /// Can it be anything of its kind?
    pub whole: bool,
    /// Its type in TypeScript.
    pub form: fn(&Config) -> String,
    /// The file in which that is declared.
    pub file: fn() -> Option<std::path::PathBuf>,
}

/// One of the things that an action can be about.
#[derive(Debug)]
pub struct Member {
    /// As it stands in the notation of actions.
    pub notation: String,
    /// As it stands in documents.
    pub document: Value,
}

impl ActionKind {
    /// How its actions are written: `lay OFFICIAL GOLD`.
    pub fn pattern(&self) -> String {
        let arguments = self.arguments.iter().map(|argument| format!(" {}", argument.name.to_uppercase()));
        arguments.fold(self.word.to_owned(), |pattern, argument| pattern + &argument)
    }
}

/// The members of these runs of places.
#[doc(hidden)]
pub fn members<T: Component + Serialize>(runs: &[Range<usize>]) -> Vec<Member> {
    let all = runs.iter().flat_map(|run| &T::ALL[run.clone()]);
    all.map(|member| Member {
        notation: member.to_string(),
        document: serde_json::to_value(member).expect("a component can be written"),
    })
    .collect()
}

/// What a table says of an argument.
#[doc(hidden)]
pub const fn argument<T: Component + TS>(
    name: &'static str,
    members: fn() -> Vec<Member>,
    whole: bool,
) -> Argument {
    Argument { name, members, whole, form: T::name, file: T::output_path }
}

/// How many places these runs have.
#[doc(hidden)]
#[inline]
pub const fn runs_len(runs: &[Range<usize>]) -> usize {
    let mut len = 0;
    let mut run = 0;
    while run < runs.len() {
        len += runs[run].end - runs[run].start;
        run += 1;
    }
    len
}

/// The place of a component among those of these runs, one of which it must be.
#[doc(hidden)]
#[inline]
pub const fn place_of(runs: &[Range<usize>], index: usize) -> usize {
    let mut before = 0;
    let mut run = 0;
    while run + 1 < runs.len() && index >= runs[run].end {
        before += runs[run].end - runs[run].start;
        run += 1;
    }
    before + index - runs[run].start
}

/// The component at this place of these runs.
#[doc(hidden)]
pub const fn index_at(runs: &[Range<usize>], place: usize) -> usize {
    let mut left = place;
    let mut run = 0;
    while left >= runs[run].end - runs[run].start {
        left -= runs[run].end - runs[run].start;
        run += 1;
    }
    runs[run].start + left
}

/// The bits of these runs, put together.
#[doc(hidden)]
#[inline]
pub const fn narrowed(runs: &[Range<usize>], bits: u64) -> u64 {
    let mut narrow = 0;
    let mut before = 0;
    let mut run = 0;
    while run < runs.len() {
        let len = runs[run].end - runs[run].start;
        narrow |= (bits >> runs[run].start & u64::MAX >> (64 - len)) << before;
        before += len;
        run += 1;
    }
    narrow
}

/// Reads what an action is about, or says what could stand there instead of the word.
#[doc(hidden)]
pub fn read<T: Component>(word: &str, runs: &[Range<usize>]) -> Result<T, Misread> {
    let member = word.parse().ok().filter(|member: &T| runs.iter().any(|run| run.contains(&member.index())));
    member.ok_or_else(|| {
        let instead = runs.iter().flat_map(|run| &T::ALL[run.clone()]).map(T::to_string).collect();
        Misread::Word { word: word.to_owned(), instead }
    })
}

/// All that is an action, in short.
#[doc(hidden)]
pub fn known<A: DeclaredActions>() -> Misread {
    Misread::Pattern { patterns: A::KINDS.iter().map(ActionKind::pattern).collect() }
}

/// Where the kind at this place of the table begins.
#[doc(hidden)]
pub const fn beginning(counts: &[usize], place: usize) -> usize {
    let mut first = 0;
    let mut kind = 0;
    while kind < place {
        first += counts[kind];
        kind += 1;
    }
    first
}

/// Declares the actions of a game: an enum with a line for each kind, in the order of their indices, with what it is about
/// and the word its notation begins with.
///
/// It makes the enum, its `COUNT`, `WIDTH`, `index` and `of_index`, its notation both ways, the type `Actions` of sets of
/// them, and a module `sets` with the sets of each kind: `FIRST` (its first index), `COUNT`, `ALL`, `only(…)` one action,
/// `of(…)` those about any of some components, and for kinds about two things `with(…)`, those about one and any of some
/// others.
///
/// An argument is a [`Component`] with a constant `index`. One that cannot be everything of its kind names the runs that it
/// can be.
///
/// ```
/// use tabletop::Seat;
///
/// tabletop::row! {
///     /// A square of the board.
///     pub struct Square(1..=9) as "a square" in "example.ts";
/// }
///
/// tabletop::actions! {
///     /// One choice.
///     pub enum Action {
///         /// Puts a piece down.
///         Put(square: Square) = "put",
///         /// Gives a piece to a player.
///         Give(seat: Seat[A..=B, D..=D], square: Square) = "give",
///         /// Does nothing.
///         Pass = "pass",
///     }
/// }
///
/// let four = Square::numbered(4).expect("a square");
/// let give = Action::Give(Seat::D, four);
/// assert_eq!((Action::COUNT, Action::WIDTH), (9 + 3 * 9 + 1, 1));
/// assert_eq!((give.index(), Action::of_index(30)), (9 + 2 * 9 + 3, Some(give)));
/// assert_eq!((give.to_string().as_str(), "give D 4".parse()), ("give D 4", Ok(give)));
/// let wrong = "give C 4".parse::<Action>().map_err(|error| error.to_string());
/// assert_eq!(wrong, Err("\"give C 4\" is not an action: \"C\" must be one of A, B and D".to_owned()));
/// let wrong = "dance".parse::<Action>().map_err(|error| error.to_string());
/// let patterns = "actions are put SQUARE, give SEAT SQUARE and pass";
/// assert_eq!(wrong, Err(format!("\"dance\" is not an action: {patterns}")));
///
/// use tabletop::{Set, SeatSet};
/// assert_eq!(sets::Put::of(Set::only(four)), sets::Put::only(four));
/// assert!(sets::Give::with(Seat::D, Set::ALL).contains(give.index()));
/// assert_eq!(sets::Give::of(SeatSet::only(Seat::D), Set::only(four)), sets::Give::only(Seat::D, four));
/// assert_eq!(sets::Pass::ALL.iter().collect::<Vec<_>>(), [36]);
/// ```
#[macro_export]
macro_rules! actions {
    // The places of an argument that can be everything of its kind, or only these runs.
    (@runs $Arg:ident) => {
        const { &[0..<$Arg as $crate::Component>::ALL.len()] }
    };
    (@runs $Arg:ident $($from:ident ..= $to:ident),+) => {
        const { &[$($Arg::$from as usize..$Arg::$to as usize + 1),+] }
    };
    (@whole) => {
        true
    };
    (@whole $($from:ident)+) => {
        false
    };
    // The place of an action among those of its kind.
    (@place $($index:expr, $runs:expr;)+) => {{
        let place = 0;
        $(let place = place * $crate::actions::runs_len($runs) + $crate::actions::place_of($runs, $index);)+
        place
    }};
    // The sets of a kind that is about nothing, one thing or two things.
    (@sets $Action:ident $Kind:ident) => {
        const fn at(_place: usize) -> $Action {
            $Action::$Kind
        }
    };
    (@sets $Action:ident $Kind:ident $Arg:ident, $runs:expr;) => {
        const fn at(place: usize) -> $Action {
            $Action::$Kind(<$Arg as $crate::Component>::ALL[$crate::actions::index_at($runs, place)])
        }

        /// This one alone.
        #[inline]
        pub(crate) const fn only(member: $Arg) -> Actions {
            Actions::one(Self::FIRST + $crate::actions::place_of($runs, member.index()))
        }

        /// Those about any of these.
        #[inline]
        pub(crate) const fn of(members: <$Arg as $crate::Component>::Set) -> Actions {
            Actions::run(Self::FIRST, $crate::actions::narrowed($runs, members.bits() as u64))
        }
    };
    (@sets $Action:ident $Kind:ident $One:ident, $runs:expr; $Other:ident, $others:expr;) => {
        /// How many there are about each of the first.
        const STRIDE: usize = $crate::actions::runs_len($others);

        const fn at(place: usize) -> $Action {
            let one = $crate::actions::index_at($runs, place / Self::STRIDE);
            let other = $crate::actions::index_at($others, place % Self::STRIDE);
            $Action::$Kind(<$One as $crate::Component>::ALL[one], <$Other as $crate::Component>::ALL[other])
        }

        /// This one alone.
        #[inline]
        pub(crate) const fn only(one: $One, other: $Other) -> Actions {
            Actions::one($Action::$Kind(one, other).index())
        }

        /// Those about this and any of these.
        #[inline]
        pub(crate) const fn with(one: $One, others: <$Other as $crate::Component>::Set) -> Actions {
            let before = Self::STRIDE * $crate::actions::place_of($runs, one.index());
            let others = $crate::actions::narrowed($others, others.bits() as u64);
            if Self::FIRST / 64 == (Self::FIRST + Self::COUNT - 1) / 64 {
                // They stand in one half of a word: a shift within it is enough.
                Actions::run(Self::FIRST / 64 * 64, others << (Self::FIRST % 64 + before))
            } else {
                Actions::run(Self::FIRST + before, others)
            }
        }

        /// Those about any of these and any of those.
        #[inline]
        pub(crate) fn of(
            ones: <$One as $crate::Component>::Set,
            others: <$Other as $crate::Component>::Set,
        ) -> Actions {
            const RUNS: &[::std::ops::Range<usize>] = $runs;
            const WORD: usize = sets::$Kind::FIRST / 128;
            // One bit at the first place of each: times the others it makes all of them.
            static FIRSTS: [u128; 1 << $crate::actions::runs_len(RUNS)] = {
                let mut firsts = [0; 1 << $crate::actions::runs_len(RUNS)];
                let mut ones = 0;
                while ones < firsts.len() {
                    let mut one = 0;
                    while one < $crate::actions::runs_len(RUNS) {
                        let first = sets::$Kind::FIRST % 128 + sets::$Kind::STRIDE * one;
                        firsts[ones] |= ((ones >> one & 1) as u128) << first;
                        one += 1;
                    }
                    ones += 1;
                }
                firsts
            };
            const {
                assert!((Self::FIRST + Self::COUNT - 1) / 128 == WORD, "they must stand in one word");
            }
            let ones = $crate::actions::narrowed(RUNS, ones.bits() as u64);
            let others = $crate::actions::narrowed($others, others.bits() as u64);
            let mut words = [0; $Action::WIDTH];
            words[WORD] = FIRSTS[ones as usize] * others as u128;
            Actions::from_words(words)
        }
    };
    (
        $(#[$about:meta])*
        $vis:vis enum $Action:ident {
            $(
                $(#[$about_kind:meta])*
                $Kind:ident
                $(($($arg:ident: $Arg:ident $([$($from:ident ..= $to:ident),+])?),+))?
                = $word:literal,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $Action {
            $($(#[$about_kind])* $Kind $(($($Arg),+))?,)+
        }

        /// A set of actions.
        $vis type Actions = $crate::ActionSet<{ $Action::WIDTH }>;

        impl $Action {
            /// How many there are of each kind.
            const COUNTS: &[usize] = &[$(sets::$Kind::COUNT),+];

            /// Every action has an index below this.
            pub const COUNT: usize = $crate::actions::beginning($Action::COUNTS, $Action::COUNTS.len());

            /// How many words a set of actions has.
            pub const WIDTH: usize = $Action::COUNT.div_ceil(128);

            /// The dense index.
            #[inline]
            pub const fn index(self) -> usize {
                match self {
                    $($Action::$Kind $(($($arg),+))? => {
                        sets::$Kind::FIRST $(+ $crate::actions!(@place $(
                            $arg.index(), $crate::actions!(@runs $Arg $($($from ..= $to),+)?);
                        )+))?
                    })+
                }
            }

            /// The action with this index.
            #[inline]
            pub fn of_index(index: usize) -> Option<$Action> {
                const fn found(index: usize) -> $Action {
                    $(if index < sets::$Kind::FIRST + sets::$Kind::COUNT {
                        return sets::$Kind::at(index - sets::$Kind::FIRST);
                    })+
                    panic!("every index below the count is an action")
                }
                // A table, because reading it is much quicker than finding the kind.
                static ALL: [$Action; $Action::COUNT] = {
                    let mut all = [found(0); $Action::COUNT];
                    let mut index = 1;
                    while index < $Action::COUNT {
                        all[index] = found(index);
                        index += 1;
                    }
                    all
                };
                ALL.get(index).copied()
            }
        }

        /// Sets of actions, by their kind.
        pub(crate) mod sets {
            $(
                #[allow(dead_code, reason = "it is the name of its sets")]
                pub(crate) struct $Kind;
            )+
        }

        /// The kinds in the order of the table.
        mod kinds {
            pub(super) enum Place {
                $($Kind,)+
            }
        }

        $(
            #[allow(dead_code, reason = "no game needs every set")]
            impl sets::$Kind {
                /// How many there are.
                pub(crate) const COUNT: usize = 1 $($(
                    * $crate::actions::runs_len($crate::actions!(@runs $Arg $($($from ..= $to),+)?))
                )+)?;

                /// The first index.
                pub(crate) const FIRST: usize =
                    $crate::actions::beginning($Action::COUNTS, kinds::Place::$Kind as usize);

                /// All of them.
                pub(crate) const ALL: Actions = Actions::span(Self::FIRST, Self::COUNT);

                $crate::actions!(@sets $Action $Kind $($(
                    $Arg, $crate::actions!(@runs $Arg $($($from ..= $to),+)?);
                )+)?);
            }
        )+

        impl $crate::actions::DeclaredActions for $Action {
            const KINDS: &'static [$crate::actions::ActionKind] = &[$(
                $crate::actions::ActionKind {
                    word: $word,
                    arguments: &[$($(
                        $crate::actions::argument::<$Arg>(
                            stringify!($arg),
                            || $crate::actions::members::<$Arg>($crate::actions!(@runs $Arg $($($from ..= $to),+)?)),
                            $crate::actions!(@whole $($($from)+)?),
                        ),
                    )+)?],
                },
            )+];

            fn visit_types(visitor: &mut impl ::ts_rs::TypeVisitor) {
                $($($(visitor.visit::<$Arg>();)+)?)+
            }
        }

        impl ::std::fmt::Display for $Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($Action::$Kind $(($($arg),+))? => {
                        f.write_str($word)?;
                        $($(write!(f, " {}", $arg)?;)+)?
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $Action {
            type Err = $crate::game::NotAnAction;

            fn from_str(text: &str) -> Result<$Action, $crate::game::NotAnAction> {
                let words: Vec<&str> = text.split_whitespace().collect();
                let read = || match words[..] {
                    $([$word $($(, $arg)+)?] => Ok($Action::$Kind $(($(
                        $crate::actions::read($arg, $crate::actions!(@runs $Arg $($($from ..= $to),+)?))?
                    ),+))?),)+
                    _ => Err($crate::actions::known::<$Action>()),
                };
                read().map_err(|misread| $crate::game::NotAnAction { text: text.to_owned(), misread })
            }
        }
    };
}
