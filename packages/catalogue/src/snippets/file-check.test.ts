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

const messages = (id: string) =>
  librarySnippets({ id, library_name: 'transformers', tags: ['transformers', 'safetensors', 'qwen3'] })
    .flatMap(({ snippets }) => snippets)
    .flatMap(({ warnings = [] }) => warnings.map(({ message }) => message))
    .join('\n');

it('warns that a draft model needs the model it drafts for', () => {
  expect(messages('ada/tide-8b-eagle3')).toContain('speculative decoding');
  expect(messages('ada/tide-8b')).not.toContain('speculative decoding');
});
