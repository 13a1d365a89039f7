/** @module `npm run bench:hub`: the index compared with plain SQLite and plain PostgreSQL, on the same records, in one run. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { barsOf, showBars } from './bars.ts';
import { runAside } from './child.ts';
import { isBuilt, isLoad, isRival, isStarted, type Result, type Rival, show } from './report.ts';
import { hasRealRecords, type Workload, writeReal, writeSynthetic } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000,1000000,2500000' },
    /** Largest size for the plain databases, which take minutes to fill. */
    'rivals-up-to': { type: 'string', default: '2500000' },
    'seconds-per-kind': { type: 'string', default: '60' },
    real: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const rivalsUpTo = Number(options['rivals-up-to']);
const secondsPerKind = Number(options['seconds-per-kind']);

async function run(data: string, write: (file: string) => Promise<Workload>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    const workload = await write(join(folder, 'records.jsonl'));
    writeFileSync(join(folder, 'workload.json'), JSON.stringify(workload));
    const task = { folder, secondsPerKind };
    const build = await runAside('contenders/loadout-build.ts', task, isBuilt);
    const loadout = await runAside('contenders/loadout.ts', task, isStarted);
    const http = await runAside('contenders/http.ts', task, isLoad);
    const [loadAverage = 0] = loadavg();
    const rivals: Record<string, Rival> = {};
    if (workload.records <= rivalsUpTo) {
      rivals['SQLite'] = await runAside('contenders/sqlite.ts', task, isRival);
      rivals['PostgreSQL'] = await runAside('contenders/postgres.ts', task, isRival);
    }
    const result = { data, records: workload.records, loadAverage, build, loadout, http, rivals };
    show(result);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const results: Result[] = [];
if (options.real && hasRealRecords()) results.push(await run('real records', writeReal));
for (const size of options.sizes
  .split(',')
  .map(Number)
  .filter((count) => count > 0)) {
  results.push(await run('synthetic records', (file) => writeSynthetic(file, size)));
}
const bars = barsOf(results);
showBars(bars);

const target = new URL('../results/', import.meta.url);
mkdirSync(target, { recursive: true });
const machine = { node: process.version, arch: process.arch, cores: availableParallelism() };
writeFileSync(new URL('hub.json', target), `${JSON.stringify({ ...machine, bars, results }, null, 2)}\n`);
