import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLinks } from './check.ts';
import { outsideAddresses } from './collect.ts';
import { isOffline, linkTable } from './table.ts';

let server: Server;
let base: string;
let open = 0;
let busiest = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    open += 1;
    busiest = Math.max(busiest, open);
    response.on('close', () => (open -= 1));
    const [, name = ''] = (request.url ?? '').split('/');
    if (name === 'moved') response.writeHead(302, { location: base.replace('127.0.0.1', 'localhost') }).end();
    else if (name === 'get-only') response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
    else if (name === 'slow') setTimeout(() => response.end(), 2000);
    else setTimeout(() => response.writeHead(Number(name) || 200).end(), 20);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (...names: string[]) =>
  checkLinks(
    names.map((name) => ({ url: base + name, usedBy: 'a test' })),
    { concurrency: 3, timeoutMs: 500 },
  );

test('each address has a state, in the given order', async () => {
  const links = await check('200', 'get-only', '404', '410', '403', '500', 'moved', 'slow');
  expect(links.map(({ state }) => state)).toEqual([
    'ok',
    'ok',
    'gone',
    'gone',
    'refused',
    'refused',
    'moved',
    'unreachable',
  ]);
  expect(linkTable(links).at(0)).toBe(`gone        ${base}404 (a test): 404`);
  expect(linkTable(links).at(-1)).toBe('8 addresses: 2 gone, 1 unreachable, 2 refused, 1 moved, 2 ok.');
});

test('only a few are requested at a time', async () => {
  busiest = 0;
  await check(...Array.from({ length: 12 }, (_, at) => `200/${at}`));
  expect(busiest).toBeLessThanOrEqual(3);
});

test('if no address responds, there is no network', async () => {
  const nowhere = await checkLinks([{ url: 'http://127.0.0.1:9/', usedBy: 'a test' }]);
  expect(nowhere[0]?.state).toBe('unreachable');
  expect(isOffline(nowhere)).toBe(true);
  expect(isOffline(await check('200', 'slow'))).toBe(false);
});

test('addresses are collected once each', () => {
  const urls = outsideAddresses().map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThan(250);
  expect(urls.every((url) => url.startsWith('https://'))).toBe(true);
});
