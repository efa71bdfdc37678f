//! What a client says.

use table::Request;
use tabletop::Form;

use super::people;
use crate::socket::{ClientMessage, Numbered};

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
pub(super) fn messages() -> Vec<Numbered> {
    let table = people::table();
    let request = Request::Choose { question: 1, action: "site 3".to_owned() };
    let messages = [
        ClientMessage::Watch {
            table,
            after: Some(17),
            eyes: Some(people::carla()),
            open: false,
            form: Form::Sheet,
        },
        ClientMessage::Unwatch { table },
        ClientMessage::Ask { table, request },
        ClientMessage::Recall { table, seq: 12 },
        ClientMessage::Mute { person: people::ben(), muted: true },
        ClientMessage::Report { table, person: people::ben(), text: "insults us".to_owned() },
        ClientMessage::Ping,
    ];
    (1..).zip(messages).map(|(id, message)| message.numbered(id)).collect()
}
