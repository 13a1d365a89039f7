/** @module Whether a server of language models can generate text with the weights of a repository. */
import type { ModelRecord } from '../../../records/model.ts';
import { lacksWeights } from '../../../records/traits/other-formats.ts';

const tasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'any-to-any',
  'image-text-to-text',
  'text-generation',
  'text2text-generation',
  'translation',
]);

/** Whether the task is one of language models, or not known. */
export const mayWriteText = (model: ModelRecord): boolean => tasks.has(model.pipeline_tag);

export const writesText = (model: ModelRecord): boolean => mayWriteText(model) && !lacksWeights(model);
