import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from '../../store/testing/temporary.ts';
import { hubClient } from '../hub-client.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { fakeHub, type FakeHub, status } from '../testing/fake-hub.ts';
import { sampleRepositories, writeRepository } from '../testing/sample-repositories.ts';
import { type LiveRecords, liveRecords } from './live-records.ts';

describe('a record on demand', () => {
  let hub: FakeHub;
  let records: LiveRecords;
  let now = 0;

  beforeEach(async () => {
    now = 0;
    hub = await fakeHub([{ id: 'A/1', likes: 1 }, { id: 'a/2' }, { id: 'a/3' }, { id: 'a/bad', likes: -1 }]);
    records = liveRecords(hubClient({ baseUrl: hub.url, attempts: 1, clock: fakeClock() }), {
      ttlMs: 1000,
      missingTtlMs: 100,
      maxEntries: 2,
      now: () => now,
    });
  });

  /** Requests for whole records, without those for further fields. */
  const requested = () => hub.requests.filter((path) => path.includes('blobs=true'));

  const view = async (id: string) => {
    await records.get('model', id);
    await records.idle();
  };

  afterEach(async () => {
    await records.close();
    await hub[Symbol.asyncDispose]();
  });

  it('is returned as JSON', async () => {
    expect(await records.get('model', 'A/1')).toEqual({ json: '{"id":"A/1","likes":1}' });
  });

  it('has no fields of the wrong type', async () => {
    expect(await records.get('model', 'a/bad')).toEqual({ json: '{"id":"a/bad"}' });
  });

  it('is requested once while it is fresh, whatever the case of the id, and later in the background', async () => {
    await records.get('model', 'A/1');
    await records.idle();
    now = 999;
    await records.get('model', 'a/1');
    expect(requested()).toHaveLength(1);
    now = 1000;
    hub.records[0] = { id: 'A/1', likes: 2 };
    expect(await records.get('model', 'A/1')).toEqual({ json: '{"id":"A/1","likes":1}' });
    await records.idle();
    expect(requested()).toHaveLength(2);
    expect(await records.get('model', 'A/1')).toEqual({ json: '{"id":"A/1","likes":2}' });
  });

  it('that the hub deleted is returned once more, then it is missing', async () => {
    await records.get('model', 'A/1');
    await records.idle();
    hub.records.shift();
    now = 1000;
    expect(await records.get('model', 'A/1')).toBeDefined();
    await records.idle();
    expect(await records.get('model', 'A/1')).toBeUndefined();
  });

  it('is requested once for simultaneous reads', async () => {
    await Promise.all(Array.from({ length: 10 }, () => records.get('model', 'A/1')));
    expect(requested()).toHaveLength(1);
  });

  it('that does not exist is cached as missing, for a shorter time', async () => {
    expect(await records.get('model', 'a/9')).toBeUndefined();
    hub.records.push({ id: 'a/9' });
    now = 99;
    expect(await records.get('model', 'a/9')).toBeUndefined();
    now = 100;
    expect(await records.get('model', 'a/9')).toMatchObject({ json: '{"id":"a/9"}' });
    expect(requested()).toHaveLength(2);
  });

  it('that was read least recently is evicted first', async () => {
    for (const id of ['A/1', 'a/2', 'A/1', 'a/3', 'A/1']) await view(id);
    expect(requested()).toHaveLength(3);
    await view('a/2');
    expect(requested()).toHaveLength(4);
  });

  it('that is stale is still returned while the hub is unreachable', async () => {
    await records.get('model', 'A/1');
    await records.idle();
    now = 5000;
    hub.lastingFaults = [{ path: /./, handler: status(503) }];
    expect(await records.get('model', 'A/1')).toMatchObject({ json: '{"id":"A/1","likes":1}' });
    await records.idle();
    expect(await records.freshness('model', 'A/1')).toMatchObject({ state: 'stale' });
    await expect(records.get('model', 'a/2')).rejects.toMatchObject({ code: 'unavailable' });
    hub.lastingFaults = [];
    expect(await records.get('model', 'a/2')).toMatchObject({ json: '{"id":"a/2"}' });
  });

  it('that is invalid is an error with the reason', async () => {
    hub.faults.push(status(200, {}, '[]'));
    await expect(records.get('model', 'a/2')).rejects.toThrow("The hub's record: the record is not a JSON");
  });
});

describe('a record that only the hub has', () => {
  let folder: TemporaryFolder;
  let hub: FakeHub;
  let records: LiveRecords;
  let now: number;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    folder = await temporaryFolder();
    sampleRepositories(folder.path);
    hub = await fakeHub([], { folder: folder.path });
    const client = hubClient({ baseUrl: hub.url, attempts: 1, contentOrigins: [hub.contentUrl] });
    records = liveRecords(client, { now: () => now });
  });

  afterEach(async () => {
    await records.close();
    await hub.stop();
    await folder[Symbol.asyncDispose]();
  });

  const json = async (kind: 'model' | 'dataset', id: string): Promise<unknown> =>
    JSON.parse((await records.get(kind, id))?.json ?? '{}');

  const rise = (downloads: number) =>
    writeRepository(folder.path, 'models', 'acme/rising', { 'a.txt': 'a' }, { downloads, likes: 2 });

  it('gets fields from its files and those that need another request', async () => {
    expect(await json('model', 'acme/tiny')).not.toHaveProperty('derived');
    expect(await records.freshness('model', 'acme/tiny')).toEqual({ state: 'refreshing' });
    await records.idle();
    expect(await json('model', 'acme/tiny')).toMatchObject({
      safetensors: { total: 64_064 },
      inferenceProviderMapping: [{ provider: 'novita' }, { provider: 'together' }],
      derived: { fields: expect.arrayContaining(['safetensors']) },
    });
    expect(await records.freshness('model', 'acme/tiny')).toMatchObject({ state: 'fresh' });
    expect(hub.requests.filter((path) => path.includes('blobs=true'))).toHaveLength(1);
  });

  it('has a history with one point per day, and a trend', async () => {
    rise(1000);
    await json('model', 'acme/rising');
    await records.idle();
    for (const [hours, downloads] of [
      [24, 4000],
      [1, 5000],
    ] as const) {
      now += hours * 3_600_000;
      rise(downloads);
      await json('model', 'acme/rising');
      await records.idle();
    }
    expect(await records.history('model', 'acme/RISING')).toEqual([
      { at: '2026-03-01T00:00:00.000Z', downloads: 1000, likes: 2 },
      { at: '2026-03-02T01:00:00.000Z', downloads: 5000, likes: 2 },
    ]);
    expect(await json('model', 'acme/rising')).toMatchObject({ trendingScore: 4 });
  });

  it('is found by its former id, with all its fields', async () => {
    hub.states = { 'models/acme/old': { renamedTo: 'acme/tiny' } };
    expect(await json('model', 'acme/old')).toMatchObject({ id: 'acme/tiny' });
    await records.idle();
    expect(await json('model', 'acme/old')).toMatchObject({
      id: 'acme/tiny',
      safetensors: { total: 64_064 },
    });
  });
});
