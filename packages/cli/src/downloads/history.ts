/** @module Writes counted downloads into the history of the records, as totals of 30 days like those of a hub. */
import { historyLimit, type RepoKind, repoKinds, type SightingInput, type Store } from '@loadout/hub';
import type { Ledger } from './ledger.ts';

const batchSize = 500;
const secondsPerDay = 86_400;

interface Point {
  readonly kind: RepoKind;
  readonly id: string;
  readonly at: string;
  readonly downloads: number;
}

/** Days with downloads of the repositories that the last counts added to, and the total of 30 days on each. */
const pointsQuery = (windowSeconds: number): string => `
WITH days AS (
  SELECT kind, key, CAST(DATE '1970-01-01' + CAST(slot * ${windowSeconds} // ${secondsPerDay} AS INTEGER) AS DATE) AS day,
    count(*) AS downloads
  FROM downloads SEMI JOIN touched USING (kind, key) GROUP BY ALL),
totals AS (
  SELECT kind, key, day, CAST(sum(downloads) OVER (
    PARTITION BY kind, key ORDER BY day RANGE BETWEEN INTERVAL 29 DAYS PRECEDING AND CURRENT ROW) AS BIGINT) AS downloads
  FROM days)
SELECT kind, id, CAST(day AS VARCHAR), downloads
FROM totals JOIN repositories USING (kind, key)
QUALIFY row_number() OVER (PARTITION BY kind, key ORDER BY day DESC) <= ${historyLimit}
ORDER BY kind, key, day`;

/** Returns the number of records. Likes seen on the same day are kept. */
export async function feedHistory(ledger: Ledger, store: Store, now = new Date()): Promise<number> {
  const rows = await ledger.query(pointsQuery(ledger.windowSeconds));
  const byRecord = new Map<string, Point[]>();
  for (const [kindText, id, day, downloads] of rows) {
    const kind = repoKinds.find((each) => each === kindText);
    if (kind === undefined) continue;
    const end = `${String(day)}T23:59:59.000Z`;
    const at = end < now.toISOString() ? end : now.toISOString();
    const point = { kind, id: String(id), at, downloads: Number(downloads) };
    const key = `${kind} ${point.id}`;
    byRecord.set(key, [...(byRecord.get(key) ?? []), point]);
  }
  const records = [...byRecord.values()];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    await store.put([], { sightings: await withLikes(batch, store) });
  }
  return records.length;
}

async function withLikes(
  records: readonly (readonly Point[])[],
  store: Store,
): Promise<readonly SightingInput[]> {
  const sightings: SightingInput[] = [];
  for (const points of records) {
    const [first] = points;
    if (first === undefined) continue;
    const [history = []] = await store.histories(first.kind, [first.id]);
    const likes = new Map(history.map((each) => [each.at.slice(0, 10), each.likes]));
    for (const point of points) {
      const known = likes.get(point.at.slice(0, 10));
      sightings.push(known === undefined ? point : Object.assign({ likes: known }, point));
    }
  }
  return sightings;
}
