import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hubClient } from './hub-client.ts';
import { type LiveRecords, liveRecords } from './live-records.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { fakeHub, type FakeHub, status } from './testing/fake-hub.ts';

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

  afterEach(async () => {
    await hub[Symbol.asyncDispose]();
  });

  it('comes as JSON', async () => {
    expect(await records.get('model', 'A/1')).toEqual({ json: '{"id":"A/1","likes":1}' });
  });

  it('comes without fields of the wrong type', async () => {
    expect(await records.get('model', 'a/bad')).toEqual({ json: '{"id":"a/bad"}' });
  });

  it('is requested once while it is fresh, in any case', async () => {
    await records.get('model', 'A/1');
    now = 999;
    await records.get('model', 'a/1');
    expect(hub.requests).toHaveLength(1);
    now = 1000;
    await records.get('model', 'A/1');
    expect(hub.requests).toHaveLength(2);
  });

  it('is requested once for simultaneous reads', async () => {
    await Promise.all(Array.from({ length: 10 }, () => records.get('model', 'A/1')));
    expect(hub.requests).toHaveLength(1);
  });

  it('that is not there is remembered as not there, for a shorter time', async () => {
    expect(await records.get('model', 'a/9')).toBeUndefined();
    hub.records.push({ id: 'a/9' });
    now = 99;
    expect(await records.get('model', 'a/9')).toBeUndefined();
    now = 100;
    expect(await records.get('model', 'a/9')).toMatchObject({ json: '{"id":"a/9"}' });
    expect(hub.requests).toHaveLength(2);
  });

  it('that was not read for the longest time is evicted first', async () => {
    await records.get('model', 'A/1');
    await records.get('model', 'a/2');
    await records.get('model', 'A/1');
    await records.get('model', 'a/3');
    await records.get('model', 'A/1');
    expect(hub.requests).toHaveLength(3);
    await records.get('model', 'a/2');
    expect(hub.requests).toHaveLength(4);
  });

  it('that has grown old is still given while the hub is away', async () => {
    await records.get('model', 'A/1');
    now = 5000;
    hub.faults.push(status(503), status(503));
    expect(await records.get('model', 'A/1')).toMatchObject({ json: '{"id":"A/1","likes":1}' });
    await expect(records.get('model', 'a/2')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await records.get('model', 'a/2')).toMatchObject({ json: '{"id":"a/2"}' });
  });

  it('that is no record is an error that says why', async () => {
    hub.faults.push(status(200, {}, '[]'));
    await expect(records.get('model', 'a/2')).rejects.toThrow("The hub's record: the record is not a JSON");
  });
});
