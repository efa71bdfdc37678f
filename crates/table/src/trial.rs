//! A plan that is tried out: the choices of one seat on a copy of the state.
//!
//! A trial never reaches past a draw, a reveal or another's choice. What it shows therefore follows from what the
//! seat knew before it (law 6): trying gives nothing away.

use tabletop::game::Actions as _;
use tabletop::{Audience, Chance, FastChance, Game, Hosted, Observer, Seat, SeatSet};

/// A plan that is tried out.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    seat: Seat,
    state: G::State,
    actions: Vec<G::Action>,
    ended: bool,
}

impl<G: Game> Trial<G> {
    /// An empty plan of a seat that is asked; what has no alternative is done already.
    pub fn new(state: &G::State, seat: Seat) -> Trial<G> {
        let ended = !G::to_act(state).contains(seat);
        let mut trial = Trial { seat, state: *state, actions: Vec::new(), ended };
        trial.force();
        trial
    }

    /// A plan of these choices; the first that cannot be made is an error.
    pub fn of(state: &G::State, seat: Seat, choices: &[G::Action]) -> Result<Trial<G>, Unfit<G::Illegal>> {
        let mut trial = Trial::new(state, seat);
        choices.iter().try_for_each(|&choice| trial.choose(choice))?;
        Ok(trial)
    }

    /// These choices and one more: at their end, or else as near to it as the rules allow with every other choice still
    /// standing. If it fits in nowhere, the error is that of the end.
    pub(crate) fn add(
        state: &G::State,
        seat: Seat,
        choices: &[G::Action],
        action: G::Action,
    ) -> Result<Vec<G::Action>, Unfit<G::Illegal>> {
        let mut end = Trial::<G>::of(state, seat, choices)?;
        let Err(unfit) = end.choose(action) else {
            return Ok([choices, &[action]].concat());
        };
        let fits =
            |place| Trial::<G>::of(state, seat, &choices[..place]).ok()?.insert(choices, place, action);
        (0..choices.len()).rev().find_map(fits).ok_or(unfit)
    }

    /// As many of these choices as can be made together, in the order of the rules; and, in their own order, those that
    /// cannot, or not yet. Whoever plans need not know in which order the rules ask.
    pub(crate) fn fit(
        state: &G::State,
        seat: Seat,
        wanted: &[G::Action],
    ) -> (Vec<G::Action>, Vec<G::Action>) {
        let (mut choices, mut left) = (Vec::new(), Vec::new());
        for &action in wanted {
            let Ok(more) = Trial::<G>::add(state, seat, &choices, action) else {
                left.push(action);
                continue;
            };
            choices = more;
            // What was too early before may have its turn now.
            while let Some(place) = left.iter().position(|&early| {
                Trial::<G>::of(state, seat, &choices).is_ok_and(|mut trial| trial.choose(early).is_ok())
            }) {
                choices.push(left.remove(place));
            }
        }
        (choices, left)
    }

    /// What cannot be added at the end of these choices, but before one of them.
    pub(crate) fn earlier(state: &G::State, seat: Seat, choices: &[G::Action]) -> Vec<G::Action> {
        let Ok(end) = Trial::<G>::of(state, seat, choices) else { return Vec::new() };
        let at_the_end = end.legal();
        let mut found = Vec::new();
        for place in 0..choices.len() {
            let Ok(before) = Trial::<G>::of(state, seat, &choices[..place]) else { continue };
            let Some(legal) = before.legal() else { continue };
            let elsewhere = legal.iter().filter(|&index| !at_the_end.is_some_and(|end| end.contains(index)));
            for action in elsewhere.filter_map(G::action) {
                if !found.contains(&action) && before.clone().insert(choices, place, action).is_some() {
                    found.push(action);
                }
            }
        }
        found.sort_unstable_by_key(|&action| G::index(action));
        found
    }

    /// The choices with one more at this place, if those after it still stand. This is the trial of those before it.
    fn insert(mut self, choices: &[G::Action], place: usize, action: G::Action) -> Option<Vec<G::Action>> {
        let (before, after) = choices.split_at(place);
        let mut whole = before.to_vec();
        // What has no alternative any more stands without being chosen.
        let mut done = self.actions.len();
        for &next in [action].iter().chain(after) {
            if let Some(forced) = self.actions[done..].iter().position(|&forced| forced == next) {
                done += forced + 1;
                continue;
            }
            done = self.actions.len() + 1;
            self.choose(next).ok()?;
            whole.push(next);
        }
        Some(whole)
    }

    /// A whole plan as it stands in a log, forced choices included.
    pub(crate) fn retrace(
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<Trial<G>, Unfit<G::Illegal>> {
        let ended = !G::to_act(state).contains(seat);
        let mut trial = Trial { seat, state: *state, actions: Vec::new(), ended };
        actions.iter().try_for_each(|&action| trial.play(action))?;
        Ok(trial)
    }

    /// The plan to pass and do nothing more, whatever the seat is asked next.
    pub(crate) fn passing(state: &G::State, seat: Seat, pass: G::Action) -> Option<Trial<G>> {
        let mut trial = Trial::retrace(state, seat, &[pass]).ok()?;
        trial.ended = true;
        Some(trial)
    }

    /// Makes a choice, and whatever then has no alternative.
    pub fn choose(&mut self, action: G::Action) -> Result<(), Unfit<G::Illegal>> {
        self.play(action)?;
        self.force();
        Ok(())
    }

    /// Makes the next choice of a plan in which some choices wait for their turn: theirs comes first, and another one stands
    /// only if they can still come true, where there is any such.
    pub fn go_on(&mut self, waiting: &mut Vec<G::Action>, choice: G::Action) -> Result<(), Unfit<G::Illegal>>
    where
        G: Hosted,
    {
        if let Some(place) = waiting.iter().position(|&early| self.clone().choose(early).is_ok()) {
            return self.choose(waiting.remove(place));
        }
        let others = self.legal().into_iter().flat_map(|legal| legal.iter().filter_map(G::action));
        let keeps = |action| {
            let mut tried = self.clone();
            tried.choose(action).is_ok() && waiting.iter().all(|early| tried.may_follow(*early))
        };
        let kept = [choice].into_iter().chain(others).find(|&action| keeps(action));
        self.choose(kept.unwrap_or(choice))
    }

    /// Is this done already, or could it be chosen, now or later?
    fn may_follow(&self, action: G::Action) -> bool
    where
        G: Hosted,
    {
        let now = self.legal().is_some_and(|legal| legal.contains(G::index(action)));
        now || self.actions.contains(&action) || (!self.ended && G::later(&self.view()).contains(&action))
    }

    /// What may be chosen next; nothing once the plan is whole.
    pub fn legal(&self) -> Option<G::Actions> {
        (!self.ended).then(|| G::legal(&self.state, self.seat))
    }

    /// What the seat would see if this were done. Of a plan that is whole only its last choice's consequences are
    /// left out, for they are not known yet.
    pub fn view(&self) -> G::View {
        G::view(&self.state, Observer::Seat(self.seat))
    }

    /// Whose plan it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that is done, with what had no alternative.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Is there nothing more to choose before something happens?
    pub fn is_whole(&self) -> bool {
        self.ended
    }

    /// May it be sealed? Where all choose at once, and could take back what they chose, only the whole plan is a
    /// choice; elsewhere players may show their choices one by one.
    pub fn may_be_sealed(&self) -> bool {
        !self.actions.is_empty() && (self.ended || !withdrawable::<G>(&self.state, self.seat))
    }

    fn force(&mut self) {
        while let Some(legal) = self.legal()
            && legal.len() == 1
        {
            let only = legal.nth(0).and_then(G::action).expect("legal actions have an index of the game");
            self.play(only).expect("a legal action is accepted (law 7)");
        }
    }

    fn play(&mut self, action: G::Action) -> Result<(), Unfit<G::Illegal>> {
        if self.ended {
            return Err(Unfit::Whole);
        }
        let before = self.state;
        let mut luck = Noticed { luck: FastChance::new(0), drawn: false };
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        G::apply(&mut self.state, self.seat, action, &mut luck, &mut events).map_err(Unfit::Illegal)?;
        self.actions.push(action);
        let me = Observer::Seat(self.seat);
        let revealed = events.iter().any(|(to, event)| to.reaches(me) && G::reveals(event, me));
        if luck.drawn || revealed || self.binds_others(&before) {
            // What came of it is not to be seen.
            self.state = before;
            self.ended = true;
        } else {
            self.ended = !G::to_act(&self.state).contains(self.seat) || self.others_asked(&before);
        }
        Ok(())
    }

    /// Has the choice ended a phase in which others could still take back what they chose? Until it is sealed they
    /// can: whatever follows rests on their choices.
    fn binds_others(&self, before: &G::State) -> bool {
        let free = |state: &G::State| -> SeatSet {
            let others = Seat::ALL.into_iter().filter(|&seat| seat != self.seat);
            others.filter(|&seat| withdrawable::<G>(state, seat)).collect()
        };
        free(before) != free(&self.state)
    }

    /// Are others asked now, or no longer, because of the choice?
    fn others_asked(&self, before: &G::State) -> bool {
        let me = SeatSet::only(self.seat);
        G::to_act(before) - me != G::to_act(&self.state) - me
    }
}

/// Do the rules let this seat take back what it chose?
pub(crate) fn withdrawable<G: Game>(state: &G::State, seat: Seat) -> bool {
    G::withdraw(&mut state.clone(), seat, &mut ()).is_ok()
}

/// Why a choice cannot be added to a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit<I> {
    /// The rules refuse it.
    Illegal(I),
    /// The plan is whole: what comes next is not known yet.
    Whole,
}

/// Luck that remembers whether anybody asked for it.
struct Noticed {
    luck: FastChance,
    drawn: bool,
}

impl Chance for Noticed {
    fn next(&mut self) -> u32 {
        self.drawn = true;
        self.luck.next()
    }
}
