import { sizeSteps, stepStart } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { canonicalRange, rangeLabel, stepsOfRange, textOfSteps } from './range.ts';

const canonical = (query: string) => canonicalRange(new URL(`/models?${query}`, 'http://page'));

describe('a range from two fields', () => {
  it('becomes one parameter, without the fields and the page', () => {
    expect(canonical('task=a&params_min=1B&params_max=+9B+&cursor=x&start=30')).toBe(
      '/models?task=a&params=min%3A1B%2Cmax%3A9B',
    );
    expect(canonical('params_min=&params_max=9B')).toBe('/models?params=max%3A9B');
  });

  it('of empty fields removes the range', () => {
    expect(canonical('params=min:1B&params_min=&params_max=')).toBe('/models');
  });

  it('is left alone where no field was sent', () => {
    expect(canonical('params=min:1B')).toBeUndefined();
  });
});

describe('the steps of a range', () => {
  const starts = sizeSteps.map(stepStart);
  const steps = (min?: number, max?: number) =>
    stepsOfRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, starts);

  it('contain it', () => {
    expect(steps()).toEqual({ low: 0, high: 16 });
    expect(steps(1e9, 1e10)).toEqual({ low: 7, high: 10 });
    expect(steps(3e9, 9e9)).toEqual({ low: 8, high: 10 });
    expect(steps(1e15)).toEqual({ low: 15, high: 16 });
    expect(steps(5, 5)).toEqual({ low: 0, high: 1 });
    expect(steps(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('are written as a range, and read back', () => {
    expect(textOfSteps({ low: 7, high: 10 }, sizeSteps)).toBe('min:1B,max:10B');
    expect(textOfSteps({ low: 0, high: 10 }, sizeSteps)).toBe('max:10B');
    expect(textOfSteps({ low: 7, high: 16 }, sizeSteps)).toBe('min:1B');
    expect(textOfSteps({ low: 0, high: 16 }, sizeSteps)).toBeUndefined();
  });
});

it.each([
  ['min:1B,max:9B', '1B to 9B'],
  ['max:9B,min:1B', '1B to 9B'],
  ['MIN:1B', 'from 1B'],
  ['max:9B', 'up to 9B'],
])('%s reads %s', (text, label) => {
  expect(rangeLabel(text)).toBe(label);
});
