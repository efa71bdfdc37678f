//! Whoever is shown sheets is told the same as everybody else, in another form.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use serde_json::Value;
use table::{Pace, Terms};
use tabletop::{FastChance, Form, Observer, Portrayal, plain};

use crate::host::{Host, Playable, bytes, pick, terms};

/// So many bytes a sheet has at most: a board with one, and with another one of what is planned, is far from filling an
/// outbox.
const LONGEST: usize = 16 * 1024;

/// Looks at every moment of a game that people play by chance, with some of their plans still in the making.
fn every_moment<G: Playable>(players: usize, terms: Terms, look: &mut impl FnMut(&Host<G>)) {
    let mut host = Host::<G>::begun_with(players, terms, 5);
    let mut luck = FastChance::new(5);
    while host.is_playing() {
        look(&host);
        let who = *pick(&host.asked(), &mut luck);
        if let Some(first) = host.prompt(who).choices.first() {
            host.choose(who, first);
            look(&host);
        }
        host.play(who, &mut luck);
    }
    look(&host);
}

/// A board without what shows the game: that alone has a form.
fn without_views(board: &impl serde::Serialize) -> Value {
    let mut board = plain::value(board);
    board["view"].take();
    if !board["prompt"].is_null() {
        board["prompt"]["drafted"].take();
    }
    board
}

fn sheets_show_what_views_show<G: Playable>(players: usize) {
    let (mut moments, mut drafted) = (0, 0);
    every_moment::<G>(players, terms(Pace::Free), &mut |host| {
        // One of them after the other: to recall what they saw takes folding the log.
        let observers = host.observers();
        let (table, observer) = (&host.table, observers[moments % observers.len()]);
        let board = table.board(observer);
        assert_eq!(bytes(&table.board_in(Form::View, observer)), bytes(&board));
        let read = table.board_in(Form::Sheet, observer);
        assert_eq!(without_views(&read), without_views(&board));
        let view = table.history().recalled(observer, table.seq(observer)).expect("the game has begun");
        let sheet = G::sheet(&view, table.setup().terms.counting());
        let length = plain::text(&sheet).len();
        assert!((500..LONGEST).contains(&length), "{length} bytes");
        assert!(read.view == Some(Portrayal::Sheet(sheet)), "{observer} is shown what they see");
        let drafts = |prompt: Option<bool>| prompt == Some(true);
        let has_draft = drafts(read.prompt.map(|prompt| prompt.drafted.is_some()));
        assert_eq!(has_draft, drafts(board.prompt.map(|prompt| prompt.drafted.is_some())));
        drafted += usize::from(has_draft);
        moments += 1;
    });
    assert!(moments > 100 && drafted > 10, "{moments} moments, {drafted} with a draft");
}

#[test]
fn sheets_show_what_views_show_in_eschnapur() {
    sheets_show_what_views_show::<Eschnapur>(3);
}

#[test]
fn sheets_show_what_views_show_in_morgenland() {
    sheets_show_what_views_show::<Morgenland>(5);
}

/// MP.1: where people must count along, a sheet does not count for them.
#[test]
fn a_table_that_hides_counting_hides_it_in_sheets() {
    let sheets = |open_counting| {
        let mut sheets = Vec::new();
        every_moment::<Morgenland>(3, Terms { open_counting, ..terms(Pace::Free) }, &mut |host| {
            sheets.push(plain::value(&host.table.board_in(Form::Sheet, Observer::Spectator).view));
        });
        sheets
    };
    let treasure = |sheet: &Value| sheet["grids"][1]["rows"][0]["cells"].to_string();
    let [open, hidden] = [sheets(true), sheets(false)];
    assert_eq!(open.len(), hidden.len());
    assert!(open.iter().all(|sheet| !treasure(sheet).contains(r#""?""#)));
    assert!(hidden.iter().all(|sheet| treasure(sheet).contains(r#""?""#)));
}
