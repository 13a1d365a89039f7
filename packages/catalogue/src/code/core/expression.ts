/** @module Creates the tag of a language whose values are expressions. */
import type { Language } from '../language.ts';
import { expressionSeam } from './edges.ts';
import { type Dialect, literal } from './literal.ts';
import type { Names } from './names.ts';
import { makeTag, type Tag } from './tag.ts';
import type { Syntax } from './template.ts';

export interface ExpressionLanguage<L extends Language> extends Omit<Dialect<L>, 'step'> {
  readonly step?: string;
  readonly syntax: Syntax;
  readonly names: Names<L>;
}

export function expressionTag<L extends Language>(given: ExpressionLanguage<L>): Tag<L> {
  const dialect: Dialect = { step: '    ', ...given };
  return makeTag({
    language: given.language,
    syntax: given.syntax,
    edges: { seam: expressionSeam },
    literal: (value, hole) => literal(value, dialect, hole.indent, hole.column),
    string: dialect.string,
    names: given.names,
  });
}

const lower = { null: 'null', true: 'true', false: 'false' };

/** Options shared by Swift, Java, Kotlin, C# and Rust. */
export const curly = {
  words: lower,
  list: ['[', ']'],
  trailingComma: false,
  syntax: {
    lineComment: '//',
    blockComment: ['/*', '*/'],
    strings: [{ open: '"', close: '"', escapes: true }],
  },
} as const;
