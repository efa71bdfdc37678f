//! Who may come in: where requests come from, who is shut out, and how many sockets are open.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, RwLock};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use store::{Ban, Banned};
use table::{PersonId, Time};
use wire::{Limited, Problem};

use crate::config::Config;
use crate::limits::Limits;

/// The address a client has: behind a proxy that we trust, the one it names.
pub(crate) fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: &IpAddr| config.proxies.contains(address);
    let mut address = peer.ip().to_canonical();
    let forwarded = headers.get_all("x-forwarded-for").iter().rev().filter_map(|header| header.to_str().ok());
    // Each proxy adds to the right: from there we believe every word that a trusted one said.
    for word in forwarded.flat_map(|header| header.rsplit(',')) {
        if !trusted(&address) {
            break;
        }
        let Ok(named) = word.trim().parse::<IpAddr>() else { break };
        address = named.to_canonical();
    }
    address
}

/// Whoever has one address of IPv6 has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// What proxies add to a request that they pass on.
const PASSED_ON: [&str; 6] =
    ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/// Does this come from the machine itself, and not through a proxy? Whatever a proxy passes on is from outside, wherever
/// the proxy stands; every proxy that is worth trusting says that it passed something on. The network around the machine
/// is outside too: others may be on it.
pub(crate) fn is_here(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> bool {
    if PASSED_ON.iter().any(|header| headers.contains_key(*header)) {
        return false;
    }
    let (peer, own) = (peer.ip().to_canonical(), config.listen.ip().to_canonical());
    // Where the server listens on one address alone, whoever is on the machine comes from that one.
    peer.is_loopback() || (peer == own && !own.is_unspecified())
}

/// Refuses what a page of somebody else sends: browsers always say from where they write, and programs need not.
pub(crate) fn must_not_be_foreign(config: &Config, headers: &HeaderMap) -> Result<(), Problem> {
    if headers.contains_key(ORIGIN) { must_be_ours(config, headers) } else { Ok(()) }
}

/// Refuses what does not say that a page of ours sends it.
pub(crate) fn must_be_ours(config: &Config, headers: &HeaderMap) -> Result<(), Problem> {
    if is_ours(config, headers).unwrap_or(false) { Ok(()) } else { Err(Problem::CrossOrigin) }
}

/// Is the one origin that a request names our own? Nothing if it names none, or several.
fn is_ours(config: &Config, headers: &HeaderMap) -> Option<bool> {
    let mut origins = headers.get_all(ORIGIN).iter();
    let (Some(origin), None) = (origins.next(), origins.next()) else { return None };
    let origin = origin.to_str().ok()?;
    if let Some(ours) = &config.origin {
        return Some(origin == ours);
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    let (_, named) = origin.split_once("://")?;
    Some(named == host)
}

/// Who is shut out, and how many sockets are open.
#[derive(Debug, Default)]
pub(crate) struct Doors {
    bans: RwLock<Vec<Ban>>,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_person: BTreeMap<PersonId, usize>,
    by_network: BTreeMap<IpAddr, usize>,
}

/// A socket's place. It is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    doors: Arc<Doors>,
    person: PersonId,
    pub(crate) network: IpAddr,
}

impl Doors {
    pub(crate) fn set_bans(&self, bans: Vec<Ban>) {
        *self.bans.write().expect("nobody panics while writing") = bans;
    }

    /// Is this person or address shut out?
    pub(crate) fn must_be_welcome(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
        now: Time,
    ) -> Result<(), Problem> {
        let bans = self.bans.read().expect("nobody panics while reading");
        let about = |ban: &&Ban| match ban.who {
            Banned::Person(banned) => Some(banned) == person,
            Banned::Address(banned) => Some(network(banned)) == address.map(network),
        };
        let holds = |ban: &&Ban| ban.until.is_none_or(|until| until > now.0);
        match bans.iter().filter(about).find(holds) {
            Some(ban) => Err(Problem::Banned { reason: ban.reason.clone() }),
            None => Ok(()),
        }
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.open.lock().expect("nobody panics while counting").all
    }

    /// A place for one more socket.
    pub(crate) fn enter(
        self: &Arc<Doors>,
        person: PersonId,
        address: IpAddr,
        limits: &Limits,
    ) -> Result<Place, Problem> {
        let network = network(address);
        let mut open = self.open.lock().expect("nobody panics while counting");
        let too_many = |of: Limited, most: usize| Problem::TooMany { of, most: most as u32 };
        let mine = *open.by_person.get(&person).unwrap_or(&0);
        let ours = *open.by_network.get(&network).unwrap_or(&0);
        if open.all >= limits.sockets {
            return Err(too_many(Limited::Sockets, limits.sockets));
        }
        if mine >= limits.sockets_per_person {
            return Err(too_many(Limited::SocketsOfOnePerson, limits.sockets_per_person));
        }
        if ours >= limits.sockets_per_address {
            return Err(too_many(Limited::SocketsFromOneAddress, limits.sockets_per_address));
        }
        open.all += 1;
        open.by_person.insert(person, mine + 1);
        open.by_network.insert(network, ours + 1);
        Ok(Place { doors: Arc::clone(self), person, network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().expect("nobody panics while counting");
        open.all -= 1;
        leave(&mut open.by_person, &self.person);
        leave(&mut open.by_network, &self.network);
    }
}

fn leave<K: Ord>(counts: &mut BTreeMap<K, usize>, who: &K) {
    if let Some(count) = counts.get_mut(who) {
        *count -= 1;
        if *count == 0 {
            counts.remove(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(proxies: &[&str], origin: Option<&str>) -> Config {
        let listen = "127.0.0.1:0".parse().expect("an address");
        let mut config = Config::new(listen, "data".into());
        config.proxies = proxies.iter().map(|proxy| proxy.parse().expect("an address")).collect();
        config.origin = origin.map(str::to_owned);
        config
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")))
            .collect()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer = "10.0.0.1:5000".parse().expect("an address");
        let forged = headers(&[("x-forwarded-for", "6.6.6.6, 1.2.3.4")]);
        let seen = |proxies: &[&str]| address(&config(proxies, None), peer, &forged).to_string();
        assert_eq!(seen(&[]), "10.0.0.1");
        assert_eq!(seen(&["10.0.0.1"]), "1.2.3.4", "what the client itself wrote stands further left");
        assert_eq!(seen(&["10.0.0.1", "1.2.3.4"]), "6.6.6.6");
        let babble = headers(&[("x-forwarded-for", "babble")]);
        assert_eq!(address(&config(&["10.0.0.1"], None), peer, &babble).to_string(), "10.0.0.1");
    }

    #[test]
    fn only_the_machine_itself_is_here() {
        let here = |listen: &str, peer: &str, from: &[(&'static str, &str)]| {
            let mut config = config(&[], None);
            config.listen = listen.parse().expect("an address");
            is_here(&config, peer.parse().expect("an address"), &headers(from))
        };
        for peer in ["127.0.0.1:1", "127.0.0.2:1", "[::1]:1", "[::ffff:127.0.0.1]:1"] {
            assert!(here("0.0.0.0:80", peer, &[]), "{peer}");
            for header in PASSED_ON {
                assert!(!here("0.0.0.0:80", peer, &[(header, "127.0.0.1")]), "{peer} passes something on");
            }
        }
        for peer in
            ["10.1.2.3:1", "192.168.0.9:1", "[fd00::1]:1", "[fe80::1]:1", "[::ffff:10.0.0.1]:1", "8.8.8.8:1"]
        {
            assert!(!here("0.0.0.0:80", peer, &[]), "{peer}");
        }
        assert!(here("10.1.2.3:80", "10.1.2.3:1", &[]), "who has our address is on our machine");
        assert!(!here("10.1.2.3:80", "10.1.2.4:1", &[]));
        assert!(!here("0.0.0.0:80", "0.0.0.0:1", &[]), "this is nobody's address");
    }

    #[test]
    fn pages_of_others_are_refused() {
        let check = |origin: Option<&str>, from: &[(&'static str, &str)]| {
            must_be_ours(&config(&[], origin), &headers(from)).is_ok()
        };
        assert!(!check(None, &[("host", "here:80")]), "not a browser");
        let unsaid = must_not_be_foreign(&config(&[], None), &headers(&[("host", "here:80")]));
        assert_eq!(unsaid, Ok(()), "not a browser");
        let foreign = headers(&[("host", "here:80"), ("origin", "http://there:80")]);
        assert_eq!(must_not_be_foreign(&config(&[], None), &foreign), Err(Problem::CrossOrigin));
        let mut twice = headers(&[("host", "here:80"), ("origin", "http://here:80")]);
        twice.append(ORIGIN, "http://there:80".parse().expect("a value"));
        assert_eq!(
            must_be_ours(&config(&[], None), &twice),
            Err(Problem::CrossOrigin),
            "one page sends one request"
        );
        assert!(check(None, &[("host", "here:80"), ("origin", "http://here:80")]));
        assert!(!check(None, &[("host", "here:80"), ("origin", "http://there:80")]));
        assert!(!check(None, &[("host", "here:80"), ("origin", "null")]));
        assert!(check(Some("https://here"), &[("host", "inside"), ("origin", "https://here")]));
        assert!(!check(Some("https://here"), &[("host", "here"), ("origin", "http://here")]));
    }

    #[test]
    fn sockets_are_counted_by_person_and_network() {
        let doors = Arc::new(Doors::default());
        let limits =
            Limits { sockets_per_person: 1, sockets_per_address: 2, sockets: 3, ..Limits::default() };
        let enter = |person, address: &str| {
            doors.enter(PersonId::from_random(person), address.parse().expect("an address"), &limits)
        };
        let first = enter(1, "2001:db8::1").expect("there is room");
        assert!(matches!(enter(1, "::1"), Err(Problem::TooMany { most: 1, .. })));
        let _second = enter(2, "2001:db8::2").expect("there is room");
        assert!(matches!(enter(3, "2001:db8::3"), Err(Problem::TooMany { most: 2, .. })));
        let _third = enter(3, "::1").expect("there is room");
        assert!(matches!(enter(4, "::2"), Err(Problem::TooMany { most: 3, .. })));
        drop(first);
        assert!(enter(1, "2001:db8::1").is_ok());
    }

    #[test]
    fn a_ban_ends() {
        let doors = Doors::default();
        let who = Banned::Address("1.2.3.4".parse().expect("an address"));
        doors.set_bans(vec![Ban { who, reason: "noise".to_owned(), at: 0, until: Some(100) }]);
        let welcome = |address: &str, now| doors.must_be_welcome(None, address.parse().ok(), Time(now));
        assert_eq!(welcome("1.2.3.4", 99), Err(Problem::Banned { reason: "noise".to_owned() }));
        assert_eq!(welcome("1.2.3.4", 100), Ok(()));
        assert_eq!(welcome("1.2.3.5", 99), Ok(()));
    }
}
