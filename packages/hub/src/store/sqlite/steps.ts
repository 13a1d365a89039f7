/** @module Migration steps of a SQLite store. */

/**
 * Rows are clustered by change sequence number: a write appends, following the sequence reads the file from front to
 * back, and an updated record moves to the end. Deleted ids are kept in a separate table, so that the record table
 * contains only records.
 */
const first = `
  CREATE TABLE record (
    seq  INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    key  TEXT NOT NULL,
    id   TEXT NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX record_by_key ON record (kind, key);

  CREATE TABLE tombstone (
    seq  INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    key  TEXT NOT NULL,
    id   TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX tombstone_by_key ON tombstone (kind, key);

  CREATE TABLE bookmark (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE identity (value TEXT NOT NULL) STRICT;
  INSERT INTO identity VALUES (lower(hex(randomblob(16))));
`;

/** One row per card; `fields` is small and is read with the record, so it comes before the long columns. */
const cards = `
  CREATE TABLE card (
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL,
    id       TEXT NOT NULL,
    fields   TEXT,
    revision TEXT NOT NULL,
    origin   TEXT NOT NULL,
    checked  INTEGER NOT NULL,
    markdown TEXT NOT NULL,
    rendered TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT;
`;

/** Figures over time, at most one row per record and day. */
const sightings = `
  CREATE TABLE sighting (
    kind      TEXT NOT NULL,
    key       TEXT NOT NULL,
    day       TEXT NOT NULL,
    at        TEXT NOT NULL,
    downloads INTEGER,
    likes     INTEGER,
    PRIMARY KEY (kind, key, day)
  ) STRICT, WITHOUT ROWID;
`;

export const sqliteSteps: readonly string[] = [first, cards, sightings];
