/** @module The tag for Kotlin. */
import { escapeWith, quoter, units } from '../core/escape.ts';
import { curly, expressionTag } from '../core/expression.ts';
import { namesOf, plainName } from '../core/names.ts';

export const kotlin = expressionTag({
  ...curly,
  language: 'kotlin',
  string: quoter('"\\\\$', escapeWith(units)),
  list: ['listOf(', ')'],
  names: namesOf(
    'kotlin',
    plainName,
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
  ),
});
