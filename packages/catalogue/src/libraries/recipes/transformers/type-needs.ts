/** @module Packages that a model type needs besides Transformers. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { modelTypeOf } from './auto-classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import { tokenizerNeeds } from './tokenizer-needs.ts';

/** Tokenizers that divide Japanese into words, with the dictionary of their release. */
function wordsNeeds(model: ModelRecord): readonly Requirement[] {
  if (!/bert-(?:base|large)-japanese/.test(model.id)) return [];
  return [pip('fugashi'), pip(/-v[23]|large/.test(nameOf(model)) ? 'unidic-lite' : 'ipadic')];
}

/** A type that always needs SentencePiece reads its model as it is. */
export const typeNeeds = (model: ModelRecord): readonly Requirement[] => {
  const names = modelTypeOf(modelTypeNameOf(model))?.packages ?? [];
  const known = names.map((name) => pip(name));
  return names.includes('sentencepiece') ? known : [...known, ...wordsNeeds(model), ...tokenizerNeeds(model)];
};
