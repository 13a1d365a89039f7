/** @module Values and names in JavaScript and TypeScript. */
import { braced, escapeWith, quoter } from '../core/escape.ts';
import { memoized } from '../core/memory.ts';
import type { Dialect } from '../core/literal.ts';
import { type Names, namesOf, plainName } from '../core/names.ts';

const string = /* @__PURE__ */ quoter('"\\\\', /* @__PURE__ */ escapeWith(braced));

const bare = /^[A-Za-z_$][\w$]*$/;

/** `__proto__` as a plain key would set the prototype; a computed key does not. */
const key = /* @__PURE__ */ memoized((name) => {
  if (name === '__proto__') return '["__proto__"]';
  return bare.test(name) ? name : string(name);
});

export const javascriptDialect: Dialect<'javascript'> = {
  language: 'javascript',
  string,
  words: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  map: { open: '{', close: '}', empty: '{}', key },
  step: '  ',
  trailingComma: true,
};

/** Both languages reserve the same words. */
export const scriptNames = <L extends 'javascript' | 'typescript'>(language: L): Names<L> =>
  namesOf(
    language,
    plainName,
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield',
  );
