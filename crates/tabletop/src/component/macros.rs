//! How a game declares its components.

/// Declares an enum whose members are told by name in documents and notations.
///
/// ```
/// use tabletop::component::{Component as _, Set};
///
/// tabletop::named! {
///     /// What is on the menu.
///     pub enum Dish as "a dish" in "example.ts" {
///         /// Hot.
///         Soup = "soup",
///         /// Cold.
///         FruitSalad = "fruit-salad",
///     }
/// }
///
/// assert_eq!("fruit-salad".parse(), Ok(Dish::FruitSalad));
/// assert_eq!(Dish::Soup.to_string(), "soup");
/// assert_eq!("tea".parse::<Dish>(), Err("\"tea\" is not a dish: they are soup, fruit-salad".to_owned()));
/// assert_eq!(Dish::set([Dish::FruitSalad]).first(), Some(Dish::FruitSalad));
/// assert_eq!(serde_json::to_string(&!Set::<Dish>::EMPTY).ok().as_deref(), Some("[\"soup\",\"fruit-salad\"]"));
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $vis:vis enum $Name:ident as $what:literal in $file:literal {
            $($(#[$about_member:meta])* $Member:ident = $name:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[serde(into = "String", try_from = "String")]
        #[ts(export_to = $file)]
        #[repr(u8)]
        $vis enum $Name {
            $($(#[$about_member])* #[ts(rename = $name)] $Member,)+
        }

        impl $Name {
            /// The name in documents and notations.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Name::$Member => $name,)+
                }
            }
        }

        $crate::component_of_members!($Name { $($Member)+ });

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<$Name, String> {
                match text {
                    $($name => Ok($Name::$Member),)+
                    _ => Err(format!(concat!("{:?} is not ", $what, ": they are {}"), text, [$($name),+].join(", "))),
                }
            }
        }

        impl From<$Name> for String {
            fn from(member: $Name) -> String {
                member.name().to_owned()
            }
        }

        impl TryFrom<String> for $Name {
            type Error = String;
            fn try_from(text: String) -> Result<$Name, String> {
                text.parse()
            }
        }
    };
}

/// Declares an enum whose members are told by a number in documents and notations; a function of that name reads it.
///
/// ```
/// tabletop::numbered! {
///     /// A die with three sides.
///     pub enum Die by pips as "a side" in "example.ts" {
///         Low = 1,
///         Middle = 3,
///         High = 6,
///     }
/// }
///
/// assert_eq!((Die::Middle.pips(), Die::Middle.index()), (3, 1));
/// assert_eq!("6".parse(), Ok(Die::High));
/// assert_eq!("2".parse::<Die>(), Err("\"2\" is not a side: they are 1, 3, 6".to_owned()));
/// let declared = <Die as ts_rs::TS>::decl(&ts_rs::Config::default());
/// assert_eq!(declared, "type Die = 1 | 3 | 6;");
/// ```
#[macro_export]
macro_rules! numbered {
    (
        $(#[doc = $about:literal])+
        $vis:vis enum $Name:ident by $number_of:ident as $what:literal in $file:literal {
            $($(#[doc = $about_member:literal])* $Member:ident = $number:literal,)+
        }
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        #[allow(missing_docs)]
        #[repr(u8)]
        $vis enum $Name {
            $($(#[doc = $about_member])* $Member,)+
        }

        impl $Name {
            /// The number in documents and notations.
            #[inline]
            pub const fn $number_of(self) -> u8 {
                match self {
                    $($Name::$Member => $number,)+
                }
            }

            /// The one with this number.
            #[inline]
            pub const fn numbered(number: u8) -> Option<$Name> {
                match number {
                    $($number => Some($Name::$Member),)+
                    _ => None,
                }
            }
        }

        $crate::component_of_members!($Name { $($Member)+ });
        $crate::component_of_numbers!($Name, $number_of, $what, $file, [$($about),+]);
    };
}

/// Declares places that are counted: a struct with a number between these bounds.
///
/// ```
/// use tabletop::component::Component as _;
///
/// tabletop::row! {
///     /// A seat in the front row.
///     pub struct Front(2..=4) as "a seat in front" in "example.ts";
/// }
///
/// let last = Front::numbered(4).expect("there are three");
/// assert_eq!((last.index(), Front::ALL.len()), (2, 3));
/// assert_eq!("1".parse::<Front>(), Err("\"1\" is not a seat in front: they are 2, 3, 4".to_owned()));
/// ```
#[macro_export]
macro_rules! row {
    (
        $(#[doc = $about:literal])+
        $vis:vis struct $Name:ident($first:literal ..= $last:literal) as $what:literal in $file:literal;
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        $vis struct $Name(u8);

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $last - $first + 1;

            /// All of them, from the first.
            pub fn all() -> impl DoubleEndedIterator<Item = $Name> + ExactSizeIterator + Clone {
                (0..$Name::COUNT as u8).map($Name)
            }

            /// The number in documents and notations.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0 + $first
            }

            /// The one with this number.
            pub const fn numbered(number: u8) -> Option<$Name> {
                if $first <= number && number <= $last { Some($Name(number - $first)) } else { None }
            }

            /// The place in the row, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this place of the row, counted from 0.
            #[inline]
            pub const fn of_index(index: usize) -> $Name {
                debug_assert!(index < $Name::COUNT);
                $Name(index as u8)
            }
        }

        impl $crate::component::Component for $Name {
            type Set = $crate::component::Set<$Name>;
            const ALL: &'static [$Name] = &{
                let mut all = [$Name(0); $Name::COUNT];
                let mut place = 0;
                while place < all.len() {
                    all[place] = $Name(place as u8);
                    place += 1;
                }
                all
            };
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn of_index(index: usize) -> $Name {
                $Name::of_index(index)
            }
        }

        impl ::std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!(stringify!($Name), " {}"), self.number())
            }
        }

        $crate::component_of_numbers!($Name, number, $what, $file, [$($about),+]);
    };
}

/// What all enums of components have; see [`named!`](crate::named) and [`numbered!`](crate::numbered).
#[doc(hidden)]
#[macro_export]
macro_rules! component_of_members {
    ($Name:ident { $($Member:ident)+ }) => {
        impl $Name {
            /// How many there are.
            pub const COUNT: usize = [$($Name::$Member),+].len();

            /// All of them, in the order of the rulebook.
            pub const ALL: [$Name; $Name::COUNT] = [$($Name::$Member),+];

            /// The place in the list.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of the list.
            #[inline]
            pub const fn of_index(index: usize) -> $Name {
                // Comparisons that become one, and no memory access, unlike a look-up in a list.
                $(if index == $Name::$Member as usize {
                    return $Name::$Member;
                })+
                panic!(concat!("no ", stringify!($Name), " has this place"))
            }

            /// These, as a set.
            #[inline]
            pub const fn set<const N: usize>(members: [$Name; N]) -> $crate::component::Set<$Name> {
                let mut bits = 0;
                let mut place = 0;
                while place < N {
                    bits |= 1 << members[place] as u32;
                    place += 1;
                }
                $crate::component::Set::of_bits(bits)
            }
        }

        impl $crate::component::Component for $Name {
            type Set = $crate::component::Set<$Name>;
            const ALL: &'static [$Name] = &$Name::ALL;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn of_index(index: usize) -> $Name {
                $Name::of_index(index)
            }
        }
    };
}

/// What all components with numbers have; see [`numbered!`](crate::numbered) and [`row!`](crate::row).
#[doc(hidden)]
#[macro_export]
macro_rules! component_of_numbers {
    ($Name:ident, $number_of:ident, $what:literal, $file:literal, [$($about:literal),+]) => {
        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.$number_of().fmt(f)
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<$Name, String> {
                let found = text.parse().ok().and_then($Name::numbered);
                found.ok_or_else(|| $crate::component::misread::<$Name>(text, $what))
            }
        }

        impl From<$Name> for u8 {
            fn from(member: $Name) -> u8 {
                member.$number_of()
            }
        }

        impl TryFrom<u8> for $Name {
            type Error = String;
            fn try_from(number: u8) -> Result<$Name, String> {
                let found = $Name::numbered(number);
                found.ok_or_else(|| $crate::component::misread::<$Name>(&number.to_string(), $what))
            }
        }

        impl ::ts_rs::TS for $Name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(::ts_rs::format_docs(&[$($about),+]))
            }

            fn name(_: &::ts_rs::Config) -> String {
                stringify!($Name).to_owned()
            }

            fn inline(cfg: &::ts_rs::Config) -> String {
                <Self as ::ts_rs::TS>::name(cfg)
            }

            fn decl(_: &::ts_rs::Config) -> String {
                let numbers = $crate::component::listed::<$Name>(" | ");
                format!(concat!("type ", stringify!($Name), " = {};"), numbers)
            }

            fn decl_concrete(cfg: &::ts_rs::Config) -> String {
                <Self as ::ts_rs::TS>::decl(cfg)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some($file.into())
            }
        }
    };
}
