/** @module Packages that the tokenizer of a repository needs. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Requirement } from '../../../../snippets/requirement.ts';
import { sentencePieceNeeds } from '../../setup/sentence-pieces.ts';

export const tokenizerNeeds = (model: ModelRecord): readonly Requirement[] =>
  sentencePieceNeeds(filesOf(model));
