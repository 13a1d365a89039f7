/** @module Model families, recognized by the name of a repository, and their tasks. */
import type { Warning } from '../../../../snippets/snippet.ts';

/** Task by name of the base model; the first match wins. */
const families: readonly (readonly [name: RegExp, task: string | undefined])[] = [
  [/stable-?diffusion|sdxl|flux|\bwan\d|ltx|cogvideo|hunyuan-?video|qwen-?image/i, undefined],
  [/whisper/i, 'automatic-speech-recognition'],
  [
    /[-_]vl\b|[-_]vl[-_]|llava|idefics|paligemma|smolvlm|florence|minicpm-?v|internvl|pixtral|vision/i,
    'image-text-to-text',
  ],
  [
    /(?:^|[-_/])(?:[a-z]*t5|mt0|m?bart|pegasus|nllb|m2m100|opus-mt|madlad|ul2)(?:[-_]|$)/i,
    'text2text-generation',
  ],
  [/bert|electra|mpnet|\bbge\b|e5-/i, undefined],
  [
    /llama|qwen|mi[sx]tral|ministral|gemma|phi-|gpt|falcon|deepseek|smollm|pythia|bloom|opt-|glm|kimi|nemotron|granite|olmo|internlm|vicuna|zephyr|starcoder|rnj-\d|instruct|chat|\d+(?:\.\d+)?[bm]\b/i,
    'text-generation',
  ],
];

/** The task that models of the family of this base model usually have. */
export const familyTask = (base: string): string | undefined =>
  families.find(([name]) => name.test(base))?.[1];

export const likeItsBase: Warning = {
  code: 'inferred',
  message: 'The record has no model type: the class is that of its base model.',
};
