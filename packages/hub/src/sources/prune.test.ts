import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { hubClient } from './hub-client.ts';
import { prune } from './prune.ts';
import { sync } from './sync.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { asUsual, fakeHub, type FakeHub, status } from './testing/fake-hub.ts';
import { linkTo } from './testing/hub-faults.ts';

describe('pruning', () => {
  let hub: FakeHub;
  let store: Store;

  beforeEach(async () => {
    hub = await fakeHub(Array.from({ length: 25 }, (_, n) => ({ id: `a/${n}`, likes: n })));
    store = await openSqliteStore(':memory:');
    await sync(store, client(), { kind: 'model' });
    await store.put([{ kind: 'dataset', id: 'a/data', json: '{}' }]);
  });

  afterEach(async () => {
    await store.close();
    await hub[Symbol.asyncDispose]();
  });

  const client = () => hubClient({ baseUrl: hub.url, attempts: 1, clock: fakeClock() });
  const options = { kind: 'model', pageSize: 10 } as const;
  const vanish = (...ids: readonly string[]) => {
    hub.records = hub.records.filter(({ id }) => !ids.includes(String(id)));
  };
  const isThere = async (id: string) => (await store.get('model', id)) !== undefined;

  it('deletes records of one kind that the hub no longer has', async () => {
    vanish('a/3', 'a/24');
    expect(await prune(store, client(), options)).toEqual({ listed: 23, deleted: 2 });
    expect(await isThere('a/3')).toBe(false);
    expect(await store.count('model')).toBe(23);
    expect(await store.count('dataset')).toBe(1);
  });

  it('deletes nothing the second time, and requests no single record', async () => {
    vanish('a/3');
    await prune(store, client(), options);
    const before = hub.requests.length;
    expect(await prune(store, client(), options)).toEqual({ listed: 24, deleted: 0 });
    expect(hub.requests.length - before).toBe(3);
  });

  it('keeps a record whose id differs in case', async () => {
    hub.records = hub.records.map((each) => (each['id'] === 'a/3' ? { ...each, id: 'A/3' } : each));
    expect(await prune(store, client(), options)).toMatchObject({ deleted: 0 });
  });

  it('keeps a record that a listing skipped, and deletes one that was renamed', async () => {
    const listed = hub.records.filter(({ id }) => id !== 'a/3' && id !== 'a/4');
    const renamed = JSON.stringify({ id: 'b/4' });
    hub.faults.push(status(200, {}, JSON.stringify(listed)), asUsual, status(200, {}, renamed));
    const one = hubClient({ baseUrl: hub.url, concurrency: 1, clock: fakeClock() });
    expect(await prune(store, one, options)).toEqual({ listed: 23, deleted: 1 });
    expect(await isThere('a/3')).toBe(true);
    expect(await isThere('a/4')).toBe(false);
  });

  it.each([
    ['breaks off', [asUsual, status(502)]],
    ['is empty', [status(200, {}, '[]')]],
    ['goes in a circle', [linkTo('?cursor=x'), linkTo('?cursor=y'), linkTo('?cursor=x')]],
  ])('deletes nothing when the listing %s', async (_, faults) => {
    vanish('a/3');
    hub.faults.push(...faults);
    await expect(prune(store, client(), options)).rejects.toMatchObject({ name: 'HubError' });
    expect(await store.count('model')).toBe(25);
  });

  it('deletes nothing when the hub fails during the check of single records', async () => {
    vanish('a/3', 'a/4');
    hub.faults.push(asUsual, asUsual, asUsual, status(500));
    await expect(prune(store, client(), options)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.count('model')).toBe(25);
  });
});
