//! What people and editions may be called.
//!
//! Others read a name beside what the server itself says, so it must not look like nothing, like something else, or
//! reach beyond its place. What each character is comes from the tables of Unicode.

use std::sync::LazyLock;

use icu_properties::props::{DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;
use wire::Problem;

use crate::trouble::invalid;

/// The most characters of a person's name.
pub(crate) const LONGEST_NAME: usize = 24;

/// The most characters of an edition's name.
const LONGEST_TITLE: usize = 60;

/// The most bytes of each character, on average: those of one that is not in the first plane of Unicode.
const BYTES: usize = 4;

/// The most marks on one letter: languages need up to three, and more of them reach into other lines.
const MOST_MARKS: usize = 3;

/// Shown as nothing, or as what could not be shown, although Unicode does not call them so: an empty pattern of Braille,
/// an empty note, and the signs for what is missing.
const BLANK: [char; 4] = ['\u{2800}', '\u{1d159}', '\u{fffc}', '\u{fffd}'];

/// Which of several drawings of one character is meant. It says so only behind a picture.
const VARIATIONS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// What all long horizontal strokes look like, whatever they are; so does the sign for people who are deleted.
const STROKE: char = 'ー';

/// Where the pages find what they call bots and their levels.
const TEXTS: [&str; 8] = [
    include_str!("../../../locales/en/lobby.ftl"),
    include_str!("../../../locales/de/lobby.ftl"),
    include_str!("../../../locales/nl/lobby.ftl"),
    include_str!("../../../locales/fr/lobby.ftl"),
    include_str!("../../../locales/en/shell.ftl"),
    include_str!("../../../locales/de/shell.ftl"),
    include_str!("../../../locales/nl/shell.ftl"),
    include_str!("../../../locales/fr/shell.ftl"),
];

/// What a bot looks like.
static BOTS: LazyLock<Vec<String>> = LazyLock::new(|| called_bots().flat_map(|name| looks(&name)).collect());

/// What somebody is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

/// Why something is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unfit {
    /// Empty, or too long.
    #[error("a name has 1 to {most} characters")]
    Length { most: usize },
    /// Few characters, and too many bytes.
    #[error("this name takes more than {most} bytes")]
    Bytes { most: usize },
    /// A character that nobody sees, or that means nothing to others.
    #[error("a name has only characters that can be seen, and not U+{:04X}", u32::from(*.0))]
    Hidden(char),
    /// Marks that stand on nothing, or pile up.
    #[error("a letter has at most {MOST_MARKS} marks, and a name begins with a letter")]
    Marks,
    /// Dashes, dots and the like.
    #[error("a name has at least one letter, digit or picture")]
    NoLetter,
    /// It looks like what bots are called.
    #[error("this is what bots are called")]
    LikeABot,
}

impl Name {
    /// Reads a name: in Unicode's composed form, on one line, with single spaces.
    pub(crate) fn read(text: &str) -> Result<Name, Unfit> {
        let name = plain(text, LONGEST_NAME)?;
        if looks(&name).iter().any(|look| BOTS.contains(look)) {
            return Err(Unfit::LikeABot);
        }
        Ok(Name(name))
    }

    pub(crate) fn into_string(self) -> String {
        self.0
    }
}

/// A person's name in a request.
pub(crate) fn read(text: &str) -> Result<String, Problem> {
    Name::read(text).map(Name::into_string).map_err(|unfit| invalid("name", &unfit))
}

/// An edition's name is shown to everybody at the table, and to everybody who looks for one.
pub(crate) fn must_be_title(text: &str) -> Result<(), Problem> {
    plain(text, LONGEST_TITLE).map(drop).map_err(|unfit| invalid("edition", &unfit))
}

/// A text that can stand beside others: it is seen, stays in its line, and means one thing.
fn plain(text: &str, most: usize) -> Result<String, Unfit> {
    // What is far too long is not even looked at.
    if text.len() > 16 * most * BYTES {
        return Err(Unfit::Length { most });
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    let length = text.chars().count();
    if length == 0 || length > most {
        return Err(Unfit::Length { most });
    }
    if text.len() > most * BYTES {
        return Err(Unfit::Bytes { most: most * BYTES });
    }
    must_be_seen(&text)?;
    must_bear_its_marks(&text)?;
    if !skeleton(&text).any(is_telling) {
        return Err(Unfit::NoLetter);
    }
    Ok(text)
}

fn must_be_seen(text: &str) -> Result<(), Unfit> {
    let mut before = None;
    for character in text.chars() {
        let chooses_a_drawing = VARIATIONS.contains(&character) && before.is_some_and(is_picture);
        if is_hidden(character) && !chooses_a_drawing {
            return Err(Unfit::Hidden(character));
        }
        before = Some(character);
    }
    Ok(())
}

fn must_bear_its_marks(text: &str) -> Result<(), Unfit> {
    // A space bears no marks either.
    let mut left = 0;
    for character in text.chars() {
        let is_bare = character == ' ';
        left = match (is_mark(character), left) {
            (true, 0) => return Err(Unfit::Marks),
            (true, left) => left - 1,
            (false, _) if is_bare => 0,
            (false, _) => MOST_MARKS,
        };
    }
    Ok(())
}

fn category(character: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(character)
}

/// Controls, marks of direction, fillers, what has no width, what is nobody's yet and what everybody reads otherwise.
fn is_hidden(character: char) -> bool {
    let means_nothing = matches!(
        category(character),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    let can_be_ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(character);
    means_nothing || can_be_ignored || BLANK.contains(&character)
}

fn is_picture(character: char) -> bool {
    CodePointSetData::new::<ExtendedPictographic>().contains(character)
}

fn is_mark(character: char) -> bool {
    matches!(
        category(character),
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark | GeneralCategory::EnclosingMark
    )
}

/// A letter, a digit or a picture: dashes and dots name nobody.
fn is_telling(character: char) -> bool {
    let is_picture = category(character) == GeneralCategory::OtherSymbol;
    (character.is_alphanumeric() || is_picture) && character != STROKE
}

/// Every bot's name and level as the pages call them, in all languages.
fn called_bots() -> impl Iterator<Item = String> {
    let texts = TEXTS.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = "));
    texts.flat_map(|(id, text)| match id {
        // With any letter of a seat, and without one.
        "bot-name" => {
            ["", "A", "B", "C", "D", "E"].iter().map(|seat| text.replace("{ $seat }", seat)).collect()
        }
        _ if id.starts_with("level-") && !id.ends_with("-explained") => vec![text.to_owned()],
        _ => Vec::new(),
    })
}

/// How a name looks at a glance: characters that are alike are the same, and nothing counts but letters and digits. Small
/// and large letters are alike to readers, but not to the tables, so it is folded both before and after.
fn looks(name: &str) -> [String; 2] {
    let letters = |text: String| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
    // Wide and bold letters are plain ones.
    let name: String = name.nfkc().collect();
    let before = skeleton(&name.to_lowercase()).collect::<String>();
    let after = skeleton(&name).collect::<String>().to_lowercase();
    [before, after].map(letters)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::directory::NOBODY;

    fn read(text: &str) -> Result<String, Unfit> {
        Name::read(text).map(Name::into_string)
    }

    #[test]
    fn names_of_the_world_are_names() {
        for name in [
            "Anna",
            "Anna K.",
            "Ben-2",
            "O'Neill",
            "José",
            "Łukasz",
            "Nguyễn Thị Ánh",
            "Ελένη",
            "Наталья",
            "דוד",
            "محمد",
            "प्रिया",
            "தமிழ்",
            "สมชาย",
            "王小明",
            "田中さん",
            "김민준",
            "Ⅶ",
            "7",
            "🐉",
            "❤\u{fe0f}",
            "A ❤\u{fe0f} B",
            "ひー",
            "Botho",
            "Milda",
        ] {
            assert_eq!(read(name), Ok(name.nfc().collect()), "{name:?}");
        }
    }

    #[test]
    fn a_name_is_one_short_line_in_composed_form() {
        assert_eq!(read("  Anna \n Maria\u{3000}"), Ok("Anna Maria".to_owned()));
        assert_eq!(read("Jose\u{301}"), Ok("Jos\u{e9}".to_owned()));
        let most = LONGEST_NAME;
        assert_eq!(read(&"a".repeat(24)).map(|name| name.len()), Ok(24));
        assert_eq!(read(&"e\u{301}".repeat(24)).map(|name| name.chars().count()), Ok(24), "after composing");
        for bad in ["", "  ", "\u{a0}\u{2003}", &"a".repeat(25), &"a".repeat(1_000_000)] {
            assert_eq!(read(bad), Err(Unfit::Length { most }), "{}", bad.len());
        }
    }

    #[test]
    fn what_nobody_sees_is_no_name() {
        for hidden in [
            '\u{0}',
            '\u{7}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fffc}',
            '\u{fffd}',
            '\u{e000}',
            '\u{fdd0}',
            '\u{ffff}',
            '\u{1d159}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{10fffd}',
            '\u{378}',
        ] {
            for name in [format!("An{hidden}na"), hidden.to_string()] {
                let refused = read(&name);
                // Some are white space, of which nothing is left.
                let is_space = hidden.is_whitespace() || matches!(refused, Err(Unfit::Length { .. }));
                assert!(is_space || refused == Err(Unfit::Hidden(hidden)), "{name:?}: {refused:?}");
            }
        }
        let twice = read("❤\u{fe0f}\u{fe0f}");
        assert_eq!(twice, Err(Unfit::Hidden('\u{fe0f}')), "one drawing is chosen");
    }

    #[test]
    fn marks_stand_on_letters_and_do_not_pile_up() {
        assert_eq!(read("x\u{301}\u{302}\u{303}y"), Ok("x\u{301}\u{302}\u{303}y".to_owned()));
        for bad in ["\u{301}Anna", "Anna \u{301}", "x\u{300}\u{301}\u{302}\u{303}"] {
            assert_eq!(read(bad), Err(Unfit::Marks), "{bad:?}");
        }
    }

    #[test]
    fn nobody_looks_like_somebody_who_is_deleted() {
        for dash in [
            NOBODY, "-", "–", "―", "--", "— —", "‐", "−", "ー", "一", "ㅡ", "─", "━", "﹘", "⸺", "_", "...",
            "!?", "~",
        ] {
            assert_eq!(read(dash), Err(Unfit::NoLetter), "{dash:?}");
        }
    }

    #[test]
    fn nobody_looks_like_a_bot() {
        assert_eq!(
            called_bots().count(),
            4 * (4 + 6),
            "four levels, and a bot on any seat, in four languages"
        );
        for bot in called_bots() {
            for alike in [bot.clone(), bot.to_uppercase(), format!("  {bot}. ")] {
                assert_eq!(read(&alike), Err(Unfit::LikeABot), "{alike:?}");
            }
        }
        for alike in [
            "B o t",
            "Воt",
            "Bоt A",
            "ｇｅｎｔｌｅ",
            "𝐆entle",
            "Gent1e",
            "Cunnıng",
            "Hábile",
            "C-u-n-n-i-n-g",
            "bot\u{301}",
        ] {
            assert_eq!(read(alike), Err(Unfit::LikeABot), "{alike:?}");
        }
    }

    #[test]
    fn an_edition_has_a_longer_name() {
        assert_eq!(must_be_title(&"a".repeat(60)), Ok(()));
        assert_eq!(must_be_title("Gentle"), Ok(()), "nobody takes it for a bot");
        for bad in [&*"a".repeat(61), "two\u{202e}owt", "\u{200b}"] {
            let refused = must_be_title(bad);
            assert!(
                matches!(&refused, Err(Problem::Invalid { field, .. }) if field == "edition"),
                "{refused:?}"
            );
        }
    }
}
