/** @module In which way of its own a model is called: by the code of its repository, or by classes and inputs that few models have. */
import { chatTemplateOf, hasTag, nameOf, needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { recordedType } from '../types/model-type.ts';
import type { OwnTypeKind } from '../types/own-types.ts';
import type { WordsKind } from './words.ts';

/** Types that only code in repositories has. */
const repositoryTypes = [
  'chatglm',
  'clyp',
  'internvl_chat',
  'kimi_vl',
  'minicpmo',
  'minicpmv',
  'molmo',
  'moondream1',
  'phi3_v',
  'phi4mm',
  'ultravox',
  'unlimited-ocr',
] as const;

export type OwnInterface =
  | (typeof repositoryTypes)[number]
  | OwnTypeKind
  | WordsKind
  | 'coded speech'
  | 'deepseek chat'
  | 'deepseek ocr'
  | 'donut'
  | 'dpr reader'
  | 'entities'
  | 'ernie'
  | 'filled picture'
  | 'florence'
  | 'folding'
  | 'hunyuan image'
  | 'lighton_ocr'
  | 'madlad'
  | 'minicpm-v-2'
  | 'moonlight'
  | 'nougat'
  | 'openvla'
  | 'picture'
  | 'prompt'
  | 'rag'
  | 'score'
  | 'speech head'
  | 'translategemma'
  | 'trocr';

/** Types whose repositories have no chat template; base models continue a text. */
const isDeepSeekChat = (model: ModelRecord, type = ''): boolean =>
  /^deepseek_v(?:32|4)$/.test(type) && chatTemplateOf(model) === undefined && !/base/i.test(nameOf(model));

/** Transformers has the class for other repositories; copies of this one may not be tagged. */
const isDeepSeekOcr = (model: ModelRecord): boolean =>
  /deepseek-ocr/i.test(model.id) &&
  (needsRemoteCode(model) || /^deepseek(?:_vl_v2|ocr2?)$/i.test(model.config?.model_type ?? ''));

/** By the class of the weights. */
const byClass: readonly (readonly [name: RegExp, kind: OwnInterface])[] = [
  [/^DPRReader/, 'dpr reader'],
  [/ProteinFolding$/, 'folding'],
  [/^LukeForEntity/, 'entities'],
  [/^Rag(?:Token|Sequence)/, 'rag'],
  [/ForSpeechClassification$/, 'speech head'],
  [/^ViltForMasked/, 'filled picture'],
];

/** By the type, the id and the task, with spaces: for records without a type, and for types that others have as well. */
const byId: readonly (readonly [id: RegExp, kind: OwnInterface])[] = [
  [/ audeering\/wav2vec2-.*-(?:age-gender|emotion-msp-dim) /, 'speech head'],
  [
    /clipseg|emu3-vision|^idefics |idefics-\d+b|rmbg-1|vitmatte|(?:lightglue_superpoint|superglue_(?:in|out)door) $/i,
    'picture',
  ],
  [
    /^qwen(?:2_5_omni|3_omni_moe) |^ [^]*qwen-?(?:2\.5|3)-omni|llama-mesh|wildguard|databricks\/dolly-v/i,
    'prompt',
  ],
  [/DialogRPT-|internlm2.*-reward|parrot_adequacy|monotransquest-|taiyi-clip-roberta-/i, 'score'],
  [/flamingo\S*-hf /i, 'heard'],
  [/esmfold/i, 'folding'],
  [/lighton[-_]?ocr/i, 'lighton_ocr'],
  [/madlad400.*-mt/i, 'madlad'],
  [/minicpm-v-?2(?:\.0)? /i, 'minicpm-v-2'],
  [/^ openbmb\/\S+v-\d_\d/i, 'minicpmv'],
  // Copies in the format of Transformers end in -HF.
  [/^ (?:5cd-ai\/vintern|(?:opengvlab|sensenova)\/\S*internvl)(?!\S*-hf )\S* image-text/i, 'internvl_chat'],
  [/\/(?:kimi-vl|llava-onevision-1\.5)-/i, 'kimi_vl'],
  // Transformers has the class for a revision of one repository alone.
  [/ernie-4\.5-vl-\S+-(?:pt|thinking)/i, 'ernie'],
  [/molmoe?-\d+b/i, 'molmo'],
  [/\/chatglm/i, 'chatglm'],
  [/^ (?!florence-)\S+florence-2/i, 'florence'],
  [/moonlight-16b/i, 'moonlight'],
  [/^(?!.*(?:ecot|oft|v01)).*openvla(?: |-7b)/i, 'openvla'],
  [/translategemma/i, 'translategemma'],
  [/shieldgemma-2-/i, 'policies'],
  [/hunyuanimage-3/i, 'hunyuan image'],
  [/\/ultravox-v\d/i, 'ultravox'],
  [/(?:\/|larger_)clap[-_]\S* \S*audio-c|xclip|^qwen3_asr [^]* token-c/i, 'timed'],
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
  if (/embed|vlm2vec/i.test(id)) return undefined;
  if (/orpheus|maya1/i.test(id) && /^text-to-[as]/.test(task ?? '')) return 'coded speech';
  if (isDeepSeekOcr(model)) return 'deepseek ocr';
  const stated = repositoryTypes.find((one) => one === config?.model_type || hasTag(model, one));
  const type = stated ?? recordedType(model);
  if (isDeepSeekChat(model, type)) return 'deepseek chat';
  if (/seamless/i.test(id) && task === 'automatic-speech-recognition') return 'seamless';
  return (
    byClass.find(([ours]) => ours.test(name))?.[1] ??
    byId.find(([ours]) => ours.test(`${type ?? ''} ${id} ${task ?? ''}`))?.[1] ??
    stated ??
    ((type === undefined || type === 'vision-encoder-decoder') && (reads.has(task) || /refexp/i.test(id))
      ? readers.find(([ours]) => ours.test(id))?.[1]
      : undefined)
  );
}
