/** @module PEFT adapters: their base model and task, as far as the record determines them. */
import { baseModelNotFound, modelTypeUnknown, type Notice, taskTypeInvalid } from '../../../../errors.ts';
import { isChatId } from '../../../../records/traits/chat-id.ts';
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { hasTag } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { severalBases } from '../../../../snippets/several-bases.ts';
import { remoteCode } from '../../../../snippets/warnings.ts';
import { basesOf, hiddenTypeOf, preparesItself } from './base.ts';
import { classesOf } from '../classes/choose.ts';
import type { Classes } from '../tasks/classes.ts';
import { familyTask } from '../types/families.ts';
import { autoClassesByTask } from '../tasks/tasks.ts';

export interface Adapter {
  readonly base: string;
  readonly classes: Classes;
  /** The record with the inferred task. */
  readonly model: ModelRecord;
  /** Whether the base model runs code of its repository. */
  readonly runsCode: boolean;
  /** Whether the adapter's repository has a tokenizer or processor; the base model's may lack a chat template. */
  readonly preparesItself: boolean;
  readonly warnings: readonly Warning[];
}

const byTaskType: Readonly<Record<string, string>> = {
  CAUSAL_LM: 'text-generation',
  SEQ_2_SEQ_LM: 'text2text-generation',
  TOKEN_CLS: 'token-classification',
  SEQ_CLS: 'text-classification',
  QUESTION_ANS: 'question-answering',
  FEATURE_EXTRACTION: 'feature-extraction',
};

const writesText = /^(?:summarization|text2text-generation|translation)$/;

/** Tasks of models with another head, which cards of language models name for their purpose. */
const answered = /^(?:table-)?question-answering$/;

/** The same of chat models, for texts as they are; others may have the head. */
const classified = /^(?:text|token)-classification$/;

/** Adapters that turn a language model into one that embeds texts. */
const embedsTexts = /promptriever|repllama/i;

/** Inferred from the adapter's config, the record's task, its tags, and the family of the base model. */
function taskOf(model: ModelRecord, base: string): string | undefined {
  const type = model.config?.peft?.task_type;
  if (type !== undefined) return own(byTaskType, type);
  if (embedsTexts.test(model.id)) return 'feature-extraction';
  const task = model.pipeline_tag;
  if (task === 'text-generation') return task;
  const family = familyTask(base);
  if (task !== undefined) {
    // Decoders translate and summarize too; only encoder-decoder models are loaded as such.
    if (writesText.test(task)) return family === 'text2text-generation' ? task : 'text-generation';
    const isWritten = answered.test(task) || (classified.test(task) && isChatId(base));
    if (isWritten && family === 'text-generation') return family;
    if (own(autoClassesByTask, task) !== undefined) return task;
    if (task !== 'reinforcement-learning') return undefined;
  }
  if (family !== undefined) return family;
  return isConversational(model) || hasTag(model, 'text-generation') ? 'text-generation' : undefined;
}

/** Base models that other libraries load. */
const loadedElsewhere = /qwen-?image|gliner|chatterbox|[-_]tts[-_]/i;

/** Base models of a type that Transformers does not have. */
const ownCode = /exaone-(?:3|deep)/i;

/** Those whose code also has calls of its own. */
const ownCalls = /minicpm-[ov](?!-?4[._][67])|llada|^microsoft\/florence-2/i;

const inferredTask: Warning = {
  code: 'inferred',
  message:
    'The record does not say what the adapter was trained for: the task was taken from its base model.',
};

/** What the adapter is applied to and loaded with, or why that is unknown. */
export function adapterOf(model: ModelRecord): Adapter | Notice {
  const [base, ...others] = basesOf(model);
  const task = taskOf(model, base ?? '');
  if (task === undefined) return taskTypeInvalid;
  if (base === undefined) return baseModelNotFound;
  if (loadedElsewhere.test(base)) return taskTypeInvalid;
  if (ownCalls.test(base)) return modelTypeUnknown;
  // The repository's config is that of the adapter.
  const { config: _, transformersInfo: __, ...bare } = model;
  // The adapter of a chat model is prompted as its base; its own tokenizer may lack the template.
  const chatsLikeBase = task === 'text-generation' && !isConversational(model) && isChatId(base);
  const type = hiddenTypeOf(base);
  const runsCode = ownCode.test(base);
  const tasked: ModelRecord = {
    ...bare,
    ...(type !== undefined && { config: { model_type: type } }),
    library_name: 'peft',
    cardData: { ...bare.cardData, base_model: base },
    pipeline_tag: task,
    ...(task === 'text-generation' &&
      classified.test(model.pipeline_tag ?? '') && { widgetData: [{ text: sampleText(model) }] }),
    ...(chatsLikeBase && { tags: [...(bare.tags ?? []), 'conversational'] }),
  };
  const classes = classesOf(tasked);
  if (classes === undefined) return taskTypeInvalid;
  const guessed = model.config?.peft?.task_type === undefined && task !== model.pipeline_tag;
  return {
    base,
    classes,
    model: tasked,
    runsCode,
    preparesItself: !chatsLikeBase && preparesItself(model),
    warnings: [
      ...(runsCode ? [remoteCode] : []),
      ...(others.length > 0 ? [severalBases(base)] : []),
      ...(guessed ? [inferredTask] : []),
    ],
  };
}
