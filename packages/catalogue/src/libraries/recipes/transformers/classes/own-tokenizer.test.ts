import { expect, it } from 'vitest';
import { withOwnTokenizer } from './own-tokenizer.ts';
import { mayMistakeFiles } from './preparer-files.ts';

const classes = { model: 'AutoModel', processor: 'AutoTokenizer' };

const namedFor = (model_type: string, files: readonly string[], id = 'acme/tide') => {
  const model = { id, config: { model_type }, siblings: files.map((rfilename) => ({ rfilename })) };
  return mayMistakeFiles(model) ? withOwnTokenizer(model, classes) : undefined;
};

it.each(['albert', 'bart', 'big_bird', 'longformer', 'pegasus', 'roberta', 't5', 'xlnet'])(
  'reads a list of words with the tokenizer of BERT, for %s',
  (type) => {
    expect(namedFor(type, ['vocab.txt', 'tokenizer_config.json'])?.processor).toBe('BertTokenizer');
  },
);

it.each(['bert', 'distilbert', 'electra', 'convbert', 'mpnet', 'tapas', 'gpt2'])(
  'leaves a list of words to AutoTokenizer, for %s',
  (type) => {
    expect(namedFor(type, ['vocab.txt'])).toBeUndefined();
  },
);

it.each([
  'tokenizer.json',
  'merges.txt',
  'vocab.json',
  'bpe.codes',
  'dict.txt',
  'spiece.model',
  'sentencepiece.bpe.model',
])('leaves it to AutoTokenizer where %s is there as well', (file) => {
  expect(namedFor('roberta', ['vocab.txt', file])).toBeUndefined();
});

it('does not read molecules, games or Japanese as words', () => {
  expect(namedFor('roberta', ['vocab.txt'], 'seyonec/SMILES_tokenized_PubChem')).toBeUndefined();
  expect(namedFor('roberta', ['vocab.txt'], 'acme/roberta-base-japanese')).toBeUndefined();
});

it.each([
  ['tohoku-nlp/bert-base-japanese-whole-word-masking', true],
  ['cl-tohoku/bert-base-japanese', true],
  ['izumi-lab/bert-small-japanese-fin', true],
  ['cl-tohoku/bert-base-japanese-v2', false],
  ['cl-tohoku/bert-large-japanese', false],
  ['acme/bert-base-japanese-reviews', false],
])('names the dictionary of %s: %s', (id, named) => {
  const model = { id };
  expect(mayMistakeFiles(model)).toBe(true);
  expect(withOwnTokenizer(model, classes)).toEqual(
    named ? { ...classes, prepare: { mecab_kwargs: { mecab_dic: 'ipadic' } } } : undefined,
  );
});

it.each([
  ['OpenMOSS-Team/bart-base-chinese', true],
  ['ada/tide-bart-base-chinese', true],
  ['IDEA-CCNL/Randeng-BART-759M-Chinese-BertTokenizer', true],
  ['IDEA-CCNL/Randeng-BART-139M-QG-Chinese', false],
  ['ada/mbart-tide', false],
  ['ada/bart-base-en-zh', false],
])('%s has a list of words, where its files are unknown: %s', (id, has) => {
  const model = { id };
  expect(mayMistakeFiles(model) && withOwnTokenizer(model, classes)?.processor === 'BertTokenizer').toBe(has);
});
