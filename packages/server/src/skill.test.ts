import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('the skill lists exactly the tools of the server', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (url, init) => server.app.request(String(url), init),
    }),
  );
  const { tools } = await client.listTools();
  await client.close();
  const response = await server.get('/skill.md');
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^---\nname: loadout\ndescription: .+\n---\n/);
  const named = [...text.matchAll(/`((?:get|list|search|compare)_\w+|\w+_(?:snippets|fit))`/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(tools.map(({ name }) => name)));
});

test('the full text has every task, library, app and provider', async () => {
  const text = await (await server.get('/llms-full.txt')).text();
  const { services } = server;
  const keys = [
    ...services.tasks().map(({ id }) => id),
    ...services.libraries().map(({ key }) => key),
    ...services.apps().map(({ key }) => key),
    ...services.providers().map(({ id }) => id),
  ];
  expect(keys.filter((key) => !text.includes(` (${key})\n`))).toEqual([]);
  expect(text).not.toContain('undefined');
});
