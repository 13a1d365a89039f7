import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import pyaging from './pyaging.ts';

it.each([
  ['twelvecelldeconvolutebloodepicnk', [], /share of a cell type/],
  ['tide', ['reference-based constrained deconvolution'], /share of a cell type/],
  ['horvath2013', ['dna-methylation'], /clock/],
])('the title for %s with the tags %j is %s', (name, tags, title) => {
  const [snippet] = generateSnippets(pyaging, { id: `pyaging/${name}`, tags }).snippets;
  expect(snippet?.title).toMatch(title);
});
