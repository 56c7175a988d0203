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
