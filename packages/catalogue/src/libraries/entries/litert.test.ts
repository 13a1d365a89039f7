import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import litert from './litert.ts';

const siblings = [{ rfilename: 'tide.litertlm' }, { rfilename: 'tide.tflite' }];

it.each<[boolean, ModelRecord]>([
  [true, { id: 'harbour/tide', library_name: 'litert-lm', tags: ['litert-lm', 'litert'] }],
  [true, { id: 'harbour/tide', library_name: 'litert', tags: ['litert', 'litertlm'] }],
  [true, { id: 'harbour/tide-onnx', tags: ['tflite'] }],
  [false, { id: 'harbour/tide', library_name: 'litert-lm', tags: ['litert-lm', 'litert'], siblings }],
  [false, { id: 'harbour/tide', library_name: 'litert', tags: ['litert', 'tflite'] }],
])('refuses models without a file of its format: %s %j', (refused, record) => {
  expect(litert.refuses?.(record)).toBe(refused);
});
