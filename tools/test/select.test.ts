/** @module Tests the selection of steps and the error for an unknown one. */
import { describe, expect, it } from 'vitest';
import { selectSteps } from './select.ts';

const steps = ['types', 'lint', 'unit'].map((name) => ({ name }));
const namesOf = (words: readonly string[]): readonly string[] =>
  selectSteps(steps, words).map(({ name }) => name);

describe('selectSteps', () => {
  it('runs all by default', () => {
    expect(namesOf([])).toEqual(['types', 'lint', 'unit']);
  });

  it('runs the selected ones, in the defined order', () => {
    expect(namesOf(['--only=unit,types'])).toEqual(['types', 'unit']);
  });

  it.each([['--only=units'], ['--only'], ['--fast'], ['unit']])('rejects %s and lists the steps', (word) => {
    expect(() => namesOf([word])).toThrow(/--only=types,lint,unit/);
  });
});
