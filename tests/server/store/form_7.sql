-- A file of the seventh form, as it was made before other databases could be played on.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened TEXT NOT NULL,          -- ISO 8601, UTC
    ruleset TEXT NOT NULL,         -- the whole rule set as JSON
    digest TEXT NOT NULL,          -- of that rule set
    secret BLOB NOT NULL,          -- of the shuffle
    first_dealer INTEGER,          -- NULL until somebody has sat down
    rolls TEXT,                    -- JSON, likewise
    -- the table whose walls and dice it has once more, NULL where they are its own
    repeats TEXT,
    code TEXT,                     -- by which other persons find it; NULL at a table of one
    terms TEXT,                    -- JSON, on what several persons play; likewise
    played INTEGER NOT NULL DEFAULT 0  -- milliseconds, where the time of the match is limited
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    player TEXT NOT NULL,          -- person, a bot's level, or nobody
    name TEXT NOT NULL,
    token_hash BLOB,               -- SHA-256; NULL for a bot
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- What was dealt. `before` is the table's record between the hands: a cache, believed only under the same `layout`.
CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hand INTEGER NOT NULL,
    version INTEGER NOT NULL,
    wall BLOB NOT NULL,            -- kinds by place of the standing wall
    dice BLOB NOT NULL,            -- throws that failed, then the four that count
    before BLOB NOT NULL,
    layout TEXT NOT NULL,
    PRIMARY KEY (table_id, hand)
) WITHOUT ROWID;

-- Every accepted action under the version that it made; a deal has its row above. The key refuses a second one. Seat -1: the
-- table's clock says that the time is up.
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answers INTEGER NOT NULL,      -- the version of the view that the seat had before it
    action TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- What a finished hand came to, as the players were told.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hand INTEGER NOT NULL,
    summary TEXT NOT NULL,         -- JSON
    PRIMARY KEY (table_id, hand)
) WITHOUT ROWID;
-- What holds the journal together, beside the table itself in schema.sql.

-- Versions follow one another without a gap, deals and actions together: what cannot be played again is not written.
CREATE TRIGGER journal_follows BEFORE INSERT ON journal
WHEN NEW.version <> 1 + (
    SELECT max(
        coalesce((SELECT max(version) FROM journal WHERE table_id = NEW.table_id), 0),
        coalesce((SELECT max(version) FROM deals WHERE table_id = NEW.table_id), 0)
    )
)
BEGIN
    SELECT RAISE(ABORT, 'a version of the journal that does not follow the last one');
END;

CREATE TRIGGER deals_follow BEFORE INSERT ON deals
WHEN NEW.version <> 1 + (
    SELECT max(
        coalesce((SELECT max(version) FROM journal WHERE table_id = NEW.table_id), 0),
        coalesce((SELECT max(version) FROM deals WHERE table_id = NEW.table_id), 0)
    )
)
BEGIN
    SELECT RAISE(ABORT, 'the version of a deal that does not follow the last one');
END;
-- What was set aside of journals that could not be read to their end: nothing of it is thrown away.
CREATE TABLE cuts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,      -- the last one that could be played: what came after it stands in `taken`
    hand INTEGER NOT NULL,         -- the hand of that version
    why TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    taken TEXT NOT NULL            -- JSON: deals, journal and results that were taken away, bytes as hex
);
-- No two tables are found by the same letters.
CREATE UNIQUE INDEX invitations ON tables (code) WHERE code IS NOT NULL;
