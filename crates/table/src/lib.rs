//! One hosted table without input or output: no clock, no luck, no network.
//!
//! A [`Table`] changes only by [`Deed`]s, one after the other; their log is all there is to keep of it. Whoever hosts it
//! goes round in a circle: a person's [`Request`] is [granted](Table::grant), or an [`Errand`] is due; the deed is
//! [prepared](Table::prepare) on a copy, written into the log, [committed](Table::commit), and told to each observer as a
//! numbered [`Frame`]. Drafts are private and stay outside the log.
//!
//! ```
//! use eschnapur::Eschnapur;
//! use table::{Deed, Pace, PersonId, Request, Granted, Setup, Sitter, Stage, Table, Terms, Time};
//! use tabletop::{Game as _, Observer, Seat, Seed};
//!
//! let anna = PersonId::from_random(1);
//! let terms = Terms {
//!     pace: Pace::Free,
//!     open_counting: true,
//!     spectators: true,
//!     private_chat: false,
//!     public: true,
//!     stand_in: "novice".to_owned(),
//! };
//! let options = Eschnapur::options(2, &[]).unwrap();
//! let game = Eschnapur::NAME.to_owned();
//! let mut table =
//!     Table::<Eschnapur>::new(Setup { game, options, edition: Default::default(), terms, host: anna });
//! for request in [
//!     Request::Sit { seat: Seat::A, colour: None },
//!     Request::SeatBot { seat: Seat::B, level: "novice".to_owned() },
//!     Request::Start,
//! ] {
//!     let granted = table.grant(anna, None, request, || Seed([7; 32])).unwrap();
//!     let Granted::Deed(deed) = granted else { unreachable!("none of them is a draft") };
//!     let prepared = table.prepare(Time(0), deed).unwrap();
//!     // Here a host writes `prepared.entry()` where it is safe.
//!     let done = table.commit(prepared);
//!     assert!(table.frame(Observer::Spectator, &done).is_some(), "all of this may be known");
//! }
//! assert_eq!(*table.stage(), Stage::Playing);
//! assert!(table.prompt(Seat::A).unwrap().choices.contains(&"site 3".to_owned()));
//! ```

mod chair;
mod clock;
mod deed;
mod desk;
mod draft;
mod errand;
mod history;
mod ids;
mod refused;
mod request;
mod room;
mod running;
mod sight;
mod table;
mod terms;
mod time;
mod trial;

pub use chair::{Colour, Sitter};
pub use deed::{By, Closing, Deed, Entry, Hearers, Matter, Until};
pub use draft::Draft;
pub use errand::{Errand, Rhythm};
pub use history::{FrameOf, History, Missed};
pub use ids::{NotAnId, PersonId, TableId};
pub use refused::Refused;
pub use request::{Granted, LONGEST_PLAN, LONGEST_SAYING, Request};
pub use room::{MOST_BY_STRANGERS, MOST_CHANGES, MOST_MOVEMENTS, MOST_SAYINGS};
pub use sight::{Board, Frame, News, Prompt, SeatStatus, Stage, Status, Votes};
pub use table::{Done, Prepared, Table};
pub use terms::{NotAPace, Pace, Setup, Terms};
pub use time::{NotQuiet, Quiet, Time};
pub use trial::{Trial, Unfit};
