//! What spells do (M7), one file each; those that differ only in a number or a parity share one.
//!
//! A spell's file has all its `Rules`: what can be named for it, when it could do nothing, whom it concerns, and what it
//! does. The table below names each spell and its rules once; whoever wants to know something of a spell asks it.

pub(crate) mod abracadabra;
pub(crate) mod apprentice;
pub(crate) mod charity;
pub(crate) mod city_tax;
pub(crate) mod donation;
pub(crate) mod dragon_leaves;
pub(crate) mod dragon_returns;
pub(crate) mod eclipse;
pub(crate) mod eye_for_an_eye;
pub(crate) mod last_first;
pub(crate) mod mirage;
pub(crate) mod parasite;
pub(crate) mod second_chance;
pub(crate) mod smuggler;
pub(crate) mod spy;
pub(crate) mod sultans_tax;
pub(crate) mod taboo;
pub(crate) mod teleport;
pub mod trade;

use tabletop::ruling::Legal;
use tabletop::{Seat, SeatSet, Sink};

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Card, Play};
use crate::resolving::Done;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::OnTable;

/// The rules of one spell.
pub(crate) trait Rules: Sized {
    /// The spell that these are the rules of.
    const SPELL: Spell;
    /// The rule that says what it does.
    const RULE: &'static str;
    /// M6.4: what is named when it is declared.
    const TARGETS: Targets = Targets::None;
    /// The spaces that can be named for it; never the guard (M5.9).
    const SPACES: SpaceSet = Space::NAMEABLE;
    /// Does it move pieces of its caster, and not those of others?
    const OWN_PIECES: bool = false;
    /// M7.2: may it answer Abracadabra?
    const ANSWERS: bool = false;
    /// Whom it concerns besides its caster.
    const CONCERNS: Concerns = Concerns::Nobody;
    /// Why it cannot be declared at other times than its own.
    const UNTIMELY: Illegal = Illegal::NoEffect;

    /// Can it be played at this stage of the round?
    fn timely(_stage: RoundStage) -> bool {
        true
    }

    /// What may be named next for it.
    fn judge(_state: &State, _play: &Play, _ruling: &mut impl Ruling) {}

    /// M6.7: could it do something, if this player cast it now? Whatever is about something needs something to name.
    fn possible(state: &State, seat: Seat) -> bool {
        let mut legal = Legal::default();
        Self::judge(state, &Play::new(seat, Card::Spell(Self::SPELL)), &mut legal);
        !legal.actions().is_empty()
    }

    /// Why this player cannot declare it now.
    fn barred(state: &State, seat: Seat) -> Option<Illegal> {
        if !Self::timely(state.table.public.stage) {
            return Some(Self::UNTIMELY);
        }
        (!Self::possible(state, seat)).then_some(Illegal::NoEffect)
    }

    /// Carries it out, or goes on with it: a spell that asks for choices meanwhile is called again after each of them, with
    /// the step that it set.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done;

    /// Does it ask this while it is carried out?
    fn asks(_ask: &Ask) -> bool {
        false
    }

    /// Whom it asks at this place of all that it asks, counted from 0.
    fn asked(_table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
        (place == 0).then_some(play.seat)
    }
}

/// Asks the rules of the spell that is meant.
macro_rules! spells {
    ($($Spell:ident: $Rules:ty,)+) => {
        $(const _: () = assert!(matches!(<$Rules>::SPELL, Spell::$Spell), "each spell has its own rules");)+

        impl Spell {
            /// The rule that says what it does.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Spell::$Spell => <$Rules>::RULE,)+
                }
            }

            /// M6.4: what is named when it is declared.
            pub(crate) const fn targets(self) -> Targets {
                match self {
                    $(Spell::$Spell => <$Rules>::TARGETS,)+
                }
            }

            /// The spaces that can be named for it.
            pub(crate) const fn spaces(self) -> SpaceSet {
                match self {
                    $(Spell::$Spell => <$Rules>::SPACES,)+
                }
            }

            /// Does it move pieces of its caster, and not those of others?
            pub(crate) const fn moves_own_pieces(self) -> bool {
                match self {
                    $(Spell::$Spell => <$Rules>::OWN_PIECES,)+
                }
            }

            /// Whom it concerns besides its caster.
            const fn concerns(self) -> Concerns {
                match self {
                    $(Spell::$Spell => <$Rules>::CONCERNS,)+
                }
            }

            /// Can it be played at this stage of the round?
            pub(crate) fn timely(self, stage: RoundStage) -> bool {
                match self {
                    $(Spell::$Spell => <$Rules>::timely(stage),)+
                }
            }

            /// What may be named next for it.
            pub(crate) fn judge(self, state: &State, play: &Play, ruling: &mut impl Ruling) {
                match self {
                    $(Spell::$Spell => <$Rules>::judge(state, play, ruling),)+
                }
            }

            /// M6.7: why this player, who has it in hand, cannot declare it now.
            pub(crate) fn barred(self, state: &State, seat: Seat) -> Option<Illegal> {
                let answers = match self {
                    $(Spell::$Spell => <$Rules>::ANSWERS,)+
                };
                if state.table.public.plays.only_counters() && !answers {
                    return Some(Illegal::OnlyCounters);
                }
                match self {
                    $(Spell::$Spell => <$Rules>::barred(state, seat),)+
                }
            }

            /// Carries it out, or goes on with it.
            pub(crate) fn carry_out(
                self,
                state: &mut State,
                play: &Play,
                step: u8,
                sink: &mut impl Sink<Event>,
            ) -> Done {
                match self {
                    $(Spell::$Spell => <$Rules>::carry_out(state, play, step, sink),)+
                }
            }

            /// Does it ask this while it is carried out?
            pub(crate) fn asks(self, ask: &Ask) -> bool {
                match self {
                    $(Spell::$Spell => <$Rules>::asks(ask),)+
                }
            }

            /// Whom it asks at this place of all that it asks, counted from 0.
            pub(crate) fn asked(self, table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
                match self {
                    $(Spell::$Spell => <$Rules>::asked(table, play, place),)+
                }
            }
        }
    };
}

spells! {
    SecondChance: second_chance::SecondChance,
    Abracadabra: abracadabra::Abracadabra,
    LastFirst: last_first::LastFirst,
    Charity: charity::Charity,
    CityTax: city_tax::CityTax,
    Donation: donation::Donation,
    DragonLeaves: dragon_leaves::DragonLeaves,
    DragonReturns: dragon_returns::DragonReturns,
    EyeForAnEye: eye_for_an_eye::EyeForAnEye,
    LunarEclipse: eclipse::Lunar,
    Apprentice: apprentice::Apprentice,
    Mirage: mirage::Mirage,
    Parasite: parasite::Parasite,
    Sacrifice: donation::Sacrifice,
    Smuggler: smuggler::Smuggling,
    SolarEclipse: eclipse::Solar,
    Spy: spy::Spy,
    SultansTax: sultans_tax::SultansTax,
    Taboo: taboo::Taboo,
    Teleport: teleport::Teleport,
    Trade: trade::Trading,
}

/// M6.4: what is named when a spell is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Targets {
    None,
    /// A space, a cave or a room.
    Space,
    Piece,
    /// And where it goes.
    PieceAndSpace,
    /// An own artefact, and the room of the other.
    ArtefactAndRoom,
    /// An artefact that another used; its power may name more.
    Power,
}

/// Whom a spell concerns besides its caster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Concerns {
    /// It brings its caster something, or changes what can be won.
    Nobody,
    /// The owner of the token it is about.
    Owner,
    /// It takes something from all or changes what their tokens can do, or it hits whoever has tokens on a space, which
    /// the play does not say.
    Everybody,
}

impl Spell {
    /// Is everything named?
    pub(crate) fn is_complete(self, play: &Play) -> bool {
        match self.targets() {
            Targets::None => true,
            Targets::Space => play.space.is_some(),
            Targets::Piece => play.piece.is_some(),
            Targets::PieceAndSpace => play.piece.is_some() && play.space.is_some(),
            Targets::ArtefactAndRoom => play.artefact.is_some() && play.space.is_some(),
            Targets::Power => play.artefact.is_some(),
        }
    }

    /// Whom this play of it concerns.
    pub(crate) fn concerned(self, play: &Play) -> SeatSet {
        match self.concerns() {
            Concerns::Nobody => SeatSet::EMPTY,
            Concerns::Owner => play.piece.map_or(SeatSet::EMPTY, |piece| SeatSet::only(piece.owner)),
            // An event does not say how many play, and nobody asks for the other seats.
            Concerns::Everybody => SeatSet::first(Seat::ALL.len()),
        }
    }
}

/// M7.5, M7.18: pay, or not.
pub(crate) fn judge_tax(ruling: &mut impl Ruling) {
    ruling.offer(sets::Accept::ALL | sets::Pass::ALL);
}

impl State {
    /// The step at which the current play goes on.
    pub(crate) fn step_to(&mut self, step: usize) {
        if let Some(now) = &mut self.table.public.plays.now {
            now.step = step as u8;
        }
    }
}
