//! The parts of the server, and how they stand on each other.
//!
//! Nobody but whoever needs all of them takes the parts as a whole: a handler takes what it needs by name
//! (`State<Arc<Registry>>`), and so does everything behind it.

use std::sync::Arc;

use axum::extract::FromRef;
use store::Store;
use table::Time;

use crate::allowances::Allowances;
use crate::config::Config;
use crate::connected::Connected;
use crate::directory::Directory;
use crate::documents::Documents;
use crate::ground::Ground;
use crate::metrics::Metrics;
use crate::people::erasure::Erasure;
use crate::pool::Pool;
use crate::registry::Registry;
use crate::table_task::Needs;
use crate::workers::Workers;

/// Logs that may wait to be folded for those who open a table or come back to one. Each takes a few milliseconds.
const FOLDS: usize = 256;

/// The parts of the server. Clones are the same.
#[derive(Clone)]
pub(crate) struct Parts {
    pub(crate) ground: Arc<Ground>,
    pub(crate) allowances: Arc<Allowances>,
    pub(crate) connected: Arc<Connected>,
    pub(crate) names: Arc<Directory>,
    pub(crate) registry: Arc<Registry>,
    pub(crate) documents: Arc<Documents>,
}

impl Parts {
    /// Puts them together. With `down`, the server was away since then.
    pub(crate) fn new(store: Store, config: Config, metrics: Arc<Metrics>, down: Option<Time>) -> Parts {
        let ground = Arc::new(Ground::new(store.clone(), config, metrics));
        let allowances = Arc::new(Allowances::new(ground.limits(), ground.sources().clone()));
        let connected = Arc::new(Connected::new(Arc::clone(&ground)));
        let names = Arc::new(Directory::new(store));
        let needs = Needs {
            ground: Arc::clone(&ground),
            allowances: Arc::clone(&allowances),
            names: Arc::clone(&names),
            folders: Workers::new("folder", 1, FOLDS),
            bots: Pool::new(ground.config().bot_threads, Arc::clone(ground.metrics())),
        };
        let registry = Arc::new(Registry::new(needs, down));
        let documents = Arc::new(Documents::new(
            Arc::clone(&ground),
            Arc::clone(&allowances),
            Arc::clone(&connected),
            Arc::clone(&registry),
        ));
        Parts { ground, allowances, connected, names, registry, documents }
    }
}

macro_rules! taken_by_name {
    ($($part:ident: $kind:ty,)*) => {
        $(impl FromRef<Parts> for Arc<$kind> {
            fn from_ref(parts: &Parts) -> Arc<$kind> {
                Arc::clone(&parts.$part)
            }
        })*
    };
}

taken_by_name! {
    ground: Ground,
    allowances: Allowances,
    connected: Connected,
    registry: Registry,
    documents: Documents,
}

impl FromRef<Parts> for Erasure {
    fn from_ref(Parts { ground, connected, names, registry, .. }: &Parts) -> Erasure {
        Erasure {
            ground: Arc::clone(ground),
            connected: Arc::clone(connected),
            names: Arc::clone(names),
            registry: Arc::clone(registry),
        }
    }
}
