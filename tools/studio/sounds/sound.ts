/** @module Sounds as sample arrays: mixing, fades and filters. */

export const RATE = 48_000;

/** One channel at the common sample rate, mostly between -1 and 1. */
export type Channel = Float32Array;
export type Stereo = readonly [left: Channel, right: Channel];

export const seconds = (channel: Channel): number => channel.length / RATE;
export const silence = (length: number): Channel => new Float32Array(Math.round(length * RATE));

/** A sound computed sample by sample from the time in seconds. */
export function sound(length: number, at: (time: number, index: number) => number): Channel {
  return silence(length).map((_, index) => at(index / RATE, index));
}

/** Mixes a sound into another at a time; truncated at the end. */
export function addInto(target: Channel, source: Channel, time: number, gain = 1): void {
  const start = Math.round(time * RATE);
  for (let i = Math.max(0, -start); i < source.length && start + i < target.length; i++) {
    target[start + i] = (target[start + i] ?? 0) + gain * (source[i] ?? 0);
  }
}

export const gained = (channel: Channel, gain: number): Channel => channel.map((value) => value * gain);

export const rms = (channel: Channel): number =>
  Math.sqrt(channel.reduce((sum, value) => sum + value * value, 0) / channel.length);

/** Scales the channels together to this peak level. */
export function peakAt(height: number, channels: readonly Channel[]): readonly Channel[] {
  const peak = channels.reduce(
    (most, channel) => channel.reduce((m, v) => Math.max(m, Math.abs(v)), most),
    1e-9,
  );
  return channels.map((channel) => gained(channel, height / peak));
}

export function faded(channel: Channel, fadeIn: number, fadeOut: number): Channel {
  return channel.map((value, i) => {
    const rise = Math.min(1, i / (fadeIn * RATE || 1));
    const fall = Math.min(1, (channel.length - 1 - i) / (fadeOut * RATE || 1));
    return value * rise * fall;
  });
}

/** One-pole filters; applied twice for second order. */
export function lowPass(channel: Channel, hertz: number): Channel {
  const k = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let state = 0;
  return channel.map((value) => (state += k * (value - state)));
}

export const highPass = (channel: Channel, hertz: number): Channel => {
  const low = lowPass(channel, hertz);
  return channel.map((value, i) => value - (low[i] ?? 0));
};

/** A band-pass resonator; higher quality is narrower. */
export function bandPass(channel: Channel, hertz: number, quality: number): Channel {
  const w = (2 * Math.PI * hertz) / RATE;
  const alpha = Math.sin(w) / (2 * quality);
  const [b0, a0, a1, a2] = [alpha, 1 + alpha, -2 * Math.cos(w), 1 - alpha];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return channel.map((x) => {
    const y = (b0 * x - b0 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
