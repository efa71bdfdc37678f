//! Many clients at once against a server, and how long they wait.
//!
//! - [`crowd`]: how many tables there are, and who comes to each; `seating`: how they are set up;
//! - `caller`: one client on its socket; `mind`: what it knows and wants; `heard`: what it understands of the server;
//! - `pacing`: how often plans are sealed; `arrivals`: when everybody has heard of one;
//! - `ledger` and `latency`: what is counted; [`usage`]: what is used up; [`run`](mod@run): the run itself;
//! - [`summary`]: all of it as a document, [`told`]: in words, [`report`]: as a page.
//!
//! Games are names here: clients choose among what the server offers. Nothing here reads a command line or prints:
//! whoever calls is told how far it has come, and shows what came of it.

mod arrivals;
mod caller;
pub mod crowd;
pub mod error;
mod heard;
mod latency;
mod ledger;
mod mind;
mod pacing;
pub mod report;
pub mod run;
mod seating;
pub mod summary;
pub mod told;
pub mod usage;

pub use crowd::Crowd;
pub use error::LoadError;
pub use latency::Percentiles;
pub use ledger::Mishap;
pub use run::{Headway, LoadPlan, run};
pub use summary::LoadSummary;
pub use usage::Watched;
