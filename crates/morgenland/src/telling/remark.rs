//! What is said besides questions and choices: where the game stands, what lies where, what a rule says.

use serde::Serialize;
use strum::VariantNames;
use tabletop::{Seat, SeatSet};

use super::phrase::Phrase;
use crate::artefact::{Artefact, Artefacts};
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::treasure::Kind;

/// Something that is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(tag = "remark", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Remark {
    /// Which round it is.
    Round { round: u8 },

    /// What happens now, with the rules.
    Step { step: Step },
    /// What a space gives, with its rule.
    Award { award: Award },
    /// What a spell does, and its rule.
    Spell { spell: Spell, rule: &'static str },
    /// What an artefact does, and its rule.
    Artefact { artefact: Artefact, rule: &'static str },

    /// At the head of a column or row.
    Head { head: Head },
    /// A kind of treasure at the head of its column.
    Kind { kind: Kind },
    /// A space at the head of its row.
    Space { space: Space },

    /// What lies in a cave; how much of it is a sign.
    Cave { kind: Kind },
    /// The guard's strength, if it is known.
    Guard { strength: Option<u8> },
    /// What lies in a room: the open artefact, and how many face down.
    Room { artefact: Option<Artefact>, stack: u8 },
    /// How many spells are left in the Tent.
    Tent { spells: u8 },
    /// What another space of the city gives, in two words.
    City { space: Space },
    /// M7.19: nothing more may come to the space.
    Closed { spell: Spell },

    /// What brackets mean; the observer's own tokens are seen inside.
    FaceDown { own: bool },
    /// What a token counted twice looks like.
    TwiceSign,
    /// What a Carpet looks like.
    CarpetSign,

    /// How many artefacts a player has, and which.
    Collected { total: u8, owned: Vec<Remark> },
    /// How many artefacts a player has that nobody else may see (MP.3).
    CollectedUnseen { total: u8 },
    /// Artefacts of one kind, and what has become of them this round.
    Owned { artefact: Artefact, artefacts: Artefacts, used: Used, times: u8 },

    /// What a line below the tables is about.
    Label { about: About },
    /// A declared play, by the order in which it is carried out.
    DeclaredLabel { place: u8 },
    /// M0.4: the player sequence.
    Sequence { first: Seat, others: Vec<Seat> },
    /// M3.2: who is how strong on the space being tallied.
    Standing { space: Space, standing: Vec<Phrase> },
    /// M3.8: who may enter the palace.
    Palace { entered: SeatSet },
    /// M7.19: a space to which nothing more may come.
    Taboo { spell: Spell, space: Space },
    /// M7.3, M7.17: a spell that holds until the round ends; `seat` is exempt.
    Holds { spell: Spell, seat: Option<Seat> },
    /// M7.15: who counts as strongest, and where.
    Smuggler { spell: Spell, seat: Seat, spaces: SpaceSet },
    /// M3.5: who may use two artefacts.
    Djinn { seat: Seat, space: Space },
    /// M5.6: who comes past the guard with a Key.
    Keys { seats: SeatSet },
    /// M7.2, M7.12: what lies in a stack that the observer has looked through.
    Searched { artefacts: Artefacts },
    /// MP.2: the undermost artefact of a stack.
    Undermost { artefact: Artefact },
    /// MP.2: the undermost artefact of a stack, if there is any of its kind.
    UndermostIfAny { artefact: Artefact },
    /// The spells of the observer, or those discarded.
    Spells { spells: SpellSet },
    /// MP.3: the spells in another's hand that the observer gave.
    Gave { spells: SpellSet },
    /// M6.2: a declared play, and what has become of it.
    Declared { play: Phrase, fate: Fate },

    /// What other documents hold too.
    #[serde(untagged)]
    Phrase(Phrase),
}

impl From<Phrase> for Remark {
    fn from(phrase: Phrase) -> Remark {
        Remark::Phrase(phrase)
    }
}

/// What is happening, for whoever asks what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Step {
    /// M0.3.
    Opening,
    /// M2.1, M2.2, M2.3.
    Placing,
    /// M6.1 b: in the magic version one may first play something.
    PlacingMagic,
    /// M3.1.
    Tallying,
    /// M3.6: the Market's treasures are taken.
    MarketTake,
    /// M3.8.
    Bribe,
    /// M3.8: a bribe is given.
    PayBribe,
    /// M3.9, M3.10.
    Room,
    /// M3.4.
    Tent,
    /// M7.15.
    Camel,
    /// M6.2: nothing is declared yet.
    Window,
    /// M6.2: something is declared.
    Answers,
    /// M6.4.
    Naming,
    /// M6.4: what a spell demands or gives.
    Treasure,
    /// M7.2.
    Search,
    /// M7.12.
    Mirage,
    /// M7.5.
    CityTax,
    /// M7.18.
    SultansTax,
    /// M7.9.
    Retaliation,
    /// M7.21.
    Trade,
    /// M4.1, M4.2.
    Over,
}

/// What the spaces give, one for all that give alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Award {
    /// M3.3.
    Cave,
    /// M3.4.
    Tent,
    /// M3.5.
    Djinn,
    /// M3.6.
    Market,
    /// M3.7.
    Caravanserai,
    /// M3.8.
    Guard,
    /// M3.9.
    Room,
}

/// What stands at the head of a column or row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Head {
    /// The spaces of the board.
    Space,
    /// What is to be had there.
    There,
    /// The players.
    Player,
    /// Treasure of all kinds.
    All,
    /// Artefacts.
    Artefacts,
    /// The bank's row.
    Bank,
}

/// What a line below the tables is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum About {
    /// M0.4: the player sequence.
    Sequence,
    /// M3.2: strength on the space being tallied.
    Strength,
    /// M3.8: who may enter.
    Palace,
    /// What holds until the round ends.
    Round,
    /// MP.2: what is known of hidden tokens.
    Seen,
    /// Tokens behind the screens.
    Tokens,
    /// The observer's own spells.
    OwnSpells,
    /// Others' spells.
    Spells,
    /// Discarded spells.
    Discarded,
}

/// What has become of a player's artefacts of one kind this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Used {
    /// Nothing.
    No,
    /// M5.2: a Lamp is lit.
    Lit,
    /// M5.1: some are used.
    Some,
    /// M5.1: all are used.
    All,
}

/// What has become of a declared play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fate {
    /// It is to come.
    Waiting,
    /// It is being carried out.
    Now,
    /// M5.3: it has no effect.
    Countered,
    /// It was carried out.
    Done,
}
