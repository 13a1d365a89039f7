/** @module Tokenizers that AutoTokenizer loads in a wrong way: with a class or settings that the files do not state. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes } from '../tasks/classes.ts';
import { isJapanese, japaneseSettings } from '../needs/japanese.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { Named } from './untyped.ts';

/** Types with other tokenizers of their own: from a list of words, the auto class makes one without words. */
const withOtherWords =
  /^(?:albert|bart|big_bird|deberta|longformer|mbart|mt5|pegasus|roberta|t5|xlm-roberta|xlnet)$/;

/** Files of those tokenizers. */
const otherFiles = /^(?:tokenizer\.json|merges\.txt|vocab\.json|dict\.txt|bpe\.codes|[^]+\.(?:model|spm))$/;

/** Languages of molecules and moves, which are divided by other code. */
const otherLanguages = /smiles|chess/i;

/** Chinese models with the vocabulary of BERT, where their files are unknown; those of IDEA-CCNL have others, but one. */
const chineseWords = /bart[^]*chinese/i;
const otherWords = /randeng(?![^]*berttokenizer)/i;

const listsWords = ({ id }: ModelRecord, files: readonly string[]): boolean =>
  files.length === 0
    ? chineseWords.test(id) && !otherWords.test(id)
    : files.includes('vocab.txt') && !files.some((file) => otherFiles.test(file));

/** Whether it has the vocabulary of BERT and no other, which its type does not expect. */
export function hasWordList(model: ModelRecord): boolean {
  return (
    listsWords(model, filesOf(model)) &&
    withOtherWords.test(modelTypeNameOf(model) ?? '') &&
    !otherLanguages.test(model.id) &&
    !isJapanese(model)
  );
}

/** The classes with the tokenizer by name, or with its settings; undefined where AutoTokenizer does. */
export function withOwnTokenizer(model: ModelRecord, classes: Classes): Named | undefined {
  const prepare = japaneseSettings(model);
  if (prepare) return { ...classes, prepare };
  return hasWordList(model) ? { ...classes, processor: 'BertTokenizer' } : undefined;
}
