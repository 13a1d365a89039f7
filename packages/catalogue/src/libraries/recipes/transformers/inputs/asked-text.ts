/** @module A question about a text, as an encoder-decoder reads it. */
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleQuestion } from '../../../../snippets/samples/question.ts';

/** Undefined for a widget that has both in one text. */
export function askedText(model: ModelRecord): string | undefined {
  const { question, context } = sampleQuestion(model);
  // It knows small letters, and a backslash with an n as a mark.
  if (/unifiedqa/i.test(model.id)) return String.raw`${question} \n ${context}`.toLowerCase();
  const widget = widgetOf(model);
  if (widget?.text !== undefined && !widget.context) return undefined;
  const asked = question.startsWith('question:') ? question : `question: ${question}`;
  // Some widgets have a mark before the text as well.
  return /^\w+:/.test(context) ? asked + context : `${asked} context: ${context}`;
}
