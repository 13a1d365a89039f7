/** @module GGUF repositories with only parts of a model: projectors, importance matrices, prediction heads, tensors. */
import { filesOf, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** A model that was quantized with an importance matrix names both. */
const quantized = /[-_.]i?q\d/i;

/** Whether a file is loaded with a model, or describes its quantization: one that begins so may name its source. */
export const isCompanion = (file: string): boolean =>
  /mmproj|(?:^|\/)imatrix[^/]*$/i.test(file) || (/imatrix/i.test(file) && !quantized.test(file));

/** A file that proposes tokens to a model; whole models may have such names too. */
export const isDraftFile = (file: string): boolean =>
  /(?:^|\/)mtp[-_./]|(?:^|[-_./])(?:dflash|dspark|eagle3)\d*[-_.]|[-_.]mtp\.gguf$|assistant/i.test(file);

/** Heads that predict several tokens, and repositories of one file per tensor, from which a tool composes models. */
const partName = /^mtp-|^imatrix$|[-_.](?:mmproj|mtp-only|special_split)(?:[-_.]|$)/i;

/** A list of nothing but projectors is an extract: a whole one has other files as well. */
export function isGgufPart(model: ModelRecord): boolean {
  const listed = filesOf(model);
  const files = listed.filter((file) => file.endsWith('.gguf'));
  return (
    partName.test(nameOf(model)) ||
    (files.length > 0 && files.length < listed.length && files.every(isCompanion))
  );
}
