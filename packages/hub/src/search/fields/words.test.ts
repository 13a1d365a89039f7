import { describe, expect, it } from 'vitest';
import { nameKey, nameOf, queryWords, wordsOf, wordsOfTag } from './words.ts';

const sorted = (words: Set<string>): string[] => [...words].toSorted();

describe('words of an id', () => {
  it.each([
    ['Qwen/Qwen3-8B', ['3', '8b', 'qwen', 'qwen3']],
    ['google-bert/bert-base-uncased', ['base', 'bert', 'google', 'uncased']],
    ['sd2/wav2vec2', ['2', 'sd', 'sd2', 'vec', 'wav', 'wav2vec2']],
    ['DeepSeek-V3', ['deep', 'deepseek', 'seek', 'v3']],
    ['XLMRoberta', ['roberta', 'xlm', 'xlmroberta']],
    ['Qwen2VL', ['2', 'qwen', 'qwen2vl', 'vl']],
    ['crème/BRÛLÉE', ['brulee', 'creme']],
    ['日本語', ['日本語']],
    ['---', []],
  ])('%s', (id, words) => {
    expect(sorted(wordsOf(id))).toEqual(words);
  });

  it('keeps a single letter with its digits', () => {
    expect(sorted(wordsOf('t5 8B v2 w2v2 4bit'))).toEqual(['4', '4bit', '8b', 'bit', 't5', 'v2', 'w2v2']);
  });
});

describe('words of a tag', () => {
  it('come from its value, not from its namespace', () => {
    expect(sorted(wordsOfTag('base_model:quantized:Qwen/Qwen3'))).toEqual([
      '3',
      'quantized',
      'qwen',
      'qwen3',
    ]);
    expect(sorted(wordsOfTag('license:mit'))).toEqual(['mit']);
  });

  it('leave out the region of the files', () => {
    expect(sorted(wordsOfTag('region:us'))).toEqual([]);
  });
});

describe('a query', () => {
  it('can be read whole, split at digits, or split at capitals', () => {
    expect(queryWords('LLaMA2 chat')).toEqual([
      [['llama2'], ['llama', '2'], ['l', 'la', 'ma', '2']],
      [['chat']],
    ]);
  });

  it('without letters or digits has no words', () => {
    expect(queryWords(' -/!')).toEqual([]);
  });
});

describe('the key of a name', () => {
  it('does not depend on the separators', () => {
    expect(nameKey('Bert_base  UNCASED')).toBe(nameKey('bert-base.uncased'));
  });

  it('is that of the part after the owner', () => {
    expect(nameOf('google/bert')).toBe('bert');
    expect(nameOf('gpt2')).toBe('gpt2');
  });
});
