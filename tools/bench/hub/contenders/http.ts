/** @module The server over HTTP: the mix of filters and text, with facets and rows, over 16 connections. */

import type { SearchQuery } from '@loadout/hub';
import { startServer } from '../../server-process.ts';
import { answer, taskOfChild } from '../child.ts';
import { loadOf } from '../load.ts';
import { isOfMix } from '../measure.ts';

const connections = 16;
const longest = 20;
const warmUpSeconds = 3;

const { folder, secondsPerKind, workload } = taskOfChild();
const server = await startServer(folder, ['--api-only']);
try {
  const questions = workload.questions.filter(({ kind }) => isOfMix(kind));
  const urls = mixed(questions).map(({ query }) => `${server.address}${addressOf(query)}`);
  await loadOf(urls, connections, warmUpSeconds);
  const before = server.processorSeconds();
  const load = await loadOf(urls, connections, Math.min(longest, secondsPerKind));
  const after = server.processorSeconds();
  const used = before === undefined || after === undefined ? undefined : after - before;
  answer({ ...load, ...(used !== undefined && { processorMsPerRequest: (used * 1000) / load.requests }) });
} finally {
  await server.stop();
}

/** Shuffled, because the workload lists queries by kind. */
function mixed<T>(items: readonly T[]): T[] {
  const half = Math.ceil(items.length / 2);
  const places = new Map(items.map((item, i) => [item, i < half ? 2 * i : 2 * (i - half) + 1]));
  return items.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function addressOf({ text, filters = {}, sort }: SearchQuery): string {
  const query = new URLSearchParams();
  if (text !== undefined) query.set('q', text);
  for (const [facet, values] of Object.entries(filters)) {
    for (const value of Array.isArray(values) ? values : [values]) query.append(facet, String(value));
  }
  if (sort !== undefined) query.set('sort', sort);
  return `/api/search/models?${query.toString()}`;
}
