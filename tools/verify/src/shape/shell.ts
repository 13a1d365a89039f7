/** @module Shape of a shell script: commands, option names, variables and operators, without the values of words. */
import type { Node } from 'web-tree-sitter';
import type { Json } from '../json.ts';
import { jsonShape } from './json.ts';

const words = new Set([
  'word', 'number', 'raw_string', 'string', 'ansi_c_string', 'translated_string', 'concatenation', 'simple_expansion',
  'expansion', 'command_substitution', 'arithmetic_expansion', 'process_substitution',
]); // prettier-ignore

/** The program that a command runs is never a value. */
const verbatim = new Set(['command_name', 'variable_name', 'heredoc_start', 'heredoc_end']);

const expandable = /(?<!\\)[*?[{~]/;

interface Word {
  value: string;
  readonly code: string[];
  expands: boolean;
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const decodeAnsi = (text: string): string =>
  text.replace(/\\(?:x(\w{2})|u(\w{4})|U(\w{8})|(.))/gs, (_, x, u, long, one: string) =>
    one === undefined ? String.fromCodePoint(Number.parseInt(x ?? u ?? long, 16)) : (named[one] ?? one),
  );

function read(node: Node, word: Word): void {
  switch (node.type) {
    case 'word':
    case 'number':
      word.expands ||= expandable.test(node.text);
      word.value += node.text.replace(/\\(.)/gs, '$1');
      return;
    case 'raw_string':
      word.value += node.text.slice(1, -1);
      return;
    case 'ansi_c_string':
      word.value += decodeAnsi(node.text.slice(2, -1));
      return;
    case 'string_content':
      word.value += node.text.replace(/\\(["$`\\])/g, '$1');
      return;
    case 'string':
    case 'translated_string':
    case 'concatenation':
      for (const child of node.namedChildren) read(child, word);
      return;
    default:
      word.code.push(structure(node));
  }
}

const isContainer = (value: Json): boolean => typeof value === 'object' && value !== null;

function documentShape(text: string): string | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isContainer(value) ? jsonShape(value) : undefined;
  } catch {
    return undefined;
  }
}

function wordShape(node: Node): string {
  const word: Word = { value: '', code: [], expands: false };
  read(node, word);
  const option = /^-[^=]*=?/.exec(word.value)?.[0];
  return [
    option ?? documentShape(word.value) ?? 'word',
    ...(word.expands ? ['expands'] : []),
    ...word.code,
  ].join('+');
}

function structure(node: Node): string {
  if (node.type === 'comment') return '#';
  if (verbatim.has(node.type) || node.childCount === 0) return node.text.trim();
  return `${node.type}(${node.children.map(shellShape).join(' ')})`;
}

/**
 * One argument is one `word`, however it is quoted: bare, in single quotes, in double quotes, as `$'…'`, or as several
 * of these in a row. A word keeps what makes it more than a value:
 * - a word that starts with `-` is an option and keeps its name;
 * - an expansion or a substitution in it keeps its shape;
 * - an unquoted pattern, brace or tilde, which the shell would expand, is marked;
 * - a JSON document keeps its structure, so that a value cannot add to the body of a request.
 */
export function shellShape(node: Node): string {
  return node.isNamed && words.has(node.type) ? wordShape(node) : structure(node);
}
