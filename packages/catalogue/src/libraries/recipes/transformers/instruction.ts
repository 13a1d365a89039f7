/** @module The instruction that a language model needs for the task of a record. */
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';

/** For a task with an instruction. */
export const instruction = (model: ModelRecord): string =>
  `${model.pipeline_tag === 'translation' ? 'Translate this into French' : 'Summarize this in one sentence'}: ${sampleText(model)}`;
