import { expect, it } from 'vitest';
import type { FilterChip } from './chips.server.ts';
import { listTitle } from './title.ts';

const chip = (label: string, unknown = false): FilterChip => ({
  parameter: 'tag',
  name: 'Tag',
  value: label,
  label,
  unknown,
});
const titleWith = (...chips: readonly FilterChip[]): string => listTitle({ kind: 'model', chips });

it('names the list, and the filters before it', () => {
  expect(titleWith()).toBe('Models');
  expect(titleWith(chip('Text Generation'), chip('“llama”'))).toBe('Text Generation, “llama” · Models');
});

it('names three filters and counts the others', () => {
  expect(titleWith(...['a', 'b', 'c', 'd', 'e'].map((label) => chip(label)))).toBe(
    'a, b, c and 2 more · Models',
  );
});

it('leaves out values that filter nothing', () => {
  expect(titleWith(chip('nothing', true))).toBe('Models');
});
