/**
 * @module `npm run verify:sql`: counts synthetic requests with DuckDB, with ClickHouse (chdb) and with Spark (pyspark),
 * each with its own text of the rules, and fails unless the counts are equal. `--rows N`, `--write` for the evidence.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  countingQuery,
  downloadRule,
  libraries,
  type Library,
  libraryKeys,
  matcher,
  type Rule,
  type Warehouse,
} from '@loadout/catalogue';
import { loadDuckDb } from '../../../../packages/cli/src/downloads/duckdb.ts';
import { pythonEnvironment } from '../wire/python.ts';
import { writeSynthetic } from './synthetic.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '5000000' }, write: { type: 'boolean', default: false } },
});
const rows = Number(values.rows);
const windowSeconds = 300;
const evidence = fileURLToPath(new URL('../../data/sql.json', import.meta.url));

const rules: ReadonlyMap<string, Rule> = new Map(
  libraryKeys.map((key) => {
    const { countDownloads }: Library = libraries[key];
    return [key, downloadRule(countDownloads)];
  }),
);
const queryFor = (warehouse: Warehouse): string =>
  countingQuery(rules, { warehouse, table: 'requests', windowSeconds });

interface Counted {
  readonly name: string;
  readonly version: string;
  readonly seconds: number;
  /** Repository, library, day, downloads. */
  readonly lines: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'loadout-sql-'));
const parquet = join(folder, 'requests.parquet');

/** Quotes and the order of equal keys differ between programs. */
const normalized = (csv: string): readonly string[] =>
  csv
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('"', ''))
    .toSorted();

async function withDuckDb(): Promise<Counted> {
  const { DuckDBInstance } = await loadDuckDb();
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await writeSynthetic(connection, rows, parquet);
  await connection.run(`CREATE VIEW requests AS FROM read_parquet('${parquet}')`);
  const start = performance.now();
  const found = (await connection.runAndReadAll(queryFor('duckdb'))).getRows();
  const seconds = (performance.now() - start) / 1000;
  await sampleAgrees(async (sql) => (await connection.runAndReadAll(sql)).getRows());
  connection.closeSync();
  instance.closeSync();
  return {
    name: 'DuckDB',
    version: '1.5.5',
    seconds,
    lines: normalized(found.map((row) => row.join(',')).join('\n')),
  };
}

/** 20,000 distinct rows judged by the matcher, which all other tests of the rules use. */
async function sampleAgrees(ask: (sql: string) => Promise<readonly (readonly unknown[])[]>): Promise<void> {
  const sample = await ask(
    'SELECT DISTINCT library, path FROM requests ORDER BY hash(library, path) LIMIT 20000',
  );
  const matchers = new Map([...rules].map(([key, rule]) => [key, matcher(rule)]));
  const byDefault = matcher(downloadRule(undefined));
  const expected = sample.filter(([library, path]) =>
    (matchers.get(String(library)) ?? byDefault)(String(path)),
  ).length;
  const query = countingQuery(rules, { warehouse: 'duckdb', table: 'sampled', windowSeconds });
  await ask(`CREATE TEMP TABLE sampled AS SELECT 'r' AS repository, library, path, concat(library, ' ', path) AS client,
    CAST(0 AS BIGINT) AS time FROM (SELECT DISTINCT library, path FROM requests ORDER BY hash(library, path) LIMIT 20000)`);
  const counted = (await ask(query)).reduce((sum, row) => sum + Number(row[3]), 0);
  if (counted !== expected)
    throw new Error(`The matcher counts ${expected} of the sample, DuckDB ${counted}.`);
  console.log(`${sample.length} distinct paths: the matcher and DuckDB count ${expected}`);
}

function withPython(
  name: string,
  warehouse: Warehouse,
  requirement: string,
  script: string,
): Counted | undefined {
  const python = pythonEnvironment([requirement], `sql-${warehouse}`);
  if ('missing' in python) {
    console.error(`NOT VERIFIED: ${name}: ${python.missing}`);
    return undefined;
  }
  const [queryFile, output] = [join(folder, `${warehouse}.sql`), join(folder, `${warehouse}.csv`)];
  writeFileSync(queryFile, queryFor(warehouse));
  const start = performance.now();
  const { status, stderr, error } = spawnSync(
    python.command,
    [fileURLToPath(new URL(script, import.meta.url)), queryFile, parquet, output],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name}: ${error?.message ?? stderr.slice(-3000)}`);
  const seconds = (performance.now() - start) / 1000;
  const version = requirement.split('==')[1] ?? '';
  return { name, version, seconds, lines: normalized(readFileSync(output, 'utf8')) };
}

const downloadsIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(',') + 1)), 0);

try {
  const first = await withDuckDb();
  const others = [
    withPython('ClickHouse (chdb)', 'clickhouse', 'chdb==4.4.0', 'clickhouse.py'),
    withPython('Spark (pyspark)', 'spark', 'pyspark==4.3.0', 'spark.py'),
  ];
  const all = [first, ...others.filter((each) => each !== undefined)];
  for (const { name, version, seconds, lines } of all)
    console.log(
      `${name} ${version}: ${lines.length} rows, ${downloadsIn(lines)} downloads, ${seconds.toFixed(1)} s`,
    );
  for (const { name, lines } of all) {
    const different = lines.findIndex((line, at) => line !== first.lines[at]);
    if (lines.length === first.lines.length && different === -1) continue;
    console.error(`FAIL  ${name} differs from DuckDB: ${lines[different]} and ${first.lines[different]}`);
    process.exitCode = 1;
  }
  if (values.write && process.exitCode === undefined && all.length === 3) {
    const engines = all.map(({ name, version }) => ({ name, version }));
    const counts = { requests: rows, groups: first.lines.length, downloads: downloadsIn(first.lines) };
    writeFileSync(evidence, `${JSON.stringify({ ...counts, rules: rules.size, engines }, null, 2)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
