/** @module Parses the quantization from a GGUF file name. */
import { fileFacts, preferenceOrder, type FileType } from './file-types.ts';

export interface Quantization {
  /** As in the file name, upper case: `UD-Q4_K_XL`, `Q6_K_L`, `FP16`. */
  readonly label: string;
  readonly type: FileType;
  /** The suffix after the type, `L` in `Q6_K_L`: letters, or the mixed-in float type. */
  readonly variation?: string;
}

/** Names in file names that are not file types; the K names come from llama.cpp. */
const otherNames: Readonly<Record<string, FileType>> = {
  MXFP4: 'MXFP4_MOE',
  Q3_K: 'Q3_K_M',
  Q4_K: 'Q4_K_M',
  Q5_K: 'Q5_K_M',
  Q8_K: 'Q8_0',
  Q6: 'Q6_K',
  // A 6.5-bit type of ik_llama.cpp.
  Q6_0: 'Q6_K',
  Q8: 'Q8_0',
  FP16: 'F16',
  FP32: 'F32',
};

/** Some names omit underscores before letters: `q4km`, `IQ4XS`. */
const withoutUnderscores = (name: string): string => name.replaceAll('_', '');

const typeByName: ReadonlyMap<string, FileType> = new Map([
  ...preferenceOrder.map((type): [string, FileType] => [withoutUnderscores(type), type]),
  ...Object.entries(otherNames).map(([name, type]): [string, FileType] => [withoutUnderscores(name), type]),
]);

const alternatives = [...Object.keys(fileFacts), ...Object.keys(otherNames)]
  // Longest first: Q4_1_SOME_F16 is not F16, and Q4_0_4_4 is not Q4_0.
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/_(?=[A-Z])/g, '_?'))
  .join('|');

/**
 * A name must be delimited by characters other than letters and digits, so that types of other programs that contain
 * one (IQ2_KS, TQ4_1S, DQ4_K, and IQ1_S_R4 with its rows rearranged) do not match.
 */
const quantizationName = new RegExp(
  `(?<![A-Z0-9])(?:UD-)?(?<name>${alternatives})(?:_(?<variation>[A-Z]+|BF16|F16|F32))?(?![A-Z0-9]|_R\\d)`,
  'g',
);

/** The last of several names in a path wins: folders and base models come first. */
export const parseQuantization = (filename: string): Quantization | undefined => {
  const found = [...filename.toUpperCase().matchAll(quantizationName)].at(-1);
  const type = typeByName.get(withoutUnderscores(found?.groups?.['name'] ?? ''));
  if (found === undefined || type === undefined) return undefined;
  const variation = found.groups?.['variation'];
  return { label: found[0], type, ...(variation === undefined ? {} : { variation }) };
};

/** Mean bits per weight of a file with this label (`Q4_K_M`, `UD-Q4_K_XL`); see `FileFacts`. */
export const bitsPerWeight = (label: string): number | undefined => {
  const type = parseQuantization(label)?.type;
  return type === undefined ? undefined : fileFacts[type].bitsPerWeight;
};
