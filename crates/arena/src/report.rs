//! A contest as a page that needs nothing else: no scripts, no fonts, no network.

use statistics::page::{COLOURS, StandalonePage, folded, section, table};
use statistics::picture::{self, Axis, Bar, Histogram, Measured, escaped};
use statistics::times::logarithm;
use statistics::{Interval, counted, grouped, percent, ratio, real, span};

use crate::summary::{ContestSummary, EntrantSummary, Numbers};
use crate::told::{PLACES, bounds, micros};

/// The whole page.
pub fn page(summary: &ContestSummary) -> String {
    let parts = [
        ratings(summary),
        wins(summary),
        places(summary),
        points(summary),
        rounds(summary),
        times(summary),
        faults(summary),
    ];
    let page = StandalonePage {
        kind: "arena",
        title: &summary.title,
        lead: &lead(summary),
        verdict: "",
        style: "",
        sections: &parts.concat(),
        footer: &footer(summary),
    };
    page.html()
}

fn lead(summary: &ContestSummary) -> String {
    let tables = match summary.tables.len() {
        1 => String::new(),
        several => format!(" at {several} tables"),
    };
    let [games, deals] = [counted(summary.games, "game"), counted(summary.deals, "deal")];
    format!("{games} of {} players{tables}: {deals}, each played from every seat.", summary.players)
}

fn footer(summary: &ContestSummary) -> String {
    let table = |table: &Vec<String>| format!("<li>{}</li>", escaped(&table.join(", ")));
    let tables: String = summary.tables.iter().map(table).collect();
    format!(
        "<h2>What was played</h2><p>Seed {}, Durbar {}. At the table, before it turned:</p><ul>{tables}</ul>",
        summary.seed,
        env!("CARGO_PKG_VERSION")
    )
}

fn ratings(summary: &ContestSummary) -> String {
    if summary.ratings.is_empty() {
        return String::new();
    }
    let told = |interval: Interval| format!("{:.0} – {:.0}", interval.low, interval.high);
    let colour = |name: &str| summary.entrants.iter().position(|entrant| entrant.name == name).unwrap_or(0);
    let rows: Vec<Measured> = summary
        .ratings
        .iter()
        .map(|rating| Measured {
            name: rating.name.clone(),
            colour: colour(&rating.name) % COLOURS,
            number: rating.rating,
            interval: Some(rating.interval),
            told: format!("{}: {:.0}, 95 % interval {}", rating.name, rating.rating, told(rating.interval)),
        })
        .collect();
    let low = summary.ratings.iter().map(|rating| rating.interval.low).fold(f64::MAX, f64::min);
    let high = summary.ratings.iter().map(|rating| rating.interval.high).fold(f64::MIN, f64::max);
    let room = (high - low).max(20.0) * 0.06;
    let axis = Axis::around(low - room, high + room, |tick| format!("{tick:.0}"));
    let numbers: Vec<_> = summary
        .ratings
        .iter()
        .map(|rating| vec![rating.name.clone(), format!("{:.0}", rating.rating), told(rating.interval)])
        .collect();
    let meetings: Vec<_> = summary
        .meetings
        .iter()
        .map(|meeting| {
            let name = format!("{} before {}", meeting.one, meeting.other);
            vec![name, percent(meeting.share), grouped(meeting.meetings)]
        })
        .collect();
    let picture = picture::intervals("Ratings with their intervals", &axis, &rows, None);
    section(
        "Ladder",
        "400 points are odds of ten to one to finish before the other; the mean is 1500. The bars are 95 % intervals.",
        &[
            picture,
            table(&["entrant", "rating", "95 % interval"], &numbers),
            table(&["who finished before whom", "share", "meetings"], &meetings),
        ]
        .concat(),
    )
}

fn wins(summary: &ContestSummary) -> String {
    let told = |entrant: &EntrantSummary| entrant.interval.map_or_else(|| "–".to_owned(), bounds);
    let rows: Vec<Measured> = summary
        .entrants
        .iter()
        .enumerate()
        .map(|(n, entrant)| Measured {
            name: summary.called(entrant),
            colour: n % COLOURS,
            number: entrant.win_share,
            interval: entrant.interval,
            told: format!(
                "{}: {}, 95 % interval {}",
                entrant.name,
                percent(entrant.win_share),
                told(entrant)
            ),
        })
        .collect();
    let high = |row: &Measured| row.interval.map_or(row.number, |interval| interval.high);
    let most = rows.iter().map(high).fold(summary.fair_share, f64::max);
    let axis = Axis::around(0.0, (most * 1.08).min(1.0), |tick| format!("{:.0} %", tick * 100.0));
    let fair = format!("fair share: {}", percent(summary.fair_share));
    let picture = picture::intervals(
        "Win shares with their intervals",
        &axis,
        &rows,
        Some((summary.fair_share, &fair)),
    );
    let numbers: Vec<_> = summary
        .entrants
        .iter()
        .map(|entrant| {
            let points = format!("{:.2}", entrant.points.average.mean);
            vec![summary.called(entrant), percent(entrant.win_share), told(entrant), points]
        })
        .collect();
    section(
        "Wins",
        &format!(
            "The share of a win per game and seat; a shared win is split. The dashed line is the fair share, {}. \
             The bars are 95 % intervals.",
            percent(summary.fair_share)
        ),
        &[picture, table(&["entrant", "win share", "95 % interval", "mean points"], &numbers)].concat(),
    )
}

fn places(summary: &ContestSummary) -> String {
    let heads = [&["entrant"], &PLACES[..summary.players]].concat();
    let rows: Vec<_> = summary
        .entrants
        .iter()
        .map(|entrant| {
            let places = entrant.places.iter().map(|&place| grouped(place));
            [summary.called(entrant)].into_iter().chain(places).collect()
        })
        .collect();
    let bars: Vec<picture::Divided> = summary
        .entrants
        .iter()
        .enumerate()
        .map(|(n, entrant)| picture::Divided {
            name: summary.called(entrant),
            colour: n % COLOURS,
            parts: PLACES
                .iter()
                .zip(&entrant.places)
                .map(|(place, &count)| {
                    let share = percent(ratio(count, entrant.seats));
                    (count, format!("{}: {place} {} times, {share}", entrant.name, grouped(count)))
                })
                .collect(),
        })
        .collect();
    let shared = match summary.shared_wins {
        0 => "Nobody shared the first place.".to_owned(),
        games => format!("In {} the first place was shared.", counted(games, "game")),
    };
    let sentence = format!("How often each finished where, the first place at the left. {shared}");
    section("Places", &sentence, &[picture::divided("Places", &bars), table(&heads, &rows)].concat())
}

/// Classes of the same width for everybody, no more than can be told apart.
struct Classes {
    from: u64,
    width: u64,
    to: u64,
}

impl Classes {
    const MOST: u64 = 40;

    fn around<'n>(all: impl Iterator<Item = &'n Numbers> + Clone) -> Classes {
        let from = all.clone().map(|numbers| numbers.average.min).min().unwrap_or(0);
        let to = all.map(|numbers| numbers.average.max).max().unwrap_or(0);
        let width = (to - from + 1).div_ceil(Classes::MOST);
        Classes { from, width, to: from + (to - from) / width * width + width }
    }

    fn axis(&self) -> Axis {
        Axis::of_counts(self.from, self.to - 1)
    }

    fn of(&self, numbers: &Numbers, noun: &str) -> Vec<Bar> {
        let mut bars: Vec<Bar> = (self.from..self.to)
            .step_by(self.width as usize)
            .map(real)
            .map(|from| (from - 0.5, from - 0.5 + real(self.width)))
            .map(|(from, to)| Bar { from, to, count: 0, told: String::new() })
            .collect();
        for &(number, count) in &numbers.counts {
            bars[((number - self.from) / self.width) as usize].count += count;
        }
        for (n, bar) in bars.iter_mut().enumerate() {
            let first = self.from + n as u64 * self.width;
            let range = if self.width == 1 {
                first.to_string()
            } else {
                format!("{first} – {}", first + self.width - 1)
            };
            bar.told = format!("{range} {noun}: {} times", grouped(bar.count));
        }
        bars.retain(|bar| bar.count > 0);
        bars
    }
}

fn points(summary: &ContestSummary) -> String {
    let classes = Classes::around(summary.entrants.iter().map(|entrant| &entrant.points));
    let rows: Vec<Histogram> = summary
        .entrants
        .iter()
        .enumerate()
        .map(|(n, entrant)| Histogram {
            name: summary.called(entrant),
            colour: n % COLOURS,
            bars: classes.of(&entrant.points, "points"),
            marks: vec![mean(&entrant.points)],
        })
        .collect();
    let numbers = summary.entrants.iter().map(|entrant| averaged(&summary.called(entrant), &entrant.points));
    let all = summary.entrants.iter().flat_map(|entrant| listed(&entrant.name, &entrant.points));
    section(
        "Points",
        "How often each finished with how many points. The line is the mean.",
        &[
            picture::histograms("Points", &classes.axis(), &rows),
            table(&["entrant", "mean", "min", "max"], &numbers.collect::<Vec<_>>()),
            folded(&["entrant", "points", "times"], &all.collect::<Vec<_>>()),
        ]
        .concat(),
    )
}

fn mean(numbers: &Numbers) -> (f64, String) {
    let mean = numbers.average.mean;
    (mean, format!("mean {mean:.2}"))
}

fn averaged(name: &str, numbers: &Numbers) -> Vec<String> {
    let average = numbers.average;
    vec![name.to_owned(), format!("{:.2}", average.mean), grouped(average.min), grouped(average.max)]
}

fn listed(name: &str, numbers: &Numbers) -> Vec<Vec<String>> {
    let row = |&(number, count): &(u64, u64)| vec![name.to_owned(), grouped(number), grouped(count)];
    numbers.counts.iter().map(row).collect()
}

fn rounds(summary: &ContestSummary) -> String {
    let classes = Classes::around([&summary.rounds].into_iter());
    let row = Histogram {
        name: "all games".to_owned(),
        colour: COLOURS,
        bars: classes.of(&summary.rounds, "rounds"),
        marks: vec![mean(&summary.rounds)],
    };
    section(
        "Length of games",
        "How many games had how many rounds. The line is the mean.",
        &[
            picture::histograms("Rounds", &classes.axis(), &[row]),
            table(&["", "mean", "min", "max"], &[averaged("rounds", &summary.rounds)]),
            folded(&["", "rounds", "games"], &listed("", &summary.rounds)),
        ]
        .concat(),
    )
}

fn times(summary: &ContestSummary) -> String {
    let asked = || summary.entrants.iter().filter(|entrant| entrant.times.decisions > 0);
    let starts =
        || asked().flat_map(|entrant| entrant.times.columns.iter().map(|&(from, _)| logarithm(from)));
    let axis = Axis::of_powers(
        starts().fold(f64::MAX, f64::min).min(4.0),
        starts().fold(0.0, f64::max) + DOUBLING / 4.0,
        |power| span(10f64.powi(power)),
    );
    let rows: Vec<Histogram> = summary
        .entrants
        .iter()
        .enumerate()
        .filter(|(_, entrant)| entrant.times.decisions > 0)
        .map(|(n, entrant)| timed(entrant, n % COLOURS))
        .collect();
    let numbers: Vec<_> = summary
        .entrants
        .iter()
        .map(|entrant| {
            let times = &entrant.times;
            vec![entrant.name.clone(), micros(times.median), micros(times.p99), grouped(times.decisions)]
        })
        .collect();
    let all = asked().flat_map(|entrant| {
        entrant
            .times
            .columns
            .iter()
            .map(|&(from, count)| vec![entrant.name.clone(), micros(Some(from)), grouped(count)])
    });
    section(
        "Time per decision",
        "From question to answer, on a scale on which each power of ten is as wide as the last. The solid line is the \
         median; within the dashed one 99 % were made. Forced choices are not asked for.",
        &[
            picture::histograms("Time per decision", &axis, &rows),
            table(&["entrant", "median µs", "99 % µs", "decisions"], &numbers),
            folded(&["entrant", "from µs", "decisions"], &all.collect::<Vec<_>>()),
        ]
        .concat(),
    )
}

/// The logarithm of 2, four bars wide.
const DOUBLING: f64 = std::f64::consts::LOG10_2;

fn timed(entrant: &EntrantSummary, colour: usize) -> Histogram {
    let times = &entrant.times;
    let bar = |&(from, count): &(f64, u64)| {
        let left = logarithm(from);
        let told = format!("{} µs or longer: {} decisions", micros(Some(from)), grouped(count));
        Bar { from: left, to: left + DOUBLING / 4.0, count, told }
    };
    let mark = |(time, what): (Option<f64>, &str)| {
        time.map(|time| (logarithm(time), format!("{what}: {} µs", micros(Some(time)))))
    };
    let marks = [(times.median, "median"), (times.p99, "99 %")].into_iter().filter_map(mark);
    Histogram {
        name: entrant.name.clone(),
        colour,
        bars: times.columns.iter().map(bar).collect(),
        marks: marks.collect(),
    }
}

/// What went wrong with programs; nothing if all went well and in silence.
fn faults(summary: &ContestSummary) -> String {
    let heard = |entrant: &&EntrantSummary| !entrant.faults.is_empty() || entrant.stderr.is_some();
    let programs: Vec<_> = summary.entrants.iter().filter(heard).map(faults_of).collect();
    if programs.is_empty() {
        return String::new();
    }
    let sentence =
        "A turn that a program loses is played at random. Of each kind of fault the first example is shown.";
    section("Faults of programs", sentence, &programs.concat())
}

fn faults_of(entrant: &EntrantSummary) -> String {
    let faults = &entrant.faults;
    let kinds = faults.kinds.iter().map(|(kind, noted)| {
        let [kind, example] = [kind.told(), &noted.example].map(escaped);
        format!("<dt>{kind} {}</dt><dd>{example}</dd>\n", counted(noted.count, "time"))
    });
    let stderr = entrant.stderr.as_ref().map_or_else(String::new, |words| {
        format!("<p>The end of its error stream:</p>\n<pre>{}</pre>\n", escaped(words.trim_end()))
    });
    format!(
        "<h3>{}</h3>\n<p>{}, {} lost.</p>\n<dl>\n{}</dl>\n{stderr}",
        escaped(&entrant.name),
        counted(faults.count(), "fault"),
        counted(faults.lost_turns, "turn"),
        kinds.collect::<Vec<_>>().concat()
    )
}
