import { openIndex, openSqliteStore, type SearchEngine, type Store } from '@loadout/hub';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { laterSearch } from './later-search.ts';
import { seedStore } from './seed.ts';

let store: Store;
let opened: number;
beforeEach(async () => {
  store = await openSqliteStore(':memory:');
  await seedStore(store);
  opened = 0;
});
afterEach(() => store.close());

const later = (): SearchEngine =>
  laterSearch(() => {
    opened += 1;
    return openIndex(store, { rules: fieldRules });
  });

test('opens nothing until it is asked', async () => {
  const engine = later();
  await engine.refresh();
  expect(engine.status()).toMatchObject({ seq: -1, records: { model: 0 } });
  await engine.close();
  expect(opened).toBe(0);
});

test('opens once for all questions, and then gives what the index gives', async () => {
  const engine = later();
  const [found, candidates, words, listed] = await Promise.all([
    engine.search('model', { text: 'qwen' }),
    engine.candidates('model', 'qwen', 3),
    engine.similarWords('model', 'qwem', 1),
    engine.list('model', { skip: 0, limit: 2 }),
  ]);
  const index = await openIndex(store, { rules: fieldRules });
  expect(found).toEqual(index.search('model', { text: 'qwen' }));
  expect(candidates).toEqual(index.candidates('model', 'qwen', 3));
  expect(words).toEqual(index.similarWords('model', 'qwem', 1));
  expect(listed).toEqual(index.list('model', { skip: 0, limit: 2 }));
  expect(engine.status()).toEqual(index.status());
  await store.delete('model', found.ids.slice(0, 1));
  await engine.refresh();
  expect(await engine.search('model', { text: 'qwen' })).toMatchObject({ total: found.total - 1 });
  await Promise.all([engine.close(), index.close()]);
  expect(opened).toBe(1);
});

test('says what is wrong with the index to whoever asks, and closes without it', async () => {
  const engine = laterSearch(() => Promise.reject(new Error('of a newer version')));
  await expect(engine.search('model', {})).rejects.toThrow('of a newer version');
  await expect(engine.list('model', { skip: 0, limit: 1 })).rejects.toThrow('of a newer version');
  await expect(engine.close()).resolves.toBeUndefined();
});
