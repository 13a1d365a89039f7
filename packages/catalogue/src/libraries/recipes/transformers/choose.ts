/** @module Selects auto class and preprocessor: from `transformersInfo`, else the architecture, else the task. */
import { py } from '../../../code/index.ts';
import {
  baseModelOf,
  filesOf,
  hasTag,
  isConversational,
  isReranker,
  needsRemoteCode,
} from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { type ModelType, modelTypeOf } from './auto-classes.ts';
import { type Classes, featureExtractor, imageProcessor, processor, tokenizer } from './classes.ts';
import { seesPictures } from './chat.ts';
import { familyTask } from './families.ts';
import { typeInName } from './name-type.ts';
import { autoClassesByTask } from './tasks.ts';

/** Class names in older records, with the current ones. */
const renamed: Readonly<Record<string, string>> = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
};

/** The model type that the record states: in its config, or as the hub's tag. */
export const recordedType = ({ config, tags }: ModelRecord): string | undefined =>
  config?.model_type ??
  (config?.architectures === undefined ? tags?.find((tag) => modelTypeOf(tag) !== undefined) : undefined);

/** The type in the name, if it has a class for the task. */
function namedType(model: ModelRecord): string | undefined {
  if (model.config?.architectures !== undefined || model.transformersInfo !== undefined) return undefined;
  if (needsRemoteCode(model)) return undefined;
  const name = typeInName(model);
  // A name such as `Llama-3.2-11B-Vision` has the type of the language model in it.
  const wanted = taskClasses(model).filter((one) => one !== 'AutoModelForCausalLM' || !seesPictures(model));
  const classes = modelTypeOf(name)?.classes;
  return wanted.length === 0 || wanted.some((one) => classes?.has(one) === true) ? name : undefined;
}

/** The model type that the record states, else the one in its name. */
export const modelTypeNameOf = (model: ModelRecord): string | undefined =>
  recordedType(model) ?? namedType(model);

/** Whether the hub's tags say that a config.json names a model type of Transformers, with weights beside it. */
export const hasTypeTag = (model: ModelRecord): boolean =>
  hasTag(model, 'safetensors', 'pytorch') && modelTypeOf(recordedType(model)) !== undefined;

/** Whether the class rests on the name of the repository. */
export const isKnownByName = (model: ModelRecord): boolean =>
  recordedType(model) === undefined && namedType(model) !== undefined;

/** Whether the bare model also requires decoder inputs. */
export function hasDecoder(model: ModelRecord): boolean {
  const classes = modelTypeOf(modelTypeNameOf(model))?.classes;
  return classes?.has('AutoModelForSeq2SeqLM') === true || classes?.has('AutoModelForSpeechSeq2Seq') === true;
}

const savedWeights =
  /^(?:pytorch_model|model)(?:-\d+-of-\d+)?\.(?:bin|safetensors)$|^(?:tf_model\.h5|flax_model\.msgpack)$/;
const savedTokenizer = new Set(['tokenizer.json', 'tokenizer_config.json', 'vocab.txt', 'spiece.model']);

/** Whether the files are those that Transformers saves for a text model. */
export function looksSaved(model: ModelRecord): boolean {
  const files = filesOf(model);
  return (
    files.includes('config.json') &&
    files.some((file) => savedWeights.test(file)) &&
    files.some((file) => savedTokenizer.has(file))
  );
}

/** Auto classes that tell little about a model's purpose. */
const weak = new Set(['AutoModelForPreTraining', 'AutoModelForTextEncoding', 'AutoBackbone', 'AutoModel']);

/** Order without a task: the class with the most kinds of input first. */
const broadest = [
  'AutoModelForImageTextToText',
  'AutoModelForMultimodalLM',
  'AutoModelForSpeechSeq2Seq',
  'AutoModelForTextToWaveform',
];

/** Classes of other frameworks have the same names as those of PyTorch, with a prefix. */
const architectureOf = ({ config }: ModelRecord): string | undefined =>
  config?.architectures?.[0]?.replace(/^(?:TF|Flax)(?=[A-Z])/, '');

/** For architectures of an unknown model type: by suffix of the name. */
const byEnding: readonly (readonly [ending: RegExp, autoClass: string])[] = [
  [/For(?:CausalLM|CausalLMVision)$|LMHeadModel$/, 'AutoModelForCausalLM'],
  [/ForMaskedLM$/, 'AutoModelForMaskedLM'],
  [/ForSequenceClassification$/, 'AutoModelForSequenceClassification'],
  [/ForTokenClassification$/, 'AutoModelForTokenClassification'],
  [/ForQuestionAnswering$/, 'AutoModelForQuestionAnswering'],
  [/ForMultipleChoice$/, 'AutoModelForMultipleChoice'],
  [/ForImageClassification$/, 'AutoModelForImageClassification'],
  [/ForObjectDetection$/, 'AutoModelForObjectDetection'],
  [/ForSemanticSegmentation$/, 'AutoModelForSemanticSegmentation'],
  [/ForCTC$/, 'AutoModelForCTC'],
  [/MTModel$|ForSeq2SeqLM$/, 'AutoModelForSeq2SeqLM'],
  [/Model$/, 'AutoModel'],
];

const taskOf = (model: ModelRecord): string | undefined =>
  model.pipeline_tag ?? model.transformersInfo?.pipeline_tag;

/** Classes of chat models: those that also read images have no class for text alone. */
const chatClasses = ['AutoModelForCausalLM', 'AutoModelForImageTextToText', 'AutoModelForMultimodalLM'];

/** A chat model generates answers, even if its card lists extractive question answering. */
function taskClasses(model: ModelRecord): readonly string[] {
  const task = taskOf(model);
  const chats = isConversational(model);
  if (task === undefined && !chats && isReranker(model)) return own(autoClassesByTask, 'text-ranking') ?? [];
  if (chats && (task === undefined || task === 'question-answering')) return chatClasses;
  return own(autoClassesByTask, task) ?? (chats ? chatClasses : []);
}

/** The auto class for the architecture; the task decides between several. */
function byArchitecture(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const architecture = architectureOf(model);
  if (architecture === undefined) return undefined;
  if (type === undefined) return byEnding.find(([ending]) => ending.test(architecture))?.[1];
  const makers = type.makers.get(architecture) ?? [];
  const wanted = taskClasses(model);
  const fitting =
    wanted.find((autoClass) => makers.includes(autoClass)) ??
    broadest.find((autoClass) => makers.includes(autoClass)) ??
    makers.find((autoClass) => !weak.has(autoClass));
  if (fitting !== undefined) return fitting;
  // A pretraining model has the heads of its tasks; a bare model is for features.
  const head = wanted.find((autoClass) => type.classes.has(autoClass));
  // The head of an encoder-decoder is its embedding: nothing is missing from the weights.
  if (makers.includes('AutoModel')) return head === 'AutoModelForSeq2SeqLM' ? head : 'AutoModel';
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

/** By the base model, for a model that TRL trained: it is loaded as what it was trained from. */
function byBase(model: ModelRecord): string | undefined {
  const base = hasTag(model, 'trl') ? baseModelOf(model) : undefined;
  const task = base === undefined ? undefined : familyTask(base);
  return own(autoClassesByTask, task)?.[0];
}

/** Whether nothing in the record but its base model says how it is loaded. */
export const isKnownByBase = (model: ModelRecord): boolean =>
  byBase(model) !== undefined && recordedClass(model, modelTypeOf(modelTypeNameOf(model))) === undefined;

const preparedBy: Readonly<Record<string, string>> = {
  AutoModelForAudioClassification: featureExtractor,
  AutoModelForAudioFrameClassification: featureExtractor,
  AutoModelForAudioTokenization: featureExtractor,
  AutoModelForAudioXVector: featureExtractor,
  AutoModelForCTC: processor,
  AutoModelForDocumentQuestionAnswering: processor,
  AutoModelForImageTextToText: processor,
  AutoModelForMaskGeneration: processor,
  AutoModelForMultimodalLM: processor,
  AutoModelForRNNT: processor,
  AutoModelForSpeechSeq2Seq: processor,
  AutoModelForTDT: processor,
  AutoModelForTextToSpectrogram: processor,
  AutoModelForTextToWaveform: processor,
  AutoModelForVideoClassification: 'AutoVideoProcessor',
  AutoModelForVisualQuestionAnswering: processor,
  AutoModelForZeroShotImageClassification: processor,
  AutoModelForZeroShotObjectDetection: processor,
};

const imageClass =
  /Image|Depth|Object|Segmentation|Keypoint|Matting|Normal|Pointmap|Pose|Backbone|TableRecognition|TextRecognition/;

/** Tasks whose AutoModel inputs are not prepared by a tokenizer. */
const featuresFrom: Readonly<Record<string, string>> = {
  'image-feature-extraction': imageProcessor,
  'visual-document-retrieval': processor,
};

function usualPreparer(model: ModelRecord, autoClass: string): string {
  if (autoClass === 'AutoModel') return own(featuresFrom, taskOf(model)) ?? tokenizer;
  return own(preparedBy, autoClass) ?? (imageClass.test(autoClass) ? imageProcessor : tokenizer);
}

/** The record decides only where the class leaves the preprocessor open; elsewhere it may be outdated. */
function mayPrepare(autoClass: string, given: string): boolean {
  if (autoClass === 'AutoModel')
    return [tokenizer, imageProcessor, processor, featureExtractor].includes(given);
  return (
    /CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/.test(autoClass) &&
    [tokenizer, processor].includes(given)
  );
}

const transcribes = /^AutoModelFor(?:SpeechSeq2Seq|CTC|RNNT|TDT)$/;

/** The preprocessor: the default for the class, unless the model type has another. */
function preparerOf(model: ModelRecord, autoClass: string, type: ModelType | undefined): string {
  const given = model.transformersInfo?.processor;
  if (given !== undefined && mayPrepare(autoClass, given)) return given;
  const usual = usualPreparer(model, autoClass);
  const known = type?.preparers ?? [];
  // Their tokenizers require word boxes, which only the processor finds.
  if (/^layout(?:lmv2|lmv3|xlm)$/.test(modelTypeNameOf(model) ?? '')) return processor;
  // Bare audio models use the feature extractor; models of images and text use the processor.
  if (autoClass === 'AutoModel' && known.includes(processor) && taskOf(model) !== 'image-feature-extraction')
    return known.includes(featureExtractor) && !known.includes(imageProcessor) ? featureExtractor : processor;
  // A transcript is decoded by the processor's tokenizer; a feature extractor has none.
  if (known.length === 0 || known.includes(usual) || transcribes.test(autoClass)) return usual;
  return [processor, imageProcessor, featureExtractor, tokenizer].find((one) => known.includes(one)) ?? usual;
}

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
