import { open, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { foldId, type Store } from '../../store/store.ts';
import { type TemporaryFolder, temporaryFolder } from '../../store/testing/temporary.ts';
import type { HubIndex, IndexEvent, IndexOptions } from './index-options.ts';
import { openIndex } from './open-index.ts';
import { alteredStore } from '../testing/altered-store.ts';
import { expectInStep, record, records, rules, sampleQueries } from '../testing/hub-fixtures.ts';

let folder: TemporaryFolder;
let store: Store;
let events: IndexEvent[];
const opened: HubIndex[] = [];

async function openHere(options: Partial<IndexOptions> = {}): Promise<HubIndex> {
  events = [];
  const index = await openIndex(store, { rules, onProgress: (event) => events.push(event), ...options });
  opened.push(index);
  return index;
}

const file = (): string => join(snapshots(), 'model.index');
const snapshots = (): string => join(folder.path, 'index');
const reasons = (): string[] =>
  events.flatMap((event) => (event.type === 'snapshot-unusable' ? [event.reason] : []));
const otherRules = { ...rules, version: '2' };
const eventTypes = (): Set<string> => new Set(events.map((event) => event.type));

beforeEach(async () => {
  folder = await temporaryFolder();
  store = await openSqliteStore(join(folder.path, 'hub.sqlite'));
});

afterEach(async () => {
  for (const index of opened.splice(0)) await index.close();
  await store.close();
  await folder[Symbol.asyncDispose]();
});

async function answers(): Promise<unknown> {
  const index = await openHere({ snapshotDir: snapshots() });
  const found = sampleQueries.map((query) => index.search('model', { ...query, limit: 500 }));
  await index.close();
  return found;
}

describe('an index that follows its store', () => {
  it('finds existing and new records, but not deleted ones', async () => {
    await store.put(records(0, 50));
    const index = await openHere();
    await expectInStep(index, store);
    await store.put([...records(50, 60), { ...record(3), json: JSON.stringify({ tags: ['changed'] }) }]);
    await store.delete('model', [record(5).id, foldId(record(55).id).toUpperCase()]);
    await index.refresh();
    await expectInStep(index, store);
    expect(index.status()).toEqual({ seq: await store.head(), records: { model: 58, dataset: 0, space: 0 } });
  });

  it('follows without an explicit refresh', async () => {
    const index = await openHere();
    await store.put([record(1)]);
    await expect.poll(() => index.search('model', {}).total).toBe(1);
  });

  it('keeps the kinds apart', async () => {
    await store.put([record(1), record(2, 'dataset'), record(3, 'space')]);
    const index = await openHere();
    await store.put([record(4, 'dataset')]);
    await index.refresh();
    expect(index.status().records).toEqual({ model: 1, dataset: 2, space: 1 });
    expect(index.search('dataset', { text: 'name 4' }).total).toBe(1);
  });

  it('skips invalid records and reports them', async () => {
    await store.put([{ kind: 'model', id: 'a/broken', json: '[]' }, record(1)]);
    const index = await openHere();
    await store.put([{ kind: 'model', id: 'a/later', json: 'null' }]);
    await index.refresh();
    expect(index.search('model', {}).total).toBe(1);
    const broken = events.filter((event) => event.type === 'unreadable').map((event) => event.id);
    expect(broken).toEqual(['a/broken', 'a/later']);
  });

  it('keeps searching while the store is down, and catches up afterwards', async () => {
    await store.put(records(0, 5));
    let away = false;
    const unreliable = alteredStore(store, {
      changesSince: async (seq, limit) => {
        if (away) throw new Error('the store is away');
        return store.changesSince(seq, limit);
      },
    });
    const index = await openIndex(unreliable, { rules });
    opened.push(index);
    away = true;
    await store.put(records(5, 9));
    await expect(index.refresh()).rejects.toThrow('the store is away');
    expect(index.search('model', {}).total).toBe(5);
    expect(index.status().failure).toBeInstanceOf(Error);
    away = false;
    await index.refresh();
    expect(index.search('model', {}).total).toBe(9);
    expect(index.status().failure).toBeUndefined();
  });
});

describe('opening an index', () => {
  it('reports how many records were read, and what was built', async () => {
    await store.put([...records(0, 30), record(1, 'dataset'), { kind: 'space', id: 'a/broken', json: '[]' }]);
    await openHere();
    expect(events).toEqual([
      { type: 'unreadable', kind: 'space', id: 'a/broken' },
      { type: 'reading', records: 32 },
      { type: 'built', kind: 'model', records: 30 },
      { type: 'built', kind: 'dataset', records: 1 },
      { type: 'built', kind: 'space', records: 0 },
    ]);
  });

  it('needs nobody to report to', async () => {
    await store.put([...records(0, 3), { kind: 'space', id: 'a/broken', json: '[]' }]);
    const index = await openIndex(store, { rules, snapshotDir: snapshots() });
    opened.push(index);
    expect(index.status().records).toEqual({ model: 3, dataset: 0, space: 0 });
  });

  it('does not read records that were written since it began', async () => {
    await store.put(records(0, 3));
    let isFirst = true;
    const written = alteredStore(store, {
      changesSince: async (seq, limit) => {
        if (isFirst) await store.put(records(3, 6));
        isFirst = false;
        return store.changesSince(seq, limit);
      },
    });
    const index = await openIndex(written, { rules, onProgress: (event) => events.push(event) });
    opened.push(index);
    expect(events).toContainEqual({ type: 'built', kind: 'model', records: 3 });
    await expectInStep(index, store);
  });

  it('takes the arrays of another thread only for the same store and the same rules', async () => {
    await store.put(records(0, 5));
    const shared = (await openHere()).share();
    await openHere({ shared });
    expect(eventTypes()).toEqual(new Set());
    await openHere({ shared, rules: otherRules });
    expect(eventTypes()).toContain('built');
    const others = alteredStore(store, { identity: async () => 'another store' });
    const index = await openIndex(others, { rules, shared, onProgress: (event) => events.push(event) });
    opened.push(index);
    expect(events.filter(({ type }) => type === 'built')).toHaveLength(6);
  });
});

describe('a merge', () => {
  it('comes after writes have stopped when the delta is too large to scan for long', async () => {
    await store.put(records(0, 8_800));
    // An eighth of the segment is 1,100: these writes alone do not start a merge.
    const index = await openHere({ pollMs: 50 });
    await store.put(records(8_800, 9_850));
    await index.refresh();
    expect(eventTypes()).not.toContain('merged');
    await expect.poll(() => eventTypes()).toContain('merged');
    await expectInStep(index, store);
  });

  it('includes all writes, also those during the merge', async () => {
    await store.put(records(0, 100));
    const index = await openHere({ snapshotDir: snapshots() });
    await store.put(records(100, 2_600));
    await store.delete('model', [record(7).id]);
    const refreshed = index.refresh();
    await store.put(records(2_600, 2_700));
    await refreshed;
    await expect.poll(() => eventTypes()).toContain('merged');
    await index.refresh();
    await expectInStep(index, store);
    await index.close();
    const again = await openHere({ snapshotDir: snapshots() });
    expect(eventTypes()).toEqual(new Set());
    await expectInStep(again, store);
  });

  it('can be adopted by threads that share the arrays', async () => {
    await store.put(records(0, 100));
    const owner = await openHere();
    const shared = await openHere({ shared: owner.share() });
    expect(eventTypes()).toEqual(new Set());
    await store.put(records(100, 1_400));
    await Promise.all([owner.refresh(), shared.refresh()]);
    await expect.poll(() => owner.share().images[0]).not.toBe(shared.share().images[0]);
    await store.put(records(1_400, 1_410));
    await shared.refresh();
    await shared.adopt(owner.share());
    expect(shared.share().images[0]).toBe(owner.share().images[0]);
    await expectInStep(shared, store);
  });
});

describe('a snapshot', () => {
  beforeEach(async () => {
    await store.put(records(0, 200));
    await (await openHere({ snapshotDir: snapshots() })).close();
  });

  it('avoids reading the whole store, and later writes are found', async () => {
    await store.put(records(200, 210));
    const index = await openHere({ snapshotDir: snapshots() });
    expect(eventTypes()).toEqual(new Set());
    await expectInStep(index, store);
  });

  it.each([
    ['it is empty', 0],
    ['only its beginning is left', 1_000],
    ['its last byte is missing', -1],
  ])('is rebuilt when %s', async (_what, bytes) => {
    await truncate(file(), bytes >= 0 ? bytes : (await readFile(file())).length + bytes);
    const index = await openHere({ snapshotDir: snapshots() });
    expect(events[0]).toMatchObject({ type: 'snapshot-unusable', kind: 'model' });
    await expectInStep(index, store);
    await index.close();
    await openHere({ snapshotDir: snapshots() });
    expect(eventTypes()).toEqual(new Set());
  });

  it('is rebuilt when a byte has changed', async () => {
    const whole = await readFile(file());
    const expected = await answers();
    const places = fc.sample(fc.nat(whole.length - 1), { seed: 5, numRuns: 30 });
    for (const place of [0, 4, 8, 12, 16, 40, ...places]) {
      await using handle = await open(file(), 'r+');
      const flipped = Uint8Array.of((whole[place] ?? 0) ^ 0x10);
      await handle.write(whole, 0, whole.length, 0);
      await handle.write(flipped, 0, 1, place);
      expect(await answers(), `byte ${place}`).toEqual(expected);
    }
  });

  it('of another store, of other rules, or of a restored store is not used', async () => {
    await (await openHere({ snapshotDir: snapshots(), rules: otherRules })).close();
    expect(reasons()).toContain('it was built with other rules');
    await store.close();
    store = await openSqliteStore(join(folder.path, 'other.sqlite'));
    await (await openHere({ snapshotDir: snapshots(), rules: otherRules })).close();
    expect(reasons()).toContain('it belongs to another store');
    store = alteredStore(store, { head: async () => -1 });
    await (await openHere({ snapshotDir: snapshots(), rules: otherRules })).close();
    expect(reasons()).toContain('the store was restored to an earlier state');
  });

  it('that cannot be written does not affect the index', async () => {
    const index = await openHere({ snapshotDir: join(folder.path, 'hub.sqlite', 'no-folder') });
    expect(eventTypes()).toContain('snapshot-failed');
    await expectInStep(index, store);
  });

  it('leaves no temporary file', async () => {
    expect((await readdir(snapshots())).toSorted()).toEqual(['dataset.index', 'model.index', 'space.index']);
  });
});
