import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import library from './qwen3_tts.ts';

it.each([
  ['Qwen3-TTS-12Hz-1.7B-CustomVoice', true],
  ['Qwen3-TTS-12Hz-0.6B-CustomVoice', false],
])('%s follows an instruction: %s', (name, follows) => {
  const [snippet] = generateSnippets(library, { id: `Qwen/${name}` }).snippets;
  expect(snippet?.code.text).toContain('speaker="Ryan"');
  expect(snippet?.code.text.includes('instruct=')).toBe(follows);
});

it.each([
  ['su', true],
  ['de', false],
  ['en', false],
])('asks for a text in a language without a sample: %s, %s', (language, asks) => {
  const record = { id: 'ada/qwen3-tts-tide', cardData: { language: [language] } };
  const [snippet] = generateSnippets(library, record).snippets;
  expect(snippet?.warnings?.some(({ code }) => code === 'placeholder')).toBe(asks);
  expect(snippet?.code.text.includes('language="English"')).toBe(language === 'en');
});
