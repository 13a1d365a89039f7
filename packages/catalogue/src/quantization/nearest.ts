/** @module Finds the quantization that comes nearest to a wanted one without being larger. */
import { parseQuantization, type Quantization } from './file-name.ts';
import { preferenceOrder } from './file-types.ts';

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

/**
 * The most precise of the available labels that is at or below the wanted one. When all are above,
 * the lowest of them; `undefined` when none is a quantization, or the wanted one is not.
 */
export const nearestQuantization = (wanted: string, available: readonly string[]): string | undefined => {
  const target = parseQuantization(wanted);
  if (target === undefined) return undefined;
  if (available.includes(wanted)) return wanted;
  const ranked = available
    .flatMap((label) => {
      const quantization = parseQuantization(label);
      return quantization === undefined ? [] : [{ label, rank: precisionRank(quantization) }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const limit = precisionRank(target);
  return (ranked.find(({ rank }) => rank >= limit) ?? ranked.at(-1))?.label;
};
