/** @module Plain PostgreSQL: a text vector and an array of values with GIN indexes, an index for every sort. */

import type { SearchQuery } from '@loadout/hub';
import { ownPostgres } from '@loadout/hub/testing';
import { Client, type QueryResultRow } from 'pg';
import { answer, taskOfChild } from '../child.ts';
import { measure } from '../measure.ts';
import { rivalRecords, searchWords, sortColumn, Terms } from './rival-records.ts';

const { folder, secondsPerKind, workload } = taskOfChild();
const server = await ownPostgres();
const client = new Client(server.url);
await client.connect();
await client.query(`
  SET max_parallel_workers_per_gather = 2; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB';
  CREATE UNLOGGED TABLE record (id text, downloads float8, likes float8, created float8, updated float8,
    terms int[], words tsvector);
  CREATE UNLOGGED TABLE term (t int PRIMARY KEY, total int);
`);

/** Rows per INSERT; each column is sent as an array. */
const batchRows = 5_000;

type Figures = Readonly<Record<'downloads' | 'likes' | 'created' | 'updated', number | null>>;

class Batch {
  ids: string[] = [];
  figures: Figures[] = [];
  terms: string[] = [];
  words: string[] = [];

  async insert(): Promise<void> {
    const column = (name: keyof Figures) => this.figures.map((row) => row[name]);
    await client.query({
      name: 'insert',
      text: `INSERT INTO record
        SELECT id, downloads, likes, created, updated, terms::int[], words::tsvector
        FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::text[], $7::text[])
          AS given (id, downloads, likes, created, updated, terms, words)`,
      values: [
        this.ids,
        column('downloads'),
        column('likes'),
        column('created'),
        column('updated'),
        this.terms,
        this.words,
      ],
    });
  }
}

const terms = new Terms();
const start = performance.now();
let batch = new Batch();
for await (const { fields, text, terms: numbers } of rivalRecords(`${folder}/records.jsonl`, terms)) {
  const { downloads = null, likes = null, created = null, updated = null } = fields.numbers;
  const lexemes = new Set(
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== ''),
  );
  batch.ids.push(fields.id);
  batch.figures.push({ downloads, likes, created, updated });
  batch.terms.push(`{${numbers.join(',')}}`);
  batch.words.push([...lexemes].join(' '));
  if (batch.ids.length < batchRows) continue;
  await batch.insert();
  batch = new Batch();
}
await batch.insert();
const numbersOfTerms = [...terms.numbers.values()];
await client.query('INSERT INTO term SELECT * FROM unnest($1::int[], $2::int[])', [
  numbersOfTerms,
  numbersOfTerms.map((term) => terms.counts[term] ?? 0),
]);
await client.query(`
  CREATE INDEX ON record (id); CREATE INDEX ON record USING gin (terms); CREATE INDEX ON record USING gin (words);
  CREATE INDEX ON record (downloads DESC NULLS LAST, id); CREATE INDEX ON record (likes DESC NULLS LAST, id);
  CREATE INDEX ON record (created DESC NULLS LAST, id); CREATE INDEX ON record (updated DESC NULLS LAST, id);
`);
await client.query('VACUUM ANALYZE record');
const buildSeconds = (performance.now() - start) / 1000;

type Place = { readonly key: number; readonly id: string };

/** Statements are named by their text, so that PostgreSQL prepares each once. */
async function rows<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await client.query<Row>({ name: nameOf(text), text, values: [...values] })).rows;
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`;
  names.set(text, name);
  return name;
}

interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
}

function conditions(query: SearchQuery): Condition {
  const filters = terms.ofQuery(query);
  const words = searchWords(query).map((word) => word.toLowerCase());
  const parts = ['TRUE'];
  const values: unknown[] = [];
  if (filters.length > 0) parts.push(`terms @> $${values.push(filters)}::int[]`);
  if (words.length > 0) parts.push(`words @@ $${values.push(`${words.join(' & ')}:*`)}::tsquery`);
  return { text: parts.join(' AND '), values };
}

async function page(query: SearchQuery, after?: Place): Promise<Place[]> {
  const column = sortColumn(query);
  const where = conditions(query);
  const values = [...where.values];
  let behind = '';
  if (after !== undefined) {
    const key = `$${values.push(after.key)}::float8`;
    behind = `AND (${column} < ${key} OR (${column} = ${key} AND id > $${values.push(after.id)}))`;
  }
  return rows<Place>(
    `SELECT id, ${column} AS key FROM record WHERE ${where.text} ${behind}
     ORDER BY ${column} DESC NULLS LAST, id LIMIT 30`,
    values,
  );
}

async function totalAndFacets(query: SearchQuery): Promise<number> {
  if (query.filters === undefined && query.text === undefined) {
    return (await rows('SELECT t, total FROM term ORDER BY total DESC LIMIT 200', [])).length;
  }
  const { text, values } = conditions(query);
  const [found] = await rows<{ total: number }>(
    `SELECT count(*)::int AS total FROM record WHERE ${text}`,
    values,
  );
  await rows(
    `SELECT t, count(*) FROM record, unnest(terms) AS t WHERE ${text} GROUP BY t ORDER BY 2 DESC LIMIT 200`,
    values,
  );
  return found?.total ?? 0;
}

const latencies = await measure(
  {
    async ask(kind, { query, id }) {
      if (kind === 'lookup') return (await rows('SELECT * FROM record WHERE id = $1', [id])).length;
      const first = await page(query);
      if (kind === 'next page') return (await page(query, first.at(-1))).length;
      return totalAndFacets(query);
    },
  },
  workload,
  secondsPerKind,
);
await client.end();
await server[Symbol.asyncDispose]();
answer({ buildSeconds, latencies });
