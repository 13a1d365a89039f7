/** @module Use of a model that reads text: it labels it, fills a gap, or gives a vector for each token. */
import { type Code, py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { type Classes, preparedText, topLabel, type Use } from '../tasks/classes.ts';
import { gapOf } from '../inputs/gap.ts';
import { hasDecoder, modelTypeNameOf } from '../types/model-type.ts';
import { correctedUse, replacedWordsUse } from './replaced-words.ts';
import { likelyLabels } from './several-labels.ts';
import { givenText } from './written.ts';

/** The text with its mask token, taken from the loaded tokenizer. */
const gap = (model: ModelRecord): Code<'python'> => {
  const given = widgetOf(model)?.text;
  const [before, after] = gapOf(model);
  return given === undefined ? py`${before} + tokenizer.mask_token + ${after}` : py`${given}`;
};

/** Names of models that score how similar two sentences are: they have no labels. */
const scoresPair = /(?:^|[-_.])sts-?b?(?:[-_.]|$)/i;

/** Whether each label applies or not, whatever the others do. */
export const hasSeveralLabels = ({ config }: ModelRecord): boolean =>
  /ForMulti-?label/i.test(config?.architectures?.[0] ?? '');

function labelled(model: ModelRecord): Code<'python'> {
  if (hasSeveralLabels(model)) return likelyLabels(model);
  return scoresPair.test(model.id) ? py`print(outputs.logits[0, 0].item())` : topLabel;
}

function textOf(model: ModelRecord, classes: Classes): Code<'python'> {
  if (classes.model === 'AutoModelForMaskedLM') return gap(model);
  if (hasSeveralLabels(model)) return py`${sampleText(model, 'text-classification')}`;
  return givenText(model, classes);
}

/** Code after the text is prepared; bare models and others return a vector per token. */
function resultOf(model: ModelRecord, { model: autoClass }: Classes): Code<'python'> {
  if (autoClass === 'AutoModelForMaskedLM')
    return py`
      outputs = model(**inputs)
      masked = inputs["input_ids"][0] == tokenizer.mask_token_id
      print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
    `;
  if (autoClass === 'AutoModelForSequenceClassification')
    return py`
      outputs = model(**inputs)
      ${labelled(model)}
    `;
  if (autoClass === 'AutoModelForTokenClassification')
    return py`
      outputs = model(**inputs)
      tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
      for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
          print(token, model.config.id2label[label])
    `;
  return py`
    outputs = ${autoClass === 'AutoModel' && hasDecoder(model) ? py`model.get_encoder()` : py`model`}(**inputs)
    print(outputs[0].shape)
  `;
}

/** Whether it tells replaced words from given ones. */
const discriminates = (model: ModelRecord, { model: autoClass }: Classes): boolean =>
  autoClass === 'AutoModelForPreTraining' && /^(?:electra|funnel)$/.test(modelTypeNameOf(model) ?? '');

/** Whether it corrects the spelling of Chinese, although its class is that of models which fill gaps. */
export const corrects = ({ id }: ModelRecord): boolean => /bert4csc/i.test(id);

export const readUse = (model: ModelRecord, classes: Classes): Use => {
  if (discriminates(model, classes)) return replacedWordsUse(model, classes);
  return corrects(model)
    ? correctedUse(model, classes)
    : {
        code: py`
          ${preparedText(classes, textOf(model, classes))}
          ${resultOf(model, classes)}
        `,
      };
};
