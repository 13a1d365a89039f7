import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../../testing/test-app.ts';
import { measureLag } from './load-shedding.ts';

let late = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ LOADOUT_MAX_LAG_MS: '200' }, { lag: () => late });
});
afterAll(() => server.close());

describe('while the event loop is late', () => {
  test('requests are refused with Retry-After, and no server error is logged', async () => {
    late = 201;
    const response = await server.get('/api/tasks');
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await problemOf(response)).toMatchObject({ status: 503, code: 'overloaded' });
    expect(server.defects).toEqual([]);
  });

  test('health checks are still handled', async () => {
    late = 10_000;
    expect((await server.get('/livez')).status).toBe(200);
    expect((await server.get('/healthz')).status).toBe(200);
  });

  test('static files are not refused', async () => {
    late = 10_000;
    expect((await server.get('/assets/font.woff2')).status).toBe(404);
    expect((await server.get('/assets')).status).toBe(503);
  });

  test('and not otherwise', async () => {
    late = 200;
    expect((await server.get('/api/tasks')).status).toBe(200);
  });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('lag rises while the event loop is blocked, and falls again', async () => {
  const lag = measureLag();
  await wait(10);
  for (const until = performance.now() + 1200; performance.now() < until;) Math.sqrt(2);
  await wait(20);
  const blocked = lag();
  expect(blocked).toBeGreaterThan(300);
  await expect.poll(lag, { timeout: 20_000, interval: 250 }).toBeLessThan(blocked / 2);
});
