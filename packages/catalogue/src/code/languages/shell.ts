/** @module The tag for the shell (bash and zsh). Values become words, quoted if necessary. */
import type { Code } from '../core/code.ts';
import type { Edges } from '../core/edges.ts';
import { makeTag, type Tag } from '../core/tag.ts';
import type { Syntax } from '../core/template.ts';
import type { Data } from '../core/value.ts';
import {
  mayRefuseShellCode,
  refuseShellCode,
  shellPosition,
  shellPositionAfterHole,
} from './shell-position.ts';
import {
  command,
  commandLine,
  type CommandOptions,
  type CommandWords,
  renderWord,
  shellJson,
  shellNames,
  shellSeam,
  subcommand,
  withVariable,
} from './shell-words.ts';

export const shellSyntax: Syntax = {
  lineComment: '#',
  commentStartsWord: true,
  strings: [
    { open: "$'", close: "'", escapes: true },
    { open: '"', close: '"', escapes: true, forbidden: '$(' },
    { open: "'", close: "'", escapes: false },
    { open: '${', close: '}', escapes: true },
  ],
  forbidden: [['<<', 'a here-document is text the tag cannot guard']],
};

export const shellEdges: Required<Edges> = {
  seam: shellSeam,
  position: shellPosition,
  positionAfterHole: shellPositionAfterHole,
  mayRefuseCode: mayRefuseShellCode,
  refuseCode: refuseShellCode,
};

const shell = makeTag({
  language: 'shell',
  syntax: shellSyntax,
  edges: shellEdges,
  literal: renderWord,
  names: shellNames,
});

/** `sh` with shell-only helpers: a JSON document as one word, a command of words. */
export const sh: Tag<'shell'> & {
  /** A JSON document as one quoted, multi-line word; only its whitespace is re-indented. */
  readonly json: (value: Data) => Code<'shell'>;
  /** `"Authorization: Bearer $TOKEN"`: text, then an environment variable. */
  readonly withVariable: (text: string, variable: string) => Code<'shell'>;
  /** `hf download owner/name --revision=v1`: values as words of a command, and as its options. */
  readonly command: (program: string, words: readonly string[], options: CommandOptions) => Code<'shell'>;
  /** `pip install -U name`: values and code as words of a command. */
  readonly commandLine: (program: string, words: CommandWords) => Code<'shell'>;
  /** `hf auth login`: a program and its subcommands. */
  readonly subcommand: (program: string, names: string) => Code<'shell'>;
} = Object.assign(shell, { json: shellJson, withVariable, command, commandLine, subcommand });
