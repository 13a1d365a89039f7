/** @module What a language model continues if that is no plain text: a program, or a turn of a chat that has no template. */
import { nameOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** Names of models that write Python, among other languages. */
const writesPrograms = /^(?![^]*(?:java|sql))[^]*(?:(?<!de|en)coder|(?<![a-z])code(?!r))/i;

/** Models that were tuned for chat before tokenizers had templates, with the words around a message. */
const turns: readonly (readonly [name: RegExp, before: string, after: string])[] = [
  [
    /vicuna/i,
    'A chat between a curious user and an artificial intelligence assistant. USER: ',
    ' ASSISTANT:',
  ],
  [/h2ogpt-gm-[^]*open-llama/i, '<|prompt|>', '</s><|answer|>'],
  [/h2ogpt-gm-/i, '<|prompt|>', '<|endoftext|><|answer|>'],
  [/redpajama-incite-[^]*chat|h2ogpt-(?:oasst|oig|research)/i, '<human>: ', '\n<bot>:'],
];

/** The text stays as it is for other models; a widget has programs and turns as they should be. */
export function begunText(model: ModelRecord, text: string): string {
  const name = nameOf(model);
  const [, before = '', after = ''] = turns.find(([ours]) => ours.test(name)) ?? [];
  if (after !== '') return text.endsWith(after) ? text : `${before}${text}${after}`;
  return writesPrograms.test(name) && widgetOf(model)?.text === undefined ? 'def is_leap_year(year):' : text;
}
