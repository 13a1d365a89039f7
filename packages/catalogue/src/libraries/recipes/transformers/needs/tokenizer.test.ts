import { expect, it } from 'vitest';
import { tokenizerNeeds } from './tokenizer.ts';

const needs = (...names: readonly string[]) =>
  tokenizerNeeds({ id: 'ada/tide', siblings: names.map((rfilename) => ({ rfilename })) }).map(
    ({ kind, ...rest }) => (kind === 'python' && 'name' in rest ? rest.name : kind),
  );

it.each(['spiece.model', 'sentencepiece.bpe.model', 'spm.model', 'tokenizer.model'])(
  '%s alone is converted with SentencePiece',
  (file) => {
    expect(needs('config.json', file)).toEqual(['sentencepiece', 'protobuf']);
  },
);

it('nothing is converted if the tokenizer is there, or is none of SentencePiece', () => {
  expect(needs('spiece.model', 'tokenizer.json')).toEqual([]);
  expect(needs('vocab.txt')).toEqual([]);
  expect(needs()).toEqual([]);
});
