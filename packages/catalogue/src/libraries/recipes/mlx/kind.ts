/** @module What an MLX repository does: by its task, else by its name. */
import { isDraftModel } from '../../../records/traits/draft.ts';
import { isConversational } from '../../../records/traits/chat-model.ts';
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { isTranslateGemma } from '../local/translate-gemma.ts';
import { familyTask } from '../transformers/types/families.ts';

/** `written` is text from a model that only mlx-vlm has a class for. */
export type MlxKind =
  | 'text'
  | 'written'
  | 'vision'
  | 'speech'
  | 'whisper'
  | 'transcript'
  | 'embedding'
  | 'other';

const kindsByTask: Readonly<Record<string, MlxKind>> = {
  'any-to-any': 'vision',
  'automatic-speech-recognition': 'transcript',
  conversational: 'text',
  'feature-extraction': 'embedding',
  'image-text-to-text': 'vision',
  'image-to-text': 'vision',
  'sentence-similarity': 'embedding',
  summarization: 'text',
  'text-generation': 'text',
  'text-to-speech': 'speech',
  'text2text-generation': 'text',
  translation: 'text',
};

/** The first match wins; these packages do not load image and music generators, codecs and matchers of pictures. */
const kindsByName: readonly (readonly [name: RegExp, kind: MlxKind])[] = [
  [
    /stable-diffusion|flux|[-_]image(?:[-_]|$)|music|[-_](?:clip|siglip|sam|sam2|sam3)[-_]|matrix-game|hibiki|encodec|voicechat|tokenizer|lightglue|superpoint|vitmatte/i,
    'other',
  ],
  [/[-_]tts(?:[-_]|$)|kokoro|chatterbox|orpheus|csm-|bark|outetts|soprano|vibevoice|[-_]dia[-_]/i, 'speech'],
  [/whisper(?!.*[-_]asr)/i, 'whisper'],
  [/whisper|parakeet|canary|[-_]asr(?:[-_]|$)|[-_]stt(?:[-_]|$)|moonshine|voxtral/i, 'transcript'],
  [/embed|(?:^|[-_])(?:bge|gte|e5|minilm|modernbert|nomic)[-_]/i, 'embedding'],
  [/[-_]ocr|[-_]omni(?:[-_]|$)|paligemma|gemma-?(?:3n|4)|glm-\d(?:\.\d)?v/i, 'vision'],
];

/** Weights in the JANG format or its later form, JANGTQ, which have loaders of their own. */
export const isJang = (model: ModelRecord): boolean =>
  /(?:^|[-_])jang(?:tq\d*)?(?:[-_]|$)/i.test(nameOf(model)) &&
  (model.tags?.length ? hasTag(model, 'jang') : true);

const onlyVlm = ['deepseek_v4', 'qwen3_5_moe_text', 'qwen3_5_text'] as const;

/** Draft models have the type of their target with an ending. */
const draftType = /_(?:assistant|dflash\d*|mtp)$/;

const isDraft = (model: ModelRecord): boolean =>
  isDraftModel(model) ||
  draftType.test(model.config?.model_type ?? '') ||
  (model.tags ?? []).some((tag) => draftType.test(tag));

const needsVlm = (model: ModelRecord): boolean =>
  hasTag(model, ...onlyVlm) ||
  onlyVlm.some((type) => type === model.config?.model_type) ||
  /deepseek[-_]v4/i.test(nameOf(model));

/** Names of models that no package has a class for, whatever their task. */
const withoutClass = /cosyvoice|lemonseed/i;

export function mlxKindOf(model: ModelRecord): MlxKind {
  if (isDraft(model) || withoutClass.test(nameOf(model))) return 'other';
  const kind = taskKindOf(model);
  return kind === 'text' && needsVlm(model) ? 'written' : kind;
}

function taskKindOf(model: ModelRecord): MlxKind {
  const name = nameOf(model);
  if (isTranslateGemma(model)) return 'text';
  const task = model.pipeline_tag;
  if (task !== undefined) {
    const kind = own(kindsByTask, task) ?? 'other';
    return kind === 'transcript' && /whisper/i.test(name) ? 'whisper' : kind;
  }
  const named = kindsByName.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  if (hasTag(model, 'mlx-vlm') || model.library_name === 'mlx-vlm') return 'vision';
  return familyTask(name) === 'image-text-to-text' ? 'vision' : 'text';
}

/** Whether the tokenizer has a chat template; undefined if the record does not say. */
export const mlxChats = (model: ModelRecord): boolean | undefined =>
  isConversational(model) ||
  (model.tags !== undefined && model.pipeline_tag !== undefined ? false : undefined);
