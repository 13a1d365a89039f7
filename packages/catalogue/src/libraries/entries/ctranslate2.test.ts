import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] =>
  librarySnippets({ id: 'ada/model', ...record }).map(({ library }) => library);

it.each([
  { id: 'ada/faster-whisper-tiny' },
  { id: 'ada/faster-whisper-tiny-int8', library_name: 'transformers' },
  { id: 'ada/m2m100-ctranslate2', library_name: 'transformers' },
  { id: 'ada/ct2fast-opus-mt-de-en', library_name: 'transformers' },
  { id: 'ada/whisper-large-v3-ct2', pipeline_tag: 'automatic-speech-recognition' },
  { tags: ['faster-whisper'], pipeline_tag: 'automatic-speech-recognition' },
])('is the only library for weights in its format: %j', (record) => {
  expect(libraryKeys(record)).toEqual(['ctranslate2']);
});

it.each([
  { id: 'ada/molmoact2-base', library_name: 'transformers' },
  { id: 'openai/whisper-small', library_name: 'transformers', tags: ['whisper', 'safetensors'] },
])('is not for others: %j', (record) => {
  expect(libraryKeys(record)).not.toContain('ctranslate2');
});
