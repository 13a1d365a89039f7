/** @module Plain SQLite: FTS5 for text, a table of values for filters and facets, an index for every sort. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SearchQuery } from '@loadout/hub';
import { answer, taskOfChild } from '../child.ts';
import { measure } from '../measure.ts';
import { rivalRecords, searchWords, sortColumn, Terms } from './rival-records.ts';

const { folder, secondsPerKind, workload } = taskOfChild();
// SQLite would restore what a journal of an interrupted run contains.
for (const file of ['rival.sqlite', 'rival.sqlite-journal']) rmSync(join(folder, file), { force: true });
const database = new DatabaseSync(`${folder}/rival.sqlite`);
database.exec(`
  PRAGMA journal_mode = off; PRAGMA synchronous = off; PRAGMA cache_size = -400000;
  CREATE TABLE record (n INTEGER PRIMARY KEY, id TEXT, downloads, likes, created, updated);
  CREATE TABLE record_term (t INTEGER, n INTEGER, PRIMARY KEY (t, n)) WITHOUT ROWID;
  CREATE TABLE term (t INTEGER PRIMARY KEY, name TEXT, total INTEGER);
  CREATE VIRTUAL TABLE words USING fts5(text, content='', prefix='2 3 4');
`);

const terms = new Terms();
const start = performance.now();
const putRecord = database.prepare('INSERT INTO record VALUES (?, ?, ?, ?, ?, ?)');
const putTerm = database.prepare('INSERT INTO record_term VALUES (?, ?)');
const putWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
// FTS5 returns row ids that do not fit a JavaScript number unless BigInts are enabled.
putWords.setReadBigInts(true);
database.exec('BEGIN');
let n = 0;
for await (const { fields, text, terms: numbers } of rivalRecords(`${folder}/records.jsonl`, terms)) {
  const { downloads = null, likes = null, created = null, updated = null } = fields.numbers;
  putRecord.run(++n, fields.id, downloads, likes, created, updated);
  for (const term of numbers) putTerm.run(term, n);
  putWords.run(n, text);
  if (n % 50_000 === 0) database.exec('COMMIT; BEGIN');
}
const putTotal = database.prepare('INSERT INTO term VALUES (?, ?, ?)');
for (const [name, term] of terms.numbers) putTotal.run(term, name, terms.counts[term] ?? 0);
database.exec(`
  COMMIT;
  CREATE INDEX record_id ON record (id);
  CREATE INDEX terms_of_record ON record_term (n, t);
  CREATE INDEX by_downloads ON record (downloads DESC, id);
  CREATE INDEX by_likes ON record (likes DESC, id);
  CREATE INDEX by_created ON record (created DESC, id);
  CREATE INDEX by_updated ON record (updated DESC, id);
  ANALYZE;
`);
const buildSeconds = (performance.now() - start) / 1000;

function conditions(query: SearchQuery): { sql: string; values: (string | number)[] } {
  const filters = terms.ofQuery(query);
  const words = searchWords(query);
  const parts = filters.map(() => 'n IN (SELECT n FROM record_term WHERE t = ?)');
  if (words.length > 0) parts.push('n IN (SELECT rowid FROM words WHERE words MATCH ?)');
  const match = words.length > 0 ? [`${words.map((word) => `"${word}"`).join(' ')}*`] : [];
  return { sql: parts.length === 0 ? 'TRUE' : parts.join(' AND '), values: [...filters, ...match] };
}

function page(query: SearchQuery, after?: { key: number; id: string }): { key: number; id: string }[] {
  const { sql, values } = conditions(query);
  const column = sortColumn(query);
  const keyset = after === undefined ? '' : `AND (${column} < ? OR (${column} = ? AND id > ?))`;
  const place = after === undefined ? [] : [after.key, after.key, after.id];
  const rows = database
    .prepare(
      `SELECT id, ${column} AS key FROM record WHERE ${sql} ${keyset} ORDER BY ${column} DESC, id LIMIT 30`,
    )
    .all(...values, ...place);
  return rows.map((row) => ({ id: String(row['id']), key: Number(row['key']) }));
}

function totalAndFacets(query: SearchQuery): number {
  const { sql, values } = conditions(query);
  if (values.length === 0)
    return database.prepare('SELECT t, total FROM term ORDER BY total DESC LIMIT 200').all().length;
  const matching = `WITH matching AS MATERIALIZED (SELECT n FROM record WHERE ${sql})`;
  const total = database.prepare(`${matching} SELECT count(*) AS total FROM matching`).get(...values);
  database
    .prepare(
      `${matching} SELECT t, count(*) AS total FROM matching JOIN record_term USING (n) GROUP BY t ORDER BY 2 DESC LIMIT 200`,
    )
    .all(...values);
  return Number(total?.['total']);
}

const latencies = await measure(
  {
    inProcess: true,
    ask(kind, { query, id }) {
      if (kind === 'lookup') return database.prepare('SELECT * FROM record WHERE id = ?').all(id).length;
      const first = page(query);
      if (kind === 'next page') return page(query, first.at(-1)).length;
      return totalAndFacets(query);
    },
  },
  workload,
  secondsPerKind,
);
database.close();
answer({ buildSeconds, latencies });
