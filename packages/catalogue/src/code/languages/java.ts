/** @module The tag for Java. */
import { escapeWith, quoter, units } from '../core/escape.ts';
import { curly, expressionTag } from '../core/expression.ts';
import { namesOf, plainName } from '../core/names.ts';

/**
 * Java expands `\u000a` before it parses strings, so control characters are octal escapes; always three digits, so that
 * a following digit is not included.
 */
const unit = (code: number): string =>
  code < 0x80 ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;

export const java = expressionTag({
  ...curly,
  language: 'java',
  string: quoter('"\\\\', escapeWith(units, unit)),
  list: ['List.of(', ')'],
  names: namesOf(
    'java',
    plainName,
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while _',
  ),
});
