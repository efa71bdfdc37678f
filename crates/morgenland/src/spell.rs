//! The spells (M7), one of each.

use tabletop::Set;

tabletop::named! {
    /// A spell.
    pub enum Spell as "a spell" in "morgenland.ts" {
        /// M7.1: moves an own token.
        SecondChance = "second-chance",
        /// M7.2: the buyer searches the stack.
        Abracadabra = "abracadabra",
        /// M7.3, The Last Shall Be First: 1 counts as 9 and 9 as 1.
        LastFirst = "last-first",
        /// M7.4: three treasures from the bank.
        Charity = "charity",
        /// M7.5: the others pay for their tokens in the city.
        CityTax = "city-tax",
        /// M7.6: everybody returns five treasures.
        Donation = "donation",
        /// M7.7: an empty cave gets treasure.
        DragonLeaves = "dragon-leaves",
        /// M7.8: a cave loses its treasure.
        DragonReturns = "dragon-returns",
        /// M7.9: takes a token off the board; its owner may answer.
        EyeForAnEye = "eye-for-an-eye",
        /// M7.10: open odd tokens go back.
        LunarEclipse = "lunar-eclipse",
        /// M7.11, Mage's Apprentice: swaps an own artefact for an open one.
        Apprentice = "apprentice",
        /// M7.12: another artefact of the stack lies open.
        Mirage = "mirage",
        /// M7.13: the power of an artefact that another used.
        Parasite = "parasite",
        /// M7.14: everybody returns seven treasures.
        Sacrifice = "sacrifice",
        /// M7.15: counts as strongest in the empty city spaces.
        Smuggler = "smuggler",
        /// M7.16: open even tokens go back.
        SolarEclipse = "solar-eclipse",
        /// M7.17: the others place their tokens open.
        Spy = "spy",
        /// M7.18: the others pay for their tokens in the rooms.
        SultansTax = "sultans-tax",
        /// M7.19: nothing more may come to a space.
        Taboo = "taboo",
        /// M7.20: moves another's token, for a price.
        Teleport = "teleport",
        /// M7.21: treasure for treasure of other kinds.
        Trade = "trade",
    }
}

/// A set of spells.
pub type SpellSet = Set<Spell>;
