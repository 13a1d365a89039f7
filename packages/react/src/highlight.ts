/** @module Colors code in a page: one regular expression per language instead of a grammar, about 2 kB in all. */
import type { CodeView, Line, Token } from './views.ts';

interface Rules {
  /** Named groups are roles; `word` is decided by the keywords and by what follows it. */
  readonly patterns: readonly string[];
  readonly keywords: string;
}

const doubleQuoted = String.raw`"(?:\\[^]|[^"\\\n])*"`;
const singleQuoted = String.raw`'(?:\\[^]|[^'\\\n])*'`;
const number = String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`;
const word = String.raw`(?<word>[A-Za-z_]\w*)`;
const punctuation = String.raw`(?<punctuation>[^\w\s"'\`]+?)`;

const slashes = String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)`;
const templates = String.raw`\`(?:\\[^]|[^\`\\])*\``;

const hashes = '(?<comment>(?<![^\\s])#[^\\n]*)';
const variables = String.raw`(?<parameter>\$\w+|\$\{[^}\n]*\})`;
const options = String.raw`(?<number>(?<=\s)--?[A-Za-z][\w-]*)`;
const program = String.raw`(?<function>(?<=(?:^|[|;&]) *)[A-Za-z][\w.-]*(?=\s|$))`;
const shellKeywords = 'if then else fi for in do done while case esac function export param';

const curly = (keywords: string): Rules => ({
  patterns: [slashes, `(?<string>"""[^]*?"""|${doubleQuoted}|${singleQuoted})`, number, word, punctuation],
  keywords,
});

const script: Rules = {
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

const languages: Readonly<Record<string, Rules>> = {
  python: {
    patterns: [
      String.raw`(?<comment>#[^\n]*)`,
      `(?<string>\\b[rbfu]*(?:"""[^]*?"""|'''[^]*?'''|${doubleQuoted}|${singleQuoted})|"""[^]*?"""|${doubleQuoted}|${singleQuoted})`,
      String.raw`(?<parameter>(?<=[(,]\s*)[A-Za-z_]\w*(?==[^=]))`,
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

interface Compiled {
  readonly pattern: RegExp;
  readonly keywords: ReadonlySet<string>;
}

const compiled = new Map<string, Compiled>();

/** On first use: a page shows few languages. */
function rulesOf(language: string): Compiled | undefined {
  const known = compiled.get(language);
  const rules = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (known !== undefined || rules === undefined) return known;
  const made = {
    pattern: new RegExp(rules.patterns.join('|'), 'gm'),
    keywords: new Set(rules.keywords.split(' ')),
  };
  compiled.set(language, made);
  return made;
}

function roleOfWord(name: string, after: string, keywords: ReadonlySet<string>): string | undefined {
  if (keywords.has(name)) return 'keyword';
  if (after.startsWith('(')) return 'function';
  return /^[A-Z][a-z]/.test(name) ? 'type' : undefined;
}

/** Longer code is shown as it is. */
const longest = 100_000;

function* tokensOf(text: string, { pattern, keywords }: Compiled): Generator<Token> {
  let end = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(pattern)) {
    if (index > end) yield [text.slice(end, index)];
    end = index + match.length;
    const role =
      groups['word'] === undefined
        ? Object.keys(groups).find((name) => groups[name] !== undefined)
        : roleOfWord(match, text.slice(end, end + 1), keywords);
    yield role === undefined ? [match] : [match, role];
  }
  if (end < text.length) yield [text.slice(end)];
}

/** Neighbours of one role become one token; a token over several lines, one for each. */
function linesOf(tokens: Iterable<Token>): readonly Line[] {
  const lines: [text: string, role?: string][][] = [[]];
  for (const [text, role] of tokens)
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (part === '' || line === undefined) continue;
      if (last && last[1] === role) last[0] += part;
      else line.push(role === undefined ? [part] : [part, role]);
    }
  return lines;
}

/**
 * Splits code into lines of tokens with the roles of the theme: `keyword`, `string`, `comment` and so on.
 *
 * @example
 *   import { highlight } from '@loadout/react';
 *
 *   const { lines } = highlight('import timm', 'python');
 *   console.log(lines[0]); // [['import', 'keyword'], [' timm']]
 */
export function highlight(text: string, language: string): CodeView {
  const rules = text.length > longest ? undefined : rulesOf(language);
  return { language, text, lines: linesOf(rules === undefined ? [[text]] : tokensOf(text, rules)) };
}
