import { expect, it } from 'vitest';
import { needsAccount } from './access.ts';

it.each([
  [{ id: 'meta-llama/Llama-Guard-3-8B' }, true],
  [{ id: 'google/gemma-3-4b-pt' }, true],
  [{ id: 'google/paligemma2-3b-mix-224' }, true],
  [{ id: 'google/gemma-3-4b-pt', gated: false }, false],
  [{ id: 'google/gemma-4-26B-A4B' }, false],
  [{ id: 'google/gemma-scope-2b-pt-res' }, false],
  [{ id: 'ada/gemma-3-4b-tide' }, false],
  [{ id: 'ada/tide', gated: 'auto' }, true],
  [{ id: 'ada/tide', private: true }, true],
] as const)('%j needs an account: %s', (record, expected) => {
  expect(needsAccount(record)).toBe(expected);
});
