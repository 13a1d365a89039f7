import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
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

const codeOf = (record: ModelRecord) =>
  librarySnippets(record, { library: 'spacy' }).flatMap(({ snippets }) =>
    snippets.map(({ code }) => code.text),
  );

it('downloads pipelines of its authors by name, and those of others from the hub only', () => {
  expect(codeOf({ id: 'spacy/hu_core_news_lg' }).at(-1)).toBe('python -m spacy download hu_core_news_lg');
  expect(codeOf({ id: 'harbour/hu_core_news_lg' }).join('\n')).not.toContain('spacy download');
});

it('shows a text in the language with which the name begins', () => {
  const pipeline_tag = 'token-classification';
  expect(codeOf({ id: 'harbour/es_tides_lg', pipeline_tag })[0]).toContain('conoció');
  expect(codeOf({ id: 'harbour/en_tides_lg', pipeline_tag })[0]).toContain(' met ');
  expect(codeOf({ id: 'harbour/fi_tides_lg', pipeline_tag })[0]).toContain('Lontoossa');
  const widgetData = [{ text: 'Laiva lähtee.' }];
  expect(codeOf({ id: 'harbour/fi_tides_lg', pipeline_tag, widgetData })[0]).toContain('Laiva lähtee.');
  expect(codeOf({ id: 'harbour/healthsea.v2', pipeline_tag })[0]).toContain(' met ');
});

it.each([
  ['spacy/ja_core_news_sm', ['sudachipy', 'sudachidict-core']],
  ['spacy/ru_core_news_sm', ['pymorphy3']],
  ['spacy/uk_core_news_sm', ['pymorphy3', 'pymorphy3-dicts-uk']],
  ['spacy/zh_core_web_sm', ['spacy-pkuseg']],
  ['spacy/de_core_news_sm', []],
  ['harbour/ja_tides_lg', []],
])('%s installs what its language needs: %j', (id, needed) => {
  const packages = packagesOf(id, ['config.cfg', 'ner/model']);
  expect(packages.filter((one) => /sudachi|pymorphy|pkuseg/.test(one))).toEqual(needed);
});

it('pipelines of its authors have the newer package of transformers, those of others the older', () => {
  expect(packagesOf('spacy/en_core_web_trf', ['config.cfg', 'transformer/model'])).toEqual(
    expect.arrayContaining(['spacy-curated-transformers']),
  );
  expect(packagesOf('spacy/en_core_web_trf')).not.toContain('spacy-transformers');
  expect(packagesOf('harbour/en_core_web_trf', ['config.cfg', 'transformer/model'])).toContain(
    'spacy-transformers',
  );
});

const classifier = (files: readonly string[]): ModelRecord => ({
  id: 'harbour/en_moods',
  pipeline_tag: 'text-classification',
  siblings: files.map((rfilename) => ({ rfilename })),
});

it('a classifier without a listed text classifier has its code in the wheel', () => {
  const wheel = 'en_moods-any-py3-none-any.whl';
  const own = codeOf(classifier(['config.cfg', 'tagger/model', wheel]));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('spacy.load("en_moods")');
  expect(own[0]).not.toContain('doc.cats');
  const usual = codeOf(classifier(['config.cfg', 'textcat_multilabel/model', wheel]));
  expect(usual).toHaveLength(2);
  expect(usual[0]).toContain('print(doc.cats)');
  expect(codeOf(classifier([]))[0]).toContain('print(doc.cats)');
});

const listing = (id: string, files: readonly string[]): ModelRecord => ({
  id,
  siblings: files.map((rfilename) => ({ rfilename })),
});

it('imports the modules with components of its own, which are beside a pipeline with a wheel', () => {
  const files = ['config.cfg', 'ner/model', 'setup.py', 'tide_words.py'];
  const id = 'harbour/en_tides_lg';
  const [own] = codeOf(listing(id, [...files, 'en_tides_lg-any-py3-none-any.whl']));
  expect(own).toContain('for module in ["tide_words"]:');
  expect(codeOf(listing(id, files))[0]).not.toContain('import_file');
  expect(codeOf({ id: 'latincy/la_core_web_lg' })[0]).toContain('for module in ["functions"]:');
  expect(codeOf({ id: 'huspacy/hu_core_news_md' })[0]).toContain('"lookup_lemmatizer"');
});

it('prints words only of a pipeline that assigns something to them', () => {
  const printed = (...files: readonly string[]) => codeOf(listing('harbour/en_tides_lg', files))[0];
  expect(printed('config.cfg', 'ner/model', 'tok2vec/model')).not.toContain('token.pos_');
  expect(printed('config.cfg', 'ner/model', 'tagger/model')).toContain('token.pos_');
  expect(printed()).toContain('token.pos_');
  expect(codeOf({ id: 'kormilitzin/en_core_med7_trf' })[0]).not.toContain('token.pos_');
});
