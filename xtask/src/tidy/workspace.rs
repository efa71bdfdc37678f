//! What cargo knows of the workspace.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::chore::{cargo, read, root};

/// The crates of the workspace and how they depend on each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Workspace {
    pub(crate) crates: Vec<Crate>,
    pub(crate) edges: BTreeSet<Edge>,
}

/// One crate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Crate {
    pub(crate) name: String,
    /// From the root.
    pub(crate) folder: String,
}

/// One crate depends on another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Edge {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) kind: Kind,
}

/// When a dependency is needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Normal,
    Dev,
    Build,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Normal, Kind::Dev, Kind::Build];

    fn arrow(self) -> &'static str {
        match self {
            Kind::Normal => "->",
            Kind::Dev => "-dev->",
            Kind::Build => "-build->",
        }
    }

    fn from_metadata(kind: Option<&str>) -> Kind {
        match kind {
            Some("dev") => Kind::Dev,
            Some("build") => Kind::Build,
            _ => Kind::Normal,
        }
    }
}

impl Edge {
    /// Reads `a -> b`, `a -dev-> b` or `a -build-> b`.
    pub(crate) fn parse(line: &str) -> Option<Edge> {
        let mut words = line.split_whitespace();
        let (from, arrow, to) = (words.next()?, words.next()?, words.next()?);
        let kind = Kind::ALL.into_iter().find(|kind| kind.arrow() == arrow)?;
        words.next().is_none().then(|| Edge { from: from.to_owned(), to: to.to_owned(), kind })
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.from, self.kind.arrow(), self.to)
    }
}

impl Workspace {
    /// Asks cargo.
    pub(crate) fn read() -> Result<Workspace> {
        let text = read(cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"]))?;
        let metadata: Value = serde_json::from_str(&text).context("cargo metadata is no JSON")?;
        Workspace::from_metadata(&metadata, &root()).context("cargo metadata lacks a field")
    }

    fn from_metadata(metadata: &Value, root: &Path) -> Option<Workspace> {
        let packages = metadata["packages"].as_array()?;
        let mut workspace = Workspace::default();
        for package in packages {
            let manifest = Path::new(package["manifest_path"].as_str()?);
            let folder = manifest.parent()?.strip_prefix(root).ok()?;
            workspace.crates.push(Crate {
                name: package["name"].as_str()?.to_owned(),
                folder: folder.to_string_lossy().replace('\\', "/"),
            });
        }
        for package in packages {
            for dependency in package["dependencies"].as_array()? {
                let edge = Edge {
                    from: package["name"].as_str()?.to_owned(),
                    to: dependency["name"].as_str()?.to_owned(),
                    kind: Kind::from_metadata(dependency["kind"].as_str()),
                };
                if workspace.crates.iter().any(|member| member.name == edge.to) {
                    workspace.edges.insert(edge);
                }
            }
        }
        Some(workspace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_between_members_are_read_from_metadata() {
        let metadata = serde_json::json!({ "packages": [
            { "name": "a", "manifest_path": "/x/crates/a/Cargo.toml", "dependencies": [
                { "name": "b", "kind": null }, { "name": "b", "kind": "dev" }, { "name": "serde", "kind": null }
            ] },
            { "name": "b", "manifest_path": "/x/crates/b/Cargo.toml", "dependencies": [] },
        ] });
        let workspace = Workspace::from_metadata(&metadata, Path::new("/x")).unwrap();
        assert_eq!(workspace.crates[0].folder, "crates/a");
        let edges: Vec<_> = workspace.edges.iter().map(Edge::to_string).collect();
        assert_eq!(edges, ["a -> b", "a -dev-> b"]);
    }

    #[test]
    fn edges_read_back() {
        for text in ["a -> b", "a -dev-> b", "a -build-> b"] {
            assert_eq!(Edge::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Edge::parse("a => b"), None);
        assert_eq!(Edge::parse("a -> b c"), None);
    }
}
