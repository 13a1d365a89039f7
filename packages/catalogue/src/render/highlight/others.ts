/** @module How the other languages are colored. */
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
import { script } from './usual.ts';

const curly = (keywords: string): Rules => ({
  patterns: [slashes, `(?<string>"""[^]*?"""|${doubleQuoted}|${singleQuoted})`, number, word, punctuation],
  keywords,
});

export const others: Languages = {
  swift: curly(
    'as async await case catch class default do else enum extension false for func guard if import in init let nil private public return self static struct switch throw throws true try var while',
  ),
  java: curly(
    'class else extends false final for if implements import instanceof int long new null package private public return static this throw throws true try var void while boolean float double catch',
  ),
  kotlin: curly(
    'as class else false for fun if import in is null object override package private return suspend this throw true try val var when while catch',
  ),
  csharp: curly(
    'async await bool class else false for foreach if in int namespace new null private public return static string this throw true try using var void while catch float',
  ),
  rust: curly(
    'as async await const else enum false fn for if impl in let loop match mod mut pub return self struct true type use where while',
  ),
  json: {
    patterns: [
      String.raw`(?<parameter>${doubleQuoted}(?=\s*:))`,
      `(?<string>${doubleQuoted})`,
      number,
      word,
      punctuation,
    ],
    keywords: 'false null true',
  },
  html: {
    patterns: [
      '(?<comment><!--[^]*?-->)',
      String.raw`(?<type>(?<=<\/?)[A-Za-z][\w-]*)`,
      String.raw`(?<parameter>[A-Za-z][\w-]*(?==["']))`,
      ...script.patterns,
    ],
    keywords: script.keywords,
  },
};
