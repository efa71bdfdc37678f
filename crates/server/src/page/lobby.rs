//! The first page: which tables there are.

use axum::extract::State;
use axum::response::Html;
use store::{Listing, Page as Part};
use table::{Stage, Time};
use wire::http::{ListedSeat, ListedTable};

use super::Unshown;
use super::html::{Page, Text};
use super::words;
use crate::hall::Hall;

/// Tables of each kind.
const SHOWN: u32 = 20;

const ABOUT: &str = "<h1>Two board games of sealed bids</h1>\n<p>Durbar hosts \
    <em>Der Palast von Eschnapur</em> and <em>Morgenland</em> for people and bots. Everybody bids face down, and nobody \
    sees a bid before all have made theirs. When a game is over its record is published: anybody can replay it and \
    check that no card was dealt but by the seed that was sealed before the start.</p>\n";

const FOR_PROGRAMS: &str = "<section>\n<h2>For programs</h2>\n<p>Everything here can be asked for as a document: \
    <a href=\"/api/openapi.json\">the interface</a>, <a href=\"/api/games\">the games</a>, \
    <a href=\"/api/tables?list=open\">open</a>, <a href=\"/api/tables?list=running\">running</a> and \
    <a href=\"/api/tables?list=finished\">finished tables</a>. How to write a bot, and every rule with its examples, \
    stands in the folders <code>docs</code> and <code>rulebook</code> of the source.</p>\n</section>\n";

pub(super) async fn show(State(hall): State<Hall>) -> Result<Html<String>, Unshown> {
    let mut body = ABOUT.to_owned();
    for (listing, heading, none) in [
        (Listing::Open, "Open tables", "No table waits for players."),
        (Listing::Running, "Running games", "Nobody plays at the moment."),
        (Listing::Finished, "Finished games", "No game is over yet."),
    ] {
        let tables = hall.list(listing, Part { before: None, most: SHOWN }).await?;
        body += &section(heading, none, &tables, hall.now());
    }
    body += FOR_PROGRAMS;
    Ok(Html(Page { title: "Tables", body, refresh: None, listed: true }.to_string()))
}

fn section(heading: &str, none: &str, tables: &[ListedTable], now: Time) -> String {
    if tables.is_empty() {
        return format!("<section>\n<h2>{heading}</h2>\n<p class=\"none\">{none}</p>\n</section>\n");
    }
    let items: String = tables.iter().map(|listed| item(listed, now)).collect();
    format!("<section>\n<h2>{heading}</h2>\n<ul class=\"tables\">\n{items}</ul>\n</section>\n")
}

fn item(listed: &ListedTable, now: Time) -> String {
    let id = listed.table;
    let title = Text(words::title(&listed.game));
    let mut facts = vec![words::pace(listed.terms.pace), words::ago(now, listed.changed)];
    let choices = words::choices(listed);
    if !choices.is_empty() {
        facts.insert(0, choices);
    }
    let facts = facts.join(" · ");
    let mut lines = vec![format!("<p class=\"facts\">{}</p>", Text(&facts)), players(listed)];
    if words::has_record(&listed.stage) {
        lines.push(format!(
            "<p class=\"links\"><a href=\"/replay/{id}?at=0\">Replay</a> \
             <a href=\"/api/tables/{id}/record\">Record</a></p>"
        ));
    }
    format!("<li>\n<h3><a href=\"/t/{id}\">{title}</a></h3>\n{}\n</li>\n", lines.join("\n"))
}

fn players(listed: &ListedTable) -> String {
    let player = |(n, seat): (usize, &ListedSeat)| {
        let place = match &listed.stage {
            Stage::Finished { outcome } => outcome.0.values().get(n).map(|standing| standing.place),
            Stage::Gathering | Stage::Playing | Stage::Paused | Stage::Abandoned | Stage::Closed { .. } => {
                None
            }
        };
        let sitter = words::sitter(seat);
        if place == Some(1) {
            format!("<li><strong>{sitter}</strong> won</li>")
        } else {
            format!("<li>{sitter}</li>")
        }
    };
    let players: String = listed.seats.iter().enumerate().map(player).collect();
    format!("<ul class=\"players\">{players}</ul>")
}
