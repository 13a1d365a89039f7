/** @module The tags for JavaScript and TypeScript. */
import { expressionTag } from '../core/expression.ts';
import { javascriptDialect, scriptNames } from './javascript-values.ts';

const syntax = {
  lineComment: '//',
  blockComment: ['/*', '*/'],
  strings: [
    { open: '"', close: '"', escapes: true },
    { open: "'", close: "'", escapes: true },
    { open: '`', close: '`', escapes: true, interpolation: '${' },
  ],
} as const;

export const js = expressionTag({ ...javascriptDialect, syntax, names: scriptNames('javascript') });
export const ts = expressionTag({
  ...javascriptDialect,
  language: 'typescript',
  syntax,
  names: scriptNames('typescript'),
});
