/** @module What loads a model of the T5 family that is called in a way of its own, without the table of types. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { sentencePieceNeeds } from '../../setup/sentence-pieces.ts';
import { recordedType } from '../types/model-type.ts';
import type { OwnUse } from './example.ts';

const inferred: Warning = {
  code: 'inferred',
  message: 'The record has no model type: the class is that of T5, by its name.',
};

/** Most have a model of SentencePiece alone; ByT5 reads bytes. */
export function loadedT5(model: ModelRecord): Omit<OwnUse, 'title' | 'use'> {
  const files = filesOf(model);
  const unknown = files.length === 0 && !/byt5|g2p/i.test(model.id);
  return {
    preparer: 'AutoTokenizer',
    name: 'AutoModelForSeq2SeqLM',
    complete: true,
    needs: sentencePieceNeeds(unknown ? ['spiece.model'] : files),
  };
}

/** The type may be in the name alone. */
export const namedT5 = (model: ModelRecord): Omit<OwnUse, 'title' | 'use'> => ({
  ...loadedT5(model),
  warnings: recordedType(model) === undefined ? [inferred] : [],
});
