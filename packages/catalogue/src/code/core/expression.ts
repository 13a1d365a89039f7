/** @module Makes the tag of a language whose values are expressions (all but the shell). */
import type { Language } from '../language.ts';
import type { Code } from './code.ts';
import type { Hole, Syntax } from './template.ts';
import { type Dialect, literal } from './literal.ts';
import { makeTag, type Tag } from './tag.ts';
import { TemplateError } from './value.ts';

const touching = /[\w"'`$\\]/;

const clash = ({ before, after }: Hole): string =>
  `a value may not touch ${JSON.stringify(before)} or ${JSON.stringify(after)}`;

/**
 * A literal may not touch a name, a number or a quote: `f${x}` would turn the value into the text of an
 * interpolated string, `"a"${x}` would join two strings.
 */
const refuse = (hole: Hole): string | undefined =>
  touching.test(hole.before) || touching.test(hole.after) ? clash(hole) : undefined;

/** Code may touch what a literal may not, where its own edge is a comma or the like. */
function checkEdges({ text }: Code, hole: Hole): void {
  if (text === '') return;
  if (
    (touching.test(hole.before) && touching.test(text.charAt(0))) ||
    (touching.test(hole.after) && touching.test(text.charAt(text.length - 1)))
  )
    throw new TemplateError(clash(hole));
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
    refuse,
    checkEdges,
    literal: (value, hole) => literal(value, dialect, hole.indent, hole.column),
    identifier: /^[A-Za-z_][A-Za-z0-9_]*$/,
    reserved: given.reserved,
  });
}

const lower = { null: 'null', true: 'true', false: 'false' };

/** What Swift, Java, Kotlin, C# and Rust have in common. */
export const curly = { words: lower, list: ['[', ']'], trailingComma: false } as const;
