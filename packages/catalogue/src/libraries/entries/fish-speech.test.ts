import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import fishSpeech from './fish-speech.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'fishaudio/s2-pro', pipeline_tag: 'text-to-speech' },
  { id: 'ada/voices', pipeline_tag: 'text-to-speech', tags: ['safetensors', 'fish_qwen3_omni', 'region:us'] },
  { id: 'fishaudio/openaudio-s1-mini', config: { model_type: 'dual_ar' } },
  { id: 'fishaudio/fish-speech-1.4', pipeline_tag: 'text-to-speech' },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['fish-speech']);
});

it.each([
  { id: 'ada/openaudio-gguf', tags: ['gguf', 'dual_ar', 'region:us'] },
  { id: 'ada/s2-pro', tags: ['mlx', 'safetensors', 'fish_qwen3_omni', 'region:us'] },
  { id: 'ada/s2-pro', pipeline_tag: 'image-classification' },
  { id: 'fishaudio/fish-agent-v0.1-3b', pipeline_tag: 'audio-to-audio' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('fish-speech');
});

it.each([
  { id: 'fishaudio/fish-speech-1.2', pipeline_tag: 'text-to-speech' },
  { id: 'ada/voices', tags: ['dual_ar'] },
  { id: 'ada/voices', tags: ['dual_ar', '4-bit', 'base_model:fishaudio/fish-speech-1.5'] },
  { id: 'ada/s2-pro-lora', tags: ['fish_qwen3_omni', 'lora'] },
  { id: 'ada/s2-pro-fp8', tags: ['fish_qwen3_omni', 'fp8'] },
])('has no code for what no known scripts read: %j', (record) => {
  const [snippet] = generateSnippets(fishSpeech, record).snippets;
  expect(snippet?.title).toBe('Download the files');
});

it('reads the folder that it downloads to', () => {
  const [snippet] = generateSnippets(fishSpeech, { id: 'fishaudio/s2-pro' }, { revision: 'v1' }).snippets;
  expect(snippet?.code.text).toContain('--revision=v1 --local-dir=checkpoints/s2-pro');
  expect(snippet?.code.text).toContain('--checkpoint-path checkpoints/s2-pro ');
});

it.each([
  [{ id: 'fishaudio/openaudio-s1-mini', tags: ['dual_ar'] }, /^d3df505/, 'openaudio-s1-mini/codec.pth'],
  [
    { id: 'ada/voices', tags: ['dual_ar', 'base_model:fishaudio/fish-speech-1.5'] },
    /^v1\.5\.1$/,
    'voices/firefly-',
  ],
  [{ id: 'fishaudio/fish-speech-1.4' }, /^v1\.4\.3$/, 'fish-speech-1.4/firefly-'],
])('runs the scripts of the time of %j', (record, ref, weights) => {
  const [snippet] = generateSnippets(fishSpeech, record).snippets;
  expect(snippet?.install).toContainEqual(
    expect.objectContaining({ kind: 'checkout', ref: expect.stringMatching(ref) }),
  );
  expect(snippet?.code.text).toContain(`--checkpoint-path checkpoints/${weights}`);
});
