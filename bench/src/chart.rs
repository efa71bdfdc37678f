//! The cost of a decision as a bar chart, drawn by hand.

use std::fmt::Write as _;

use crate::report::Report;

const ROW: f64 = 30.0;
const BARS: f64 = 440.0;
/// Right of the longest bar there is room for its number.
const NUMBERS: f64 = 90.0;
const HEAD: f64 = 48.0;
/// About as wide as a letter of a label; the reader's fonts are not known here.
const LETTER: f64 = 7.5;

struct Bar {
    label: String,
    nanoseconds: f64,
    colour: &'static str,
}

/// The chart as an SVG document.
pub(crate) fn draw(report: &Report) -> String {
    let bars = bars(report);
    let longest = bars.iter().map(|bar| bar.nanoseconds).fold(1.0, f64::max);
    let letters = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
    let left = LETTER * letters as f64 + 20.0;
    let (width, height) = (left + BARS + NUMBERS, HEAD + ROW * bars.len() as f64 + 10.0);
    let mut rows = String::new();
    for (n, bar) in bars.iter().enumerate() {
        row(&mut rows, bar, left, HEAD + ROW * n as f64, BARS * bar.nanoseconds / longest);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\" role=\"img\" \
         aria-label=\"Nanoseconds for one decision\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"28\" font-size=\"17\" fill=\"#222\">Nanoseconds for one decision of random play, one core</text>\n\
         {rows}</svg>\n"
    )
}

fn bars(report: &Report) -> Vec<Bar> {
    let mut bars = Vec::new();
    for game in &report.games {
        let label = game.name.clone();
        let with_events = format!("{label}, with events");
        bars.push(Bar { label, nanoseconds: game.play.median, colour: "#1f6f8b" });
        bars.push(Bar { label: with_events, nanoseconds: game.play_with_events.median, colour: "#7fb3c4" });
    }
    for peer in &report.peers {
        let label = peer.name.to_owned();
        bars.push(Bar { label, nanoseconds: peer.play.median, colour: "#8a8a8a" });
    }
    bars
}

/// Writes a bar that begins so far from the left and from the top.
fn row(out: &mut String, bar: &Bar, left: f64, top: f64, length: f64) {
    let Bar { label, nanoseconds, colour } = bar;
    let (baseline, end) = (top + 16.0, left + length + 6.0);
    let label_end = left - 8.0;
    writeln!(
        out,
        "<text x=\"{label_end}\" y=\"{baseline}\" text-anchor=\"end\" fill=\"#222\">{label}</text>\n\
         <rect x=\"{left}\" y=\"{top}\" width=\"{length:.1}\" height=\"22\" fill=\"{colour}\"/>\n\
         <text x=\"{end:.1}\" y=\"{baseline}\" fill=\"#222\">{nanoseconds:.0} ns</text>"
    )
    .expect("writing to a string does not fail");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::example;

    #[test]
    fn every_figure_has_a_bar_with_its_number() {
        let svg = draw(&example());
        assert_eq!(svg.matches("<rect x=").count(), 9);
        for text in [
            "pennies, 2 players<",
            "pennies, 2 players, with events<",
            "pennies new, 3 players<",
            "chess<",
            "50 ns",
            "80 ns",
            "100 ns",
        ] {
            assert!(svg.contains(text), "{text} is missing in {svg}");
        }
        assert!(svg.contains(&format!("width=\"{BARS:.1}\"")), "the longest bar fills the chart");
    }
}
