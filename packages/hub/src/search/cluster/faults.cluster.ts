import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { runAndKill } from '../../store/testing/killed-child.ts';
import { type TemporaryFolder, temporaryFolder } from '../../store/testing/temporary.ts';
import type { IndexEvent } from '../live/index-options.ts';
import { alteredStore } from '../testing/altered-store.ts';
import { expectInStep, record, records, rules } from '../testing/hub-fixtures.ts';
import { ClusterClient } from './client.ts';
import type { ClusterIndex, ClusterOptions } from './cluster-index.ts';
import { layoutVersion } from './layout.ts';
import { openClusterIndex } from './open-cluster-index.ts';

const url = process.env['LOADOUT_TEST_SEARCH_URL'] ?? 'http://127.0.0.1:9201';
const client = new ClusterClient({ url, timeoutMs: 30_000 });
const prefix = 'faults';

let folder: TemporaryFolder;
let store: Store;
let events: IndexEvent[];
const opened: ClusterIndex[] = [];

async function openHere(options: Partial<ClusterOptions> = {}): Promise<ClusterIndex> {
  events = [];
  const index = await openClusterIndex(store, {
    url,
    rules,
    prefix,
    shards: 2,
    pollMs: 300,
    timeoutMs: 30_000,
    onProgress: (event) => events.push(event),
    ...options,
  });
  opened.push(index);
  return index;
}

beforeEach(async () => {
  folder = await temporaryFolder();
  store = await openSqliteStore(join(folder.path, 'hub.sqlite'));
  await store.put(records(0, 300));
});

afterEach(async () => {
  for (const index of opened.splice(0)) await index.close();
  await store.close();
  await folder[Symbol.asyncDispose]();
});

/** The name of the only index of this store. */
async function indexName(): Promise<string> {
  const building = events.find((event) => event.type === 'rebuilding');
  return building?.type === 'rebuilding' ? building.index : '';
}

const totalOf = async (index: ClusterIndex): Promise<number> => (await index.search('model', {})).total;
const block = (name: string, on: boolean): Promise<unknown> =>
  client.send('PUT', `${name}/_settings`, { 'index.blocks.write': on });

describe('an index in a cluster', () => {
  it('follows its store: new, changed and deleted records, of all kinds', async () => {
    const index = await openHere();
    await expectInStep(index, store);
    await store.put([...records(300, 320), record(1, 'dataset'), record(2, 'space')]);
    await store.delete('model', [record(5).id, record(7).id]);
    await index.refresh();
    await expectInStep(index, store);
    expect(index.status().records).toEqual({ model: 318, dataset: 1, space: 1 });
    await store.put([record(5)]);
    await vi.waitFor(async () => expect(await totalOf(index)).toBe(319), { timeout: 10_000 });
    await expectInStep(index, store);
  });

  it('ranks matches in cards last, and removes them when the card is deleted', async () => {
    const index = await openHere();
    const id = record(9).id;
    const card = { kind: 'model', id, revision: '', origin: 'upload', rendered: '', fields: null } as const;
    await store.putCard({ ...card, markdown: '# Lighthouse keepers\n\nName tides.', checked: 1 });
    await index.refresh();
    expect((await index.search('model', { text: 'lighthouse keep' })).ids).toEqual([id]);
    expect((await index.search('model', { text: 'name lighthouse' })).ids).toEqual([id]);
    const pages = await index.search('model', { text: 'boats', limit: 1 });
    expect(pages.total).toBeGreaterThan(1);
    await store.putCard({ ...card, markdown: 'Counts boats.', checked: 2 });
    await index.refresh();
    const described = await index.search('model', { text: 'boats', limit: 1_000 });
    expect(described.ids.at(-1)).toBe(id);
    expect((await index.search('model', { text: 'lighthouse' })).total).toBe(0);
    await store.deleteCard('model', id);
    await index.refresh();
    expect((await index.search('model', { text: 'boats' })).total).toBe(described.total - 1);
  });

  it('is shared by servers that start and write at the same time', async () => {
    const servers = await Promise.all([openHere(), openHere(), openHere()]);
    await Promise.all(
      servers.map(async (server, i) => {
        await store.put(records(300 + i * 10, 310 + i * 10));
        await server.refresh();
        expect(await totalOf(server)).toBeGreaterThanOrEqual(310);
      }),
    );
    for (const server of servers) {
      await server.refresh();
      await expectInStep(server, store);
    }
  });

  it('is not reverted by a late write of an older state', async () => {
    const index = await openHere();
    const before = await store.changesSince(0, 1_000);
    await store.delete('model', [record(4).id]);
    await index.refresh();
    const toCome = [before];
    const late = alteredStore(store, { changesSince: async () => toCome.pop() ?? [] });
    const second = await openClusterIndex(late, { url, rules, prefix, timeoutMs: 30_000 });
    opened.push(second);
    expect(await totalOf(second)).toBe(299);
  });
});

describe('faults', () => {
  it('read-only: searches and writes to the store continue, and later everything is found', async () => {
    const index = await openHere();
    await block(await indexName(), true);
    await store.put(records(300, 305));
    await expect(index.refresh()).rejects.toMatchObject({ code: 'read-only' });
    expect(index.status().failure).toBeDefined();
    expect(await totalOf(index)).toBe(300);
    await block(await indexName(), false);
    await vi.waitFor(() => expect(index.status().failure).toBeUndefined(), { timeout: 20_000 });
    expect(await totalOf(index)).toBe(305);
  });

  it('an index of a newer layout is refused and not changed', async () => {
    const index = await openHere();
    const name = await indexName();
    await client.send('PUT', `${name}/_mapping`, {
      _meta: { layout: layoutVersion + 1, store: 's', rules: '1' },
    });
    await expect(openHere()).rejects.toMatchObject({ code: 'newer-version' });
    await expect(index.refresh()).rejects.toMatchObject({ code: 'newer-version' });
    await expect(totalOf(index)).rejects.toMatchObject({ code: 'newer-version' });
    expect((await client.send('GET', name)).status).toBe(200);
  });

  it('an index of an older layout or of other rules is replaced, and this is reported', async () => {
    const before = await openHere();
    const name = await indexName();
    await client.send('PUT', `${name}/_mapping`, { _meta: { layout: 0, store: 's', rules: '1' } });
    const upgraded = await openHere();
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'rebuilding', from: 0, to: layoutVersion }),
    );
    await expectInStep(upgraded, store);
    const other = await openHere({ rules: { ...rules, version: '2' } });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'rebuilding', from: layoutVersion, to: layoutVersion }),
    );
    await expectInStep(other, store);
    // Servers of the previous version search the new index, but only servers of the new version update it.
    await store.put(records(300, 310));
    await other.refresh();
    await upgraded.refresh();
    await expectInStep(upgraded, store);
    await before.refresh();
    await expectInStep(before, store);
    expect((await client.send('GET', name)).status).toBe(404);
  });

  it('a store that was restored to an earlier state gets a new index', async () => {
    await (await openHere()).close();
    const name = await indexName();
    const identity = await store.identity();
    await store.close();
    store = await openSqliteStore(join(folder.path, 'restored.sqlite'));
    await store.put(records(0, 20));
    const restored = alteredStore(store, { identity: async () => identity });
    const index = await openClusterIndex(restored, { url, rules, prefix, timeoutMs: 30_000 });
    opened.push(index);
    expect(await totalOf(index)).toBe(20);
    expect((await client.send('GET', name)).status).toBe(404);
  });

  it('a build that was killed is continued', async () => {
    await store.put(records(300, 9_900));
    const script = new URL('../testing/build-child.ts', import.meta.url);
    const { finished } = await runAndKill(script, [join(folder.path, 'hub.sqlite'), url, prefix], 2);
    expect(finished).toBe(false);
    const index = await openHere();
    const read = events.flatMap((event) => (event.type === 'reading' ? [event.records] : []));
    expect(read.at(-1)).toBeLessThan(9_900);
    expect(await totalOf(index)).toBe(9_900);
    await expectInStep(index, store);
  });

  it('an index that was deleted is built again', async () => {
    const index = await openHere();
    await client.send('DELETE', await indexName());
    await vi.waitFor(async () => expect(await totalOf(index)).toBe(300), { timeout: 30_000, interval: 300 });
    await expectInStep(index, store);
  });
});
