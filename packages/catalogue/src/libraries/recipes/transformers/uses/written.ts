/** @module Use of a model that writes text, and the text that models of many kinds are given. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { isInstructed, seesPictures } from '../tasks/beside-text.ts';
import { type Classes, preparedText, processor, type Use, variableOf } from '../tasks/classes.ts';
import { completedText } from '../inputs/given-text.ts';
import { pictureNeeds } from '../needs/pictures.ts';

/** Tasks, types and names of models that need another text: their type may be in a name only. */
export const needsOther = (model: ModelRecord, text: string): boolean =>
  isInstructed(model) ||
  model.pipeline_tag === 'conversational' ||
  model.config?.task_specific_params !== undefined ||
  text.startsWith('[CLS]') ||
  /[^en]code|t5|gpt|paja|prot_|punc|selfies|tiber|vicun|xlnet|nli|mrpc|paws|qqp|[-_](?:rte|sts)|cnn|sum|^uer|bart[^]*hinese/i.test(
    String([model.id, model.config?.model_type]),
  );

/** The text, and settings of the tokenizer that belong to it. */
export function givenText(model: ModelRecord, classes: Classes): Code<'python'> {
  const text = sampleText(model, seesPictures(model) ? 'text-generation' : undefined);
  return needsOther(model, text) ? completedText(model, classes, text) : py`${text}`;
}

export const writtenUse = (model: ModelRecord, classes: Classes): Use => ({
  code: py`
    ${preparedText(classes, givenText(model, classes))}
    outputs = model.generate(**inputs, max_new_tokens=60)
    print(${variableOf(classes)}.decode(outputs[0], skip_special_tokens=True))
  `,
  // The processor loads what prepares pictures, although there is none.
  ...(classes.processor === processor && { needs: pictureNeeds }),
});
