/** @module One use of a model of texts that Transformers loaded, by its auto class. */
import { type Code, py } from '../../../code/index.ts';
import { widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleGap, sampleQuestion, sampleText } from '../../../snippets/samples.ts';
import { topLabel } from './classes.ts';

/** The text with its gap; the loaded tokenizer knows how a gap is written. */
const gap = (model: ModelRecord): Code<'python'> => {
  const given = widgetOf(model)?.text;
  const [before, after] = sampleGap(model);
  return given === undefined ? py`${before} + tokenizer.mask_token + ${after}` : py`${given}`;
};

export function textUse(model: ModelRecord, autoClass: string): Code<'python'> {
  // Each family of table models has a tokenizer that takes the table in its own way.
  if (autoClass === 'AutoModelForTableQuestionAnswering') return py`print(model)`;
  if (autoClass === 'AutoModelForQuestionAnswering') {
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
  if (autoClass === 'AutoModelForMultipleChoice')
    return py`
      question = "What carries people to the island?"
      choices = ["A ferry.", "A violin.", "A lighthouse."]
      inputs = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
      inputs = {name: values.unsqueeze(0).to(model.device) for name, values in inputs.items()}
      outputs = model(**inputs)
      print(choices[outputs.logits.argmax(-1).item()])
    `;
  if (autoClass === 'AutoModelForMaskedLM')
    return py`
      inputs = tokenizer(${gap(model)}, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      masked = inputs["input_ids"][0] == tokenizer.mask_token_id
      print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
    `;
  const inputs = py`inputs = tokenizer(${sampleText(model)}, return_tensors="pt").to(model.device)`;
  if (/CausalLM|Seq2SeqLM/.test(autoClass))
    return py`
      ${inputs}
      outputs = model.generate(**inputs, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `;
  if (autoClass === 'AutoModelForSequenceClassification')
    return py`
      ${inputs}
      outputs = model(**inputs)
      ${topLabel}
    `;
  if (autoClass === 'AutoModelForTokenClassification')
    return py`
      ${inputs}
      outputs = model(**inputs)
      tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
      for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
          print(token, model.config.id2label[label])
    `;
  return py`
    ${inputs}
    outputs = model(**inputs)
    print(outputs[0].shape)
  `;
}
