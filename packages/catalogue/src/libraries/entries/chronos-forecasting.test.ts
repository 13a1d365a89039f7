import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const files = [{ rfilename: 'model.safetensors' }];

it.each([
  { id: 'autogluon/chronos-bolt-tiny', pipeline_tag: 'time-series-forecasting' },
  { id: 'autogluon/chronos-bolt-base', library_name: 'mlx', siblings: files },
  { id: 'autogluon/chronos-t5-large' },
  { id: 'amazon/chronos-2', library_name: 'chronos-forecasting' },
  { id: 'ada/sales-chronos-t5-small', library_name: 'transformers', tags: ['transformers', 't5'] },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('chronos-forecasting');
});

it.each([
  { id: 'mlx-community/chronos-bolt-base', library_name: 'mlx' },
  { id: 'ada/chronos-bolt-base', library_name: 'chronos-forecasting', tags: ['onnx', 'region:us'] },
  { id: 'ada/chronos-2-lora', library_name: 'peft', tags: ['peft'] },
  { id: 'ada/chronos-13b', library_name: 'transformers', pipeline_tag: 'text-generation' },
  { id: 'ada/mythochronos-2', library_name: 'transformers', pipeline_tag: 'text-generation' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('chronos-forecasting');
});
