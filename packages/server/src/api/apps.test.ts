import { z } from '@hono/zod-openapi';
import { apps } from '@loadout/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, testApp, type TestApp } from '../testing/test-app.ts';
import { appSchema } from './schemas/app.ts';
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
