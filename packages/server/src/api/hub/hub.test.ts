import { z } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../../testing/test-app.ts';
import { recordSchema } from '../schemas/record.ts';

const records = z.array(recordSchema);

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const lines = [
    {
      id: 'acme/tiny',
      tags: ['transformers', 'en'],
      downloads: 30,
      likes: 1,
      sha: 'abc123',
      library_name: 'transformers',
    },
    {
      id: 'acme/small',
      tags: ['transformers', 'fr'],
      downloads: 20,
      likes: 2,
      config: { model_type: 'bert' },
    },
    {
      id: 'acme/large',
      tags: ['gguf'],
      downloads: 10,
      likes: 3,
      gated: 'manual',
      safetensors: { total: 7e9 },
    },
    { id: 'barename', tags: [], pipeline_tag: 'fill-mask' },
    { id: 'served/here', inferenceProviderMapping: { together: { status: 'live' } } },
    { id: 'served/elsewhere', inferenceProviderMapping: { novita: { status: 'live' } } },
    { id: 'served/nowhere', inferenceProviderMapping: { novita: { status: 'error' } } },
  ];
  await server.services.importRecords('model', source(lines));
  await server.services.importRecords(
    'dataset',
    source([{ id: 'acme/texts', tags: ['task_categories:translation'] }]),
  );
  await server.services.importRecords('space', source([{ id: 'acme/demo', sdk: 'gradio', likes: 5 }]));
});
afterAll(() => server.close());

async function* source(lines: readonly object[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
}

const list = async (path: string) => {
  const response = await server.get(path);
  expect(response.status).toBe(200);
  return records.parse(await response.json());
};
const ids = async (path: string) => (await list(path)).map(({ id }) => id);

describe('a listing', () => {
  test('is an array of short records with the fields that hubs always return', async () => {
    const [tiny] = await list('/api/models?search=tiny&author=acme');
    expect(tiny).toEqual({
      id: 'acme/tiny',
      modelId: 'acme/tiny',
      private: false,
      tags: ['transformers', 'en'],
      downloads: 30,
      likes: 1,
      library_name: 'transformers',
    });
  });

  test.each([
    ['author=acme&sort=downloads', ['acme/tiny', 'acme/small', 'acme/large']],
    ['author=acme&sort=downloads&direction=-1', ['acme/tiny', 'acme/small', 'acme/large']],
    ['author=acme&sort=likes&direction=1', ['acme/tiny', 'acme/small', 'acme/large']],
    ['author=acme&filter=transformers&filter=fr', ['acme/small']],
    ['author=acme&filter=transformers,en', ['acme/tiny']],
    ['author=acme&gated=true', ['acme/large']],
    ['author=acme&gated=False&filter=fr', ['acme/small']],
    ['author=acme&num_parameters=min:1B,max:9B', ['acme/large']],
    ['author=acme&num_parameters=max:1B', []],
    ['search=barename&pipeline_tag=fill-mask', ['barename']],
    ['author=acme&library=transformers&sort=likes', ['acme/small', 'acme/tiny']],
    ['author=nobody', []],
    ['author=served&inference_provider=together', ['served/here']],
    ['author=served&inference_provider=all', ['served/elsewhere', 'served/here']],
    ['author=served&inference=warm', ['served/elsewhere', 'served/here']],
    ['author=served&inference=cold', ['served/elsewhere', 'served/here', 'served/nowhere']],
    ['author=acme&limit=100000&sort=downloads', ['acme/tiny', 'acme/small', 'acme/large']],
  ])('by ?%s finds %j', async (query, expected) => {
    expect(await ids(`/api/models?${query}`)).toEqual(expected);
  });

  test('continues at the URL in its Link header, to the end', async () => {
    const seen: string[] = [];
    const links: string[] = [];
    let path: string | undefined = '/api/models?author=acme&sort=downloads&limit=2';
    while (path !== undefined) {
      const response = await server.get(path);
      seen.push(...records.parse(await response.json()).map(({ id }) => id));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      links.push(path ?? 'none');
    }
    expect(links).toEqual([
      expect.stringMatching(/^http:\/\/localhost\/api\/models\?author=acme&sort=downloads&limit=2&cursor=/),
      'none',
    ]);
    expect(seen).toEqual(['acme/tiny', 'acme/small', 'acme/large']);
  });

  test('returns more on request: full records, the configuration, or single fields', async () => {
    const [full] = await list('/api/models?search=small&author=acme&full=True&config=true');
    expect(full).toMatchObject({ author: 'acme', config: { model_type: 'bert' } });
    const [picked] = await list('/api/models?search=small&author=acme&expand[]=likes&expand=downloads');
    expect(picked).toEqual({ id: 'acme/small', likes: 2, downloads: 20 });
  });

  test('ignores parameters that only other hubs support', async () => {
    expect(await ids('/api/models?author=acme&search=tiny&securityStatus=true&blobs=true')).toEqual([
      'acme/tiny',
    ]);
  });

  test('exists for datasets and spaces', async () => {
    expect(await ids('/api/datasets?author=acme&filter=task_categories:translation')).toEqual(['acme/texts']);
    expect(await list('/api/spaces?author=acme')).toEqual([
      { id: 'acme/demo', sdk: 'gradio', likes: 5, private: false, tags: [] },
    ]);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=many', 'limit: expected a whole number'],
    ['sort=size', 'sort'],
    ['gated=maybe', 'gated'],
    ['num_parameters=7B', 'num_parameters: expected a range'],
    ['cursor=nonsense', 'cursor'],
  ])('refuses ?%s', async (query, detail) => {
    const problem = await problemOf(await server.get(`/api/models?${query}`));
    expect(problem.status).toBe(400);
    expect(problem.detail).toContain(detail);
  });
});

const item = async (path: string) => recordSchema.parse(await (await server.get(path)).json());

describe('a record', () => {
  test('is found by its id in any case, and keeps its spelling', async () => {
    expect(await item('/api/models/acme/tiny')).toMatchObject({
      id: 'acme/tiny',
      author: 'acme',
      sha: 'abc123',
    });
    expect(await item('/api/models/ACME/Tiny')).toMatchObject({ id: 'acme/tiny' });
    expect(await item('/api/models/acme%2Ftiny')).toMatchObject({ id: 'acme/tiny' });
    expect(await item('/api/models/barename')).toMatchObject({ id: 'barename' });
    expect(await item('/api/datasets/acme/texts')).toMatchObject({ id: 'acme/texts' });
    expect(await item('/api/spaces/acme/demo')).toMatchObject({ id: 'acme/demo' });
  });

  test('is found at its latest revision only', async () => {
    for (const revision of ['main', 'HEAD', 'abc123']) {
      expect(await item(`/api/models/acme/tiny/revision/${revision}`)).toMatchObject({ id: 'acme/tiny' });
    }
    const response = await server.get('/api/models/acme/tiny/revision/v1');
    expect(response.headers.get('x-error-code')).toBe('RevisionNotFound');
    expect((await problemOf(response)).status).toBe(404);
  });

  test('returns the requested fields', async () => {
    const safetensors = { total: 7e9, parameters: {} };
    expect(await item('/api/models/acme/large')).toMatchObject({ safetensors });
    expect(await list('/api/models?author=acme&search=large&expand=safetensors')).toEqual([
      { id: 'acme/large', safetensors },
    ]);
    expect(await item('/api/models/acme/tiny?expand=likes')).toEqual({ id: 'acme/tiny', likes: 1 });
  });

  test('that does not exist gets 404 with similar ids, and the error code for hub clients', async () => {
    const response = await server.get('/api/models/acme/tny');
    expect(response.headers.get('x-error-code')).toBe('RepoNotFound');
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status: 404, code: 'unknown-model' });
    expect(problem.nearest).toContain('acme/tiny');
  });

  test('has a name of up to 255 characters, like its page', async () => {
    const id = `acme/${'n'.repeat(255)}`;
    expect((await server.send('PUT', `/api/models/${id}`, {}, asAdmin)).status).toBe(201);
    expect((await server.get(`/api/models/${id}`)).status).toBe(200);
    expect((await server.send('POST', '/api/snippets', { id })).status).toBe(200);
    expect((await server.send('DELETE', `/api/models/${id}`, undefined, asAdmin)).status).toBe(204);
  });

  test.each(['/api/models/..%2f..%2fetc/passwd', '/api/models/%00/x', `/api/models/a/${'x'.repeat(300)}`])(
    'is not at %s',
    async (path) => {
      expect((await server.get(path)).status).toBeGreaterThanOrEqual(400);
      expect((await server.get(path)).status).toBeLessThan(500);
    },
  );
});
