import { expect, test } from 'vitest';
import { isDraftModel } from './draft-model.ts';

test.each([
  'tide/Tide-27B-DFlash2',
  'tide/tide-8b-eagle3',
  'tide/Tide-DSpark-GGUF',
  'tide/tide-speculator.eagle3',
])('%s is a draft model by its name', (id) => {
  expect(isDraftModel({ id })).toBe(true);
});

test('a tag says so too', () => {
  expect(isDraftModel({ id: 'tide/helper', tags: ['draft-model'] })).toBe(true);
});

test.each(['tide/beagle-7b', 'tide/eagle2-9b', 'tide/overdraft-classifier', 'tide/drafting-3b'])(
  '%s is not a draft model',
  (id) => {
    expect(isDraftModel({ id })).toBe(false);
  },
);

test('weights with the large model in them are not those of a draft model', () => {
  expect(isDraftModel({ id: 'tide/Tide-27B-DFlash2', safetensors: { total: 27_000_000_000 } })).toBe(false);
  expect(isDraftModel({ id: 'tide/Tide-27B-DFlash2', safetensors: { total: 1_900_000_000 } })).toBe(true);
});
