//! `durbar play`: one person against bots, in a terminal or through a pipe.
//!
//! In a phase where all choose at once the person goes first: a secret choice can be taken back only while
//! others still have to choose, and bots would never keep them waiting. A bot gets the view of its seat and the
//! list of its legal actions and nothing else, so it cannot look at anybody's cards.

mod answer;
mod opponents;

use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use arena::{Entrant, FaultKind, Greeting, Ready, Seated};
use bots::{Asked, Level, Player as _};
use tabletop::game::{Actions as _, Names, NotAnAction};
use tabletop::plain;
use tabletop::record::Move;
use tabletop::{Audience, Counting, Game, Observer, Recorder, Refusal as _, Seat, Seed};
use words::{Language, Words};

use crate::games::{self, AnyGame, Playable};
use crate::layout::{self, BOLD, FAINT, PLAIN, TYPED};
use crate::line::Line;
use crate::setup::{self, SetUp};
use crate::sheet::SheetReader;
use crate::terminal::{Offer, Terminal};
use crate::{files, result};
use answer::{Answer, COMMANDS};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game to play; without it you are asked.
    #[arg(value_parser = games::parser())]
    game: Option<&'static dyn AnyGame>,
    #[command(flatten)]
    setup: SetUp,
    /// Where you sit: a letter or a number.
    #[arg(long, default_value_t = Seat::A, value_name = "SEAT")]
    seat: Seat,
    /// Who plays the other seats, in their order and separated by commas: random, novice, regular, expert, or exec:COMMAND for a
    /// program (see docs/bots.md). The last one named takes all seats that are left.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = Level::Regular.name())]
    bots: Vec<Entrant>,
    /// How long a program may think about a choice, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    budget: u64,
    /// A number or 64 hexadecimal digits: all luck comes from it.
    #[arg(long, short, value_name = "SEED")]
    seed: Option<Luck>,
    /// Keep the record of the game in this file, which must not exist yet.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// What you are called.
    #[arg(long, value_parser = name)]
    name: Option<String>,
    /// The language you read: en, de, nl or fr.
    #[arg(long, value_name = "LANGUAGE", default_value_t)]
    language: Language,
}

impl Arguments {
    /// The words of the language that was asked for.
    pub fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// Plays one game.
    pub fn run(&self, mut terminal: Terminal<'_>) -> Result<ExitCode> {
        let game = match self.game {
            Some(game) => Some(game),
            None => games::choose(games::GAMES, &mut terminal)?,
        };
        if let Some(game) = game {
            game.play(self, terminal)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A seed as it is typed.
#[derive(Clone, Copy)]
struct Luck(Seed);

impl FromStr for Luck {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Luck, &'static str> {
        let number = text.parse().map(|number| Seed::from_number(number, "play")).ok();
        number.or_else(|| text.parse().ok()).map(Luck).ok_or("neither a number nor 64 hexadecimal digits")
    }
}

impl Luck {
    /// Luck that nobody can know beforehand.
    fn fresh() -> Result<Luck> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| anyhow!("the system gives no random numbers: {error}"))?;
        Ok(Luck(Seed(bytes)))
    }
}

/// A name that fits into a line and cannot steer the terminal.
fn name(text: &str) -> Result<String, &'static str> {
    const LONGEST: usize = 20;
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(char::is_control) {
        return Err("a name has 1 to 20 letters");
    }
    Ok(text.to_owned())
}

/// What the players are called unless they say otherwise; the initials are the seats.
const NAMES: [&str; 5] = ["Asha", "Bina", "Chand", "Devi", "Esha"];

/// The command for one game.
pub fn play<G: Playable>(arguments: &Arguments, mut terminal: Terminal<'_>) -> Result<()> {
    let Some(setup) = arguments.setup.complete::<G>(&mut terminal)? else { return Ok(()) };
    let (options, edition) = setup.read::<G>()?;
    let agreed = serde_json::to_value(&options)?;
    let (players, person) = (G::players(&options), arguments.seat);
    if person.index() >= players {
        bail!("there is no seat {person}: {players} play");
    }
    if let Some(path) = arguments.record.as_deref().filter(|path| path.exists()) {
        bail!("{} exists already: name a new file for the record", path.display());
    }
    let Luck(seed) = arguments.seed.map_or_else(Luck::fresh, Ok)?;
    let mut seats: Vec<_> = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    if let Some(name) = &arguments.name {
        seats[person.index()].clone_from(name);
    }
    let names = Names::new(seats.clone());
    let words = terminal.words;
    let opponents = opponents::named(&arguments.bots, person, players)?;
    let ready = opponents.iter().map(Ready::new).collect::<Result<Vec<_>, _>>()?;
    let greeting = Greeting::new::<G>(&options, &edition);
    let budget = Duration::from_millis(arguments.budget);
    let mut sitting = Sitting::<G> {
        bots: opponents::seated(&ready, person, seed, &greeting, budget),
        faults: vec![Vec::new(); players],
        recorder: Recorder::new(options, edition, seed, seats)?,
        record: arguments.record.clone(),
        seed,
        person,
        names,
        words,
        log: Vec::new(),
        board: String::new(),
        terminal,
    };
    sitting.welcome(&opponents, &agreed)?;
    sitting.play()
}

/// The board is shown as a whole if more than one line in so many is new. A small choice changes a line or
/// two, and a screen full of the same again would hide them.
const FEW: usize = 5;

/// The lines of the board that were not there before; `None` if there was no board.
fn new_lines<'b>(old: &str, new: &'b str) -> Option<Vec<&'b str>> {
    let is_new = |line: &&str| old.lines().all(|other| other != *line);
    (!old.is_empty()).then(|| new.lines().filter(is_new).collect())
}

/// A game with one person.
struct Sitting<'t, 'r, G: Game> {
    recorder: Recorder<G>,
    record: Option<PathBuf>,
    seed: Seed,
    /// Who plays each seat but the person's.
    bots: Vec<Option<Seated<'r>>>,
    /// What was told of the faults of each seat's program.
    faults: Vec<Vec<FaultKind>>,
    person: Seat,
    names: Names,
    words: &'t Words,
    /// Every sentence the person has read.
    log: Vec<String>,
    /// The board as it was last shown.
    board: String,
    terminal: Terminal<'t>,
}

/// Does this answer begin as this word does?
fn means(answer: &str, word: &str) -> bool {
    let first = |text: &str| text.trim().chars().next().map(|letter| letter.to_lowercase().to_string());
    first(answer) == first(word)
}

/// What a person decided when asked.
enum Decision<A> {
    Do(Move<A>),
    Quit,
}

impl<G: Playable> Sitting<'_, '_, G> {
    fn welcome(&mut self, opponents: &[Entrant], options: &serde_json::Value) -> Result<()> {
        let player = self.names.of(self.person);
        let bots = Seat::first(opponents.len())
            .zip(opponents)
            .filter(|(seat, _)| *seat != self.person)
            .map(|(seat, bot)| (self.names.of(seat), bot.to_string()))
            .map(|(player, entrant)| self.words.line(&Line::Bot { player, entrant }))
            .collect();
        write!(self.terminal.out, "{BOLD}{}{BOLD:#}", G::TITLE)?;
        match setup::agreed::<G>(self.words, options) {
            Some(options) => writeln!(self.terminal.out, ", {options}")?,
            None => writeln!(self.terminal.out)?,
        }
        self.terminal.say(&Line::You { player, seat: self.person })?;
        self.terminal.say(&Line::Bots { bots })?;
        self.terminal.say(&Line::Luck)?;
        writeln!(self.terminal.out, "  {FAINT}{}{FAINT:#}", self.seed.commitment())?;
        self.terminal.say(&Line::HowTo { explain: "?", help: "help" })
    }

    fn play(&mut self) -> Result<()> {
        loop {
            let awaited = G::to_act(self.recorder.state());
            let entry = if awaited.contains(self.person) {
                match self.persons_choice()? {
                    Decision::Do(entry) => entry,
                    Decision::Quit => return self.leave(),
                }
            } else if let Some(bot) = awaited.lowest() {
                Move::Act(bot, self.bots_choice(bot)?)
            } else {
                return self.finish();
            };
            self.perform(entry)?;
        }
    }

    /// Carries out what was checked before, and tells the person what they may know of it.
    fn perform(&mut self, entry: Move<G::Action>) -> Result<()> {
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        self.recorder
            .perform(entry, &mut events)
            .map_err(|why| anyhow!("{entry} is refused: {why} ({})", why.rule()))?;
        for (audience, event) in events {
            if audience.reaches(Observer::Seat(self.person)) {
                let sentence = self.words.say(G::NAME, &event, &self.names);
                layout::write_wrapped(self.terminal.out, 2, PLAIN, &sentence)?;
                self.log.push(sentence);
            }
        }
        Ok(())
    }

    fn view(&self) -> G::View {
        G::view(self.recorder.state(), Observer::Seat(self.person))
    }

    /// What a bot does, seen from its seat. A choice that is none is not asked for.
    fn bots_choice(&mut self, seat: Seat) -> Result<G::Action> {
        let legal = G::legal(self.recorder.state(), seat);
        let index = match legal.nth(0) {
            Some(forced) if legal.len() == 1 => forced,
            _ => {
                let view = G::view(self.recorder.state(), Observer::Seat(seat));
                let bot = self.bots[seat.index()].as_mut().context("nobody plays this seat")?;
                let index = bot.choose(&Asked::<G> { seat, view: &view, legal });
                self.tell_faults(seat)?;
                index
            }
        };
        G::action(index).context("an action without a name")
    }

    /// Says once for each kind of fault that a program does not play as it should.
    fn tell_faults(&mut self, seat: Seat) -> Result<()> {
        let Some(faults) = self.bots[seat.index()].as_ref().and_then(Seated::faults) else { return Ok(()) };
        let told = &mut self.faults[seat.index()];
        for (kind, noted) in &faults.kinds {
            if !told.contains(kind) {
                told.push(*kind);
                let (player, example) = (self.names.of(seat), layout::printable(&noted.example));
                self.terminal.refuse(&Line::Fault { player, fault: *kind, example: &example })?;
            }
        }
        Ok(())
    }

    fn persons_choice(&mut self) -> Result<Decision<G::Action>> {
        let legal: Vec<_> =
            G::legal(self.recorder.state(), self.person).iter().filter_map(G::action).collect();
        if let [forced] = legal[..] {
            let choice = self.words.say(G::NAME, &G::choice(&self.view(), forced), &self.names);
            let line = self.words.line(&Line::OnlyChoice { choice: &choice });
            layout::write_wrapped(self.terminal.out, 2, FAINT, &line)?;
            return Ok(Decision::Do(Move::Act(self.person, forced)));
        }
        // Whatever ends this program while the person thinks, the game up to here is kept.
        self.save()?;
        self.show_board()?;
        self.ask(&legal)?;
        loop {
            let Some(line) = self.terminal.read_line()? else {
                self.terminal.say_that_the_input_has_ended()?;
                return Ok(Decision::Quit);
            };
            if let Some(decision) = self.answer(Answer::read(&line), &legal)? {
                return Ok(decision);
            }
        }
    }

    /// Carries out what needs no decision of the game, or returns the decision.
    fn answer(&mut self, answer: Answer<'_>, legal: &[G::Action]) -> Result<Option<Decision<G::Action>>> {
        match answer {
            Answer::Empty => {}
            Answer::Number(number) => {
                if let Some(&action) = number.checked_sub(1).and_then(|n| legal.get(n)) {
                    return Ok(Some(Decision::Do(Move::Act(self.person, action))));
                }
                let typed = number.to_string();
                self.terminal.refuse(&Line::NoChoice { typed: &typed, last: legal.len() })?;
            }
            Answer::Notation(text) => return self.notation(text),
            Answer::Back => return self.back(),
            Answer::Explain => {
                for paragraph in G::explain(&self.view()) {
                    let text = self.words.say(G::NAME, &paragraph, &self.names);
                    layout::write_wrapped(self.terminal.out, 2, PLAIN, &text)?;
                }
            }
            Answer::Board => self.show_whole_board()?,
            Answer::Log => {
                for sentence in &self.log {
                    layout::write_wrapped(self.terminal.out, 2, PLAIN, sentence)?;
                }
            }
            Answer::Legal => self.ask(legal)?,
            Answer::Help => self.help()?,
            Answer::Quit => return self.quit(),
        }
        Ok(None)
    }

    fn notation(&mut self, text: &str) -> Result<Option<Decision<G::Action>>> {
        let action = match text.parse::<G::Action>() {
            Ok(action) => action,
            Err(NotAnAction { text, misread }) => {
                let text = layout::printable(&text);
                self.terminal.refuse(&Line::NotUnderstood {
                    text: &text,
                    misread: &misread,
                    help: "help",
                })?;
                return Ok(None);
            }
        };
        match G::check(self.recorder.state(), self.person, action) {
            Ok(()) => Ok(Some(Decision::Do(Move::Act(self.person, action)))),
            Err(why) => self.refuse(&why),
        }
    }

    fn refuse(&mut self, why: &G::Illegal) -> Result<Option<Decision<G::Action>>> {
        let why = self.words.illegal(G::NAME, why.code(), why.rule());
        self.terminal.refuse(&Line::NotPossible { why: &why })?;
        Ok(None)
    }

    /// Whether a choice can be taken back is for the rules to say: they are asked on a copy of the state.
    fn back(&mut self) -> Result<Option<Decision<G::Action>>> {
        let mut copy = *self.recorder.state();
        match G::withdraw(&mut copy, self.person, &mut ()) {
            Ok(()) => Ok(Some(Decision::Do(Move::Withdraw(self.person)))),
            Err(why) => self.refuse(&why),
        }
    }

    /// A game that is kept can be left at once; before one is lost the person is asked.
    fn quit(&mut self) -> Result<Option<Decision<G::Action>>> {
        if self.record.is_none() && self.terminal.typed {
            self.terminal.say(&Line::LoseGame)?;
            // Where nobody answers any more, nobody wants to stay.
            let yes = self.words.line(&Line::Yes);
            let answer = self.terminal.read_line()?.unwrap_or_else(|| yes.clone());
            if !means(&answer, &yes) {
                return Ok(None);
            }
        }
        Ok(Some(Decision::Quit))
    }

    /// Shows what is new on the board since it was last shown: nothing, a few lines, or all of it.
    fn show_board(&mut self) -> Result<()> {
        let board = self.board();
        let is_few = |new: usize| new * FEW <= board.lines().count();
        match new_lines(&self.board, &board) {
            Some(new) if new.is_empty() => {}
            Some(new) if is_few(new.len()) => {
                writeln!(self.terminal.out)?;
                new.iter().try_for_each(|line| writeln!(self.terminal.out, "{line}"))?;
            }
            Some(_) | None => return self.show_whole_board(),
        }
        self.board = board;
        Ok(())
    }

    fn board(&self) -> String {
        let Sitting { words, names, .. } = self;
        let reader = SheetReader { words, game: G::NAME, names, observer: Observer::Seat(self.person) };
        reader.lay_out(&G::sheet(&self.view(), Counting::Open))
    }

    fn show_whole_board(&mut self) -> Result<()> {
        self.board = self.board();
        Ok(writeln!(self.terminal.out, "\n{}", self.board.trim_end())?)
    }

    fn ask(&mut self, legal: &[G::Action]) -> Result<()> {
        let (view, words, names) = (self.view(), self.words, &self.names);
        let question = G::question(&view).context("somebody else is asked")?;
        let choice = |&action: &G::Action| {
            let meaning = words.at_length(G::NAME, &G::choice(&view, action), names);
            Offer { word: action.to_string(), meaning }
        };
        let choices: Vec<_> = legal.iter().map(choice).collect();
        let how = words.more(G::NAME, &plain::value(&question), Some(names)).ok().flatten();
        let question = words.say(G::NAME, &question, names);
        let question = how.map_or_else(|| question.clone(), |how| format!("{question} {how}"));
        self.terminal.ask(&question, &choices)
    }

    fn help(&mut self) -> Result<()> {
        layout::write_wrapped(self.terminal.out, 2, PLAIN, &self.words.line(&Line::Help))?;
        for command in COMMANDS {
            let what = layout::wrapped(&self.words.line(&Line::Command { command }), 9);
            for (n, line) in what.iter().enumerate() {
                let command = if n == 0 { command } else { "" };
                writeln!(self.terminal.out, "  {TYPED}{command:7}{TYPED:#}{line}")?;
            }
        }
        Ok(())
    }

    fn save(&self) -> Result<()> {
        match &self.record {
            Some(path) => files::save(path, &self.recorder.clone().finish().to_json()),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Result<()> {
        self.terminal.say(&Line::YouLeave)?;
        self.close()
    }

    fn finish(&mut self) -> Result<()> {
        let outcome =
            G::outcome(self.recorder.state()).context("nobody is to act, but there is no result")?;
        for bot in self.bots.drain(..).flatten() {
            bot.leave(&outcome);
        }
        self.show_whole_board()?;
        writeln!(self.terminal.out)?;
        result::write(self.terminal.out, &outcome, self.words, &self.names)?;
        self.close()
    }

    /// Says where the luck came from and where the game is kept.
    fn close(&mut self) -> Result<()> {
        self.save()?;
        writeln!(self.terminal.out)?;
        // In one line, whatever its length: it is copied from here.
        writeln!(self.terminal.out, "{}", self.words.line(&Line::Seed { seed: self.seed.to_string() }))?;
        if let Some(path) = &self.record {
            let file = path.display().to_string();
            writeln!(self.terminal.out, "{}", self.words.line(&Line::Kept { file }))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        arguments: Arguments,
    }

    /// What a person at a real terminal reads after typing this.
    fn conversation(input: &str) -> String {
        let typed = Typed::try_parse_from(["play", games::GAMES[0].name(), "--seed", "1"]).unwrap();
        let mut out = Vec::new();
        let words = typed.arguments.words();
        let terminal = Terminal { input: &mut input.as_bytes(), out: &mut out, typed: true, words };
        typed.arguments.run(terminal).unwrap();
        anstream::adapter::strip_bytes(&out).into_vec().try_into().unwrap()
    }

    #[test]
    fn a_game_that_would_be_lost_is_left_only_after_a_yes() {
        let out = conversation("quit\nno\nlog\nquit\ny\n1\n");
        assert_eq!(out.matches("Leave it?").count(), 2, "{out}");
        assert!(out.contains("You leave") && !out.contains("has ended"), "{out}");
    }

    #[test]
    fn what_is_typed_is_not_repeated() {
        assert!(!conversation("1\n").contains("> 1"));
    }

    #[test]
    fn only_lines_that_changed_are_new() {
        assert_eq!(new_lines("a\nb\nc", "a\nx\nc"), Some(vec!["x"]));
        assert_eq!(new_lines("a\nb", "a\nx\nb\ny"), Some(vec!["x", "y"]), "lines can be added");
        assert_eq!(new_lines("a\nb", "b"), Some(vec![]), "and go away");
        assert_eq!(new_lines("", "a\nb"), None);
    }
}
