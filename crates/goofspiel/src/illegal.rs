//! Why an action is refused.

use strum::{Display, IntoStaticStr, VariantNames};
use tabletop::Refusal;

/// The reason of a refusal; each belongs to one rule. Its sentence is a message of `locales/`, found by its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Nobody sits there, or they have bid already.
    NotAsked,
    /// The card was bid before.
    Spent,
    /// There is no bid to take back.
    NothingChosen,
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    const CODES: &'static [&'static str] = Illegal::VARIANTS;

    fn code(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "G3.1",
            Illegal::NotAsked => "G1.2",
            Illegal::Spent => "G0.2",
            Illegal::NothingChosen => "G1.3",
        }
    }
}
