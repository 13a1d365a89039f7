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

const ids = async (text: string) => (await find(`q=${encodeURIComponent(text)}`)).results.map(({ id }) => id);

describe('/api/search', () => {
  it('finds a task by a synonym and returns what matched', async () => {
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

  describe('records', () => {
    beforeAll(async () => {
      const downloads = { 'nobody/tern': 3, 'harbour/tern-large': 900_000, 'harbour/tern-2.5': 8_000 };
      for (const [id, count] of Object.entries(downloads))
        await app.services.put('model', id, { id, downloads: count });
      await app.services.put('dataset', 'harbour/seagulls', { id: 'harbour/seagulls', downloads: 5 });
    });

    it('with many downloads come before one that only has a shorter name', async () => {
      const found = await ids('tern');
      expect(found[0]).toBe('harbour/tern-large');
      expect(found).toContain('nobody/tern');
    });

    it('come first for their full id, even with few downloads', async () => {
      expect((await ids('nobody/tern'))[0]).toBe('nobody/tern');
    });

    it('are found by owner and name, in any order', async () => {
      expect((await ids('large tern harbour'))[0]).toBe('harbour/tern-large');
    });

    it('of another version come later', async () => {
      await app.services.put('model', 'harbour/tern-2-mini', {
        id: 'harbour/tern-2-mini',
        downloads: 8_000,
      });
      expect((await ids('tern 2'))[0]).toBe('harbour/tern-2-mini');
    });

    it('are found with a typing error in a word that only records have', async () => {
      expect((await ids('seaguls'))[0]).toBe('harbour/seagulls');
    });

    it('are found when they do not have the quantization in the query', async () => {
      expect((await ids('tern large q4_k_m'))[0]).toBe('harbour/tern-large');
    });
  });

  it('distinguishes the two directions of a conversion', async () => {
    expect((await find('q=text2img')).results[0]?.id).toBe('text-to-image');
    expect((await find('q=img2text')).results[0]?.id).toBe('image-to-text');
  });

  it.each([
    ['spracherkennung', 'automatic-speech-recognition'],
    ['traducción', 'translation'],
    ['画像生成', 'text-to-image'],
  ])('finds %s, in another language', async (query, task) => {
    expect((await find(`q=${encodeURIComponent(query)}`)).results[0]?.id).toBe(task);
  });

  it('returns the page of a pasted URL', async () => {
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
    'responds to %j without an error',
    async (text) => {
      expect((await find(`q=${encodeURIComponent(text)}`)).query).toBe(text);
    },
  );
});
