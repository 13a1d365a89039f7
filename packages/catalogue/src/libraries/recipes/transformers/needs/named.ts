/** @module Packages of models that are known by their ids. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { sentencePieceNeeds } from '../../setup/sentence-pieces.ts';
import { japaneseNeeds } from './japanese.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

/** A model of timm with a class of Transformers. */
const ofTimm = 'Freepik/nsfw_image_detector';

/** Most translators between two languages are those of Marian, where nothing else is known of them. */
const isPairTranslator = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'translation' &&
  /-[a-z]{2,3}-[a-z]{2,3}$/.test(model.id) &&
  modelTypeNameOf(model) === undefined;

/**
 * Many repositories of these have a model of SentencePiece alone. ByT5 reads bytes, CodeT5 and T5Gemma have the
 * tokenizers of others, and the first T5 and FLAN-T5 have all files.
 */
const ofPieces =
  /^(?!google(?:-t5\/|\/flan)|[^]*blip)[^]*(?:(?<!by|code|kp|sf)t5(?!gemma|\d)|mbart|pegasus)/i;

/** The list of files is unknown: the packages do no harm where they are not needed. */
const mayHavePieces = (model: ModelRecord): boolean => filesOf(model).length === 0 && ofPieces.test(model.id);

export function namedNeeds(model: ModelRecord): readonly Requirement[] {
  if (model.id === ofTimm) return [pip('timm')];
  if (mayHavePieces(model)) return sentencePieceNeeds(['spiece.model']);
  return isPairTranslator(model) ? [pip('sentencepiece'), pip('sacremoses')] : japaneseNeeds(model);
}
