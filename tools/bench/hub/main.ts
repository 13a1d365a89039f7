/**
 * @module `npm run bench:hub`: the index compared with plain SQLite and plain PostgreSQL, on the same records, in one run.
 * Saved after each part; `--data DIR --resume` continues, and `--only http,sqlite` runs some parts.
 */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { barsOf, showBars } from './bars.ts';
import { runAside } from './child.ts';
import {
  isBuilt,
  isOverHttp,
  isRival,
  isStarted,
  type Part,
  partNames,
  type Result,
  show,
} from './report.ts';
import { readResults, writeResults } from './results.ts';
import { hasRealRecords, prepare, writeReal, type WriteRecords, writeSynthetic } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000,1000000,2500000' },
    /** Largest size for the plain databases, which take minutes to fill. */
    'rivals-up-to': { type: 'string', default: '2500000' },
    'seconds-per-kind': { type: 'string', default: '20' },
    real: { type: 'boolean', default: true },
    only: { type: 'string', default: partNames.join(',') },
    /** Keeps records and databases here. */
    data: { type: 'string' },
    resume: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const wanted = options.only.split(',');
const unknown = wanted.filter((part) => !partNames.some((name) => name === part));
if (unknown.length > 0)
  throw new Error(`Unknown parts: ${unknown.join(', ')}. Parts: ${partNames.join(', ')}.`);

const rivalsUpTo = Number(options['rivals-up-to']);
const secondsPerKind = Number(options['seconds-per-kind']);
const results: Result[] = options.resume ? readResults() : [];

async function run(data: string, records: number | undefined, write: WriteRecords): Promise<void> {
  const name = data.replaceAll(' ', '-') + (records === undefined ? '' : `-${records}`);
  const folder =
    options.data === undefined ? mkdtempSync(join(tmpdir(), 'loadout-bench-')) : join(options.data, name);
  mkdirSync(folder, { recursive: true });
  try {
    const workload = await prepare(folder, write);
    const known = results.find((each) => each.data === data && each.records === workload.records);
    const result: Result = known ?? { data, records: workload.records, loads: {}, rivals: {} };
    if (known === undefined) results.push(result);
    for (const part of partNames) {
      const isRivalPart = part === 'sqlite' || part === 'postgres';
      if (!wanted.includes(part) || (isRivalPart && workload.records > rivalsUpTo)) continue;
      if (options.resume && result.loads[part] !== undefined) continue;
      await measurePart(part, folder, result);
      const [load = 0] = loadavg();
      result.loads[part] = load;
      writeResults(results, barsOf(results));
    }
    show(result);
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePart(part: Part, folder: string, result: Result): Promise<void> {
  const task = { folder, secondsPerKind };
  switch (part) {
    case 'build':
      result.build = await runAside('contenders/loadout-build.ts', task, isBuilt);
      break;
    case 'loadout':
      result.loadout = await runAside('contenders/loadout.ts', task, isStarted);
      break;
    case 'http':
      result.http = await runAside('contenders/http.ts', task, isOverHttp);
      break;
    case 'sqlite':
      result.rivals['SQLite'] = await runAside('contenders/sqlite.ts', task, isRival);
      break;
    case 'postgres':
      result.rivals['PostgreSQL'] = await runAside('contenders/postgres.ts', task, isRival);
      break;
  }
}

if (options.real && hasRealRecords()) await run('real records', undefined, writeReal);
for (const size of options.sizes
  .split(',')
  .map(Number)
  .filter((count) => count > 0)) {
  await run('synthetic records', size, (file) => writeSynthetic(file, size));
}
showBars(barsOf(results));
