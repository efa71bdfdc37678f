//! The raids as a page that needs nothing else: no scripts, no fonts, no network.

use crate::raids::Outcome;
use crate::summary::{COLUMNS, Summary, remarks, row};

const STYLE: &str = include_str!("report.css");

/// The size of a picture, and the room around what it shows.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 120.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 24.0;
const FOOT: f64 = 22.0;

/// The whole page.
pub(crate) fn page(summary: &Summary) -> String {
    let raids: String = summary.outcomes.iter().map(section).collect();
    let verdict = escaped(&summary.verdict());
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Raids</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<header>\n<h1>{verdict}</h1>\n</header>\n{}<main>\n{raids}</main>\n</body>\n</html>\n",
        table(summary)
    )
}

fn table(summary: &Summary) -> String {
    let cells = |tag: &str, cells: &[String]| {
        let cell = |cell: &String| format!("<{tag}>{}</{tag}>", escaped(cell));
        cells.iter().map(cell).collect::<String>()
    };
    let line = |outcome: &Outcome| {
        let kind = if outcome.failures.is_empty() { "fine" } else { "bad" };
        format!("<tr class=\"{kind}\">{}</tr>\n", cells("td", &row(outcome)))
    };
    let lines: String = summary.outcomes.iter().map(line).collect();
    format!(
        "<div class=\"wide\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table></div>\n",
        cells("th", &COLUMNS.map(str::to_owned))
    )
}

fn section(outcome: &Outcome) -> String {
    let remark = |remark: &String| format!("<p class=\"bad\">{}</p>\n", escaped(remark));
    let remarks: String = remarks(outcome).iter().map(remark).collect();
    let end = outcome.memory.iter().map(|(at, _)| *at).fold(outcome.seconds, f64::max);
    format!(
        "<section>\n<h2>{}, {}</h2>\n<p>{}</p>\n{remarks}{}{}</section>\n",
        escaped(outcome.attack),
        outcome.formation.name(),
        escaped(outcome.tries),
        picture("Ping of the victims, ms", &outcome.pings, outcome.seconds, end, 1.0),
        picture("Memory of the server, MB", &outcome.memory, outcome.seconds, end, 10.0)
    )
}

/// Numbers over time as a line; the time of the raid is shaded. The scale reaches at least to `least`.
fn picture(what: &str, points: &[(f64, f64)], seconds: f64, end: f64, least: f64) -> String {
    let most = points.iter().map(|(_, number)| *number).fold(least, f64::max);
    let x = |time: f64| LEFT + (WIDTH - LEFT) * (time / end.max(0.001)).clamp(0.0, 1.0);
    let y = |number: f64| TOP + HEIGHT * (1.0 - number / most);
    let line: Vec<_> = points.iter().map(|(at, number)| format!("{:.1},{:.1}", x(*at), y(*number))).collect();
    let (ground, shade) = (TOP + HEIGHT, x(seconds) - LEFT);
    let what = escaped(what);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{what}, at most {most:.0}\">\n\
         <rect class=\"shade\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{shade:.1}\" height=\"{HEIGHT}\"/>\n\
         <text x=\"{LEFT}\" y=\"14\">{what}</text>\n\
         <text class=\"tick\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{most:.0}</text>\n\
         <text class=\"tick\" x=\"{}\" y=\"{ground}\" text-anchor=\"end\">0</text>\n\
         <line class=\"ground\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{ground}\" y2=\"{ground}\"/>\n\
         <text class=\"tick\" x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\">{end:.0} s</text>\n\
         <polyline points=\"{}\"/>\n</svg>\n",
        TOP + HEIGHT + FOOT,
        LEFT - 6.0,
        TOP + 10.0,
        LEFT - 6.0,
        ground + 15.0,
        line.join(" ")
    )
}

/// The text with everything that HTML would read as its own.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::outcome;

    #[test]
    fn every_raid_has_two_pictures_and_its_remarks() {
        let summary = Summary::new(vec![outcome(&[]), outcome(&["lost <something>"])], 1);
        let page = page(&summary);
        assert_eq!(page.matches("<polyline").count(), 4);
        assert!(page.contains("lost &lt;something&gt;") && !page.contains("<something>"));
        assert_eq!(page.matches("<tr class=\"bad\">").count(), 1);
        assert!(!page.contains("http://") && !page.contains("<script"), "it needs nothing else");
    }

    #[test]
    fn a_line_reaches_from_the_first_to_the_last_second() {
        let drawn = picture("numbers", &[(0.0, 0.0), (5.0, 50.0), (10.0, 100.0)], 5.0, 10.0, 1.0);
        assert!(drawn.contains("points=\"64.0,144.0 312.0,84.0 560.0,24.0\""), "{drawn}");
        assert!(drawn.contains("width=\"248.0\""), "{drawn}");
        assert!(picture("nothing", &[], 5.0, 5.0, 1.0).contains("points=\"\""));
    }
}
