import { datasetInfo, listDatasets, listModels, listSpaces, modelInfo, spaceInfo } from '@huggingface/hub';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const hubUrl = 'http://hub.acme.example';
let server: TestApp;

beforeAll(async () => {
  server = await testApp({ LOADOUT_PUBLIC_URL: hubUrl });
  const updated = '2026-01-02T03:04:05.000Z';
  const lines = Array.from({ length: 620 }, (_, n) => ({
    id: `acme/model-${n}`,
    tags: ['made-for-tests', ...(n % 2 === 0 ? ['even'] : [])],
    pipeline_tag: 'text-generation',
    downloads: 1000 - n,
    likes: n,
    gated: n === 7 ? 'manual' : false,
    lastModified: updated,
    sha: `commit-${n}`,
    siblings: [{ rfilename: 'config.json' }],
  }));
  await server.services.importRecords('model', source(lines));
  const numbered = (fields: object) =>
    Array.from({ length: 520 }, (_, n) => ({ id: `many/${n}`, likes: n, lastModified: updated, ...fields }));
  await server.services.importRecords(
    'dataset',
    source([{ id: 'acme/texts', likes: 3, lastModified: updated }, ...numbered({})]),
  );
  await server.services.importRecords(
    'space',
    source([{ id: 'acme/demo', sdk: 'gradio', lastModified: updated }, ...numbered({ sdk: 'docker' })]),
  );
});
afterAll(() => server.close());

async function* source(lines: readonly object[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Requests of the real client are handled by the app in this process. */
const hub = {
  hubUrl,
  fetch: (async (input, init) => server.app.request(new Request(input, init))) satisfies typeof fetch,
};

describe('the client library of hub users', () => {
  test('lists all models of an owner, page after page', async () => {
    const entries = await collect(listModels({ ...hub, search: { owner: 'acme' }, sort: 'downloads' }));
    const names = entries.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 620 }, (_, n) => `acme/model-${n}`));
  });

  test('filters by words, task and tags, and reads further fields', async () => {
    const search = {
      owner: 'acme',
      query: 'model-10',
      task: 'text-generation' as const,
      tags: ['made-for-tests', 'even'],
    };
    const found = await collect(
      listModels({ ...hub, search, limit: 1, additionalFields: ['tags', 'filePaths'] }),
    );
    expect(found).toMatchObject([
      {
        name: 'acme/model-10',
        likes: 10,
        private: false,
        tags: ['made-for-tests', 'even'],
        filePaths: ['config.json'],
      },
    ]);
    expect(found[0]?.updatedAt).toEqual(new Date('2026-01-02T03:04:05.000Z'));
  });

  test('reads one model, at its latest commit too', async () => {
    expect(await modelInfo({ ...hub, name: 'acme/model-7', additionalFields: ['sha'] })).toMatchObject({
      name: 'acme/model-7',
      gated: 'manual',
      sha: 'commit-7',
    });
    expect(await modelInfo({ ...hub, name: 'acme/model-7', revision: 'commit-7' })).toMatchObject({
      likes: 7,
    });
  });

  test('reports a missing model', async () => {
    await expect(modelInfo({ ...hub, name: 'acme/none' })).rejects.toMatchObject({ statusCode: 404 });
  });

  test('lists and reads datasets and spaces', async () => {
    expect(await collect(listDatasets({ ...hub, search: { owner: 'acme' } }))).toMatchObject([
      { name: 'acme/texts' },
    ]);
    expect(await datasetInfo({ ...hub, name: 'acme/texts' })).toMatchObject({ name: 'acme/texts', likes: 3 });
    expect(await collect(listSpaces({ ...hub, search: { owner: 'acme' } }))).toMatchObject([
      { name: 'acme/demo', sdk: 'gradio' },
    ]);
    expect(await spaceInfo({ ...hub, name: 'acme/demo' })).toMatchObject({
      name: 'acme/demo',
      sdk: 'gradio',
    });
  });

  test.each([
    ['datasets', () => collect(listDatasets({ ...hub, search: { owner: 'many' } }))],
    ['spaces', () => collect(listSpaces({ ...hub, search: { owner: 'many' } }))],
  ])('lists all %s of an owner, page after page', async (_, list) => {
    const names = (await list()).map(({ name }) => name);
    expect(names).toHaveLength(520);
    expect(new Set(names).size).toBe(520);
  });
});
