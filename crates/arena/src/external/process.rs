//! A program that runs, and the threads that talk with it.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, TrySendError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::{Fault, FaultKind};
use super::program::Program;

/// A longer line is no answer.
const LONGEST_LINE: usize = 1 << 16;
/// So much of the error stream is kept: its end, where the reason stands.
const LONGEST_TAIL: usize = 4096;
/// So many messages may wait for each other. A program that does not read, or that writes without being asked, gets
/// no further.
const WAITING: usize = 16;
/// How long a program may take to end when it should, or to have ended when it seems so.
const PARTING: Duration = Duration::from_millis(500);

/// A running program. It is ended when it is dropped: by the end of its input, or by force if that does not help.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    from: Receiver<Said>,
    errors: Errors,
    is_spent: bool,
}

/// What a program wrote.
#[derive(Debug)]
enum Said {
    Line(String),
    TooLong,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> io::Result<Process> {
        let mut child =
            program.command().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("a pipe is missing"));
        };
        // Each pipe has a thread of its own: a program may leave any of them unread or unwritten for ever. They end
        // with their pipes.
        let (to, messages) = mpsc::sync_channel(WAITING);
        thread::spawn(move || tell(stdin, &messages));
        let (said, from) = mpsc::sync_channel(WAITING);
        thread::spawn(move || listen(stdout, &said));
        Ok(Process { child, to: Some(to), from, errors: Errors::watch(stderr), is_spent: false })
    }

    /// Says something that needs no answer.
    pub(super) fn tell(&mut self, message: String) -> Result<(), Fault> {
        let Some(to) = &self.to else { return Err(self.crash()) };
        match to.try_send(message) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                Err(self.spend(FaultKind::Stalled, "it does not read what it is told"))
            }
            Err(TrySendError::Disconnected(_)) => Err(self.crash()),
        }
    }

    /// Says something and waits for the answer, so long and no longer.
    pub(super) fn ask(&mut self, message: String, within: Duration) -> Result<String, Fault> {
        let unasked = self.unasked()?;
        self.tell(message)?;
        let answer = match self.from.recv_timeout(within) {
            Ok(said) => self.line(said),
            Err(RecvTimeoutError::Timeout) => {
                Err(self.spend(FaultKind::Stalled, &format!("no answer within {} ms", within.as_millis())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
        }?;
        // The question is put all the same, and its answer read, so that question and answer keep in step.
        match unasked {
            Some(line) => {
                Err(Fault::new(FaultKind::NotUnderstood, format!("it wrote without being asked: {line:?}")))
            }
            None => Ok(answer),
        }
    }

    /// The first line that was written although nobody asked.
    fn unasked(&mut self) -> Result<Option<String>, Fault> {
        let mut first = None;
        for _ in 0..WAITING {
            match self.from.try_recv() {
                Ok(said) => {
                    let line = self.line(said)?;
                    first.get_or_insert(line);
                }
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return Ok(first),
            }
        }
        Err(self.spend(FaultKind::TooLong, "it writes on and on without being asked"))
    }

    fn line(&mut self, said: Said) -> Result<String, Fault> {
        match said {
            Said::Line(line) => Ok(line),
            Said::TooLong => {
                Err(self.spend(FaultKind::TooLong, &format!("a line of more than {LONGEST_LINE} bytes")))
            }
        }
    }

    /// What it wrote to its error stream, at least the end of it.
    pub(super) fn last_words(&self) -> String {
        self.errors.tail()
    }

    fn spend(&mut self, kind: FaultKind, example: &str) -> Fault {
        self.is_spent = true;
        Fault::new(kind, example)
    }

    /// Its output has ended; mostly it has too.
    fn crash(&mut self) -> Fault {
        let how = match self.ended_within(PARTING) {
            Some(status) => status.to_string(),
            None => "it closed its output".to_owned(),
        };
        self.errors.wait(PARTING);
        let words = self.last_words();
        let last =
            words.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("nothing on its error stream");
        self.spend(FaultKind::Crashed, &format!("{how}; {last}"))
    }

    fn ended_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        const GLANCE: Duration = Duration::from_millis(5);
        let start = Instant::now();
        loop {
            // A child that cannot be asked after is treated like one that goes on: it will be ended by force.
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if start.elapsed() >= time {
                return None;
            }
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input tells it to go.
        self.to = None;
        if self.is_spent || self.ended_within(PARTING).is_none() {
            // It may have ended by itself meanwhile; either way it is waited for, so that nothing of it remains.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Writes messages as they come, until either side is gone.
fn tell(mut stdin: impl Write, messages: &Receiver<String>) {
    for mut message in messages {
        message.push('\n');
        if stdin.write_all(message.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until either side is gone.
fn listen(stdout: impl Read, said: &SyncSender<Said>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes);
        let is_too_long = bytes.len() > LONGEST_LINE;
        let line = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if is_too_long => Said::TooLong,
            Ok(_) => Said::Line(String::from_utf8_lossy(&bytes).trim().to_owned()),
        };
        if said.send(line).is_err() || is_too_long {
            return;
        }
    }
}

/// The end of a program's error stream.
#[derive(Debug)]
struct Errors {
    tail: Arc<Mutex<VecDeque<u8>>>,
    /// Says nothing; it is closed when the stream has ended.
    open: Receiver<()>,
}

impl Errors {
    fn watch(stderr: impl Read + Send + 'static) -> Errors {
        let tail = Arc::new(Mutex::new(VecDeque::new()));
        let (end, open) = mpsc::channel();
        let kept = Arc::clone(&tail);
        thread::spawn(move || keep_tail(stderr, &kept, &end));
        Errors { tail, open }
    }

    fn wait(&self, time: Duration) {
        // Whether it ended or the time did, what there is will do.
        let _ = self.open.recv_timeout(time);
    }

    fn tail(&self) -> String {
        // A thread that failed while it held the lock leaves bytes that are as good as any.
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = tail.iter().copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

fn keep_tail(mut stderr: impl Read, tail: &Mutex<VecDeque<u8>>, _end: &Sender<()>) {
    let mut bytes = [0; 1024];
    while let Ok(read @ 1..) = stderr.read(&mut bytes) {
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend(&bytes[..read]);
        let surplus = tail.len().saturating_sub(LONGEST_TAIL);
        tail.drain(..surplus);
    }
}
