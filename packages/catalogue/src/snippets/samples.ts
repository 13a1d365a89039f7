/** @module Sample texts: the model's widget data, or the task's samples in the model's language. */
import { widgetOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import fillMask from '../tasks/entries/fill-mask/samples.ts';
import questionAnswering from '../tasks/entries/question-answering/samples.ts';
import sentenceSimilarity from '../tasks/entries/sentence-similarity/samples.ts';
import { localized } from '../tasks/languages.ts';
import { samplesOf } from '../tasks/samples.ts';
import { sampleTextOf } from './sample-text.ts';

/** A text for a task that the record names, or for another one by its name. */
export const sampleText = (model: ModelRecord, task = model.pipeline_tag): string =>
  sampleTextOf(model, samplesOf(task));

/** The text before and after the mask, for fill-mask. */
export function sampleGap(model: ModelRecord): readonly [before: string, after: string] {
  const [before = '', after = ''] = localized(fillMask.input.text, model).split('{mask}');
  return [before, after];
}

/** Sentences to embed and compare: the widget's pair, or three of ours. */
export function sampleSentences(model: ModelRecord): readonly string[] {
  const widget = widgetOf(model);
  if (widget?.source_sentence !== undefined && widget.sentences?.length)
    return [widget.source_sentence, ...widget.sentences];
  const { source, sentences } = sentenceSimilarity.input;
  return [localized(source, model), ...localized(sentences, model)];
}

export function sampleQuestion(model: ModelRecord): { readonly question: string; readonly context: string } {
  const widget = widgetOf(model);
  const { question, context } = questionAnswering.input;
  return {
    question: widget?.text ?? widget?.question ?? localized(question, model),
    context: widget?.context ?? localized(context, model),
  };
}
