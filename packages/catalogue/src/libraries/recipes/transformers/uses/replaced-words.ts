/** @module Use of a model that tells replaced words from given ones, or corrects them. */
import { py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { type Classes, preparedText, type Use } from '../tasks/classes.ts';

/** It reads a text without a gap, and writes the likeliest character at each position. */
export const correctedUse = (model: ModelRecord, classes: Classes): Use => ({
  code: py`
    ${preparedText(classes, py`${widgetOf(model)?.text ?? '我今天很高新。'}`)}
    outputs = model(**inputs)
    print(tokenizer.decode(outputs.logits[0, 1:-1].argmax(-1)))
  `,
});

export const replacedWordsUse = (model: ModelRecord, classes: Classes): Use => ({
  code: py`
    ${preparedText(classes, py`${sampleText(model, 'feature-extraction')}`)}
    outputs = model(**inputs)
    tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
    # How likely it is that a token was replaced.
    for token, score in zip(tokens, outputs.logits[0].sigmoid().tolist()):
        print(token, round(score, 3))
  `,
});
