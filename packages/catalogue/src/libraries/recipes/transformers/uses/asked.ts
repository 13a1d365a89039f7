/** @module Use of a model that chooses an answer: from a text, given sentences or given labels. */
import { type Code, py } from '../../../../code/index.ts';
import { filesOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleQuestion } from '../../../../snippets/samples/question.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { readsOthers } from '../../../../tasks/languages.ts';
import { isZeroShot } from '../kinds/asked.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { entailmentIn } from '../inputs/entailment.ts';
import { labelsOf, textLabels } from '../inputs/labels.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

/** T5 that finds answers: its tokenizer does not add the mark that stands for none. */
const readsMark = /^sjrhuschlee\/[^]*t5[^]*squad/;

/** Tokenizers of BERT number the texts of a pair; nearly all of RoBERTa, which KLUE has with those, know one number. */
function pairOptions(model: ModelRecord): Code<'python'> {
  const files = filesOf(model);
  const hasWords = files.includes('vocab.txt') && !files.includes('vocab.json');
  return modelTypeNameOf(model) === 'roberta' && (hasWords || /klue/i.test(model.id))
    ? py`, return_token_type_ids=False`
    : py.none;
}

/** Classes that no auto class returns rank beginnings and ends instead of scoring each token. */
function questionUse(model: ModelRecord, classes: Classes): Code<'python'> {
  const ranks = classes.model !== 'AutoModelForQuestionAnswering';
  const { question, context } = sampleQuestion(model);
  return py`
    question = ${readsMark.test(model.id) ? py`tokenizer.cls_token + ` : py.none}${question}
    context = ${context}
    inputs = tokenizer(question, context${pairOptions(model)}, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    start = outputs.${ranks ? py`start_top_index[0, 0]` : py`start_logits.argmax()`}
    end = outputs.${ranks ? py`end_top_index[0, 0]` : py`end_logits.argmax()`}
    print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
  `;
}

const choiceUse = (model: ModelRecord): Code<'python'> => py`
  question = "What carries people to the island?"
  choices = ["A ferry.", "A violin.", "A lighthouse."]
  inputs = tokenizer([question] * len(choices), choices, padding=True${pairOptions(model)}, return_tensors="pt")
  inputs = {name: values.unsqueeze(0).to(model.device) for name, values in inputs.items()}
  outputs = model(**inputs)
  print(choices[outputs.logits.argmax(-1).item()])
`;

const nextUse = py`
  inputs = tokenizer("The ferry was late.", "It left at ten.", return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  print("follows" if outputs.logits.argmax(-1).item() == 0 else "does not follow")
`;

/** The sentence is that of the pipeline, unless the text is in another language. */
function labelled(model: ModelRecord): {
  readonly text: string;
  readonly labels: readonly string[];
  readonly sentence?: string | undefined;
} {
  const other = readsOthers(model) ? entailmentIn(model) : undefined;
  return {
    text: widgetOf(model)?.text ?? other?.text ?? sampleText(model, 'text-classification'),
    labels: labelsOf(model, other?.labels ?? textLabels),
    sentence: other?.sentence,
  };
}

/** Arguments of a pipeline. */
export function labelledText(model: ModelRecord): Code<'python'> {
  const { text, labels: candidate_labels, sentence: hypothesis_template } = labelled(model);
  return py`${text}${py.rest({ candidate_labels, hypothesis_template })}`;
}

/** A label fits if the text entails a sentence with it. */
function entailmentUse(model: ModelRecord): Code<'python'> {
  const { text, labels, sentence } = labelled(model);
  return py`
    text = ${text}
    labels = ${labels}
    sentences = [${sentence === undefined ? py`f"This example is {label}."` : py`${sentence}.format(label)`} for label in labels]
    inputs = tokenizer([text] * len(labels), sentences, padding=True, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    names = model.config.label2id.items()
    entailment = next((number for name, number in names if name.lower().startswith("entail")), -1)
    scores = outputs.logits[:, entailment].softmax(0)
    print(dict(zip(labels, scores.tolist())))
  `;
}

export function askedUse(model: ModelRecord, classes: Classes): Use {
  if (isZeroShot(model, classes)) return { code: entailmentUse(model) };
  switch (classes.model) {
    case 'AutoModelForMultipleChoice':
      return { code: choiceUse(model) };
    case 'AutoModelForNextSentencePrediction':
      return { code: nextUse };
    default:
      return { code: questionUse(model, classes) };
  }
}
