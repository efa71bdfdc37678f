//! Whether and what to play in a window.
//!
//! A line is everything that is chosen for one play, from the lighting of the Lamp to the last target. All lines, or a
//! fair choice of them, are tried in a few states; the best go on to a closer look, beside passing.

use games::morgenland::Morgenland;
use games::morgenland::action::Action;
use games::morgenland::artefact::Artefact;
use games::morgenland::ask::Ask;
use games::morgenland::space::Space;
use games::morgenland::spell::Spell;
use games::morgenland::stage::RoundStage;
use games::morgenland::state::State;
use tabletop::{Chance, FastChance, Seat, Turn};

use crate::estimate::Estimate;
use crate::foresight::{Foresight as _, Imagined};
use crate::morgenland::trial::Trial;
use crate::player::Asked;

/// A Lamp, a spell, and two targets.
const LONGEST: usize = 4;
/// Of one card, and of all together, no more lines than this are tried.
const LINES: usize = 20;
const ALL_LINES: usize = 30;
/// For one piece about so many destinations are looked at.
const DESTINATIONS: u32 = 4;
/// In how many states every line is tried, and in how many the best are.
const FIRST_LOOK: usize = 1;
const CLOSE_LOOK: usize = 7;
/// How many lines get a closer look.
const BEST: usize = 4;
/// In the measure of scores: what a play must bring to be made at all, and more of it as long as there may be better
/// uses in the round.
const MARGIN: f32 = 0.03;
const PATIENCE: f32 = 0.2;
/// Of the share of the win: even in a game that is decided a play must bring something.
const LEAST: f32 = 0.001;

/// What is chosen for one play.
#[derive(Clone, Copy, Debug)]
struct Line {
    actions: [usize; LONGEST],
    len: usize,
}

impl Line {
    const EMPTY: Line = Line { actions: [0; LONGEST], len: 0 };

    fn with(mut self, action: usize) -> Option<Line> {
        *self.actions.get_mut(self.len)? = action;
        self.len += 1;
        Some(self)
    }

    fn last(&self) -> Option<Action> {
        Action::of_index(*self.all().last()?)
    }

    fn all(&self) -> &[usize] {
        &self.actions[..self.len]
    }
}

/// The index of what to declare, to name, or of passing.
pub(super) fn choose(
    asked: &Asked<'_, Morgenland>,
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> Option<usize> {
    let pass = Action::Pass.index();
    let may_pass = asked.legal.contains(pass);
    if may_pass && too_early(asked) {
        return Some(spying(asked).unwrap_or(pass));
    }
    let trial = Trial::new(asked.view, asked.seat, estimate);
    let imagined = trial.imagine(FIRST_LOOK, chance);
    let lines = best_lines(&trial, &imagined, lines(&imagined[0], asked, chance));
    let imagined = trial.imagine(CLOSE_LOOK, chance);
    let mean = |line: &[usize]| trial.mean(&imagined, asked.seat, line);
    let best =
        lines.iter().map(|line| (line, mean(line.all()))).max_by(|one, other| one.1.total_cmp(&other.1));
    let passing = if may_pass { mean(&[pass]) } else { f32::MIN };
    match best {
        Some((line, worth)) if !may_pass || worth > passing + margin(asked, line, passing) => {
            Some(line.actions[0])
        }
        Some(_) | None => may_pass.then_some(pass),
    }
}

/// Before the tokens lie there is little to see yet.
fn too_early(asked: &Asked<'_, Morgenland>) -> bool {
    asked.view.public.stage == RoundStage::Start && asked.view.public.plays.all().is_empty()
}

/// M7.17: a Spy is of most use before anybody has placed. It costs the artefact of the round (M5.1), so only whoever has
/// no other to use casts it.
fn spying(asked: &Asked<'_, Morgenland>) -> Option<usize> {
    let own = &asked.view.players[asked.seat];
    let spy = Action::Cast(Spell::Spy).index();
    let lamp = Action::Artefact(Artefact::Lamp).index();
    let has_tools = own.seen.artefacts.is_some_and(|artefacts| {
        [Artefact::Carpet, Artefact::Double, Artefact::Key].into_iter().any(|tool| artefacts.has(tool))
    });
    if asked.legal.contains(spy) {
        Some(spy)
    } else {
        (own.seen.known.contains(Spell::Spy) && !has_tools && asked.legal.contains(lamp)).then_some(lamp)
    }
}

/// The fewer spaces are left, the less there is to wait for; a Key has its moment only once (M5.6). The nearer the game is
/// to being decided, the less any score changes the share of the win.
fn margin(asked: &Asked<'_, Morgenland>, line: &Line, share: f32) -> f32 {
    let left = match asked.view.public.stage {
        RoundStage::Tally(_) if line.all() == [Action::Artefact(Artefact::Key).index()] => 0,
        RoundStage::Tally(space) => Space::COUNT - space as usize - 1,
        RoundStage::CavesDone => Space::COUNT - Space::Tent as usize,
        RoundStage::Opening
        | RoundStage::Start
        | RoundStage::Placing(_)
        | RoundStage::Placed
        | RoundStage::Over(_) => Space::COUNT,
    };
    let score = MARGIN + PATIENCE * left as f32 / Space::COUNT as f32;
    LEAST + score * (share * (1.0 - share)).max(0.0)
}

/// The lines of everything that may be played.
fn lines(imagined: &Imagined<State>, asked: &Asked<'_, Morgenland>, chance: &mut impl Chance) -> Vec<Line> {
    let mut all = Vec::new();
    grow(&imagined.state, asked.seat, Line::EMPTY, &mut all, chance);
    thin_out(&mut all, 0, ALL_LINES, chance);
    all
}

/// Adds the lines that begin like this one.
fn grow(state: &State, seat: Seat, line: Line, all: &mut Vec<Line>, chance: &mut impl Chance) {
    let legal = state.legal(seat);
    let moves = line.last().is_some_and(|last| matches!(last, Action::Piece(_)));
    for action in legal.iter() {
        let belongs = Action::of_index(action).is_some_and(|action| belongs(action, line));
        if !belongs || moves && chance.below(legal.len() as u32) >= DESTINATIONS {
            continue;
        }
        let Some(longer) = line.with(action) else { continue };
        let mut next = *state;
        // What luck decides comes after the last target: here only the questions count.
        Turn::<Morgenland>::new(&mut next, seat).play_listed(action, &mut FastChance::new(0), &mut ());
        let lit = action == Action::Artefact(Artefact::Lamp).index() && line.len == 0;
        let first = all.len();
        if goes_on(&next, seat, lit) {
            grow(&next, seat, longer, all, chance);
        } else if !lit {
            all.push(longer);
        }
        if matches!(Action::of_index(action), Some(Action::Cast(_))) {
            thin_out(all, first, LINES, chance);
        }
    }
}

/// Does this action belong to a line that begins like this? After the Lamp only a spell does.
fn belongs(action: Action, line: Line) -> bool {
    let lamp = Action::Artefact(Artefact::Lamp).index();
    match action {
        Action::Cast(_) => true,
        Action::Artefact(_) | Action::Counter(_) | Action::Piece(_) | Action::Space(_) => {
            line.all() != [lamp].as_slice()
        }
        Action::Place(..)
        | Action::Give(_)
        | Action::Accept
        | Action::Buy
        | Action::Pass
        | Action::Take(_)
        | Action::Keep(_) => false,
    }
}

/// Is there more to choose for this play?
fn goes_on(state: &State, seat: Seat, lit: bool) -> bool {
    match state.ask() {
        Ask::Naming(play) => play.seat == seat,
        Ask::Window { seat: asked } | Ask::Placing { seat: asked } => lit && *asked == seat,
        Ask::Taking(_)
        | Ask::Giving(_)
        | Ask::Market { .. }
        | Ask::Bribe { .. }
        | Ask::Buying(_)
        | Ask::Price(_)
        | Ask::Keeping(_)
        | Ask::Camel { .. }
        | Ask::Searching { .. }
        | Ask::Choosing { .. }
        | Ask::CityTax { .. }
        | Ask::SultansTax { .. }
        | Ask::Answer { .. }
        | Ask::Trading(_)
        | Ask::Nothing => false,
    }
}

/// Leaves a random choice of the lines from this place on.
fn thin_out(all: &mut Vec<Line>, first: usize, most: usize, chance: &mut impl Chance) {
    let lines = &mut all[first..];
    if lines.len() > most {
        for place in 0..most {
            let other = place + chance.below((lines.len() - place) as u32) as usize;
            lines.swap(place, other);
        }
        all.truncate(first + most);
    }
}

/// The lines that look best at first.
fn best_lines(trial: &Trial<'_>, imagined: &[Imagined<State>], lines: Vec<Line>) -> Vec<Line> {
    let worth = |line: &Line| trial.mean(imagined, trial.seat, line.all());
    let mut tried: Vec<(Line, f32)> = lines.into_iter().map(|line| (line, worth(&line))).collect();
    tried.sort_by(|one, other| other.1.total_cmp(&one.1));
    tried.truncate(BEST);
    tried.into_iter().map(|(line, _)| line).collect()
}
