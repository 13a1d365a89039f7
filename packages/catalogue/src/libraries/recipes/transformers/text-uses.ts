/** @module Use of a text model loaded by Transformers, by auto class. */
import { type Code, py } from '../../../code/index.ts';
import { isConversational, widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleGap, sampleQuestion, sampleText } from '../../../snippets/samples.ts';
import { hasDecoder } from './model-type.ts';
import { instruction } from './chat.ts';
import { type Classes, tokenizer, topLabel, type Use, variableOf } from './classes.ts';
import { labelsOf, textLabels } from './labels.ts';
import { prefixOf } from './prefix.ts';
import { isRanked } from './rank-kind.ts';
import { rankUse } from './rank-uses.ts';
import { isReward } from './reward-kind.ts';
import { rewardUse } from './reward-uses.ts';
import { sampleTable } from './table.ts';
import { isTranslator } from './translate-kind.ts';
import { translateUse } from './translate-uses.ts';

/** The text with its mask token, taken from the loaded tokenizer. */
const gap = (model: ModelRecord): Code<'python'> => {
  const given = widgetOf(model)?.text;
  const [before, after] = sampleGap(model);
  return given === undefined ? py`${before} + tokenizer.mask_token + ${after}` : py`${given}`;
};

/** The cells that answer a question; the tokenizer takes the table as a data frame of strings. */
function tableUse(model: ModelRecord): Use {
  const { table, query } = sampleTable(model);
  return {
    imports: py`import pandas as pd`,
    needs: [pip('pandas')],
    code: py`
      table = pd.DataFrame(${table})
      inputs = tokenizer(table=table, queries=[${query}], padding="max_length", return_tensors="pt")
      outputs = model(**inputs.to(model.device))
      cells = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.detach().cpu())[0][0]
      print([table.iat[cell] for cell in cells])
    `,
  };
}

function prefixed(model: ModelRecord, text: string): string {
  const prefix = prefixOf(model) ?? '';
  return text.startsWith(prefix.trim()) ? text : prefix + text;
}

/** Dialogue models without a chat template: a turn ends with the end-of-sequence token. */
const turn = (model: ModelRecord, classes: Classes): Code<'python'> =>
  model.pipeline_tag === 'conversational' && isConversational(model)
    ? py`${sampleText(model, 'text-generation')} + tokenizer.eos_token`
    : py`${(classes.model === 'AutoModelForCausalLM' ? instruction(model) : undefined) ?? prefixed(model, sampleText(model))}`;

function questionUse(model: ModelRecord): Code<'python'> {
  const { question, context } = sampleQuestion(model);
  return py`
    question = ${question}
    context = ${context}
    inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    start = outputs.start_logits.argmax()
    end = outputs.end_logits.argmax()
    print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
  `;
}

const choiceUse = py`
  question = "What carries people to the island?"
  choices = ["A ferry.", "A violin.", "A lighthouse."]
  inputs = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
  inputs = {name: values.unsqueeze(0).to(model.device) for name, values in inputs.items()}
  outputs = model(**inputs)
  print(choices[outputs.logits.argmax(-1).item()])
`;

const nextUse = py`
  inputs = tokenizer("The ferry was late.", "It left at ten.", return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  print("follows" if outputs.logits.argmax(-1).item() == 0 else "does not follow")
`;

/** Code after the text is prepared; bare models and others return a vector per token. */
function resultOf(model: ModelRecord, classes: Classes): Code<'python'> {
  const autoClass = classes.model;
  if (/CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/.test(autoClass))
    return py`
      outputs = model.generate(**inputs, max_new_tokens=60)
      print(${variableOf(classes)}.decode(outputs[0], skip_special_tokens=True))
    `;
  if (autoClass === 'AutoModelForMaskedLM')
    return py`
      outputs = model(**inputs)
      masked = inputs["input_ids"][0] == tokenizer.mask_token_id
      print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
    `;
  if (autoClass === 'AutoModelForSequenceClassification')
    return py`
      outputs = model(**inputs)
      ${topLabel}
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

/** A label fits if the text entails a sentence with it. */
const entailmentUse = (model: ModelRecord): Code<'python'> => py`
  text = ${sampleText(model, 'text-classification')}
  labels = ${labelsOf(model, textLabels)}
  sentences = [f"This example is {label}." for label in labels]
  inputs = tokenizer([text] * len(labels), sentences, padding=True, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  names = model.config.label2id.items()
  entailment = next((number for name, number in names if name.lower().startswith("entail")), -1)
  scores = outputs.logits[:, entailment].softmax(0)
  print(dict(zip(labels, scores.tolist())))
`;

export function textUse(model: ModelRecord, classes: Classes): Use {
  if (
    model.pipeline_tag === 'zero-shot-classification' &&
    classes.model === 'AutoModelForSequenceClassification'
  )
    return { code: entailmentUse(model) };
  if (isRanked(model, classes)) return rankUse(model, classes);
  if (isReward(model, classes)) return rewardUse(model);
  const translated = isTranslator(model, classes) ? translateUse(model) : undefined;
  if (translated) return translated;
  switch (classes.model) {
    case 'AutoModelForTableQuestionAnswering':
      return tableUse(model);
    case 'AutoModelForQuestionAnswering':
      return { code: questionUse(model) };
    case 'AutoModelForMultipleChoice':
      return { code: choiceUse };
    case 'AutoModelForNextSentencePrediction':
      return { code: nextUse };
    default: {
      const input = classes.model === 'AutoModelForMaskedLM' ? gap(model) : turn(model, classes);
      const named = classes.processor === tokenizer ? py.none : py`text=`;
      return {
        code: py`
          inputs = ${variableOf(classes)}(${named}${input}, return_tensors="pt").to(model.device)
          ${resultOf(model, classes)}
        `,
      };
    }
  }
}
