/** @module The server over HTTP: the mix of filters and text, with facets and rows, over 16 connections. */

import type { SearchQuery } from '@loadout/hub';
import { startServer } from '../../server-process.ts';
import { answer, taskOfChild } from '../child.ts';
import { type Load, loadOf } from '../load.ts';
import { isOfMix } from '../measure.ts';

const connections = 16;
const longest = 15;
/** V8 compiles what is used most for about a quarter of a minute: measured during that time, and after it. */
const warmUpSeconds = { early: 3, late: 10 };
const earlySeconds = 5;

const { folder, secondsPerKind, workload } = taskOfChild();
const seconds = Math.min(longest, secondsPerKind);

// The server uses other field rules: its first start builds an index, the second one is measured.
await (await startServer(folder, ['--api-only'])).stop();
const begun = performance.now();
const server = await startServer(folder, ['--api-only']);
const startSeconds = (performance.now() - begun) / 1000;
try {
  await checkRecords();
  const distinct = workload.distinct.map(pathOf);
  let sent = 0;
  const unseenFor = async (duration: number): Promise<Load> => {
    const load = await measured(distinct.slice(sent), false, duration);
    sent += load.requests;
    return load;
  };
  await unseenFor(warmUpSeconds.early);
  const early = await unseenFor(Math.min(earlySeconds, seconds));
  await unseenFor(warmUpSeconds.late);
  const unseen = await unseenFor(seconds);
  const questions = workload.questions.filter(({ kind }) => isOfMix(kind));
  const repeated = await measured(
    mixed(questions).map(({ query }) => pathOf(query)),
    true,
    seconds,
  );
  answer({ startSeconds, residentMb: server.residentMb(), early, unseen, repeated });
} finally {
  await server.stop();
}

/** The server fills an empty store with the starter set, which would be measured instead. */
async function checkRecords(): Promise<void> {
  const response = await fetch(`${server.address}/api/search/models?limit=1`);
  const { total }: { total: number } = await response.json();
  if (total !== workload.records)
    throw new Error(
      `The store has ${total} records of ${workload.records}. Run the part "build" first: --only build,http`,
    );
}

async function measured(paths: readonly string[], repeat: boolean, duration: number): Promise<Load> {
  const before = server.processorSeconds();
  const load = await loadOf(server.address, paths, { connections, seconds: duration, repeat });
  const after = server.processorSeconds();
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { ...load, ...(used !== undefined && { processorMsPerRequest: (used * 1000) / load.requests }) };
}

/** Shuffled, because the workload lists queries by kind. */
function mixed<T>(items: readonly T[]): T[] {
  const half = Math.ceil(items.length / 2);
  const places = new Map(items.map((item, i) => [item, i < half ? 2 * i : 2 * (i - half) + 1]));
  return items.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function pathOf({ text, filters = {}, sort, limit }: SearchQuery): string {
  const query = new URLSearchParams();
  if (text !== undefined) query.set('q', text);
  for (const [facet, values] of Object.entries(filters)) {
    for (const value of Array.isArray(values) ? values : [values]) query.append(facet, String(value));
  }
  if (sort !== undefined) query.set('sort', sort);
  if (limit !== undefined) query.set('limit', String(limit));
  return `/api/search/models?${query.toString()}`;
}
