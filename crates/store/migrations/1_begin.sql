-- Ids are the sixty bits of the twelve characters that people see. Times are milliseconds since 1970.

-- What a restart and the lists need to know of a table. `entries` counts its log: whoever appends names the number
-- they expect, and two who name the same cannot both be right.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'running', 'finished')),
    public INTEGER NOT NULL,
    host INTEGER NOT NULL,
    setup TEXT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (stage, public, changed, id);
CREATE INDEX tables_host ON tables (host, stage);

-- The log. Kept in the order in which it is read: a table's entries lie side by side.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Who sits where. No reference to people: an imported table brings people of another server.
CREATE TABLE seated (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;
CREATE INDEX seated_person ON seated (person);

-- Who has said something where, also those who only looked on: what they said is theirs.
CREATE TABLE spoke (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX spoke_person ON spoke (person);

-- Whoever is deleted keeps their row and loses everything else, so that the ids in logs still mean somebody.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT,
    since INTEGER NOT NULL,
    quiet TEXT,
    recovery BLOB UNIQUE
);

CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE mutes (
    person INTEGER NOT NULL REFERENCES people (id),
    muted INTEGER NOT NULL,
    PRIMARY KEY (person, muted)
) WITHOUT ROWID;
CREATE INDEX mutes_muted ON mutes (muted);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    author INTEGER NOT NULL,
    about INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX reports_author ON reports (author);

CREATE TABLE bans (
    kind TEXT NOT NULL CHECK (kind IN ('person', 'address')),
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (kind, who)
) WITHOUT ROWID;

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
