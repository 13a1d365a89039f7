import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

it.each([
  ['feature-extraction', true],
  ['image-feature-extraction', true],
  ['image-classification', false],
  [undefined, false],
])('for the task %s, the head is left out: %s', (pipeline_tag, expected) => {
  const [found] = librarySnippets({ id: 'ada/tide', pipeline_tag }, { library: 'timm' });
  expect(found?.snippets[0]?.code.text.includes('num_classes=0')).toBe(expected);
});
