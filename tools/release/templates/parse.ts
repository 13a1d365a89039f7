/** @module Parses a template as its tag does, for the call that takes its place in the package. */
import type { Position } from '../../../packages/catalogue/src/code/core/edges.ts';
import { curly } from '../../../packages/catalogue/src/code/core/expression.ts';
import { type Hole, mark } from '../../../packages/catalogue/src/code/core/holes.ts';
import { readTemplate, type Template } from '../../../packages/catalogue/src/code/core/template.ts';
import { pythonSyntax } from '../../../packages/catalogue/src/code/languages/python.ts';
import { scriptSyntax } from '../../../packages/catalogue/src/code/languages/javascript.ts';
import { shellSyntax } from '../../../packages/catalogue/src/code/languages/shell.ts';
import { isUnusual, needsOneWord } from '../../../packages/catalogue/src/code/languages/shell-states.ts';
import {
  mayRefuseShellCode,
  shellPosition,
  shellPositionAfterHole,
} from '../../../packages/catalogue/src/code/languages/shell-position.ts';

export interface ParsedTemplate {
  /** The function of the compiled language that fills it. */
  readonly filler: 'fill' | 'parsed' | 'placed';
  /** Arguments before the values. */
  readonly words: readonly string[];
  readonly endsInComment: boolean;
}

const letterOf = ({ refusal, startsWord }: Position): string =>
  refusal === undefined ? (startsWord === true ? 's' : 'i') : '-';

/** The same letters for positions that depend on code before them; see `placed`. */
const usually: Readonly<Record<string, string>> = { s: 'S', i: 'I', '-': '-' };
const afterWords: Readonly<Record<string, string>> = { s: '1', i: '2', '-': '-' };

/**
 * The letter of a hole; undefined if it has to be parsed when the hole is filled. `before` is the text of the template
 * up to it, with a word for each hole.
 */
function letterAt(
  { since }: Hole,
  isFirst: boolean,
  before: string,
  isOtherwise: boolean,
): string | undefined {
  if (mayRefuseShellCode(before, true) && !needsOneWord.test(before)) return undefined;
  const position = isFirst ? shellPosition(since) : shellPositionAfterHole(since);
  if (typeof position !== 'function') return letterOf(position);
  if (position === shellPosition || isOtherwise) return afterWords[letterOf(shellPosition(before))];
  // Without unusual text before it, the function gives the position that all usual states lead to.
  return usually[letterOf(position(''))];
}

const expression = (template: Template): ParsedTemplate => ({
  filler: 'fill',
  words: [template.text],
  endsInComment: template.endsInComment,
});

/** `isSmall` where size decides: without a parser, which refuses some code that `sh` accepts. */
function shell(template: Template, isSmall: boolean): ParsedTemplate {
  const { text, holes, endsInComment } = template;
  if (holes.length === 0) return expression(template);
  if (!isSmall) return { filler: 'parsed', words: [text], endsInComment };
  const isOtherwise = isUnusual.test(text.replaceAll(mark, ' '));
  const texts = text.split(mark);
  const letters = holes.map((hole, n) =>
    letterAt(hole, n === 0, texts.slice(0, n + 1).join('x'), isOtherwise),
  );
  return letters.includes(undefined)
    ? { filler: 'parsed', words: [text], endsInComment }
    : { filler: 'placed', words: [letters.join(''), text], endsInComment };
}

/** By the name of the tag. */
export const parsers: Readonly<
  Record<string, (raws: readonly string[], isSmall: boolean) => ParsedTemplate>
> = {
  csharp: (raws) => expression(readTemplate(raws, curly.syntax)),
  py: (raws) => expression(readTemplate(raws, pythonSyntax)),
  js: (raws) => expression(readTemplate(raws, scriptSyntax)),
  sh: (raws, isSmall) => shell(readTemplate(raws, shellSyntax), isSmall),
};
