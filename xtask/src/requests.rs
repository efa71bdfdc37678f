//! Requests that a tester makes up from the description, against a server of our own.
//!
//! Schemathesis reads `/api/openapi.json`, sends what fits it and what does not, and holds every answer against it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use crate::chore::{root, run};
use crate::server::{self, Server};
use crate::tools;

/// The version of the tester: another one asks for other things.
const VERSION: &str = "4.32.5";

/// Every run makes up the same requests, so that what was found is found again.
const SEED: &str = "14";

/// About so many operations share the requests.
const OPERATIONS: u32 = 20;

/// What the tester expects, and why.
const RULES: &str = "xtask/schemathesis.toml";

/// How long a game of hasty bots may take.
const PATIENCE: Duration = Duration::from_mins(5);

/// What no request may lead to. Left out is what asks for links between operations, of which there are none.
const CHECKS: [&str; 10] = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "positive_data_acceptance",
    "unsupported_method",
    "allow_header_conformance",
    "ignored_auth",
];

/// Sends about so many requests, and fails if an answer is not as it is described.
pub(crate) fn requests(most: u32) -> Result<()> {
    let tester = install()?;
    let durbar = server::release()?;
    let data = root().join("target/requests/data");
    // Tables of an earlier run would go on.
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data)?;
    let server = Server::start_with(&durbar, &data, &["--hasty-bots"])?;
    let each = (most / OPERATIONS).max(1).to_string();
    let test = |rules: &Path, cookie: &str, more: &[&str]| {
        let mut command = Command::new(&tester);
        command
            .arg("--config-file")
            .arg(rules)
            .args(["run", &format!("{}/api/openapi.json", server.address())])
            .env("DURBAR_COOKIE", cookie)
            .args(["--phases", "examples,coverage,fuzzing", "--checks", &CHECKS.join(",")])
            .args(["--seed", SEED, "--max-examples", &each])
            .args(more)
            .current_dir(root().join("target/requests"));
        run(command)
    };
    let rules = root().join(RULES);
    let anna = guest(&server)?;
    // A socket is no exchange of documents, and whoever signs out or deletes themselves can ask for nothing more.
    let not_yet =
        ["--exclude-path-regex", "^/api/(socket|guests/leave)$", "--exclude-name", "DELETE /api/me"];
    test(&rules, &anna, &not_yet)?;
    for game in games(&server)? {
        let finished = finished(&server, &anna, &game)?;
        eprintln!("\nAgain with a finished game of {game}");
        test(&rules_for(&finished)?, &anna, &["--include-path-regex", "^/api/tables/"])?;
    }
    eprintln!("\nAgain with what ends a session");
    test(&rules, &guest(&server)?, &["--include-path", "/api/guests/leave"])?;
    test(&rules, &guest(&server)?, &["--include-name", "DELETE /api/me"])
}

/// Installs the tester beside the build, with a Python of its own.
fn install() -> Result<PathBuf> {
    tools::PYTHON.ensure()?;
    let folder = root().join("target/requests/python");
    let tester = folder.join("bin/schemathesis");
    let note = folder.join("version");
    if std::fs::read_to_string(&note).is_ok_and(|version| version == VERSION) {
        return Ok(tester);
    }
    tools::python_of_its_own(&folder)?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", &format!("schemathesis=={VERSION}")]);
    run(pip)?;
    std::fs::write(note, VERSION)?;
    Ok(tester)
}

/// What is in the cookie of somebody new.
fn guest(server: &Server) -> Result<String> {
    let answer = post(server, "/api/guests", "", &json!({ "name": "Anna" }))?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: durbar="));
    let secret = cookie.and_then(|cookie| cookie.split(';').next());
    secret.map(str::to_owned).context("a guest gets a cookie")
}

/// The games that are hosted.
fn games(server: &Server) -> Result<Vec<String>> {
    let games = document(&server.ask("GET /api/games HTTP/1.1\r\n", "")?)?;
    let name = |game: &Value| game["name"].as_str().map(str::to_owned).context("a game has a name");
    games.as_array().context("games are a list")?.iter().map(name).collect()
}

/// A game that bots have played to its end.
fn finished(server: &Server, cookie: &str, game: &str) -> Result<String> {
    let terms = json!({
        "pace": { "pace": "free" }, "open_counting": true, "spectators": true, "private_chat": false,
        "public": true, "stand_in": "random",
    });
    let bots = json!({ "A": "random", "B": "random", "C": "random" });
    let new = json!({ "game": game, "players": 3, "terms": terms, "bots": bots, "start": true });
    let opened = document(&post(server, "/api/tables", cookie, &new)?)?;
    let id = opened["table"].as_str().context("a table has an id")?.to_owned();
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let table = document(&server.ask(&format!("GET /api/tables/{id} HTTP/1.1\r\n"), "")?)?;
        if table["stage"]["stage"] == "finished" {
            return Ok(id);
        }
        sleep(Duration::from_millis(200));
    }
    bail!("a game of {game} among hasty bots does not end")
}

fn post(server: &Server, path: &str, cookie: &str, body: &Value) -> Result<String> {
    let head =
        format!("POST {path} HTTP/1.1\r\ncookie: durbar={cookie}\r\ncontent-type: application/json\r\n");
    server.ask(&head, &body.to_string())
}

/// The document in an answer.
fn document(answer: &str) -> Result<Value> {
    let (_, body) = answer.split_once("\r\n\r\n").context("an answer has a body")?;
    serde_json::from_str(body).with_context(|| format!("not a document: {answer}"))
}

/// The tester's rules with this table wherever one is named.
fn rules_for(table: &str) -> Result<PathBuf> {
    let rules = std::fs::read_to_string(root().join(RULES))?;
    let path = root().join("target/requests/schemathesis.toml");
    std::fs::write(&path, format!("{rules}\n[parameters]\n\"path.id\" = \"{table}\"\n"))?;
    Ok(path)
}
