import { expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

it('sends simultaneous requests as one batch, and nothing twice', async () => {
  const run = vi.fn<(texts: readonly string[]) => number[]>((texts) => texts.map((text) => text.length));
  const lengthOf = batched(run);
  expect(await Promise.all(['a', 'bb', 'a'].map(lengthOf))).toEqual([1, 2, 1]);
  expect(await lengthOf('bb')).toBe(2);
  expect(run.mock.calls).toEqual([[['a', 'bb']]]);
});

it('rejects every caller when a batch fails', async () => {
  const fail = batched<number>(() => {
    throw new Error('no tool');
  });
  const outcomes = await Promise.allSettled([fail('a'), fail('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
