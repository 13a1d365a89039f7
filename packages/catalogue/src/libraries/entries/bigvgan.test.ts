import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import bigvgan from './bigvgan.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'nvidia/bigvgan_v2_22khz_80band_256x', library_name: 'PyTorch', pipeline_tag: 'audio-to-audio' },
  { id: 'nvidia/bigvgan_base_24khz_100band' },
  { id: 'nvidia/BigVGAN', library_name: 'PyTorch' },
  { id: 'ada/choirs', siblings: [{ rfilename: 'config.json' }, { rfilename: 'bigvgan_generator.pt' }] },
  { id: 'ada/choirs', library_name: 'bigvgan' },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['bigvgan']);
});

it.each([
  { id: 'ada/bigvgan_v2_24khz_100band_256x-onnx', library_name: 'bigvgan' },
  { id: 'ada/bigvgan_v2_24khz_100band_256x', tags: ['mlx', 'safetensors', 'region:us'] },
  { id: 'ada/bigvgan-singing' },
  { id: 'ada/voices', siblings: [{ rfilename: 'vocoder/bigvgan_generator.pt' }] },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('bigvgan');
});

it.each([
  { id: 'nvidia/BigVGAN' },
  { id: 'ada/bigvgan_24khz_100band', siblings: [{ rfilename: 'g_05000000' }] },
])('has no code where the weights have another name: %j', (record) => {
  const [snippet] = generateSnippets(bigvgan, record).snippets;
  expect(snippet?.title).toBe('Download the files');
});
