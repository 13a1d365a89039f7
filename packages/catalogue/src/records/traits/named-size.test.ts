import { expect, it } from 'vitest';
import { isShareOfNamed } from './named-size.ts';

it.each([
  ['ada/Tide-27B-GGUF', 2e9, true],
  ['ada/Tide-27B-GGUF', 27e9, false],
  ['ada/tide-0.5b', 2e7, true],
  ['ada/Tide-30B-A3B', 2e9, true],
  ['ada/Tide', 2, false],
  ['8B/Tide-v2', 2, false],
])('%s with %d parameters has less than a tenth of its name: %s', (id, parameters, expected) => {
  expect(isShareOfNamed({ id }, parameters, 0.1)).toBe(expected);
});
