//! What is wrong is told in the language of the client.

use serde_json::{Value, json};
use table::Request;

use crate::house::House;
use crate::play::begin;

#[tokio::test(flavor = "multi_thread")]
async fn troubles_are_told_in_the_language_of_the_socket() {
    let house = House::new().await;
    let players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    for (query, header, says) in [
        ("", "", "This is not what is asked for now (E1.1)."),
        ("", "pl, de-AT;q=0.9, en;q=0.5", "Danach ist jetzt nicht gefragt (E1.1)."),
        ("?language=nl", "de", "Daar wordt nu niet naar gevraagd (E1.1)."),
        ("?language=elvish", "fr", "Ce n’est pas ce qui est demandé maintenant (E1.1)."),
    ] {
        let mut socket = players[0].guest.speaking_socket(query, header).await;
        socket.watch(table, None).await.expect("their own table");
        let lay = Request::Choose { question: 1, action: "lay 2 5".to_owned() };
        socket.ask(table, lay).await.expect_err("sites are picked first");
        let trouble: Value = serde_json::from_str(socket.bytes.last().expect("an answer")).expect("JSON");
        assert_eq!(trouble["trouble"]["message"], says, "{query} {header}");
        assert_eq!(trouble["trouble"]["problem"]["refused"]["because"], "wrong-kind");
    }
}
