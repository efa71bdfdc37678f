//! The web part's list of packages names none by an address: whoever installs them asks a registry of their own choice.

use super::Finding;
use super::checkout::Checkout;

const LOCK: &str = "web/package-lock.json";

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let text = checkout.text(LOCK).unwrap_or_default();
    let named = text.lines().enumerate().filter(|(_, line)| line.contains("\"resolved\": \"http"));
    let what = "names a registry: run npm install in web, where .npmrc keeps such addresses out";
    named.map(|(n, _)| Finding::new(LOCK, n + 1, what)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_registries_are_found() {
        let with = "{\n  \"version\": \"1.0.0\",\n  \"resolved\": \"https://registry.example/a.tgz\"\n}\n";
        let found = check(&Checkout::of(&[(LOCK, with)]));
        assert_eq!(found.iter().map(|finding| finding.line).collect::<Vec<_>>(), [3]);
        let without = with.replace("\"resolved\": \"https://registry.example/a.tgz\"", "\"dev\": true");
        assert!(check(&Checkout::of(&[(LOCK, &without)])).is_empty());
    }
}
