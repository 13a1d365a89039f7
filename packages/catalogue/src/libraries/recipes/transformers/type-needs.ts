/** @module Packages that the tokenizer or processor of a model type imports, which Transformers does not install. */
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { modelTypeNameOf } from './model-type.ts';

const sentencePieces = [pip('sentencepiece')];
const panoptic = [pip('scipy')];
const pictures = [pip('pillow'), pip('torchvision')];

const needs: Readonly<Record<string, readonly Requirement[]>> = {
  colpali: pictures,
  colqwen2: pictures,
  marian: [...sentencePieces, pip('sacremoses')],
  mask2former: panoptic,
  maskformer: panoptic,
  oneformer: panoptic,
  speecht5: sentencePieces,
  tapas: [pip('pandas')],
};

export const typeNeeds = (model: ModelRecord): readonly Requirement[] =>
  own(needs, modelTypeNameOf(model)) ?? [];
