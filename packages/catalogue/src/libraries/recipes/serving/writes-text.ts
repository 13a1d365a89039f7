/** @module Whether a server of language models can generate text with the weights of a repository. */
import type { ModelRecord } from '../../../records/model.ts';
import { lacksWeights } from '../../../records/other-formats.ts';

const tasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'any-to-any',
  'image-text-to-text',
  'text-generation',
  'text2text-generation',
  'translation',
]);

export const writesText = (model: ModelRecord): boolean =>
  tasks.has(model.pipeline_tag) && !lacksWeights(model);
