import { describe, expect, test } from 'vitest';
import { CatalogueError } from '../errors.ts';
import { estimateFileSize, memoryNeed } from './memory.ts';

const gigabyte = 1e9;

const cacheOf = (parameters: number) =>
  memoryNeed({ parameters, label: 'Q4_K_M', contextLength: 1024 }).cache;
const exactCache = (layers: number, headSize = 128) => 2 * layers * 8 * headSize * 2 * 1024;

test('file size is parameters × bits per weight ÷ 8', () => {
  expect(estimateFileSize(8 * gigabyte, 'Q8_0')).toBe(8.5 * gigabyte);
  expect(estimateFileSize(8 * gigabyte, 'UD-Q8_K_XL')).toBe(8.5 * gigabyte);
});

describe('the memory a model needs', () => {
  test('is weights, cache and overhead', () => {
    const need = memoryNeed({ fileSize: 5 * gigabyte, label: 'Q4_K_M' });
    expect(need.weights).toBe(5 * gigabyte);
    expect(need.overhead).toBe(256 * 1024 * 1024 + 0.25 * gigabyte);
    expect(need.total).toBe(need.weights + need.cache + need.overhead);
  });

  test('has an exact KV cache if the attention shape is known', () => {
    const attention = { layers: 32, keyValueHeads: 8, headSize: 128 };
    expect(memoryNeed({ fileSize: 5 * gigabyte, contextLength: 8192, attention }).cache).toBe(1024 ** 3);
  });

  test('has an estimated KV cache otherwise, close to the exact one for common models', () => {
    expect(cacheOf(8.03 * gigabyte) / exactCache(32)).toBeCloseTo(1, 0);
    expect(cacheOf(70.6 * gigabyte) / exactCache(80)).toBeCloseTo(1, 0);
    expect(cacheOf(1.24 * gigabyte) / exactCache(16, 64)).toBeCloseTo(1, 0);
  });

  test('grows with the context', () => {
    const short = memoryNeed({ parameters: gigabyte, label: 'F16', contextLength: 4096 });
    const long = memoryNeed({ parameters: gigabyte, label: 'F16', contextLength: 32_768 });
    expect(memoryNeed({ parameters: gigabyte, label: 'F16' })).toEqual(short);
    expect(long.cache / short.cache).toBeCloseTo(8, 5);
    expect(long.weights).toBe(short.weights);
  });

  test('derives the parameters from the size if they are missing', () => {
    const fileSize = estimateFileSize(8 * gigabyte, 'Q4_K_M');
    expect(memoryNeed({ fileSize, label: 'Q4_K_M' })).toEqual(
      memoryNeed({ parameters: 8 * gigabyte, label: 'Q4_K_M' }),
    );
  });

  test.each([
    ['fileSize', { fileSize: -1 }],
    ['fileSize', { fileSize: Number.NaN }],
    ['parameters', { parameters: Number.POSITIVE_INFINITY, label: 'Q8_0' }],
    ['contextLength', { fileSize: 1, contextLength: 0 }],
    ['attention.layers', { fileSize: 1, attention: { layers: 0, keyValueHeads: 8, headSize: 128 } }],
    ['label', { parameters: 1, label: 'int4' }],
  ])('rejects an invalid %s', (where, question) => {
    const ask = () => memoryNeed(question);
    expect(ask).toThrow(CatalogueError);
    expect(ask).toThrow(expect.objectContaining({ code: 'invalid-option', where }));
  });
});
