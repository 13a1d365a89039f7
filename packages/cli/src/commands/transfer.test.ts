import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { createApp, createServices, httpServer, listen, readSettings } from '@loadout/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
beforeEach(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-transfer-'));
});
afterEach(() => rmSync(workingDir, { recursive: true }));

const loadout = (...args: readonly string[]) => runHere(args, { workingDir });
const path = (name: string) => join(workingDir, name);
const storeFile = () => path('.loadout/records.sqlite');
const ids = (jsonl: string): string[] =>
  jsonl
    .trim()
    .split('\n')
    .map((line): { id: string } => JSON.parse(line))
    .map(({ id }) => id);

describe('import and export', () => {
  test('round-trip records through the store', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/a"}\n{"id":"acme/b","tags":["x"]}\n{"id":"a/b/c"}\n');
    const imported = await loadout('import', path('in.jsonl'));
    expect(imported.stdout).toContain('2 inserted, 1 refused');
    expect(imported.stderr).toContain('in.jsonl:3: id has more than one "/"');
    expect((await loadout('import', path('in.jsonl'))).stdout).toContain('2 unchanged, 1 refused');
    expect(ids((await loadout('export')).stdout)).toEqual(['acme/a', 'acme/b']);

    await loadout('export', '--output', path('out.jsonl.gz'));
    expect(ids(gunzipSync(readFileSync(path('out.jsonl.gz'))).toString())).toEqual(['acme/a', 'acme/b']);
    expect((await loadout('import', path('out.jsonl.gz'), '--json')).stdout).toContain('"unchanged": 2');
  });

  test('export where there is no store says so, and creates none', async () => {
    for (const args of [[], ['--output', path('out.jsonl')]]) {
      const { code, stdout, stderr } = await loadout('export', ...args);
      expect([code, stdout, stderr]).toEqual([
        1,
        '',
        expect.stringContaining('records.sqlite does not exist'),
      ]);
    }
    expect(readdirSync(workingDir)).toEqual([]);
  });

  test('exit with code 1 where no record of a file is valid', async () => {
    writeFileSync(path('not.jsonl'), '{"id":5}\n[]\n');
    expect((await loadout('import', path('not.jsonl'))).code).toBe(1);
    writeFileSync(path('some.jsonl'), '{"id":5}\n{"id":"acme/a"}\n');
    expect((await loadout('import', path('some.jsonl'))).code).toBe(0);
    writeFileSync(path('none.jsonl'), '');
    expect((await loadout('import', path('none.jsonl'))).code).toBe(0);
  });

  test('import nothing where one of the files cannot be read', async () => {
    writeFileSync(path('good.jsonl'), '{"id":"acme/good"}\n');
    const missing = await loadout('import', path('good.jsonl'), path('missing.jsonl'));
    expect([missing.code, missing.stdout]).toEqual([1, '']);
    expect(missing.stderr).toContain('missing.jsonl cannot be read: check the path and its permissions.');
    const folder = await loadout('import', path('good.jsonl'), workingDir);
    expect([folder.code, folder.stdout]).toEqual([1, '']);
    expect(folder.stderr).toContain('is a folder. Pass its files, or import its cards with --cards.');
  });

  test('keep datasets and models apart', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/texts"}\n');
    await loadout('import', '--kind', 'dataset', path('in.jsonl'));
    expect((await loadout('export')).stdout).toBe('');
    expect(ids((await loadout('export', '-k', 'datasets')).stdout)).toEqual(['acme/texts']);
  });

  test('take cards from a folder, for records that exist', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/a"}\n');
    for (const id of ['a', 'b']) {
      mkdirSync(path(`cards/acme/${id}`), { recursive: true });
      writeFileSync(path(`cards/acme/${id}/README.md`), `# ${id}\n\nReads tide tables from photographs.\n`);
    }
    const first = await loadout('import', path('in.jsonl'), '--cards', 'cards');
    expect(first.stdout).toContain('1 created, 0 replaced, 0 unchanged, 1 without a record');
    expect(first.stderr).toContain('acme/b is not in the store');
    expect((await loadout('import', '--cards', 'cards', '--json')).stdout).toContain('"unchanged": 1');
    const missing = await loadout('import', '--cards', 'none');
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('not a readable folder')]);
  });

  test('report a missing file', async () => {
    const { code, stderr } = await loadout('import', path('missing.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toContain('missing.jsonl cannot be read: check the path and its permissions.');
  });

  test('leave no partial file', async () => {
    const { code } = await loadout('export', '--output', path('no/such/folder.jsonl'));
    expect(code).toBe(1);
    expect(readdirSync(workingDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('an unusable store is not changed:', () => {
  test('an empty file', async () => {
    mkdirSync(path('.loadout'));
    writeFileSync(storeFile(), '');
    const { code, stderr } = await loadout('export');
    expect(code).toBe(1);
    expect(stderr).toContain('delete it to start with a new store');
    expect(readFileSync(storeFile())).toHaveLength(0);
  });

  test('a store of a newer version', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/a"}\n');
    await loadout('import', path('in.jsonl'));
    const database = new DatabaseSync(storeFile());
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { code, stderr } = await loadout('import', path('in.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/has layout 99, this program knows layouts up to \d+: use the newer program/);
  });
});

test('sync copies a hub', async () => {
  const services = await createServices(readSettings({ PORT: '0' }, workingDir), { inMemory: true });
  const server = await listen(httpServer(createApp({ services }).fetch), services.settings);
  try {
    const all = await loadout('sync', '--hub', server.url);
    expect(all.stderr).toBe('');
    expect(all.stdout).toMatch(/\d+ inserted/);
    const known = (await services.search('model', { limit: 1 })).total;
    expect(ids((await loadout('export')).stdout)).toHaveLength(known);
    expect((await loadout('sync', '--hub', server.url, '--author', 'openai')).stdout).toMatch(
      /\d+ unchanged/,
    );

    await services.put('model', 'acme/short-lived', {});
    await loadout('sync', '--hub', server.url);
    await services.remove('model', 'acme/short-lived');
    expect((await loadout('sync', '--hub', server.url)).stdout).not.toContain('deleted');
    expect((await loadout('sync', '--hub', server.url, '--prune')).stdout).toContain('1 deleted');
    expect(ids((await loadout('export')).stdout)).toHaveLength(known);
  } finally {
    await server.stop();
    await services.close();
  }
});

test('sync rejects --prune with a filter', async () => {
  const { code, stderr } = await loadout('sync', '--hub', 'http://hub.example', '--author', 'a', '--prune');
  expect(code).not.toBe(0);
  expect(stderr).toContain('--prune compares with the whole hub');
});

test('sync rejects a hub URL that is not HTTP', async () => {
  const { code, stderr } = await loadout('sync', '--hub', 'ftp://hub.example');
  expect(code).toBe(1);
  expect(stderr).toContain('LOADOUT_HUB_URL is "ftp://hub.example"');
});
