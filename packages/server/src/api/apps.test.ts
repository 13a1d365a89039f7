import { z } from '@hono/zod-openapi';
import { apps } from '@loadout/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { appSchema, appSnippetAnswerSchema } from './schemas/app.ts';
import { searchAnswerSchema } from './schemas/search.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('the local apps are listed as documented', async () => {
  const response = await server.get('/api/apps');
  expect(response.status).toBe(200);
  const listed = z.array(appSchema).parse(await response.json());
  expect(listed.map(({ key }) => key)).toEqual(Object.keys(apps));
  expect(listed).toContainEqual(expect.objectContaining({ key: 'lmstudio', label: 'LM Studio' }));
});

test('one app is described; an unknown key gets 404 with similar keys', async () => {
  const one = appSchema.parse(await (await server.get('/api/apps/ollama')).json());
  expect(one).toMatchObject({ key: 'ollama', opens: 'commands', summary: expect.stringMatching(/\.$/) });
  expect(await problemOf(await server.get('/api/apps/olama'))).toMatchObject({
    status: 404,
    code: 'unknown-app',
    nearest: expect.arrayContaining(['ollama']),
  });
});

test('a search finds the models that an app can open', async () => {
  const id = 'harbour/tide-GGUF';
  const record = { id, pipeline_tag: 'text-generation', tags: ['gguf'], gguf: { context_length: 4096 } };
  expect((await server.send('PUT', `/api/models/${id}`, record, asAdmin)).status).toBe(201);
  const found = async (app: string) => {
    const answer = searchAnswerSchema.parse(
      await (await server.get(`/api/search/models?app=${app}&limit=100`)).json(),
    );
    return answer.items.map((item) => item.id);
  };
  expect(await found('ollama')).toContain(id);
  expect(await found('drawthings')).not.toContain(id);
});

const tide = { id: 'harbour/tide-GGUF', tags: ['gguf', 'conversational'] };

const snippetsFor = async (body: unknown) =>
  appSnippetAnswerSchema.parse(await (await server.send('POST', '/api/app-snippets', body)).json()).results;

test('the apps that can run a model come with links or commands', async () => {
  const results = await snippetsFor({ model: tide });
  const byKey = new Map(results.map((result) => [result.app, result]));
  expect(byKey.get('lmstudio')).toMatchObject({
    deepLink: expect.stringMatching(/^lmstudio:/),
    snippets: [],
  });
  expect(byKey.get('llama.cpp')).toMatchObject({
    way: 'installed',
    snippets: [{ install: ['curl -fsSL https://llama.app/install.sh | sh'] }, {}, {}],
  });
  expect(byKey.has('vllm')).toBe(false);
});

test('the options system, way and quantization change the commands', async () => {
  const options = { system: 'windows', quantization: 'Q8_0' };
  const [windows] = await snippetsFor({ model: tide, app: 'llama.cpp', options });
  expect(windows?.snippets[0]).toMatchObject({ install: ['winget install llama.cpp'] });
  expect(windows?.snippets[0]?.code).toContain(':Q8_0');
  const [docker] = await snippetsFor({ model: tide, app: 'llama.cpp', options: { way: 'docker' } });
  expect(docker).toMatchObject({ way: 'docker' });
  expect(docker?.ways?.map(({ key }) => key)).toEqual(['installed', 'docker', 'source', 'archive']);
});

test('an unknown app is refused with the nearest', async () => {
  const problem = await problemOf(
    await server.send('POST', '/api/app-snippets', { model: tide, app: 'llama-cpp' }),
  );
  expect(problem).toMatchObject({ detail: expect.stringContaining('Nearest: llama.cpp') });
});

test.each([
  [{}, 400, 'invalid-request'],
  [{ model: tide, app: 'nothing' }, 404, 'unknown-app'],
  [{ model: tide, options: { system: 'beos' } }, 400, 'invalid-request'],
  [{ id: 'nobody/nothing' }, 404, 'unknown-model'],
])('the request %j is refused', async (body, status, code) => {
  const problem = await problemOf(await server.send('POST', '/api/app-snippets', body));
  expect(problem).toMatchObject({ status, code });
});
