//! A tiny game with everything the laws are about: secret hands, secret plans of different lengths made at the
//! same time, luck in the middle of the game, and a revelation. And the same game with one thing wrong.
//!
//! Twelve coins worth 1 to 12 are dealt, three to each of two or three players; the rest is the bag. In each of
//! three rounds everybody secretly lays one or two of their coins, in ascending order, and says done. Then all
//! turn their coins over; the highest sum that nobody else has earns a point, the coins are spent, and
//! everybody draws one coin while there are any.

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::game::{Checked, Misread, NotAnAction, Outcome, Standing, Turn, Variant};
use tabletop::{ActionSet, BySeat, Chance, Flaws, Game, Lively, Observer, Refusal, Seat, SeatSet, Sink};

/// What can be wrong with the game; `SOUND` is nothing.
pub(crate) mod wrong {
    pub(crate) const SOUND: u8 = 0;
    pub(crate) const NO_OUTCOME: u8 = 1;
    pub(crate) const WAITS_FOR_THE_DONE: u8 = 2;
    pub(crate) const VIEW_LEAKS_COINS: u8 = 3;
    pub(crate) const IMAGINE_TAKES_OWN_COINS: u8 = 4;
    pub(crate) const CHOICES_DEPEND_ON_THE_BAG: u8 = 5;
    pub(crate) const HIDDEN_LUCK: u8 = 6;
    pub(crate) const POSITION_FORGETS_THE_ROUND: u8 = 7;
    pub(crate) const EVENT_LOST_IN_REPLAY: u8 = 8;
    pub(crate) const LOSES_A_COIN: u8 = 9;
    pub(crate) const EVENT_LEAKS_A_COIN: u8 = 10;
    pub(crate) const EVENT_LEAKS_THE_SUM: u8 = 11;
    pub(crate) const VIEW_LEAKS_THE_LENGTH_OF_A_PLAN: u8 = 12;
    pub(crate) const UNMARKED_REVELATION: u8 = 13;
    pub(crate) const CHECK_ALLOWS_MORE: u8 = 14;
    pub(crate) const LIST_OFFERS_MORE: u8 = 15;
    pub(crate) const REFUSAL_CHANGES_SOMETHING: u8 = 16;
    pub(crate) const DEED_REFUSES_WHAT_IS_OFFERED: u8 = 17;
    pub(crate) const NOTATION_DOES_NOT_READ_BACK: u8 = 18;
    pub(crate) const WITHDRAWAL_TAKES_BACK_EVERYBODYS: u8 = 19;
    pub(crate) const REFUSED_WITHDRAWAL_CHANGES_SOMETHING: u8 = 20;
    pub(crate) const WITHDRAWAL_OF_NOTHING: u8 = 21;
    pub(crate) const ENDLESS: u8 = 22;
    pub(crate) const PLACES_OUT_OF_ORDER: u8 = 23;
    pub(crate) const PANICS: u8 = 24;
    pub(crate) const EVENT_SHOWS_EVERY_CHOICE: u8 = 25;
    pub(crate) const NEXT_TURN_IS_ANOTHERS: u8 = 26;
    pub(crate) const BEGINNING_ANEW_IS_SEEN: u8 = 27;
    pub(crate) const DRAW_IS_TOLD_TO_ALL: u8 = 28;
    pub(crate) const FINAL_CHOICES_ARE_TOLD: u8 = 29;
}

const COINS: u32 = 12;
const ROUNDS: u8 = 3;

/// The game, wrong in the way `W`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pennies<const W: u8>;

/// A set of coins: bit n is the coin worth n + 1.
type Coins = u16;
type Each<T> = BySeat<T, 3>;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct State {
    hands: Each<Coins>,
    laid: Each<Coins>,
    done: SeatSet,
    bag: Coins,
    spent: Coins,
    points: Each<u8>,
    round: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Lay(u8),
    Done,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("it is not your turn")]
    NotAsked,
    #[error("you cannot lay this coin")]
    Coin,
    #[error("you have laid nothing")]
    Nothing,
    #[error("you have chosen nothing that you could take back")]
    TooLate,
}

impl Refusal for Illegal {
    const CODES: &'static [&'static str] = &["not-asked", "coin", "nothing", "too-late"];

    fn code(&self) -> &'static str {
        match self {
            Illegal::NotAsked => "not-asked",
            Illegal::Coin => "coin",
            Illegal::Nothing => "nothing",
            Illegal::TooLate => "too-late",
        }
    }

    fn rule(&self) -> &'static str {
        "P1.1"
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Laid { seat: Seat, coin: u8 },
    Chose { seat: Seat },
    Withdrew { seat: Seat },
    Added { sum: u32 },
    Turned { laid: Each<Coins> },
    Drew { seat: Seat, coin: u8 },
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    own: Option<Own>,
    /// In the hand and face down together.
    sizes: Each<u8>,
    done: SeatSet,
    spent: Coins,
    points: Each<u8>,
    round: u8,
    /// What a sound view does not tell.
    leak: Option<Each<u32>>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Own {
    seat: Seat,
    hand: Coins,
    laid: Coins,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    hands: Each<Coins>,
    laid: Each<Coins>,
    done: SeatSet,
    bag: Coins,
    spent: Coins,
    points: Each<u8>,
    round: u8,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(coin) => write!(f, "lay {}", coin + 1),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let patterns = || ["lay COIN", "done"].map(str::to_owned).to_vec();
        let not =
            || NotAnAction { text: text.to_owned(), misread: Misread::Pattern { patterns: patterns() } };
        if text == "done" {
            return Ok(Action::Done);
        }
        let coin: u8 = text.strip_prefix("lay ").and_then(|coin| coin.parse().ok()).ok_or_else(not)?;
        if (1..=COINS as u8).contains(&coin) { Ok(Action::Lay(coin - 1)) } else { Err(not()) }
    }
}

/// The written form of the flawed game whose notation lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Written<const W: u8>(Action);

impl<const W: u8> fmt::Display for Written<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Lay(11) if W == wrong::NOTATION_DOES_NOT_READ_BACK => f.write_str("lay 1"),
            action @ (Action::Lay(_) | Action::Done) => action.fmt(f),
        }
    }
}

impl<const W: u8> FromStr for Written<W> {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        text.parse().map(Written)
    }
}

thread_local! {
    /// How often something was done: what a record cannot know.
    static TIMES: Cell<u32> = const { Cell::new(0) };
}

fn every(n: u32) -> bool {
    TIMES.set(TIMES.get() + 1);
    TIMES.get().is_multiple_of(n)
}

fn draw(coins: &mut Coins, chance: &mut impl Chance) -> Coins {
    let n = chance.below(coins.count_ones());
    let coin = (0..COINS)
        .map(|c| 1 << c)
        .filter(|coin| *coins & coin != 0)
        .nth(n as usize)
        .expect("n is below their number");
    *coins &= !coin;
    coin
}

fn worth(coins: Coins) -> u32 {
    (0..COINS).filter(|coin| coins >> coin & 1 == 1).map(|coin| coin + 1).sum()
}

impl State {
    fn players(&self) -> usize {
        self.hands.players()
    }

    fn over(&self) -> bool {
        self.round == ROUNDS
    }

    fn awaited(&self) -> SeatSet {
        if self.over() { SeatSet::EMPTY } else { SeatSet::first(self.players()) - self.done }
    }

    fn legal(&self, seat: Seat) -> ActionSet<1> {
        if !self.awaited().contains(seat) {
            return ActionSet::EMPTY;
        }
        let laid = self.laid[seat];
        let higher = !0 << (Coins::BITS - laid.leading_zeros());
        let mut actions = ActionSet::EMPTY;
        if laid.count_ones() < 2 {
            actions |= ActionSet::run(0, u64::from(self.hands[seat] & higher));
        }
        if laid != 0 {
            actions |= ActionSet::one(COINS as usize);
        }
        actions
    }

    fn turn_over<const W: u8>(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let laid = self.laid;
        if W == wrong::EVENT_LEAKS_THE_SUM {
            sink.open(|| Event::Added { sum: laid.values().iter().map(|&coins| worth(coins)).sum() });
        }
        sink.open(|| Event::Turned { laid });
        let sums = laid.map(|_, coins| worth(coins));
        let alone = |seat: &Seat| sums.values().iter().filter(|&&sum| sum == sums[*seat]).count() == 1;
        if let Some(winner) = sums.seats().filter(alone).max_by_key(|&seat| sums[seat]) {
            self.points[winner] += 1;
        }
        for seat in laid.seats() {
            if W == wrong::ENDLESS {
                self.hands[seat] |= laid[seat];
            } else {
                self.spent |= laid[seat];
            }
            self.laid[seat] = 0;
        }
        if W == wrong::LOSES_A_COIN && self.spent.count_ones() > 5 {
            self.spent &= self.spent - 1;
        }
        self.done = SeatSet::EMPTY;
        if W != wrong::ENDLESS {
            self.round += 1;
        }
        if !self.over() {
            self.refill::<W>(chance, sink);
        }
    }

    fn refill<const W: u8>(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        for seat in self.hands.seats() {
            if self.bag == 0 {
                break;
            }
            if W == wrong::HIDDEN_LUCK && every(2) {
                chance.next();
            }
            let coin = draw(&mut self.bag, chance);
            self.hands[seat] |= coin;
            let drew = || Event::Drew { seat, coin: coin.trailing_zeros() as u8 };
            if W == wrong::DRAW_IS_TOLD_TO_ALL {
                sink.open(drew);
            } else {
                sink.secret(seat, drew);
            }
        }
        // Whoever has nothing to lay has chosen; if nobody has, the game is over.
        self.done = self.hands.iter().filter(|(_, hand)| **hand == 0).map(|(seat, _)| seat).collect();
        if self.done.len() == self.players() {
            self.round = ROUNDS;
        }
    }

    fn can_withdraw(&self, seat: Seat) -> bool {
        seat.index() < self.players() && !self.over() && self.laid[seat] != 0
    }
}

impl<const W: u8> Game for Pennies<W> {
    const NAME: &'static str = "pennies";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=3;
    const ACTIONS: usize = COINS as usize + 1;
    const VARIANTS: &'static [Variant] = &[&[]];

    type Options = usize;
    type Edition = ();
    type State = State;
    type Action = Written<W>;
    type Actions = ActionSet<1>;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn options(players: usize, _choices: &[(String, String)]) -> Result<usize, Flaws> {
        Ok(players)
    }

    fn players(options: &usize) -> usize {
        *options
    }

    fn read_edition(_toml: &str) -> Result<(), Flaws> {
        Ok(())
    }

    fn default_edition_file() -> String {
        String::new()
    }

    fn begin(players: &usize, (): &(), chance: &mut impl Chance) -> Result<State, Flaws> {
        if !Self::PLAYERS.contains(players) {
            return Err(Flaws::one("players", "2 or 3 can play"));
        }
        let mut bag = (1 << COINS) - 1;
        let hands = BySeat::from_fn(*players, |_| (0..3).map(|_| draw(&mut bag, chance)).sum());
        Ok(State {
            hands,
            laid: BySeat::filled(*players, 0),
            done: SeatSet::EMPTY,
            bag,
            spent: 0,
            points: BySeat::filled(*players, 0),
            round: 0,
        })
    }

    fn to_act(state: &State) -> SeatSet {
        if W == wrong::WAITS_FOR_THE_DONE && !state.over() {
            return SeatSet::first(state.players());
        }
        state.awaited()
    }

    fn legal(state: &State, seat: Seat) -> ActionSet<1> {
        let legal = state.legal(seat);
        if W == wrong::LIST_OFFERS_MORE && !legal.is_empty() && state.laid[seat].is_power_of_two() {
            return legal | ActionSet::run(0, u64::from(state.hands[seat]));
        }
        let fewer = legal - ActionSet::run(1, u64::from(state.bag));
        if W == wrong::CHOICES_DEPEND_ON_THE_BAG && !fewer.is_empty() {
            return fewer;
        }
        legal
    }

    fn check(state: &State, seat: Seat, action: Written<W>) -> Result<(), Illegal> {
        let list_is_wrong = W == wrong::LIST_OFFERS_MORE;
        let legal = if list_is_wrong { state.legal(seat) } else { Self::legal(state, seat) };
        if legal.contains(Self::index(action)) {
            return Ok(());
        }
        if !Self::to_act(state).contains(seat) {
            return Err(Illegal::NotAsked);
        }
        match action.0 {
            Action::Lay(_) => Err(Illegal::Coin),
            Action::Done if W == wrong::CHECK_ALLOWS_MORE => Ok(()),
            Action::Done => Err(Illegal::Nothing),
        }
    }

    fn next(state: &State) -> Option<(Seat, ActionSet<1>)> {
        let awaited = Self::to_act(state);
        let last = awaited.iter().last().filter(|_| W == wrong::NEXT_TURN_IS_ANOTHERS);
        let seat = last.or(awaited.lowest())?;
        Some((seat, Self::legal(state, seat)))
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Written<W>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if W == wrong::DEED_REFUSES_WHAT_IS_OFFERED && action.0 == Action::Lay(7) {
            return Err(Illegal::Coin);
        }
        let done = Turn::<Self>::new(state, seat).play(action, chance, sink);
        if W == wrong::REFUSAL_CHANGES_SOMETHING && done == Err(Illegal::Nothing) {
            state.points[seat] += 1;
        }
        done
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: Checked<Written<W>>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        assert!(W != wrong::PANICS || state.round < 2, "the third round was forgotten");
        match action.action().0 {
            Action::Lay(coin) => {
                state.hands[seat] &= !(1 << coin);
                state.laid[seat] |= 1 << coin;
                sink.secret(seat, || Event::Laid { seat, coin });
                let told = W == wrong::EVENT_LEAKS_A_COIN && coin == 6;
                if told || W == wrong::FINAL_CHOICES_ARE_TOLD {
                    sink.open(|| Event::Laid { seat, coin });
                }
                if W == wrong::EVENT_SHOWS_EVERY_CHOICE {
                    sink.open(|| Event::Chose { seat });
                }
            }
            Action::Done => {
                state.done.insert(seat);
                sink.open(|| Event::Chose { seat });
                if state.awaited().is_empty() {
                    state.turn_over::<W>(chance, sink);
                }
            }
        }
        if W == wrong::EVENT_LOST_IN_REPLAY && every(50) {
            sink.secret(seat, || Event::Chose { seat });
        }
    }

    fn withdraw(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !state.can_withdraw(seat) || W == wrong::FINAL_CHOICES_ARE_TOLD {
            if W == wrong::REFUSED_WITHDRAWAL_CHANGES_SOMETHING && !state.over() {
                state.done = SeatSet::EMPTY;
            }
            let nothing_is_enough = W == wrong::WITHDRAWAL_OF_NOTHING && state.awaited().contains(seat);
            return if nothing_is_enough { Ok(()) } else { Err(Illegal::TooLate) };
        }
        let everybodys = W == wrong::WITHDRAWAL_TAKES_BACK_EVERYBODYS;
        let seen = state.done.contains(seat) || W == wrong::BEGINNING_ANEW_IS_SEEN;
        for other in state.hands.seats().filter(|&other| everybodys || other == seat) {
            state.hands[other] |= std::mem::take(&mut state.laid[other]);
            state.done.remove(other);
        }
        if seen {
            sink.open(|| Event::Withdrew { seat });
        } else {
            sink.secret(seat, || Event::Withdrew { seat });
        }
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.over() || W == wrong::NO_OUTCOME {
            return None;
        }
        let place = |seat: Seat| {
            let before = state.points.values().iter().filter(|&&other| other > state.points[seat]).count();
            before as u8 + u8::from(W != wrong::PLACES_OUT_OF_ORDER)
        };
        Some(Outcome(BySeat::from_fn(state.players(), |seat| Standing {
            place: place(seat),
            points: state.points[seat].into(),
        })))
    }

    fn index(action: Written<W>) -> usize {
        match action.0 {
            Action::Lay(coin) => coin.into(),
            Action::Done => COINS as usize,
        }
    }

    fn action(index: usize) -> Option<Written<W>> {
        match index as u32 {
            coin @ 0..COINS => Some(Written(Action::Lay(coin as u8))),
            COINS => Some(Written(Action::Done)),
            _ => None,
        }
    }

    fn view(state: &State, observer: Observer) -> View {
        let State { hands, laid, done, bag: _, spent, points, round } = *state;
        View {
            own: observer.seat().map(|seat| Own { seat, hand: hands[seat], laid: laid[seat] }),
            sizes: hands.map(|seat, hand| (hand | laid[seat]).count_ones() as u8),
            done,
            spent,
            points,
            round,
            leak: match W {
                wrong::VIEW_LEAKS_COINS => Some(hands.map(|_, hand| worth(hand))),
                wrong::VIEW_LEAKS_THE_LENGTH_OF_A_PLAN => Some(laid.map(|_, coins| coins.count_ones())),
                _ => None,
            },
        }
    }

    fn position(state: &State) -> Position {
        let State { hands, laid, done, bag, spent, points, round } = *state;
        let round = if W == wrong::POSITION_FORGETS_THE_ROUND && round == 1 { 0 } else { round };
        Position { hands, laid, done, bag, spent, points, round }
    }

    fn from_position(position: &Position) -> Result<State, Flaws> {
        let Position { hands, laid, done, bag, spent, points, round } = *position;
        let all: u32 = [&hands, &laid].iter().flat_map(|each| each.values()).map(|c| c.count_ones()).sum();
        let mut flaws = Flaws::default();
        flaws.require(all + (bag | spent).count_ones() == COINS, "hands", "every coin is in one place");
        flaws.or(State { hands, laid, done, bag, spent, points, round })
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        let View { own, sizes, done, spent, points, round, leak } = *view;
        let players = sizes.players();
        let mut unknown = ((1 << COINS) - 1) & !spent & !own.map_or(0, |own| own.hand | own.laid);
        let mut hands = BySeat::filled(players, 0);
        let mut laid = BySeat::filled(players, 0);
        for seat in sizes.seats() {
            if let Some(own) = own.filter(|own| own.seat == seat) {
                (hands[seat], laid[seat]) = (own.hand, own.laid);
                if W == wrong::IMAGINE_TAKES_OWN_COINS && round > 0 && unknown != 0 && own.hand != 0 {
                    let mine = draw(&mut hands[seat], chance);
                    hands[seat] |= draw(&mut unknown, chance);
                    unknown |= mine;
                }
                continue;
            }
            hands[seat] = (0..sizes[seat]).map(|_| draw(&mut unknown, chance)).sum();
            // Nobody knows how far another's plan has come; an imagined one has not begun or is done.
            let coins = match leak.filter(|_| W == wrong::VIEW_LEAKS_THE_LENGTH_OF_A_PLAN) {
                Some(leak) => leak[seat],
                None if done.contains(seat) && sizes[seat] > 0 => {
                    1 + chance.below(u32::from(sizes[seat].min(2)))
                }
                None => 0,
            };
            laid[seat] = (0..coins).map(|_| draw(&mut hands[seat], chance)).sum();
        }
        State { hands, laid, done, bag: unknown, spent, points, round }
    }

    fn reveals(event: &Event, observer: Observer) -> bool {
        match event {
            Event::Turned { .. } => W != wrong::UNMARKED_REVELATION,
            // Nobody knew where that coin was, and only its owner does now.
            Event::Drew { seat, .. } => observer.is(*seat),
            Event::Laid { .. } | Event::Chose { .. } | Event::Withdrew { .. } | Event::Added { .. } => false,
        }
    }

    fn holdings(state: &State) -> Vec<u32> {
        let held = state.hands.values().iter().chain(state.laid.values()).chain([&state.bag, &state.spent]);
        vec![held.map(|coins| coins.count_ones()).sum()]
    }
}

impl<const W: u8> Lively for Pennies<W> {
    fn lively(legal: ActionSet<1>, chance: &mut impl Chance) -> usize {
        // Twice as likely as by uniform choice: say done as soon as possible.
        if legal.contains(COINS as usize) && chance.below(2) == 0 {
            return COINS as usize;
        }
        Self::uniform(legal, chance)
    }
}
