//! Whatever is said beside questions and choices: where the game stands, what lies where, what a rule says.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::official::Official;
use crate::privilege::Privilege;

/// Something that is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "remark", rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Remark {
    // Where the game stands.
    Round {
        round: u16,
    },
    Phase {
        phase: u8,
    },
    /// Privileges are sold in this phase.
    Window {
        phase: u8,
    },
    /// Somebody takes gold from the bank in this phase.
    Coins {
        phase: u8,
    },
    /// Somebody is to play a card from the hand in this phase.
    FromHand {
        phase: u8,
        official: Official,
    },
    Over,

    // What happens there, with the ids of its rules.
    PhaseExplained {
        phase: u8,
    },
    WindowExplained {
        window: char,
    },
    CoinsExplained,
    FromHandExplained,
    OverExplained,
    /// What an official's favour brings.
    Official {
        official: Official,
    },
    /// What a privilege costs and does.
    Privilege {
        privilege: Privilege,
        cost: u8,
    },

    // The palace.
    Part,
    Wage,
    State,
    Finished,
    Stopped,
    Protected,
    PalaceLegend,

    // The players.
    Player,
    Vp,
    Pp,
    Stones,
    Supply,
    Cards,
    Sites,
    PlayersLegend,
    /// The official whose number stands at the head of a column.
    Seal {
        official: Official,
    },

    // What lies beside them.
    Hand,
    Bank,
    NoCards,
    Order,
    NoOrder,
    /// What an official's favour is called.
    Favour {
        official: Official,
    },
    Blocked {
        seat: Seat,
        official: Official,
    },
    ThisRound,
    WinsTies {
        seat: Seat,
    },
    PlaysFromHand {
        seat: Seat,
    },
    Privileges,
    Price {
        privilege: Privilege,
        cost: u8,
    },
    NoPrivileges,
}
