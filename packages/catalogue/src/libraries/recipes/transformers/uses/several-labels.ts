/** @module Results of a model whose labels apply each by itself. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Call } from '../pipeline/call.ts';

/** Names of models that return where a text is from, as two numbers. */
const locates = /[-_]geo$/i;

/** Prints the labels that apply. */
export const likelyLabels = ({ id }: ModelRecord): Code<'python'> =>
  locates.test(id)
    ? py`print(outputs.logits[0].tolist())`
    : py`
        # Several labels may apply, each with a score of its own.
        for number, score in enumerate(outputs.logits[0].sigmoid().tolist()):
            if score > 0.3:
                print(model.config.id2label[number], round(score, 3))
      `;

/** The call of a pipeline, which would return one label. */
export const withAllLabels = (call: Call): Call => ({
  ...call,
  args: py`${call.args}, top_k=None, function_to_apply="sigmoid"`,
});
