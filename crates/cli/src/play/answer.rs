//! What a person can type when asked.

/// One line of input, understood as far as that goes without knowing the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer<'t> {
    /// A line without anything in it.
    Empty,
    /// The number of a choice in the list.
    Number(usize),
    /// What is this phase about?
    Explain,
    /// Take back what was chosen secretly in this phase.
    Back,
    /// Show the board again.
    Board,
    /// Show what happened so far.
    Log,
    /// Show the choices again.
    Legal,
    /// What can be typed?
    Help,
    /// End the game here.
    Quit,
    /// Anything else: an action in the game's notation, it is hoped.
    Notation(&'t str),
}

impl Answer<'_> {
    /// Reads a line. No game may use these words as notation.
    pub(super) fn read(line: &str) -> Answer<'_> {
        let text = line.trim();
        if let Ok(number) = text.parse() {
            return Answer::Number(number);
        }
        match text.to_ascii_lowercase().as_str() {
            "" => Answer::Empty,
            "?" => Answer::Explain,
            "back" => Answer::Back,
            "board" => Answer::Board,
            "log" => Answer::Log,
            "legal" => Answer::Legal,
            "help" => Answer::Help,
            "quit" => Answer::Quit,
            _ => Answer::Notation(text),
        }
    }
}

/// What can be typed besides a choice. What each does is said by the message of [`crate::line::Line::Command`].
pub(super) const COMMANDS: [&str; 7] = ["?", "back", "board", "log", "legal", "help", "quit"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_notation() {
        assert_eq!(Answer::read(" 12\r\n"), Answer::Number(12));
        assert_eq!(Answer::read("Back"), Answer::Back);
        assert_eq!(Answer::read("  lay 3 5 "), Answer::Notation("lay 3 5"));
        assert_eq!(Answer::read("-1"), Answer::Notation("-1"));
        assert_eq!(Answer::read("\n"), Answer::Empty);
    }

    #[test]
    fn every_command_in_the_list_is_understood() {
        for command in COMMANDS {
            assert!(!matches!(Answer::read(command), Answer::Notation(_)), "{command}");
        }
    }
}
