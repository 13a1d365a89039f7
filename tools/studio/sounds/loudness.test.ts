/** @module Every demo is as loud as the next, and none clips. */
import { expect, test } from 'vitest';
import { atCommonLoudness, loudness } from './loudness.ts';
import { silence, sound, type Channel } from './sound.ts';

const tone = (height: number, length = 0.8): Channel =>
  sound(length, (time) => height * Math.sin(2 * Math.PI * 997 * time));

/** The standard's own anchor: a full-scale sine of 997 Hz on one channel measures -3.01. */
test('a sine on one channel measures what the standard says', () => {
  expect(loudness([tone(1)])).toBeCloseTo(-3.01, 1);
  expect(loudness([tone(0.1)])).toBeCloseTo(-23.01, 1);
});

test('silence between words does not make speech count as quieter', () => {
  const paused = Float32Array.from([...tone(0.5, 3), ...silence(3)]);
  expect(loudness([paused])).toBeCloseTo(loudness([tone(0.5)]), 0);
});

test('loud and quiet sounds end at one loudness', () => {
  for (const height of [0.02, 0.9]) expect(loudness(atCommonLoudness([tone(height)]))).toBeCloseTo(-18, 1);
});

test('a click is not driven into clipping', () => {
  const click = silence(0.8);
  click[9000] = 0.3;
  const [made = silence(0)] = atCommonLoudness([click]);
  expect(Math.max(...made)).toBeLessThanOrEqual(0.921);
});

test('parts keep their proportion to the whole', () => {
  const [whole, part] = [tone(0.4), tone(0.1)];
  const [louder = silence(0), quieter = silence(0)] = atCommonLoudness([whole, part], [whole]);
  expect((louder[100] ?? 0) / (quieter[100] ?? 1)).toBeCloseTo(4, 3);
});
