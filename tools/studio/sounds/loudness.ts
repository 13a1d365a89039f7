/** @module Loudness normalization (ITU-R BS.1770), so that all demos are equally loud. */
import { gained, RATE, type Channel } from './sound.ts';

/** Target loudness: moderate, but audible on a phone. */
const TARGET = -18;
/** Headroom, because compression overshoots slightly. */
const HIGHEST_PEAK = 0.92;

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The K-weighting filters of the standard at 48 kHz: a high shelf for the head, a high-pass for the ear. */
const head: Filter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const ear: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function filtered(channel: Float32Array | Float64Array, { b, a }: Filter): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return Float64Array.from(channel, (x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

const decibels = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-12);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** In LUFS; gated, so that pauses do not count. */
export function loudness(channels: readonly Channel[]): number {
  const weighted = channels.map((channel) => filtered(filtered(channel, head), ear));
  const [size, hop] = [0.4 * RATE, 0.1 * RATE];
  const powers: number[] = [];
  for (let start = 0; start + size <= (weighted[0]?.length ?? 0); start += hop) {
    const power = weighted.reduce(
      (sum, channel) => sum + channel.subarray(start, start + size).reduce((s, v) => s + v * v, 0) / size,
      0,
    );
    if (decibels(power) > -70) powers.push(power);
  }
  const gate = decibels(mean(powers)) - 10;
  return decibels(mean(powers.filter((power) => decibels(power) > gate)));
}

/** Scales channels together to the target loudness; `by` is measured instead when they are parts of it. */
export function atCommonLoudness(
  channels: readonly Channel[],
  by: readonly Channel[] = channels,
): readonly Channel[] {
  const peaks = channels.map((channel) => channel.reduce((most, v) => Math.max(most, Math.abs(v)), 0));
  const gain = Math.min(10 ** ((TARGET - loudness(by)) / 20), HIGHEST_PEAK / Math.max(...peaks, 1e-9));
  return channels.map((channel) => gained(channel, gain));
}
