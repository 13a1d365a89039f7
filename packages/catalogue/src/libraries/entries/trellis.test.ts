import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import trellis from './trellis.ts';

it.each<[boolean, ModelRecord]>([
  [false, { id: 'microsoft/TRELLIS-image-large', pipeline_tag: 'image-to-3d', tags: ['trellis'] }],
  [false, { id: 'harbour/boats', tags: ['trellis', 'safetensors'] }],
  [true, { id: 'harbour/Tide-27B-K4', tags: ['trellis', 'safetensors', 'exl3'] }],
  [true, { id: 'harbour/Tide-27B-GGUF', tags: ['trellis', 'gguf'] }],
  [true, { id: 'harbour/Tide-27B', tags: ['trellis'], pipeline_tag: 'image-text-to-text' }],
])('refuses a language model with weights of the same name: %s %j', (refused, record) => {
  expect(trellis.refuses?.(record)).toBe(refused);
});
