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
  test('carry records into the store and out again', async () => {
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

  test('know datasets from models', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/texts"}\n');
    await loadout('import', '--kind', 'dataset', path('in.jsonl'));
    expect((await loadout('export')).stdout).toBe('');
    expect(ids((await loadout('export', '-k', 'datasets')).stdout)).toEqual(['acme/texts']);
  });

  test('name a file that is not there', async () => {
    const { code, stderr } = await loadout('import', path('missing.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toContain('missing.jsonl cannot be read.');
  });

  test('leave no half-written file', async () => {
    const { code } = await loadout('export', '--output', path('no/such/folder.jsonl'));
    expect(code).toBe(1);
    expect(readdirSync(workingDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a store that cannot be used is left as it is:', () => {
  test('one without content', async () => {
    mkdirSync(path('.loadout'));
    writeFileSync(storeFile(), '');
    const { code, stderr } = await loadout('export');
    expect(code).toBe(1);
    expect(stderr).toContain('delete it to start with a new store');
    expect(readFileSync(storeFile())).toHaveLength(0);
  });

  test('one of a newer version', async () => {
    writeFileSync(path('in.jsonl'), '{"id":"acme/a"}\n');
    await loadout('import', path('in.jsonl'));
    const database = new DatabaseSync(storeFile());
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { code, stderr } = await loadout('import', path('in.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toContain('has layout 99, this program knows layouts up to 1: use the newer program');
  });
});

test('sync copies a hub, here one of our own', async () => {
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

test('sync does not compare a part of a hub with the whole store', async () => {
  const { code, stderr } = await loadout('sync', '--hub', 'http://hub.example', '--author', 'a', '--prune');
  expect(code).not.toBe(0);
  expect(stderr).toContain('--prune compares with the whole hub');
});

test('sync names a hub that does not answer', async () => {
  const { code, stderr } = await loadout('sync', '--hub', 'ftp://hub.example');
  expect(code).toBe(1);
  expect(stderr).toContain('LOADOUT_HUB_URL is "ftp://hub.example"');
});
