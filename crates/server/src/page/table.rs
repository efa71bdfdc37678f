//! The page of one table: where an invitation leads.

use axum::extract::State;
use axum::response::Html;
use table::{Stage, TableId, Time};
use tabletop::Seat;
use wire::http::{ListedSeat, ListedTable};

use super::html::{Page, Text};
use super::words;
use super::{ForPage, Unshown};
use crate::extract::InPath;
use crate::hall::Hall;

/// After how many seconds a table is looked at again, while something may happen there.
const REFRESH: u32 = 10;

pub(super) async fn show(
    State(hall): State<Hall>,
    ForPage(InPath(id)): ForPage<InPath<TableId>>,
) -> Result<Html<String>, Unshown> {
    let listed = hall.listed(id).await?;
    let title = words::title(&listed.game);
    let body = [
        format!("<h1>{}</h1>\n", Text(title)),
        format!("<p>This game {}.</p>\n", Text(&words::stage(&listed.stage))),
        what_now(&listed),
        seats(&listed, hall.now()),
        terms(&listed, hall.now()),
    ]
    .concat();
    let refresh = (!listed.stage.is_over()).then_some(REFRESH);
    Ok(Html(Page { title, body, refresh, listed: false }.to_string()))
}

/// What a visitor can do here.
fn what_now(listed: &ListedTable) -> String {
    let id = listed.table;
    if words::has_record(&listed.stage) {
        return format!(
            "<p class=\"links\"><a href=\"/replay/{id}?at=0\">Replay</a> \
             <a href=\"/api/tables/{id}/record\">Record</a></p>\n"
        );
    }
    match listed.stage {
        Stage::Gathering => {
            let how = "You are invited. Until there is a table in the browser, programs sit down here: \
                they watch this table on <code>/api/socket</code>.";
            format!("<p>{how}</p>\n")
        }
        Stage::Playing | Stage::Paused | Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => {
            String::new()
        }
    }
}

fn seats(listed: &ListedTable, now: Time) -> String {
    let rows: Vec<_> = Seat::first(listed.seats.len())
        .zip(&listed.seats)
        .map(|(seat, sitting)| {
            let state = state(listed, seat, sitting, now);
            format!(
                "<tr><th scope=\"row\">{seat}</th><td>{}</td><td>{state}</td></tr>\n",
                words::sitter(sitting)
            )
        })
        .collect();
    format!(
        "<table>\n<caption>The players</caption>\n<thead><tr><th scope=\"col\">Seat</th>\
         <th scope=\"col\">Player</th><th scope=\"col\">How it stands</th></tr></thead>\n<tbody>\n{}</tbody>\n</table>\n",
        rows.concat()
    )
}

/// What there is to say of a seat: text without anything that people wrote.
fn state(listed: &ListedTable, seat: Seat, sitting: &ListedSeat, now: Time) -> String {
    match &listed.stage {
        Stage::Finished { outcome } => {
            let Some(standing) = outcome.0.values().get(seat.index()) else { return String::new() };
            format!("place {}, {} points", standing.place, standing.points)
        }
        Stage::Playing => sitting
            .asked
            .map(|since| format!("chooses, asked {}", words::ago(now, since)))
            .unwrap_or_default(),
        Stage::Gathering | Stage::Paused | Stage::Abandoned | Stage::Closed { .. } => String::new(),
    }
}

fn terms(listed: &ListedTable, now: Time) -> String {
    let terms = &listed.terms;
    let lookers = if terms.spectators { "anybody with the link" } else { "the players alone" };
    let mut facts = vec![
        ("Opened by", format!("<bdi>{}</bdi>", Text(&listed.host.name))),
        ("Pace", Text(&words::pace(terms.pace)).to_string()),
        ("Who may look on", lookers.to_owned()),
        ("Last change", words::ago(now, listed.changed)),
    ];
    let choices = words::choices(listed);
    if !choices.is_empty() {
        facts.insert(1, ("Version", Text(&choices).to_string()));
    }
    let facts: Vec<_> = facts
        .into_iter()
        .map(|(name, value)| format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n"))
        .collect();
    format!("<dl>\n{}</dl>\n", facts.concat())
}
