/** @module The beginning of a program, for a language model that continues programs. */
import { nameOf, widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** Names of models that write Python, among other languages. */
const writesPrograms = /^(?![^]*(?:java|sql))[^]*(?:(?<!de|en)coder|(?<![a-z])code(?!r))/i;

/** The text stays as it is for other models, and if the widget has one. */
export const programText = (model: ModelRecord, text: string): string =>
  writesPrograms.test(nameOf(model)) && widgetOf(model)?.text === undefined
    ? 'def is_leap_year(year):'
    : text;
