//! The page on security lists every limit as the server has it.

use std::path::Path;

use server::Limit;

const BEGIN: &str = "<!-- limits: made from the code -->\n";
const END: &str = "<!-- end -->\n";

fn row(Limit { whose, what, most, why }: Limit) -> String {
    format!("| {whose} | {what} | {} | {why} |\n", grouped(most))
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}

#[test]
fn the_page_on_security_has_every_limit() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/security.md");
    let page = std::fs::read_to_string(&path).expect("there is such a page");
    let (before, rest) = page.split_once(BEGIN).expect("it has a place for the limits");
    let (found, after) = rest.split_once(END).expect("the place has an end");
    let rows: String = server::limits().into_iter().map(row).collect();
    let table = format!("| for | what | at most | why |\n|---|---|---|---|\n{rows}");
    if std::env::var_os("UPDATE_LIMITS").is_some() {
        let page = format!("{before}{BEGIN}{table}{END}{after}");
        std::fs::write(&path, page).expect("it can be written");
    } else {
        assert_eq!(found, table, "write it anew: UPDATE_LIMITS=1 cargo test -p server --test http limits");
    }
}
