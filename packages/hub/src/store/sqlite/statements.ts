/** @module The prepared statements of a SQLite store. */

import type { DatabaseSync } from 'node:sqlite';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  const columns = 'seq, record.kind, record.id, json, card.fields AS card_fields';
  const records = 'record LEFT JOIN card ON card.kind = record.kind AND card.key = record.key';
  return {
    find: sql(`SELECT ${columns} FROM ${records} WHERE record.kind = ? AND record.key = ?`),
    // CROSS JOIN keeps the order: SQLite would read the whole table for each key otherwise.
    findMany: sql(`
      SELECT given.key AS at, record.seq, record.kind, record.id, record.json, card.fields AS card_fields
      FROM json_each(?) AS given CROSS JOIN record ON record.kind = ? AND record.key = CAST(given.value AS TEXT)
        LEFT JOIN card ON card.kind = record.kind AND card.key = record.key`),
    insert: sql('INSERT INTO record (seq, kind, key, id, json) VALUES (?, ?, ?, ?, ?)'),
    update: sql('UPDATE record SET seq = ?, id = ?, json = ? WHERE seq = ?'),
    remove: sql('DELETE FROM record WHERE kind = ? AND key = ? RETURNING id'),
    bury: sql('INSERT INTO tombstone (seq, kind, key, id) VALUES (?, ?, ?, ?)'),
    unbury: sql('DELETE FROM tombstone WHERE kind = ? AND key = ?'),
    anyTombstone: sql('SELECT 1 FROM tombstone LIMIT 1'),
    pageOfKind: sql(
      `SELECT ${columns} FROM ${records} WHERE record.kind = ? AND record.key > ? ORDER BY record.key LIMIT ?`,
    ),
    pageOfAll: sql(`
      SELECT ${columns} FROM ${records} WHERE (record.kind, record.key) > (?, ?)
      ORDER BY record.kind, record.key LIMIT ?`),
    changes: sql(`
      SELECT ${columns} FROM ${records} WHERE seq > ?
      UNION ALL
      SELECT seq, kind, id, NULL, NULL FROM tombstone WHERE seq > ?
      ORDER BY seq LIMIT ?`),
    head: sql(`
      SELECT max(coalesce((SELECT max(seq) FROM record), 0), coalesce((SELECT max(seq) FROM tombstone), 0)) AS seq`),
    count: sql('SELECT count(*) AS n FROM record WHERE kind = ?'),
    moveToEnd: sql('UPDATE record SET seq = ? WHERE kind = ? AND key = ?'),
    card: sql('SELECT * FROM card WHERE kind = ? AND key = ?'),
    cardText: sql('SELECT markdown FROM card WHERE kind = ? AND key = ?'),
    setCard: sql(`
      INSERT OR REPLACE INTO card (kind, key, id, fields, revision, origin, checked, markdown, rendered)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    dropCard: sql('DELETE FROM card WHERE kind = ? AND key = ? RETURNING fields, markdown'),
    bookmark: sql('SELECT value FROM bookmark WHERE key = ?'),
    setBookmark: sql(
      'INSERT INTO bookmark (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ),
    dropBookmark: sql('DELETE FROM bookmark WHERE key = ?'),
    sight: sql(`
      INSERT INTO sighting (kind, key, day, at, downloads, likes) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET at = excluded.at, downloads = excluded.downloads, likes = excluded.likes`),
    trimHistory: sql(`
      DELETE FROM sighting WHERE kind = ?1 AND key = ?2 AND day <= (
        SELECT day FROM sighting WHERE kind = ?1 AND key = ?2 ORDER BY day DESC LIMIT 1 OFFSET ?3)`),
    history: sql('SELECT at, downloads, likes FROM sighting WHERE kind = ? AND key = ? ORDER BY day'),
    dropHistory: sql('DELETE FROM sighting WHERE kind = ? AND key = ?'),
    identity: sql('SELECT value FROM identity'),
    // Increments the value, because SQLite writes no page for an unchanged one.
    touch: sql(
      "INSERT INTO bookmark (key, value) VALUES ('synced', '1') ON CONFLICT DO UPDATE SET value = value + 1",
    ),
    synchronous: synchronousSwitch(database),
  };
}

/** Whether a commit waits for the disk. SQLite rejects a change inside a transaction. */
function synchronousSwitch(database: DatabaseSync) {
  let current: 'FULL' | 'NORMAL' = 'FULL';
  return (next: typeof current): void => {
    if (next === current) return;
    database.exec(`PRAGMA synchronous = ${next}`);
    current = next;
  };
}
