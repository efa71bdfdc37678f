//! The description of the interface for programs, made once.
//!
//! Handlers say what they take and what they answer themselves. What the doors before them answer follows from what
//! they take, so it is added here and not repeated beside each; what documents look like comes from their types, and
//! what no type can say from the [`facts`].

mod facts;

use axum::response::Response;
use serde_json::{Map, Value, json};

use super::made_once::MadeOnce;

static DESCRIPTION: MadeOnce = MadeOnce::new(|| written(&described()));

/// The cookie by which a client is known.
const COOKIE: &str = "durbar";

/// Addresses of what is made once: nothing can go wrong behind the doors.
const MADE_ONCE: [&str; 2] = ["/api/games", "/api/openapi.json"];

/// What the doors and whatever is behind them answer when something is wrong: the status, a name, and what it means.
const TROUBLES: [(&str, &str, &str); 9] = [
    ("400", "Malformed", "What was sent cannot be read, or says something impossible"),
    ("401", "NotSignedIn", "You are nobody yet"),
    ("403", "Forbidden", "You are shut out, or sent by a page of somebody else"),
    ("404", "NotFound", "There is nothing of this name"),
    ("408", "TooSlow", "The body took too long to arrive"),
    ("413", "TooLarge", "The body is too long"),
    ("429", "TooMuch", "Too much in too short a time, or more than there may be"),
    ("500", "Failed", "The server failed to do it"),
    ("503", "Busy", "The server is busy, or about to stop"),
];

/// The description as JSON that people can read too.
pub fn description() -> String {
    String::from_utf8(DESCRIPTION.bytes().to_vec()).expect("JSON is text")
}

fn written(description: &Value) -> Vec<u8> {
    let mut text = serde_json::to_string_pretty(description).expect("a description is a document");
    text.push('\n');
    text.into_bytes()
}

/// This description.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "games",
    responses((status = 200, description = "What can be asked here", body = Object))
)]
pub(super) async fn description_document() -> Response {
    DESCRIPTION.answer()
}

fn described() -> Value {
    let handlers = super::router().into_openapi();
    let mut description = serde_json::to_value(handlers).expect("a description is a document");
    let mut schemas: Map<_, _> = wire::schema::schemas().into_iter().collect();
    facts::add(&mut schemas);
    description["components"] = json!({
        "schemas": schemas,
        "responses": troubles(),
        "securitySchemes": { "cookie": { "type": "apiKey", "in": "cookie", "name": COOKIE } },
    });
    for (path, operations) in description["paths"].as_object_mut().into_iter().flatten() {
        for (_, operation) in operations.as_object_mut().into_iter().flatten() {
            complete(path, operation);
        }
    }
    description
}

/// Every trouble as an answer.
fn troubles() -> Map<String, Value> {
    TROUBLES.into_iter().map(|(status, name, about)| (name.to_owned(), trouble(status, about))).collect()
}

fn trouble(status: &str, about: &str) -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Trouble" });
    let mut answer = json!({ "description": about, "content": { "application/json": { "schema": schema } } });
    if status == "429" {
        let schema = json!({ "type": "integer", "minimum": 1 });
        let about = "After how many seconds it is worth trying again, if waiting helps";
        answer["headers"] = json!({ "Retry-After": { "description": about, "schema": schema } });
    }
    answer
}

/// Adds to an operation what its doors answer, and what is known of its parameters.
fn complete(path: &str, operation: &mut Value) {
    let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
    for parameter in parameters.into_iter().flatten() {
        if let Some(schema) = parameter["name"].as_str().and_then(facts::parameter) {
            parameter["schema"] = schema;
        }
    }
    let statuses = statuses(path, operation);
    let answers = operation["responses"].as_object_mut().expect("every operation has answers");
    for (status, name, _) in TROUBLES.into_iter().filter(|(status, ..)| statuses.contains(status)) {
        let reference = json!({ "$ref": format!("#/components/responses/{name}") });
        answers.entry(status).or_insert(reference);
    }
    for (status, answer) in answers {
        // What a good answer has it always has.
        let headers = answer.get_mut("headers").and_then(Value::as_object_mut);
        let headers = headers.filter(|_| status.starts_with('2'));
        for (_, header) in headers.into_iter().flatten() {
            header["required"] = true.into();
        }
    }
}

/// What can go wrong on the way to an operation.
fn statuses(path: &str, operation: &Value) -> Vec<&'static str> {
    let takes = |place: &str| {
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        parameters.any(|parameter| parameter["in"] == place)
    };
    let is_for_somebody = operation["security"].as_array().is_some_and(|ways| {
        let is_open = |way: &Value| way.as_object().is_some_and(Map::is_empty);
        !ways.iter().any(is_open)
    });
    let mut statuses = vec!["403", "429"];
    if !MADE_ONCE.contains(&path) {
        statuses.extend(["500", "503"]);
    }
    if operation.get("requestBody").is_some() {
        statuses.extend(["400", "408", "413"]);
    }
    if takes("query") {
        statuses.push("400");
    }
    if takes("path") {
        statuses.push("404");
    }
    if is_for_somebody {
        statuses.push("401");
    }
    statuses
}
