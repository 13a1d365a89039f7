import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hubClient, type HubClientOptions } from './hub-client.ts';
import type { HubWait } from './polite-get.ts';
import { type FakeClock, fakeClock } from './testing/fake-clock.ts';
import { fakeHub, type FakeHub, type Handler, status } from './testing/fake-hub.ts';

let hub: FakeHub;
let clock: FakeClock;

beforeEach(async () => {
  hub = await fakeHub([{ id: 'a/1', likes: 3 }, { id: 'solo' }]);
  clock = fakeClock();
});

afterEach(async () => {
  await hub[Symbol.asyncDispose]();
});

const client = (options: Partial<HubClientOptions> = {}) =>
  hubClient({ baseUrl: hub.url, clock, ...options });

const cursorOf = (query: string | undefined) => new URLSearchParams(query).get('cursor');

const cutOff: Handler = (_, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{"id":', () => response.destroy());
};

describe('a request for one record', () => {
  it('returns it unchanged', async () => {
    expect(await client().record('model', 'a/1')).toEqual({ id: 'a/1', likes: 3 });
    expect(await client().record('space', 'solo')).toEqual({ id: 'solo' });
    expect(hub.requests).toEqual(['/api/models/a/1?blobs=true', '/api/spaces/solo?blobs=true']);
  });

  it('keeps the path of the base URL', async () => {
    await client({ baseUrl: `${hub.url}/mirror/hub//` }).record('model', 'a/1');
    expect(hub.requests).toEqual(['/mirror/hub/api/models/a/1?blobs=true']);
  });

  it.each([
    ['404', status(404)],
    ['401 without a token', status(401, { 'x-error-message': 'Repository not found' })],
    ['403 with the code RepoNotFound', status(403, { 'x-error-code': 'RepoNotFound' })],
  ])('returns undefined after %s', async (_, fault) => {
    hub.faults.push(fault);
    expect(await client().record('model', 'a/9')).toBeUndefined();
  });

  it('asks for the sizes of the files, or for the named fields only', async () => {
    await client().record('model', 'a/1');
    await client().fields('model', 'a/1', ['likes', 'x&y']);
    expect(hub.requests).toEqual(['/api/models/a/1?blobs=true', '/api/models/a/1?expand=likes&expand=x%26y']);
  });

  it('is not sent for an invalid id', async () => {
    expect(await client().record('model', '../../settings')).toBeUndefined();
    expect(await client().record('model', 'a/b?x=1')).toBeUndefined();
    expect(hub.requests).toEqual([]);
  });

  it('sends the user agent, and the token if there is one', async () => {
    await client({ token: 'hf_secret', userAgent: 'test/1' }).record('model', 'a/1');
    await client().record('model', 'a/1');
    expect(hub.headers[0]).toMatchObject({ authorization: 'Bearer hf_secret', 'user-agent': 'test/1' });
    expect(hub.headers[1]).not.toHaveProperty('authorization');
  });
});

describe('a listing', () => {
  it('is read page by page, by the Link header', async () => {
    const first = await client().page('model', '?limit=1');
    expect(first.records).toEqual([{ id: 'a/1', likes: 3 }]);
    const second = await client().page('model', first.next ?? '');
    expect(second).toEqual({ records: [{ id: 'solo' }], next: undefined });
  });

  it('stays on the base URL, whatever host the link names', async () => {
    hub.faults.push(
      status(200, { link: '<https://elsewhere.example/api/models?limit=1&cursor=x>; rel="next"' }, '[]'),
    );
    const { next } = await client({ token: 'hf_secret' }).page('model', '?limit=1');
    expect(cursorOf(next)).toBe('x');
    await client({ token: 'hf_secret' }).page('model', next ?? '');
    expect(hub.requests.at(-1)).toBe('/api/models?limit=1&cursor=x');
  });

  it('finds the next link among several', async () => {
    const link = '<https://h/api?cursor=0>; rel="first", <https://h/api?cursor=a,b>; title="x"; rel=next';
    hub.faults.push(status(200, { link }, '[]'));
    expect(cursorOf((await client().page('model', '')).next)).toBe('a,b');
  });

  it('that links to itself is a bad-answer error', async () => {
    hub.faults.push(status(200, { link: '</api/models?limit=1>; rel="next"' }, '[]'));
    await expect(client().page('model', '?limit=1')).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('that is not an array is a bad-answer error', async () => {
    hub.faults.push(status(200, {}, '{"error":"no"}'));
    await expect(client().page('model', '')).rejects.toMatchObject({ code: 'bad-answer' });
  });
});

describe('the client', () => {
  it('waits as long as the hub requests: in seconds, as a date or by its rate limit', async () => {
    const date = new Date(clock.now() + 12_000).toUTCString();
    hub.faults.push(
      status(429, { 'retry-after': '2' }),
      status(503, { 'retry-after': date }),
      status(429, { ratelimit: '"api";r=0;t=7' }),
    );
    expect(await client().record('model', 'a/1')).toMatchObject({ id: 'a/1' });
    expect(clock.sleeps).toEqual([2_000, 10_000, 7_000]);
  });

  it('backs off when the hub names no delay, and fails after the last attempt', async () => {
    hub.faults.push(...Array.from({ length: 20 }, () => status(502)));
    await expect(client({ attempts: 8 }).record('model', 'a/1')).rejects.toMatchObject({
      code: 'unavailable',
      status: 502,
    });
    expect(clock.sleeps).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500]);
    expect(hub.requests).toHaveLength(8);
  });

  it('does not wait longer than the limit', async () => {
    hub.faults.push(status(429, { 'retry-after': '3600' }));
    await expect(client().record('model', 'a/1')).rejects.toMatchObject({
      code: 'rate-limited',
      status: 429,
    });
    expect(clock.sleeps).toEqual([]);
  });

  it('delays all requests while the hub requests a pause', async () => {
    hub.faults.push(status(429, { 'retry-after': '5' }));
    const one = client({ concurrency: 1 });
    await Promise.all([one.record('model', 'a/1'), one.record('model', 'solo')]);
    expect(clock.sleeps).toEqual([5_000]);
    expect(hub.requests).toHaveLength(3);
  });

  it('keeps to the limit of concurrent requests', async () => {
    const two = client({ concurrency: 2 });
    await Promise.all(Array.from({ length: 12 }, () => two.record('model', 'a/1')));
    expect(hub.requests).toHaveLength(12);
    expect(hub.busiest()).toBe(2);
  });

  it.each([
    ['a response that is not JSON', status(200, {}, '<html>')],
    ['a closed connection', (request: { destroy(): unknown }) => void request.destroy()],
    ['a truncated response', cutOff],
  ])('retries after %s', async (_, fault) => {
    hub.faults.push(fault);
    expect(await client().record('model', 'a/1')).toMatchObject({ id: 'a/1' });
    expect(clock.sleeps).toEqual([375]);
  });

  it('does not retry a rejected request', async () => {
    hub.faults.push(status(400));
    await expect(client().page('model', '')).rejects.toMatchObject({ code: 'refused', status: 400 });
    expect(hub.requests).toHaveLength(1);
  });

  it('fails at the timeout', async () => {
    hub.faults.push(() => undefined);
    await expect(client({ timeoutMs: 20, attempts: 1 }).record('model', 'a/1')).rejects.toThrow(
      /no response within 20 ms/,
    );
  });

  it('ends immediately on abort', async () => {
    const stop = new AbortController();
    hub.faults.push(() => stop.abort());
    await expect(client().record('model', 'a/1', stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(hub.requests).toHaveLength(1);
  });

  it('reads no more than the size limit', async () => {
    hub.records = [{ id: 'a/1', text: 'x'.repeat(10_000) }];
    await expect(client({ maxRecordBytes: 5_000 }).record('model', 'a/1')).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(client({ maxPageBytes: 5_000 }).page('model', '')).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});

describe('the token', () => {
  it('that the hub rejects is an error, not a missing record', async () => {
    const fault = status(401, { 'x-error-message': 'Invalid credentials in Authorization header' });
    hub.faults.push(fault, fault);
    await expect(client({ token: 'x' }).record('model', 'a/1')).rejects.toMatchObject({
      code: 'unauthorised',
    });
    await expect(client({ token: 'x' }).page('model', '')).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('is in no error and not in the inspected client', async () => {
    const secret = 'hf_secret_value';
    const errors: unknown[] = [];
    const attempt = async (work: () => unknown) => {
      try {
        await work();
      } catch (error) {
        errors.push(error);
      }
    };
    const withToken = client({ token: secret, attempts: 1 });
    hub.faults.push(status(401), status(500), (request) => request.destroy(), status(200, {}, 'no JSON'));
    for (let turn = 0; turn < 4; turn += 1) await attempt(() => withToken.page('model', ''));
    await attempt(() => client({ token: `${secret}\n` }));
    await attempt(() => client({ token: `${secret}é` }));
    expect(errors).toHaveLength(6);
    expect(inspect([errors, withToken], { depth: 10, showHidden: true })).not.toContain(secret);
  });
});

describe('the base URL of a hub', () => {
  it.each(['', 'hub', 'ftp://hub', 'file:///etc/passwd', 'https://user:password@hub'])(
    'may not be %j',
    (baseUrl) => {
      expect(() => hubClient({ baseUrl })).toThrow(expect.objectContaining({ code: 'invalid-option' }));
    },
  );
});

describe('a slow hub', () => {
  it('is reported before a pause and while a response is missing', async () => {
    await using slow = await fakeHub([{ id: 'a/1' }]);
    const waits: HubWait[] = [];
    const onWait = (wait: HubWait) => void waits.push(wait);
    const waiting = client({ baseUrl: slow.url, onWait, attempts: 2 });
    slow.faults.push(status(429, { 'retry-after': '7' }));
    await waiting.record('model', 'a/1');
    expect(waits).toEqual([{ url: `${slow.url}/api/models/a/1`, reason: 'pause', ms: 7000 }]);
    slow.delayMs = 5_500;
    await waiting.record('model', 'a/1');
    expect(waits[1]).toMatchObject({ reason: 'response' });
    expect(waits[1]?.ms).toBeGreaterThan(4_900);
  });
});
