/** @module Selects the auto class: from `transformersInfo`, else the architecture, else the task. */
import { py } from '../../../../code/index.ts';
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { baseModelOf, hasTag, nameOf, needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { classByArchitecture } from './architecture.ts';
import { type ModelType, modelTypeOf } from '../types/auto-classes.ts';
import { isInstructed } from '../tasks/beside-text.ts';
import type { Classes } from '../tasks/classes.ts';
import { familyTask } from '../types/families.ts';
import { isLanguageModel } from '../tasks/instruction.ts';
import { modelTypeNameOf, namesArchitecture } from '../types/model-type.ts';
import { preparerOf } from './preparers.ts';
import { mappedByRepository } from './remote-code.ts';
import { broadest, taskClasses, taskOf } from '../tasks/by-task.ts';
import { autoClassesByTask, chatClasses } from '../tasks/tasks.ts';
import { looksSaved } from './saved.ts';

/** Class names in older records, with the current ones. */
const renamed: Readonly<Record<string, string>> = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
};

const isPlain = (model: ModelRecord): boolean =>
  model.transformersInfo?.processor === undefined &&
  !needsRemoteCode(model) &&
  !model.config?.architectures?.length;

function namedClass(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const given = model.transformersInfo?.auto_model ?? model.auto_model;
  if (given === undefined) return undefined;
  const name = py.isIdentifier(given) ? (own(renamed, given) ?? given) : 'AutoModel';
  // The hub also uses AutoModel as a fallback: then the task is more specific.
  if (name === 'AutoModel' && isPlain(model) && taskClasses(model).length > 0) return undefined;
  const repositorys = needsRemoteCode(model) || Object.hasOwn(model.config?.auto_map ?? {}, name);
  const mapped = type === undefined || !name.startsWith('AutoModel') || type.classes.has(name);
  return mapped || repositorys ? name : undefined;
}

function byTask(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const wanted = taskClasses(model);
  if (type === undefined && isInstructed(model) && isLanguageModel(model)) return 'AutoModelForCausalLM';
  if (type === undefined || needsRemoteCode(model)) return wanted[0];
  const chats = isConversational(model);
  // Without a task, a chat model whose type reads images is loaded with them.
  const order =
    chats && taskOf(model) === undefined
      ? ['AutoModelForImageTextToText', ...wanted]
      : [...wanted, ...(chats ? chatClasses : [])];
  const usual = order.find((autoClass) => type.classes.has(autoClass));
  if (usual !== undefined || wanted.length === 0) return usual;
  return type.classes.has('AutoModel') ? 'AutoModel' : type.classes.keys().next().value;
}

/** Names of models that embed texts; those with the type of a decoder have no head that writes. */
const embeds = /embed|^harrier-oss-/i;

/** By model type alone: decoders and encoder-decoders generate text, encoders return features. */
function byType({ classes }: ModelType): string | undefined {
  const decoder = classes.has('AutoModelForMaskedLM') ? [] : ['AutoModelForCausalLM'];
  return [...broadest, 'AutoModelForSeq2SeqLM', ...decoder, 'AutoModel'].find((autoClass) =>
    classes.has(autoClass),
  );
}

/** By the base model, for a model that TRL trained: it is loaded like the model it was trained from. */
const byBase = (model: ModelRecord): string | undefined =>
  hasTag(model, 'trl') ? own(autoClassesByTask, familyTask(baseModelOf(model) ?? ''))?.[0] : undefined;

/** Whether the auto class follows from the base model alone. */
export const isKnownByBase = (model: ModelRecord): boolean =>
  byBase(model) !== undefined && recordedClass(model, modelTypeOf(modelTypeNameOf(model))) === undefined;

/** The auto class that the record itself determines. */
const recordedClass = (model: ModelRecord, type: ModelType | undefined): string | undefined =>
  namedClass(model, type) ??
  (model.config?.auto_map && mappedByRepository(model, model.config.auto_map)) ??
  (namesArchitecture(model) ? classByArchitecture(model, type) : undefined) ??
  byTask(model, type) ??
  (type && (embeds.test(nameOf(model)) ? 'AutoModel' : byType(type))) ??
  (looksSaved(model) || namesArchitecture(model) ? 'AutoModel' : undefined);

/**
 * The classes that a snippet loads with; undefined if the record does not determine them. A class that the release does
 * not map for the model type is never used.
 */
export function classesOf(model: ModelRecord): Classes | undefined {
  const type = modelTypeOf(modelTypeNameOf(model));
  const name = recordedClass(model, type) ?? byBase(model);
  return name === undefined ? undefined : { model: name, processor: preparerOf(model, name, type) };
}
