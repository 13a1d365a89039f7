import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { searchAnswerSchema } from './schemas/search.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const search = async (query: string, kind = 'models') => {
  const response = await server.get(`/api/search/${kind}?${query}`);
  expect(response.status).toBe(200);
  return searchAnswerSchema.parse(await response.json());
};

const ids = async (words: string): Promise<readonly string[]> =>
  (await search(`q=${words}&limit=100`)).items.map(({ id }) => id);

describe('a search', () => {
  test('returns items, total, facets and the next cursor', async () => {
    const { items, total, facets, next } = await search('limit=5');
    expect(items).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(facets.task).toEqual(
      expect.arrayContaining([{ value: 'text-generation', count: expect.any(Number) }]),
    );
    expect(next).toEqual(expect.any(String));
  });

  test('finds by words, including an unfinished last word', async () => {
    expect(await ids('minilm')).toContain('sentence-transformers/all-MiniLM-L6-v2');
    expect(await ids('whisper%20lar')).toContain('openai/whisper-large-v3');
    expect(await ids('whisper%20lar')).not.toContain('sentence-transformers/all-MiniLM-L6-v2');
  });

  test('finds by words of the summary, and returns the summary', async () => {
    const summary = 'Names the harbour in a photograph.';
    await server.services.put('model', 'acme/port', { id: 'acme/port', cardData: { summary } });
    const { items } = await search('q=photograph%20harb');
    expect(items.map((item) => [item.id, item.summary])).toEqual([['acme/port', summary]]);
  });

  test('matches any value of a repeated filter, and all filters', async () => {
    const either = await search('task=fill-mask&task=summarization&limit=100');
    expect(new Set(either.items.map((item) => item.pipeline_tag))).toEqual(
      new Set(['fill-mask', 'summarization']),
    );
    const both = await search('task=fill-mask&license=mit&limit=100');
    expect(both.items.map(({ id }) => id)).toContain('FacebookAI/roberta-base');
    for (const { pipeline_tag, tags } of both.items)
      expect([pipeline_tag, tags]).toEqual(['fill-mask', expect.arrayContaining(['license:mit'])]);
  });

  test('filters and counts models by the quantization of their GGUF files', async () => {
    const { items, total, facets } = await search('quantization=q4_k_m&limit=100');
    expect(items.map(({ id }) => id)).toContain('bartowski/Llama-3.2-3B-Instruct-GGUF');
    expect(facets.quantization).toContainEqual({ value: 'Q4_K_M', count: total });
    expect((await search('q=minilm')).facets.quantization).toEqual([]);
  });

  test('counts sizes, and includes models of unknown size on request', async () => {
    const everything = await search('limit=1');
    const { facets, total } = await search('params=min:5B,max:500B&limit=100');
    expect(total).toBeGreaterThan(0);
    expect(facets.params).toEqual(everything.facets.params);
    const unknown = facets.params?.find(({ value }) => value === 'unknown')?.count ?? 0;
    expect(unknown).toBeGreaterThan(0);
    const included = await search('params=min:5B,max:500B&unknown_size=true');
    expect(included.total).toBe(total + unknown);
    expect((await search('unknown_size=true')).total).toBe(everything.total);
  });

  test('filters models by the verification level of their code', async () => {
    const { total, facets } = await search('verified=api&library=diffusers');
    expect(total).toBeGreaterThan(0);
    expect(facets.verified).toContainEqual({ value: 'api', count: total });
  });

  test('filters datasets by size and spaces by SDK', async () => {
    const { facets, total } = await search('size=10K%3Cn%3C100K', 'datasets');
    expect(total).toBeGreaterThan(0);
    expect(facets.size).toContainEqual({ value: '10K<n<100K', count: total });
    expect((await search('library=gradio', 'spaces')).total).toBeGreaterThan(0);
  });

  test('sorts by the number of parameters', async () => {
    const { items } = await search('sort=params&direction=asc&limit=20');
    const sizes = items.flatMap(({ safetensors, gguf }) => safetensors?.total ?? gguf?.total ?? []);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test('pages to the end without missing or repeated records', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await search(`limit=7${cursor}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next === null ? '' : `&cursor=${encodeURIComponent(page.next)}`;
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await search('limit=1')).total);
  });

  test('leaves out unknown figures', async () => {
    const { items } = await search('q=bert-base-uncased');
    expect(items[0]).not.toHaveProperty('downloads');
    expect(items[0]).not.toHaveProperty('likes');
  });

  test('exists for datasets and spaces', async () => {
    expect((await search('', 'datasets')).items).toBeInstanceOf(Array);
    expect((await search('', 'spaces')).items).toBeInstanceOf(Array);
  });

  test.each([
    'limit=101',
    'sort=size',
    'direction=up',
    'params=9B',
    'gated=maybe',
    'cursor=%00',
    `q=${'x'.repeat(501)}`,
    `tag=${'x'.repeat(201)}`,
    'task=',
  ])('with %s is refused', async (query) => {
    expect(await problemOf(await server.get(`/api/search/models?${query}`))).toMatchObject({ status: 400 });
  });

  test('supports conditional requests', async () => {
    const first = await server.get('/api/search/models?q=bert');
    const tag = first.headers.get('etag') ?? '';
    expect((await server.get('/api/search/models?q=bert', { 'if-none-match': tag })).status).toBe(304);
  });
});
