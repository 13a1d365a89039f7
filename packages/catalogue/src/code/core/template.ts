/**
 * @module Reads the static text of a template once: takes off its common indentation and finds out
 * where each hole stands. A hole inside a string or a comment is an author's mistake and throws.
 */
import { TemplateError } from './value.ts';

export interface StringSyntax {
  readonly open: string;
  readonly close: string;
  /** Whether a backslash takes the next character. */
  readonly escapes: boolean;
  /** What leads back into code inside the string: `${` in JavaScript. Holes may stand there. */
  readonly interpolation?: string;
  /** Text that may not occur inside, because it leads to code this reader does not follow. */
  readonly forbidden?: string;
}

export interface Syntax {
  readonly lineComment: string;
  /** Set where the comment mark must begin a word, as in the shell. */
  readonly commentStartsWord?: boolean;
  readonly blockComment?: readonly [open: string, close: string];
  /** Longest opening first. */
  readonly strings: readonly StringSyntax[];
  /** Static text that may not occur in code, with the reason. */
  readonly forbidden?: readonly (readonly [text: string, reason: string])[];
}

export interface Hole {
  /** Indentation of the line the hole stands on. */
  readonly indent: string;
  /** Characters of static text before it on its line. */
  readonly column: number;
  /**
   * What leads to the hole when nothing else stands on its line: the line break and the indentation.
   * An empty value takes them with it.
   */
  readonly opening: string;
  /** The character just before and just after it; empty at a hole or an end. */
  readonly before: string;
  readonly after: string;
  /** Text before it, back to the start of its logical line (a backslash continues a line). */
  readonly lead: string;
}

export interface Template {
  /** The text before the first hole, and after each hole up to the opening of the next. */
  readonly first: string;
  readonly holes: readonly (Hole & { readonly following: string })[];
  /** Whether the text may come to begin with a line break, because a hole that may be empty opens it. */
  readonly opensWithHole: boolean;
}

/** Stands for a hole while the text is read; a private-use character no template contains. */
const mark = '\uE000';

/** Takes off the lines around a text that spans several, and the indentation they share. */
function dedent(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  if (lines[0]?.trim() === '') lines.shift();
  if (lines.at(-1)?.trim() === '') lines.pop();
  let common = Number.POSITIVE_INFINITY;
  for (const line of lines) if (line.trim() !== '') common = Math.min(common, line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(common, line.length)).trimEnd()).join('\n');
}

/** Walks the text and throws where a hole may not stand. */
function check(text: string, syntax: Syntax): void {
  const fail = (at: number, why: string): never => {
    const line = text.slice(0, at).split('\n').length;
    const shown = text.split('\n')[line - 1]?.replaceAll(mark, '${…}').trim();
    throw new TemplateError(`${why} (line ${line}: ${shown})`);
  };
  /** Strings we are inside of; a number counts the open braces of an interpolation. */
  const stack: (StringSyntax | { braces: number })[] = [];
  let at = 0;
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
    if (starts(syntax.lineComment) && (!syntax.commentStartsWord || /^$|\s/.test(text[at - 1] ?? ''))) {
      const end = text.indexOf('\n', at);
      const comment = text.slice(at, end < 0 ? text.length : end);
      if (comment.includes(mark)) fail(at, 'a value may not stand inside a comment');
      at += comment.length;
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
}

function describeHole(text: string, at: number): Hole {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const neighbour = (index: number): string => {
    const character = text[index] ?? '';
    return character === mark ? '' : character;
  };
  const lead = text.slice(lineStart, at);
  const before = neighbour(at - 1);
  const after = neighbour(at + 1);
  let logicalStart = lineStart;
  while (text[logicalStart - 2] === '\\') logicalStart = text.lastIndexOf('\n', logicalStart - 2) + 1;
  return {
    indent: /^[ \t]*/.exec(line)?.[0] ?? '',
    column: lead.replaceAll(mark, '').length,
    opening: line.trim() === mark ? `${lineStart === 0 ? '' : '\n'}${lead}` : '',
    before,
    after,
    lead: text.slice(logicalStart, at).replaceAll('\\\n', ' '),
  };
}

/** In raw template text only the backtick and `${` are escaped; every other backslash is the language's own. */
const unescape = (raw: string): string => raw.replace(/\\(`|\$\{)/g, '$1');

export function readTemplate(raws: readonly string[], syntax: Syntax): Template {
  const text = dedent(raws.map(unescape).join(mark));
  check(text, syntax);
  const texts = text.split(mark);
  const holes: Hole[] = [];
  let at = -1;
  for (let n = 1; n < texts.length; n += 1) {
    at = text.indexOf(mark, at + 1);
    holes.push(describeHole(text, at));
  }
  /** A text without the opening of the hole that comes after it, which belongs to that hole. */
  const upTo = (n: number): string => {
    const own = texts[n] ?? '';
    return own.slice(0, own.length - (holes[n]?.opening.length ?? 0));
  };
  return {
    first: upTo(0),
    holes: holes.map((hole, n) => ({ ...hole, following: upTo(n + 1) })),
    opensWithHole: holes[0] !== undefined && upTo(0) === '' && text.startsWith(mark),
  };
}
