/** @module The glossary finds the words a text uses, and only those. */
import { expect, test } from 'vitest';
import { termsIn } from './glossary.ts';

const found = (text: string): readonly string[] => termsIn(text).map(({ term }) => term);

test('words are found in the forms a sentence gives them', () => {
  expect(found('Fine-tune a small encoder; mind the thresholds.')).toEqual([
    'encoder',
    'fine-tuning',
    'threshold',
  ]);
});

test('emphasis does not hide a word', () => {
  expect(found('Most are _diffusion transformers_ with a **seed**.')).toEqual([
    'diffusion model',
    'seed',
    'transformer',
  ]);
});

test('the library Transformers is not the kind of network', () => {
  expect(found('Recent versions of Transformers load it.')).toEqual([]);
  expect(found('A transformer reads it.')).toEqual(['transformer']);
});

test('average precision does not call for precision as well', () => {
  expect(found('By average precision.')).toEqual(['average precision']);
});

test('what stands in a directive, in code or in an address is not text', () => {
  expect(
    found('@snippet model=a/token library=x\nSee `vector` or [this](/tasks/zero-shot-classification).'),
  ).toEqual([]);
});
