//! The rules of Morgenland, in English Aladdin's Dragons, for 3 to 5 players, basic and magic.
//!
//! Where to find a rule:
//!
//! - the round in the rulebook's order, one file per step and space (M0.3, M1 to M3): [`round`]; where tokens may come
//!   to (M2.2, M2.3, M6.5): `arrival`; taking, giving and prices (M3.9): [`payment`]; the end (M4): [`end`];
//! - artefacts (M5), one file each: `artefacts`; spells (M7), one file each: [`spells`];
//! - windows (M6): `window` asks, `naming` names targets, `resolving` carries out, `moving` moves tokens;
//! - the components: [`token`], [`pieces`], [`treasure`], [`deck`], [`space`], [`room`], [`artefact`], [`spell`], and
//!   what the printed cards say: [`edition`];
//! - what lies on the table: [`table`]; how far the round has come: [`stage`]; what is asked: [`ask`]; what may be
//!   chosen: [`action`], and why not: [`illegal`]; what was declared: [`play`];
//! - who knows what (MP): what lies open, [`public`]; [`view`] and `imagine`; the all-seeing document and its door: [`position`];
//! - what a host must know: [`hosted`], with how the players stand: [`standing`]; what people are told, as documents:
//!   [`telling`].
//!
//! The pages of the rulebook, with every rule and its scenarios, are in the folder `rulebook`.

pub mod action;
mod arrival;
pub mod artefact;
mod artefacts;
pub mod ask;
mod asking;
pub mod deck;
pub mod edition;
pub mod end;
pub mod event;
mod game;
pub mod hosted;
pub mod illegal;
mod imagine;
mod lively;
mod moving;
mod naming;
pub mod payment;
pub mod pieces;
pub mod play;
pub mod position;
pub mod public;
mod resolving;
pub mod room;
pub mod round;
pub mod space;
pub mod spell;
pub mod spells;
pub mod stage;
pub mod standing;
pub mod state;
pub mod table;
pub mod telling;
pub mod token;
pub mod treasure;
pub mod view;
mod window;

pub use game::{Morgenland, Options};
