-- What was set aside of journals that could not be read to their end: nothing of it is thrown away.
CREATE TABLE cuts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,      -- the last one that could be played: what came after it stands in `taken`
    hand INTEGER NOT NULL,         -- the hand of that version
    why TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    taken TEXT NOT NULL            -- JSON: deals, journal and results that were taken away, bytes as hex
);
