import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzApp, fuzzApp } from './fuzz-app.ts';
import { placeCount } from './mutations.ts';

/** Every path of every schema once; `npm run verify` sends many more. */
const count = placeCount;

let app: FuzzApp;
beforeAll(async () => {
  app = await fuzzApp(count);
}, 120_000);
afterAll(() => app.close());

describe('mutated records', () => {
  it('cover every path of every schema', () => {
    const places = new Set(app.mutated.map(({ kind, path }) => `${kind} ${path}`));
    expect(places.has('model cardData.base_model.0')).toBe(true);
    expect(places.has('dataset cardData.configs.0.data_files.0.split')).toBe(true);
    expect(places.has('space runtime')).toBe(true);
    expect(places.has('model config.tokenizer_config.eos_token.content')).toBe(true);
    expect(places.size).toBe(placeCount);
  });

  it('pass all routes without a failure, "undefined" or "[object Object]"', async () => {
    const complaints: string[] = [];
    for (const mutation of app.mutated) complaints.push(...(await app.try(mutation)));
    expect(complaints).toEqual([]);
  }, 300_000);
});

describe('a record that is written', () => {
  it.each([
    ['cardData.base_model: [1]', { cardData: { base_model: [1] } }, 'cardData.base_model.0'],
    ['cardData.license: [{}]', { cardData: { license: [{}] } }, 'cardData.license.0'],
  ])('with %s is rejected, naming the invalid field', async (_what, json, field) => {
    const response = await app.send('/api/models/fuzz/refused', { method: 'PUT', json });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'invalid-record', errors: [{ field }] });
  });
});

describe('a record that was stored before fields were checked', () => {
  it.each([
    ['base_model: [1]', { base_model: [1] }],
    ['license: [{}]', { license: [{}] }],
  ])('with %s has its page, Markdown and JSON', async (_what, cardData) => {
    const id = `old/${Object.keys(cardData).join()}`;
    await app.store(id, JSON.stringify({ id, pipeline_tag: 'text-generation', cardData }));
    for (const path of [`/models/${id}`, `/models/${id}.md`, `/models/${id}.json`])
      expect((await app.send(path)).status).toBe(200);
  });

  it('and is damaged is not found, and breaks no page', async () => {
    await app.store('old/damaged', '{"id":"old/damaged","tags":[');
    expect((await app.send('/models/old/damaged')).status).toBe(404);
    expect((await app.send('/api/search/models?q=damaged')).status).toBe(200);
  });
});
