//! Tables that are hard to make or to host.

use std::sync::LazyLock;

use anyhow::Result;
use serde_json::json;

use crate::attacker::Attacker;
use crate::line::Ask;
use crate::site::new_table;

/// New tables with such editions, as long as bodies may be, written once: attackers must be cheap.
static FLAWED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let flaws = |line: &dyn Fn(usize) -> String| (0..1_500).map(line).collect::<String>();
    let head = "game = \"eschnapur\"\nname = \"reconstructed\"\n";
    let editions = [
        format!("{head}{}", flaws(&|n| format!("unknown_{n} = {n}\n"))),
        format!("{head}{}", flaws(&|n| format!("[[privileges]]\ncost = -{n}\n"))),
        format!("game = \"eschnapur\"\nname = \"{}\"\n", "n".repeat(50_000)),
        format!("{head}x = {}1{}\n", "[".repeat(25_000), "]".repeat(25_000)),
    ];
    editions.map(|edition| new_table(&json!({ "edition": edition })).to_string()).into()
});

/// Editions with thousands of flaws: each could be found, and told.
pub(super) async fn editions(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    for n in attacker.number.. {
        let table = FLAWED[n % FLAWED.len()].clone();
        attacker.waste(&mut line, Ask::post_text("/api/tables", table).with(&attacker.guest.cookie)).await?;
    }
    Ok(())
}

/// Tables full of bots that think hard, so that the victims' bot has to wait for them. They play on after the attack,
/// so each connection opens only a few.
pub(super) async fn thinkers(attacker: Attacker) -> Result<()> {
    const TABLES: usize = 2;
    let bots = json!({ "A": "regular", "B": "regular", "C": "regular", "D": "regular" });
    let table = new_table(&json!({ "bots": bots, "start": true }));
    let mut line = attacker.line().await?;
    for _ in 0..TABLES {
        attacker.waste(&mut line, Ask::post("/api/tables", &table).with(&attacker.guest.cookie)).await?;
    }
    std::future::pending().await
}
