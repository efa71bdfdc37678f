//! A server under load: started here, measured by `durbar load`, stopped again.

use std::process::Command;

use anyhow::Result;

use crate::chore::{root, run};
use crate::server::{self, Server};

/// Sealed plans per second over all tables.
const RATE: u32 = 2000;

/// Plays so many tables of four against a server of its own, and leaves the report beside the build.
pub(crate) fn load(tables: u32) -> Result<()> {
    let durbar = server::release()?;
    let folder = root().join("target/load");
    let data = folder.join("data");
    // What an earlier run left behind would be taken up again and measured too.
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(&durbar, &data)?;
    let report = folder.join("load.html");
    let mut command = Command::new(&durbar);
    command
        .args(["load", "--server", server.address()])
        .args(["--tables", &tables.to_string(), "--players", "4"])
        .args(["--rate", &RATE.to_string(), "--seconds", "60"])
        .args(["--pid", &server.process().to_string()])
        .arg("--report")
        .arg(&report);
    run(command)?;
    eprintln!("The report is {}", report.display());
    Ok(())
}
