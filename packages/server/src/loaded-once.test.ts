import { expect, it, vi } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

it('loads with the first use, once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const loaded = loadedOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loaded(), loaded()])).toEqual(['code', 'code']);
  expect(await loaded()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'code')
    .mockRejectedValueOnce(new Error('no connection'));
  const loaded = loadedOnce(load);
  await expect(loaded()).rejects.toThrow('no connection');
  expect(await loaded()).toBe('code');
});
