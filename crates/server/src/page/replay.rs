//! A finished game, moment by moment.

use axum::extract::State;
use axum::response::Html;
use serde::Deserialize;
use table::TableId;
use tabletop::{Observer, Seat};
use wire::Problem;

use super::html::{Page, Text};
use super::words;
use super::{ForPage, Unshown};
use crate::command::Eyes;
use crate::extract::{InPath, InQuery};
use crate::games;
use crate::hall::Hall;
use crate::moments::Scene;

/// Which moment, and through whose eyes; without a number the last one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    at: Option<String>,
    eyes: Option<String>,
}

pub(super) async fn show(
    State(hall): State<Hall>,
    ForPage(InPath(id)): ForPage<InPath<TableId>>,
    ForPage(InQuery(asked)): ForPage<InQuery<Asked>>,
) -> Result<Html<String>, Unshown> {
    let eyes = Eyes::named(asked.eyes.as_deref())?;
    let at = asked.at.as_deref().map(number).transpose()?;
    let game = hall.listed(id).await?.game;
    let scene = games::named(&game)?.scene(&hall.record(id).await?, at, eyes)?;
    let title = words::title(&game);
    let body = [
        format!("<h1><a href=\"/t/{id}\">{}</a></h1>\n", Text(title)),
        steps(id, eyes, &scene),
        what_happened(&scene),
        format!("<pre tabindex=\"0\">{}</pre>\n", Text(&scene.board)),
        onlookers(id, eyes, &scene),
        format!(
            "<p><a href=\"/api/tables/{id}/moments/{}?eyes={eyes}\">This moment as a document</a></p>\n",
            scene.at
        ),
    ]
    .concat();
    Ok(Html(Page { title, body, refresh: None, listed: false }.to_string()))
}

fn number(word: &str) -> Result<u32, Problem> {
    let why = || "not the number of a moment".to_owned();
    word.parse().map_err(|_| Problem::Invalid { field: "at".to_owned(), why: why() })
}

/// Forwards and backwards.
fn steps(id: TableId, eyes: Eyes, scene: &Scene) -> String {
    let &Scene { at, of, .. } = scene;
    let step = |to: Option<usize>, name: &str, rel: &str| match to {
        Some(to) => format!("<a href=\"/replay/{id}?at={to}&amp;eyes={eyes}\"{rel}>{name}</a>\n"),
        None => format!("<span>{name}</span>\n"),
    };
    let back = (at > 0).then_some(at.saturating_sub(1));
    let on = (at < of).then_some(at + 1);
    [
        "<nav class=\"steps\" aria-label=\"Moments\">\n".to_owned(),
        step(back.map(|_| 0), "First", ""),
        step(back, "Previous", " rel=\"prev\""),
        format!(
            "<form action=\"/replay/{id}\"><label>Moment <input type=\"number\" name=\"at\" min=\"0\" max=\"{of}\" \
             value=\"{at}\"></label> of {of}<input type=\"hidden\" name=\"eyes\" value=\"{eyes}\"> \
             <button>Go</button></form>\n"
        ),
        step(on, "Next", " rel=\"next\""),
        step(on.map(|_| of), "Last", ""),
        "</nav>\n".to_owned(),
    ]
    .concat()
}

fn what_happened(scene: &Scene) -> String {
    let entry = scene.entry.iter().map(|entry| format!("<p><code>{}</code></p>\n", Text(entry)));
    let sentences: Vec<_> =
        scene.sentences.iter().map(|sentence| format!("<li>{}</li>\n", Text(sentence))).collect();
    let sentences = match (scene.at, scene.sentences.is_empty()) {
        (0, true) => "<p class=\"none\">Before the first choice.</p>\n".to_owned(),
        (_, true) => "<p class=\"none\">Nothing happened that these eyes could see.</p>\n".to_owned(),
        (_, false) => format!("<ul class=\"sentences\">\n{}</ul>\n", sentences.concat()),
    };
    entry.chain([sentences]).collect()
}

/// Through whose eyes the same moment can be seen.
fn onlookers(id: TableId, eyes: Eyes, scene: &Scene) -> String {
    let at = scene.at;
    let link = |other: Eyes, name: &str| {
        let name = Text(name);
        let current = if other == eyes { " aria-current=\"true\"" } else { "" };
        format!("<a href=\"/replay/{id}?at={at}&amp;eyes={other}\"{current}><bdi>{name}</bdi></a>\n")
    };
    let seats = Seat::first(scene.names.len()).zip(&scene.names);
    let seats: String =
        seats.map(|(seat, name)| link(Eyes::Of(Observer::Seat(seat)), &format!("{seat} {name}"))).collect();
    let spectator = link(Eyes::Of(Observer::Spectator), "a spectator");
    let all = link(Eyes::All, "all secrets");
    format!("<nav class=\"eyes\" aria-label=\"Eyes\">\nSeen by\n{spectator}{seats}{all}</nav>\n")
}
