/** @module Packages that a model type needs besides Transformers, and the releases that run code in a repository. */
import { needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { modelTypeNameOf } from './model-type.ts';
import { tokenizerNeeds } from './tokenizer-needs.ts';

const sentencePiece = pip('sentencepiece');
const sentencePieces: readonly Requirement[] = [sentencePiece];
const moses = [pip('sacremoses')];
const panoptic = [pip('scipy')];
const pictures = [pip('pillow'), pip('torchvision')];

const needs: Readonly<Record<string, readonly Requirement[]>> = {
  'bert-generation': sentencePieces,
  biogpt: moses,
  colpali: pictures,
  colqwen2: pictures,
  flaubert: moses,
  fsmt: moses,
  'gpt-sw3': sentencePieces,
  m2m_100: sentencePieces,
  marian: [...sentencePieces, ...moses],
  mask2former: panoptic,
  maskformer: panoptic,
  oneformer: panoptic,
  plbart: sentencePieces,
  roformer: [pip('rjieba')],
  siglip: [...sentencePieces, pip('protobuf')],
  speech_to_text: sentencePieces,
  speecht5: sentencePieces,
  tapas: [pip('pandas')],
  xlm: moses,
};

/** Types whose repositories contain code that was written for earlier releases. */
const early: Readonly<Record<string, { readonly before: string; readonly needs: readonly Requirement[] }>> = {
  florence2: { before: '4.54', needs: [pip('einops'), pip('timm')] },
  kimi_k2: { before: '5', needs: [pip('tiktoken')] },
};

const earlyOf = (model: ModelRecord) =>
  needsRemoteCode(model) ? own(early, modelTypeNameOf(model)) : undefined;

/** The release of Transformers that no longer runs the code in the repository. */
export const endedBy = (model: ModelRecord): string | undefined => earlyOf(model)?.before;

/** A type that always needs SentencePiece reads its model as it is. */
export const typeNeeds = (model: ModelRecord): readonly Requirement[] => {
  const known = earlyOf(model)?.needs ?? own(needs, modelTypeNameOf(model)) ?? [];
  return known.includes(sentencePiece) ? known : [...known, ...tokenizerNeeds(model)];
};
