//! A server under load: started here, measured by `durbar load`, stopped again.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::chore::{cargo, root, run};

/// Sealed plans per second over all tables.
const RATE: u32 = 2000;

/// Plays so many tables of four against a server of its own, and leaves the report beside the build.
pub(crate) fn load(tables: u32) -> Result<()> {
    run(cargo(&["build", "--release", "--package", "durbar"]))?;
    let durbar = root().join("target/release/durbar");
    let folder = root().join("target/load");
    // What an earlier run left behind would be taken up again and measured too.
    let _ = std::fs::remove_dir_all(folder.join("data"));
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(&durbar, &folder)?;
    let report = folder.join("load.html");
    let mut command = Command::new(&durbar);
    command
        .args(["load", "--server", &server.address])
        .args(["--tables", &tables.to_string(), "--players", "4"])
        .args(["--rate", &RATE.to_string(), "--seconds", "60"])
        .args(["--pid", &server.process.id().to_string()])
        .arg("--report")
        .arg(&report);
    run(command)?;
    eprintln!("The report is {}", report.display());
    Ok(())
}

/// A server that stops when it is dropped.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(durbar: &PathBuf, folder: &Path) -> Result<Server> {
        let mut process = Command::new(durbar)
            .args(["serve", "--listen", "127.0.0.1:0", "--lift-limits", "--log", "warn", "--data"])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the server")?;
        let out = process.stdout.take().context("the server's output is piped")?;
        let address = BufReader::new(out)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| Some(line.strip_prefix("Durbar is at ")?.split(' ').next()?.to_owned()))
            .context("the server does not say where it is")?;
        Ok(Server { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have failed already, which the load has noticed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
