/** @module Use of a model that writes text, and the text that models of many kinds are given. */
import { type Code, py } from '../../../code/index.ts';
import { isConversational } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { seesPictures } from './chat-inputs.ts';
import { type Classes, preparedText, processor, type Use, variableOf } from './classes.ts';
import { instruction } from './instruction.ts';
import { pictureNeeds } from './picture-needs.ts';
import { prefixOf } from './prefix.ts';

function prefixed(model: ModelRecord, text: string): string {
  if (model.config?.task_specific_params === undefined && !/^(?:google-t5\/)?t5-\w+$/.test(model.id))
    return text;
  const prefix = prefixOf(model) ?? '';
  return text.startsWith(prefix.trim()) ? text : prefix + text;
}

/** Language models need an instruction with the text for these tasks; encoder-decoders are trained for them. */
export const isInstructed = ({ pipeline_tag: task }: ModelRecord): boolean =>
  task === 'translation' || task === 'summarization';

/** Dialogue models without a chat template: a turn ends with the end-of-sequence token. */
export const givenText = (model: ModelRecord, classes: Classes): Code<'python'> =>
  model.pipeline_tag === 'conversational' && isConversational(model)
    ? py`${sampleText(model, 'text-generation')} + tokenizer.eos_token`
    : py`${classes.model === 'AutoModelForCausalLM' && isInstructed(model) ? instruction(model) : prefixed(model, sampleText(model, seesPictures(model) ? 'text-generation' : undefined))}`;

export const writtenUse = (model: ModelRecord, classes: Classes): Use => ({
  code: py`
    ${preparedText(classes, givenText(model, classes))}
    outputs = model.generate(**inputs, max_new_tokens=60)
    print(${variableOf(classes)}.decode(outputs[0], skip_special_tokens=True))
  `,
  // The processor loads what prepares pictures, although there is none.
  ...(classes.processor === processor && { needs: pictureNeeds }),
});
