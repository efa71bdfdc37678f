//! Every game there is. This is the one list of them: whatever does something with all games goes through it, and no other
//! program, tool or test of everything names one (`cargo xtask tidy` sees to that).
//!
//! ```
//! use tabletop::Game as _;
//!
//! let names = games::each!(G => G::NAME);
//! assert_eq!(names, ["eschnapur", "morgenland", "goofspiel"]);
//! ```
//!
//! For programs that know games as trait objects a game is made of nothing but its type:
//!
//! ```
//! trait Named: Sync {
//!     fn name(&self) -> &'static str;
//! }
//! impl<G: tabletop::Game> Named for G {
//!     fn name(&self) -> &'static str {
//!         G::NAME
//!     }
//! }
//! static GAMES: &[&dyn Named] = &games::each!(G => &G {});
//! assert_eq!(GAMES.len(), 3);
//! ```

pub use {eschnapur, goofspiel, morgenland};

/// Says what there is to say of each game, in the order in which they are offered: an array of it. The name that is given
/// stands for the game's type.
#[macro_export]
macro_rules! each {
    ($G:ident => $said:expr) => {
        $crate::each!($G => $said; eschnapur::Eschnapur, morgenland::Morgenland, goofspiel::Goofspiel)
    };
    ($G:ident => $said:expr; $($($Game:ident)::+),+) => {
        [$({
            type $G = $crate::$($Game)::+;
            $said
        }),+]
    };
}
