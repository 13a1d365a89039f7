/** @module The auto classes that suit the task of a record, the default first. */
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { isReranker } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { answersYesOrNo } from './rerankers.ts';
import { autoClassesByTask, chatClasses } from './tasks.ts';

export const taskOf = (model: ModelRecord): string | undefined =>
  model.pipeline_tag ?? model.transformersInfo?.pipeline_tag;

/** Order without a task: the class with the most kinds of input first. */
export const broadest = [
  'AutoModelForImageTextToText',
  'AutoModelForMultimodalLM',
  'AutoModelForSpeechSeq2Seq',
  'AutoModelForTextToWaveform',
];

/** Tasks that cards of rerankers state although they give no vector. */
const vectorTasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'feature-extraction',
  'sentence-similarity',
]);

/** A chat model generates answers, even if its card lists extractive question answering. */
export function taskClasses(model: ModelRecord): readonly string[] {
  const task = taskOf(model);
  const chats = isConversational(model);
  if (isReranker(model) && (!chats || task === 'text-ranking')) {
    if (answersYesOrNo(model)) return ['AutoModelForCausalLM'];
    if (vectorTasks.has(task)) return autoClassesByTask['text-ranking'] ?? [];
  }
  if (chats && (task === undefined || task === 'question-answering')) return chatClasses;
  return own(autoClassesByTask, task) ?? (chats ? chatClasses : []);
}
