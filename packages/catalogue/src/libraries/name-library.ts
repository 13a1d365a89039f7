/** @module The library in the id of a model: owners that publish for one library, and names of model families. */
import { isRerankerId, nameOf } from '../records/fields.ts';
import { namesMlx } from '../records/traits/mlx-name.ts';
import type { ModelRecord } from '../records/model.ts';
import { own } from '../snippets/own.ts';
import type { GuessedLibrary } from './guess.ts';
import type { LibraryKey } from './keys.generated.ts';
import { additionOf } from './recipes/diffusion/additions/addition.ts';
import { familyTask } from './recipes/transformers/types/families.ts';
import { modelTypeOf } from './recipes/transformers/types/auto-classes.ts';
import { modelTypeNameOf } from './recipes/transformers/types/model-type.ts';
import { autoClassesByTask } from './recipes/transformers/tasks/tasks.ts';
import { isAuthorsWord } from './recipes/transformers/types/tag.ts';
import { withNamedTask } from './recipes/transformers/named-task.ts';

const owners: Readonly<Record<string, LibraryKey>> = {
  AdapterHub: 'adapter-transformers',
  Qdrant: 'fastembed',
  Xenova: 'transformers.js',
  'cross-encoder': 'sentence-transformers',
  espnet: 'espnet',
  flair: 'flair',
  hezarai: 'hezar',
  'keras-io': 'keras',
  kerasformers: 'zeromodels',
  lerobot: 'lerobot',
  NexVeridian: 'mlx',
  'mlx-community': 'mlx',
  'onnx-community': 'transformers.js',
  pyannote: 'pyannote-audio',
  'sd-concepts-library': 'diffusers',
  'sentence-transformers': 'sentence-transformers',
  spacy: 'spacy',
  speechbrain: 'speechbrain',
  timm: 'timm',
  zeromodels: 'zeromodels',
};

export function libraryOfOwner({ id }: Pick<ModelRecord, 'id'>): GuessedLibrary | undefined {
  const [owner] = id.split('/', 1);
  const library = own(owners, owner);
  return (
    library && { library, reason: `The record names no library; ${owner} publishes models for this one.` }
  );
}

/** Weights that were converted for MLX. */
export const libraryOfConversion = (model: ModelRecord): GuessedLibrary | undefined =>
  namesMlx(model)
    ? {
        library: 'mlx',
        reason: 'The record names no library; its name says that it was converted for this one.',
      }
    : undefined;

/** Owners whose models load with Transformers, if there is a class for the task. */
const modelers = new Set(['OpenMed', 'dima806', 'prithivMLmods']);

export function libraryOfModeler({ id, pipeline_tag: task }: ModelRecord): GuessedLibrary | undefined {
  const [owner = ''] = id.split('/', 1);
  return modelers.has(owner) && !/zeroshot/i.test(id) && own(autoClassesByTask, task) !== undefined
    ? namedTransformers(`${owner} publishes models for this one`)
    : undefined;
}

const pictureTasks: ReadonlySet<string | undefined> = new Set([
  'image-to-image',
  'image-to-video',
  'text-to-image',
  'text-to-video',
]);

/** LoRAs of diffusion models. Names of language-model LoRAs do not differ from those of whole models. */
export const libraryOfLora = (model: ModelRecord): GuessedLibrary | undefined =>
  pictureTasks.has(model.pipeline_tag) && additionOf(model) === 'lora'
    ? {
        library: 'diffusers',
        reason:
          'The record names no library; its name is that of a LoRA, its task is that of diffusion models.',
      }
    : undefined;

/** Names that are used for models of one library. */
const names: readonly (readonly [name: RegExp, library: LibraryKey])[] = [
  [/(?:^|[-_])gliner2/i, 'gliner2'],
  [/(?:^|[-_])gliner|^OpenMed-ZeroShot-NER-/i, 'gliner'],
  [/(?:^|[-_])setfit(?:[-_]|$)/i, 'setfit'],
  [/(?:^|[-_])span-?marker/i, 'span-marker'],
  [/bge-reranker-v2-gemma/i, 'transformers'],
  [/^(?!.*(?:rvc\d|rknn|hailo|ncnn|onnx)).*yolo[-_]?v?(?:8|9|10|11|12|26)(?!\d)/i, 'ultralytics'],
  [/^[a-z]{2,3}_\w+_(?:sm|md|lg|trf)$/, 'spacy'],
  [/^stanza-/, 'stanza'],
  [/^BiRefNet/, 'birefnet'],
  [/(?:^|[-_])f5-?tts(?:[-_]|$)/i, 'f5-tts'],
  [/^(?:llama-)?outetts-(?!.*fp8)/i, 'outetts'],
  [/^(?:(?:ea|w)mt\d\d-comet|xcomet-xx?l$|(?:afri|ssa-)comet-)/i, 'comet'],
  [/^Qwen3-TTS-12Hz-[\d.]+B-(?:Base|CustomVoice|VoiceDesign)$/, 'qwen3_tts'],
  // The exercises of its course.
  [/^my_awesome_/, 'transformers'],
  [/^Depth-Anything-V2-(?:Small|Base|Large)$/, 'depth-anything-v2'],
  [/^DFN\d+B-CLIP-/, 'open_clip'],
  [/^(?:stt|asr|indicconformer_stt)_[a-z]{2,5}_|^parakeet-tdt_ctc-/, 'nemo'],
  [/^nsfw-image-detection-384$/, 'timm'],
  [/^sd-image-variations-diffusers$/, 'diffusers'],
  [/^finegrain-box-segmenter$/, 'refiners'],
  [/^sapiens-.+-torchscript$/, 'sapiens'],
  [/^internlm2?(?:_5)?-(?:base|chat|math|\d)/i, 'transformers'],
  [/nemotron-3-(?:nano|super|ultra)-(?!omni-)/i, 'transformers'],
  [/(?:^|[-_])fasttext-(?:[a-z]{2,3}-vectors|classifier|language)|^glotlid|^openlid|nordic-lid/i, 'fasttext'],
];

const namedTransformers = (what: string): GuessedLibrary => ({
  library: 'transformers',
  reason: `The record names no library; ${what}.`,
});

/** Words in names of models that Transformers loads for the task. */
const wordsByTask: Readonly<Record<string, RegExp>> = {
  // The trainer ends names so.
  'audio-classification': /-finetuned?(?:-|$)|^deepfake-audio-detection/i,
  'image-classification':
    /(?:nsfw|ai)[-_](?:vs-human-)?image[-_]detect(?:ion|or)|sdxl-detector|^dit-(?:base|large)-finetuned-/i,
  'token-classification': /^(?![a-z]{2}_|.*(?:flair|spacy|stanza)).*(?:punctuat|(?:^|[-_])ner(?:[-_]|$))/i,
};

/** Decoders that are older than adapters: unlike those of later ones, few repositories of theirs are adapters. */
const early = /^(?:bloom|codegen|gpt2|gpt_neox?|gptj|opt)$/;

/** Words in names of adapters, of conversions, and of models around an early decoder. */
const isDerived =
  /adapter|awq|bert|bitsandbytes|blip|bnb|\d-?bit|chatglm|ggml|gptq|int[48]|lora|onnx|peft|quant|\bsae\b|sharded|split/i;

/** Early decoders, encoder-decoders and models of music: hardly any repository of theirs is an adapter or a conversion. */
const isWhole = (id: string, type: string, classes: ReadonlyMap<string, unknown>): boolean =>
  (early.test(type) && !isDerived.test(id)) ||
  type === 'musicgen' ||
  (classes.has('AutoModelForSeq2SeqLM') && !classes.has('AutoModelForSpeechSeq2Seq'));

/** Models that write by diffusion: code in their repositories loads them, and samples in ways of their own. */
const diffusesText = /^dream-(?:coder-)?v0|llada/i;

/** The model type in the name must have a class for the task. */
export function libraryOfName(record: ModelRecord): GuessedLibrary | undefined {
  const model = withNamedTask(record);
  const library =
    names.find(([name]) => name.test(nameOf(model)))?.[1] ??
    (isRerankerId(model.id) ? 'sentence-transformers' : undefined);
  if (library)
    return { library, reason: 'The record names no library; its name is that of a model of this one.' };
  const task = model.pipeline_tag;
  if (task === 'sentence-similarity') return undefined;
  const type = isAuthorsWord(model) ? undefined : modelTypeNameOf(model);
  const classes = modelTypeOf(type)?.classes;
  const wanted = own(autoClassesByTask, task) ?? [];
  if (type !== undefined && classes !== undefined) {
    if (wanted.some((name) => classes.has(name)))
      return namedTransformers(`its name and task are those of ${type} models`);
    if (task === undefined && isWhole(model.id, type, classes))
      return namedTransformers(`its name is that of ${type} models`);
  }
  if (own(wordsByTask, task)?.test(nameOf(model)))
    return namedTransformers(`its name is that of models for ${task}`);
  return task !== undefined && familyTask(nameOf(model)) === task && !diffusesText.test(nameOf(model))
    ? namedTransformers(`its name is that of a family of models for ${task}`)
    : undefined;
}
