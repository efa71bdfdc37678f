//! The server that is attacked: started here, and stopped again.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// The program and its folder.
#[derive(Clone, Debug)]
pub(crate) struct Durbar {
    binary: PathBuf,
    folder: PathBuf,
}

/// A server that stops when it is dropped.
pub(crate) struct Server {
    process: Child,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Durbar {
    /// The program that keeps everything in this folder.
    pub(crate) fn new(binary: &Path, folder: &Path) -> Result<Durbar> {
        if !binary.is_file() {
            bail!("there is no program {}", binary.display());
        }
        Ok(Durbar { binary: binary.to_owned(), folder: folder.to_owned() })
    }

    /// Starts a server as people do, with these options besides.
    pub(crate) fn serve(&self, options: &[&str]) -> Result<Server> {
        let log = File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        let mut process = Command::new(&self.binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(self.data())
            .args(options)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("cannot start the server")?;
        let out = process.stdout.take().context("the server's output is piped")?;
        let said = BufReader::new(out).lines().map_while(Result::ok).find_map(|line| address(&line));
        let address = said.context("the server does not say where it is: see server.log in its folder")?;
        Ok(Server { process, address })
    }

    /// Runs another command of the program on the same data.
    pub(crate) fn run(&self, command: &str, arguments: &[PathBuf], options: &[&Path]) -> Result<()> {
        let mut program = Command::new(&self.binary);
        program.arg(command).args(arguments).args(options).arg("--data").arg(self.data());
        let output = program.output().with_context(|| format!("cannot start durbar {command}"))?;
        if !output.status.success() {
            bail!("durbar {command} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A folder beside the data.
    pub(crate) fn folder(&self, name: &str) -> Result<PathBuf> {
        let folder = self.folder.join(name);
        std::fs::create_dir_all(&folder)?;
        Ok(folder)
    }
}

fn address(line: &str) -> Option<SocketAddr> {
    line.strip_prefix("Durbar is at http://")?.split(' ').next()?.parse().ok()
}

impl Server {
    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// Is it still there?
    pub(crate) fn runs(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have failed already, which whoever measures it has noticed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_what_the_server_says() {
        let said = "Durbar is at http://127.0.0.1:4321 (Ctrl-C stops it)";
        assert_eq!(address(said), "127.0.0.1:4321".parse().ok());
        assert_eq!(address("Durbar is tired"), None);
    }
}
