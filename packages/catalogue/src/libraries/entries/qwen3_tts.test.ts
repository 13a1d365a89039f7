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
