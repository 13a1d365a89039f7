import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { findAnswerSchema } from './schemas/find.ts';

const page = { kind: 'page', id: '/hardware', name: 'Hardware', path: '/hardware', names: ['vram'] } as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { pages: [page] });
});
afterAll(() => app.close());

const find = async (query: string) => {
  const response = await app.get(`/api/search?${query}`);
  expect(response.status).toBe(200);
  return findAnswerSchema.parse(await response.json());
};

describe('/api/search', () => {
  it('finds a task by a synonym and says what matched', async () => {
    const { results } = await find('q=speech%20to%20text');
    expect(results[0]).toMatchObject({
      kind: 'task',
      id: 'automatic-speech-recognition',
      matched: 'speech to text',
    });
  });

  it('finds the pages of the site', async () => {
    expect((await find('q=vram')).results[0]).toMatchObject({ kind: 'page', path: '/hardware' });
  });

  it('returns only the requested kinds, and at most the requested number', async () => {
    const { results } = await find('q=diffusers&kind=library&kind=app&limit=3');
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThanOrEqual(3);
    for (const { kind } of results) expect(['library', 'app']).toContain(kind);
  });

  it('ranks from the best to the worst', async () => {
    const scores = (await find('q=whisper')).results.map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(3);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('leads a pasted address to its page', async () => {
    const { go, results } = await find(
      `q=${encodeURIComponent('https://hub.example.org/datasets/a/b/tree/main')}`,
    );
    expect(go).toBe('/datasets/a/b');
    expect(results[0]).toMatchObject({ kind: 'dataset', id: 'a/b' });
  });

  it.each(['', 'q=', 'q=a&kind=nothing', 'q=a&limit=0', `q=${'a'.repeat(501)}`])(
    'refuses %j',
    async (query) => {
      expect((await app.get(`/api/search?${query}`)).status).toBe(400);
    },
  );

  it.each(['%25%25', '🙂', '/', '...', '((((', 'a'.repeat(300), 'https://%25', '\\', 'q'.repeat(2)])(
    'answers %j',
    async (text) => {
      expect((await find(`q=${encodeURIComponent(text)}`)).query).toBe(text);
    },
  );
});
