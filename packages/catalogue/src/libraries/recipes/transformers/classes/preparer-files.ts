/** @module Whether a repository has the files of a tokenizer or processor. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { type Classes, tokenizer } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

/** Writes letters or words, whose list is in the files of a tokenizer. */
export const ctc = 'AutoModelForCTC';

const tokenizerFile = /(?:^|\/)(?:tokenizer|vocab|merges)|\.(?:model|spm|bpe)$/;
const processorFile = /(?:processor|extractor)_?config\.json$/;

/** The hub adds one to every repository. */
const otherFile = /\.(?:json|md|gitattributes)$/;

/** False where the files are unknown, as in a list of weights alone. Parts of a processor may lie in its tokenizer's files. */
export function lacksPreparer(model: ModelRecord, classes: Classes): boolean {
  const files = filesOf(model);
  const needsWords = classes.processor === tokenizer || classes.model === ctc;
  const isEnough = (file: string): boolean =>
    tokenizerFile.test(file) || (!needsWords && processorFile.test(file));
  return files.some((file) => otherFile.test(file)) && !files.some(isEnough);
}

/** Whether AutoTokenizer may take the files for those of another tokenizer: `own-tokenizer.ts` decides. */
export const mayMistakeFiles = (model: ModelRecord): boolean =>
  /japanese|-ja-|bart[^]*hinese/i.test(model.id) ||
  (filesOf(model).includes('vocab.txt') && !/^(?:distil)?bert|ctra|gpt/.test(modelTypeNameOf(model) ?? ''));
