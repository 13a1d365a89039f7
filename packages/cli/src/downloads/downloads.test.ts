import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { matcher } from '@loadout/catalogue';
import { openStore, readSettings } from '@loadout/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';
import { loadDuckDb } from './duckdb.ts';
import { Ledger } from './ledger.ts';
import { libraryRules, numberedRules } from './rules.ts';

let workingDir: string;
beforeEach(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-downloads-'));
});
afterEach(() => rmSync(workingDir, { recursive: true }));

const path = (name: string) => join(workingDir, name);
const downloads = (...args: readonly string[]) => runHere(['downloads', ...args], { workingDir });

/** A line of the combined format; the time is in minutes after midnight of 1 March 2026. */
const request = (client: string, minute: number, target: string, status = 200, method = 'GET'): string => {
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return `${client} - - [01/Mar/2026:${clock}:00 +0000] "${method} ${target} HTTP/1.1" ${status} 1 "-" "agent"`;
};
const config = '/acme/a/resolve/main/config.json';

async function counted(): Promise<Record<string, number>> {
  const rows: { kind: string; id: string; library: string; downloads: number }[] = JSON.parse(
    (await downloads('list', '--json')).stdout,
  );
  return Object.fromEntries(
    rows.map((row) => [`${row.kind} ${row.id} ${row.library}`.trim(), row.downloads]),
  );
}

describe('a combined log', () => {
  test('counts a client once per repository and window', async () => {
    const lines = [
      request('1.1.1.1', 0, config),
      request('1.1.1.1', 4, `${config}?download=true`, 302, 'HEAD'),
      request('1.1.1.1', 5, config),
      request('2.2.2.2', 0, '/Acme/A/resolve/refs%2Fpr%2F1/config.json'),
      request('1.1.1.1', 0, '/datasets/acme/d/resolve/main/any%20file.bin'),
      request('1.1.1.1', 0, '/gpt2/resolve/main/config.json'),
    ];
    writeFileSync(path('a.log'), lines.join('\n'));
    expect((await downloads('count', 'a.log')).stdout).toBe(
      '5 downloads added, 0 bad lines, history of 0 records updated\n',
    );
    expect(await counted()).toEqual({ 'model acme/a': 3, 'dataset acme/d': 1, 'model gpt2': 1 });
  });

  test('does not count failures, other methods, other files and other pages', async () => {
    const lines = [
      request('1.1.1.1', 0, config, 404),
      request('1.1.1.1', 0, config, 200, 'POST'),
      request('1.1.1.1', 0, '/acme/a/resolve/main/README.md'),
      request('1.1.1.1', 0, '/acme/a/b/resolve/main/config.json'),
      request('1.1.1.1', 0, '/api/models/acme/a'),
      `1.1.1.1 - - [01/Mar/2026:00:00:00 +0000] "GET / HTTP/1.1" 200 1 "http://x${config} " "agent"`,
      '1.1.1.1 - - [01/Mar/2026:00:00:00 +0000] "-" 400 0 "-" "-"',
    ];
    writeFileSync(path('a.log'), lines.join('\n'));
    const { stdout } = await downloads('count', 'a.log', '--json');
    const { sources }: { sources: unknown[] } = JSON.parse(stdout);
    expect(sources).toMatchObject([{ lines: { bad: 0, other: 6, skipped: 1, counted: 0 }, added: 0 }]);
  });

  test('bad lines are counted and shown, control characters removed', async () => {
    const cut = request('1.1.1.1', 0, config).slice(0, 60);
    const invalid = Buffer.from([0x20, 0xff, 0xfe, 0x0a]);
    const text = `${request('1.1.1.1', 0, config)}\n\u001B[31mnonsense\n${request('1.1.1.1', 0, config).replace('01/Mar', '41/Mar')}\n`;
    writeFileSync(path('a.log'), Buffer.concat([Buffer.from(text), invalid, Buffer.from(cut)]));
    const { stdout, stderr } = await downloads('count', 'a.log');
    expect(stdout).toContain('1 download added, 4 bad lines');
    expect(stderr).toContain('bad line: nonsense');
    expect(stderr).not.toContain('\u001B[31m');
  });

  test('an empty file and binary data are no downloads', async () => {
    writeFileSync(path('empty.log'), '');
    writeFileSync(path('zeros.log'), Buffer.alloc(5000));
    expect((await downloads('count', 'empty.log', 'zeros.log')).code).toBe(0);
    expect(await counted()).toEqual({});
  });
});

test('JSON lines and Parquet have the same fields under several names', async () => {
  const rows = [
    { time: '2026-03-01T00:00:00Z', client: '1.1.1.1', method: 'GET', path: config, status: 200 },
    { ts: 1772323200.25, remote_addr: '2.2.2.2', request_method: 'GET', uri: config, status: '200' },
    { ts: 1772323200250, ip: '3.3.3.3', method: 'HEAD', url: `https://hub.example${config}`, status: 302 },
  ];
  writeFileSync(path('a.jsonl'), [...rows.map((row) => JSON.stringify(row)), '{"cut', 'null'].join('\n'));
  expect((await downloads('count', 'a.jsonl')).stdout).toContain('3 downloads added, 2 bad lines');

  const { DuckDBInstance } = await loadDuckDb();
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    `COPY (SELECT TIMESTAMP '2026-03-01 00:00:00' AS time, '4.4.4.4' AS client, 'GET' AS method, '${config}' AS path, 200 AS status)
     TO '${path('a.parquet')}' (FORMAT parquet)`,
  );
  connection.closeSync();
  await downloads('count', 'a.parquet');
  expect(await counted()).toEqual({ 'model acme/a': 4 });
});

const log = () => Buffer.from([0, 10, 20].map((minute) => request('1.1.1.1', minute, config)).join('\n'));

describe('counting twice', () => {
  test('adds nothing: not the file, a copy of it, a compressed one, or one that has grown', async () => {
    mkdirSync(path("logs [a]*?'"));
    writeFileSync(path("logs [a]*?'/access.log"), log());
    expect((await downloads('count', "logs [a]*?'")).stdout).toContain('3 downloads added');
    expect((await downloads('count', "logs [a]*?'")).stderr).toContain('counted before');
    writeFileSync(path('a.log.gz'), Buffer.concat([gzipSync(log()), gzipSync(Buffer.from('\n'))]));
    writeFileSync(path('a.log.zst'), zstdCompressSync(log()));
    writeFileSync(path('a.log'), `${log().toString()}\n${request('1.1.1.1', 30, config)}\n`);
    expect((await downloads('count', 'a.log.gz', 'a.log.zst')).stdout).toContain('0 downloads added');
    expect((await downloads('count', 'a.log', '--again')).stdout).toContain('1 download added');
    expect(await counted()).toEqual({ 'model acme/a': 4 });
  });

  test.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ] as const)('warns about truncated %s data, and counts the lines before its end', async (_, compress) => {
    const lines = Array.from({ length: 5000 }, (_line, n) =>
      request(`1.1.${n % 200}.${n % 77}`, n % 600, config),
    );
    const whole = compress(lines.join('\n'));
    writeFileSync(path('cut.log'), whole.subarray(0, Math.floor(whole.length * 0.7)));
    const { stderr } = await downloads('count', 'cut.log');
    expect(stderr).toContain('ends in the middle');
    expect((await counted())['model acme/a']).toBeGreaterThan(0);
  });

  test('a count that fails leaves nothing behind', async () => {
    writeFileSync(path('a.log'), log());
    const ledger = await Ledger.open(path('.loadout/downloads.duckdb'), 300);
    await expect(
      ledger.count(path('a.log'), { format: 'parquet', compression: 'none' }, numberedRules, 'key'),
    ).rejects.toThrow('magic bytes');
    expect(await ledger.isCounted('key')).toBe(false);
    await ledger.count(path('a.log'), { format: 'combined', compression: 'none' }, numberedRules, 'key');
    expect(await ledger.isCounted('key')).toBe(true);
    ledger.close();
    expect(await counted()).toEqual({ 'model acme/a': 3 });
  });

  test('needs the same window', async () => {
    writeFileSync(path('a.log'), log());
    await downloads('count', 'a.log', '--window', '1h');
    expect(await counted()).toEqual({ 'model acme/a': 1 });
    const { code, stderr } = await downloads('count', 'a.log', '--window', '5m');
    expect([code, stderr]).toEqual([1, expect.stringContaining('was counted with a window of 3600 s')]);
  });
});

test('the history of a record gets totals of 30 days, and keeps its likes', async () => {
  const settings = readSettings({}, workingDir);
  const store = await openStore(settings);
  await store.put([{ kind: 'model', id: 'Acme/A', json: '{"id":"Acme/A","library_name":"timm"}' }], {
    sightings: [{ kind: 'model', id: 'Acme/A', at: '2026-03-02T08:00:00.000Z', downloads: 9, likes: 7 }],
  });
  await store.close();
  const index = '/acme/a/resolve/main/model.safetensors';
  const later = request('2.2.2.2', 0, index).replace('01/Mar', '02/Mar');
  writeFileSync(
    path('a.log'),
    [request('1.1.1.1', 0, index), request('1.1.1.1', 0, '/acme/a/resolve/main/x'), later].join('\n'),
  );
  expect((await downloads('count', 'a.log')).stdout).toContain(
    '2 downloads added, 0 bad lines, history of 1 record updated',
  );
  expect(await counted()).toEqual({ 'model Acme/A timm': 2 });
  const again = await openStore(settings);
  const [history] = await again.histories('model', ['acme/a']);
  await again.close();
  expect(history).toEqual([
    { at: '2026-03-01T23:59:59.000Z', downloads: 1 },
    { at: '2026-03-02T23:59:59.000Z', downloads: 2, likes: 7 },
  ]);
});

test('DuckDB and the matcher count the same for the rule of every library', async () => {
  const files = [
    'config.json',
    'a.gguf',
    'x/config.json',
    '.gguf',
    'x/.pt',
    'a.',
    "it's.pt",
    'a%b_.zip',
    'ü/é.pt',
    'a\nb.pt',
  ];
  const quoted = [...libraryRules.values()].flatMap(
    (rule) => JSON.stringify(rule).match(/(?<=")[\w ./=-]+\.[\w]+(?=")/g) ?? [],
  );
  const paths = [...new Set([...files, ...quoted])];
  const rules = [...libraryRules.values()];
  const ledger = await Ledger.open(path('rules.duckdb'), 300);
  await ledger.addRepositories(
    rules.map((_, at) => ({ kind: 'model', id: `r/${at}`, library: `l${at}`, rule: at + 1 })),
  );
  const lines = rules.flatMap((_, at) =>
    paths.map((file, n) => request(String(n), 0, `/r/${at}/resolve/main/${encodeURIComponent(file)}`)),
  );
  writeFileSync(path('rules.log'), lines.join('\n'));
  await ledger.count(path('rules.log'), { format: 'combined', compression: 'none' }, rules, undefined);
  const found = await ledger.query('SELECT key, count(*) FROM downloads GROUP BY key');
  ledger.close();
  const expected = rules.flatMap((rule, at) => {
    const count = paths.filter(matcher(rule)).length;
    return count === 0 ? [] : [[`r/${at}`, BigInt(count)]];
  });
  expect(new Map(found.map(([key, count]) => [key, count]))).toEqual(
    new Map(expected.map(([key, count]) => [key, count])),
  );
});

describe('a wrong call', () => {
  test.each([
    [['downloads'], 2, 'Pass one of: count, list, sql, test.'],
    [['downloads', 'count'], 2, 'Pass log files or folders'],
    [['downloads', 'count', 'missing.log'], 1, 'there is no such file or folder'],
    [['downloads', 'count', '.', '--window', '7m'], 2, '--window is "7m"'],
    [['downloads', 'count', '.', '--format', 'xml'], 2, '--format is "xml"'],
    [['downloads', 'list'], 1, 'does not exist: count logs'],
    [['downloads', 'sql', '--dialect', 'oracle'], 2, '--dialect is "oracle"'],
  ])('%j fails with the reason', async (args, code, message) => {
    const outcome = await runHere(args, { workingDir });
    expect([outcome.code, outcome.stderr]).toEqual([code, expect.stringContaining(message)]);
  });

  test('a database of another program is left as it is', async () => {
    const { DuckDBInstance } = await loadDuckDb();
    (await DuckDBInstance.create(path('other.duckdb'))).closeSync();
    const outcome = await downloads('list', '--ledger', 'other.duckdb');
    expect([outcome.code, outcome.stderr]).toEqual([
      1,
      expect.stringContaining('other.duckdb is not a file of counted downloads.'),
    ]);
  });

  test('a Parquet file without the columns says which', async () => {
    writeFileSync(path('a.parquet'), 'PAR1nonsense');
    const { code, stderr } = await downloads('count', 'a.parquet');
    expect([code, stderr]).toEqual([1, expect.stringContaining('failed')]);
  });
});

test('sql prints the query of a warehouse', async () => {
  const { code, stdout } = await downloads('sql', '--dialect', 'spark', '--table', 'logs.requests');
  expect(code).toBe(0);
  expect(stdout).toContain('FROM `logs`.`requests`');
  expect(stdout).toContain("WHEN library IN ('timm')");
});
