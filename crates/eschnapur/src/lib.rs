//! The rules of Der Palast von Eschnapur, for 2 to 4 players.
//!
//! Where to find a rule:
//!
//! - the round, one file per phase: [`phases`]; winning an official (EW): `officials`; taking gold from the bank
//!   (EG): [`payment`]; privileges (E10): [`window`] and [`privilege`]; the end (E11): [`end`];
//! - the components: [`gold`], [`palace`], [`official`], [`privilege`], and the printed figures: [`edition`];
//! - what lies on the table: [`table`] and [`slots`]; what may be chosen: [`action`], and why not: [`illegal`];
//! - who knows what (EP): [`view`] and `imagine`; the all-seeing document and its door: [`position`];
//! - what a host must know: [`hosted`]; what people are told, as documents: [`telling`].
//!
//! The pages of the rulebook, with every rule and its scenarios, are in the folder `rulebook`.

pub mod action;
pub mod edition;
pub mod end;
pub mod event;
mod game;
pub mod gold;
pub mod hosted;
pub mod illegal;
mod imagine;
mod lively;
pub mod official;
pub mod officials;
pub mod palace;
pub mod payment;
pub mod phases;
pub mod position;
pub mod privilege;
pub mod slots;
pub mod state;
pub mod table;
pub mod telling;
pub mod view;
pub mod window;

pub use game::{Eschnapur, Options};
