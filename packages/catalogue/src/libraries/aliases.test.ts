import { expect, test } from 'vitest';
import { canonicalLibraryKey } from './aliases.ts';

test.each([
  ['transformers', 'transformers'],
  ['Transformers', 'transformers'],
  ['llama-cpp', 'llama-cpp-python'],
  ['llama.cpp', 'llama-cpp-python'],
  ['open-clip', 'open_clip'],
])('%s is %s', (given, key) => {
  expect(canonicalLibraryKey(given)).toBe(key);
});

test.each(['', '-', 'llama', 'nope, transformers', '__proto__', 'constructor'])(
  '%s is no library',
  (given) => {
    expect(canonicalLibraryKey(given)).toBeUndefined();
  },
);
