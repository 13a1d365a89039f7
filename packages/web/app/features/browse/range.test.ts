import { describe, expect, it } from 'vitest';
import { canonicalRange, rangeEnds } from './range.ts';

const canonical = (query: string) => canonicalRange(new URL(`http://page/models?${query}`));

describe('a range typed into two fields', () => {
  it('becomes the one parameter of the address', () => {
    expect(canonical('task=a&params_min=1B&params_max=+9B&cursor=x')).toBe(
      '/models?task=a&params=min%3A1B%2Cmax%3A9B',
    );
    expect(canonical('params_min=&params_max=4B')).toBe('/models?params=max%3A4B');
  });

  it('goes when both fields are empty', () => {
    expect(canonical('params=min:1B&params_min=&params_max=')).toBe('/models');
  });

  it('is not asked for by other addresses', () => {
    expect(canonical('params=min:1B')).toBeUndefined();
  });

  it('is shown in the fields again', () => {
    expect(rangeEnds('min:1B,max:9B')).toEqual({ min: '1B', max: '9B' });
    expect(rangeEnds(undefined)).toEqual({ min: '', max: '' });
  });
});
