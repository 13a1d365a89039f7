import { gunzipSync } from 'node:zlib';
import { fakeHub } from '@loadout/hub/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asAdmin, testApp, type TestApp } from '../testing/test-app.ts';
import { type SmallSite, smallSite } from './testing/small-site.ts';

const zipped = { 'accept-encoding': 'gzip' };

let site: SmallSite;
let server: TestApp;
beforeAll(async () => {
  site = smallSite();
  server = await testApp({}, site);
});
afterAll(() => server.close());

const text = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await server.get(path, headers)).text();

/** How many of the requests rendered a page. */
async function renders(work: () => Promise<unknown>): Promise<number> {
  const before = site.rendered();
  await work();
  return site.rendered() - before;
}

const put = (id: string, record: object) => server.send('PUT', `/api/models/${id}`, record, asAdmin);

const listed = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id');
const policyOf = ({ headers }: Response) =>
  ['content-security-policy', 'vary', 'etag', 'cache-control'].map((name) => headers.get(name));

describe('a page', () => {
  test('is rendered once for the same URL, even with concurrent requests', async () => {
    expect(await renders(() => Promise.all([text('/tasks?a'), text('/tasks?a'), text('/tasks?a')]))).toBe(1);
    expect(await renders(() => text('/tasks?a'))).toBe(0);
    expect(await renders(() => text('/tasks?b'))).toBe(1);
  });

  test('depends on the choices of the visitor', async () => {
    expect(await text('/tasks?c', { cookie: 'theme=dark' })).toContain('theme dark');
    expect(await text('/tasks?c')).toContain('theme system');
    expect(await text('/tasks?c', { cookie: 'theme=light' })).toContain('theme light');
  });

  test('has the same headers from the cache, and for HEAD no body', async () => {
    const first = await server.get('/choose', zipped);
    const second = await server.get('/choose', zipped);
    const head = await server.app.request('/choose', { method: 'HEAD', headers: zipped });
    expect(listed(second)).toEqual(listed(first));
    expect(listed(head)).toEqual(listed(first));
    expect(await head.text()).toBe('');
    expect(first.headers.get('set-cookie')).toBe('theme=dark; Path=/');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  test.each([
    ['/taken', 200, 1],
    ['/gone', 404, 3],
  ])('whose body was taken is sent whole: %s', async (path, status, times) => {
    const count = await renders(async () => {
      for (const headers of [{}, zipped]) {
        const response = await server.get(path, headers);
        expect([response.status, response.headers.get('x-page')]).toEqual([status, path]);
        const body = Buffer.from(await response.arrayBuffer());
        const isZipped = response.headers.get('content-encoding') === 'gzip';
        expect((isZipped ? gunzipSync(body) : body).toString()).toMatch(new RegExp(`^${path} <p>The tide`));
      }
      const head = await server.app.request(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('x-page'), await head.text()]).toEqual([status, path, '']);
    });
    expect(count).toBe(times);
  });

  test.each(['/nothing', '/picture'])('is not cached: %s', async (path) => {
    expect(await renders(async () => [await text(path), await text(path)])).toBe(2);
  });

  test('that fails is rendered again, and a POST is never cached', async () => {
    expect(await renders(async () => [await text('/fails'), await text('/fails')])).toBe(2);
    const post = () => server.send('POST', '/tasks', {});
    expect(await renders(async () => [await post(), await post()])).toBe(2);
    server.defects.length = 0;
  });
});

describe('a client that has the page', () => {
  test('gets 304 with the policy of the page', async () => {
    const first = await server.get('/tasks?d');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await server.get('/tasks?d', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(policyOf(again)).toEqual(policyOf(first));
  });

  test('gets 304 from another server as well, even without a cache', async () => {
    const etag = (await server.get('/tasks?e')).headers.get('etag') ?? '';
    const kept = smallSite();
    const other = await testApp({ LOADOUT_PAGE_CACHE: '0', LOADOUT_METRICS: 'on' }, kept);
    expect((await other.get('/tasks?e', { 'if-none-match': etag })).status).toBe(304);
    expect((await other.get('/tasks?e', { 'if-none-match': etag })).status).toBe(304);
    expect(kept.rendered()).toBe(2);
    const figures = await (await other.get('/metrics')).text();
    expect(figures).toContain('loadout_page_cache_requests_total{result="miss"} 2');
    expect(figures).toContain('loadout_page_cache_bytes 0');
    await other.close();
  });

  test('gets the new page after a change', async () => {
    await put('tide/etag', { likes: 1 });
    const etag = (await server.get('/models/tide/etag')).headers.get('etag') ?? '';
    await put('tide/etag', { likes: 2 });
    const answer = await server.get('/models/tide/etag', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('2 likes');
  });
});

describe('after a write', () => {
  test('the page of the record and the lists show it', async () => {
    await put('tide/one', { likes: 1 });
    expect(await text('/models/tide/one')).toContain('1 likes');
    expect(await text('/models?q=tide/one')).toContain('1 models');
    expect(await renders(() => text('/models/tide/one'))).toBe(0);
    await put('tide/one', { likes: 2 });
    expect(await text('/models/tide/one')).toContain('2 likes');
    await server.send('DELETE', '/api/models/tide/one', '', asAdmin);
    expect((await server.get('/models/tide/one')).status).toBe(404);
    expect(await text('/models?q=tide/one')).toContain('0 models');
  });

  test('in bulk, they show it as well', async () => {
    expect(await text('/models?q=bulk')).toContain('0 models');
    const lines = ['bulk/a', 'bulk/b'].map((id) => JSON.stringify({ id })).join('\n');
    const bulk = await server.send('POST', '/api/models', lines, {
      ...asAdmin,
      'content-type': 'application/x-ndjson',
    });
    expect(bulk.status).toBe(200);
    expect(await text('/models?q=bulk')).toContain('2 models');
  });

  test('pages without records are not rendered again', async () => {
    await text('/tasks?f');
    await put('tide/other', {});
    expect(await renders(() => text('/tasks?f'))).toBe(0);
  });
});

describe('over time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a page is rendered again in the next hour', async () => {
    vi.setSystemTime('2026-11-16T10:59:00Z');
    await text('/tasks?g');
    vi.setSystemTime('2026-11-16T10:59:59Z');
    expect(await renders(() => text('/tasks?g'))).toBe(0);
    vi.setSystemTime('2026-11-16T11:00:00Z');
    expect(await renders(() => text('/tasks?g'))).toBe(1);
  });
});

describe('with a hub', () => {
  test('a record is not cached until it is fresh, and never if only the hub has it', async () => {
    const records = [
      { id: 'tide/stored', likes: 7 },
      { id: 'tide/live', likes: 8 },
    ];
    await using hub = await stoppable(records);
    const kept = smallSite();
    const own = await testApp({ LOADOUT_HUB_URL: hub.url }, kept);
    await own.services.put('model', 'tide/stored', {});
    const view = async (path: string) => (await own.get(path)).text();
    expect(await view('/models/tide/stored')).toContain('0 likes');
    await expect.poll(() => view('/models/tide/stored')).toContain('7 likes');
    await expect
      .poll(async () => (await own.services.freshness('model', 'tide/stored'))?.state)
      .toBe('fresh');
    await view('/models/tide/stored');
    const before = kept.rendered();
    expect(await view('/models/tide/stored')).toContain('7 likes');
    expect(kept.rendered()).toBe(before);
    await view('/models/tide/live');
    await view('/models/tide/live');
    expect(kept.rendered()).toBe(before + 2);
    await own.close();
  });
});

async function stoppable(models: Parameters<typeof fakeHub>[0]) {
  const hub = await fakeHub(models);
  return { url: hub.url, [Symbol.asyncDispose]: () => hub.stop() };
}
