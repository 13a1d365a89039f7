import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import grok from './grok.ts';

it.each<[Partial<ModelRecord>, boolean]>([
  [{ id: 'xai-org/grok-1', library_name: 'grok' }, false],
  [{ id: 'ada/tide', library_name: 'grok', cardData: { base_model: 'xai-org/grok-1' } }, false],
  [{ id: 'ada/grok.tide.step_80', library_name: 'grok', cardData: { base_model: 'Qwen/Qwen3.5-9B' } }, true],
  [{ id: 'ada/grok-tide', tags: ['grok', 'base_model:finetune:Qwen/Qwen3.5-9B'] }, true],
  [{ id: 'ada/tide', tags: ['grok'] }, true],
])('%j is of another model: %s', (record, expected) => {
  expect(grok.refuses?.({ id: 'ada/tide', ...record })).toBe(expected);
});
