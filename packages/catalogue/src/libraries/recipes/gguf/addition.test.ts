import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { isGgufAddition } from './addition.ts';

it.each<[Partial<ModelRecord>, boolean]>([
  [{ tags: ['gguf', 'control-vector'] }, true],
  [{ id: 'ada/tide-4.6-control-vectors' }, true],
  [{ id: 'ada/tide-27B-cvec' }, true],
  [{ id: 'ada/tide-27B-LoRA-GGUF', gguf: { total: 69_206_016 } }, true],
  [{ id: 'ada/tide-8B-GGUF', tags: ['gguf', 'lora'], gguf: { total: 698_351_616 } }, true],
  [{ id: 'ada/tide-8B-GGUF', tags: ['gguf', 'lora'], gguf: { total: 8_030_261_312 } }, false],
  [{ id: 'ada/tide-3b-lora-GGUF', gguf: { total: 3_085_938_688 } }, false],
  // The header of an importance matrix.
  [{ id: 'ada/tide-27B-GGUF', tags: ['gguf'], gguf: { total: 3_391_984 } }, false],
  [{ id: 'ada/tide-GGUF', tags: ['gguf', 'lora'], gguf: { total: 1000 } }, false],
  [{ id: 'ada/tide-3b-lora', library_name: 'peft', tags: ['gguf'] }, true],
  [{ id: 'ada/tide-3b', library_name: 'peft', tags: ['gguf'] }, false],
  [{ id: 'ada/tide-13B-QLoRA-GGUF' }, false],
  [{ id: 'ada/tide-lorablated-GGUF', library_name: 'peft' }, false],
])('%j changes another model: %s', (record, expected) => {
  expect(isGgufAddition({ id: 'ada/tide', ...record })).toBe(expected);
});
