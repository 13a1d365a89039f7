import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import doctr from './doctr.ts';

const titles = (id: string) => generateSnippets(doctr, { id }).snippets.map(({ title }) => title);

it('only downloads models of a task that it no longer has', () => {
  expect(titles('mindee/fasterrcnn_mobilenet_v3_large_fpn')).toEqual(['Download the files']);
  expect(titles('harbour/resnet18')).toEqual(['Run the model on random pixels']);
});
