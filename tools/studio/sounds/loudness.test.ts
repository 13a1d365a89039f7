/** @module Tests that all demos have the same loudness, and none clips. */
import { expect, test } from 'vitest';
import { atCommonLoudness, loudness } from './loudness.ts';
import { silence, sound, type Channel } from './sound.ts';

const tone = (height: number, length = 0.8): Channel =>
  sound(length, (time) => height * Math.sin(2 * Math.PI * 997 * time));

/** Reference value of the standard: a full-scale sine of 997 Hz on one channel measures -3.01. */
test('a sine on one channel measures the reference value', () => {
  expect(loudness([tone(1)])).toBeCloseTo(-3.01, 1);
  expect(loudness([tone(0.1)])).toBeCloseTo(-23.01, 1);
});

test('pauses in speech do not lower its loudness', () => {
  const paused = Float32Array.from([...tone(0.5, 3), ...silence(3)]);
  expect(loudness([paused])).toBeCloseTo(loudness([tone(0.5)]), 0);
});

test('loud and quiet sounds are normalized to the same loudness', () => {
  for (const height of [0.02, 0.9]) expect(loudness(atCommonLoudness([tone(height)]))).toBeCloseTo(-18, 1);
});

test('a click does not clip', () => {
  const click = silence(0.8);
  click[9000] = 0.3;
  const [made = silence(0)] = atCommonLoudness([click]);
  expect(Math.max(...made)).toBeLessThanOrEqual(0.921);
});

test('parts keep their level relative to the whole', () => {
  const [whole, part] = [tone(0.4), tone(0.1)];
  const [louder = silence(0), quieter = silence(0)] = atCommonLoudness([whole, part], [whole]);
  expect((louder[100] ?? 0) / (quieter[100] ?? 1)).toBeCloseTo(4, 3);
});
