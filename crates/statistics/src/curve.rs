//! Numbers over time, as SVG that stands in a page and takes its colours from it.

use crate::picture::{Axis, FOOT, MARGIN, WIDTH, escaped, level, svg, titled};

/// What is above the highest point: the names of the lines, and the highest number of the scale.
const HEAD: f64 = 38.0;
const HEIGHT: f64 = 150.0;

/// How a curve looks; pages that have one need it.
pub const STYLE: &str = include_str!("curve.css");

/// One line of a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// What it shows.
    pub name: String,
    /// Which of the page's colours it has.
    pub colour: usize,
    /// Its number at each point of time, where there is one.
    pub numbers: Vec<Option<f64>>,
}

/// A picture of lines over time.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// What it shows.
    pub what: String,
    /// Time, from left to right.
    pub across: Axis,
    /// The numbers, from the ground up.
    pub up: Axis,
    /// The points of time.
    pub times: Vec<f64>,
    /// What is told of each when somebody points at it.
    pub told: Vec<String>,
    /// What is drawn over time.
    pub lines: Vec<Trace>,
    /// A number to compare with.
    pub ordered: Option<f64>,
    /// What does not count: everything before this time.
    pub warm_up: f64,
}

impl Curve {
    /// The picture as SVG.
    pub fn drawn(&self) -> String {
        let ground = HEAD + HEIGHT;
        let across = (MARGIN, WIDTH - MARGIN);
        let inside = [
            self.shade(ground),
            self.across.drawn(ground),
            self.up.ticks().iter().map(|(number, _)| level("grid", across, self.y(*number))).collect(),
            self.ordered.map(|ordered| level("fair", across, self.y(ordered))).unwrap_or_default(),
            self.lines.iter().map(|line| self.line(line)).collect(),
            self.names(),
            self.scale(),
            self.pointers(ground),
        ];
        svg(&self.what, ground + FOOT, &inside.concat())
    }

    fn y(&self, number: f64) -> f64 {
        HEAD + HEIGHT * (1.0 - self.up.share(number))
    }

    fn shade(&self, ground: f64) -> String {
        let (left, right) = (self.across.at(0.0), self.across.at(self.warm_up));
        let place = format!(
            r#"x="{left:.1}" width="{:.1}" y="{HEAD:.1}" height="{:.1}""#,
            right - left,
            ground - HEAD
        );
        titled("rect", "shade", &place, None)
    }

    /// The numbers of the scale, which stand above their lines and before everything else.
    fn scale(&self) -> String {
        let tick = |(number, label): &(f64, String)| {
            let (y, label) = (self.y(*number) - 3.0, escaped(label));
            format!(r#"<text class="tick over" x="{MARGIN}" y="{y:.1}">{label}</text>"#)
        };
        self.up.ticks().iter().map(tick).collect()
    }

    /// One line, with a gap where there is no number.
    fn line(&self, line: &Trace) -> String {
        let point = |(time, number): (&f64, &Option<f64>)| {
            number.map(|number| format!("{:.1},{:.1}", self.across.at(*time), self.y(number)))
        };
        let points: Vec<_> = self.times.iter().zip(&line.numbers).map(point).collect();
        let parts = points.split(Option::is_none).filter(|part| !part.is_empty());
        let drawn: Vec<_> = parts
            .map(|part| {
                let points: Vec<_> = part.iter().flatten().map(String::as_str).collect();
                titled("polyline", "line", &format!(r#"points="{}""#, points.join(" ")), None)
            })
            .collect();
        format!(r#"<g class="c{}">{}</g>"#, line.colour, drawn.concat())
    }

    fn names(&self) -> String {
        let name = |line: &Trace| {
            format!(r#"<tspan class="c{} key">■</tspan> {}"#, line.colour, escaped(&line.name))
        };
        let names: Vec<_> = self.lines.iter().map(name).collect();
        format!(r#"<text class="name" x="{MARGIN}" y="13">{}</text>"#, names.join("\u{2003}"))
    }

    /// Something to point at for each point of time.
    fn pointers(&self, ground: f64) -> String {
        let width =
            (WIDTH - 2.0 * MARGIN) / f64::from(u32::try_from(self.times.len().max(1)).unwrap_or(u32::MAX));
        let pointer = |(time, told): (&f64, &String)| {
            let left = self.across.at(*time) - width / 2.0;
            let place =
                format!(r#"x="{left:.1}" width="{width:.1}" y="{HEAD:.1}" height="{:.1}""#, ground - HEAD);
            titled("rect", "pointer", &place, Some(told))
        };
        self.times.iter().zip(&self.told).map(pointer).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_gap_where_there_is_no_number() {
        let numbers = vec![Some(1.0), Some(2.0), None, Some(3.0)];
        let curve = Curve {
            what: "numbers".to_owned(),
            across: Axis::around(0.0, 4.0, |tick| format!("{tick}")),
            up: Axis::around(0.0, 4.0, |tick| format!("{tick}")),
            times: vec![0.5, 1.5, 2.5, 3.5],
            told: vec!["<told>".to_owned(); 4],
            lines: vec![Trace { name: "one".to_owned(), colour: 3, numbers }],
            ordered: Some(4.0),
            warm_up: 1.0,
        };
        let drawn = curve.drawn();
        assert_eq!(drawn.matches("<polyline").count(), 2);
        assert_eq!(drawn.matches("&lt;told&gt;").count(), 4);
        assert!(drawn.contains("points=\"57.0,150.5 159.0,113.0\""), "{drawn}");
        assert!(drawn.contains(r#"class="fair""#) && drawn.contains(r#"class="c3""#));
    }
}
