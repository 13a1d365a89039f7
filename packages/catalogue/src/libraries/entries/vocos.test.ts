import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import vocos from './vocos.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const code = (id: string): string | undefined => generateSnippets(vocos, { id }).snippets[0]?.code.text;

it.each([
  { id: 'charactr/vocos-mel-24khz' },
  { id: 'ada/Vocos-Encodec-24khz', tags: ['pytorch', 'region:us'] },
  { id: 'ada/voices', library_name: 'vocos' },
])('is for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['vocos']);
});

it.each([
  { id: 'ada/vocos-mel-22khz' },
  { id: 'ada/vocos-mel-24khz-onnx', library_name: 'vocos' },
  { id: 'ada/vocos-mel-24khz', tags: ['mlx', 'safetensors'] },
  { id: 'ada/evocosm-24khz' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('vocos');
});

it('has no code for models of other sample rates, which its release does not load', () => {
  const [snippet] = generateSnippets(vocos, { id: 'ada/vocos-mel-22khz', library_name: 'vocos' }).snippets;
  expect(snippet?.title).toBe('Download the files');
});

it('passes a bandwidth to models of EnCodec codes only', () => {
  expect(code('ada/vocos-encodec-24khz')).toContain('bandwidth_id=');
  expect(code('ada/vocos-mel-24khz')).not.toContain('bandwidth_id');
});
