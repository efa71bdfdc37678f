//! A server under attack: the program is built here, and `bench` starts it, attacks it, and judges what its victims bear.

use anyhow::Result;

use crate::chore::{cargo, root, run};
use crate::server;

/// Attacks the server as it is released, with its usual limits, and leaves the report beside the build.
pub(crate) fn hostile() -> Result<()> {
    let durbar = server::release()?;
    let folder = root().join("target/hostile");
    std::fs::create_dir_all(&folder)?;
    let report = folder.join("hostile.html");
    let mut command = cargo(&["run", "--release", "--package", "bench", "--bin", "hostile", "--"]);
    command.arg("--server-binary").arg(&durbar).arg("--report").arg(&report);
    run(command)
}
