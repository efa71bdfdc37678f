//! Where a person is asked and answers: a terminal, or a pipe that stands for one.

use std::io::{BufRead, Write};

use anyhow::{Context as _, Result};
use words::Words;

use crate::layout::{self, BAD, BOLD, PLAIN, TYPED};
use crate::line::Line;

/// Where a person plays.
pub struct Terminal<'t> {
    /// What is typed.
    pub input: &'t mut dyn BufRead,
    /// What is shown.
    pub out: &'t mut dyn Write,
    /// Does a person type? Otherwise the input comes from a file or a program, and is repeated in the output
    /// so that the output reads like a conversation.
    pub typed: bool,
    /// The language in which whoever sits there reads.
    pub words: &'t Words,
}

/// One choice of a question.
pub struct Offer {
    /// What can be typed instead of its number.
    pub word: String,
    /// What it means; empty if the word says it all.
    pub meaning: String,
}

impl Terminal<'_> {
    /// Asks until one of the choices is typed, by its number or its word. `None` if whoever was asked leaves.
    pub fn choose(&mut self, question: &str, choices: &[Offer]) -> Result<Option<usize>> {
        self.ask(question, choices)?;
        loop {
            let Some(line) = self.read_line()? else {
                self.say_that_the_input_has_ended()?;
                return Ok(None);
            };
            let typed = line.trim();
            let number = typed.parse().ok().and_then(|number: usize| number.checked_sub(1));
            let word = || choices.iter().position(|choice| choice.word.eq_ignore_ascii_case(typed));
            match number.filter(|&n| n < choices.len()).or_else(word) {
                Some(n) => return Ok(Some(n)),
                None if typed.is_empty() => {}
                None if typed.eq_ignore_ascii_case("quit") => return Ok(None),
                None => {
                    let typed = layout::printable(typed);
                    self.refuse(&Line::NoChoice { typed: &typed, last: choices.len() })?;
                }
            }
        }
    }

    /// Shows a question and the numbered list of its choices. A long list is shortened where its choices are all the
    /// pairs of two lists of words.
    pub fn ask(&mut self, question: &str, choices: &[Offer]) -> Result<()> {
        let out = &mut *self.out;
        writeln!(out)?;
        layout::write_wrapped(out, 0, BOLD, question)?;
        let mut listed = 0;
        if let Some(pairs) = Pairs::find(choices) {
            pairs.write(out, self.words)?;
            listed = pairs.len();
        }
        let rest = &choices[listed..];
        let width = rest.iter().map(|choice| choice.word.chars().count()).max().unwrap_or(0);
        // The number, the word and the gaps between them, then the meaning in as many lines as it needs.
        let indent = 5 + width + 2;
        for (n, Offer { word, meaning }) in rest.iter().enumerate() {
            write!(out, "{:>3}  {TYPED}{word}{TYPED:#}", listed + n + 1)?;
            let gap = indent - 5 - word.chars().count();
            for (m, line) in layout::wrapped(meaning, indent).iter().enumerate() {
                if m == 0 {
                    write!(out, "{:gap$}{line}", "")?;
                } else {
                    write!(out, "\n{:indent$}{line}", "")?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Says something.
    pub fn say(&mut self, line: &Line<'_>) -> Result<()> {
        Ok(layout::write_wrapped(self.out, 0, PLAIN, &self.words.line(line))?)
    }

    /// Says why an answer does not do.
    pub fn refuse(&mut self, reason: &Line<'_>) -> Result<()> {
        Ok(layout::write_wrapped(self.out, 2, BAD, &self.words.line(reason))?)
    }

    /// Nobody is there any more.
    pub fn say_that_the_input_has_ended(&mut self) -> Result<()> {
        writeln!(self.out)?;
        self.say(&Line::InputEnded)
    }

    /// The next line of input; `None` at its end. Bytes that are no text cannot be a choice, but do no harm.
    pub fn read_line(&mut self) -> Result<Option<String>> {
        let Terminal { input, out, typed, words: _ } = self;
        write!(out, "> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes).context("cannot read the input")? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if !*typed {
            writeln!(out, "{}", layout::printable(line.trim_end()))?;
        }
        Ok(Some(line))
    }
}

/// Many choices at the head of a list that are all the pairs of two lists of words: `place`, one of eight tokens and one
/// of twelve spaces. Nobody reads them one by one.
struct Pairs<'c> {
    verb: &'c str,
    firsts: Vec<&'c str>,
    seconds: Vec<&'c str>,
}

impl<'c> Pairs<'c> {
    /// A shorter list can be read as it is.
    const MANY: usize = 20;

    fn find(choices: &'c [Offer]) -> Option<Pairs<'c>> {
        let split = |choice: &'c Offer| {
            let mut words = choice.word.split(' ');
            let three = (words.next()?, words.next()?, words.next()?);
            words.next().is_none().then_some(three)
        };
        let (verb, ..) = split(choices.first()?)?;
        let words: Vec<_> = choices.iter().map_while(split).take_while(|(its, ..)| *its == verb).collect();
        let seconds: Vec<_> = words
            .iter()
            .take_while(|(_, first, _)| *first == words[0].1)
            .map(|(.., second)| *second)
            .collect();
        let firsts: Vec<_> = words.iter().step_by(seconds.len()).map(|(_, first, _)| *first).collect();
        let pairs = firsts.iter().flat_map(|first| seconds.iter().map(move |second| (verb, *first, *second)));
        let are_pairs = firsts.len() > 1 && words.len() > Self::MANY && pairs.eq(words.iter().copied());
        are_pairs.then_some(Pairs { verb, firsts, seconds })
    }

    fn len(&self) -> usize {
        self.firsts.len() * self.seconds.len()
    }

    fn write(&self, out: &mut dyn Write, words: &Words) -> Result<()> {
        let head = format!("{:>3}–{}  ", 1, self.len());
        let indent = head.chars().count() + self.verb.chars().count() + 2;
        write!(out, "{head}{TYPED}{}{TYPED:#}  ", self.verb)?;
        let lists = [&self.firsts, &self.seconds].map(|words| layout::wrapped(&words.join(" "), indent));
        for (n, line) in lists.iter().flatten().enumerate() {
            let indent = if n == 0 { 0 } else { indent };
            writeln!(out, "{:indent$}{TYPED}{line}{TYPED:#}", "")?;
        }
        let example = format!("{} {} {}", self.verb, self.firsts[0], self.seconds[0]);
        let text = words.line(&Line::OneOfEach { example: &example });
        Ok(layout::write_wrapped(out, head.chars().count(), PLAIN, &text)?)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use words::Language;

    use super::*;

    /// What somebody reads who types this, and what came of it.
    pub(crate) fn conversation<T>(
        input: &str,
        talk: impl FnOnce(&mut Terminal<'_>) -> Result<T>,
    ) -> (String, T) {
        let mut out = Vec::new();
        let words = Words::of(Language::En);
        let mut terminal = Terminal { input: &mut input.as_bytes(), out: &mut out, typed: true, words };
        let came_of_it = talk(&mut terminal).unwrap();
        (anstream::adapter::strip_bytes(&out).into_vec().try_into().unwrap(), came_of_it)
    }

    fn choose(input: &str) -> (String, Option<usize>) {
        let choices = [("chess", "The game of kings"), ("go", "")];
        let choices =
            choices.map(|(word, meaning)| Offer { word: word.to_owned(), meaning: meaning.to_owned() });
        conversation(input, |terminal| terminal.choose("Which game?", &choices))
    }

    #[test]
    fn a_choice_is_typed_as_a_number_or_a_word() {
        let (out, chosen) = choose("2\n");
        assert_eq!(out, "\nWhich game?\n  1  chess  The game of kings\n  2  go\n> ");
        assert_eq!(chosen, Some(1));
        assert_eq!(choose("Chess\n").1, Some(0));
    }

    #[test]
    fn whatever_is_no_choice_is_refused_and_asked_again() {
        let (out, chosen) = choose("0\n3\nludo\n\ngo");
        assert_eq!(out.matches("There is no choice ").count(), 3, "{out}");
        assert_eq!(chosen, Some(1));
    }

    fn pairs(firsts: usize, seconds: usize) -> Vec<Offer> {
        let pair =
            |n| Offer { word: format!("put {} on-{}", n / seconds, n % seconds), meaning: "x".to_owned() };
        (0..firsts * seconds).map(pair).collect()
    }

    #[test]
    fn a_long_list_of_pairs_is_shortened_and_its_numbers_hold() {
        let mut choices = pairs(8, 12);
        choices.push(Offer { word: "pass".to_owned(), meaning: "do nothing".to_owned() });
        let (out, chosen) = conversation("97\n", |terminal| terminal.choose("What?", &choices));
        assert!(out.contains("1–96  put  0 1 2 3 4 5 6 7\n"), "{out}");
        assert!(out.contains("on-0 on-1 ") && out.contains(" 97  pass  do nothing\n"), "{out}");
        assert!(out.lines().count() < 8, "{out}");
        assert_eq!(chosen, Some(96));
        let (_, chosen) = conversation("put 2 on-3\n", |terminal| terminal.choose("What?", &choices));
        assert_eq!(chosen, Some(27));
    }

    #[test]
    fn short_lists_and_lists_with_gaps_are_written_out() {
        let mut gap = pairs(8, 12);
        gap.remove(50);
        for choices in [pairs(2, 4), gap] {
            let (out, _) = conversation("1\n", |terminal| terminal.choose("What?", &choices));
            assert_eq!(out.matches("put ").count(), choices.len(), "{out}");
        }
    }

    #[test]
    fn a_question_can_be_left() {
        assert_eq!(choose("quit\n1\n").1, None);
        let (out, chosen) = choose("");
        assert!(out.ends_with("The input has ended.\n"), "{out}");
        assert_eq!(chosen, None);
    }
}
