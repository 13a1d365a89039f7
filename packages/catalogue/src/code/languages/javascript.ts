/** @module The tags for JavaScript and TypeScript. */
import { expressionTag } from '../core/expression.ts';
import type { Syntax } from '../core/template.ts';
import { javascriptDialect, scriptNames } from './javascript-values.ts';

export const scriptSyntax = {
  lineComment: '//',
  blockComment: ['/*', '*/'],
  strings: [
    { open: '"', close: '"', escapes: true },
    { open: "'", close: "'", escapes: true },
    { open: '`', close: '`', escapes: true, interpolation: '${' },
  ],
} as const satisfies Syntax;

export const js = expressionTag({
  ...javascriptDialect,
  syntax: scriptSyntax,
  names: scriptNames('javascript'),
});
export const ts = expressionTag({
  ...javascriptDialect,
  language: 'typescript',
  syntax: scriptSyntax,
  names: scriptNames('typescript'),
});
