/** @module The quantization that the name of a repository tells, where it is all that is known. */
import type { QuantizationMethod } from './quantization-kind.ts';

/** Some authors save every method as compressed tensors. */
const byName: readonly (readonly [id: RegExp, method: QuantizationMethod])[] = [
  [
    /^(?:cyankiwi|RedHatAI|neuralmagic|nm-testing)\/.*(?:awq|fp8|\dbit|nvfp4|quantized|w\da\d+)/i,
    'compressed-tensors',
  ],
  [/fp8-dynamic|w\da\d+/i, 'compressed-tensors'],
  [/bnb/i, 'bitsandbytes'],
  [/gptq/i, 'gptq'],
  [/awq/i, 'awq'],
  [/autoround/i, 'auto-round'],
  [/[-_]fp8$/i, 'fp8'],
];

/** The method that the name of a repository tells. */
export const quantizationInName = (id: string): QuantizationMethod | undefined =>
  byName.find(([name]) => name.test(id))?.[1];
