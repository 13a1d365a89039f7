/** @module PEFT adapters: their base model and task, as far as the record determines them. */
import { baseModelNotFound, type Notice, taskTypeInvalid } from '../../../errors.ts';
import { isChatId } from '../../../records/chat-id.ts';
import { isConversational } from '../../../records/chat-model.ts';
import { baseModelsOf, filesOf, hasTag, repositoryIn } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { remoteCode, severalBases } from '../../../snippets/warnings.ts';
import { classesOf } from './choose.ts';
import type { Classes } from './classes.ts';
import { familyTask } from './families.ts';
import { autoClassesByTask } from './tasks.ts';

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

const writesText = new Set(['summarization', 'text2text-generation', 'translation']);

/** Tasks of models with another head, which cards of language models name for their purpose. */
const asksText = new Set(['question-answering', 'table-question-answering']);

/** Inferred from the adapter's config, the record's task, its tags, and the family of the base model. */
function taskOf(model: ModelRecord, base: string): string | undefined {
  const type = model.config?.peft?.task_type;
  if (type !== undefined) return own(byTaskType, type);
  const family = familyTask(base);
  const task = model.pipeline_tag;
  // Decoders translate and summarize too; only encoder-decoder models are loaded as such.
  if (task !== undefined && writesText.has(task))
    return family === 'text2text-generation' ? task : 'text-generation';
  if (task !== undefined && asksText.has(task) && family === 'text-generation') return family;
  if (task !== undefined && own(autoClassesByTask, task) !== undefined) return task;
  if (task !== undefined && task !== 'reinforcement-learning') return undefined;
  if (family !== undefined) return family;
  return isConversational(model) || hasTag(model, 'text-generation') ? 'text-generation' : undefined;
}

/** Base models that other libraries load. */
const loadedElsewhere = /qwen-?image|gliner|chatterbox|[-_]tts[-_]/i;

/** Base models of a type that Transformers does not have. */
const ownCode = /exaone-(?:3|deep)/i;

/** Types with one class for texts and pictures, whose names contain those of other types. */
const hiddenTypes: readonly (readonly [name: RegExp, type: string])[] = [
  [/ministral-3-\d+b|mistral-small-(?:3\.[12]|4)-/i, 'mistral3'],
  [/kimi-k2\.[56]/i, 'kimi_k25'],
];

/** Adapters trained from a local folder name that folder; then the card has the repository. */
function basesOf(model: ModelRecord): readonly string[] {
  const path = model.config?.peft?.base_model_name_or_path?.trim();
  const given = path === undefined ? undefined : repositoryIn(path);
  if (given && !/^[./~]/.test(given)) return [given];
  const named = baseModelsOf(model);
  return named.length > 0 || !given ? named : [given];
}

const preparerFiles: ReadonlySet<string> = new Set([
  'tokenizer_config.json',
  'tokenizer.json',
  'preprocessor_config.json',
]);

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
  // The repository's config is that of the adapter.
  const { config: _, transformersInfo: __, ...bare } = model;
  // The adapter of a chat model is prompted as its base; its own tokenizer may lack the template.
  const chatsLikeBase = task === 'text-generation' && isChatId(base) && !isConversational(model);
  const type = hiddenTypes.find(([name]) => name.test(base))?.[1];
  const runsCode = ownCode.test(base);
  const tasked: ModelRecord = {
    ...bare,
    ...(type !== undefined && { config: { model_type: type } }),
    pipeline_tag: task,
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
    preparesItself:
      filesOf(model).length > 0 && !chatsLikeBase
        ? filesOf(model).some((file) => preparerFiles.has(file))
        : isConversational(model),
    warnings: [
      ...(runsCode ? [remoteCode] : []),
      ...(others.length > 0 ? [severalBases(base)] : []),
      ...(guessed ? [inferredTask] : []),
    ],
  };
}
