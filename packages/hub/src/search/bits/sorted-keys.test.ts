import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareUtf8, rangeOf } from './bytes.ts';
import { SortedKeys } from './sorted-keys.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中', '𝒳'), maxLength: 4 });

test('ranges are those of a binary search without kept strings, each time', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), fc.array(words, { maxLength: 10 }), (list, searched) => {
      const sorted = list.toSorted(compareUtf8);
      const at = (place: number): string => sorted[place] ?? '';
      const keys = new SortedKeys(sorted.length, at);
      for (const word of [...searched, ...list]) {
        for (const whole of [true, false])
          expect(keys.rangeOf(word, whole)).toEqual(rangeOf(sorted.length, at, word, whole));
      }
    }),
  );
});

test('deep steps are decoded each time, the first ones once', () => {
  const length = 100_000;
  const decoded = new Map<number, number>();
  const keys = new SortedKeys(length, (place) => {
    decoded.set(place, (decoded.get(place) ?? 0) + 1);
    return String(place).padStart(6, '0');
  });
  for (let time = 0; time < 3; time++)
    expect(keys.rangeOf('054321', true)).toEqual({ low: 54_321, high: 54_322 });
  expect(decoded.get(length / 2)).toBe(1);
  expect(decoded.get(54_321)).toBeGreaterThan(2);
});
