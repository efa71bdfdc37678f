//! What happens, what is asked and what is wrong, in the languages people read.
//!
//! The sentences stand in `locales/`, which the browser reads too. A sentence is found and filled from the JSON of what
//! it tells, by the scheme of `locales/README.md`, so this crate needs no list of events, questions or cards.
//!
//! ```
//! use tabletop::game::Names;
//! use words::{Language, Words};
//!
//! let names = Names::new(vec!["Asha".to_owned(), "Bina".to_owned()]);
//! let event = serde_json::json!({ "event": "took", "seat": "B", "gold": 5 });
//! let words = Words::of(Language::De);
//! assert_eq!(words.say("eschnapur", &event, &names), "Bina nimmt eine 5 aus der Bank.");
//! ```

mod arguments;
mod language;
mod words;

pub use language::{Language, NoSuchLanguage};
pub use words::{Unsaid, Words};
