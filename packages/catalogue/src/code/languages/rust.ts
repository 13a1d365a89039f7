/** @module The tag for Rust. */
import { braced, escapeWith, quoter } from '../core/escape.ts';
import { curly, expressionTag } from '../core/expression.ts';
import { namesOf, plainName } from '../core/names.ts';

const quote = quoter('"\\\\', escapeWith(braced, braced));

export const rust = expressionTag({
  ...curly,
  language: 'rust',
  string: (text: string): string => quote(text.toWellFormed()),
  words: { ...curly.words, null: 'None' },
  list: ['vec![', ']'],
  names: namesOf(
    'rust',
    plainName,
    'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv try typeof unsized virtual yield',
  ),
});
