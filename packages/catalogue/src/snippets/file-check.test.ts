import { expect, it } from 'vitest';
import { librarySnippets } from '../libraries/snippets.ts';

const codesFor = (...names: readonly string[]) =>
  librarySnippets({
    id: 'ada/tide',
    library_name: 'asteroid',
    siblings: names.map((rfilename) => ({ rfilename })),
  })[0]?.snippets[0]?.warnings?.map(({ code }) => code);

it('warns that a repository has no model files', () => {
  expect(codesFor('README.md', '.gitattributes', 'plot.png')).toContain('unfit');
  expect(codesFor('README.md', 'pytorch_model.bin')).not.toContain('unfit');
  expect(codesFor()).not.toContain('unfit');
});
