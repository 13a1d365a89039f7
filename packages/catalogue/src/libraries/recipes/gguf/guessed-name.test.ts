import { describe, expect, it } from 'vitest';
import { guessedFile } from './guessed-name.ts';

describe('the file of a repository that lists none', () => {
  it.each([
    ['ada/tide-3b-GGUF', 'tide-3b-Q4_K_M.gguf'],
    ['ada/tide-3b-Q8_0-GGUF', 'tide-3b-Q8_0-Q4_K_M.gguf'],
    ['mradermacher/tide-3b-GGUF', 'tide-3b.Q4_K_M.gguf'],
    ['mradermacher/tide-3b-i1-GGUF', 'tide-3b.i1-Q4_K_M.gguf'],
    ['TheBloke/Tide-3B-GGUF', 'tide-3b.Q4_K_M.gguf'],
    ['Mungert/Tide-3B-GGUF', 'Tide-3B-q4_k_m.gguf'],
  ])('%s has %s', (id, file) => {
    expect(guessedFile({ id }, 'Q4_K_M')).toBe(file);
  });

  it('is in lower case if the hub converted it', () => {
    expect(guessedFile({ id: 'ada/Tide-3B-Q4_K_M-GGUF', tags: ['gguf-my-repo'] }, 'Q4_K_M')).toBe(
      'tide-3b-q4_k_m.gguf',
    );
  });
});
