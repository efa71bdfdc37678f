//! What a client says.

use table::Request;

use super::people;
use crate::socket::ClientMessage;

super::names!(ClientMessage {
    Watch = "watch",
    Unwatch = "unwatch",
    Ask = "ask",
    Recall = "recall",
    Mute = "mute",
    Report = "report",
    Ping = "ping",
});

/// One of each.
pub(super) fn messages() -> Vec<ClientMessage> {
    let table = people::table();
    vec![
        ClientMessage::Watch { id: 1, table, after: Some(17), eyes: Some(people::carla()) },
        ClientMessage::Unwatch { id: 2, table },
        ClientMessage::Ask {
            id: 3,
            table,
            request: Request::Choose { question: 1, action: "site 3".to_owned() },
        },
        ClientMessage::Recall { id: 4, table, seq: 12 },
        ClientMessage::Mute { id: 5, person: people::ben(), muted: true },
        ClientMessage::Report { id: 6, table, person: people::ben(), text: "insults us".to_owned() },
        ClientMessage::Ping { id: 7 },
    ]
}
