/** @module `npm run verify:search [-- --engine NAME --runs N --records N --only PART --write]`: search in a real cluster. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';
import { TestCluster } from './cluster.ts';
import { elasticsearch } from './elasticsearch.ts';
import { MissingTool, type SearchEngine } from './engine.ts';
import { openSearch } from './opensearch.ts';
import { compareQuality } from './quality.ts';
import { runSuites } from './suites.ts';

const engines: Readonly<Record<string, SearchEngine>> = { opensearch: openSearch, elasticsearch };

const { values } = parseArgs({
  options: {
    /** `opensearch` or `elasticsearch`. */
    engine: { type: 'string', default: 'opensearch' },
    /** Random cases of each property of the conformance suites. */
    runs: { type: 'string', default: '40' },
    /** Records for the judged queries, the starter set included. */
    records: { type: 'string', default: '5000' },
    /** Only the faults whose name contains this. */
    fault: { type: 'string' },
    /** `suites`, `chaos` or `quality`. */
    only: { type: 'string', multiple: true },
    /** Writes the result to tools/verify/data. */
    write: { type: 'boolean', default: false },
  },
});

const tested = engines[values.engine];
if (tested === undefined) {
  console.error(`--engine is one of ${Object.keys(engines).join(', ')}.`);
  process.exit(2);
}
const { name: engineName } = tested;
const results = tested === openSearch ? 'search.json' : `search-${values.engine}.json`;
const file = new URL(`../../data/${results}`, import.meta.url);
const wants = (part: string): boolean => values.only?.includes(part) ?? true;

async function verify(searchEngine: SearchEngine): Promise<boolean> {
  await using cluster = await TestCluster.start(3, searchEngine);
  let sound = true;
  if (wants('suites')) {
    const suites = runSuites(cluster.url, Number(values.runs));
    sound &&= suites.failed === 0 && suites.passed > 0;
    keep({ suites });
    console.log(`${suites.passed} tests passed, ${suites.failed} failed`);
  }
  if (wants('quality')) {
    const quality = await compareQuality(cluster.url, Number(values.records));
    sound &&= quality.different.length === 0;
    keep({ quality });
    for (const { engine, passed, ndcg5 } of quality.engines)
      console.log(
        `${engine.padEnd(8)} ${(100 * passed).toFixed(1)}% of ${quality.queries} judged queries pass, nDCG@5 ${ndcg5.toFixed(3)}`,
      );
    for (const query of quality.different) console.log(`  other results for ${JSON.stringify(query)}`);
  }
  if (wants('chaos')) {
    const chaos = await runChaos(
      cluster,
      (each) => {
        const { name, acknowledged, refusedWrites, lost, answered, refusedSearches, problems } = each;
        sound &&= lost === 0 && problems.length === 0;
        console.log(
          `${name}: ${acknowledged} writes (${refusedWrites} refused), ${lost} lost; ` +
            `${answered} searches (${refusedSearches} refused), ${problems.length} wrong`,
        );
        for (const problem of new Set(problems)) console.log(`  ${problem}`);
      },
      values.fault,
    );
    keep({ chaos });
  }
  return sound;
}

/** Parts that were not run keep their results. */
function keep(result: object): void {
  if (!values.write) return;
  const before: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    engine: `${engineName}, three nodes of 512 MB`,
    machine: { node: process.version, arch: process.arch, cores: availableParallelism() },
    loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
  writeFileSync(file, `${JSON.stringify({ ...before, ...facts, ...result }, undefined, 2)}\n`);
}

try {
  const sound = await verify(tested);
  process.exit(sound ? 0 : 1);
} catch (error) {
  if (!(error instanceof MissingTool)) throw error;
  console.error(error.message);
  process.exit(2);
}
