/** @module Makes the tag of a language whose values are expressions (all but the shell). */
import type { Language } from '../language.ts';
import type { Hole, Syntax } from './lexer.ts';
import { type Dialect, literal } from './literal.ts';
import { makeTag, type Tag } from './tag.ts';
import { TemplateError } from './value.ts';

/**
 * A literal may not touch a name, a number or a quote: `f${x}` would turn the value into the text of an
 * interpolated string, `"a"${x}` would join two strings.
 */
function checkHole(hole: Hole): void {
  if (/[\w"'`$\\]/.test(hole.before) || /[\w"'`$]/.test(hole.after))
    throw new TemplateError(
      `a value may not touch ${JSON.stringify(hole.before)} or ${JSON.stringify(hole.after)}`,
    );
}

const cSyntax: Syntax = {
  lineComment: '//',
  blockComment: ['/*', '*/'],
  strings: [{ open: '"', close: '"', escapes: true }],
};

export interface ExpressionLanguage<L extends Language> extends Omit<Dialect, 'language' | 'step'> {
  readonly language: L;
  readonly step?: string;
  readonly syntax?: Syntax;
  readonly reserved: string;
}

export function expressionTag<L extends Language>(given: ExpressionLanguage<L>): Tag<L> {
  const dialect: Dialect = { step: '    ', ...given };
  return makeTag({
    language: given.language,
    syntax: given.syntax ?? cSyntax,
    checkHole,
    render: (value, hole, column) => literal(value, dialect, hole.indent, column),
    identifier: /^[A-Za-z_][A-Za-z0-9_]*$/,
    reserved: new Set(given.reserved.split(' ')),
  });
}

const lower = { null: 'null', true: 'true', false: 'false' };

/** What Swift, Java, Kotlin, C# and Rust have in common. */
export const curly = { words: lower, list: ['[', ']'], trailingComma: false } as const;
