/** @module Finds the position of a value in a shell command, parsing words as bash does (POSIX 2.3 and 2.9.1). */
import type { Position } from '../core/edges.ts';
import { hasWrapper, isUnusual, needsOneWord, wrappers } from './shell-states.ts';

/**
 * What the next word is: a program, a program or option after a wrapper such as `sudo`, the argument of a wrapper
 * option, or an argument.
 */
type Expects = 'program' | 'wrapped' | 'wrapper option' | 'argument';

interface Command {
  readonly expects: Expects;
  /** Whether the next word is the target of a redirection. */
  readonly redirects: boolean;
  /** The current word so far; empty at its start. */
  readonly word: string;
}

const atStart: Command = { expects: 'program', redirects: false, word: '' };
const afterParentheses: Command = { expects: 'program', redirects: false, word: '()' };

const keywords = new Set(['then', 'else', 'elif', 'do', 'if', 'while', 'until', 'time', '!', '{', '}']);

const assignment = /^[A-Za-z_]\w*\+?=/;

/** State after a word where a program was expected. */
function next(expects: Expects, word: string): Expects {
  if (expects === 'argument' || assignment.test(word)) return expects;
  if (keywords.has(word)) return 'program';
  if (wrappers.has(word)) return 'wrapped';
  if (expects === 'program') return 'argument';
  if (word.startsWith('-')) return 'wrapper option';
  return expects === 'wrapper option' || /^\d/.test(word) ? 'wrapped' : 'argument';
}

/** Index after the quoted text or parameter expansion that starts at `at`. */
function afterQuoted(text: string, at: number, close: string, escapes: boolean): number {
  let n = at;
  while (n < text.length && text[n] !== close) n += escapes && text[n] === '\\' ? 2 : 1;
  return n + 1;
}

interface Reading extends Command {
  /** Words completed outside parentheses. */
  readonly words: number;
  /** Whether a `)` closes a parenthesis that the text did not open. */
  readonly closesOther: boolean;
}

/** Parses the words of a text. */
function read(text: string, start: Command = atStart): Reading {
  let { expects, redirects, word } = start;
  const outer: Command[] = [];
  let words = 0;
  let closesOther = false;
  const endWord = (): void => {
    if (word === '') return;
    if (outer.length === 0) words += 1;
    if (redirects) redirects = false;
    else expects = next(expects, word);
    word = '';
  };
  const open = (before: string): void => {
    outer.push({ expects, redirects, word: before });
    expects = 'program';
    redirects = false;
    word = '';
  };
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    const pair = text.slice(at, at + 2);
    let to = at + 1;
    if (pair === '\\\n') to = at + 2;
    else if (character === '\\') word += pair;
    else if (pair === '$(') {
      open(`${word}$()`);
      to = at + 2;
    } else if (character === '(') {
      endWord();
      open('()');
    } else if (character === ')') {
      const left = outer.pop();
      closesOther ||= left === undefined;
      ({ expects, redirects, word } = left ?? afterParentheses);
    } else if (character === '"' || character === "'" || pair === "$'" || pair === '${') {
      const close = pair === '${' ? '}' : character === '$' ? "'" : character;
      to = afterQuoted(text, at + (character === '$' ? 2 : 1), close, character !== "'");
      // What is between quotes has no meaning for the rest of the word.
      word += pair === '${' ? text.slice(at, to) : "''";
    } else if (character === ' ' || character === '\t') endWord();
    else if (character === '<' || character === '>' || pair === '&>') {
      if (/^\d+$/.test(word)) word = '';
      endWord();
      redirects = true;
      while ('<>&|'.includes(text.charAt(to)) && to < text.length) to += 1;
    } else if ('\n;&|`'.includes(character)) {
      endWord();
      expects = 'program';
      redirects = false;
    } else if (character === '#' && word === '') {
      const lineEnd = text.indexOf('\n', at);
      to = lineEnd < 0 ? text.length : lineEnd;
    } else word += character;
    if (character === '\\' && pair.length === 2) to = at + 2;
    at = to;
  }
  return { expects, redirects, word, words, closesOther };
}

const noProgram = { refusal: 'a value may not become the name of a program' };
const noOption = { refusal: 'a value may not become part of the name of an option' };
const noVariable = { refusal: 'a value may not touch the name of a variable' };
const noBraces = { refusal: 'a value may not be part of a brace expansion' };
const startsWord = { startsWord: true };
const insideWord = { startsWord: false };

function judge({ expects, redirects, word }: Command): Position {
  if (word === '') return redirects || expects === 'argument' ? startsWord : noProgram;
  if (/\$\w*$/.test(word)) return noVariable;
  if (word.includes('{') && !word.includes('${')) return noBraces;
  if (word.startsWith('-')) return word.includes('=') ? insideWord : noOption;
  return redirects || expects === 'argument' || assignment.test(word) ? insideWord : noProgram;
}

/** Position of a value after this text. No value may become a program, an option name or part of a variable name. */
export const shellPosition = (before: string): Position => judge(read(before));

/** States between two words that code without redirections or wrappers can leave a command in, and all others. */
const usual: readonly Command[] = [atStart, { ...atStart, expects: 'argument' }];
const unusual: readonly Command[] = [
  ...usual.map((start) => ({ ...start, redirects: true })),
  ...(['wrapped', 'wrapper option'] as const).flatMap((expects) =>
    [false, true].map((redirects) => ({ expects, redirects, word: '' })),
  ),
];

const beginsWithBreak = /^[\s;&|]/;

/** The position that all of these states lead to, if they agree. */
function agreed(since: string, starts: readonly Command[]): Position | undefined {
  // A backslash before an empty hole continues the line across the break after the hole.
  const texts = since.startsWith('\n') ? [since, since.slice(1)] : [since];
  const readings = texts.flatMap((text) => starts.map((start) => read(text, start)));
  const positions = new Set(readings.map(judge));
  const [only] = positions;
  return positions.size === 1 && !readings.some(({ closesOther }) => closesOther) ? only : undefined;
}

/**
 * Same with a hole before the text: the position if it does not depend on that hole, else a function that computes it.
 */
export function shellPositionAfterHole(since: string): Position | typeof shellPosition {
  const usually = beginsWithBreak.test(since) ? agreed(since, usual) : undefined;
  if (usually === undefined) return shellPosition;
  if (agreed(since, [...usual, ...unusual])) return usually;
  return (before) => (isUnusual.test(before) ? shellPosition(before) : usually);
}

/** Whether the code is one word, or one command substitution. */
const isOneWord = (code: string): boolean => {
  const { words, expects, redirects, closesOther } = read(code, { ...atStart, expects: 'argument' });
  return words === 0 && expects === 'argument' && !redirects && !closesOther;
};

/** Whether the next options belong to a wrapper (`sudo`, `env` …) instead of the program itself. */
function expectsWrapped({ word, expects }: Command): boolean {
  const following = word === '' ? expects : next(expects, word);
  return following === 'wrapped' || following === 'wrapper option';
}

const optionOfWrapper = 'options of sudo, env and the like may not be code';
const severalWords = 'after = or a redirection, code must be one word';

/** Code that starts with an option belongs after a program; code of several words may not follow `A=` or `>`. */
export function refuseShellCode(before: string, code: string): string | undefined {
  if (/^ *-/.test(code) && hasWrapper.test(before) && expectsWrapped(read(before))) return optionOfWrapper;
  return needsOneWord.test(before.slice(-8)) && !isOneWord(code) ? severalWords : undefined;
}

/** Not needed if the template text decides, whatever the earlier holes contain. */
export function mayRefuseShellCode(since: string, isWhole: boolean): boolean {
  if (needsOneWord.test(since) || (!isWhole && !beginsWithBreak.test(since))) return true;
  const starts = isWhole ? [atStart] : [...usual, ...unusual];
  return starts.some((start) => {
    const reading = read(since, start);
    return reading.closesOther || (reading.redirects && reading.word === '') || expectsWrapped(reading);
  });
}
