import { expect, test } from 'vitest';
import { bitsPerWeight } from './file-name.ts';
import { preferenceOrder } from './file-types.ts';
import { nearestQuantization } from './nearest.ts';

test.each([
  ['the requested one if available', 'Q4_K_M', ['Q8_0', 'Q4_K_M', 'Q2_K'], 'Q4_K_M'],
  ['the most precise below it', 'Q4_K_M', ['Q2_K', 'Q8_0', 'Q3_K_M'], 'Q3_K_M'],
  ['no larger file of the same family', 'Q5_0', ['Q5_1', 'Q4_0'], 'Q4_0'],
  ['the smaller of the family', 'Q5_1', ['Q8_0', 'Q5_0'], 'Q5_0'],
  ['not the larger variant of the requested type', 'Q4_K_M', ['Q4_K_L', 'Q4_K_S'], 'Q4_K_S'],
  ['the plain type below a larger variant', 'Q6_K_L', ['Q8_0', 'Q6_K', 'Q5_K_M'], 'Q6_K'],
  ['a label with a prefix', 'Q4_K_XL', ['UD-Q4_K_XL', 'Q4_K_M'], 'UD-Q4_K_XL'],
  ['never a type with more bits, regardless of the order', 'IQ1_S', ['TQ2_0', 'TQ1_0'], 'TQ1_0'],
  ['the type with the most bits, not the next in the order', 'IQ1_M', ['Q1_0', 'TQ2_0'], 'TQ2_0'],
  ['only quantizations', 'Q4_K_M', ['latest', 'Q3_K_S'], 'Q3_K_S'],
])('it is %s', (_, wanted, available, nearest) => {
  expect(nearestQuantization(wanted, available)).toBe(nearest);
});

test('undefined without candidates or for an unknown label', () => {
  expect(nearestQuantization('Q4_K_M', [])).toBeUndefined();
  expect(nearestQuantization('Q4_K_M', ['latest'])).toBeUndefined();
  expect(nearestQuantization('small', ['Q4_K_M'])).toBeUndefined();
  expect(nearestQuantization('Q2_K', ['F16', 'Q4_K_M', 'Q8_0'])).toBeUndefined();
});

test('no pair of types results in more bits than requested', () => {
  const larger = preferenceOrder.flatMap((wanted) =>
    preferenceOrder.filter((other) => {
      const found = nearestQuantization(wanted, [other]);
      return found !== undefined && (bitsPerWeight(found) ?? 0) > (bitsPerWeight(wanted) ?? 0);
    }),
  );
  expect(larger).toEqual([]);
});
