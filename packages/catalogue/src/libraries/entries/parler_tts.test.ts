import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import parler from './parler_tts.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const code = (id: string): string | undefined => generateSnippets(parler, { id }).snippets[0]?.code.text;

it.each([
  { id: 'parler-tts/parler-tts-mini-v1', pipeline_tag: 'text-to-speech' },
  { id: 'parler-tts/parler-mini-v1-jenny', pipeline_tag: 'text-to-speech' },
  { id: 'ada/parler_tts_mini_v0.1', pipeline_tag: 'text-to-speech' },
  { id: 'ada/voices', library_name: 'transformers', tags: ['transformers', 'safetensors', 'parler_tts'] },
  { id: 'ada/japanese-parler-tts-mini', library_name: 'transformers' },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('parler_tts');
});

it.each([
  { id: 'ada/parler-tts-mini-v1-GGUF', pipeline_tag: 'text-to-speech' },
  { id: 'ada/parler-tts-mini-v1', library_name: 'mlx', tags: ['mlx', 'parler_tts'] },
  { id: 'ada/parler-tts-mini-lora', library_name: 'peft', tags: ['peft', 'parler_tts'] },
  { id: 'ada/parlertalk-7b', library_name: 'transformers', pipeline_tag: 'text-generation' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('parler_tts');
});

it('takes both tokenizers of Japanese models from their folders', () => {
  expect(code('ada/japanese-parler-tts-mini')).toContain('subfolder="description_tokenizer"');
  expect(code('ada/indic-parler-tts')).not.toContain('subfolder');
});

it('speaks the language in the name of a model that tells none', () => {
  expect(code('ada/parler-tts-mini-v1.1-ptbr')).toContain('text = "A balsa sai às nove e meia."');
  expect(code('parler-tts/parler-tts-mini-v1')).toContain('text = "The ferry');
});

it('pins the model and its tokenizer, not the tokenizer of the text encoder', () => {
  const [snippet] = generateSnippets(parler, { id: 'ada/indic-parler-tts' }, { revision: 'v1' }).snippets;
  expect(snippet?.code.text.match(/revision="v1"/g)).toHaveLength(2);
});
