//! A server of our own, for chores that need one.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::{built, cargo};

/// Builds the program as it is released, and says where it lies.
pub(crate) fn release() -> Result<PathBuf> {
    built(cargo(&["build", "--release", "--package", "durbar"]), "durbar")
}

/// A server that stops when it is dropped.
pub(crate) struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts one on a free port, without limits, with its data in this folder.
    pub(crate) fn start(durbar: &Path, data: &Path) -> Result<Server> {
        Server::start_with(durbar, data, &[])
    }

    /// The same, with something more on its command line.
    pub(crate) fn start_with(durbar: &Path, data: &Path, more: &[&str]) -> Result<Server> {
        let mut process = Command::new(durbar)
            .args(["serve", "--listen", "127.0.0.1:0", "--lift-limits", "--log", "warn", "--data"])
            .arg(data)
            .args(more)
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

    /// Where it is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// The first page must be the app, not the note that there is none.
    pub(crate) fn must_have_pages(&self) -> Result<()> {
        if !is_app(&self.ask("GET / HTTP/1.1\r\n", "")?) {
            bail!("the server was built without its pages: is web/dist there?");
        }
        Ok(())
    }

    /// Sends a request, given by its first lines and its body, and reads the whole answer.
    pub(crate) fn ask(&self, head: &str, body: &str) -> Result<String> {
        let host = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).context("the server does not listen")?;
        let length = body.len();
        write!(stream, "{head}host: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

fn is_app(page: &str) -> bool {
    page.contains(r#"<div id="app">"#) && page.contains(r#"src="/assets/"#)
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have failed already, which whoever uses it has noticed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chore::root;

    #[test]
    fn the_page_of_a_server_without_pages_is_not_the_app() {
        let unbuilt = std::fs::read_to_string(root().join("crates/server/unbuilt/index.html")).unwrap();
        assert!(!is_app(&unbuilt));
        assert!(is_app(r#"<script type="module" src="/assets/index-1.js"></script><div id="app"></div>"#));
    }
}
