//! TypeScript types for what has a notation of its own in documents.
//!
//! Most types derive theirs from the attributes that serde reads as well. One that serialises through another type says
//! here what its JSON looks like, and which other types that form names, so that they are declared and imported.

/// Declares the TypeScript form of a type: its file, its name there, the type, its form, and the types that the form
/// names.
///
/// ```
/// use tabletop::Seat;
///
/// /// Who is left, as a list.
/// struct Left(Vec<Seat>);
///
/// tabletop::typescript!("example.ts", "Left", Left = "Array<Seat>", Seat);
///
/// let declared = <Left as ts_rs::TS>::decl(&ts_rs::Config::default());
/// assert_eq!(declared, "type Left = Array<Seat>;");
/// ```
#[macro_export]
macro_rules! typescript {
    ($file:literal, $name:literal, $Type:ident = $form:literal $(, $Named:ty)*) => {
        impl ::ts_rs::TS for $Type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn decl(_: &::ts_rs::Config) -> String {
                concat!("type ", $name, " = ", $form, ";").to_owned()
            }

            $crate::typescript!(@common $file $(, $Named)*);
        }
    };
    ($file:literal, $name:literal, $Type:ident<$T:ident $(, const $N:ident)?> = $form:literal $(, $Named:ty)*) => {
        impl<$T: ::ts_rs::TS $(, const $N: usize)?> ::ts_rs::TS for $Type<$T $(, $N)?> {
            type WithoutGenerics = $Type<::ts_rs::Dummy $(, $N)?>;
            type OptionInnerType = Self;

            fn name(cfg: &::ts_rs::Config) -> String {
                format!("{}<{}>", $name, <$T as ::ts_rs::TS>::name(cfg))
            }

            fn decl(_: &::ts_rs::Config) -> String {
                concat!("type ", $name, "<", stringify!($T), "> = ", $form, ";").to_owned()
            }

            fn visit_generics(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$T>();
                <$T as ::ts_rs::TS>::visit_generics(visitor);
            }

            $crate::typescript!(@common $file $(, $Named)*);
        }
    };
    (@common $file:literal $(, $Named:ty)*) => {
        // Others always call it by its name: it is never written out in their midst.
        fn inline(cfg: &::ts_rs::Config) -> String {
            <Self as ::ts_rs::TS>::name(cfg)
        }

        fn decl_concrete(cfg: &::ts_rs::Config) -> String {
            <Self as ::ts_rs::TS>::decl(cfg)
        }

        fn visit_dependencies(_visitor: &mut impl ::ts_rs::TypeVisitor)
        where
            Self: 'static,
        {
            $(_visitor.visit::<$Named>();)*
        }

        fn output_path() -> Option<std::path::PathBuf> {
            Some($file.into())
        }
    };
}
