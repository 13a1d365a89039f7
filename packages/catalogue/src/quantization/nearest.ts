/** @module Finds the quantization that comes nearest to a wanted one without being larger. */
import { parseQuantization, type Quantization } from './file-name.ts';
import { fileTypes, preferenceOrder } from './file-types.ts';

const larger = /^(?:X*L|P|BF16|F16|F32)$/;
const smaller = /^X*S$/;

/** Half a step up or down from the type for names like Q6_K_L, which is Q6_K and a little more. */
const step = ({ variation = '' }: Quantization): number => {
  if (larger.test(variation)) return -0.5;
  return smaller.test(variation) ? 0.5 : 0;
};

/** Place in the order of preference: a smaller number is a higher precision. */
export const precisionRank = (quantization: Quantization): number =>
  preferenceOrder.indexOf(quantization.type) + step(quantization);

/** Fewest bits first; a variation such as the L of Q6_K_L moves a label above the plain type. */
const byBits = (a: Quantization, b: Quantization): number =>
  fileTypes[a.type].bitsPerWeight - fileTypes[b.type].bitsPerWeight || step(b) - step(a);

/**
 * The available label with the most bits per weight that is not above the wanted one. `undefined` when all are above,
 * when none is a quantization, or when the wanted one is not.
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
