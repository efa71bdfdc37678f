//! Numbers as a page that needs nothing else: no scripts, no fonts, no network.

use crate::picture::escaped;

/// How a page looks, in light and in dark.
const STYLE: &str = include_str!("page.css");

/// The page has so many colours for what is to be told apart; whatever comes after begins anew.
pub const COLOURS: usize = 6;

/// What stands on a page. Texts are escaped here; parts are markup already.
#[derive(Clone, Copy, Debug)]
pub struct StandalonePage<'p> {
    /// What kind of page it is, in a word with a small letter.
    pub kind: &'p str,
    /// What it is about.
    pub title: &'p str,
    /// The same in a sentence.
    pub lead: &'p str,
    /// What must not be overlooked: it stands below the lead.
    pub verdict: &'p str,
    /// How this kind of page looks, apart from the others.
    pub style: &'p str,
    /// The sections, one after the other.
    pub sections: &'p str,
    /// How all of it came about.
    pub footer: &'p str,
}

impl StandalonePage<'_> {
    /// The page as HTML.
    pub fn html(&self) -> String {
        let StandalonePage { kind, verdict, style, sections, footer, .. } = self;
        let [title, lead] = [self.title, self.lead].map(escaped);
        let (first, rest) = kind.split_at(1);
        let kicker = first.to_uppercase() + rest;
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{title}: {kind}</title>\n<style>\n{STYLE}{style}</style>\n</head>\n<body>\n\
             <header>\n<p class=\"kicker\">{kicker}</p>\n<h1>{title}</h1>\n<p>{lead}</p>\n{verdict}</header>\n\
             <main>\n{sections}</main>\n<footer>{footer}</footer>\n</body>\n</html>\n"
        )
    }
}

/// A part of the page: a heading, a sentence, a picture and the numbers behind it.
pub fn section(heading: &str, sentence: &str, rest: &str) -> String {
    // A number and its sign stay in one line.
    let sentence = escaped(sentence).replace(" %", "\u{a0}%");
    format!("<section>\n<h2>{heading}</h2>\n<p>{sentence}</p>\n{rest}</section>\n")
}

/// A table; the first column are names, all others numbers.
pub fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let row = |cells: &[String], tag: &str| {
        let cell = |cell: &String| format!("<{tag}>{}</{tag}>", escaped(cell));
        format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<Vec<_>>().concat())
    };
    let heads: Vec<String> = heads.iter().map(|&head| head.to_owned()).collect();
    let rows: Vec<String> = rows.iter().map(|cells| row(cells, "td")).collect();
    let [head, body] = [row(&heads, "th"), rows.concat()];
    format!("<table>\n<thead>\n{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n")
}

/// A table for those who want to look a number up.
pub fn folded(heads: &[&str], rows: &[Vec<String>]) -> String {
    format!("<details><summary>All numbers</summary>\n{}</details>\n", table(heads, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_no_markup_and_a_number_keeps_its_sign() {
        let section = section("Wins", "A share of 33.3 % <is> fair.", "");
        assert!(section.contains("33.3\u{a0}% &lt;is&gt;"), "{section}");
        let table = table(&["who"], &[vec!["<b>".to_owned()]]);
        assert!(table.contains("<th>who</th>") && table.contains("<td>&lt;b&gt;</td>"), "{table}");
    }
}
