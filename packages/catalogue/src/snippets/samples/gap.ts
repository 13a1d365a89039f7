/** @module A sample text with a gap, in the model's language. */
import type { ModelRecord } from '../../records/model.ts';
import fillMask from '../../tasks/entries/fill-mask/samples.ts';
import { localized } from '../../tasks/languages.ts';

/** The text before and after the mask, for fill-mask. */
export function sampleGap(model: ModelRecord): readonly [before: string, after: string] {
  const [before = '', after = ''] = localized(fillMask.input.text, model).split('{mask}');
  return [before, after];
}
