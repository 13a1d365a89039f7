/**
 * @module `npm run bench:downloads`: rows per second of `loadout downloads count`, compared with plain
 * JavaScript and with DuckDB without rules, on the same synthetic log. `--rows N`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { libraryKeys } from '@loadout/catalogue';
import { loadDuckDb } from '../../../packages/cli/src/downloads/duckdb.ts';
import { Ledger } from '../../../packages/cli/src/downloads/ledger.ts';
import { libraryRules, numberedRules, ruleNumberOf } from '../../../packages/cli/src/downloads/rules.ts';
import { countByHand } from './by-hand.ts';
import { writeLog } from './log.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '3000000' } } });
const rows = Number(values.rows);
const owners = 400;
const windowSeconds = 300;
const { DuckDBInstance } = await loadDuckDb();

const libraryOf = (repository: number): string => libraryKeys[repository % libraryKeys.length] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));

const perSecond = (time: number): string => `${(rows / time / 1e6).toFixed(2)} M`;

async function timed(name: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const downloads = await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const busy = (user + system) / 1e6;
  console.log(
    `${name.padEnd(34)} ${perSecond(seconds)} rows/s, ${perSecond(busy)} rows per CPU second, ${downloads} downloads`,
  );
}

async function counted(file: string, format: 'combined' | 'parquet', compression: 'none' | 'gzip' | 'zstd') {
  const ledger = await Ledger.open(join(folder, `${format}-${compression}.duckdb`), windowSeconds);
  const repositories = Array.from({ length: owners }, (_, at) => at);
  await ledger.addRepositories(
    repositories.map((at) => ({
      kind: 'model',
      id: `owner/model-${at}`,
      library: libraryOf(at),
      rule: ruleNumberOf(libraryOf(at)),
    })),
  );
  const { added } = await ledger.count(file, { format, compression }, numberedRules, undefined);
  ledger.close();
  return added;
}

/** Counts every file, to show the cost of the rules. */
async function withoutRules(file: string): Promise<number> {
  const ledger = await Ledger.open(join(folder, 'plain.duckdb'), windowSeconds);
  const any = { kind: 'exists', field: 'path' } as const;
  await ledger.addRepositories(
    Array.from({ length: owners }, (_, at) => ({
      kind: 'model',
      id: `owner/model-${at}`,
      library: 'any',
      rule: 1,
    })),
  );
  const { added } = await ledger.count(file, { format: 'combined', compression: 'none' }, [any], undefined);
  ledger.close();
  return added;
}

try {
  const files = await writeLog(
    await (await DuckDBInstance.create(':memory:')).connect(),
    rows,
    owners,
    folder,
  );
  const [load = 0] = loadavg();
  console.log(
    `${rows} rows, ${libraryRules.size} libraries, ${availableParallelism()} cores, load ${load.toFixed(1)}`,
  );
  await timed('loadout, text', () => counted(files.text, 'combined', 'none'));
  await timed('loadout, text, zstd', () => counted(files.zstd, 'combined', 'zstd'));
  await timed('loadout, Parquet', () => counted(files.parquet, 'parquet', 'none'));
  await timed('DuckDB without rules, text', () => withoutRules(files.text));
  await timed('JavaScript by hand, text, 1 thread', () => countByHand(files.text, libraryOf, windowSeconds));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
