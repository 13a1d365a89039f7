import { expect, test } from 'vitest';
import { recordsVersion } from './records-version.ts';

test('a version is read after the call, and once for all calls during a read', async () => {
  const heads: ((head: number) => void)[] = [];
  const version = recordsVersion(
    {
      head: () =>
        new Promise((resolve) => {
          heads.push(resolve);
        }),
    },
    { status: () => ({ seq: 4, records: { model: 0, dataset: 0, space: 0 } }) },
  );
  const first = version();
  await expect.poll(() => heads.length).toBe(1);
  const later = [version(), version()];
  heads[0]?.(5);
  expect(await first).toBe('5 4');
  await expect.poll(() => heads.length).toBe(2);
  heads[1]?.(6);
  expect(await Promise.all(later)).toEqual(['6 4', '6 4']);
});

test('a store that fails once is read again', async () => {
  let calls = 0;
  const version = recordsVersion(
    {
      head: async () => {
        calls += 1;
        if (calls === 1) throw new Error('away');
        return 1;
      },
    },
    { status: () => ({ seq: 1, version: '1 a', records: { model: 0, dataset: 0, space: 0 } }) },
  );
  await expect(version()).rejects.toThrow('away');
  expect(await version()).toBe('1 1 a');
});
