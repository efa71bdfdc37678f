//! `durbar serve` and what a host does beside it: `admin`, `backup`, `export`, `import`.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::{Dir, durbar, read};

/// A server that runs until this is dropped.
pub(crate) struct Host {
    process: Child,
    /// Where it is, as one types it.
    pub(crate) address: String,
    dir: Dir,
}

impl Host {
    pub(crate) fn new() -> Host {
        let dir = Dir::new();
        let data = dir.arg("data");
        let (process, address) = serve(&data);
        Host { process, address, dir }
    }

    pub(crate) fn pid(&self) -> String {
        self.process.id().to_string()
    }

    fn data(&self) -> String {
        self.dir.arg("data")
    }

    /// What `durbar admin` says, or complains about.
    fn admin(&self, words: &[&str]) -> crate::Run {
        let data = self.data();
        durbar([&["admin"], words, &["--server", &self.address, "--data", &data]].concat())
    }

    /// Asks over HTTP, in the version in which answers come in one piece.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let host = self.address.strip_prefix("http://").unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// A table of bots that plays itself to its end.
    fn finished_table(&self) -> String {
        let table = self.open(&json!({ "A": "random", "B": "random" }), true);
        for _ in 0..200 {
            let (head, _) = self.ask("GET", &format!("/api/tables/{table}/record"), "", "");
            if head.contains(" 200 ") {
                return table;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("the bots do not come to an end");
    }

    fn open(&self, bots: &Value, start: bool) -> String {
        let (head, _) = self.ask("POST", "/api/guests", "", r#"{"name":"Anna"}"#);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let new = json!({
            "game": "eschnapur", "players": 2, "bots": bots, "start": start,
            "terms": {
                "pace": { "pace": "free" }, "open_counting": true, "spectators": true, "private_chat": false,
                "public": true, "stand_in": "random",
            },
        });
        let (_, body) = self.ask("POST", "/api/tables", cookie.split(';').next().unwrap(), &new.to_string());
        let opened: Value = serde_json::from_str(&body).unwrap();
        opened["table"].as_str().unwrap().to_owned()
    }

    /// Tells it to stop, and waits.
    fn stop(&mut self) {
        let pid = self.pid();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert_eq!(self.process.wait().unwrap().code(), Some(0), "it stops in good order");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn serve(data: &str) -> (Child, String) {
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--hasty-bots", "--lift-limits", "--log", "warn"];
    let mut process = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(arguments)
        .args(["--data", data])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let said = lines.map_while(Result::ok).find(|line| line.starts_with("Durbar is at ")).unwrap();
    (process, said.split(' ').nth(3).unwrap().to_owned())
}

#[test]
fn a_finished_game_is_downloaded_and_verified() {
    let host = Host::new();
    let table = host.finished_table();
    let (_, record) = host.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    let file = host.dir.write("record.json", &record);
    let out = durbar(["replay", &file, "--verify"]).fine();
    assert!(out.contains("Everything holds") && out.contains("The result"), "{out}");
}

#[test]
fn the_operator_lists_closes_bans_and_announces() {
    let host = Host::new();
    let table = host.open(&json!({ "A": "random" }), false);
    assert!(host.admin(&["overview"]).fine().contains("tables   0 in memory"));
    let listed = host.admin(&["tables"]).fine();
    assert!(listed.contains(&table) && listed.contains("gathering") && listed.contains("(free)"), "{listed}");
    assert_eq!(host.admin(&["close", &table, "too old"]).fine(), "Done.\n");
    assert_eq!(host.admin(&["tables"]).fine(), "None.\n");
    let again = host.admin(&["close", &table, "too old"]).failed();
    assert!(again.contains("the game is over"), "{again}");
    host.admin(&["ban", "1.2.3.4", "noise", "--hours", "2"]).fine();
    let bans = host.admin(&["bans"]).fine();
    assert!(
        bans.starts_with("1.2.3.4  for 1 h: noise") || bans.starts_with("1.2.3.4  for 2 h: noise"),
        "{bans}"
    );
    host.admin(&["unban", "1.2.3.4"]).fine();
    assert_eq!(host.admin(&["bans"]).fine(), "None.\n");
    host.admin(&["announce", "New version", "--restart-in", "10"]).fine();
    let reports: Value = serde_json::from_str(&host.admin(&["reports", "--json"]).fine()).unwrap();
    assert_eq!(reports, json!({ "answer": "reports", "reports": [] }));
}

#[test]
fn a_wrong_key_is_refused_and_a_missing_one_named() {
    let host = Host::new();
    let wrong = Dir::new();
    wrong.write("admin-token", &"0".repeat(64));
    let complaint =
        |data: &str| durbar(["admin", "overview", "--server", &host.address, "--data", data]).failed();
    assert!(complaint(&wrong.arg("")).contains("refuses"), "{}", complaint(&wrong.arg("")));
    assert!(complaint("nowhere").contains("cannot read the key to the server in nowhere"));
}

#[test]
fn everything_is_backed_up_and_tables_move_while_the_server_runs() {
    let mut host = Host::new();
    let table = host.finished_table();
    let copy = host.dir.arg("copy.sqlite");
    let out = durbar(["backup", &copy, "--data", &host.data()]).fine();
    assert!(out.starts_with(&copy), "{out}");
    let again = durbar(["backup", &copy, "--data", &host.data()]).failed();
    assert!(again.contains("is there already"), "{again}");

    let folder = host.dir.arg("tables");
    durbar(["export", &table, "--to", &folder, "--data", &host.data()]).fine();
    let file = format!("{folder}/{table}.json");
    #[cfg(unix)]
    for (path, mode) in [(&copy, 0o600), (&folder, 0o700), (&file, 0o600)] {
        use std::os::unix::fs::PermissionsExt as _;
        let permissions = fs::metadata(path).unwrap().permissions();
        assert_eq!(permissions.mode() & 0o777, mode, "{path} is for its owner alone");
    }
    assert_eq!(durbar(["export", &table, "--data", &host.data()]).fine(), read(&file));
    let other = Host::new();
    assert_eq!(durbar(["import", &file, "--data", &other.data()]).fine(), format!("{table}\n"));
    let (_, record) = other.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    let (_, original) = host.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    assert_eq!(record, original);
    let twice = durbar(["import", &file, "--data", &other.data()]).failed();
    assert!(twice.contains("is there already"), "{twice}");
    let unknown = durbar(["export", "000000000000", "--data", &other.data()]).failed();
    assert!(unknown.contains("there is no table 000000000000"), "{unknown}");
    let nowhere = durbar(["backup", &host.dir.arg("more.sqlite"), "--data", "nowhere"]).failed();
    assert!(nowhere.contains("there is no server in nowhere"), "{nowhere}");

    // The copy is a whole server.
    host.stop();
    fs::create_dir(host.dir.path("restored")).unwrap();
    fs::copy(&copy, host.dir.path("restored/durbar.sqlite")).unwrap();
    let (process, address) = serve(&host.dir.arg("restored"));
    host.process = process;
    host.address = address;
    let (_, restored) = host.ask("GET", &format!("/api/tables/{table}/record"), "", "");
    assert_eq!(restored, original);
}

#[test]
fn an_address_that_is_taken_is_named() {
    let host = Host::new();
    let taken = host.address.strip_prefix("http://").unwrap();
    let complaint = durbar(["serve", "--listen", taken, "--data", &host.dir.arg("other")]).failed();
    assert!(complaint.contains(&format!("cannot listen on {taken}")), "{complaint}");
}
