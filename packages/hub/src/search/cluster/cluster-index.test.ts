import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import type { IndexEvent } from '../live/index-options.ts';
import { openIndex } from '../live/open-index.ts';
import { answering, type StandIn, standIn } from '../testing/cluster-stand-in.ts';
import { record, records, rules } from '../testing/hub-fixtures.ts';
import { ClusterClient } from './client.ts';
import { openClusterIndex } from './open-cluster-index.ts';
import { withFallback } from './with-fallback.ts';

/** A port without a listener. */
const nowhere = 'http://127.0.0.1:9';

let store: Store;
const stack = new AsyncDisposableStack();

const started = async (...given: Parameters<typeof standIn>): Promise<StandIn> =>
  stack.use(await standIn(...given));

beforeEach(async () => {
  store = await openSqliteStore(':memory:');
  await store.put(records(0, 5));
});

afterEach(() => store.close());

const openAt = (url: string, events: IndexEvent[] = [], timeoutMs = 20_000) =>
  openClusterIndex(store, {
    url,
    rules,
    timeoutMs,
    pollMs: 600_000,
    onProgress: (event) => events.push(event),
  });

describe('a cluster that fails', () => {
  it.each([
    ['is overloaded', answering(429, '{"error":"rejected"}'), 'busy'],
    ['has no leader', answering(503, '{"error":"no cluster manager"}'), 'unavailable'],
    ['is behind a proxy that fails', answering(502, '<html>'), 'unavailable'],
    ['wants other credentials', answering(401, '{}'), 'denied'],
    ['answers with something else', answering(200, '<html>hello'), 'failed'],
    ['answers in another form', answering(200, '{"model":{"mappings":[]}}'), 'failed'],
    ['does not answer', () => undefined, 'slow'],
  ])('and %s is a SearchError with a code', async (_what, listener, code) => {
    const { url } = await started(listener);
    const events: IndexEvent[] = [];
    const index = await openAt(url, events, code === 'slow' ? 300 : undefined);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'refresh-failed', error: expect.objectContaining({ code }) }),
    );
    await expect(index.search('model', {})).rejects.toMatchObject({ name: 'SearchError' });
    expect(index.status().failure).toMatchObject({ code });
    await index.close();
  });

  it('because no node is reachable makes searches fail at once', async () => {
    const index = await openAt(nowhere);
    const start = performance.now();
    for (let i = 0; i < 50; i++)
      await expect(index.search('model', {})).rejects.toMatchObject({ code: 'unavailable' });
    // One request takes 300 ms until its timeout.
    expect(performance.now() - start).toBeLessThan(10_000);
    await index.close();
  });

  it('is replaced by the index in memory if there is one', async () => {
    const engine = withFallback(await openAt(nowhere), await openIndex(store, { rules }));
    expect((await engine.search('model', {})).total).toBe(5);
    await store.put([record(7)]);
    await engine.refresh();
    expect((await engine.search('model', { text: 'name-7' })).ids).toEqual([record(7).id]);
    expect((await engine.list('model', { skip: 0, limit: 10 })).length).toBe(6);
    expect(engine.status()).toMatchObject({ records: { model: 6 } });
    await engine.close();
  });

  it('keeps errors that are not its own', async () => {
    const engine = withFallback(await openAt(nowhere), await openIndex(store, { rules }));
    await expect(async () => engine.search('model', { cursor: 'x' })).rejects.toThrow('cursor');
    await engine.close();
  });
});

describe('a client', () => {
  it('tries another node when one does not respond', async () => {
    const { url } = await started(answering(200, '{"ok":true}'));
    const client = new ClusterClient({ url: `${nowhere},${url}` });
    expect(await client.send('GET', '')).toEqual({ status: 200, body: { ok: true } });
  });

  it('sends the user name and password of the URL as a header', async () => {
    const seen = vi.fn<(header: string | undefined) => void>();
    const { url } = await started((request, response) => {
      seen(request.headers.authorization);
      response.end('{}');
    });
    await new ClusterClient({ url: url.replace('://', '://reader:p%40ss@') }).send('GET', 'x');
    expect(seen).toHaveBeenCalledWith(`Basic ${Buffer.from('reader:p@ss').toString('base64')}`);
  });
});
