import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpServer, listen, type RunningServer } from '../listen.ts';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { isOwnOrigin } from './own-hosts.ts';

let app: TestApp;
let server: RunningServer;
beforeAll(async () => {
  app = await testApp({ PORT: '0', LOADOUT_PUBLIC_URL: 'https://loadout.example' });
  server = await listen(httpServer(app.app.fetch), app.services.settings);
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

/** `fetch` sets the Host header itself. */
const statusFor = (hosts: readonly string[]): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = hosts.flatMap((host) => ['host', host]);
    request(`${server.url}/livez`, { headers, setHost: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('a server on a loopback address', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', 'loadout.example'])(
    'accepts the Host %s',
    async (host) => expect(await statusFor([host])).toBe(200),
  );

  test.each([
    'evil.example',
    'localhost.evil',
    '127.0.0.1.evil',
    'loadout.example.evil',
    'loadout.example:8080',
  ])('refuses the Host %s, even if that name resolves to it', async (host) =>
    expect(await statusFor([host])).toBe(421),
  );

  test('refuses two Host headers', async () => {
    expect(await statusFor(['localhost', 'evil.example'])).toBe(400);
  });

  test('refuses a request line that names another host', async () => {
    expect(await problemOf(await app.app.request('http://evil.example/livez'))).toMatchObject({
      status: 421,
      detail: expect.stringContaining('LOADOUT_PUBLIC_URL'),
    });
  });
});

test('a server on another address accepts any Host', async () => {
  const open = await testApp({ HOST: '0.0.0.0' });
  expect((await open.app.request('http://box.lan/livez')).status).toBe(200);
  await open.close();
});

describe('an origin is ours', () => {
  const called = 'http://localhost:3000/mcp';
  test.each([
    ['http://localhost:3000', true],
    ['https://loadout.example', true],
    ['http://localhost.evil', false],
    ['http://localhost.evil:3000', false],
    ['http://localhost:3001', false],
    ['http://localhost', false],
    ['https://localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://loadout.example', false],
    ['https://loadout.example:8443', false],
    ['null', false],
  ])('%s: %s', (origin, own) => {
    expect(isOwnOrigin(origin, called, 'https://loadout.example')).toBe(own);
  });

  test('only for a loopback name or the public URL', () => {
    expect(isOwnOrigin('http://evil.example:3000', 'http://evil.example:3000/mcp', undefined)).toBe(false);
  });
});
