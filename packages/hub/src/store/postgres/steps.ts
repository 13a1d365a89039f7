/** @module Migration steps of a PostgreSQL store. `$schema` is replaced by the schema name. */

/**
 * One row of `state` holds the head of the change sequence. Every writer locks it first, so that changes become visible
 * in sequence order: a reader never misses a change with a lower number than those it has read.
 * Ids use the "C" collation (byte order), so that the order is the same in every store.
 */
const first = `
  CREATE TABLE $schema.record (
    kind text COLLATE "C" NOT NULL,
    key  text COLLATE "C" NOT NULL,
    id   text COLLATE "C" NOT NULL,
    seq  bigint NOT NULL,
    json text COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, key)
  );
  CREATE UNIQUE INDEX record_by_seq ON $schema.record (seq);

  CREATE TABLE $schema.tombstone (
    kind text COLLATE "C" NOT NULL,
    key  text COLLATE "C" NOT NULL,
    id   text COLLATE "C" NOT NULL,
    seq  bigint NOT NULL,
    PRIMARY KEY (kind, key)
  );
  CREATE UNIQUE INDEX tombstone_by_seq ON $schema.tombstone (seq);

  CREATE TABLE $schema.bookmark (key text PRIMARY KEY, value text NOT NULL);

  CREATE TABLE $schema.state (
    sole     boolean PRIMARY KEY DEFAULT true CHECK (sole),
    identity text NOT NULL,
    head     bigint NOT NULL
  );
  INSERT INTO $schema.state (identity, head) VALUES (gen_random_uuid()::text, 0);
`;

/** PostgreSQL keeps the long columns out of the row, so that reading `fields` does not read them. */
const cards = `
  CREATE TABLE $schema.card (
    kind     text COLLATE "C" NOT NULL,
    key      text COLLATE "C" NOT NULL,
    id       text COLLATE "C" NOT NULL,
    fields   text,
    revision text NOT NULL,
    origin   text NOT NULL,
    checked  bigint NOT NULL,
    markdown text COLLATE "C" NOT NULL,
    rendered text COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, key)
  );
`;

/** Figures over time, at most one row per record and day. */
const sightings = `
  CREATE TABLE $schema.sighting (
    kind      text COLLATE "C" NOT NULL,
    key       text COLLATE "C" NOT NULL,
    day       text COLLATE "C" NOT NULL,
    at        text NOT NULL,
    downloads bigint,
    likes     bigint,
    PRIMARY KEY (kind, key, day)
  );
`;

export const postgresSteps: readonly string[] = [first, cards, sightings];
