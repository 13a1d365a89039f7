/** @module Packages that a model type needs besides Transformers. */
import type { ModelRecord } from '../../../../records/model.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { namedNeeds } from './named.ts';
import { tokenizerNeeds } from './tokenizer.ts';

/** Parts of the ids of models that need more than their type does. */
const marked = /japanese|-ja-|manga|nsfw|(?<!by)t5|mbart|egasus|(?<!s)-[a-z]{2,3}-[a-z]{2,3}$/i;

/** A type that always needs SentencePiece reads its model as it is. */
export const typeNeeds = (model: ModelRecord): readonly Requirement[] => {
  const names = modelTypeOf(modelTypeNameOf(model))?.packages ?? [];
  const known = names.map((text) => {
    const [name = '', version] = text.split(/(?=<)/);
    return pip(name, version);
  });
  if (names.includes('sentencepiece')) return known;
  return [...known, ...(marked.test(model.id) ? namedNeeds(model) : []), ...tokenizerNeeds(model)];
};
