import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, Store } from '../store.ts';
import { model } from '../testing/conformance.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary.ts';
import { openDatabase } from './database.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { prepareStatements } from './statements.ts';

const card: Card = {
  kind: 'model',
  id: 'a/1',
  revision: 'one',
  origin: 'upload',
  markdown: '# Text',
  rendered: '',
  fields: null,
  checked: 0,
};

describe('a SQLite store', () => {
  let folder: TemporaryFolder;
  let file: string;
  let store: Store;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'store.db');
    store = await openSqliteStore(file);
    await store.put([model('a/1')]);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await folder[Symbol.asyncDispose]();
  });

  /** Counts the changes added so that SQLite syncs what was deferred. */
  const synced = async () => Number((await store.bookmark('synced')) ?? 0);

  it.each<[string, () => Promise<unknown>]>([
    ['writing nothing', () => store.put([])],
    ['writing a record', () => store.put([model('a/2')])],
    ['deleting nothing', () => store.delete('model', ['a/9'])],
    ['writing a card', () => store.putCard(card)],
    ['deleting no card', () => store.deleteCard('model', 'a/1')],
  ])('syncs deferred writes with the next write, once: %s', async (_, write) => {
    await write();
    expect(await synced()).toBe(0);
    await store.put([model('a/3')], { sync: 'deferred' });
    await store.put([model('a/4')], { sync: 'deferred' });
    expect(await synced()).toBe(0);
    await write();
    expect(await synced()).toBe(1);
    await write();
    expect(await synced()).toBe(1);
  });

  it('syncs to disk unless writes are deferred', async () => {
    const run = vi.spyOn(DatabaseSync.prototype, 'exec');
    const switches = () =>
      run.mock.calls.map(([sql]) => sql).filter((sql) => sql.startsWith('PRAGMA synchronous'));
    await store.put([model('a/2')]);
    expect(switches()).toEqual([]);
    await store.put([model('a/3')], { sync: 'deferred' });
    await store.put([model('a/4')], { sync: 'deferred' });
    expect(switches()).toEqual(['PRAGMA synchronous = NORMAL']);
    await store.put([model('a/5')]);
    expect(switches()).toEqual(['PRAGMA synchronous = NORMAL', 'PRAGMA synchronous = FULL']);
  });

  it('switches its one connection between synced and deferred commits', () => {
    const database = openDatabase(':memory:');
    const { synchronous } = prepareStatements(database);
    const level = () => database.prepare('PRAGMA synchronous').get()?.['synchronous'];
    expect(level()).toBe(2);
    synchronous('NORMAL');
    expect(level()).toBe(1);
    synchronous('FULL');
    expect(level()).toBe(2);
    database.close();
  });

  it.each([
    [undefined, -32_768],
    [4, -8192],
    [1000, -2048],
  ])('with %s connections gives each its share of the cache', (connections, size) => {
    const database = openDatabase(file, undefined, undefined, connections);
    expect(database.prepare('PRAGMA cache_size').get()?.['cache_size']).toBe(size);
    database.close();
  });

  it.each<[string, boolean, () => Promise<unknown>]>([
    ['a new record', true, () => store.put([model('a/2')])],
    ['another version of a record', true, () => store.put([model('a/1', { likes: 1 })])],
    ['the same record', false, () => store.put([model('a/1')])],
    ['a deletion', true, () => store.delete('model', ['a/1'])],
    ['a deletion of nothing', false, () => store.delete('model', ['a/9'])],
    ['a card', true, () => store.putCard(card)],
    ['an empty card', false, () => store.putCard({ ...card, markdown: '' })],
    ['a deletion of no card', false, () => store.deleteCard('model', 'a/9')],
  ])('calls its listeners for what changes a record: %s', async (_, isChange, write) => {
    let calls = 0;
    store.watch(() => (calls += 1));
    await write();
    await setImmediate();
    expect(calls).toBe(isChange ? 1 : 0);
  });

  it('calls its listeners when a card is deleted, and changes the record only if the card was part of it', async () => {
    let calls = 0;
    await store.putCard({ ...card, markdown: '' });
    const head = await store.head();
    store.watch(() => (calls += 1));
    expect(await store.deleteCard('model', 'A/1')).toBe(true);
    expect(await store.head()).toBe(head);
    await setImmediate();
    expect(calls).toBe(1);
    await store.putCard(card);
    expect(await store.deleteCard('model', 'a/1')).toBe(true);
    expect(await store.head()).toBe(head + 2);
    expect(await store.deleteCard('model', 'a/1')).toBe(false);
    expect(await store.head()).toBe(head + 2);
  });
});
