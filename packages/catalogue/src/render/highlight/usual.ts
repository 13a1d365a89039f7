/** @module How Python, JavaScript and commands are colored: the languages of nearly all snippets. */
import {
  doubleQuoted,
  type Languages,
  number,
  punctuation,
  type Rules,
  singleQuoted,
  slashes,
  word,
} from './rules.ts';

const templates = String.raw`\`(?:\\[^]|[^\`\\])*\``;

const hashes = '(?<comment>(?<![^\\s])#[^\\n]*)';
const variables = String.raw`(?<parameter>\$\w+|\$\{[^}\n]*\})`;
const options = String.raw`(?<number>(?<=^|[ \t])--?[A-Za-z][\w-]*)`;
const program = String.raw`(?<function>(?<=(?:^|[|;&]) *)[A-Za-z][\w.-]*(?=\s|$))`;
const shellKeywords = 'if then else fi for in do done while case esac function export param';

export const script: Rules = {
  patterns: [slashes, `(?<string>${doubleQuoted}|${singleQuoted}|${templates})`, number, word, punctuation],
  keywords:
    'as async await break case catch class const continue default else export extends false finally for from function if import in instanceof interface let new null of return switch this throw true try type typeof undefined var void while yield',
};

const terminal: Rules = {
  patterns: [
    hashes,
    `(?<string>\\$?'(?:\\\\[^]|[^'\\\\])*'|"(?:\\\\[^]|[^"\\\\])*")`,
    variables,
    options,
    program,
    number,
    word,
    punctuation,
  ],
  keywords: shellKeywords,
};

export const usual: Languages = {
  python: {
    patterns: [
      String.raw`(?<comment>#[^\n]*)`,
      `(?<string>\\b[rbfu]*(?:"""[^]*?"""|'''[^]*?'''|${doubleQuoted}|${singleQuoted})|"""[^]*?"""|${doubleQuoted}|${singleQuoted})`,
      // At the beginning of an indented line as well: arguments have no spaces around their sign, other assignments do.
      String.raw`(?<parameter>(?<=[(,][ \t]*|^[ \t]+)[A-Za-z_]\w*(?==[^=]))`,
      number,
      word,
      punctuation,
    ],
    keywords:
      'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda not or pass raise return self try while with yield',
  },
  javascript: script,
  typescript: script,
  shell: terminal,
  powershell: terminal,
};
