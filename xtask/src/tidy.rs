//! What people forget: documents that drift, rules without a test, things left lying about.
//!
//! Each check reads a [`Checkout`] held in memory and returns [`Finding`]s, so that its tests are a few lines of
//! text. What is made from types is made by a program that is built for it. Nothing here needs the network.

mod architecture;
mod checkout;
mod games;
mod generated;
mod glossary;
mod leftovers;
mod pronouns;
mod readme;
mod rulebook;
mod translations;
mod web;
mod workspace;

use std::fmt;

use anyhow::{Result, bail};

use crate::chore;
use checkout::Checkout;
use workspace::Workspace;

/// Something to mend.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    /// What is wrong and what to do.
    what: String,
}

impl Finding {
    fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Checks everything; with `bless` the generated files are written first.
pub(crate) fn tidy(bless: bool) -> Result<()> {
    let root = chore::root();
    let mut checkout = Checkout::read(&root)?;
    let generated = generated::all(&checkout)?;
    if bless {
        generated::write(&generated, &root)?;
        checkout = Checkout::read(&root)?;
    }
    let workspace = Workspace::read()?;
    let mut findings = [
        architecture::check(&checkout, &workspace),
        games::check(&checkout),
        generated::check(&checkout, &generated),
        glossary::check(&checkout),
        leftovers::check(&checkout),
        pronouns::check(&checkout),
        readme::check(&checkout),
        rulebook::check(&checkout),
        translations::check(&checkout),
        web::check(&checkout),
    ]
    .concat();
    findings.sort();
    for finding in &findings {
        eprintln!("{finding}");
    }
    match findings.len() {
        0 => {
            eprintln!("{} files are tidy.", checkout.files().len());
            Ok(())
        }
        1 => bail!("1 thing to mend"),
        n => bail!("{n} things to mend"),
    }
}
