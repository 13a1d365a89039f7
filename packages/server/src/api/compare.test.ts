import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { comparisonSchema } from './schemas/compare.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await server.services.put('model', 'harbour/tide-GGUF', {
    id: 'harbour/tide-GGUF',
    pipeline_tag: 'text-generation',
    tags: ['gguf', 'license:mit'],
    gguf: { total: 8e9, context_length: 32_768 },
    cardData: { language: ['en', 'de'], base_model: 'harbour/tide' },
    siblings: [
      { rfilename: 'tide-Q8_0.gguf', size: 8.5e9 },
      { rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 },
    ],
  });
  await server.services.put('model', 'harbour/silent', { id: 'harbour/silent' });
});
afterAll(() => server.close());

const compare = async (query: string) => {
  const response = await server.get(`/api/compare?${query}`);
  expect(response.status).toBe(200);
  return comparisonSchema.parse(await response.json());
};

describe('a comparison', () => {
  test('has the facts of each model, in the order of the request', async () => {
    const { models, machine, contextLength } = await compare(
      'models=harbour/tide-GGUF,harbour/silent&fits=10&context=8192',
    );
    expect({ machine, contextLength }).toEqual({
      machine: { text: '10', label: '10 GB', memoryGB: 10 },
      contextLength: 8192,
    });
    const [tide, silent] = models;
    expect(tide).toMatchObject({
      id: 'harbour/tide-GGUF',
      task: 'text-generation',
      parameters: 8e9,
      license: 'mit',
      contextLength: 32_768,
      languages: ['en', 'de'],
      baseModels: ['harbour/tide'],
    });
    expect(tide?.apps).toContain('ollama');
    expect(tide?.code?.snippets[0]?.code).toContain('tide');
    expect(silent).toMatchObject({ id: 'harbour/silent', memory: [], providers: [], languages: [] });
  });

  test('has the memory of listed files and estimates of the others, the largest first', async () => {
    const [tide] = (await compare('models=harbour/tide-GGUF,harbour/silent&fits=10')).models;
    const memory = tide?.memory ?? [];
    expect(memory.map(({ bytes }) => bytes)).toEqual(
      memory.map(({ bytes }) => bytes).toSorted((a, b) => b - a),
    );
    expect(memory.find(({ label }) => label === 'Q4_K_M')).toMatchObject({ estimated: false, state: 'fits' });
    expect(memory.find(({ label }) => label === 'F16')).toMatchObject({
      estimated: true,
      state: 'too-large',
    });
  });

  test.each([
    ['', 400, 'models'],
    ['models=harbour/tide-GGUF', 400, '2 to 4'],
    ['models=harbour/tide-GGUF,harbour/tide-GGUF', 400, '2 to 4'],
    ['models=harbour/tide-GGUF,harbour/Tide-gguf', 400, '2 to 4'],
    ['models=a/a,a/b,a/c,a/d,a/e', 400, '2 to 4'],
    ['models=harbour/tide-GGUF,harbour/tidal', 404, 'harbour/tidal'],
    ['models=harbour/tide-GGUF,harbour/silent&fits=abacus', 400, 'Unknown device'],
    ['models=harbour/tide-GGUF,harbour/silent&context=0', 400, 'context'],
  ])('of %s is refused with %d', async (query, status, reason) => {
    const response = await server.get(`/api/compare?${query}`);
    expect(response.status).toBe(status);
    expect(JSON.stringify(await problemOf(response))).toContain(reason);
  });
});
