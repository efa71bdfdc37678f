//! Pictures of numbers, as SVG that stands in a page and takes its colours from it.
//!
//! There are three kinds: numbers with their intervals, how often each number came up, and wholes that fall into parts. All
//! have a line for each who is compared, with its name above it, so that long names fit a narrow screen. Every shape carries its
//! numbers as a title.

use crate::{Interval, ratio, real, shortened};

/// The text with everything that HTML would read as its own.
pub fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c if c.is_control() && c != '\n' => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

/// What the numbers are measured against, from left to right.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    from: f64,
    to: f64,
    ticks: Vec<(f64, String)>,
}

impl Axis {
    /// An axis that shows these numbers, with at most seven round ones marked on it.
    pub fn around(from: f64, to: f64, label: impl Fn(f64) -> String) -> Axis {
        Axis::stepping(round_step((to - from) / MOST), from, to, label)
    }

    /// An axis of whole numbers, each in the middle of its room.
    pub fn of_counts(first: u64, last: u64) -> Axis {
        let (from, to) = (real(first) - 0.5, real(last) + 0.5);
        Axis::stepping(round_step((to - from) / MOST).max(1.0), from, to, |tick| format!("{tick:.0}"))
    }

    fn stepping(step: f64, from: f64, to: f64, label: impl Fn(f64) -> String) -> Axis {
        let first = (from / step).ceil();
        let ticks = (0..=7)
            .map(|n| (first + f64::from(n)) * step)
            .take_while(|tick| *tick <= to + step * 1e-6)
            .map(|tick| (tick, label(tick)));
        Axis { from, to, ticks: ticks.collect() }
    }

    /// An axis of powers of ten: the numbers are their logarithms. Of many powers only every other one is named.
    pub fn of_powers(from: f64, to: f64, label: impl Fn(i32) -> String) -> Axis {
        const MANY: f64 = 5.0;
        let (from, to) = (from.floor(), to.ceil().max(from.floor() + 1.0));
        let step = if to - from > MANY { 2 } else { 1 };
        let ticks = (from as i32..=to as i32).step_by(step).map(|power| (f64::from(power), label(power)));
        Axis { from, to, ticks: ticks.collect() }
    }

    /// Where a number is, from left to right.
    pub(crate) fn at(&self, number: f64) -> f64 {
        MARGIN + self.share(number) * (WIDTH - 2.0 * MARGIN)
    }

    /// How far along the axis a number is.
    pub(crate) fn share(&self, number: f64) -> f64 {
        (number - self.from) / (self.to - self.from)
    }

    /// The numbers that are marked on it.
    pub(crate) fn ticks(&self) -> &[(f64, String)] {
        &self.ticks
    }

    /// The lines behind the picture and the numbers below it.
    pub(crate) fn drawn(&self, bottom: f64) -> String {
        let tick = |(number, label): &(f64, String)| {
            let x = self.at(*number);
            // Numbers at the edges are set inwards, so that they are not cut off.
            let anchor = match x {
                x if x < MARGIN + 8.0 => "start",
                x if x > WIDTH - MARGIN - 8.0 => "end",
                _ => "middle",
            };
            let (y, label) = (bottom + 15.0, escaped(label));
            let text =
                format!(r#"<text class="tick" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{label}</text>"#);
            upright("grid", x, (4.0, bottom), None) + &text
        };
        self.ticks.iter().map(tick).collect()
    }
}

/// So many steps fit an axis without crowding.
const MOST: f64 = 6.0;

/// A step of 1, 2 or 5 times a power of ten that is at least this.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|times| times * power)
        .into_iter()
        .find(|step| *step >= least * 0.999)
        .unwrap_or(power)
}

/// Drawn so wide that letters keep their size on a small screen.
pub(crate) const WIDTH: f64 = 420.0;
pub(crate) const MARGIN: f64 = 6.0;
/// From one line to the next.
const ROW: f64 = 46.0;
/// The same where numbers are drawn as columns, and what of it is above the highest.
const TALL: f64 = 92.0;
const HEAD: f64 = 26.0;
/// What stands below the last line: the numbers of the axis.
pub(crate) const FOOT: f64 = 24.0;
/// More letters do not fit above a line.
const LETTERS: usize = 44;

pub(crate) fn svg(what: &str, height: f64, inside: &str) -> String {
    let what = escaped(what);
    format!(r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{what}">{inside}</svg>"#)
}

/// Something with a title, which is shown when somebody points at it.
pub(crate) fn titled(tag: &str, class: &str, place: &str, title: Option<&str>) -> String {
    match title {
        Some(title) => format!(r#"<{tag} class="{class}" {place}><title>{}</title></{tag}>"#, escaped(title)),
        None => format!(r#"<{tag} class="{class}" {place}/>"#),
    }
}

fn upright(class: &str, x: f64, (top, bottom): (f64, f64), title: Option<&str>) -> String {
    titled("line", class, &format!(r#"x1="{x:.1}" x2="{x:.1}" y1="{top:.1}" y2="{bottom:.1}""#), title)
}

pub(crate) fn level(class: &str, (left, right): (f64, f64), y: f64) -> String {
    titled("line", class, &format!(r#"x1="{left:.1}" x2="{right:.1}" y1="{y:.1}" y2="{y:.1}""#), None)
}

fn block(class: &str, (left, width): (f64, f64), (top, height): (f64, f64), title: &str) -> String {
    let place = format!(r#"x="{left:.1}" width="{width:.1}" y="{top:.1}" height="{height:.1}""#);
    titled("rect", class, &place, Some(title))
}

/// Rows below each other, each in its colour and with its name, and how high they are together.
fn rows<R>(
    rows: &[R],
    height: f64,
    head: impl Fn(&R) -> (&str, usize),
    row: impl Fn(&R, f64) -> String,
) -> (String, f64) {
    let mut bottom = 0.0;
    let row = |each: &R| {
        let top = bottom;
        bottom += height;
        let (name, colour) = head(each);
        let [short, name] = [&shortened(name, LETTERS), name].map(escaped);
        let (y, row) = (top + 17.0, row(each, top));
        format!(
            r#"<text class="name" x="{MARGIN}" y="{y:.1}">{short}<title>{name}</title></text><g class="c{colour}">{row}</g>"#
        )
    };
    let inside = rows.iter().map(row).collect::<Vec<_>>().concat();
    (inside, bottom + 4.0)
}

/// A number with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Whose it is.
    pub name: String,
    /// Which of the page's colours it has.
    pub colour: usize,
    /// The number that is drawn.
    pub number: f64,
    /// How sure it is.
    pub interval: Option<Interval>,
    /// Both in words.
    pub told: String,
}

/// Numbers with their intervals, beside a line to compare them with.
pub fn intervals(what: &str, axis: &Axis, measured: &[Measured], line: Option<(f64, &str)>) -> String {
    let (inside, bottom) = rows(
        measured,
        ROW,
        |row| (&row.name, row.colour),
        |row, top| {
            let y = top + 32.0;
            let bar = row.interval.map_or_else(String::new, |interval| {
                let (low, high) = (axis.at(interval.low), axis.at(interval.high));
                let end = |x| upright("bar", x, (y - 4.0, y + 4.0), None);
                [level("bar", (low, high), y), end(low), end(high)].concat()
            });
            let place = format!(r#"cx="{:.1}" cy="{y}" r="5""#, axis.at(row.number));
            bar + &titled("circle", "dot", &place, Some(&row.told))
        },
    );
    let line = line.map(|(number, told)| upright("fair", axis.at(number), (4.0, bottom), Some(told)));
    svg(what, bottom + FOOT, &[axis.drawn(bottom), line.unwrap_or_default(), inside].concat())
}

/// How often each number came up.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    /// Whose numbers they are; empty if there is nothing to tell apart.
    pub name: String,
    /// Which of the page's colours it has.
    pub colour: usize,
    /// From where to where, how often, and that in words.
    pub bars: Vec<Bar>,
    /// Numbers to point out, with what they are.
    pub marks: Vec<(f64, String)>,
}

/// One column of a histogram.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// Where it begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// How high it is.
    pub count: u64,
    /// The same in words.
    pub told: String,
}

/// How often each number came up, one histogram below the other.
pub fn histograms(what: &str, axis: &Axis, histograms: &[Histogram]) -> String {
    let (inside, bottom) = rows(
        histograms,
        TALL,
        |row| (&row.name, row.colour),
        |row, top| {
            let ground = top + TALL;
            let most = row.bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1);
            let bar = |bar: &Bar| {
                let (left, width) = (axis.at(bar.from), axis.at(bar.to) - axis.at(bar.from));
                let height = (TALL - HEAD) * ratio(bar.count, most);
                // A gap between bars, unless they are too narrow for one.
                let width = (width - 1.0).max(width * 0.8);
                block("column", (left, width), (ground - height, height), &bar.told)
            };
            let mark = |(number, told): &(f64, String)| {
                upright("mark", axis.at(*number), (top + HEAD - 2.0, ground), Some(told))
            };
            let bars: String = row.bars.iter().map(bar).collect();
            let marks: String = row.marks.iter().map(mark).collect();
            [bars, marks, level("ground", (MARGIN, WIDTH - MARGIN), ground)].concat()
        },
    );
    svg(what, bottom + FOOT, &[axis.drawn(bottom), inside].concat())
}

/// A whole that falls into parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Divided {
    /// Whose it is.
    pub name: String,
    /// Which of the page's colours it has.
    pub colour: usize,
    /// How large each part is, and that in words.
    pub parts: Vec<(u64, String)>,
}

/// Wholes that fall into parts, the first of them strongest.
pub fn divided(what: &str, wholes: &[Divided]) -> String {
    const THICK: f64 = 14.0;
    let (inside, bottom) = rows(
        wholes,
        ROW,
        |row| (&row.name, row.colour),
        |row, top| {
            let whole = row.parts.iter().map(|(part, _)| part).sum::<u64>().max(1);
            let mut left = MARGIN;
            let part = |(n, (part, told)): (usize, &(u64, String))| {
                let width = ratio(*part, whole) * (WIDTH - 2.0 * MARGIN);
                let at = left;
                left += width;
                block(&format!("part p{n}"), (at, (width - 1.0).max(0.0)), (top + 24.0, THICK), told)
            };
            row.parts.iter().enumerate().map(part).collect()
        },
    );
    svg(what, bottom, &inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_told_becomes_markup() {
        assert_eq!(escaped("<b a='1'>\"&\u{1b}"), "&lt;b a=&#39;1&#39;&gt;&quot;&amp;\u{fffd}");
    }

    #[test]
    fn round_numbers_are_marked() {
        let ticks = |from, to| -> Vec<String> {
            Axis::around(from, to, |tick| format!("{tick:.1}"))
                .ticks
                .into_iter()
                .map(|(_, label)| label)
                .collect()
        };
        assert_eq!(ticks(0.0, 0.5), ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]);
        assert_eq!(ticks(3.0, 58.0), ["10.0", "20.0", "30.0", "40.0", "50.0"]);
        assert_eq!(ticks(1290.0, 1710.0), ["1300.0", "1400.0", "1500.0", "1600.0", "1700.0"]);
        let powers = |from, to| Axis::of_powers(from, to, |power| power.to_string()).ticks.len();
        assert_eq!([powers(-0.3, 2.2), powers(-2.0, 5.0)], [5, 4], "many powers are named less often");
        assert_eq!(Axis::of_counts(6, 8).ticks.len(), 3, "there is nothing between whole numbers");
    }
}
