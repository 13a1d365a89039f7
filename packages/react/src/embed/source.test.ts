import { afterEach, expect, test, vi } from 'vitest';
import { recordOf } from './source.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const server = 'https://loadout.example/';

test('a record is its own source; an id alone is a record, with a server its address', async () => {
  const record = { id: 'a/b', pipeline_tag: 'fill-mask' };
  expect(await recordOf({ model: record, server })).toBe(record);
  expect(await recordOf({ model: 'a/b' })).toEqual({ id: 'a/b' });
  const fetched = vi.fn<typeof fetch>(async () => Response.json(record));
  vi.stubGlobal('fetch', fetched);
  expect(await recordOf({ model: 'a/b c', server })).toEqual(record);
  expect(fetched).toHaveBeenCalledWith('https://loadout.example/api/models/a/b%20c', expect.anything());
});

test('a server without the record, and one that cannot be reached, are named with what to do', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect(recordOf({ model: 'a/b', server })).rejects.toThrow(
    'https://loadout.example/ has no record of a/b (HTTP 404).',
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(recordOf({ model: 'a/b', server })).rejects.toThrow(
    'https://loadout.example/ cannot be reached. Check its address, and that its LOADOUT_ALLOWED_ORIGINS has',
  );
});
