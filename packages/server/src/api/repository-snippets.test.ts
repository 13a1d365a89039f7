import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { datasetLibrarySchema, spaceSnippetAnswerSchema } from './schemas/repository-snippet.ts';
import { snippetAnswerSchema } from './schemas/snippet.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const answered = async (path: string, body: object): Promise<unknown> => {
  const response = await server.send('POST', path, body);
  expect(response.status).toBe(200);
  return response.json();
};
const datasetResults = async (body: object) =>
  snippetAnswerSchema.parse(await answered('/api/dataset-snippets', body)).results;
const spaceResults = async (body: object) =>
  spaceSnippetAnswerSchema.parse(await answered('/api/space-snippets', body)).results;

describe('snippets of a dataset', () => {
  test('are returned for every library that fits, the usual one first', async () => {
    const results = await datasetResults({ id: 'allenai/ai2_arc' });
    expect(results.map(({ library }) => library).slice(0, 4)).toEqual([
      'datasets',
      'pandas',
      'polars',
      'duckdb',
    ]);
    const [block] = results[0]?.snippets ?? [];
    expect(block?.code).toContain('load_dataset("allenai/ai2_arc", config)');
    expect(block?.install).toEqual(['pip install -U datasets zstandard']);
  });

  test('of a record in the request read the files it lists', async () => {
    const dataset = { id: 'acme/own', siblings: [{ rfilename: 'rows.csv' }] };
    const [result] = await datasetResults({ dataset, library: 'duckdb', options: { revision: 'v1' } });
    expect(result?.snippets[0]?.code).toContain('read_csv("hf://datasets/acme/own@v1/rows.csv")');
  });

  test('exist for 18 libraries', async () => {
    const listed = z
      .array(datasetLibrarySchema)
      .parse(await (await server.get('/api/dataset-libraries')).json());
    expect(listed).toHaveLength(18);
    expect(listed.map(({ key }) => key)).toContain('polars');
  });
});

describe('snippets of a space', () => {
  test('call it, embed it and download it', async () => {
    const results = await spaceResults({ id: 'amazon/chronos-2' });
    expect(results.map(({ client }) => client)).toEqual([
      'gradio_client',
      'gradio-js',
      'curl',
      'embed',
      'files',
    ]);
    expect(JSON.stringify(results)).toContain('https://amazon-chronos-2.hf.space');
  });

  test('use the URLs of another platform', async () => {
    const platform = { hubUrl: 'https://hub.acme.example', spaceUrl: 'https://{subdomain}.run.acme.example' };
    const [curl] = await spaceResults({ id: 'amazon/chronos-2', client: 'curl', options: { platform } });
    expect(JSON.stringify(curl)).toContain('https://amazon-chronos-2.run.acme.example');
  });

  test('include a notice where there is nothing to call', async () => {
    const results = await spaceResults({ space: { id: 'acme/site', sdk: 'static' } });
    expect(results[0]).toMatchObject({ client: 'embed', notice: { code: 'no-space-call' } });
  });
});

describe('a request', () => {
  test.each([
    ['/api/dataset-snippets', { id: 'allenai/ai2_arcs' }, 'unknown-dataset', 'allenai/ai2_arc'],
    ['/api/dataset-snippets', { id: 'allenai/ai2_arc', library: 'polar' }, 'unknown-library', 'polars'],
    ['/api/space-snippets', { id: 'amazon/chronos-3' }, 'unknown-space', 'amazon/chronos-2'],
  ])('to %s with %j gets 404 with similar ids', async (path, body, code, nearest) => {
    const problem = await problemOf(await server.send('POST', path, body));
    expect(problem).toMatchObject({ status: 404, code });
    expect(problem.nearest).toContain(nearest);
  });

  test.each([
    ['/api/dataset-snippets', {}, 'give either dataset or id'],
    ['/api/dataset-snippets', { id: 'a/b', dataset: { id: 'a/b' } }, 'give either dataset or id'],
    ['/api/dataset-snippets', { id: 'a/b', options: { quantization: 'x' } }, 'options.quantization'],
    ['/api/space-snippets', { space: {} }, 'space.id'],
    ['/api/space-snippets', { id: 'a/b', options: { platform: { spaceUrl: 'x' } } }, '{subdomain}'],
  ])('to %s with %j is refused with the reason', async (path, body, detail) => {
    const problem = await problemOf(await server.send('POST', path, body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(problem.detail).toContain(detail);
  });

  test('for a client that does not exist is refused', async () => {
    const body = { id: 'amazon/chronos-2', client: 'nothing' };
    const problem = await problemOf(await server.send('POST', '/api/space-snippets', body));
    expect(problem).toMatchObject({ status: 404, code: 'unknown-client' });
  });
});
