//! What the server and this process use up, as far as the system says.

use std::fs;
use std::time::Duration;

use client::{Client, Credential};

use crate::error::LoadError;

/// What a process uses up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Usage {
    /// Bytes of memory that it has now.
    pub(crate) memory: Option<u64>,
    /// Time for which cores have worked for it so far.
    pub(crate) cpu: Option<Duration>,
}

impl Usage {
    /// How many cores it kept busy since an earlier time.
    pub(crate) fn cores_since(self, earlier: Usage, wall: Duration) -> Option<f64> {
        Some(self.cpu?.checked_sub(earlier.cpu?)?.as_secs_f64() / wall.as_secs_f64())
    }
}

/// Who is watched.
#[derive(Clone, Debug)]
pub enum Watched {
    /// A process of this machine.
    Process(u32),
    /// A server that tells it by itself, if it does.
    Server(Client),
}

impl Watched {
    /// The server: by its process id if that is known.
    pub fn server(pid: Option<u32>, server: &Client) -> Result<Watched, LoadError> {
        match pid {
            Some(pid) if of_process(&pid.to_string()).memory.is_none() => Err(LoadError::NoProcess(pid)),
            Some(pid) => Ok(Watched::Process(pid)),
            None => Ok(Watched::Server(server.clone())),
        }
    }

    /// What it uses up now; nothing where nobody says so.
    pub(crate) async fn look(&self) -> Usage {
        match self {
            Watched::Process(pid) => of_process(&pid.to_string()),
            Watched::Server(server) => match server.get("/metrics", Credential::None).await {
                Ok(answer) if answer.is_fine() => of_metrics(&answer.body),
                Ok(_) | Err(_) => Usage::default(),
            },
        }
    }
}

/// What this process uses up.
pub(crate) fn own() -> Usage {
    of_process("self")
}

/// What all processes of this machine use up together; others may run on it too.
pub(crate) fn machine() -> Usage {
    Usage { memory: None, cpu: all_worked(&fs::read_to_string("/proc/stat").unwrap_or_default()) }
}

fn all_worked(stat: &str) -> Option<Duration> {
    let times = stat.lines().next()?.strip_prefix("cpu ")?;
    // User, nice, system, idle, waiting, interrupts, soft interrupts, stolen; guests are counted with the users.
    let times: Vec<u64> = times.split_whitespace().take(8).map_while(|time| time.parse().ok()).collect();
    let idle = times.get(3)? + times.get(4)?;
    Some(ticks(times.iter().sum::<u64>().checked_sub(idle)?))
}

/// Linux counts these times in hundredths of a second, whatever its own clock does.
fn ticks(number: u64) -> Duration {
    Duration::from_millis(10 * number)
}

fn of_process(pid: &str) -> Usage {
    let read = |file: &str| fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default();
    Usage { memory: resident(&read("status")), cpu: worked(&read("stat")) }
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

fn worked(stat: &str) -> Option<Duration> {
    // The name of the program may contain anything, spaces and parentheses too; it ends with the last one.
    let (_, rest) = stat.rsplit_once(')')?;
    let field = |n| rest.split_whitespace().nth(n)?.parse::<u64>().ok();
    // Fields 14 and 15 of the line: time in the program and in the kernel.
    Some(ticks(field(11)? + field(12)?))
}

fn of_metrics(text: &str) -> Usage {
    let value = |name: &str| -> Option<f64> {
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok())
    };
    let seconds = value("process_cpu_seconds_total");
    Usage {
        // Bytes are not negative, and far below 2^53.
        #[allow(clippy::cast_sign_loss)]
        memory: value("process_resident_memory_bytes").filter(|bytes| *bytes > 0.0).map(|bytes| bytes as u64),
        cpu: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
    }
}

/// How many files this process may have open, where the system says so.
pub fn open_files() -> Option<u64> {
    files_of(&fs::read_to_string("/proc/self/limits").ok()?)
}

fn files_of(limits: &str) -> Option<u64> {
    limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

/// Refuses more sockets than may be open, with a word on what to do.
pub fn expect_sockets(sockets: u64, ramp: u32, files: Option<u64>) -> Result<(), LoadError> {
    // Besides its socket a client needs a connection while it becomes a guest; the process itself needs a few.
    const OWN: u64 = 32;
    let needed = sockets + u64::from(ramp) + OWN;
    match files {
        Some(allowed) if allowed < needed => Err(LoadError::TooFewFiles { sockets, needed, allowed }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_is_read() {
        assert_eq!(resident("Name:\tdurbar\nVmRSS:\t    2048 kB\nThreads:\t2\n"), Some(2 << 20));
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 3 0 100 1 2 3";
        assert_eq!(worked(stat), Some(Duration::from_secs(2)));
        assert_eq!((resident(""), worked("")), (None, None));
        let all = "cpu  100 0 50 900 50 0 10 0 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n";
        assert_eq!(all_worked(all), Some(Duration::from_millis(1600)));
        assert_eq!(all_worked("intr 1 2"), None);
        let limits = "Limit          Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files\n";
        assert_eq!(files_of(limits), Some(1024));
        assert_eq!(
            files_of("Max open files   unlimited unlimited files"),
            None,
            "then nothing is in the way"
        );
    }

    #[test]
    fn the_server_is_read() {
        let text = "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 4096\n\
                    process_cpu_seconds_total 1.5\n# EOF\n";
        let usage = Usage { memory: Some(4096), cpu: Some(Duration::from_millis(1500)) };
        assert_eq!(of_metrics(text), usage);
        assert_eq!(of_metrics("durbar_tables 3\n"), Usage::default());
        let later = Usage { memory: None, cpu: Some(Duration::from_secs(4)) };
        let cores = later.cores_since(usage, Duration::from_secs(5)).unwrap();
        assert!((cores - 0.5).abs() < 1e-9);
        assert_eq!(Usage::default().cores_since(usage, Duration::from_secs(5)), None);
    }

    #[test]
    fn too_many_sockets_are_refused_beforehand() {
        assert!(expect_sockets(900, 64, Some(1024)).is_ok());
        assert!(expect_sockets(9000, 64, None).is_ok());
        let error = expect_sockets(8000, 64, Some(1024)).unwrap_err().to_string();
        assert!(error.contains("only 1024 are allowed") && error.contains("ulimit -n 8096"), "{error}");
    }
}
