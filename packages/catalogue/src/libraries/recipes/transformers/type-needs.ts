/** @module Packages that a model type needs besides Transformers. */
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { modelTypeOf } from './auto-classes.ts';
import { japaneseNeeds } from './japanese-needs.ts';
import { modelTypeNameOf } from './model-type.ts';
import { tokenizerNeeds } from './tokenizer-needs.ts';

/** A model of timm with a class of Transformers, known by its id. */
const ofTimm = 'Freepik/nsfw_image_detector';

/** A type that always needs SentencePiece reads its model as it is. */
export const typeNeeds = (model: ModelRecord): readonly Requirement[] => {
  const names = modelTypeOf(modelTypeNameOf(model))?.packages ?? [];
  const known = names.map((text) => {
    const [name = '', version] = text.split(/(?=<)/);
    return pip(name, version);
  });
  if (names.includes('sentencepiece')) return known;
  const japanese = model.id.includes('japanese') ? japaneseNeeds(model) : [];
  const timm = model.id === ofTimm ? [pip('timm')] : [];
  return [...known, ...timm, ...japanese, ...tokenizerNeeds(model)];
};
