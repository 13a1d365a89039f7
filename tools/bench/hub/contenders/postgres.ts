/** @module Plain PostgreSQL: a text vector and an array of values with GIN indexes, an index for every sort. */

import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { SearchQuery } from '@loadout/hub';
import { ownPostgres } from '@loadout/hub/testing';
import postgres from 'postgres';
import { answer, taskOfChild } from '../child.ts';
import { measure } from '../measure.ts';
import { rivalRecords, searchWords, sortColumn, Terms } from './rival-records.ts';

const { folder, secondsPerKind, workload } = taskOfChild();
const server = await ownPostgres();
const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
await sql.unsafe(`
  SET max_parallel_workers_per_gather = 2; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB';
  CREATE UNLOGGED TABLE record (id text, downloads float8, likes float8, created float8, updated float8,
    terms int[], words tsvector);
  CREATE UNLOGGED TABLE term (t int PRIMARY KEY, total int);
`);

const terms = new Terms();
const start = performance.now();
async function* rows(): AsyncGenerator<string> {
  for await (const { fields, text, terms: numbers } of rivalRecords(`${folder}/records.jsonl`, terms)) {
    const { downloads, likes, created, updated } = fields.numbers;
    const figures = [downloads, likes, created, updated].map((figure) => figure ?? '\\N');
    const lexemes = [...new Set(text.toLowerCase().split(' '))].filter((word) => word !== '');
    yield `${fields.id}\t${figures.join('\t')}\t{${numbers.join(',')}}\t${lexemes.join(' ')}\n`;
  }
}
await pipeline(Readable.from(rows()), await sql`COPY record FROM STDIN`.writable());
const totals = Array.from(terms.numbers.values(), (term) => `${term}\t${terms.counts[term] ?? 0}\n`);
await pipeline(Readable.from(totals), await sql`COPY term FROM STDIN`.writable());
await sql.unsafe(`
  CREATE INDEX ON record (id); CREATE INDEX ON record USING gin (terms); CREATE INDEX ON record USING gin (words);
  CREATE INDEX ON record (downloads DESC NULLS LAST, id); CREATE INDEX ON record (likes DESC NULLS LAST, id);
  CREATE INDEX ON record (created DESC NULLS LAST, id); CREATE INDEX ON record (updated DESC NULLS LAST, id);
`);
await sql`VACUUM ANALYZE record`;
const buildSeconds = (performance.now() - start) / 1000;

type Place = { readonly key: number; readonly id: string };

function conditions(query: SearchQuery) {
  const filters = terms.ofQuery(query);
  const words = searchWords(query).map((word) => word.toLowerCase());
  const text = `${words.join(' & ')}:*`;
  return sql`TRUE
    ${filters.length === 0 ? sql`` : sql`AND terms @> ${filters}::int[]`}
    ${words.length === 0 ? sql`` : sql`AND words @@ ${text}::tsquery`}`;
}

async function page(query: SearchQuery, after?: Place): Promise<Place[]> {
  const column = sql(sortColumn(query));
  const behind =
    after === undefined
      ? sql``
      : sql`AND (${column} < ${after.key} OR (${column} = ${after.key} AND id > ${after.id}))`;
  return sql<Place[]>`SELECT id, ${column} AS key FROM record WHERE ${conditions(query)} ${behind}
    ORDER BY ${column} DESC NULLS LAST, id LIMIT 30`;
}

async function totalAndFacets(query: SearchQuery): Promise<number> {
  if (query.filters === undefined && query.text === undefined) {
    return (await sql`SELECT t, total FROM term ORDER BY total DESC LIMIT 200`).length;
  }
  const [found] = await sql<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM record WHERE ${conditions(query)}`;
  await sql`SELECT t, count(*) FROM record, unnest(terms) AS t WHERE ${conditions(query)} GROUP BY t ORDER BY 2 DESC LIMIT 200`;
  return found?.total ?? 0;
}

const latencies = await measure(
  {
    async ask(kind, { query, id }) {
      if (kind === 'lookup') return (await sql`SELECT * FROM record WHERE id = ${id}`).length;
      const first = await page(query);
      if (kind === 'next page') return (await page(query, first.at(-1))).length;
      return totalAndFacets(query);
    },
  },
  workload,
  secondsPerKind,
);
await sql.end();
await server[Symbol.asyncDispose]();
answer({ buildSeconds, latencies });
