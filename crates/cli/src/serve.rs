//! `durbar serve`: hosts tables for people and bots.

use std::io::{IsTerminal as _, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use server::{Config, Limits, Server};
use tracing_subscriber::EnvFilter;

/// What is typed after `durbar serve`.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// Where to listen; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:4321", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The folder in which everything is kept; it is made if it is missing
    #[arg(long, default_value = "durbar-data", value_name = "FOLDER")]
    data: PathBuf,
    /// The address people know the server by, such as `https://durbar.example`; needed behind a reverse proxy
    #[arg(long, value_name = "URL", value_parser = origin)]
    origin: Option<String>,
    /// A reverse proxy whose X-Forwarded-For is believed; can be given several times
    #[arg(long, value_name = "IP")]
    trusted_proxy: Vec<IpAddr>,
    /// How many threads bots may think on
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    bot_threads: u8,
    /// Bots answer at once, instead of after a moment
    #[arg(long)]
    hasty_bots: bool,
    /// No limits on sockets, guests, tables and messages: for load tests only
    #[arg(long)]
    lift_limits: bool,
    /// How logs are written
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log_format: LogFormat,
    /// What is logged: error, warn, info, debug or trace, also by part, such as warn,server=debug
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log: String,
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogFormat {
    /// For people, one line each.
    Text,
    /// For machines, one object per line.
    Json,
}

/// An origin is a scheme, a host and perhaps a port, and nothing after them.
fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(text.to_owned()),
        _ => Err("write it like https://durbar.example, without anything after the host".to_owned()),
    }
}

impl Arguments {
    /// Serves until it is told to stop.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        self.log_to_stderr()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve(out))?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(&self, out: &mut dyn Write) -> Result<()> {
        let server = Server::start(self.config()).await?;
        let address = self.origin.clone().unwrap_or_else(|| format!("http://{}", server.address()));
        if server.tables() > 0 {
            writeln!(out, "Tables that go on: {}", server.tables())?;
        }
        writeln!(out, "Durbar is at {address} (Ctrl-C stops it)")?;
        out.flush()?;
        told_to_stop().await.context("cannot listen for signals")?;
        server.stop().await;
        Ok(())
    }

    fn config(&self) -> Config {
        let mut config = Config::new(self.listen, self.data.clone());
        config.origin.clone_from(&self.origin);
        config.proxies.clone_from(&self.trusted_proxy);
        config.bot_threads = usize::from(self.bot_threads);
        if self.hasty_bots {
            config.rhythm = table::Rhythm { least: 0, spread: 0 };
        }
        if self.lift_limits {
            config.limits = Limits::lifted();
        }
        config
    }

    fn log_to_stderr(&self) -> Result<()> {
        let filter = EnvFilter::try_new(&self.log).with_context(|| format!("--log {}", self.log))?;
        let colours = std::io::stderr().is_terminal();
        let log =
            tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
        let set = match self.log_format {
            LogFormat::Text => log.try_init(),
            LogFormat::Json => log.json().try_init(),
        };
        set.map_err(|error| anyhow::anyhow!("cannot set up logs: {error}"))
    }
}

/// Waits for Ctrl-C, or for what a service manager sends.
#[cfg(unix)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_ends_with_its_host() {
        assert!(origin("https://durbar.example").is_ok());
        assert!(origin("http://127.0.0.1:4321").is_ok());
        for bad in ["durbar.example", "https://", "https://durbar.example/", "ftp://durbar.example"] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
