import { describe, expect, it } from 'vitest';
import { pointsOf } from './sparkline.tsx';

describe('points of a sparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top', () => {
    expect(pointsOf([10, 20, 15])).toEqual(['0,25', '44,3', '88,14']);
  });

  it('draws a flat series through the middle', () => {
    expect(pointsOf([7, 7])).toEqual(['0,14', '88,14']);
  });
});
