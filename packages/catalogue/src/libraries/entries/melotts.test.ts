import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import melotts from './melotts.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const code = (id: string, options?: Parameters<typeof generateSnippets>[2]): string | undefined =>
  generateSnippets(melotts, { id }, options).snippets.at(-1)?.code.text;

it.each([
  { id: 'myshell-ai/MeloTTS-English', pipeline_tag: 'text-to-speech' },
  { id: 'myshell-ai/MeloTTS-English-v3', tags: ['text-to-speech', 'ko', 'region:us'] },
  { id: 'ada/melotts-french' },
  { id: 'ada/voices', library_name: 'MeloTTS' },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['melotts']);
});

it.each([
  { id: 'AXERA-TECH/MeloTTS', pipeline_tag: 'text-to-speech' },
  { id: 'ada/MeloTTS-GLaDOS', pipeline_tag: 'text-to-speech' },
  { id: 'ada/MeloTTS-English-onnx', library_name: 'melotts' },
  { id: 'ada/MeloTTS-English', tags: ['mlx', 'safetensors', 'region:us'] },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('melotts');
});

it.each([
  ['MeloTTS-English', 'EN'],
  ['MeloTTS-English-v2', 'EN_V2'],
  ['MeloTTS-English-v3', 'EN_NEWEST'],
  ['MeloTTS-Chinese', 'ZH'],
  ['MeloTTS-French', 'FR'],
  ['MeloTTS-Japanese', 'JP'],
  ['MeloTTS-Korean', 'KR'],
  ['MeloTTS-Spanish', 'ES'],
])('speaks with %s as %s', (name, language) => {
  expect(code(`myshell-ai/${name}`)).toContain(`TTS(language="${language}")`);
});

it.each([
  ['ada/MeloTTS-Spanish', {}, 'repo_id="ada/MeloTTS-Spanish"'],
  ['myshell-ai/MeloTTS-Spanish', { revision: 'v1' }, 'revision="v1"'],
])('loads the files of %s with %j, which the package does not find by the language', (id, options, given) => {
  expect(code(id, options)?.split(given)).toHaveLength(3);
});

it('has no code for voices of an unknown language', () => {
  expect(code('ada/voices')).toContain('hf download');
});
