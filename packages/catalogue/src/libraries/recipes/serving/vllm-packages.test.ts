import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets } from '../../snippets.ts';
import { vllmPackages } from './vllm-packages.ts';

const named = (model: ModelRecord) => vllmPackages(model).map(({ name, version = '' }) => name + version);

it.each<[string, Partial<ModelRecord>]>([
  ['vllm', {}],
  ['vllm mistral-common', { tags: ['mistral-common'] }],
  ['vllm>=0.28 vllm-bnb-plugin', { id: 'ada/tide-unsloth-bnb-4bit' }],
  ['vllm>=0.28 vllm-bnb-plugin', { config: { quantization_config: { load_in_4bit: true } } }],
])('%s', (packages, record) => {
  expect(named({ id: 'ada/tide', ...record }).join(' ')).toBe(packages);
});

it('are those of the library too', () => {
  const model = { id: 'ada/tide-bnb-4bit', pipeline_tag: 'text-generation' };
  const [answer] = librarySnippets(model, { library: 'vllm' });
  expect(answer?.snippets[0]?.install).toEqual(vllmPackages(model));
});
