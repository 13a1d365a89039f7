/** @module The instruction that a language model needs for the task of a record. */
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';

/** Language models need an instruction with the text; encoder-decoders are trained for the task. */
export function instruction(model: ModelRecord): string | undefined {
  switch (model.pipeline_tag) {
    case 'translation':
      return `Translate this into French: ${sampleText(model)}`;
    case 'summarization':
      return `Summarize this in one sentence: ${sampleText(model)}`;
    default:
      return undefined;
  }
}
