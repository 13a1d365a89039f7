import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { missingTwin } from './twin-response.ts';

const patterns = routes.flatMap(({ path = '*' }) => (path === '*' ? [] : [path]));
const ask = (path: string, method = 'GET') =>
  missingTwin(patterns, new Request(new URL(path, 'http://site.example'), { method }));

it.each([
  '/nothing.json',
  '/docs/nothing.json',
  '/models/a/b/c.json?q=1',
  '/a/b/c/d.json',
  '/.json',
  '/ui.json',
])('%s is a problem in JSON', async (path) => {
  const response = ask(path);
  expect([response?.status, response?.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ]);
  expect(await response?.json()).toMatchObject({ code: 'unknown-page', status: 404 });
});

it('a path that ends in .md is a text, without a body for HEAD', async () => {
  const response = ask('/nothing.md');
  expect([response?.status, response?.headers.get('content-type')]).toEqual([
    404,
    'text/markdown; charset=utf-8',
  ]);
  expect(await response?.text()).toBe('# Not found\n\nThere is no page at this address.\n');
  const head = ask('/nothing.md', 'HEAD');
  expect([head?.status, await head?.text()]).toEqual([404, '']);
});

it.each([
  '/nothing',
  '/index.json',
  '/tasks.md',
  '/tasks/x.md',
  '/models/a.json',
  '/models/a/b.json',
  '/a.json/b',
])('%s is left to the routes', (path) => {
  expect(ask(path)).toBeUndefined();
});
