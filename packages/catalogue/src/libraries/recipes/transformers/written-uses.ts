/** @module Use of a model that writes text, and the text that models of many kinds are given. */
import { type Code, py } from '../../../code/index.ts';
import { isConversational } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { type Classes, preparedText, type Use, variableOf } from './classes.ts';
import { instruction } from './instruction.ts';
import { prefixOf } from './prefix.ts';

function prefixed(model: ModelRecord, text: string): string {
  if (model.config?.task_specific_params === undefined && !/^(?:google-t5\/)?t5-\w+$/.test(model.id))
    return text;
  const prefix = prefixOf(model) ?? '';
  return text.startsWith(prefix.trim()) ? text : prefix + text;
}

/** Dialogue models without a chat template: a turn ends with the end-of-sequence token. */
export const givenText = (model: ModelRecord, classes: Classes): Code<'python'> =>
  model.pipeline_tag === 'conversational' && isConversational(model)
    ? py`${sampleText(model, 'text-generation')} + tokenizer.eos_token`
    : py`${(classes.model === 'AutoModelForCausalLM' ? instruction(model) : undefined) ?? prefixed(model, sampleText(model))}`;

export const writtenUse = (model: ModelRecord, classes: Classes): Use => ({
  code: py`
    ${preparedText(classes, givenText(model, classes))}
    outputs = model.generate(**inputs, max_new_tokens=60)
    print(${variableOf(classes)}.decode(outputs[0], skip_special_tokens=True))
  `,
});
