/** @module The tag for Swift. */
import { braced, escapeWith, quoter } from '../core/escape.ts';
import { curly, expressionTag } from '../core/expression.ts';
import { namesOf, plainName } from '../core/names.ts';

const quote = quoter('"\\\\', escapeWith(braced, braced));
const string = (text: string): string => quote(text.toWellFormed());

export const swift = expressionTag({
  ...curly,
  language: 'swift',
  string,
  words: { ...curly.words, null: 'nil' },
  map: { open: '[', close: ']', empty: '[:]', key: string },
  names: namesOf(
    'swift',
    plainName,
    'associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as await catch false is nil self Self super throws true try',
  ),
});
