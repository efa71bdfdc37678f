//! ARCHITECTURE.md says what is there: every path it names exists, every crate is in its code map, the
//! dependencies point the way it says, and every external dependency has its reason.

use std::collections::BTreeMap;

use super::Finding;
use super::checkout::Checkout;
use super::workspace::{Edge, Workspace};
use crate::markdown;

const PAGE: &str = "ARCHITECTURE.md";
const CODE_MAP: &str = "Code map";
const DEPENDENCIES: &str = "Dependencies";
const PACKAGES: &str = "Packages of the web part";
const MANIFEST: &str = "Cargo.toml";
const WEB_MANIFEST: &str = "web/package.json";
/// The label of the fenced block that lists the edges.
const EDGES: &str = "dependencies";

pub(crate) fn check(checkout: &Checkout, workspace: &Workspace) -> Vec<Finding> {
    let Some(page) = checkout.text(PAGE) else {
        return vec![Finding::new(PAGE, 1, "is missing: write down what is where, and why")];
    };
    let crates = external(checkout.text(MANIFEST).unwrap_or_default());
    let packages = packages(checkout.text(WEB_MANIFEST).unwrap_or_default());
    [
        paths(page, checkout),
        code_map(page, workspace),
        edges(page, workspace),
        reasons(page, DEPENDENCIES, MANIFEST, &crates),
        reasons(page, PACKAGES, WEB_MANIFEST, &packages),
    ]
    .concat()
}

/// Every path in backticks exists, from the root or as the end of a longer path.
fn paths(page: &str, checkout: &Checkout) -> Vec<Finding> {
    let mut findings = Vec::new();
    for line in markdown::prose(page) {
        for span in markdown::code_spans(line.text).filter(|span| looks_like_a_path(span)) {
            let path = span.trim_end_matches('/');
            if !checkout.has(path) && !checkout.has_ending(path) {
                let what = format!("`{span}` does not exist: correct the name or remove it");
                findings.push(Finding::new(PAGE, line.number, what));
            }
        }
    }
    findings
}

fn looks_like_a_path(span: &str) -> bool {
    let file = [".rs", ".md", ".toml"].iter().any(|ending| span.ends_with(ending));
    let other = span.contains("://") || span.contains(|c: char| c.is_whitespace() || "<>{}()".contains(c));
    (file || span.contains('/')) && !other
}

/// Every crate is described.
fn code_map(page: &str, workspace: &Workspace) -> Vec<Finding> {
    let map = markdown::section(page, CODE_MAP);
    let Some(first) = map.first() else {
        return vec![Finding::new(PAGE, 1, format!("has no section \"{CODE_MAP}\": add one"))];
    };
    let named: Vec<_> = map
        .iter()
        .flat_map(|line| markdown::code_spans(line.text))
        .map(|span| span.trim_end_matches('/'))
        .collect();
    let missing = workspace.crates.iter().filter(|member| !named.contains(&member.folder.as_str()));
    missing
        .map(|member| {
            let what = format!("the code map does not name `{}`: say what it is for", member.folder);
            Finding::new(PAGE, first.number, what)
        })
        .collect()
}

/// The edges are those of the workspace, no more and no fewer.
fn edges(page: &str, workspace: &Workspace) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut stated = BTreeMap::new();
    let mut last = 1;
    for line in markdown::lines(page).iter().filter(|line| line.fence == Some(EDGES)) {
        last = line.number;
        match Edge::parse(line.text) {
            Some(edge) => {
                stated.insert(edge, line.number);
            }
            None if line.text.trim().is_empty() => {}
            None => findings.push(Finding::new(
                PAGE,
                line.number,
                "write `a -> b`, `a -dev-> b` or `a -build-> b`",
            )),
        }
    }
    for (edge, &line) in &stated {
        if !workspace.edges.contains(edge) {
            let what = format!("`{edge}` is not so any more: remove the line");
            findings.push(Finding::new(PAGE, line, what));
        }
    }
    for edge in workspace.edges.iter().filter(|edge| !stated.contains_key(edge)) {
        let what = format!(
            "`{edge}` is new: if it points the right way, add it to the block ```{EDGES}, else remove the dependency"
        );
        findings.push(Finding::new(PAGE, last, what));
    }
    findings
}

/// Every external dependency has a reason in the table, and no reason is without its dependency.
fn reasons(page: &str, table: &str, manifest: &str, external: &[(usize, String)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let rows: Vec<_> = markdown::section(page, table)
        .iter()
        .filter_map(|line| Some((line.number, markdown::cells(line.text)?)))
        .skip(1)
        .map(|(line, cells)| {
            (line, cells[0].trim_matches('`').to_owned(), cells.get(1).is_some_and(|r| !r.is_empty()))
        })
        .collect();
    for (line, name) in external {
        if !rows.iter().any(|(_, row, reasoned)| row == name && *reasoned) {
            let what = format!("`{name}` has no reason in the table \"{table}\" of {PAGE}: add one");
            findings.push(Finding::new(manifest, *line, what));
        }
    }
    for (line, row, _) in &rows {
        if !external.iter().any(|(_, name)| name == row) {
            let what = format!("`{row}` is no dependency any more: remove the line");
            findings.push(Finding::new(PAGE, *line, what));
        }
    }
    findings
}

/// The workspace's dependencies that are not its own crates, with their lines.
fn external(manifest: &str) -> Vec<(usize, String)> {
    let mut inside = false;
    let mut found = Vec::new();
    for (n, line) in manifest.lines().enumerate() {
        if line.starts_with('[') {
            inside = line.trim() == "[workspace.dependencies]";
        } else if let Some((name, value)) = line.split_once('=').filter(|_| inside && !line.starts_with('#'))
            && !value.contains("path =")
        {
            found.push((n + 1, name.trim().to_owned()));
        }
    }
    found
}

/// The packages that the web part asks for by name, with their lines.
fn packages(manifest: &str) -> Vec<(usize, String)> {
    let document: serde_json::Value = serde_json::from_str(manifest).unwrap_or_default();
    let lists = ["dependencies", "devDependencies"].into_iter().filter_map(|list| document[list].as_object());
    let line = |name: &str| {
        let key = format!("\"{name}\":");
        manifest.lines().position(|line| line.trim_start().starts_with(&key)).map_or(1, |line| line + 1)
    };
    lists.flat_map(|list| list.keys()).map(|name| (line(name), name.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::workspace::Crate;

    const CARGO: &str = "[workspace.dependencies]\na = { path = \"crates/a\" }\nserde = \"1\"\n\n[profile.release]\nlto = true\n";

    fn workspace() -> Workspace {
        let member = |name: &str| Crate { name: name.to_owned(), folder: format!("crates/{name}") };
        let edges = ["b -> a", "b -dev-> c"].into_iter().filter_map(Edge::parse).collect();
        Workspace { crates: vec![member("a"), member("b"), member("c")], edges }
    }

    fn findings(page: &str) -> Vec<String> {
        let checkout = Checkout::of(&[
            ("ARCHITECTURE.md", page),
            ("Cargo.toml", CARGO),
            ("crates/a/src/lib.rs", ""),
            ("crates/b/src/lib.rs", ""),
            ("crates/c/src/lib.rs", ""),
        ]);
        check(&checkout, &workspace()).iter().map(Finding::to_string).collect()
    }

    const GOOD: &str = "\
# Code map
`crates/a/`: one, see `src/lib.rs`. `crates/b`: two. `crates/c`: three.
# Which way
```dependencies
b -> a
b -dev-> c
```
# Dependencies
| crate | reason |
|---|---|
| serde | documents |
";

    #[test]
    fn a_true_page_has_no_findings() {
        assert_eq!(findings(GOOD), Vec::<String>::new());
    }

    #[test]
    fn a_missing_page_is_found() {
        let findings = check(&Checkout::of(&[]), &workspace());
        assert_eq!(findings.len(), 1);
    }

    #[test]
    fn paths_that_do_not_exist_are_found() {
        let page = GOOD.replace("see `src/lib.rs`", "see `src/gone.rs` and `cargo run --bin x/y`");
        assert_eq!(
            findings(&page),
            ["ARCHITECTURE.md:2: `src/gone.rs` does not exist: correct the name or remove it"]
        );
    }

    #[test]
    fn crates_missing_from_the_code_map_are_found() {
        let page = GOOD.replace("`crates/c`: three.", "");
        assert_eq!(
            findings(&page),
            ["ARCHITECTURE.md:2: the code map does not name `crates/c`: say what it is for"]
        );
    }

    #[test]
    fn edges_are_compared_both_ways() {
        let found = findings(&GOOD.replace("b -dev-> c", "c -> a\nnonsense"));
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(
            found.iter().any(|f| f.starts_with("ARCHITECTURE.md:6: `c -> a` is not so any more")),
            "{found:?}"
        );
        assert!(found.iter().any(|f| f.contains("`b -dev-> c` is new")), "{found:?}");
        assert!(found.iter().any(|f| f.starts_with("ARCHITECTURE.md:7: write")), "{found:?}");
    }

    #[test]
    fn reasons_are_compared_both_ways() {
        let found = findings(&GOOD.replace("| serde | documents |", "| toml | files |"));
        assert_eq!(
            found,
            [
                "Cargo.toml:3: `serde` has no reason in the table \"Dependencies\" of ARCHITECTURE.md: add one",
                "ARCHITECTURE.md:11: `toml` is no dependency any more: remove the line",
            ]
        );
    }

    #[test]
    fn packages_of_the_web_part_need_a_reason_too() {
        let manifest = "{\n\"devDependencies\": {\n\"@a/b\": \"^1\",\n\"vite\": \"^8\" } }";
        let page =
            format!("{GOOD}# {PACKAGES}\n| package | reason |\n|---|---|\n| @a/b | tests |\n| c | |\n");
        let checkout = Checkout::of(&[("ARCHITECTURE.md", &page), (WEB_MANIFEST, manifest)]);
        let found: Vec<_> = check(&checkout, &Workspace::default()).iter().map(Finding::to_string).collect();
        let missing = format!(
            "web/package.json:4: `vite` has no reason in the table \"{PACKAGES}\" of ARCHITECTURE.md: add one"
        );
        assert!(found.contains(&missing), "{found:?}");
        assert!(found.iter().any(|f| f.contains("`c` is no dependency any more")), "{found:?}");
        assert!(!found.iter().any(|f| f.contains("@a/b")), "{found:?}");
    }
}
