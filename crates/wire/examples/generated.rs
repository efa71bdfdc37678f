//! Prints every file that is made from the protocol, as one JSON document of paths and texts. `cargo xtask tidy` compares
//! them with what is committed.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write as _;

const PAGE: &str = "docs/protocol.md";

fn main() -> Result<(), Box<dyn Error>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let page =
        std::fs::read_to_string(format!("{root}/{PAGE}")).map_err(|error| format!("{PAGE}: {error}"))?;
    let page = wire::page::fill(&page).map_err(|flaw| format!("{PAGE}: {flaw}"))?;
    let declarations = wire::typescript::files().into_iter();
    let mut files: BTreeMap<_, _> =
        declarations.map(|(name, text)| (format!("crates/wire/typescript/{name}"), text)).collect();
    files.insert(PAGE.to_owned(), page);
    serde_json::to_writer(std::io::stdout().lock(), &files)?;
    Ok(std::io::stdout().flush()?)
}
