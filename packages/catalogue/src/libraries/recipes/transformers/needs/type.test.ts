import { expect, it } from 'vitest';
import { typeNeeds } from './type.ts';

const needs = (model_type: string): readonly string[] =>
  typeNeeds({ id: 'acme/one', config: { model_type } }).map((one) => ('name' in one ? one.name : ''));

it('returns the packages that the tokenizer of a model type imports', () => {
  expect(needs('m2m_100')).toEqual(['sentencepiece']);
  expect(needs('siglip')).toEqual(['sentencepiece', 'protobuf']);
  expect(needs('seamless_m4t')).toEqual(['sentencepiece', 'protobuf']);
  expect(needs('tipsv2')).toEqual(['sentencepiece', 'protobuf', 'torchvision']);
  expect(needs('marian')).toEqual(['sentencepiece', 'sacremoses']);
  expect(needs('biogpt')).toEqual(['sacremoses']);
  expect(needs('table-transformer')).toEqual(['timm']);
});

it('returns timm for a model of it that has no type', () => {
  const [need] = typeNeeds({ id: 'Freepik/nsfw_image_detector', pipeline_tag: 'image-classification' });
  expect(need).toMatchObject({ name: 'timm' });
});

it('returns nothing if Transformers suffices', () => {
  expect(needs('bert')).toEqual([]);
  expect(needs('constructor')).toEqual([]);
});

it('adds what converts a tokenizer of SentencePiece, unless the type reads it as it is', () => {
  const siblings = [{ rfilename: 'spiece.model' }];
  const names = (model_type: string) =>
    typeNeeds({ id: 'acme/one', config: { model_type }, siblings }).map((one) =>
      'name' in one ? one.name : '',
    );
  expect(names('t5')).toEqual(['sentencepiece', 'protobuf']);
  expect(names('marian')).toEqual(['sentencepiece', 'sacremoses']);
});

it.each([
  ['cl-tohoku/bert-base-japanese-char', ['fugashi', 'ipadic']],
  ['tohoku-nlp/bert-base-japanese-v3', ['fugashi', 'unidic-lite']],
  ['izumi-lab/electra-small-paper-japanese-discriminator', ['fugashi', 'ipadic']],
  ['sonoisa/sentence-bert-base-ja-mean-tokens-v2', ['fugashi', 'ipadic']],
  ['acme/bert-finetuned-japanese-sentiment', ['fugashi', 'unidic-lite', 'ipadic']],
  ['kha-white/manga-ocr-base', ['fugashi', 'unidic-lite']],
  ['line-corporation/line-distilbert-base-japanese', ['fugashi', 'unidic-lite', 'sentencepiece']],
  ['ku-nlp/deberta-v2-base-japanese', []],
  ['nlp-waseda/roberta-base-japanese', []],
  ['KoichiYasuoka/bert-base-japanese-char-extended', []],
  ['Geotrend/bert-base-ja-cased', []],
  ['rinna/japanese-gpt-neox-small', ['sentencepiece', 'protobuf']],
  ['studio-ousia/luke-japanese-base-lite', ['sentencepiece', 'protobuf']],
  ['acme/bert-base-chinese', []],
  ['google/mt5-base', ['sentencepiece', 'protobuf']],
  ['google/pegasus-x-base', ['sentencepiece', 'protobuf']],
  ['acme/mBART-news', ['sentencepiece', 'protobuf']],
  ['google-t5/t5-base', []],
  ['google/flan-t5-small', []],
  ['google/byt5-small', []],
  ['Salesforce/codet5-base', []],
  ['google/t5gemma-2-1b-1b', []],
  ['acme/ckpt500', []],
])('adds what the tokenizer of %s needs', (id, packages) => {
  expect(typeNeeds({ id }).map((one) => ('name' in one ? one.name : ''))).toEqual(packages);
});

it.each([
  [['vocab.txt'], ['fugashi', 'unidic-lite', 'ipadic']],
  [['vocab.txt', 'tokenizer.json'], []],
  [['spiece.model'], ['sentencepiece', 'protobuf']],
])('divides Japanese words where the files are %j: %j', (files, packages) => {
  const siblings = files.map((rfilename) => ({ rfilename }));
  const needed = typeNeeds({ id: 'acme/bert-base-japanese', siblings });
  expect(needed.map((one) => ('name' in one ? one.name : ''))).toEqual(packages);
});

it.each([
  ['acme/fugu-ja-en', 'translation', ['sentencepiece', 'sacremoses']],
  ['acme/fugu-ja-en', 'text-generation', []],
  ['acme/fugu', 'translation', []],
])('%s for %s needs %s', (id, pipeline_tag, packages) => {
  expect(typeNeeds({ id, pipeline_tag }).map((one) => ('name' in one ? one.name : ''))).toEqual(packages);
});
