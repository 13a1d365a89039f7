import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { httpServer, listen } from '../../listen.ts';
import { testApp } from '../../testing/test-app.ts';
import { type ClientBindings, clientKey } from './client-key.ts';
import { rateLimiter } from './rate-limit.ts';
import { RateTable } from './rate-table.ts';

describe('a rate limit of 60 a minute', () => {
  test('allows 60 requests at once, then one per second', () => {
    let now = 0;
    const wait = rateLimiter(60, () => now);
    for (let sent = 0; sent < 60; sent += 1) expect(wait('a')).toBeUndefined();
    expect(wait('a')).toBe(1);
    expect(wait('b')).toBeUndefined();
    now = 1000;
    expect(wait('a')).toBeUndefined();
    expect(wait('a')).toBe(1);
    now = 100_000;
    for (let sent = 0; sent < 60; sent += 1) expect(wait('a')).toBeUndefined();
    expect(wait('a')).toBe(1);
  });

  test('is shared by all threads', () => {
    const table = new RateTable();
    const limiters = [table, new RateTable(table.buffer)].map((each) => rateLimiter(60, () => 0, each));
    for (let sent = 0; sent < 30; sent += 1) for (const wait of limiters) expect(wait('a')).toBeUndefined();
    expect(limiters.map((wait) => wait('a'))).toEqual([1, 1]);
  });

  test('applies to the latest clients when the table is full', () => {
    let now = 0;
    const wait = rateLimiter(1, () => now);
    for (; now < 150_000; now += 1) wait(`client ${now}`);
    expect(wait('client 149999')).toBe(60);
  });
});

test('the setting limits each client, but no health check', async () => {
  const app = await testApp({ PORT: '0', LOADOUT_RATE_LIMIT: '2' });
  const server = await listen(httpServer(app.app.fetch), app.services.settings);
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect([await status('/api/tasks'), await status('/api/tasks'), await status('/api/tasks')]).toEqual([
    200, 200, 429,
  ]);
  expect(Number((await fetch(`${server.url}/api/tasks`)).headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await status('/livez')).toBe(200);
  await server.stop();
  await app.close();
});

const keyFor = async (remoteAddress: string, forwarded?: string) => {
  const keyOf = clientKey(['10.0.0.0/8', '192.0.2.1', '2001:db8:1::/48']);
  const app = new Hono<{ Bindings: ClientBindings }>();
  app.get('/', (c) => c.text(keyOf(c)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
};

describe('the key of a client', () => {
  test.each([
    ['the address of the connection', '203.0.113.7', undefined, '203.0.113.7'],
    ['the same on a socket for both families', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:9:8:7:6:5:4', undefined, '2001:db8:9:8'],
    ['the network of a short one', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
    ['not what a stranger says', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what a trusted proxy says', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['what the last trusted proxy says', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
    ['the proxy where it says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['the first address where all are proxies', '10.1.2.3', '10.9.9.9, 192.0.2.1', '10.9.9.9'],
    ['an address, whatever else the header holds', '10.1.2.3', 'unknown, <x>', '10.1.2.3'],
  ])('is %s', async (_what, remote, forwarded, key) => {
    expect(await keyFor(remote, forwarded)).toBe(key);
  });
});
