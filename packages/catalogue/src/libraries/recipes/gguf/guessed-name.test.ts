import { describe, expect, it } from 'vitest';
import { guessedFile, labelInName } from './guessed-name.ts';

describe('the file of a repository that lists none', () => {
  it.each([
    ['ada/tide-3b-GGUF', 'tide-3b-Q4_K_M.gguf'],
    ['ada/tide-3b-Q8_0-GGUF', 'tide-3b-Q8_0-Q4_K_M.gguf'],
    ['mradermacher/tide-3b-GGUF', 'tide-3b.Q4_K_M.gguf'],
    ['mradermacher/tide-3b-i1-GGUF', 'tide-3b.i1-Q4_K_M.gguf'],
    ['TheBloke/Tide-3B-GGUF', 'tide-3b.Q4_K_M.gguf'],
    ['Mungert/Tide-3B-GGUF', 'Tide-3B-q4_k_m.gguf'],
    ['mradermacher/tide-qat-q4_0-unquantized-GGUF', 'tide-qat-q4_0-unquantized.Q4_K_M.gguf'],
  ])('%s has %s', (id, file) => {
    expect(guessedFile({ id }, 'Q4_K_M')).toBe(file);
  });

  it('is in lower case if the hub converted it', () => {
    expect(guessedFile({ id: 'ada/Tide-3B-Q4_K_M-GGUF', tags: ['gguf-my-repo'] }, 'Q4_K_M')).toBe(
      'tide-3b-q4_k_m.gguf',
    );
  });
});

it.each([
  ['tide-3b-Q8_0-GGUF', 'Q8_0'],
  ['tide-27B-IQ4-XS-16GB-VRAM-GGUF', 'IQ4_XS'],
  ['tide-27B-IQ4-XS-MTP-GGUF', 'IQ4_XS'],
  ['tide-27b-ud-q5-k-xl', 'UD-Q5_K_XL'],
  ['tide-3b-q4-k-m', 'Q4_K_M'],
  ['tide-3b-q8-0-gguf', 'Q8_0'],
  ['tide-Q8-3B-GGUF', 'Q8'],
  ['tide-27B-it-qat-q4_0-unquantized-heretic-GGUF', undefined],
  ['tide-IQ4-0711-GGUF', undefined],
])('the name %s says %s', (name, label) => {
  expect(labelInName({ id: `ada/${name}` })).toBe(label);
});
