import { expect, test } from 'vitest';
import { editDistance, mostSimilar } from './similar.ts';

test.each([
  ['', '', 0],
  ['task', 'task', 0],
  ['task', 'tsak', 1],
  ['bert', 'bart', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i edits apart', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
  expect(editDistance(right, left)).toBe(distance);
});

const tasks = ['text-classification', 'token-classification', 'text-to-image', 'image-to-text', 'fill-mask'];

test('a typo finds the intended name', () => {
  expect(mostSimilar('text-clasification', tasks, 3)[0]).toBe('text-classification');
  expect(mostSimilar('Text_To_Image', tasks, 3)[0]).toBe('text-to-image');
});

test('a part of a name finds the names that contain it', () => {
  expect(mostSimilar('classification', tasks, 5)).toEqual(
    expect.arrayContaining(['text-classification', 'token-classification']),
  );
});

test('a name unlike all others finds nothing', () => {
  expect(mostSimilar('zzzzzzzzzzzz', tasks, 5)).toEqual([]);
  expect(mostSimilar('here', ['ner', 'hermes'], 5)).toEqual([]);
  expect(mostSimilar('tim', ['timm', 'trl'], 5)).toEqual(['timm']);
});

test('a very long name is compared in reasonable time', () => {
  expect(mostSimilar('x'.repeat(1_000_000), tasks, 5)).toEqual([]);
});
