/** @module Japanese tokenizers: their packages, and the dictionary by which they divide a text into words. */
import { filesOf, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';

const isBert = /(?:^|[-_,])(?:bert|electra)(?:[-_,]|$)|manga-ocr/i;

/** Whether its name tells that it reads Japanese. */
export const isJapanese = (model: ModelRecord): boolean =>
  /japanese|(?:^|[-_])ja(?:[-_]|$)|manga-ocr/i.test(nameOf(model));

/** Tokenizers of characters or of other words: copies of multilingual ones, and those of Universal Dependencies. */
const otherWords = /-cased|transformers-ud|^KoichiYasuoka\/(?![^]*unidic)/i;

/** Whether MeCab divides the text: other tokenizers have a model of SentencePiece or one file. */
function dividesWords(model: ModelRecord): boolean {
  const name = nameOf(model);
  const files = filesOf(model);
  return (
    isJapanese(model) &&
    isBert.test(String([name, model.config?.model_type])) &&
    !otherWords.test(model.id) &&
    (files.length === 0 || (files.includes('vocab.txt') && !files.includes('tokenizer.json')))
  );
}

/** Trained with IPADIC, which their files do not name. */
const ofIpadic =
  /^(?:(?:cl-tohoku|tohoku-nlp)\/(?:bert-base-japanese(?:-char)?(?:-whole-word-masking)?$)|izumi-lab\/|daigo\/|koheiduck\/|sonoisa\/sentence-bert-base-ja-mean)/;

/** Later releases name their dictionary in their files. */
const ofUnidic = /-v[23](?!\d)|large|unidic|manga-ocr/i;

/** The code of its tokenizer is in its repository, with both kinds of pieces. */
const isOfLine = ({ id }: ModelRecord): boolean => /line-distilbert/.test(id);

function dictionaries(model: ModelRecord): readonly Requirement[] {
  if (ofIpadic.test(model.id)) return [pip('ipadic')];
  // The files say which of the two it is.
  return ofUnidic.test(nameOf(model)) ? [pip('unidic-lite')] : [pip('unidic-lite'), pip('ipadic')];
}

export function japaneseNeeds(model: ModelRecord): readonly Requirement[] {
  // The tokenizer of both is a model of SentencePiece.
  if (/japanese-gpt|luke-/.test(model.id) && filesOf(model).length === 0)
    return [pip('sentencepiece'), pip('protobuf')];
  if (isOfLine(model)) return [pip('fugashi'), pip('unidic-lite'), pip('sentencepiece')];
  return dividesWords(model) ? [pip('fugashi'), ...dictionaries(model)] : [];
}

/** Arguments of its tokenizer: Transformers takes another dictionary where the files name none. */
export const japaneseSettings = (
  model: ModelRecord,
): { readonly mecab_kwargs: { readonly mecab_dic: string } } | undefined =>
  ofIpadic.test(model.id) && dividesWords(model) ? { mecab_kwargs: { mecab_dic: 'ipadic' } } : undefined;
