/** @module The special tokens of a tokenizer. */
import { specialTokenAttributes } from '@loadout/catalogue';

export const SPECIAL_TOKENS_ATTRIBUTES = specialTokenAttributes;
