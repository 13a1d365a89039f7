import { openSqliteStore, type Store } from '@loadout/hub';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStore } from './seed.ts';

let store: Store;
beforeEach(async () => {
  store = await openSqliteStore(':memory:');
});
afterEach(() => store.close());

test('a new store gets the starter set, once', async () => {
  const seeded = await seedStore(store);
  expect(seeded).toBeGreaterThan(20);
  expect(await store.count('model')).toBeGreaterThan(20);
  expect(await seedStore(store)).toBe(0);
});

test('an interrupted seeding is resumed', async () => {
  const seeded = await seedStore(store);
  await store.delete('model', ['openai/whisper-large-v3']);
  await store.put([], { bookmark: { key: 'starter set', value: 'begun' } });
  expect(await seedStore(store)).toBe(1);
  expect(seeded).toBeGreaterThan(1);
});

test('a store that was emptied stays empty', async () => {
  await seedStore(store);
  for await (const batch of store.scan()) {
    for (const { kind, id } of batch) await store.delete(kind, [id]);
  }
  expect(await seedStore(store)).toBe(0);
  expect(await store.count('model')).toBe(0);
});

test('a store with other records is not seeded', async () => {
  await store.put([{ kind: 'model', id: 'acme/own', json: '{"id":"acme/own"}' }]);
  expect(await seedStore(store)).toBe(0);
  expect(await store.count('model')).toBe(1);
});
