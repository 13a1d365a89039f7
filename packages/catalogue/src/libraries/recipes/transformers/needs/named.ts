/** @module Packages of models that are known by their ids. */
import type { ModelRecord } from '../../../../records/model.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { japaneseNeeds } from './japanese.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

/** A model of timm with a class of Transformers. */
const ofTimm = 'Freepik/nsfw_image_detector';

/** Most translators between two languages are those of Marian, where nothing else is known of them. */
const isPairTranslator = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'translation' &&
  /-[a-z]{2,3}-[a-z]{2,3}$/.test(model.id) &&
  modelTypeNameOf(model) === undefined;

export function namedNeeds(model: ModelRecord): readonly Requirement[] {
  if (model.id === ofTimm) return [pip('timm')];
  return isPairTranslator(model) ? [pip('sentencepiece'), pip('sacremoses')] : japaneseNeeds(model);
}
