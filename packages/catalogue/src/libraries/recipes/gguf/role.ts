/** @module What the language model of GGUF files does; the format is also used for images, videos and sound. */
import { isDraftModel } from '../../../records/traits/draft.ts';
import { isConversational } from '../../../records/traits/chat-model.ts';
import { filesOf, hasTag, isReranker, nameOf } from '../../../records/fields.ts';
import { isGgufByName } from '../../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isGgufAddition } from './addition.ts';
import { isForkGguf } from './fork.ts';
import { isCompanion, isGgufPart } from './part.ts';

/** Tasks whose GGUF files need another program, such as whisper.cpp or stable-diffusion.cpp. */
const otherTasks: readonly string[] = [
  'audio-classification',
  'audio-to-audio',
  'automatic-speech-recognition',
  'depth-estimation',
  'image-classification',
  'image-feature-extraction',
  'image-segmentation',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-3d',
  'image-to-image',
  'image-to-video',
  'keypoint-detection',
  'mask-generation',
  'object-detection',
  'robotics',
  'tabular-classification',
  'tabular-regression',
  'text-to-3d',
  'text-to-audio',
  'text-to-image',
  'text-to-speech',
  'text-to-video',
  'time-series-forecasting',
  'unconditional-image-generation',
  'video-classification',
  'video-to-video',
  'voice-activity-detection',
  'zero-shot-image-classification',
  'zero-shot-object-detection',
];

const otherLibraries: ReadonlySet<string | undefined> = new Set([
  'audio.cpp',
  'diffusers',
  'diffusion-single-file',
  'ltx',
  'nemo',
  'q4nx',
  'stable-diffusion.cpp',
  'transcribe.cpp',
  'whisper.cpp',
]);

const ggufLibraries: ReadonlySet<string | undefined> = new Set([
  'gguf',
  'llama-cpp',
  'llama.cpp',
  'llama-cpp-python',
]);

/** Names of generators of images, videos and sound; the files of their text encoders have the same names. */
const otherNames =
  /(?:^|[-_.])(?:comfyui|flux[-_.]?[12]|hunyuan-?(?:image|video)|krea-?2|ltx[-_v]?\d*|minimax-?(?:h3|music)\d*|qwen-image|\w*tts|vibevoice|wan(?:[-_.]?2[.\d]*)?|whisper|u?mt5|t5)(?:[-_.]|$)/i;

/** Names of collections for ComfyUI, where a language model is only a text encoder. */
const collectionName = /^(?:comfyui|krea-?2)(?:[-_.]|$)|[-_.](?:all-?files|workflows?)(?:[-_.]|$)/i;

const hasGguf = (model: ModelRecord): boolean =>
  model.gguf !== undefined ||
  hasTag(model, 'gguf') ||
  isGgufByName(model) ||
  ggufLibraries.has(model.library_name?.toLowerCase()) ||
  filesOf(model).some((file) => file.endsWith('.gguf') && !isCompanion(file));

/** Purposes of language models, where GGUF files chat. */
const purposes = new Set(['object-detection', 'robotics']);

/** A repository without a task may have one as a tag, or in its name unless it chats. */
const hasOtherTask = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined
    ? hasTag(model, ...otherTasks) ||
      collectionName.test(nameOf(model)) ||
      (!isConversational(model) && otherNames.test(nameOf(model)))
    : otherTasks.includes(model.pipeline_tag) &&
      !(purposes.has(model.pipeline_tag) && isConversational(model));

/** RKNN 3 for Rockchip: of such a conversion, only the tokenizer is a GGUF file. */
const rockchipName = /(?:^|[-_.])rknn\d?(?:[-_.]|$)/i;

/** Whether GGUF files are not those of a language model, or of one that cannot write alone or with llama.cpp. */
export const isOtherGguf = (model: ModelRecord): boolean =>
  hasOtherTask(model) ||
  otherLibraries.has(model.library_name) ||
  rockchipName.test(nameOf(model)) ||
  isDraftModel(model) ||
  isGgufAddition(model) ||
  isGgufPart(model) ||
  isForkGguf(model);

const isGgufText = (model: ModelRecord): boolean => hasGguf(model) && !isOtherGguf(model);

/** What the language model of GGUF files does; chat apps can use only those that write. */
export type GgufRole = 'write' | 'embed' | 'rank';

const embeds: ReadonlySet<string | undefined> = new Set(['feature-extraction', 'sentence-similarity']);
const embedderName = /(?:^|[-_])(?:embed(?:ding)?s?|embeddinggemma|bge|e5|gte|minilm)(?:[-_]|$)/i;

/** Types of encoders, of which llama.cpp has no head but the vectors; the hub tags those that it can read. */
const encodes = [
  'feature-extraction',
  'bert',
  'distilbert',
  'jina-bert',
  'modernbert',
  'nomic-bert',
  'roberta',
  'xlm-roberta',
] as const;

/** Tasks that such models have, or none. */
const encoderTask = /^(?:|fill-mask|question-answering|(?:text|token|zero-shot)-classification)$/;

const isEncoder = (model: ModelRecord): boolean =>
  encoderTask.test(model.pipeline_tag ?? '') && hasTag(model, ...encodes) && !isConversational(model);

/** Undefined if there are no GGUF files of a language model. */
export function ggufRoleOf(model: ModelRecord): GgufRole | undefined {
  if (!isGgufText(model)) return undefined;
  if (isReranker(model)) return 'rank';
  const named = model.pipeline_tag === undefined && embedderName.test(nameOf(model));
  return named || embeds.has(model.pipeline_tag) || isEncoder(model) ? 'embed' : 'write';
}

export const isGgufModel = (model: ModelRecord): boolean => ggufRoleOf(model) === 'write';

const roleReasons: Readonly<Record<GgufRole, string>> = {
  write: 'The repository has GGUF files of a language model.',
  embed: 'The repository has GGUF files of an embedding model.',
  rank: 'The repository has GGUF files of a reranker.',
};

export const ggufReason = (model: ModelRecord): string | undefined =>
  isGgufModel(model) ? roleReasons.write : undefined;

/** For programs that serve every kind of language model. */
export function ggufRoleReason(model: ModelRecord): string | undefined {
  const role = ggufRoleOf(model);
  return role && roleReasons[role];
}
