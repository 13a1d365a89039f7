import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import zeromodels from './zeromodels.ts';

const titleOf = (pipeline_tag?: string) =>
  generateSnippets(zeromodels, { id: 'ada/tide', ...(pipeline_tag !== undefined && { pipeline_tag }) })
    .snippets[0]?.title;

it('classifies images if there is no task, and only downloads models of a task without code', () => {
  expect(titleOf()).toBe('Classify an image');
  expect(titleOf('image-classification')).toBe('Classify an image');
  expect(titleOf('mask-generation')).toBe('Download the files');
});
