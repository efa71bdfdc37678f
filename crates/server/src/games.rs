//! The games that are hosted here.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Level;
use serde::Serialize;
use serde_json::Value;
use store::StoredTable;
use table::{Deed, PersonId, Quiet, Setup, Sitter, Table, TableId, Time};
use tabletop::{Flaws, Hosted, Length, Refusal as _, Seat, Seed, Told};
use wire::http::{GameAbout, NewTable};
use wire::{Problem, Sought};

use crate::archive::{Made, Wanted};
use crate::config::Sources;
use crate::moments;
use crate::name::must_be_title;
use crate::registry::Registry;
use crate::stored::{self, Unreadable};
use crate::table_task::{Needs, Playable, TableTask, TaskHandle};
use crate::trouble::{OrFailed as _, invalid};

/// Every game that can be played here.
static GAMES: &[&dyn AnyGame] = &::games::each!(G => &G {});

/// What the server asks of a game whose type is only known from its name.
pub(crate) trait AnyGame: Send + Sync {
    /// The name in messages.
    fn name(&self) -> &'static str;
    /// What the lobby must know of it.
    fn about(&self) -> GameAbout;
    /// How long a game of so many players with these choices usually takes.
    fn length(&self, players: usize, choices: &BTreeMap<String, String>) -> Length;
    /// Opens a new table, with those on it who sit there from the beginning.
    fn open<'a>(
        &'a self,
        registry: &'a Arc<Registry>,
        sources: &'a Sources,
        host: Host,
        new: NewTable,
    ) -> Opening<'a>;
    /// Reads a stored table, which takes a while; then it can be hosted.
    fn read(&self, stored: StoredTable) -> Result<Launch, Unreadable>;
    /// Every reason for which its rules refuse something.
    fn reasons(&self) -> &'static [&'static str];
    /// What no type can say of its documents.
    fn facts(&self) -> Vec<(&'static str, Value)>;
    /// A document of a finished game at which everybody was called like this. This takes a while, too.
    fn document(&self, stored: &StoredTable, names: Vec<String>, wanted: Wanted) -> Result<Made, Problem>;
}

/// Begins to host a table that was read. With a time, the server was away since then.
pub(crate) type Launch = Box<dyn FnOnce(Arc<Registry>, Needs, Option<Time>) -> TaskHandle + Send>;

type Opening<'a> = std::pin::Pin<Box<dyn Future<Output = Result<TableId, Problem>> + Send + 'a>>;

/// Who opens a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Host {
    pub(crate) person: PersonId,
    pub(crate) quiet: Option<Quiet>,
}

impl<G: Playable + Told> AnyGame for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> GameAbout {
        let variant = |variant: &tabletop::game::Variant| -> BTreeMap<_, _> {
            tabletop::way::choices(variant).into_iter().collect()
        };
        GameAbout {
            name: G::NAME.to_owned(),
            title: G::TITLE.to_owned(),
            least: *G::PLAYERS.start() as u8,
            most: *G::PLAYERS.end() as u8,
            variants: G::VARIANTS.iter().map(variant).collect(),
            edition: G::default_edition_file(),
            levels: Level::ALL.iter().map(ToString::to_string).collect(),
        }
    }

    fn length(&self, players: usize, choices: &BTreeMap<String, String>) -> Length {
        let choices: Vec<_> = choices.clone().into_iter().collect();
        // A table of a version that is no longer played is over, and has no length any more.
        G::options(players, &choices).map_or_else(|_| Length::default(), |options| G::length(&options))
    }

    fn open<'a>(
        &'a self,
        registry: &'a Arc<Registry>,
        sources: &'a Sources,
        host: Host,
        new: NewTable,
    ) -> Opening<'a> {
        Box::pin(async move {
            let (setup, deeds) = plan_table::<G>(host, &new, || Seed(sources.bytes()))?;
            registry.found(setup, deeds).await
        })
    }

    fn read(&self, stored: StoredTable) -> Result<Launch, Unreadable> {
        let table = stored::table::<G>(&stored)?;
        let StoredTable { id, changed, summary, .. } = stored;
        let listed = (Time(changed), summary);
        Ok(Box::new(move |registry, needs, down| TableTask::launch(registry, needs, id, table, listed, down)))
    }

    fn reasons(&self) -> &'static [&'static str] {
        G::Illegal::CODES
    }

    fn facts(&self) -> Vec<(&'static str, Value)> {
        G::facts()
    }

    fn document(&self, stored: &StoredTable, names: Vec<String>, wanted: Wanted) -> Result<Made, Problem> {
        let history = stored::history::<G>(stored).or_failed()?;
        moments::document(&history, names, wanted)
    }
}

/// The game with this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    let game = GAMES.iter().copied().find(|game| game.name() == name);
    game.ok_or(Problem::NotFound { what: Sought::Game })
}

/// The game of a stored table.
pub(crate) fn of(setup: &str) -> Result<&'static dyn AnyGame, Problem> {
    #[derive(serde::Deserialize)]
    struct Head {
        game: String,
    }
    let head: Head = serde_json::from_str(setup).map_err(|_| Problem::Failed)?;
    named(&head.game)
}

/// All of them.
pub(crate) fn all() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// What the lobby must know of each game.
pub(crate) fn about() -> Vec<GameAbout> {
    GAMES.iter().map(|game| game.about()).collect()
}

/// Is there a bot of this level?
pub(crate) fn check_level(level: &str) -> Result<(), Problem> {
    level.parse::<Level>().map(drop).map_err(|not| invalid("level", &not))
}

/// What an edition is called, if it says.
pub(crate) fn edition_name(edition: &impl Serialize) -> String {
    let document = serde_json::to_value(edition).expect("an edition is a document");
    document.get("name").and_then(|name| name.as_str()).unwrap_or_default().to_owned()
}

/// What a new table begins with, and the first deeds at it.
fn plan_table<G: Hosted>(
    host: Host,
    new: &NewTable,
    seed: impl FnOnce() -> Seed,
) -> Result<(Setup<G>, Vec<Deed>), Problem> {
    new.terms.pace.check().map_err(|not| invalid("terms.pace", &not))?;
    check_level(&new.terms.stand_in)?;
    new.bots.values().try_for_each(|level| check_level(level))?;
    let choices: Vec<_> = new.choices.clone().into_iter().collect();
    let options =
        G::options(usize::from(new.players), &choices).map_err(|flaws| flawed("options", &flaws))?;
    let edition = match &new.edition {
        Some(file) => G::read_edition(file).map_err(|flaws| flawed("edition", &flaws))?,
        None => G::Edition::default(),
    };
    must_be_title(&edition_name(&edition))?;
    let setup =
        Setup { game: G::NAME.to_owned(), options, edition, terms: new.terms.clone(), host: host.person };
    // A table whose edition cannot be dealt must not be opened.
    G::begin(&setup.options, &setup.edition, &mut tabletop::FastChance::new(0))
        .map_err(|flaws| flawed("edition", &flaws))?;
    let mut deeds = Vec::new();
    let colours = Table::new(setup.clone()).status().seats;
    let mut sit = |seat: Seat, sitter, quiet| {
        let colour = colours.get(seat.index()).map(|chair| chair.colour).ok_or(table::Refused::NoSuchSeat)?;
        deeds.push(Deed::Sat { seat, sitter, colour, quiet });
        Ok::<_, Problem>(())
    };
    if let Some(seat) = new.seat {
        sit(seat, Sitter::Person { person: host.person, away: false, resigned: false }, host.quiet)?;
    }
    // They are people of the host's device, and share its quiet hours.
    for (seat, person) in &new.companions {
        sit(*seat, Sitter::Person { person: *person, away: false, resigned: false }, host.quiet)?;
    }
    for (seat, level) in &new.bots {
        sit(*seat, Sitter::Bot { level: level.clone() }, None)?;
    }
    if new.start {
        deeds.push(Deed::started::<G>(seed()));
    }
    Ok((setup, deeds))
}

fn flawed(field: &str, flaws: &Flaws) -> Problem {
    invalid(field, flaws)
}
