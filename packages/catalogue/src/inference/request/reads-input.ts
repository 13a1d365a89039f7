/** @module Whether a model reads what its task sends: the hub lists encoders of sound and pictures under tasks of text. */
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';

/** Tasks that send a text alone. */
const textTasks: ReadonlySet<string | undefined> = new Set(['feature-extraction', 'token-classification']);

/** Types of Transformers that read no text, or something beside it. */
const otherTypes = [
  'beit',
  'chinese_clip',
  'clap',
  'clip',
  'convnext',
  'dac',
  'data2vec-audio',
  'data2vec-vision',
  'deit',
  'dinov2',
  'dinov2_with_registers',
  'dinov3_convnext',
  'dinov3_vit',
  'encodec',
  'hubert',
  'lxmert',
  'mimi',
  'parakeet_tdt',
  'qwen3_asr',
  'regnet',
  'resnet',
  'sam',
  'sew',
  'sew-d',
  'siglip',
  'swin',
  'swinv2',
  'tapas',
  'unispeech',
  'unispeech-sat',
  'videomae',
  'vision-text-dual-encoder',
  'visual_bert',
  'vit',
  'vit_mae',
  'vit_msn',
  'wav2vec2',
  'wav2vec2-bert',
  'wav2vec2-conformer',
  'wavlm',
  'whisper',
] as const;

/** CLAP compares sounds with texts; another model of that name reads machine code. */
const clapName = /(?:^|[-_])clap[-_](?!asm)/i;

/** The same by name, for records with neither tags nor a type; a Hungarian BERT is named like HuBERT. */
const otherName =
  /(?:^|[-_])(?:dac|encodec|mimi|music2vec|sam-vit|wav2vec2?|wavlm|chinese-hubert)(?:[-_]|$)/i;

const isType = (model: ModelRecord, types: readonly string[]): boolean =>
  hasTag(model, ...types) || types.includes(model.config?.model_type ?? '');

const isUntyped = ({ config, tags }: ModelRecord): boolean =>
  config?.model_type === undefined && !tags?.length;

const isNamed = (model: ModelRecord, name: RegExp): boolean => isUntyped(model) && name.test(nameOf(model));

const isClap = (model: ModelRecord): boolean => isType(model, ['clap']) || isNamed(model, clapName);

/** Sentence Transformers has a part for texts in each of its models. */
const readsOther = (model: ModelRecord): boolean =>
  model.library_name !== 'sentence-transformers' &&
  (isType(model, otherTypes) || isClap(model) || isNamed(model, otherName));

/** Names of reward models: they score an answer to a question. */
const rewardName = /(?:^|[-_])(?:reward(?:-?model)?|rm)(?:[-_.]|$)/i;

/** Names of models that read the picture of a formula; there is no such sample. */
const formulaName = /formula|latex|mixtex|pix2te[xt]|texify/i;

/** Without labels, CLAP classifies nothing. */
export function readsInput(model: ModelRecord): boolean {
  const { pipeline_tag: task } = model;
  if (task === 'text-classification') return !rewardName.test(nameOf(model));
  if (task === 'image-to-text') return !formulaName.test(nameOf(model));
  if (task === 'audio-classification') return !isClap(model);
  return !textTasks.has(task) || !readsOther(model);
}
