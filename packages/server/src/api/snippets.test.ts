import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { snippetAnswerSchema } from './schemas/snippet.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const snippets = async (body: object) => {
  const response = await server.send('POST', '/api/snippets', body);
  expect(response.status).toBe(200);
  return snippetAnswerSchema.parse(await response.json()).results;
};

const hostile = 'x"]); import os; os.system("x")\nprint(1) #';

const refused = async (body: object) => problemOf(await server.send('POST', '/api/snippets', body));

describe('snippets', () => {
  test('of a stored model include the install command', async () => {
    const [best] = await snippets({ id: 'sentence-transformers/all-MiniLM-L6-v2' });
    expect(best?.library).toBe('sentence-transformers');
    const [snippet] = best?.snippets ?? [];
    expect(snippet).toMatchObject({ language: 'python', warnings: [] });
    expect(['api', 'installs', 'executed']).toContain(snippet?.verified.level);
    expect(snippet?.verified.packages).toHaveProperty('sentence-transformers');
    expect(snippet?.install.join('\n')).toMatch(/^pip install .*sentence-transformers/);
    expect(snippet?.code).toContain('SentenceTransformer("sentence-transformers/all-MiniLM-L6-v2")');
    expect(snippet?.requirements[0]).toMatchObject({ kind: 'python' });
  });

  test('of a record in the request need no stored record', async () => {
    const model = {
      id: 'acme/own',
      library_name: 'diffusers',
      pipeline_tag: 'text-to-image',
      tags: ['diffusers'],
    };
    const results = await snippets({ model });
    expect(results[0]?.library).toBe('diffusers');
    expect(JSON.stringify(results)).toContain('acme/own');
  });

  test('use another platform on request', async () => {
    const platform = { name: 'Acme', hubUrl: 'https://hub.acme.example' };
    const text = JSON.stringify(await snippets({ id: 'openai/whisper-large-v3', options: { platform } }));
    expect(text).toContain('https://hub.acme.example');
    const plain = JSON.stringify(await snippets({ id: 'openai/whisper-large-v3' }));
    expect(plain).not.toContain('acme');
  });

  test('pin a revision', async () => {
    const options = { revision: 'abc123' };
    expect(JSON.stringify(await snippets({ id: 'FacebookAI/roberta-base', options }))).toContain('abc123');
  });

  test('warn of a gated model and include the login', async () => {
    const [best] = await snippets({ id: 'meta-llama/Llama-3.1-8B-Instruct' });
    expect(best?.snippets.flatMap(({ warnings }) => warnings.map(({ code }) => code))).toContain('gated');
  });

  test('keep a hostile text as a value, not as code', async () => {
    const model = {
      id: 'acme/m',
      library_name: 'sentence-transformers',
      tags: [],
      widgetData: [{ text: hostile }],
    };
    const plain = await snippets({ model: { ...model, widgetData: [{ text: 'plain' }] } });
    const attacked = await snippets({ model });
    const lines = (results: typeof plain) => results[0]?.snippets.map(({ code }) => code.split('\n').length);
    expect(lines(attacked)).toEqual(lines(plain));
  });
});

describe('a request for snippets', () => {
  test('of an unknown model gets 404 with similar ids', async () => {
    const problem = await refused({ id: 'openai/whisper-larg-v3' });
    expect(problem).toMatchObject({ status: 404, code: 'unknown-model' });
    expect(problem.nearest).toContain('openai/whisper-large-v3');
  });

  test('of an unknown library gets 404 with similar keys', async () => {
    const problem = await refused({ id: 'openai/whisper-large-v3', library: 'transfomers' });
    expect(problem).toMatchObject({ status: 404, code: 'unknown-library' });
    expect(problem.nearest).toContain('transformers');
  });

  test.each([
    [{}, 'give either model or id'],
    [{ id: 'a/b', model: { id: 'a/b' } }, 'give either model or id'],
    [{ model: {} }, 'model.id: missing: expected string'],
    [{ id: 'a/b', libary: 'x' }, 'libary: unknown field'],
    [{ id: 'a/b', options: { revison: 'x' } }, 'options.revison: unknown field'],
    [{ id: 'a/b', options: { platform: { hub: 'x' } } }, 'options.platform.hub: unknown field'],
    [
      { id: 'a/b', options: { platform: { hubUrl: 'x' } } },
      'options.platform.hubUrl: expected an http or https URL',
    ],
    [{ id: 7 }, 'id'],
    [{ model: 'a/b' }, 'model'],
  ])('as %j is refused with the reason', async (body, detail) => {
    const problem = await refused(body);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(problem.detail).toContain(detail);
    expect(problem.errors?.length).toBeGreaterThan(0);
  });
});
