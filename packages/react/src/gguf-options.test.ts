import { expect, it } from 'vitest';
import { ggufOptions } from './gguf-options.ts';

it('names a file by its quantization, the most precise first', () => {
  const siblings = [
    { rfilename: 'a-Q4_K_M.gguf' },
    { rfilename: 'a-Q8_0.gguf' },
    { rfilename: 'config.json' },
  ];
  expect(ggufOptions({ siblings }).map(({ value, option }) => [value, option])).toEqual([
    ['Q8_0', { quantization: 'Q8_0' }],
    ['Q4_K_M', { quantization: 'Q4_K_M' }],
  ]);
});

it('names a file by its path if its quantization names several files or is unknown', () => {
  const siblings = [
    { rfilename: 'small/a-Q4_K_M.gguf' },
    { rfilename: 'large/a-Q4_K_M.gguf' },
    { rfilename: 'tide.gguf' },
  ];
  expect(ggufOptions({ siblings }).map(({ value, label, option }) => [value, label, option])).toEqual([
    ['large/a-Q4_K_M.gguf', 'Q4_K_M', { file: 'large/a-Q4_K_M.gguf' }],
    ['small/a-Q4_K_M.gguf', 'Q4_K_M', { file: 'small/a-Q4_K_M.gguf' }],
    ['tide.gguf', 'tide.gguf', { file: 'tide.gguf' }],
  ]);
});
