//! The command that starts a program.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

/// A command and its arguments, split at spaces. No shell reads it, so nothing in it has a special meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    command: String,
    arguments: Vec<String>,
}

impl Program {
    /// The command, ready to be started.
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.command);
        command.args(&self.arguments);
        command
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

impl FromStr for Program {
    type Err = String;
    fn from_str(text: &str) -> Result<Program, String> {
        if text.chars().any(char::is_control) {
            return Err("a command has no control characters".to_owned());
        }
        let mut words = text.split_whitespace().map(str::to_owned);
        let command = words.next().ok_or("no command is named")?;
        Ok(Program { command, arguments: words.collect() })
    }
}
