/** @module Which steps run, and what the developer is told about a wrong choice. */
import { describe, expect, it } from 'vitest';
import { selectSteps } from './select.ts';

const steps = ['types', 'lint', 'unit'].map((name) => ({ name }));
const namesOf = (words: readonly string[]): readonly string[] =>
  selectSteps(steps, words).map(({ name }) => name);

describe('selectSteps', () => {
  it('runs all by default', () => {
    expect(namesOf([])).toEqual(['types', 'lint', 'unit']);
  });

  it('runs those asked for, in their own order', () => {
    expect(namesOf(['--only=unit,types'])).toEqual(['types', 'unit']);
  });

  it.each([['--only=units'], ['--only'], ['--fast'], ['unit']])(
    'refuses %s and lists what there is',
    (word) => {
      expect(() => namesOf([word])).toThrow(/--only=types,lint,unit/);
    },
  );
});
