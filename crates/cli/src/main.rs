//! The binary `durbar`: everything it does is in the library beside it.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    let durbar = durbar::Durbar::parse();
    let mut out = anstream::stdout().lock();
    let done = durbar.run(&mut out).and_then(|code| Ok(out.flush().map(|()| code)?));
    done.unwrap_or_else(|error| {
        // `durbar replay … | head` closes our output early: nobody reads on, and nothing went wrong.
        if error.chain().any(is_broken_pipe) {
            return ExitCode::SUCCESS;
        }
        // If even the error stream is closed there is nobody left to tell; the exit code still says it.
        let _ = writeln!(anstream::stderr(), "durbar: {error:#}");
        ExitCode::FAILURE
    })
}

fn is_broken_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
