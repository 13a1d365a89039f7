/** @module The special tokens of a tokenizer configuration. */
import { either, object, required } from './schema/compounds.ts';
import { flag, text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

/** A token with its options for matching; some tokenizers store this object instead of a string. */
const addedToken = object({
  content: required(text),
  lstrip: flag,
  rstrip: flag,
  normalized: flag,
  single_word: flag,
  special: flag,
});

const specialToken = either(text, addedToken);

export const specialTokenFields = {
  bos_token: specialToken,
  eos_token: specialToken,
  unk_token: specialToken,
  sep_token: specialToken,
  pad_token: specialToken,
  cls_token: specialToken,
  mask_token: specialToken,
} as const;

export type AddedToken = Infer<typeof addedToken>;
export type SpecialToken = Infer<typeof specialToken>;
export type SpecialTokenAttribute = keyof typeof specialTokenFields;

export const specialTokenAttributes = [
  'bos_token',
  'eos_token',
  'unk_token',
  'sep_token',
  'pad_token',
  'cls_token',
  'mask_token',
] as const satisfies readonly SpecialTokenAttribute[];
