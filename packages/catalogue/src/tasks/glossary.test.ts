/** @module The glossary finds the terms in a text. */
import { expect, test } from 'vitest';
import { termsIn } from './glossary.ts';

const found = (text: string): readonly string[] => termsIn(text).map(({ term }) => term);

test('inflected forms are found', () => {
  expect(found('Fine-tune a small encoder; mind the thresholds.')).toEqual([
    'encoder',
    'fine-tuning',
    'threshold',
  ]);
});

test('terms are found inside emphasis', () => {
  expect(found('Most are _diffusion transformers_ with a **seed**.')).toEqual([
    'diffusion model',
    'seed',
    'transformer',
  ]);
});

test('the library Transformers is not the network type', () => {
  expect(found('Recent versions of Transformers load it.')).toEqual([]);
  expect(found('A transformer reads it.')).toEqual(['transformer']);
});

test('average precision does not also match precision', () => {
  expect(found('By average precision.')).toEqual(['average precision']);
});

test('directives, code and URLs are ignored', () => {
  expect(
    found('@snippet model=a/token library=x\nSee `vector` or [this](/tasks/zero-shot-classification).'),
  ).toEqual([]);
});
