/** @module A sample question about a text: the model's widget data, or the task's. */
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import questionAnswering from '../../tasks/entries/question-answering/samples.ts';
import { localized } from '../../tasks/languages.ts';

/** The text of a widget is of no use without its question. */
export function sampleQuestion(model: ModelRecord): { readonly question: string; readonly context: string } {
  const { text, question = text, context } = widgetOf(model) ?? {};
  const samples = questionAnswering.input;
  return question === undefined
    ? { question: localized(samples.question, model), context: localized(samples.context, model) }
    : { question, context: context ?? localized(samples.context, model) };
}
