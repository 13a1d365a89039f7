/** @module Tokenizes a download rule; values are unescaped and split at their wildcards. */
import { RuleError } from './rule-error.ts';
import type { Pattern } from './rule.ts';

interface Placed {
  readonly column: number;
  /** The source text of the token. */
  readonly source: string;
}

export interface TextToken extends Placed {
  readonly kind: 'word' | 'quoted';
  readonly pattern: Pattern;
}

export interface Mark extends Placed {
  readonly kind: '(' | ')' | ':' | 'end';
}

export type Token = TextToken | Mark;

const space = /\s/;
const endOfWord = /[\s():"]/;

/** Reads a value up to its end character. `\` escapes the next character. */
const readPattern = (text: string, start: number, ends: (character: string) => boolean) => {
  const pieces: string[] = [];
  let first: string | undefined;
  let piece = '';
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (ends(character)) break;
    if (character === '\\') {
      at += 1;
      if (at === text.length) throw new RuleError(at + 1, 'expected a character after the backslash');
      piece += text.charAt(at);
    } else if (character !== '*') {
      piece += character;
    } else if (first === undefined) {
      first = piece;
      piece = '';
    } else if (piece !== '') {
      pieces.push(piece);
      piece = '';
    }
  }
  const pattern: Pattern = first === undefined ? [piece] : [first, ...pieces, piece];
  return { pattern, end: at };
};

const readQuoted = (text: string, start: number): TextToken => {
  const { pattern, end } = readPattern(text, start + 1, (character) => character === '"');
  if (end === text.length) throw new RuleError(start + 1, 'expected a closing " for the quote opened here');
  return { kind: 'quoted', column: start + 1, source: text.slice(start, end + 1), pattern };
};

const readWord = (text: string, start: number): TextToken => {
  const { pattern, end } = readPattern(text, start, (character) => endOfWord.test(character));
  return { kind: 'word', column: start + 1, source: text.slice(start, end), pattern };
};

const readToken = (text: string, at: number): Token => {
  const character = text.charAt(at);
  if (character === '"') return readQuoted(text, at);
  if (character === '(' || character === ')' || character === ':') {
    return { kind: character, column: at + 1, source: character };
  }
  return readWord(text, at);
};

/** The tokens of the text; the last one is always the end token. */
export const tokenize = (text: string): [Token, ...Token[]] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (space.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const token = readToken(text, at);
    tokens.push(token);
    at += token.source.length;
  }
  const end: Mark = { kind: 'end', column: text.length + 1, source: '' };
  const [first, ...rest] = tokens;
  return first === undefined ? [end] : [first, ...rest, end];
};
