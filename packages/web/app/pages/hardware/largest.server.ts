/** @module The largest model that fits into memory at a quantization. */
import { bitsPerWeight, memoryNeed } from '@loadout/catalogue';

export const usualLabels = ['F16', 'Q8_0', 'Q6_K', 'Q5_K_M', 'Q4_K_M', 'Q3_K_M', 'Q2_K'] as const;

export interface LargestModel {
  readonly label: string;
  readonly bits: number;
  /** Weights, rounded down to two digits; absent when not even a small model fits. */
  readonly parameters?: number;
}

const most = 1e14;

/** Bisection: memory grows with the number of weights, but not linearly. */
export function largestModel(label: string, usable: number, contextLength: number): LargestModel {
  const fits = (parameters: number): boolean =>
    memoryNeed({ parameters, label, contextLength }).total <= usable;
  let [low, high] = [0, most];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const parameters = low < 1e6 ? undefined : roundedDown(low);
  return { label, bits: bitsPerWeight(label) ?? 0, ...(parameters !== undefined && { parameters }) };
}

function roundedDown(parameters: number): number {
  const unit = 10 ** (Math.floor(Math.log10(parameters)) - 1);
  return Math.floor(parameters / unit) * unit;
}
