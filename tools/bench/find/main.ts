/** @module `npm run bench:find`: the search over everything and the filter by memory with 100,000 records, never-seen queries. */

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchRequest, Services } from '@loadout/server';
import { below, seeded } from '../hub/random.ts';
import { saveResults } from '../saved-results.ts';
import { qualityOf, sitePages } from './judged.ts';
import { fillStore, hasRealRecords, servicesOf } from './store.ts';
import { type Measured, type Times, timesOf } from './times.ts';
import { typedQueries } from './typed.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    real: { type: 'boolean', default: true },
    /** Prints the judged queries without a wanted result first. */
    missed: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

/** Milliseconds. */
const limits = { find: 50, fit: 30 };
const leastPassed = 0.97;
const queries = 600;
const contexts = [undefined, 2_048, 32_768, 131_072];

async function measured(records: number, real: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    await fillStore(folder, records, real);
    const services = await servicesOf(folder);
    try {
      return await measureIn(services, `${records} records, ${real ? 'real' : 'synthetic'}`);
    } finally {
      await services.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIn(services: Services, data: string) {
  const pages = await sitePages();
  const find = (text: string) => services.find({ text, pages });
  const quality = await qualityOf(find);
  const ids = (await services.list('model', { skip: 0, limit: Infinity })).map(({ id }) => id);
  const search = await timesOf(typedQueries(ids, queries), String, find);
  // Warms up, as a server after a few requests; every measured request is new.
  for (const facets of [[], undefined]) await fitTimes(services, facets, 1);
  const fit = await fitTimes(services, [], 2);
  const fitWithFacets = await fitTimes(services, undefined, 3);
  const [loadAverage = 0] = loadavg();
  console.log(`\n${data} (load ${loadAverage.toFixed(1)})`);
  show('search, never-seen queries', search, limits.find, loadAverage);
  show('fits, one page', fit, limits.fit, loadAverage);
  show('fits, with all facets', fitWithFacets, limits.fit, loadAverage);
  console.log(
    `  ${(100 * quality.passed).toFixed(1)}% of ${quality.queries} judged queries pass ` +
      `(${quality.passed >= leastPassed ? 'cleared' : 'MISSED'}), nDCG@5 ${quality.ndcg5.toFixed(3)}`,
  );
  if (options.missed) for (const each of quality.missed) console.log(`    ${each}`);
  return { data, loadAverage, search, fit, fitWithFacets, quality };
}

function fitTimes(services: Services, facets: SearchRequest['facets'], seed: number): Promise<Measured> {
  const random = seeded(seed);
  const requests = Array.from({ length: 100 }, (_unused, at) => ({
    fits: (2 + random() * 190).toFixed(1),
    ...(contexts[at % contexts.length] !== undefined && { context: 1 + below(random, 200_000) }),
    ...(facets && { facets }),
  }));
  return timesOf(
    requests,
    ({ fits, context }) => `${fits} GB, ${context ?? 'default'} tokens`,
    (request) => services.search('model', request),
  );
}

const figures = ({ median, p95, max }: Times): string =>
  `${median.toFixed(1)} / ${p95.toFixed(1)} / ${max.toFixed(1)} ms`;

/** If the load exceeds the number of cores, calls wait for other processes: then CPU time is compared. */
function show(what: string, { wall, cpu }: Measured, limit: number, loadAverage: number): void {
  const decides = loadAverage > availableParallelism() ? cpu : wall;
  console.log(
    `  ${what.padEnd(28)} median / p95 / max ${figures(wall)}, CPU ${figures(cpu)} ` +
      `(${decides.max <= limit ? 'cleared' : `MISSED ${limit} ms: ${decides.slowest}`})`,
  );
}

const records = Number(options.records);
const results = [await measured(records, false)];
if (options.real && hasRealRecords()) results.push(await measured(records, true));
const machine = { node: process.version, arch: process.arch, cores: availableParallelism() };
saveResults('find', { ...machine, results });
