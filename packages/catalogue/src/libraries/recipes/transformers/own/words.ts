/** @module Language models that do in words, or in a notation of their own, what others have a head for. */
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { recordedType } from '../types/model-type.ts';

export type WordsKind = 'answer' | 'verdict' | 'written';

/** By the type, the id and the task, with spaces. */
const byId: readonly (readonly [id: RegExp, kind: WordsKind])[] = [
  [/monot5-|\/inranker-|unicamp-dl\/p?m?tt?5-\S*marco|minicheck-flan-t5/i, 'verdict'],
  [/charsiu\/g2p_multi|\/m?rebel-(?:base|large)|^m?t5 \S+ text-to-(?:audio|speech)$/i, 'written'],
];

/** Names of T5 and of models that were made from it. */
const namesT5 = /(?:^|[-_.])(?:[a-z]*(?<!tes)t5|mt0)(?:[-_.]|$)/i;

/** The hub tags a record with the task of its class, whatever the card states; other tags are those of the card. */
const isTaggedWriter = ({ tags = [], cardData }: ModelRecord): boolean =>
  tags.some((tag) => /^text(?:2text)?-generation$/.test(tag) && !cardData?.tags?.includes(tag));

/** Whether a language model has no head for the task of its card, which it does in words. */
function taskKind(model: ModelRecord, type: string | undefined): WordsKind | undefined {
  const { id, pipeline_tag: task, config } = model;
  if (config?.architectures !== undefined) return undefined;
  const named = type === undefined && namesT5.test(nameOf(model));
  if (task === 'fill-mask') return named && !/gbst/i.test(id) ? 'written' : undefined;
  if (task !== 'question-answering' && task !== 'text-classification') return undefined;
  const answers = named ? task === 'question-answering' && !/squad/i.test(id) : isTaggedWriter(model);
  return answers ? 'answer' : undefined;
}

export function wordsKindOf(model: ModelRecord): WordsKind | undefined {
  const { id, pipeline_tag: task } = model;
  const type = recordedType(model);
  return byId.find(([ours]) => ours.test(`${type ?? ''} ${id} ${task ?? ''}`))?.[1] ?? taskKind(model, type);
}
