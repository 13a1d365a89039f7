/** @module Tasks whose pipelines were removed after Transformers 4. */
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
