//! The pages a newcomer opens first: README.md gives the two commands, and no link leads nowhere.

use super::Finding;
use super::checkout::Checkout;
use crate::markdown;

const README: &str = "README.md";
const COMMANDS: [&str; 2] = ["cargo xtask play", "cargo xtask test"];

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    [commands(checkout), links(checkout)].concat()
}

fn commands(checkout: &Checkout) -> Vec<Finding> {
    let Some(page) = checkout.text(README) else {
        return vec![Finding::new(README, 1, "is missing: say what this is and how to begin")];
    };
    let missing = COMMANDS.into_iter().filter(|command| !page.contains(command));
    missing.map(|command| Finding::new(README, 1, format!("does not give the command `{command}`"))).collect()
}

/// Links between files, on the pages at the root.
fn links(checkout: &Checkout) -> Vec<Finding> {
    let mut findings = Vec::new();
    let pages =
        checkout.files().iter().filter(|file| file.has_extension(&["md"]) && !file.path.contains('/'));
    for page in pages {
        for line in markdown::prose(&page.text) {
            for link in markdown::links(line.text) {
                let path = link.split('#').next().unwrap_or_default().trim_end_matches('/');
                let elsewhere = link.contains("://") || link.starts_with("mailto:");
                if !elsewhere && !path.is_empty() && !checkout.has(path.trim_start_matches("./")) {
                    let what = format!("the link to {link} leads nowhere: correct or remove it");
                    findings.push(Finding::new(&page.path, line.number, what));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_commands_are_found() {
        let checkout = Checkout::of(&[("README.md", "run `cargo xtask play`\n")]);
        let findings: Vec<_> = check(&checkout).iter().map(Finding::to_string).collect();
        assert_eq!(findings, ["README.md:1: does not give the command `cargo xtask test`"]);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let page =
            "cargo xtask play, cargo xtask test\n[a](docs/a.md#x) [b](gone.md) [c](https://c.org) [d](#e)\n";
        let checkout = Checkout::of(&[("README.md", page), ("docs/a.md", "")]);
        let findings: Vec<_> = check(&checkout).iter().map(Finding::to_string).collect();
        assert_eq!(findings, ["README.md:2: the link to gone.md leads nowhere: correct or remove it"]);
    }
}
