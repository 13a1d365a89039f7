import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import { librarySnippets } from '../snippets.ts';
import transcribe from './transcribe.cpp.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const task = 'automatic-speech-recognition';

it.each([
  { id: 'ada/parakeet-gguf', library_name: 'transcribe.cpp', pipeline_tag: task },
  { id: 'ada/parakeet-gguf', library_name: 'transcribe-cpp', pipeline_tag: task },
  { id: 'ada/parakeet-gguf', pipeline_tag: task, tags: ['gguf', 'transcribe.cpp', 'region:us'] },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['transcribe.cpp']);
});

it.each([
  { id: 'ada/parakeet-gguf', pipeline_tag: task, tags: ['gguf', 'region:us'] },
  { id: 'ada/moss-transcribe', library_name: 'transformers', tags: ['transformers', 'safetensors'] },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('transcribe.cpp');
});

const codeOf = (files: readonly string[], options: SnippetOptions = {}): string | undefined =>
  generateSnippets(
    transcribe,
    { id: 'ada/parakeet-gguf', siblings: files.map((rfilename) => ({ rfilename })) },
    options,
  ).snippets[0]?.code.text;

it('takes a quantization that every model of its authors has, if no files are listed', () => {
  expect(codeOf([])).toContain('filename="parakeet-Q8_0.gguf"');
  expect(codeOf([], { quantization: 'F16' })).toContain('filename="parakeet-F16.gguf"');
});

it('takes a listed or the requested file', () => {
  const files = ['parakeet-F16.gguf', 'parakeet-Q4_K_M.gguf'];
  expect(codeOf(files)).toContain('filename="parakeet-Q4_K_M.gguf"');
  expect(codeOf(files, { file: 'parakeet-F16.gguf' })).toContain('filename="parakeet-F16.gguf"');
});

it('has no code for models of other tasks', () => {
  const record = { id: 'ada/vad-gguf', pipeline_tag: 'voice-activity-detection' };
  expect(generateSnippets(transcribe, record).snippets[0]?.title).toBe('Download the files');
});
