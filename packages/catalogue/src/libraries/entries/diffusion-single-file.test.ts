import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import singleFile from './diffusion-single-file.ts';

it.each([
  [{ usedStorage: 301_400_000_000 }, {}, ['301 GB']],
  [{ usedStorage: 301_400_000_000 }, { file: 'tide.safetensors' }, []],
  [{ usedStorage: 20_000_000_000 }, {}, []],
  [{}, {}, []],
])('warns before the download of %j with %j: %j', (record, options, sizes) => {
  const { snippets } = generateSnippets(singleFile, { id: 'ada/tide', ...record }, options);
  const messages = snippets.flatMap(({ warnings = [] }) => warnings.map(({ message }) => message));
  expect(messages.flatMap((message) => message.match(/\d+ GB/) ?? [])).toEqual(sizes);
});
