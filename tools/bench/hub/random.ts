/** @module Seeded random choices: uniform, and skewed like the data of hubs. */

export type Random = () => number;

/** Mulberry32: small, fast, and good enough to distribute records. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** Zipf-like: a number below `count` where the k-th is about k times rarer than the first. */
export function zipf(random: Random, count: number): number {
  return Math.min(count - 1, Math.floor(Math.exp(random() * Math.log(count + 1)) - 1));
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[below(random, values.length)] ?? values[0];
}

export function skewedPick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[zipf(random, values.length)] ?? values[0];
}
