import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { librarySnippets } from '../../../snippets.ts';
import { isLanguageModel } from './instruction.ts';

const codeOf = (record: ModelRecord): string =>
  librarySnippets(record, { library: 'transformers' })[0]?.snippets[0]?.code.text ?? '';

it.each([
  ['tencent/Hy-MT2-1.8B', true],
  ['tencent/Hunyuan-MT-Chimera-7B-fp8', true],
  ['BSC-LT/salamandraTA-7b-instruct', true],
  ['NiuTrans/LMT-60-0.6B', true],
  ['ByteDance-Seed/Seed-X-RM-7B', false],
  ['google/madlad400-3b-mt', false],
  ['law-ai/InLegalTrans-En2Indic-1B', false],
  ['ada/byt5-0.3B', false],
  ['alirezamsh/small100', false],
])('%s is a language model: %s', (id, expected) => {
  expect(isLanguageModel({ id })).toBe(expected);
});

it.each(['tencent/Hy-MT2-1.8B', 'BSC-LT/salamandraTA-7b-instruct'])('%s translates in a chat', (id) => {
  const text = codeOf({ id, pipeline_tag: 'translation', library_name: 'transformers' });
  expect(text).toContain('AutoModelForCausalLM.from_pretrained(');
  expect(text).toContain('"content": "Translate this into French: ');
});

it.each([
  ['ByteDance-Seed/Seed-X-PPO-7B', ' <fr>"'],
  ['ByteDance-Seed/Seed-X-Instruct-7B', ' <fr>"'],
  ['ModelSpace/GemmaX2-28-2B-v0.1', '\\nFrench:"'],
  ['Unbabel/TowerBase-7B-v0.1', '"Translate this into French: '],
  ['OpenOranje/TweeTaal-nl-en-0.6B', '"Translate this into English: De bibliotheek'],
])('%s continues its prompt: %s', (id, prompt) => {
  const text = codeOf({ id, pipeline_tag: 'translation', library_name: 'transformers' });
  expect(text).toContain('AutoModelForCausalLM.from_pretrained(');
  expect(text).toContain(prompt);
  expect(text).not.toContain('messages');
});

it('an encoder-decoder of a name alone is none', () => {
  const text = codeOf({ id: 'ada/tide-mt', pipeline_tag: 'translation', library_name: 'transformers' });
  expect(text).toContain('AutoModelForSeq2SeqLM.from_pretrained(');
});
