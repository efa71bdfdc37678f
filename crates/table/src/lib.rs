//! One hosted table without input or output: no clock, no luck, no network.
//!
//! A [`Table`] changes only by [`Deed`]s, one after the other; their log is all there is to keep of it. Whoever hosts it
//! goes round in a circle: a person's [`Request`] is [granted](Table::grant), or an [`Errand`] is due; the deed is
//! [prepared](Table::prepare) on a copy, written into the log, [committed](Table::commit), and told to each observer as a
//! numbered [`Frame`]. Drafts are private and stay outside the log.
//!
//! ```
//! # use table::*;
//! assert_eq!(Quiet::new(22 * 60, 8 * 60).is_ok(), true);
//! ```

mod chair;
mod clock;
mod deed;
mod desk;
mod errand;
mod ids;
mod refused;
mod request;
mod running;
mod sight;
mod table;
mod terms;
mod time;
mod trial;

pub use chair::{Colour, Sitter};
pub use deed::{By, Closing, Deed, Entry, Hearers, Matter, Until};
pub use errand::{Errand, Rhythm};
pub use ids::{NotAnId, PersonId, TableId};
pub use refused::Refused;
pub use request::{Granted, LONGEST_SAYING, Request};
pub use sight::{Board, Frame, News, Prompt, SeatStatus, Stage, Status, Votes};
pub use table::{Done, Missed, Prepared, Table};
pub use terms::{NotAPace, Pace, Setup, Terms};
pub use time::{NotQuiet, Quiet, Time};
pub use trial::{Trial, Unfit};
