/** @module Finds the nearest quantization that is not larger than the requested one. */
import { parseQuantization, type Quantization } from './file-name.ts';
import { fileFacts, preferenceOrder } from './file-types.ts';

const larger = /^(?:X*L|P|BF16|F16|F32)$/;
const smaller = /^X*S$/;

/** Half a step above or below the type for variants such as Q6_K_L, which is slightly larger than Q6_K. */
const step = ({ variation = '' }: Quantization): number => {
  if (larger.test(variation)) return -0.5;
  return smaller.test(variation) ? 0.5 : 0;
};

/** Position in the order of preference: lower is more precise. */
export const precisionRank = (quantization: Quantization): number =>
  preferenceOrder.indexOf(quantization.type) + step(quantization);

/** Fewest bits first; a variant such as Q6_K_L sorts above the plain type. */
const byBits = (a: Quantization, b: Quantization): number =>
  fileFacts[a.type].bitsPerWeight - fileFacts[b.type].bitsPerWeight || step(b) - step(a);

/**
 * The available label with the most bits per weight that is not above the requested one. `undefined` if all are
 * above, if none is a quantization, or if the requested one is not.
 */
export const nearestQuantization = (wanted: string, available: readonly string[]): string | undefined => {
  const target = parseQuantization(wanted);
  if (target === undefined) return undefined;
  if (available.includes(wanted)) return wanted;
  return available
    .flatMap((label) => {
      const quantization = parseQuantization(label);
      return quantization !== undefined && byBits(quantization, target) <= 0 ? [{ label, quantization }] : [];
    })
    .toSorted(
      (a, b) =>
        byBits(b.quantization, a.quantization) ||
        precisionRank(a.quantization) - precisionRank(b.quantization),
    )[0]?.label;
};
