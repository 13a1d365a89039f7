/** @module What an MLX repository does: by its task, else by its name. */
import { isConversational, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { familyTask } from '../transformers/families.ts';

export type MlxKind = 'text' | 'vision' | 'speech' | 'whisper' | 'transcript' | 'embedding' | 'other';

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

/** The first match wins; these packages do not load image and music generators. */
const kindsByName: readonly (readonly [name: RegExp, kind: MlxKind])[] = [
  [/stable-diffusion|flux|z-image|music|[-_](?:clip|siglip|sam|sam2|sam3)[-_]/i, 'other'],
  [/[-_]tts(?:[-_]|$)|kokoro|chatterbox|orpheus|csm-|bark|outetts|vibevoice|[-_]dia[-_]/i, 'speech'],
  [/whisper(?!.*[-_]asr)/i, 'whisper'],
  [/whisper|parakeet|canary|[-_]asr(?:[-_]|$)|[-_]stt(?:[-_]|$)|moonshine|voxtral/i, 'transcript'],
  [/embed|(?:^|[-_])(?:bge|gte|e5|minilm|modernbert|nomic)[-_]/i, 'embedding'],
  [/[-_]ocr|[-_]omni(?:[-_]|$)|paligemma|gemma-?(?:3n|4)/i, 'vision'],
];

export function mlxKindOf(model: ModelRecord): MlxKind {
  const name = nameOf(model);
  const task = model.pipeline_tag;
  if (task !== undefined) {
    const kind = own(kindsByTask, task) ?? 'other';
    return kind === 'transcript' && /whisper/i.test(name) ? 'whisper' : kind;
  }
  const named = kindsByName.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  return familyTask(name) === 'image-text-to-text' ? 'vision' : 'text';
}

/** Whether the tokenizer has a chat template; undefined if the record does not say. */
export const mlxChats = (model: ModelRecord): boolean | undefined =>
  isConversational(model) ||
  (model.tags !== undefined && model.pipeline_tag !== undefined ? false : undefined);
