-- No two tables are found by the same letters.
CREATE UNIQUE INDEX invitations ON tables (code) WHERE code IS NOT NULL;
