//! Which law was broken, and how.

use std::fmt;

/// The laws by name; [`Law::number`] is the number people cite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Somebody is to act if and only if there is no outcome, and whoever is to act has a legal action.
    Turns = 1,
    /// A state imagined from a view gives that view again.
    Fit,
    /// A state imagined from a view offers the observer the same actions.
    Choices,
    /// A record replays to the same state, and documents read back as they were.
    Replay,
    /// What can be neither made nor lost is neither made nor lost.
    Holdings,
    /// What others keep secret changes neither my view nor my events until it is revealed.
    Secrecy,
    /// Every offered action is accepted, every other one is refused and changes nothing.
    Legality,
    /// Every game ends.
    Ending,
}

impl Law {
    /// The law's number, from 1 to 8.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Fine if `holds`; otherwise the law is broken, for the reason that `why` makes.
    pub(crate) fn require(self, holds: bool, why: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(Broken { law: self, why: why() }) }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says = match self {
            Law::Turns => "somebody is to act if and only if there is no outcome",
            Law::Fit => "an imagined state gives the view it was imagined from",
            Law::Choices => "an imagined state offers the observer the same actions",
            Law::Replay => "records replay and documents read back",
            Law::Holdings => "nothing is made or lost",
            Law::Secrecy => "secrets stay secret until they are revealed",
            Law::Legality => "exactly what is offered is accepted",
            Law::Ending => "every game ends",
        };
        write!(f, "law {} ({says})", self.number())
    }
}

/// A law that does not hold, and where it fails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{law} is broken: {why}")]
pub struct Broken {
    /// Which of the laws does not hold.
    pub law: Law,
    /// What was found instead.
    pub why: String,
}

impl Broken {
    /// The same, with the circumstances in front.
    pub(crate) fn when(self, circumstances: impl fmt::Display) -> Broken {
        Broken { why: format!("{circumstances}: {}", self.why), ..self }
    }
}
