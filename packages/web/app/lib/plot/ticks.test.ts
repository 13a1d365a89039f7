import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [24, [0, 5, 10, 15, 20, 25]],
  [16, [0, 4, 8, 12, 16]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [1300, [0, 400, 800, 1200, 1600]],
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
])('an axis up to %d has %j', (max, ticks) => {
  expect(ticksTo(max)).toEqual(ticks);
});
