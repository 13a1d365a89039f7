/** @module Tests the selection of steps and the error for an unknown one. */
import { describe, expect, it } from 'vitest';
import { selectSteps } from './select.ts';

const steps = [{ name: 'routes' }, { name: 'types', reads: ['routes'] }, { name: 'unit' }];
const namesOf = (words: readonly string[]): readonly string[] =>
  selectSteps(steps, words).map(({ name }) => name);

describe('selectSteps', () => {
  it('runs all by default', () => {
    expect(namesOf([])).toEqual(['routes', 'types', 'unit']);
  });

  it('runs the selected ones, in the defined order', () => {
    expect(namesOf(['--only=unit,routes'])).toEqual(['routes', 'unit']);
    expect(namesOf(['--only=unit'])).toEqual(['unit']);
  });

  it('runs the steps whose results a selected one reads', () => {
    expect(namesOf(['--only=types'])).toEqual(['routes', 'types']);
  });

  it.each([['--only=units'], ['--only'], ['--fast'], ['unit']])('rejects %s and lists the steps', (word) => {
    expect(() => namesOf([word])).toThrow(/--only=routes,types,unit/);
  });
});
