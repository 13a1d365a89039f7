/** @module The tags for JavaScript and TypeScript. */
import { braced, escapeWith, memoized, quoter } from '../core/escape.ts';
import { curly, expressionTag } from '../core/expression.ts';

const string = quoter('"\\\\', escapeWith(braced));

const bare = /^[A-Za-z_$][\w$]*$/;

/** `__proto__` as a plain key would set the prototype; a computed key does not. */
const key = memoized((name) => {
  if (name === '__proto__') return '["__proto__"]';
  return bare.test(name) ? name : string(name);
});

const shared = {
  ...curly,
  string,
  map: { open: '{', close: '}', empty: '{}', key },
  step: '  ',
  trailingComma: true,
  syntax: {
    lineComment: '//',
    blockComment: ['/*', '*/'],
    strings: [
      { open: '"', close: '"', escapes: true },
      { open: "'", close: "'", escapes: true },
      { open: '`', close: '`', escapes: true, interpolation: '${' },
    ],
  },
  reserved:
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield',
} as const;

export const js = expressionTag({ ...shared, language: 'javascript' });
export const ts = expressionTag({ ...shared, language: 'typescript' });
