/**
 * @module `npm run bench:search [-- --records N]`: search in memory and in a cluster side by side, over the same records
 * and with the same queries. Every result of the cluster is compared with that of the index in memory.
 */

import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  importRecords,
  openClusterIndex,
  openIndex,
  openSqliteStore,
  type SearchEngine,
  type SearchQuery,
  type SearchResult,
} from '@loadout/hub';
import { TestCluster } from '../../verify/src/search/cluster.ts';
import { type Question, rules, writeSynthetic } from '../hub/workload.ts';
import { median, percentile } from '../percentile.ts';
import { saveResults } from '../saved-results.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    nodes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    queries: { type: 'string', default: '100' },
  },
});

const kinds = ['first page', 'filters', 'text', 'text, filters, sort'] as const;

interface Measured {
  readonly median: number;
  readonly p99: number;
}

async function bench(folder: string) {
  const records = Number(options.records);
  const file = join(folder, 'records.jsonl');
  const { questions } = await writeSynthetic(file, records);
  const store = await openSqliteStore(join(folder, 'records.sqlite'));
  await importRecords(store, createReadStream(file), { kind: 'model' });
  const memory = await openIndex(store, { rules });
  await using cluster = await TestCluster.start(Number(options.nodes));
  const start = performance.now();
  const index = await openClusterIndex(store, {
    url: cluster.url,
    rules,
    shards: Number(options.shards),
    replicas: Number(options.nodes) > 1 ? 1 : 0,
    timeoutMs: 60_000,
    prefix: 'bench',
    pollMs: 600_000,
  });
  const buildSeconds = (performance.now() - start) / 1000;
  const bytes = await sizeOf(cluster.url);
  try {
    const results = [];
    for (const kind of kinds) {
      const chosen = questions.filter((each) => each.kind === kind).slice(0, Number(options.queries));
      const inMemory = await timed(memory, chosen);
      const inCluster = await timed(index, chosen);
      const different = chosen.filter(
        (_q, i) => !isDeepStrictEqual(inMemory.answers[i], inCluster.answers[i]),
      );
      results.push({ kind, memory: inMemory.times, cluster: inCluster.times, different: different.length });
    }
    const indexed = buildSeconds === 0 ? 0 : Math.round(records / buildSeconds);
    return {
      records,
      buildSeconds,
      indexedPerSecond: indexed,
      bytesPerRecord: Math.round(bytes / records),
      results,
    };
  } finally {
    await index.close();
    await memory.close();
    await store.close();
  }
}

/** Bytes of the index on disk, without replicas. */
async function sizeOf(url: string): Promise<number> {
  const [node = ''] = url.split(',');
  await fetch(`${node}/bench-*/_flush`, { method: 'POST' });
  const response = await fetch(`${node}/_cat/indices/bench-*?format=json&bytes=b&h=pri.store.size`);
  const rows: readonly Readonly<Record<string, string>>[] = JSON.parse(await response.text());
  return rows.reduce((sum, row) => sum + Number(row['pri.store.size'] ?? 0), 0);
}

async function timed(
  engine: Pick<SearchEngine, 'search'>,
  questions: readonly Question[],
): Promise<{ times: Measured; answers: readonly SearchResult[] }> {
  const ask = async (query: SearchQuery): Promise<SearchResult> => engine.search('model', query);
  // Warm, as a server is after a few requests.
  for (const { query } of questions.slice(0, 10)) await ask(query);
  const answers: SearchResult[] = [];
  const times: number[] = [];
  for (const { query } of questions) {
    const start = performance.now();
    answers.push(await ask(query));
    times.push(performance.now() - start);
  }
  return { times: { median: median(times), p99: percentile(times, 0.99) }, answers };
}

const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
try {
  const result = await bench(folder);
  const [load = 0] = loadavg();
  console.log(
    `${result.records} records, load ${load.toFixed(1)}: built in ${result.buildSeconds.toFixed(1)} s ` +
      `(${result.indexedPerSecond}/s), ${result.bytesPerRecord} bytes a record on disk`,
  );
  const shown = (time: Measured): string => `${time.median.toFixed(1)} / ${time.p99.toFixed(1)} ms`;
  for (const { kind, memory, cluster, different } of result.results)
    console.log(
      `  ${kind.padEnd(20)} memory ${shown(memory).padEnd(20)} cluster ${shown(cluster).padEnd(20)} different ${different}`,
    );
  const machine = {
    node: process.version,
    arch: process.arch,
    cores: availableParallelism(),
    loadAverage: load,
  };
  saveResults('search', { ...machine, ...result });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
