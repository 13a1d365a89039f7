import { expect, it } from 'vitest';
import { appSnippets } from '../../../apps/snippets.ts';
import { librarySnippets } from '../../snippets.ts';
import { isCompanion, isDraftFile, isGgufPart } from './part.ts';

it.each([
  ['mmproj-tide-F16.gguf', true],
  ['tide-27B-mmproj-BF16.gguf', true],
  ['imatrix.gguf', true],
  ['a/imatrix-tide-7B-Q8_0.gguf', true],
  ['tide-27B-4.2bpw-imatrix.gguf', true],
  ['tide-7B-Q4_K_M-imatrix.gguf', false],
  ['tide-7B-imatrix-IQ1_S.gguf', false],
  ['tide-7B-Q4_K_M.gguf', false],
])('%s is loaded with a model: %s', (file, expected) => {
  expect(isCompanion(file)).toBe(expected);
});

it.each([
  ['MTP/tide-Q4_0.gguf', true],
  ['mtp-tide.gguf', true],
  ['drafts/mtp.gguf', true],
  ['tide-F16-MTP.gguf', true],
  ['tide-27B-DFlash2-Q8_0.gguf', true],
  ['tide-assistant-Q8_0.gguf', true],
  ['tide-MTP-Q4_K_M.gguf', false],
  ['tide-Q4_K_M.gguf', false],
])('%s is named like a draft: %s', (file, expected) => {
  expect(isDraftFile(file)).toBe(expected);
});

const listed = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

it.each([
  [{ id: 'ada/tide-GGUF', ...listed('README.md', 'mmproj-F16.gguf', 'imatrix.gguf') }, true],
  [{ id: 'ada/tide-GGUF', ...listed('mmproj-BF16.gguf', 'mmproj-F16.gguf') }, false],
  [{ id: 'ada/tide-GGUF', ...listed('mmproj-F16.gguf', 'tide-Q4_0.gguf') }, false],
  [{ id: 'ada/tide-GGUF', ...listed('README.md') }, false],
  [{ id: 'ada/mtp-tide-27B-IQ2_S' }, true],
  [{ id: 'ada/tide-27B-MTP-ONLY-GGUF' }, true],
  [{ id: 'ada/tide-27B-Q4_K-SPECIAL_SPLIT' }, true],
  [{ id: 'ada/tide-llava-mmproj-gguf', ...listed('tide-llava-F16.gguf') }, true],
  [{ id: 'ada/tide-27B-MTP-GGUF' }, false],
  [{ id: 'ada/tide-27B-imatrix-GGUF' }, false],
])('%j is only a part of a model: %s', (record, expected) => {
  expect(isGgufPart(record)).toBe(expected);
});

it('neither apps nor llama-cpp-python are offered for a part', () => {
  const record = { id: 'ada/tide-GGUF', library_name: 'gguf', tags: ['gguf'] };
  const part = { ...record, ...listed('.gitattributes', 'mmproj-F16.gguf') };
  expect(appSnippets(record)).not.toEqual([]);
  expect(appSnippets(part)).toEqual([]);
  expect(librarySnippets(part).map(({ library }) => library)).toEqual(['huggingface_hub']);
});

it('apps are offered for files quantized with an importance matrix', () => {
  const record = { id: 'ada/tide-Imatrix', ...listed('tide-7B-Q4_K_M-imatrix.gguf') };
  expect(appSnippets(record).map(({ app }) => app)).toContain('llama.cpp');
});
