//! What is said besides questions and choices: where the game stands, what lies where, what a rule says.

use serde::Serialize;
use strum::VariantNames;
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use super::phrase::Phrase;
use crate::artefact::{Artefact, Artefacts};
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::treasure::Kind;

/// Something that is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "remark", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
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
    Label { about: NoteTopic },
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Step {
    /// M0.3: before the first round everybody takes treasure.
    Opening,
    /// M2.1, M2.2, M2.3.
    Placing,
    /// M6.1 b: in the magic version one may first play something.
    PlacingMagic,
    /// M3.1: space after space is tallied.
    Tallying,
    /// M3.6: the Market's treasures are taken.
    MarketTake,
    /// M3.8: the guard can be bribed.
    Bribe,
    /// M3.8: a bribe is given.
    PayBribe,
    /// M3.9, M3.10: a room's artefact can be bought.
    Room,
    /// M3.4: one of the two spells drawn is kept.
    Tent,
    /// M7.15: a Smuggler may take the camel, or leave it.
    Camel,
    /// M6.2: nothing is declared yet.
    Window,
    /// M6.2: something is declared.
    Answers,
    /// M6.4: what a play is about is named.
    Naming,
    /// M6.4: what a spell demands or gives.
    Treasure,
    /// M7.2: the buyer takes an artefact out of the stack, or the open one.
    Search,
    /// M7.12: another artefact of the stack comes to lie open.
    Mirage,
    /// M7.5: for each token in the city its owner pays, or takes it back.
    CityTax,
    /// M7.18: for all their tokens in the rooms a player pays, or takes them back.
    SultansTax,
    /// M7.9: whoever lost a token may take one of the caster's off the board.
    Retaliation,
    /// M7.21: treasures are traded with the bank.
    Trade,
    /// M4.1, M4.2: who has won is settled.
    Over,
}

/// What the spaces give, one for all that give alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Award {
    /// M3.3: treasure from the shelves.
    Cave,
    /// M3.4: two spells, of which the second strongest gets one.
    Tent,
    /// M3.5: the use of a second artefact this round.
    Djinn,
    /// M3.6: three treasures for one.
    Market,
    /// M3.7: the camel.
    Caravanserai,
    /// M3.8: the way into the palace.
    Guard,
    /// M3.9: an artefact to be bought.
    Room,
}

/// What stands at the head of a column or row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Head {
    /// The spaces of the board.
    Space,
    /// What is to be had there.
    There,
    /// What players are called.
    Player,
    /// Treasure of all kinds.
    All,
    /// How many artefacts of which kinds each player has.
    Artefacts,
    /// The bank's row.
    Bank,
}

/// What a line below the tables is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts", rename = "About")]
pub enum NoteTopic {
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
    /// What is known of others' spells.
    Spells,
    /// Which spells are discarded.
    Discarded,
}

/// What has become of a player's artefacts of one kind this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Used {
    /// None of them was used yet.
    No,
    /// M5.2: a Lamp is lit.
    Lit,
    /// M5.1: some are used.
    Some,
    /// M5.1: all are used.
    All,
}

/// What has become of a declared play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
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
