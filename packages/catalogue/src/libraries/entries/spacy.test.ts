import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';
import { shown } from '../recipes/code.testing.ts';

it('an experimental pipeline with a transformer installs both packages', () => {
  expect(shown('spacy', 'experimental-transformer').install).toBe(
    'spacy spacy-transformers spacy-experimental click transformers huggingface_hub',
  );
  expect(shown('spacy', 'experimental').install).toBe('spacy spacy-experimental click huggingface_hub');
});

const packagesOf = (id: string, files: readonly string[] = []) =>
  librarySnippets({ id, siblings: files.map((rfilename) => ({ rfilename })) }, { library: 'spacy' })
    .flatMap(({ snippets }) => snippets.flatMap(({ install = [] }) => install))
    .map((one) => ('name' in one ? one.name : one.kind));

it('without a file list, the name of the pipeline says that it has a transformer', () => {
  expect(packagesOf('harbour/hu_tides_trf')).toContain('spacy-transformers');
  expect(packagesOf('harbour/fr_tides_camembert_base')).toContain('spacy-transformers');
  expect(packagesOf('harbour/hu_tides_lg')).not.toContain('spacy-transformers');
  expect(packagesOf('harbour/hu_tides_trf', ['config.cfg', 'ner/model'])).not.toContain('spacy-transformers');
});
