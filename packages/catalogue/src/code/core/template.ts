/** @module Parses the static text of a template once: dedents it and rejects holes in strings and comments. */
import { type Cut, cutAtHoles, mark, unescape } from './holes.ts';
import { TemplateError } from './value.ts';

export interface StringSyntax {
  readonly open: string;
  readonly close: string;
  /** Whether a backslash escapes the next character. */
  readonly escapes: boolean;
  /** What starts an interpolation inside the string: `${` in JavaScript. Holes are allowed there. */
  readonly interpolation?: string;
  /** Text not allowed inside, because it starts code that this parser does not follow. */
  readonly forbidden?: string;
}

export interface Syntax {
  readonly lineComment: string;
  /** Set where a comment mark must start a word, as in the shell. */
  readonly commentStartsWord?: boolean;
  readonly blockComment?: readonly [open: string, close: string];
  /** Longest opening first. */
  readonly strings: readonly StringSyntax[];
  /** Static text not allowed in code, with the reason. */
  readonly forbidden?: readonly (readonly [text: string, reason: string])[];
}

export interface Template extends Cut {
  /** The dedented text, with a mark for each hole. */
  readonly text: string;
  readonly endsInComment: boolean;
}

/** Removes the lines around a multi-line text and its common indentation. */
function dedent(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  if (lines[0]?.trim() === '') lines.shift();
  if (lines.at(-1)?.trim() === '') lines.pop();
  let common = Number.POSITIVE_INFINITY;
  for (const line of lines) if (line.trim() !== '') common = Math.min(common, line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(common, line.length)).trimEnd()).join('\n');
}

/** Scans the text and throws where a hole is not allowed. Returns whether the text ends in a comment. */
function check(text: string, syntax: Syntax): boolean {
  const fail = (at: number, why: string): never => {
    const line = text.slice(0, at).split('\n').length;
    const shown = text.split('\n')[line - 1]?.replaceAll(mark, '${…}').trim();
    throw new TemplateError(`${why} (line ${line}: ${shown})`);
  };
  /** Stack of open strings; a number counts the open braces of an interpolation. */
  const stack: (StringSyntax | { braces: number })[] = [];
  let at = 0;
  let endsInComment = false;
  const starts = (prefix: string): boolean => text.startsWith(prefix, at);

  while (at < text.length) {
    const top = stack.at(-1);
    if (top && 'open' in top) {
      if (starts(mark)) fail(at, 'a value may not stand inside a string');
      if (starts('\n')) fail(at, 'a string may not span lines');
      if (top.forbidden !== undefined && starts(top.forbidden))
        fail(at, `${top.forbidden} may not stand inside a string`);
      if (top.escapes && starts('\\')) at += 2;
      else if (top.interpolation !== undefined && starts(top.interpolation)) {
        stack.push({ braces: 0 });
        at += top.interpolation.length;
      } else if (starts(top.close)) {
        stack.pop();
        at += top.close.length;
      } else at += 1;
      continue;
    }
    for (const [forbidden, reason] of syntax.forbidden ?? []) if (starts(forbidden)) fail(at, reason);
    if (syntax.commentStartsWord && starts(syntax.lineComment) && text[at - 1] === mark)
      fail(at, 'a comment may not begin at a hole');
    if (starts(syntax.lineComment) && (!syntax.commentStartsWord || /^$|\s/.test(text[at - 1] ?? ''))) {
      const end = text.indexOf('\n', at);
      const comment = text.slice(at, end < 0 ? text.length : end);
      if (comment.includes(mark)) fail(at, 'a value may not stand inside a comment');
      at += comment.length;
      endsInComment = at === text.length;
      continue;
    }
    if (syntax.blockComment && starts(syntax.blockComment[0])) {
      const end = text.indexOf(syntax.blockComment[1], at + 2);
      if (end < 0) fail(at, 'a comment is not closed');
      if (text.slice(at, end).includes(mark)) fail(at, 'a value may not stand inside a comment');
      at = end + syntax.blockComment[1].length;
      continue;
    }
    const string = syntax.strings.find(({ open }) => starts(open));
    if (string) {
      stack.push(string);
      at += string.open.length;
      continue;
    }
    if (top && 'braces' in top) {
      if (starts('{')) top.braces += 1;
      if (starts('}')) {
        if (top.braces === 0) stack.pop();
        else top.braces -= 1;
      }
    }
    at += starts('\\') ? 2 : 1;
  }
  if (stack.length > 0) fail(text.length, 'a string is not closed');
  return endsInComment;
}

export function readTemplate(raws: readonly string[], syntax: Syntax): Template {
  const text = dedent(raws.map(unescape).join(mark));
  return { text, endsInComment: check(text, syntax), ...cutAtHoles(text) };
}
