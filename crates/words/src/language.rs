//! The languages there are.

use std::fmt;
use std::str::FromStr;

/// A language that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
}

/// There are no words in this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no words in {0:?}: choose en, de, nl or fr")]
pub struct NoSuchLanguage(String);

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Nl, Language::Fr];

    /// Its tag, which is also the name of its folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Nl => "nl",
            Language::Fr => "fr",
        }
    }

    /// The language that a header `Accept-Language` likes best; English if it names none of ours.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::preferred("pl, nl-BE;q=0.7, fr;q=0.8"), Language::Fr);
    /// ```
    pub fn preferred(header: &str) -> Language {
        let mut best = (0, Language::default());
        for range in header.split(',') {
            let (tag, weight) =
                range.split_once(';').map_or((range, 1000), |(tag, rest)| (tag, weight(rest)));
            // Of equal ones the first is meant.
            if let Ok(language) = tag.trim().parse()
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// A weight such as `q=0.8` in thousandths; 0, which means never, if it cannot be read.
fn weight(parameter: &str) -> u32 {
    let number = parameter.trim().strip_prefix("q=").and_then(|number| number.trim().parse::<f32>().ok());
    // Weights have at most three digits, so the cast cuts nothing off that counts.
    #[allow(clippy::cast_sign_loss)]
    number.filter(|number| (0.0..=1.0).contains(number)).map_or(0, |number| (number * 1000.0).round() as u32)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Reads a tag. A region may follow (`de-AT`): we do not tell regions apart.
impl FromStr for Language {
    type Err = NoSuchLanguage;
    fn from_str(text: &str) -> Result<Language, NoSuchLanguage> {
        let primary = text.split(['-', '_']).next().unwrap_or_default();
        let language =
            Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary));
        language.ok_or_else(|| NoSuchLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_of_our_languages_is_spoken() {
        let cases = [
            ("", Language::En),
            ("de", Language::De),
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("en;q=0.5, nl;q=0.501", Language::Nl),
            ("pl, *;q=0.5", Language::En),
            ("fr;q=0, nl;q=0.1", Language::Nl),
            ("fr, de", Language::Fr),
            ("FR-be", Language::Fr),
            ("de;q=lots, nl;q=0.2", Language::Nl),
            ("de;q=7, nl ; q=0.2", Language::Nl),
            (";;,,q=1", Language::En),
        ];
        for (header, language) in cases {
            assert_eq!(Language::preferred(header), language, "{header:?}");
        }
    }

    #[test]
    fn tags_are_read_and_written() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("nl_BE".parse(), Ok(Language::Nl));
        assert_eq!("english".parse::<Language>(), Err(NoSuchLanguage("english".to_owned())));
    }
}
