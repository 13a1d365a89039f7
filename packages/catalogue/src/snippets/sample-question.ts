/** @module A sample question about a text: the model's widget data, or the task's. */
import { widgetOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import questionAnswering from '../tasks/entries/question-answering/samples.ts';
import { localized } from '../tasks/languages.ts';

export function sampleQuestion(model: ModelRecord): { readonly question: string; readonly context: string } {
  const widget = widgetOf(model);
  const { question, context } = questionAnswering.input;
  return {
    question: widget?.text ?? widget?.question ?? localized(question, model),
    context: widget?.context ?? localized(context, model),
  };
}
