import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'loadout-client-'));
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  server = await testApp(
    {},
    {
      clientDir,
      render: async (request, { services }) =>
        new Response(`${new URL(request.url).pathname} ${services.libraries().length}`, {
          headers: { 'content-type': 'text/html' },
        }),
    },
  );
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

describe('the site', () => {
  test('renders paths that are neither API nor file, with the services', async () => {
    const response = await server.get('/models/acme/x');
    const [path, libraries] = (await response.text()).split(' ');
    expect(path).toBe('/models/acme/x');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(Number(libraries)).toBeGreaterThan(0);
  });

  test('is used only where there is no public file', async () => {
    expect(await (await server.get('/favicon.svg')).text()).toBe('<svg/>');
  });

  test('never renders a path of the API', async () => {
    expect((await server.get('/api/nothing')).headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the health check', () => {
  test('reports that store and index are ready', async () => {
    const response = await server.get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      store: 'ready',
      index: 'ready',
      records: { model: expect.any(Number), dataset: expect.any(Number), space: expect.any(Number) },
    });
  });

  test('reports that the store is unreachable while the process is alive', async () => {
    const stopped = await testApp();
    await stopped.close();
    const response = await stopped.get('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'unready', store: 'failed' });
    const alive = await stopped.get('/livez');
    expect(alive.status).toBe(200);
    expect(await alive.json()).toEqual({ status: 'ok' });
  });
});

test('/llms.txt lists every task and library with the URL of its Markdown', async () => {
  const text = await (await server.get('/llms.txt')).text();
  for (const { id } of server.services.tasks()) expect(text).toContain(`(http://localhost/tasks/${id}.md)`);
  for (const { key } of server.services.libraries()) expect(text).toContain(`/libraries/${key}.md)`);
  expect(text).toMatch(/^# Loadout\n/);
});

test('an unreachable store gives a 503 that does not name it', async () => {
  const stopped = await testApp();
  await stopped.close();
  const response = await stopped.get('/api/models/openai/whisper-large-v3');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(await response.text()).not.toContain('memory');
});

test('logs each request in one line if enabled, without its query', async () => {
  const lines: string[] = [];
  const logged = await testApp({ LOADOUT_ACCESS_LOG: 'on' }, { log: (line) => lines.push(line) });
  await logged.get('/api/tasks?token=secret', { authorization: 'Bearer secret' });
  await logged.get('/api/tasks/nothing-of-the-kind', { 'x-request-id': 'from-the-proxy' });
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      id: expect.stringMatching(/^[\w-]{36}$/),
      method: 'GET',
      path: '/api/tasks',
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ id: 'from-the-proxy', status: 404 }),
  ]);
  expect(lines.join()).not.toContain('secret');
  expect(logged.defects).toEqual([]);
  await logged.close();
});
