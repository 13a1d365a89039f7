/** @module Seeded random numbers. */

export interface Random {
  /** Uniform between 0 and 1. */
  readonly next: () => number;
  /** Standard normal. */
  readonly normal: () => number;
  readonly below: (limit: number) => number;
}

/** A 32-bit mixing generator. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    below: (limit) => Math.floor(next() * limit),
  };
}
