import { openSqliteStore, type Store, StoreError } from '@loadout/hub';
import { alteredStore } from '@loadout/hub/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLastRows } from './last-rows.ts';

let database: Store;
let store: Store;
let away: boolean;
let reads: number;

const unlessAway = <T>(work: () => Promise<T>): Promise<T> =>
  away ? Promise.reject(new StoreError('unavailable', 'test', 'it is away')) : work();

beforeEach(async () => {
  away = false;
  reads = 0;
  database = await openSqliteStore(':memory:');
  store = withLastRows(
    alteredStore(database, {
      getMany: (kind, ids) => {
        reads += 1;
        return unlessAway(() => database.getMany(kind, ids));
      },
      changesSince: (seq, limit) => unlessAway(() => database.changesSince(seq, limit)),
    }),
  );
});
afterEach(() => database.close());

const model = (id: string, likes = 0) => ({
  kind: 'model' as const,
  id,
  json: JSON.stringify({ id, likes }),
});
const write = (id: string, likes?: number) => database.put([model(id, likes)]);
const json = async (id: string) => (await store.get('model', id))?.json;

describe('while the database is unreachable', () => {
  test('a cached row is returned, in any case of its id, and any other row is an error', async () => {
    await write('acme/Read');
    await write('acme/unread');
    await store.get('model', 'acme/read');
    away = true;
    expect(await json('ACME/read')).toBe(model('acme/Read').json);
    await expect(store.get('model', 'acme/unread')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.get('dataset', 'acme/read')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.getMany('model', ['acme/read', 'acme/unread'])).rejects.toThrow('it is away');
  });

  test('a row includes the changes read so far, even if it was deleted or written again', async () => {
    for (const id of ['acme/changed', 'acme/deleted', 'acme/back']) {
      await write(id);
      await store.get('model', id);
    }
    await write('acme/changed', 5);
    await database.delete('model', ['acme/deleted', 'acme/back']);
    await store.changesSince(0, 10);
    await write('acme/back', 7);
    await store.changesSince(0, 10);
    away = true;
    expect(await json('acme/changed')).toBe(model('acme/changed', 5).json);
    expect(await json('acme/deleted')).toBeUndefined();
    expect(await json('acme/back')).toBe(model('acme/back', 7).json);
  });

  test('a row that was seen deleted stays deleted', async () => {
    await write('acme/gone');
    await store.get('model', 'acme/gone');
    await database.delete('model', ['acme/gone']);
    await store.get('model', 'acme/gone');
    away = true;
    expect(await json('acme/gone')).toBeUndefined();
  });

  test('requests no rows until another call has succeeded', async () => {
    await write('acme/one');
    await store.get('model', 'acme/one');
    away = true;
    for (let n = 0; n < 5; n += 1) await store.get('model', 'acme/one');
    expect(reads).toBe(2);
    await expect(store.changesSince(0, 10)).rejects.toThrow('it is away');

    away = false;
    await write('acme/one', 3);
    await store.changesSince(0, 10);
    await store.get('model', 'acme/one');
    expect(reads).toBe(3);
  });
});

test('passes on a failure other than an outage', async () => {
  await write('acme/one');
  await store.get('model', 'acme/one');
  await database.close();
  await expect(store.get('model', 'acme/one')).rejects.toMatchObject({ code: 'closed' });
});
