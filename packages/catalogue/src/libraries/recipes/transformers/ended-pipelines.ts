/** @module Tasks whose pipelines were removed after Transformers 4. */
import type { Warning } from '../../../snippets/snippet.ts';

const endedTasks = [
  'image-to-image',
  'image-to-text',
  'question-answering',
  'summarization',
  'text2text-generation',
  'translation',
  'visual-question-answering',
] as const;

export type EndedTask = (typeof endedTasks)[number];

export const hasEnded = (task: string | undefined): task is EndedTask =>
  endedTasks.some((ended) => ended === task);

/** A pipeline that the release no longer has. */
export const withoutPipeline = (task: EndedTask): Warning => ({
  code: 'deprecated',
  message: `Transformers 5 has no pipeline for ${task}: load the model directly, or install transformers<5.`,
});
