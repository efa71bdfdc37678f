//! Whatever happens, is asked, can be chosen or is shown in a game can be said in every language.

mod play;

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use tabletop::game::{Actions as _, Names};
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Counting, Lively, Observer, Refusal as _, Told, plain};
use words::{Language, Words};

use play::walk;

fn names() -> Names {
    Names::new(["Asha", "Bina", "Chand", "Devi", "Esha"].map(str::to_owned).to_vec())
}

/// Says a document in all languages; only the first of those that differ in nothing but figures is looked at closely.
struct Tongue<'t> {
    game: &'t str,
    names: &'t Names,
    said: BTreeSet<String>,
}

impl Tongue<'_> {
    fn say(&mut self, document: &impl Serialize) -> Vec<String> {
        let document = plain::value(document);
        Language::ALL.map(|language| self.say_in(language, &document)).to_vec()
    }

    fn say_in(&self, language: Language, document: &Value) -> String {
        let said = Words::of(language).document(self.game, document, Some(self.names));
        let said = said.unwrap_or_else(|why| panic!("{language}: {document}: {why}"));
        assert!(!said.is_empty() && !said.contains("  "), "{language}: {document}: {said:?}");
        said
    }

    /// Whole sentences begin and end as such.
    fn sentences(&mut self, document: &impl Serialize) {
        for said in self.say(document) {
            let first = said.chars().next().expect("a sentence has words");
            assert!(!first.is_lowercase() && said.ends_with(['.', ')', '?', '!']), "{said}");
            self.said.insert(said);
        }
    }

    fn sheet(&mut self, sheet: &Sheet<impl Serialize>) {
        let Sheet { heading, grids, notes } = sheet;
        for remark in heading {
            self.say(remark);
        }
        for grid in grids {
            for row in &grid.rows {
                assert_eq!(row.cells.len(), grid.columns.len(), "a cell for every column");
            }
            let cells = grid
                .columns
                .iter()
                .map(|column| &column.head)
                .chain(grid.rows.iter().flat_map(|row| &row.cells));
            cells.for_each(|cell| self.cell(cell));
            grid.legend.iter().for_each(|remark| drop(self.say(remark)));
        }
        for note in notes {
            self.say(&note.label);
            self.cell(&note.text);
        }
    }

    fn cell(&mut self, Cell(bits): &Cell<impl Serialize>) {
        for bit in bits {
            if let Bit::Said(remark) = bit {
                self.say(remark);
            }
        }
    }
}

fn everything_can_be_said<G: Lively + Told>() {
    let names = names();
    let mut tongue = Tongue { game: G::NAME, names: &names, said: BTreeSet::new() };
    walk::<G>(1, |state, asked, events| {
        for event in &events {
            tongue.sentences(event);
        }
        let Some(seat) = asked else { return };
        let view = G::view(state, Observer::Seat(seat));
        tongue.sentences(&G::question(&view).expect("whoever is to act is asked something"));
        for action in G::legal(state, seat).iter().filter_map(G::action) {
            let choice = G::choice(&view, action);
            tongue.say(&choice);
        }
        for paragraph in G::explain(&view) {
            tongue.say(&paragraph);
        }
        tongue.sheet(&G::sheet(&view, Counting::Hidden));
        tongue.sheet(&G::sheet(&G::view(state, Observer::Spectator), Counting::Open));
        assert_eq!(G::question(&G::view(state, Observer::Spectator)), None, "only who is asked is asked");
    });
    assert!(tongue.said.len() > 100, "{:?}", tongue.said);
}

#[test]
fn everything_in_every_game_can_be_said() {
    games::each!(G => everything_can_be_said::<G>());
}

/// Every reason that occurs is told in its own words, with its rule, and not by its code.
fn reasons_are_told<G: Lively>() {
    let mut known = BTreeSet::new();
    walk::<G>(1, |state, asked, _| {
        // A look at the others' choices now and then finds every reason, too.
        let Some(seat) = asked else { return };
        for action in (0..G::ACTIONS).filter_map(G::action) {
            if let Err(illegal) = G::check(state, seat, action)
                && known.insert(illegal.code())
            {
                let said = Language::ALL
                    .map(|language| Words::of(language).illegal(G::NAME, illegal.code(), illegal.rule()));
                for said in said {
                    assert!(said.ends_with(&format!("({}).", illegal.rule())), "{said}");
                    assert!(!said.contains(illegal.code()) || !illegal.code().contains('-'), "{said}");
                }
            }
        }
    });
    assert!(!known.is_empty(), "somebody may not do everything");
}

#[test]
fn the_reasons_of_every_game_are_told() {
    games::each!(G => reasons_are_told::<G>());
}
