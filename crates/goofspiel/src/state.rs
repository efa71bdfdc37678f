//! The state, its one door for actions, and the round.

use tabletop::game::{Checked, Outcome, Standing};
use tabletop::ruling::{Legal, Verdict};
use tabletop::{Chance, Seat, SeatSet, Sink};

use crate::action::{Action, Actions, Ruling, sets};
use crate::card::{Card, CardSet, points};
use crate::event::{Event, Fate};
use crate::illegal::Illegal;
use crate::table::{BySeat, Public, Ties};

/// A game in progress: plain data, cheap to copy, secrets included. It is never serialised: observers get a
/// [`View`](crate::view::View), finished games and scenarios a [`Position`](crate::position::Position).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) public: Public,
    /// What everybody has bid in this round, face down (G1.2). It is never there for all: then it is turned over.
    pub(crate) bids: BySeat<Option<Card>>,
}

impl State {
    /// G0: the opening state, with the first prize turned up.
    pub(crate) fn new(players: usize, ties: Ties, chance: &mut impl Chance) -> State {
        let mut state = State { public: Public::new(players, ties), bids: BySeat::filled(players, None) };
        state.turn_up(chance, &mut ());
        state
    }

    /// What lies open: all but the bids.
    #[inline]
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// G1.2: whoever has not bid for the prize that lies open.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        let awaited = |&(_, bid): &(Seat, &Option<Card>)| self.public.prize.is_some() && bid.is_none();
        self.bids.iter().filter(awaited).map(|(seat, _)| seat).collect()
    }

    /// What this seat may do now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Actions {
        let mut legal = Legal::default();
        if self.to_act().contains(seat) {
            self.judge(seat, &mut legal);
        }
        legal.actions()
    }

    /// May this seat do this now?
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.public.prize.is_none() {
            return Err(Illegal::Over);
        }
        let mut verdict = Verdict::on(action.index());
        if self.to_act().contains(seat) {
            self.judge(seat, &mut verdict);
        }
        verdict.result(Illegal::NotAsked)
    }

    /// G1.2: a card from the hand, whoever is asked.
    #[inline]
    fn judge(&self, seat: Seat, ruling: &mut impl Ruling) {
        ruling.offer(sets::Bid::ALL);
        ruling.forbid(sets::Bid::of(!self.public.players[seat].hand), Illegal::Spent);
    }

    /// Carries out an action that is known to be legal; the last bid of a round ends it.
    #[inline]
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Checked<Action>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let Action::Bid(card) = action.action();
        self.bids[seat] = Some(card);
        sink.secret(seat, || Event::Bid { seat, card });
        sink.open(|| Event::Chose { seat });
        if self.to_act().is_empty() {
            self.reveal(sink);
            self.turn_up(chance, sink);
        }
    }

    /// G1.3: takes back what this seat has bid, while others still have to choose.
    pub(crate) fn withdraw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if self.public.prize.is_none() {
            return Err(Illegal::Over);
        }
        if seat.index() >= self.bids.players() {
            return Err(Illegal::NotAsked);
        }
        self.bids[seat].take().ok_or(Illegal::NothingChosen)?;
        sink.open(|| Event::TookBack { seat });
        Ok(())
    }

    /// G1.4: all bids are turned over, and are gone. The highest wins, if it is alone (G2.1).
    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        let bids = self.bids.map(|_, bid| bid.expect("all have bid"));
        self.bids = BySeat::filled(bids.players(), None);
        for (seat, &card) in bids.iter() {
            self.public.players[seat].hand.remove(card);
            sink.open(|| Event::Revealed { seat, card });
        }
        let card = bids.values().iter().copied().max().expect("somebody plays");
        let seats: SeatSet = bids.seats().filter(|&seat| bids[seat] == card).collect();
        let prizes = self.public.open();
        (self.public.prize, self.public.kept) = (None, CardSet::EMPTY);
        match seats.lowest() {
            Some(seat) if seats.len() == 1 => {
                let won = &mut self.public.players[seat].won;
                *won = *won | prizes;
                sink.open(|| Event::Won { seat, card, prizes, points: points(prizes) });
            }
            _ => self.tie(seats, card, prizes, sink),
        }
    }

    /// G2.2: nobody wins; the prizes are kept or discarded. After the last round there is no bid to keep them for (G2.3).
    fn tie(&mut self, seats: SeatSet, card: Card, prizes: CardSet, sink: &mut impl Sink<Event>) {
        let fate = match self.public.ties {
            Ties::Kept if !self.public.stack.is_empty() => Fate::Kept,
            Ties::Kept | Ties::Discarded => Fate::Discarded,
        };
        match fate {
            Fate::Kept => self.public.kept = prizes,
            Fate::Discarded => self.public.discarded = self.public.discarded | prizes,
        }
        sink.open(|| Event::Tied { seats, card, prizes, fate });
    }

    /// G1.1: the next prize is turned up; G3.1: after the last one the game is over. Nobody may look into the stack, so it
    /// has no order: one of those left is drawn.
    fn turn_up(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let public = &mut self.public;
        if public.stack.is_empty() {
            sink.open(|| Event::Ended);
            return;
        }
        let drawn = chance.below(public.stack.len() as u32) as usize;
        let prize = public.stack.iter().nth(drawn).expect("what is drawn is below the number of prizes");
        public.stack.remove(prize);
        public.prize = Some(prize);
        let public = *public;
        sink.open(|| Event::RoundBegan {
            round: public.round(),
            prize,
            kept: public.kept,
            stake: points(public.open()),
        });
    }

    /// G3.2: the result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.public.prize.is_none().then(|| Outcome(standings(&self.public)))
    }
}

/// G3.2: the places by points; equal players share one (G3.3), and the next is skipped.
pub fn standings(public: &Public) -> BySeat<Standing> {
    let points = public.points();
    points.map(|_, mine| Standing {
        place: points.values().iter().filter(|&&other| other > mine).count() as u8 + 1,
        points: mine,
    })
}
