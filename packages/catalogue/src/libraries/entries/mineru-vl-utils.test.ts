import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import mineru from './mineru-vl-utils.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'opendatalab/MinerU2.5-2509-1.2B', config: { model_type: 'qwen2_vl' } },
  { id: 'opendatalab/MinerU2.5-Pro-2604-1.2B', library_name: 'transformers', tags: ['qwen2_vl'] },
  { id: 'ada/mineru2.5-receipts' },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('mineru-vl-utils');
});

it.each([
  { id: 'ada/MinerU2.5-2509-1.2B-GGUF', tags: ['gguf', 'region:us'] },
  { id: 'ada/MinerU2.5-2509-1.2B', library_name: 'mlx', tags: ['mlx', 'safetensors', 'qwen2_vl'] },
  { id: 'ada/MinerU2.5-2509-1.2B-lora', library_name: 'peft', tags: ['peft', 'safetensors'] },
  { id: 'opendatalab/MinerU2.0-2505-0.9B', tags: ['safetensors', 'mineru2_qwen'] },
  { id: 'opendatalab/MinerU-Diffusion-V1-0320-2.5B', tags: ['safetensors'] },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('mineru-vl-utils');
});

it('loads a revision from a folder, as the client takes none', () => {
  const [snippet] = generateSnippets(mineru, { id: 'ada/MinerU2.5' }, { revision: 'v1' }).snippets;
  expect(snippet?.code.text).toContain('model_path=snapshot_download("ada/MinerU2.5", revision="v1")');
  expect(snippet?.install).toHaveLength(2);
});
