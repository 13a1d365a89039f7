/** @module The prepared statements of a SQLite store. */

import type { DatabaseSync } from 'node:sqlite';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    find: sql('SELECT seq, kind, id, json FROM record WHERE kind = ? AND key = ?'),
    insert: sql('INSERT INTO record (seq, kind, key, id, json) VALUES (?, ?, ?, ?, ?)'),
    update: sql('UPDATE record SET seq = ?, id = ?, json = ? WHERE seq = ?'),
    remove: sql('DELETE FROM record WHERE kind = ? AND key = ? RETURNING id'),
    bury: sql('INSERT INTO tombstone (seq, kind, key, id) VALUES (?, ?, ?, ?)'),
    unbury: sql('DELETE FROM tombstone WHERE kind = ? AND key = ?'),
    anyTombstone: sql('SELECT 1 FROM tombstone LIMIT 1'),
    pageOfKind: sql('SELECT seq, kind, id, json FROM record WHERE kind = ? AND key > ? ORDER BY key LIMIT ?'),
    pageOfAll: sql(
      'SELECT seq, kind, id, json FROM record WHERE (kind, key) > (?, ?) ORDER BY kind, key LIMIT ?',
    ),
    changes: sql(`
      SELECT seq, kind, id, json FROM record WHERE seq > ?
      UNION ALL
      SELECT seq, kind, id, NULL FROM tombstone WHERE seq > ?
      ORDER BY seq LIMIT ?`),
    head: sql(`
      SELECT max(coalesce((SELECT max(seq) FROM record), 0), coalesce((SELECT max(seq) FROM tombstone), 0)) AS seq`),
    count: sql('SELECT count(*) AS n FROM record WHERE kind = ?'),
    bookmark: sql('SELECT value FROM bookmark WHERE key = ?'),
    setBookmark: sql(
      'INSERT INTO bookmark (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ),
    dropBookmark: sql('DELETE FROM bookmark WHERE key = ?'),
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
