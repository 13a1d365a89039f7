import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import sam2 from './sam2.ts';

it.each([
  ['sam2.1-hiera-small-boats', ['boats.pt'], undefined],
  ['boats', ['sam2_hiera_large.pt'], undefined],
  ['boats', ['boats.pt'], 'Insert the configuration'],
  ['sam2-hiera-tiny-boats', [], 'Insert the name of the weights file before'],
  ['boats', [], 'Insert the name of the weights file and the configuration'],
])('for %s with %j asks for what is unknown: %s', (name, files, asked) => {
  const siblings = files.map((rfilename) => ({ rfilename }));
  const [snippet] = generateSnippets(sam2, { id: `ada/${name}`, siblings }).snippets;
  const message = snippet?.warnings?.find(({ code }) => code === 'placeholder')?.message;
  expect(message === undefined ? undefined : message.startsWith(asked ?? '?')).toBe(asked && true);
});
