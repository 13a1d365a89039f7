/** @module Packages that convert a tokenizer, if the repository has it as a model of SentencePiece alone. */
import { filesOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';

const pieces = /^(?:sentencepiece\.bpe|spiece|spm|tokenizer)\.model$/;
const converters = [pip('sentencepiece'), pip('protobuf')];
const none: readonly Requirement[] = [];

export function tokenizerNeeds(model: ModelRecord): readonly Requirement[] {
  const files = filesOf(model);
  return files.some((file) => pieces.test(file)) && !files.includes('tokenizer.json') ? converters : none;
}
