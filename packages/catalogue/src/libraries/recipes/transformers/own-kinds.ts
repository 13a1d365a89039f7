/** @module In which way of its own a model is called: by the code of its repository, or by classes and inputs that few models have. */
import { chatTemplateOf, hasTag, isAdapter, nameOf, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { recordedType } from './model-type.ts';

/** Types that only code in repositories has. */
const repositoryTypes = [
  'chatglm',
  'internvl_chat',
  'minicpmo',
  'minicpmv',
  'molmo',
  'moondream1',
  'phi3_v',
  'phi4mm',
  'unlimited-ocr',
] as const;

/** Types of Transformers. */
const nativeTypes = [
  'bros',
  'clip_vision_model',
  'got_ocr2',
  'lighton_ocr',
  'lxmert',
  'markuplm',
  't5gemma2',
  'udop',
  'vjepa2',
] as const;

export type OwnInterface =
  | (typeof repositoryTypes)[number]
  | (typeof nativeTypes)[number]
  | 'coded speech'
  | 'deepseek chat'
  | 'deepseek ocr'
  | 'donut'
  | 'dpr reader'
  | 'entities'
  | 'filled picture'
  | 'folding'
  | 'madlad'
  | 'nougat'
  | 'rag'
  | 'seamless'
  | 'speech head'
  | 'translategemma'
  | 'trocr';

/** Types whose repositories have no chat template; base models continue a text. */
const isDeepSeekChat = (model: ModelRecord): boolean =>
  /^deepseek_v(?:32|4)$/.test(recordedType(model) ?? '') &&
  chatTemplateOf(model) === undefined &&
  !/base/i.test(nameOf(model));

/** By the class of the weights. */
const byClass: readonly (readonly [name: RegExp, kind: OwnInterface])[] = [
  [/^DPRReader$/, 'dpr reader'],
  [/^EsmForProteinFolding$/, 'folding'],
  [/^LukeForEntity(?:Pair|Span)?Classification$/, 'entities'],
  [/^Rag(?:Token|Sequence)ForGeneration$/, 'rag'],
  [/^(?:Wav2Vec2|Hubert)ForSpeechClassification$/, 'speech head'],
  [/^ViltForMaskedLM$/, 'filled picture'],
];

/** By the id, for records without a type, and for types that others have as well. */
const byId: readonly (readonly [id: RegExp, kind: OwnInterface])[] = [
  [/^audeering\/wav2vec2-.*-(?:age-gender|emotion-msp-dim)$/, 'speech head'],
  [/esmfold/i, 'folding'],
  [/lighton-?ocr/i, 'lighton_ocr'],
  [/madlad400.*-mt/i, 'madlad'],
  [/molmoe?-\d+b/i, 'molmo'],
  [/\/chatglm/i, 'chatglm'],
  [/translategemma/i, 'translategemma'],
  [/vjepa2/i, 'vjepa2'],
];

const readers: readonly (readonly [id: RegExp, kind: OwnInterface])[] = [
  [/donut/i, 'donut'],
  [/nougat/i, 'nougat'],
  [/trocr/i, 'trocr'],
];

/** Tasks of models that write what they read in a picture. */
const reads: ReadonlySet<string | undefined> = new Set([
  undefined,
  'document-question-answering',
  'image-text-to-text',
  'image-to-text',
]);

export function ownKindOf(model: ModelRecord): OwnInterface | undefined {
  const { id, pipeline_tag: task, config } = model;
  const [name = ''] = config?.architectures ?? [];
  // Embedding models are called as others, whatever they were trained from.
  if (isAdapter(model) || /embed|vlm2vec/i.test(id)) return undefined;
  if (/orpheus|maya1/i.test(id) && /^text-to-[as]/.test(task ?? '')) return 'coded speech';
  if (/deepseek-ocr/i.test(id) && needsRemoteCode(model)) return 'deepseek ocr';
  if (isDeepSeekChat(model)) return 'deepseek chat';
  if (/seamless/i.test(id) && task === 'automatic-speech-recognition') return 'seamless';
  const stated = [...repositoryTypes, ...nativeTypes].find(
    (type) => type === config?.model_type || hasTag(model, type),
  );
  const type = recordedType(model);
  return (
    byClass.find(([ours]) => ours.test(name))?.[1] ??
    byId.find(([ours]) => ours.test(id))?.[1] ??
    stated ??
    ((type === undefined || type === 'vision-encoder-decoder') && reads.has(task)
      ? readers.find(([ours]) => ours.test(id))?.[1]
      : undefined)
  );
}
