/** @module Selects the auto class: from `transformersInfo`, else the architecture, else the task. */
import { py } from '../../../code/index.ts';
import { baseModelOf, hasTag, isConversational, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { architectureOf, loadedByName, sameHead } from './architecture.ts';
import { type ModelType, modelTypeOf } from './auto-classes.ts';
import { classEnding } from './class-endings.ts';
import type { Classes } from './classes.ts';
import { familyTask } from './families.ts';
import { modelTypeNameOf } from './model-type.ts';
import { preparerOf } from './preparers.ts';
import { chatClasses, taskClasses } from './task-classes.ts';
import { autoClassesByTask } from './tasks.ts';
import { looksSaved } from './saved.ts';

/** Class names in older records, with the current ones. */
const renamed: Readonly<Record<string, string>> = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
};

/** Auto classes that say little about a model's purpose. */
const weak = new Set(['AutoModelForPreTraining', 'AutoModelForTextEncoding', 'AutoBackbone', 'AutoModel']);

/** Order without a task: the class with the most kinds of input first. */
const broadest = [
  'AutoModelForImageTextToText',
  'AutoModelForMultimodalLM',
  'AutoModelForSpeechSeq2Seq',
  'AutoModelForTextToWaveform',
];

/** Auto classes of encoder-decoders: the head is the embedding of the decoder. */
const rewrites = new Set(['AutoModelForSeq2SeqLM', 'AutoModelForSpeechSeq2Seq']);

/** The auto class for the architecture; the task decides between several. */
function byArchitecture(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const architecture = architectureOf(model);
  if (architecture === undefined) return undefined;
  if (loadedByName.has(architecture)) return architecture;
  if (type === undefined) return classEnding(architecture);
  const makers = type.makers.get(sameHead(type, architecture) ?? '') ?? [];
  const wanted = taskClasses(model);
  const fitting =
    wanted.find((autoClass) => makers.includes(autoClass)) ??
    broadest.find((autoClass) => makers.includes(autoClass)) ??
    makers.find((autoClass) => !weak.has(autoClass));
  if (fitting !== undefined) return fitting;
  // A pretraining model has the heads of its tasks; a bare model is for features.
  const head = wanted.find((autoClass) => type.classes.has(autoClass));
  // Nothing is missing from the weights of an encoder-decoder.
  if (makers.includes('AutoModel')) return head !== undefined && rewrites.has(head) ? head : 'AutoModel';
  if (makers.length === 0) return undefined;
  return head ?? (type.classes.has('AutoModelForMaskedLM') ? 'AutoModelForMaskedLM' : makers[0]);
}

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

/** Code in the repository maps its auto class. */
function mappedByRepository(model: ModelRecord): string | undefined {
  const map = model.config?.auto_map;
  if (map === undefined) return undefined;
  const names = Object.keys(map).filter((name) => /^AutoModel\w*$/.test(name));
  return taskClasses(model).find((name) => names.includes(name)) ?? names.at(-1);
}

function byTask(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const wanted = taskClasses(model);
  if (type === undefined || needsRemoteCode(model)) return wanted[0];
  const chat = isConversational(model) ? chatClasses : [];
  const usual = [...wanted, ...chat].find((autoClass) => type.classes.has(autoClass));
  if (usual !== undefined || wanted.length === 0) return usual;
  return type.classes.has('AutoModel') ? 'AutoModel' : type.classes.keys().next().value;
}

/** By model type alone: decoders and encoder-decoders generate text, encoders return features. */
function byType({ classes }: ModelType): string | undefined {
  const decoder = classes.has('AutoModelForMaskedLM') ? [] : ['AutoModelForCausalLM'];
  return [...broadest, ...decoder, 'AutoModelForSeq2SeqLM', 'AutoModel'].find((autoClass) =>
    classes.has(autoClass),
  );
}

/** By the base model, for a model that TRL trained: it is loaded like the model it was trained from. */
function byBase(model: ModelRecord): string | undefined {
  const base = hasTag(model, 'trl') ? baseModelOf(model) : undefined;
  const task = base === undefined ? undefined : familyTask(base);
  return own(autoClassesByTask, task)?.[0];
}

/** Whether the auto class follows from the base model alone. */
export const isKnownByBase = (model: ModelRecord): boolean =>
  byBase(model) !== undefined && recordedClass(model, modelTypeOf(modelTypeNameOf(model))) === undefined;

/** The auto class that the record itself determines. */
const recordedClass = (model: ModelRecord, type: ModelType | undefined): string | undefined =>
  namedClass(model, type) ??
  mappedByRepository(model) ??
  byArchitecture(model, type) ??
  byTask(model, type) ??
  (type && byType(type)) ??
  (looksSaved(model) || architectureOf(model) !== undefined ? 'AutoModel' : undefined);

/**
 * The classes that a snippet loads with; undefined if the record does not determine them. A class that the release does
 * not map for the model type is never used.
 */
export function classesOf(model: ModelRecord): Classes | undefined {
  const type = modelTypeOf(modelTypeNameOf(model));
  const name = recordedClass(model, type) ?? byBase(model);
  return name === undefined ? undefined : { model: name, processor: preparerOf(model, name, type) };
}
