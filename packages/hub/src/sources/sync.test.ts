import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { hubClient } from './hub-client.ts';
import { lastSync } from './last-sync.ts';
import { sync } from './sync.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { asUsual, fakeHub, type FakeHub, status } from './testing/fake-hub.ts';
import { linkTo } from './testing/hub-faults.ts';

describe('a sync', () => {
  let hub: FakeHub;
  let store: Store;

  beforeEach(async () => {
    hub = await fakeHub(Array.from({ length: 25 }, (_, n) => ({ id: `a/${n}`, likes: n })));
    store = await openSqliteStore(':memory:');
  });

  afterEach(async () => {
    await store.close();
    await hub[Symbol.asyncDispose]();
  });

  const client = (attempts = 3) => hubClient({ baseUrl: hub.url, attempts, clock: fakeClock() });
  const options = { kind: 'model', pageSize: 10 } as const;

  it('copies all records page by page, and reports after each page', async () => {
    const seen: number[] = [];
    const report = await sync(store, client(), {
      ...options,
      onProgress: ({ inserted }) => void seen.push(inserted),
    });
    expect(report).toMatchObject({ place: 25, inserted: 25, refused: 0 });
    expect(seen).toEqual([10, 20, 25]);
    expect((await store.get('model', 'a/7'))?.json).toBe('{"id":"a/7","likes":7}');
  });

  it('stores when it last ended, and how often it failed since', async () => {
    await sync(store, client(), { ...options, now: () => 1000 });
    expect(await lastSync(store, 'model')).toEqual({
      completedAt: 1000,
      records: 25,
      refused: 0,
      failures: 0,
    });
    hub.faults.push(status(502));
    await expect(sync(store, client(1), options)).rejects.toThrow('502');
    expect(await lastSync(store, 'model')).toMatchObject({ completedAt: 1000, records: 25, failures: 1 });
    expect(await lastSync(store, 'dataset')).toBeUndefined();
  });

  it('sends the filter, the order by age and the needed fields', async () => {
    const filter = {
      author: 'a',
      filter: ['license:mit', 'en'],
      pipeline_tag: 'text-generation',
      gated: false,
    };
    await sync(store, client(), { ...options, filter });
    const query = new URL(hub.requests[0] ?? '', hub.url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      author: 'a',
      pipeline_tag: 'text-generation',
      gated: 'false',
      sort: 'createdAt',
      limit: '10',
    });
    expect(query.getAll('filter')).toEqual(['license:mit', 'en']);
    expect(query.getAll('expand')).toEqual(
      expect.arrayContaining(['siblings', 'config', 'widgetData', 'likes']),
    );
  });

  it('copies only the first records by a figure, and stores the figures', async () => {
    const at = '2026-03-01T00:00:00.000Z';
    const report = await sync(store, client(), {
      ...options,
      top: 13,
      by: 'likes',
      now: () => Date.parse(at),
    });
    expect(report).toMatchObject({ place: 13, inserted: 13 });
    expect(hub.requests).toHaveLength(2);
    expect(hub.requests[0]).toContain('sort=likes');
    expect(await store.get('model', 'a/24')).toBeDefined();
    expect(await store.get('model', 'a/11')).toBeUndefined();
    expect(await store.histories('model', ['a/24'])).toEqual([[{ at, likes: 24 }]]);
  });

  it('ends after the first records of an endless listing', async () => {
    hub.faults.push(asUsual, linkTo('api/models?cursor=10&limit=10'), asUsual, asUsual);
    await expect(sync(store, client(), { ...options, top: 11 })).resolves.toMatchObject({ place: 11 });
  });

  it('calculates a trend from the figures of earlier days', async () => {
    const day = 24 * 3_600_000;
    await sync(store, client(), { ...options, now: () => day });
    for (const record of hub.records) record['likes'] = Number(record['likes']) + 3;
    await sync(store, client(), { ...options, now: () => 3 * day });
    expect(JSON.parse((await store.get('model', 'a/1'))?.json ?? '')).toEqual({
      id: 'a/1',
      likes: 4,
      trendingScore: 3,
      derived: { fields: ['trendingScore'] },
    });
  });

  it('changes nothing the second time', async () => {
    await sync(store, client(), options);
    expect(await sync(store, client(), options)).toMatchObject({ inserted: 0, updated: 0, unchanged: 25 });
  });

  it('counts invalid records and continues', async () => {
    hub.records.splice(3, 2, { id: 'a b' }, { likes: 1 });
    const report = await sync(store, client(), options);
    expect(report).toMatchObject({ inserted: 23, refused: 2, refusals: [{ place: 4 }, { place: 5 }] });
  });

  it('resumes after the last page, with its counts', async () => {
    hub.faults.push(asUsual, asUsual, status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.count('model')).toBe(20);
    const before = hub.requests.length;
    expect(await sync(store, client(), options)).toMatchObject({ place: 25, inserted: 25, unchanged: 0 });
    expect(hub.requests.length - before).toBe(1);
  });

  it('starts over when the hub rejects the saved page', async () => {
    hub.faults.push(asUsual, status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ code: 'unavailable' });
    hub.faults.push(status(400));
    expect(await sync(store, client(), options)).toMatchObject({ inserted: 15, unchanged: 10 });
  });

  it('keeps its position when the hub fails with any 5xx on resume', async () => {
    hub.faults.push(asUsual, asUsual, status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ code: 'unavailable' });
    hub.faults.push(status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ status: 502 });
    hub.faults.push(status(520));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ status: 520 });
    const before = hub.requests.length;
    expect(await sync(store, client(), options)).toMatchObject({ inserted: 25, unchanged: 0 });
    expect(hub.requests.length - before).toBe(1);
  });

  it('keeps one position per hub', async () => {
    await using other = await fakeHub(Array.from({ length: 25 }, (_, n) => ({ id: `b/${n}` })));
    hub.faults.push(asUsual, asUsual, status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ code: 'unavailable' });
    const otherClient = hubClient({ baseUrl: other.url, clock: fakeClock() });
    expect(await sync(store, otherClient, options)).toMatchObject({ inserted: 25 });
    expect(other.requests).toHaveLength(3);
    const before = hub.requests.length;
    expect(await sync(store, client(), options)).toMatchObject({ inserted: 25, unchanged: 0 });
    expect(hub.requests.length - before).toBe(1);
  });

  it('stops at a listing that loops, keeps its records and starts over the next time', async () => {
    hub.faults.push(linkTo('?cursor=x&limit=1'), linkTo('?cursor=y'), linkTo('?limit=1&cursor=x'));
    await expect(sync(store, client(), options)).rejects.toMatchObject({
      code: 'bad-answer',
      message: expect.stringMatching(/back to an earlier page/),
    });
    expect(hub.requests).toHaveLength(3);
    expect(await sync(store, client(), options)).toMatchObject({ place: 25 });
    expect(hub.requests).toHaveLength(6);
  });

  it('stops at an endless listing of empty pages', async () => {
    hub.faults.push(...Array.from({ length: 200 }, (_, n) => linkTo(`?cursor=${1000 + n}`, '[]')));
    await expect(sync(store, client(), options)).rejects.toThrow(/empty pages in a row/);
    expect(hub.requests.length).toBeLessThan(110);
  });

  it('lists the first refusals only, and counts them all', async () => {
    hub.records = Array.from({ length: 250 }, () => ({ id: 'x '.repeat(2_000) }));
    const { refused, refusals } = await sync(store, client(), { ...options, pageSize: 200 });
    expect(refused).toBe(250);
    expect(refusals).toHaveLength(100);
    expect(Math.max(...refusals.map(({ reason }) => reason.length))).toBeLessThan(600);
  });

  it('has a position per filter, and starts another filter at its beginning', async () => {
    hub.faults.push(asUsual, status(502));
    await expect(sync(store, client(1), options)).rejects.toMatchObject({ code: 'unavailable' });
    const other = await sync(store, client(), { ...options, filter: { author: 'a' } });
    expect(other).toMatchObject({ unchanged: 10, inserted: 15 });
  });

  it('can request each record, a few at a time', async () => {
    const few = hubClient({ baseUrl: hub.url, concurrency: 3, clock: fakeClock() });
    hub.faults.push(status(200, {}, JSON.stringify([{ id: 'a/1' }, { id: 'a/2' }, { id: 'a/gone' }, {}])));
    const report = await sync(store, few, { ...options, detail: 'record' });
    expect(report).toMatchObject({ inserted: 2, refused: 2 });
    expect(report.refusals[0]).toEqual({
      place: 3,
      reason: 'the hub lists the record but does not return it',
    });
    expect((await store.get('model', 'a/2'))?.json).toBe('{"id":"a/2","likes":2}');
    expect(hub.busiest()).toBeLessThanOrEqual(3);
  });

  it('aborts the other records of a page when one fails after all retries', async () => {
    hub.faults.push(asUsual, status(400));
    const one = hubClient({ baseUrl: hub.url, concurrency: 1, clock: fakeClock() });
    await expect(sync(store, one, { ...options, detail: 'record' })).rejects.toMatchObject({
      code: 'refused',
    });
    expect(await store.count('model')).toBe(0);
    expect(hub.requests.length).toBeLessThan(5);
  });

  it('stops on abort, and keeps whole pages', async () => {
    const stop = new AbortController();
    const stopping = sync(store, client(), {
      ...options,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(stopping).rejects.toMatchObject({ name: 'AbortError' });
    expect(await store.count('model')).toBe(10);
  });
});
