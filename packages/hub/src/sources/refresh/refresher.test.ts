import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { temporaryFolder, type TemporaryFolder } from '../../store/testing/temporary.ts';
import { hubClient } from '../hub-client.ts';
import { fakeHub, type FakeHub, status } from '../testing/fake-hub.ts';
import { sampleRepositories, writeRepository } from '../testing/sample-repositories.ts';
import { type Refresher, refresher } from './refresher.ts';

const hour = 3_600_000;

describe('a view of a stored record', () => {
  let folder: TemporaryFolder;
  let hub: FakeHub;
  let store: Store;
  let live: Refresher;
  let now: number;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    folder = await temporaryFolder();
    sampleRepositories(folder.path);
    hub = await fakeHub([], { folder: folder.path });
    store = await openSqliteStore(':memory:');
    const client = hubClient({
      baseUrl: hub.url,
      attempts: 1,
      timeoutMs: 2000,
      contentOrigins: [hub.contentUrl],
    });
    live = refresher(store, client, { now: () => now, maxWaiting: 10, concurrency: 2 });
    await put('acme/tiny', { cardData: { summary: 'Ours.' }, tags: ['old'] });
  });

  afterEach(async () => {
    await live.close();
    await store.close();
    await hub.stop();
    await folder[Symbol.asyncDispose]();
  });

  const put = (id: string, fields: object = {}) =>
    store.put([{ kind: 'model', id, json: JSON.stringify({ id, ...fields }) }]);

  const look = async (id = 'acme/tiny') => {
    const stored = await store.get('model', id);
    if (!stored) throw new Error(`${id} is not stored`);
    return live.look('model', stored);
  };

  const requestsFor = (part: string) => hub.requests.filter((path) => path.includes(part)).length;

  const rise = (downloads: number) =>
    writeRepository(folder.path, 'models', 'acme/rising', { 'a.txt': 'a' }, { downloads, likes: 2 });

  const record = async (id = 'acme/tiny'): Promise<unknown> =>
    JSON.parse((await store.get('model', id))?.json ?? '{}');

  it('completes it in the background, keeps our summary, and adds the figures to the history', async () => {
    expect(await look()).toEqual({ state: 'refreshing' });
    await live.idle();
    expect(await record()).toMatchObject({
      id: 'acme/tiny',
      downloads: 1200,
      trendingScore: 5,
      cardData: { summary: 'Ours.', license: 'mit' },
      inferenceProviderMapping: [{ provider: 'novita' }, { provider: 'together' }],
      siblings: expect.arrayContaining([
        { rfilename: 'config.json', size: expect.any(Number), blobId: expect.any(String) },
      ]),
      safetensors: { total: 64_064 },
      derived: { fields: expect.arrayContaining(['safetensors']) },
    });
    expect(await store.histories('model', ['acme/tiny'])).toEqual([
      [{ at: '2026-03-01T00:00:00.000Z', downloads: 1200, likes: 34 }],
    ]);
    expect(await look()).toEqual({
      state: 'fresh',
      checkedAt: '2026-03-01T00:00:00.000Z',
      until: Date.parse('2026-03-01T01:00:00.000Z'),
    });
  });

  it('causes one request for many views, and another after an hour', async () => {
    await Promise.all(Array.from({ length: 20 }, () => look()));
    await live.idle();
    expect(requestsFor('blobs=true')).toBe(1);
    const filesRead = requestsFor('/resolve/');
    now += hour;
    expect(await look()).toMatchObject({ state: 'refreshing' });
    await live.idle();
    expect(requestsFor('blobs=true')).toBe(2);
    expect(requestsFor('/resolve/')).toBe(filesRead);
  });

  it('does not repeat a recent request after a restart', async () => {
    await look();
    await live.idle();
    const again = refresher(store, hubClient({ baseUrl: hub.url }), { now: () => now });
    const stored = await store.get('model', 'acme/tiny');
    expect(stored && (await again.look('model', stored))).toMatchObject({ state: 'fresh' });
    await again.close();
  });

  it('does not change a record that the hub lacks, and seldom requests it', async () => {
    await put('mine/only', { likes: 3 });
    await look('mine/only');
    await live.idle();
    expect(await look('mine/only')).toEqual({ state: 'missing', until: expect.any(Number) });
    expect(await record('mine/only')).toEqual({ id: 'mine/only', likes: 3 });
    now += hour;
    expect(await look('mine/only')).toEqual({ state: 'refreshing' });
  });

  it('does not store another record for one that was renamed', async () => {
    hub.states = { 'models/acme/old': { renamedTo: 'acme/tiny' } };
    await put('acme/old', { likes: 1 });
    await look('acme/old');
    await live.idle();
    expect(await record('acme/old')).toEqual({ id: 'acme/old', likes: 1 });
    expect(await look('acme/old')).toEqual({ state: 'missing', until: expect.any(Number) });
  });

  it('backs off while the hub is unreachable, and still returns the stored record', async () => {
    hub.lastingFaults = [{ path: /./, handler: status(503) }];
    await look();
    await live.idle();
    expect(await look()).toEqual({ state: 'stale' });
    const asked = hub.requests.length;
    now += 14_000;
    expect(await look()).toEqual({ state: 'stale' });
    expect(hub.requests).toHaveLength(asked);
    now += 1_000;
    expect(await look()).toEqual({ state: 'refreshing' });
    await live.idle();
    now += 15_000;
    expect(await look()).toEqual({ state: 'stale' });
    hub.lastingFaults = [];
    now += 15_000;
    await look();
    await live.idle();
    expect(await look()).toMatchObject({ state: 'fresh' });
  });

  it('respects the limits of concurrency and of the queue', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `acme/m${n}`);
    for (const id of ids) {
      writeRepository(folder.path, 'models', id, { 'a.txt': 'a' });
      await put(id);
    }
    hub.delayMs = 20;
    const states = await Promise.all(ids.map(look));
    expect(states.filter(({ state }) => state === 'stale')).toHaveLength(8);
    await live.idle();
    expect(hub.busiest()).toBeLessThanOrEqual(4);
  });

  it('drops the rows of a dataset that is deleted or gated', async () => {
    const view = async () => {
      const stored = await store.get('dataset', 'acme/rows');
      if (stored) await live.look('dataset', stored);
      await live.idle();
      return JSON.parse((await store.get('dataset', 'acme/rows'))?.json ?? '{}');
    };
    await store.put([{ kind: 'dataset', id: 'acme/rows', json: '{"id":"acme/rows"}' }]);
    expect(await view()).toHaveProperty('preview');
    now += hour;
    writeRepository(folder.path, 'datasets', 'acme/rows', {}, { gated: 'auto' });
    hub.states = { 'datasets/acme/rows': 'gated' };
    const gated = await view();
    expect(gated).not.toHaveProperty('preview');
    expect(gated.derived.notices[0]).toContain('train-00000-of-00001.parquet');
    now += hour;
    writeRepository(folder.path, 'datasets', 'acme/rows', {}, { gated: false, sha: 'b'.repeat(40) });
    hub.states = {};
    expect(await view()).toHaveProperty('preview');
    now += hour;
    hub.states = { 'datasets/acme/rows': 'deleted' };
    expect(await view()).not.toHaveProperty('preview');
  });

  it('calculates a trend where the hub has none', async () => {
    rise(1000);
    await put('acme/rising');
    await look('acme/rising');
    await live.idle();
    now += 24 * hour;
    rise(5000);
    await look('acme/rising');
    await live.idle();
    expect(await record('acme/rising')).toMatchObject({
      trendingScore: 4,
      derived: { fields: ['trendingScore'] },
    });
  });
});
