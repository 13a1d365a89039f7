/** @module Packages that tokenizers of Japanese models need. */
import { filesOf, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';

/**
 * Those that divide a text into words have the dictionary of their release; others have a model of SentencePiece, which
 * a list of files tells.
 */
export function japaneseNeeds(model: ModelRecord): readonly Requirement[] {
  if (model.id.startsWith('rinna/japanese-gpt') && filesOf(model).length === 0)
    return [pip('sentencepiece'), pip('protobuf')];
  if (!/bert-(?:base|large)-japanese/.test(model.id)) return [];
  return [pip('fugashi'), pip(/-v[23]|large/.test(nameOf(model)) ? 'unidic-lite' : 'ipadic')];
}
