//! What one client knows and wants, without input or output.
//!
//! A client asks for one thing at a time. What it asks for next follows from what it knows of its table, so that it finds
//! its way whatever others do in the meantime: it watches, sits down, and the host begins; it drafts choices until the
//! plan may be sealed, and seals it; after the game it votes for another, and follows the others there.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use table::{Matter, PersonId, Request, Stage, TableId};
use tabletop::{Chance as _, FastChance, Form, Seat};
use wire::{ClientMessage, Numbered};

use crate::arrivals::Arrivals;
use crate::heard::{Heard, HeardBoard, HeardFrame, HeardPrompt, HeardTable, HeardTrouble};
use crate::ledger::Ledger;

/// Who has met an error asks again only after this time, so that errors do not become the load.
const REST: Duration = Duration::from_secs(1);

/// An answer that takes longer will not come.
const UNANSWERED: Duration = Duration::from_secs(5);

/// Refusals that somebody may get who was overtaken by others.
const OVERTAKEN: [&str; 4] = ["stale", "not-asked", "begun", "over"];

/// Those who sit or look on at one table, and move on together.
#[derive(Debug)]
pub(crate) struct Party {
    arrivals: Mutex<Arrivals>,
    ledger: Arc<Ledger>,
}

impl Party {
    /// So many clients.
    pub(crate) fn new(clients: usize, ledger: Arc<Ledger>) -> Arc<Party> {
        Arc::new(Party { arrivals: Mutex::new(Arrivals::new(clients)), ledger })
    }

    fn arrivals(&self) -> MutexGuard<'_, Arrivals> {
        self.arrivals.lock().expect("nobody panics while counting")
    }
}

/// What one client knows and wants.
#[derive(Debug)]
pub(crate) struct Mind {
    party: Arc<Party>,
    /// Which of the party this client is; 0 counts the games for all.
    number: usize,
    /// Where the client is to sit down, if nobody has seated it; nothing for spectators.
    place: Option<Seat>,
    chance: FastChance,
    person: Option<PersonId>,
    table: TableId,
    /// The table that the client has left, until it has said so.
    left: Option<TableId>,
    known: Option<Known>,
    awaited: Option<Awaited>,
    rests_until: Option<Instant>,
    last_id: u32,
}

/// What a client knows of its table.
#[derive(Debug)]
struct Known {
    host: PersonId,
    is_seated: bool,
    seq: u32,
    board: HeardBoard,
    has_voted: bool,
}

/// What a client wants next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Intent {
    /// No longer to hear of a table.
    Unwatch(TableId),
    /// To hear of its table.
    Watch,
    /// To sit down.
    Sit(Seat),
    /// To begin the game.
    Start,
    /// To draft a choice.
    Choose {
        /// The question it answers.
        question: u32,
    },
    /// To seal its plan.
    Seal {
        /// The question it answers.
        question: u32,
    },
    /// To vote for another game.
    Vote,
}

/// What a client has asked for.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    id: u32,
    intent: Intent,
    sent: Instant,
    /// Did the server say that it was done?
    is_done: bool,
    /// Has what comes of it arrived: the table, the game, the draft, the frame?
    is_shown: bool,
    /// The number of the frame about a sealed plan.
    seq: Option<u32>,
}

impl Awaited {
    /// Is there nothing more to wait for? Until then what the client knows may be older than what it asked for.
    fn is_over(&self) -> bool {
        let shows = match self.intent {
            Intent::Watch | Intent::Start | Intent::Choose { .. } | Intent::Seal { .. } => true,
            Intent::Unwatch(_) | Intent::Sit(_) | Intent::Vote => false,
        };
        self.is_done && (self.is_shown || !shows)
    }
}

impl Mind {
    /// A client that has not said anything yet.
    pub(crate) fn new(
        party: Arc<Party>,
        number: usize,
        place: Option<Seat>,
        table: TableId,
        chance: FastChance,
    ) -> Mind {
        Mind {
            party,
            number,
            place,
            chance,
            person: None,
            table,
            left: None,
            known: None,
            awaited: None,
            rests_until: None,
            last_id: 0,
        }
    }

    /// Does it see a game that has begun?
    pub(crate) fn sees_a_game(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.board.status.stage != Stage::Gathering)
    }

    /// Until when it rests after an error.
    pub(crate) fn rests_until(&self) -> Option<Instant> {
        self.rests_until
    }

    /// It has rested enough.
    pub(crate) fn wake(&mut self) {
        self.rests_until = None;
    }

    /// What it wants next, unless it waits for an answer or for others.
    pub(crate) fn intent(&self) -> Option<Intent> {
        if self.awaited.is_some() || self.rests_until.is_some() || self.person.is_none() {
            return None;
        }
        if let Some(table) = self.left {
            return Some(Intent::Unwatch(table));
        }
        let Some(known) = &self.known else { return Some(Intent::Watch) };
        match &known.board.status.stage {
            Stage::Gathering => self.gather(known),
            Stage::Playing => Some(answer(known.board.prompt.as_ref()?)),
            Stage::Finished { .. } if known.is_seated && !known.has_voted => Some(Intent::Vote),
            Stage::Finished { .. } | Stage::Paused | Stage::Abandoned | Stage::Closed { .. } => None,
        }
    }

    fn gather(&self, known: &Known) -> Option<Intent> {
        if !known.is_seated {
            return self.place.map(Intent::Sit);
        }
        let begins = self.person == Some(known.host) && known.board.status.is_full();
        begins.then_some(Intent::Start)
    }

    /// Says what it wants.
    pub(crate) fn say(&mut self, intent: Intent, now: Instant) -> Numbered {
        self.last_id += 1;
        let (id, table) = (self.last_id, self.table);
        self.awaited = Some(Awaited { id, intent, sent: now, is_done: false, is_shown: false, seq: None });
        let request = match intent {
            Intent::Unwatch(table) => return ClientMessage::Unwatch { table }.numbered(id),
            Intent::Watch => {
                return ClientMessage::Watch {
                    table,
                    after: None,
                    eyes: None,
                    open: false,
                    form: Form::View,
                }
                .numbered(id);
            }
            Intent::Sit(seat) => Request::Sit { seat, colour: None },
            Intent::Start => Request::Start,
            Intent::Choose { question } => Request::Choose { question, action: self.pick() },
            Intent::Seal { question } => Request::Seal { question, actions: Vec::new() },
            Intent::Vote => Request::Vote { matter: Matter::Rematch, yes: true },
        };
        ClientMessage::Ask { table, request }.numbered(id)
    }

    fn pick(&mut self) -> String {
        let prompt = self.known.as_ref().and_then(|known| known.board.prompt.as_ref());
        prompt.and_then(|prompt| lively(&prompt.choices, &mut self.chance)).unwrap_or_default()
    }

    /// Takes in what the server says.
    pub(crate) fn hear(&mut self, heard: Heard, now: Instant) {
        match heard {
            Heard::Hello(person) => self.person = Some(person),
            Heard::Done(id) => self.hear_done(id, now),
            Heard::Trouble(id, trouble) => self.hear_trouble(id, &trouble, now),
            Heard::Table(shown) if shown.table == self.table => self.hear_table(shown, now),
            Heard::Frame(table, frame) if table == self.table => self.hear_frame(frame, now),
            Heard::Draft(table, prompt) if table == self.table => self.hear_draft(prompt),
            Heard::Gone(table, trouble) if table == self.table => self.error("gone", &trouble.message, now),
            // What is said of a table that it has left.
            Heard::Table(_) | Heard::Frame(..) | Heard::Draft(..) | Heard::Gone(..) | Heard::Other => {}
        }
    }

    /// At the end: has it waited for an answer too long?
    pub(crate) fn judge_silence(&self, now: Instant) {
        let late = |awaited: &&Awaited| now.duration_since(awaited.sent) > UNANSWERED;
        if let Some(awaited) = self.awaited.as_ref().filter(late) {
            self.party.ledger.error("unanswered", &format!("no answer to {:?}", awaited.intent));
        }
    }

    fn hear_done(&mut self, id: u32, now: Instant) {
        let Some(awaited) = self.awaited.as_mut().filter(|awaited| awaited.id == id && !awaited.is_done)
        else {
            return self.error("stray-answer", &format!("an answer to {id}, which nobody asked"), now);
        };
        awaited.is_done = true;
        let awaited = *awaited;
        match awaited.intent {
            Intent::Seal { .. } => {
                self.party.ledger.done(now, now.duration_since(awaited.sent));
                if let Some(seq) = awaited.seq {
                    let took = self.party.arrivals().confirm(self.table, self.number, seq);
                    self.party.ledger.everyone(now, took);
                }
            }
            Intent::Unwatch(_) => self.left = None,
            Intent::Sit(_) => self.know(|known| known.is_seated = true),
            Intent::Vote => self.know(|known| known.has_voted = true),
            Intent::Watch | Intent::Start | Intent::Choose { .. } => {}
        }
        self.close();
    }

    fn hear_trouble(&mut self, id: Option<u32>, trouble: &HeardTrouble, now: Instant) {
        let asked = self.awaited.take_if(|awaited| id == Some(awaited.id));
        let rest = trouble.wait().map_or(REST, |wait| Duration::from_millis(wait.into()));
        let Some(awaited) = asked else { return self.error(trouble.code(), &trouble.message, now) };
        if let Some(seq) = awaited.seq {
            self.party.arrivals().disown(self.table, self.number, seq);
        }
        if self.was_overtaken(awaited.intent) && OVERTAKEN.contains(&trouble.code()) {
            self.party.ledger.race(trouble.code());
        } else {
            self.error(trouble.code(), &trouble.message, now);
            self.rests_until = Some(now + rest);
        }
    }

    /// Does what it asked for no longer fit what it knows now? The server answers and tells in one order, so whoever
    /// was overtaken has heard of it before they are refused.
    fn was_overtaken(&self, intent: Intent) -> bool {
        match intent {
            Intent::Choose { question } | Intent::Seal { question } => self.question() != Some(question),
            Intent::Start => self.sees_a_game(),
            Intent::Unwatch(_) | Intent::Watch | Intent::Sit(_) | Intent::Vote => false,
        }
    }

    fn hear_table(&mut self, shown: HeardTable, now: Instant) {
        let HeardTable { table, host, seat, seq, board } = shown;
        let arrived = self.party.arrivals().heard(table, self.number, seq, now);
        self.party.ledger.everyone(now, arrived);
        let has_voted = self.known.as_ref().is_some_and(|known| known.has_voted);
        self.known = Some(Known { host, is_seated: seat.is_some(), seq, board, has_voted });
        self.see(|intent| intent == Intent::Watch);
        self.see_the_game();
        self.move_on();
    }

    fn hear_frame(&mut self, HeardFrame { seq, board }: HeardFrame, now: Instant) {
        let Some(known) = &mut self.known else {
            return self.error("early-frame", "a frame came before the table", now);
        };
        if seq != known.seq + 1 {
            let why = format!("frame {seq} came after frame {}", known.seq);
            self.party.ledger.error("gap", &why);
        }
        known.seq = seq;
        if let Some(board) = board {
            let was_on = !known.board.status.stage.is_over();
            known.board = board;
            // One of the party counts for all.
            if was_on && self.number == 0 && matches!(known.board.status.stage, Stage::Finished { .. }) {
                self.party.ledger.games.fetch_add(1, Ordering::Relaxed);
            }
        }
        let confirmed = self.claim(seq);
        let arrived = self.party.arrivals().heard(self.table, self.number, seq, now);
        self.party.ledger.everyone(now, confirmed.into_iter().chain(arrived));
        self.see_the_game();
        self.close();
        self.move_on();
    }

    /// If this frame is about the plan that the client sealed, the plan has its number.
    fn claim(&mut self, seq: u32) -> Option<Duration> {
        let question = self.question();
        let awaited = self.awaited.as_mut().filter(|awaited| !awaited.is_shown)?;
        let Intent::Seal { question: sealed } = awaited.intent else { return None };
        if question == Some(sealed) {
            return None;
        }
        awaited.is_shown = true;
        awaited.seq = Some(seq);
        let mut arrivals = self.party.arrivals();
        arrivals.guess(self.table, self.number, seq, awaited.sent);
        if awaited.is_done { arrivals.confirm(self.table, self.number, seq) } else { None }
    }

    fn hear_draft(&mut self, prompt: HeardPrompt) {
        // A draft of a question that others have ended since is of no use.
        if self.question().is_some_and(|question| question <= prompt.question) {
            self.know(|known| known.board.prompt = Some(prompt));
        }
        self.see(|intent| matches!(intent, Intent::Choose { .. }));
    }

    fn see_the_game(&mut self) {
        if self.sees_a_game() {
            self.see(|intent| intent == Intent::Start);
        }
    }

    /// What comes of such an intent has arrived, if it took one.
    fn see(&mut self, such: impl FnOnce(Intent) -> bool) {
        if let Some(awaited) = &mut self.awaited
            && such(awaited.intent)
        {
            awaited.is_shown = true;
        }
        self.close();
    }

    /// It waits no longer for what has come.
    fn close(&mut self) {
        self.awaited.take_if(|awaited| awaited.is_over());
    }

    /// Follows the others to their next table.
    fn move_on(&mut self) {
        let next = self.known.as_ref().and_then(|known| known.board.status.rematch);
        if let Some(next) = next {
            self.party.arrivals().left(self.table, self.number);
            self.left = Some(self.table);
            self.table = next;
            self.known = None;
        }
    }

    fn question(&self) -> Option<u32> {
        Some(self.known.as_ref()?.board.prompt.as_ref()?.question)
    }

    fn know(&mut self, learn: impl FnOnce(&mut Known)) {
        self.known.as_mut().map(learn);
    }

    fn error(&mut self, code: &str, example: &str, now: Instant) {
        self.party.ledger.error(code, example);
        self.rests_until = Some(now + REST);
    }
}

/// What to do about a question: seal as soon as it may be.
fn answer(prompt: &HeardPrompt) -> Intent {
    let question = prompt.question;
    if prompt.may_seal { Intent::Seal { question } } else { Intent::Choose { question } }
}

/// One of the choices. Whoever holds back, as these words say, brings the game no nearer to its end, so
/// that is done less often.
fn lively(choices: &[String], chance: &mut FastChance) -> Option<String> {
    const HOLDING_BACK: [&str; 3] = ["pass", "stay", "leave"];
    let bold: Vec<_> =
        choices.iter().filter(|choice| !HOLDING_BACK.iter().any(|word| choice.starts_with(word))).collect();
    let among = if bold.is_empty() || chance.below(4) == 0 { choices.iter().collect() } else { bold };
    let n = chance.below(u32::try_from(among.len()).ok().filter(|&length| length > 0)?);
    Some(among[n as usize].clone())
}

#[cfg(test)]
mod tests {
    use tabletop::BySeat;
    use tabletop::game::{Outcome, Standing};

    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn table() -> TableId {
        TableId::from_random(1)
    }

    fn host() -> PersonId {
        PersonId::from_random(1)
    }

    fn mind(number: usize, place: Option<Seat>) -> (Mind, Arc<Party>) {
        let party = Party::new(1, Arc::default());
        // Alone in its party, so that what it has heard everybody has.
        let mind =
            Mind { number: 0, ..Mind::new(Arc::clone(&party), number, place, table(), FastChance::new(1)) };
        (mind, party)
    }

    fn nobody_won() -> Outcome {
        Outcome(BySeat::filled(2, Standing { place: 1, points: 0 }))
    }

    fn board(stage: Stage, prompt: Option<HeardPrompt>) -> HeardBoard {
        let status =
            r#"{"stage":{"stage":"gathering"},"seats":[{"sitter":{"sitter":"bot"}}],"rematch":null}"#;
        let mut status: crate::heard::HeardStatus = serde_json::from_str(status).unwrap();
        status.stage = stage;
        HeardBoard { status, prompt }
    }

    fn asked(question: u32, may_seal: bool) -> HeardPrompt {
        HeardPrompt { question, choices: vec!["buy".to_owned()], may_seal }
    }

    fn shown(seat: Option<Seat>, seq: u32, board: HeardBoard) -> Heard {
        Heard::Table(HeardTable { table: table(), host: host(), seat, seq, board })
    }

    fn frame(seq: u32, board: HeardBoard) -> Heard {
        Heard::Frame(table(), HeardFrame { seq, board: Some(board) })
    }

    fn trouble(code: &str) -> HeardTrouble {
        let text = format!(
            r#"{{"problem":{{"problem":"refused","refused":{{"refused":"{code}"}}}},"message":"no"}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    /// A player who watches a running game in which they are asked question 1, and may seal; two things were said.
    fn playing() -> (Mind, Arc<Party>, Instant) {
        let (mut mind, party) = mind(0, Some(Seat::A));
        let now = Instant::now();
        assert_eq!(mind.intent(), None, "it does not know yet who it is");
        mind.hear(Heard::Hello(host()), now);
        assert_eq!(mind.intent(), Some(Intent::Watch));
        mind.say(Intent::Watch, now);
        mind.hear(Heard::Done(1), now);
        assert_eq!(mind.intent(), None, "it has not seen the table yet");
        mind.hear(shown(Some(Seat::A), 4, board(Stage::Gathering, None)), now);
        assert_eq!(mind.intent(), Some(Intent::Start), "all are there");
        mind.say(Intent::Start, now);
        mind.hear(Heard::Done(2), now);
        assert_eq!(mind.intent(), None, "it does not begin twice");
        mind.hear(frame(5, board(Stage::Playing, Some(asked(1, true)))), now);
        assert_eq!(mind.intent(), Some(Intent::Seal { question: 1 }));
        (mind, party, now)
    }

    fn plans(party: &Party) -> (u64, u64) {
        let seconds = party.ledger.seconds();
        let sum = |of: fn(&crate::ledger::Second) -> u64| seconds.iter().map(of).sum();
        (sum(|second| second.done.plans()), sum(|second| second.everyone.plans()))
    }

    #[test]
    fn a_plan_counts_once_whatever_comes_first() {
        for done_first in [true, false] {
            let (mut mind, party, now) = playing();
            mind.say(Intent::Seal { question: 1 }, now);
            let mut news = [Heard::Done(3), frame(6, board(Stage::Playing, Some(asked(2, false))))];
            if !done_first {
                news.reverse();
            }
            for heard in news {
                assert_eq!(mind.intent(), None);
                mind.hear(heard, now + MS);
            }
            assert_eq!(mind.intent(), Some(Intent::Choose { question: 2 }));
            assert_eq!(plans(&party), (1, 1));
            assert!(party.ledger.errors().is_empty());
        }
    }

    #[test]
    fn the_frame_of_another_is_not_its_own() {
        let (mut mind, party, now) = playing();
        mind.say(Intent::Seal { question: 1 }, now);
        mind.hear(frame(6, board(Stage::Playing, Some(asked(1, true)))), now);
        mind.hear(Heard::Done(3), now);
        assert_eq!((plans(&party), mind.intent()), ((1, 0), None));
        mind.hear(frame(7, board(Stage::Playing, None)), now);
        assert_eq!(plans(&party), (1, 1));
    }

    #[test]
    fn who_is_overtaken_is_refused_without_an_error() {
        let (mut mind, party, now) = playing();
        mind.say(Intent::Seal { question: 1 }, now);
        mind.hear(frame(6, board(Stage::Playing, Some(asked(2, true)))), now);
        mind.hear(Heard::Trouble(Some(3), trouble("stale")), now);
        assert_eq!(party.ledger.races().into_iter().collect::<Vec<_>>(), [("stale".to_owned(), 1)]);
        assert!(party.ledger.errors().is_empty());
        assert_eq!(plans(&party), (0, 0), "the plan of another is not its own");
        assert_eq!(mind.intent(), Some(Intent::Seal { question: 2 }));
    }

    #[test]
    fn a_refusal_without_a_reason_is_an_error_and_calls_for_rest() {
        let (mut mind, party, now) = playing();
        mind.say(Intent::Seal { question: 1 }, now);
        mind.hear(Heard::Trouble(Some(3), trouble("stale")), now);
        assert_eq!(party.ledger.errors()["stale"].count, 1);
        assert_eq!((mind.intent(), mind.rests_until()), (None, Some(now + REST)));
        mind.wake();
        assert_eq!(mind.intent(), Some(Intent::Seal { question: 1 }));
    }

    #[test]
    fn choices_are_drafted_until_the_plan_may_be_sealed() {
        let (mut mind, _, now) = playing();
        mind.hear(frame(6, board(Stage::Playing, Some(asked(2, false)))), now);
        let said = mind.say(Intent::Choose { question: 2 }, now);
        let request = Request::Choose { question: 2, action: "buy".to_owned() };
        assert_eq!(said, ClientMessage::Ask { table: table(), request }.numbered(3));
        mind.hear(Heard::Done(3), now);
        assert_eq!(mind.intent(), None, "what may be chosen next is not known yet");
        mind.hear(Heard::Draft(table(), asked(2, true)), now);
        assert_eq!(mind.intent(), Some(Intent::Seal { question: 2 }));
    }

    #[test]
    fn gaps_and_stray_answers_are_errors() {
        let (mut mind, party, now) = playing();
        mind.hear(frame(7, board(Stage::Playing, None)), now);
        mind.hear(Heard::Done(9), now);
        let errors = party.ledger.errors();
        assert_eq!((errors["gap"].count, errors["stray-answer"].count), (1, 1));
        assert_eq!(errors["gap"].example, "frame 7 came after frame 5");
    }

    #[test]
    fn after_the_game_everybody_follows_to_the_next() {
        let (mut mind, party, now) = playing();
        let finished = Stage::Finished { outcome: nobody_won() };
        mind.hear(frame(6, board(finished.clone(), None)), now);
        assert_eq!(mind.intent(), Some(Intent::Vote));
        mind.say(Intent::Vote, now);
        let next = TableId::from_random(2);
        let mut rematched = board(finished, None);
        rematched.status.rematch = Some(next);
        mind.hear(frame(7, rematched), now);
        mind.hear(Heard::Done(3), now);
        assert_eq!(mind.intent(), Some(Intent::Unwatch(table())));
        mind.say(Intent::Unwatch(table()), now);
        mind.hear(Heard::Done(4), now);
        assert_eq!(mind.intent(), Some(Intent::Watch));
        assert_eq!(
            mind.say(Intent::Watch, now),
            ClientMessage::Watch { table: next, after: None, eyes: None, open: false, form: Form::View }
                .numbered(5)
        );
        assert_eq!(party.ledger.games.load(Ordering::Relaxed), 1);
        assert!(party.ledger.errors().is_empty());
    }

    #[test]
    fn who_looks_on_sits_down_nowhere_and_asks_for_nothing() {
        let (mut mind, _) = mind(0, None);
        let now = Instant::now();
        mind.hear(Heard::Hello(PersonId::from_random(9)), now);
        mind.say(Intent::Watch, now);
        mind.hear(Heard::Done(1), now);
        mind.hear(shown(None, 4, board(Stage::Gathering, None)), now);
        assert_eq!(mind.intent(), None);
        mind.hear(frame(5, board(Stage::Finished { outcome: nobody_won() }, None)), now);
        assert_eq!(mind.intent(), None);
    }

    #[test]
    fn silence_is_noticed_at_the_end() {
        let (mut mind, party, now) = playing();
        mind.judge_silence(now + 2 * UNANSWERED);
        assert!(party.ledger.errors().is_empty(), "it has asked for nothing");
        mind.say(Intent::Seal { question: 1 }, now);
        mind.judge_silence(now + UNANSWERED / 2);
        assert!(party.ledger.errors().is_empty());
        mind.judge_silence(now + 2 * UNANSWERED);
        assert_eq!(party.ledger.errors()["unanswered"].count, 1);
    }

    #[test]
    fn holding_back_is_rarer_than_its_share() {
        let choices = ["pass", "buy"].map(str::to_owned);
        let mut chance = FastChance::new(1);
        let passes = (0..1000).filter(|_| lively(&choices, &mut chance).unwrap() == "pass").count();
        assert!((50..250).contains(&passes), "{passes}");
        assert_eq!(lively(&[], &mut chance), None);
        assert_eq!(
            lively(&choices[..1], &mut chance).as_deref(),
            Some("pass"),
            "if nothing else can be done"
        );
    }
}
