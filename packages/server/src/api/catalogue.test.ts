import { z } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { downloadRuleResults } from './download-rules.ts';
import { evaluationFrameworkSchema } from './evaluation-frameworks.ts';
import { kernelLibrarySchema } from './kernel-libraries.ts';
import { quantizationSchema } from './quantization.ts';
import { librarySchema } from './schemas/library.ts';
import { taskSchema } from './schemas/task.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('tasks', () => {
  test('are listed as documented', async () => {
    const response = await server.get('/api/tasks');
    expect(response.status).toBe(200);
    const tasks = z.array(taskSchema).parse(await response.json());
    expect(tasks.map(({ id }) => id)).toContain('text-classification');
  });

  test('are found by id', async () => {
    const task = taskSchema.parse(await (await server.get('/api/tasks/text-classification')).json());
    expect(task.label).toBe('Text Classification');
    expect(task.libraries).toContain('transformers');
  });

  test('redirect from an older id to the current one', async () => {
    const response = await server.get('/api/tasks/conversational');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/api/tasks/text-generation']);
  });

  test('that are not there lead to the nearest', async () => {
    const problem = await problemOf(await server.get('/api/tasks/text-clasification'));
    expect(problem).toMatchObject({ status: 404, code: 'unknown-task' });
    expect(problem.nearest?.[0]).toBe('text-classification');
  });
});

describe('kernel libraries and evaluation frameworks', () => {
  test('are listed as documented', async () => {
    const kernels = await (await server.get('/api/kernel-libraries')).json();
    expect(
      z
        .array(kernelLibrarySchema)
        .parse(kernels)
        .map(({ key }) => key),
    ).toEqual(['kernels']);
    const frameworks = await (await server.get('/api/evaluation-frameworks')).json();
    const ids = z
      .array(evaluationFrameworkSchema.strict())
      .parse(frameworks)
      .map(({ id }) => id);
    expect(ids).toContain('inspect-ai');
    expect(ids).toHaveLength(30);
  });
});

describe('libraries', () => {
  test('are listed as documented', async () => {
    const libraries = z.array(librarySchema).parse(await (await server.get('/api/libraries')).json());
    expect(libraries.map(({ key }) => key)).toContain('sentence-transformers');
  });

  test('are found by key', async () => {
    const library = librarySchema.parse(await (await server.get('/api/libraries/transformers')).json());
    expect(library).toMatchObject({ key: 'transformers', hasSnippets: true });
    expect(library.languages).toContain('python');
    expect(library.countDownloads).not.toBe('');
  });

  test.each([
    ['llama-cpp', 'llama-cpp-python'],
    ['Transformers', 'transformers'],
  ])('redirect from %s to their key', async (name, key) => {
    const response = await server.get(`/api/libraries/${name}`);
    expect([response.status, response.headers.get('location')]).toEqual([308, `/api/libraries/${key}`]);
  });

  test('are known by their aliases in other requests', async () => {
    const model = { id: 'acme/tern' };
    const snippets = await server.send('POST', '/api/snippets', { model, library: 'llama-cpp' });
    expect(await snippets.json()).toMatchObject({ results: [{ library: 'llama-cpp-python' }] });
    const rule = await server.send('POST', '/api/download-rules/test', {
      library: 'LLaMA.cpp',
      paths: ['x'],
    });
    expect(rule.status).toBe(200);
  });

  test('that are not there lead to the nearest', async () => {
    const problem = await problemOf(await server.get('/api/libraries/transformer'));
    expect(problem).toMatchObject({ status: 404, code: 'unknown-library' });
    expect(problem.nearest).toContain('transformers');
  });

  test('of the name of an inherited property are not there', async () => {
    for (const key of ['constructor', '__proto__', 'toString']) {
      expect((await server.get(`/api/libraries/${key}`)).status).toBe(404);
      expect((await server.get(`/api/tasks/${key}`)).status).toBe(404);
    }
  });
});

test('the quantizations are listed, the most precise first', async () => {
  const body = quantizationSchema.parse(await (await server.get('/api/quantization')).json());
  expect(body.order[0]).toBe('F32');
  expect(body.fileTypes['Q4_K_M']).toMatchObject({ code: 15, tensorType: 'Q4_K' });
  expect(body.tensorTypes['Q8_0']).toMatchObject({ code: 8, blockSize: 32 });
});

describe('a download rule', () => {
  const rulePath = '/api/download-rules/test';
  const paths = ['config.json', 'README.md', 'deep/model.gguf'];

  test('is tested on paths', async () => {
    const response = await server.send('POST', rulePath, {
      rule: 'path:"config.json" OR path_extension:gguf',
      paths,
    });
    const body = downloadRuleResults.parse(await response.json());
    expect(body.results).toEqual([
      { path: 'config.json', counts: true },
      { path: 'README.md', counts: false },
      { path: 'deep/model.gguf', counts: true },
    ]);
    expect(body.sentence).toContain('config.json');
  });

  test('is that of the given library', async () => {
    const response = await server.send('POST', rulePath, {
      library: 'spacy',
      paths: ['a.whl', 'config.json'],
    });
    const { results } = downloadRuleResults.parse(await response.json());
    expect(results.map(({ counts }) => counts)).toEqual([true, false]);
  });

  test('with a syntax error is refused with the column', async () => {
    const problem = await problemOf(await server.send('POST', rulePath, { rule: 'path:"a" OR', paths }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-rule' });
    expect(problem.detail).toMatch(/^Column \d+/);
  });

  test('of an unknown library is not found', async () => {
    const problem = await problemOf(await server.send('POST', rulePath, { library: 'diffuser', paths }));
    expect(problem).toMatchObject({ status: 404, code: 'unknown-library' });
  });

  test.each([
    [{ paths }, 'give either library or rule'],
    [{ library: 'diffusers', rule: 'path:a', paths }, 'give either library or rule'],
    [{ rule: 'path:a', paths, dry: true }, 'dry: unknown field'],
    [{ rule: 'path:a' }, 'paths'],
  ])('refuses %j', async (body, detail) => {
    const problem = await problemOf(await server.send('POST', rulePath, body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(problem.detail).toContain(detail);
  });
});
