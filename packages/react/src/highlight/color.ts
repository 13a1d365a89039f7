/** @module Colors code by the rules of its language. */
import type { CodeView, Line, Token } from '../views.ts';
import type { Rules } from './rules.ts';

interface Compiled {
  readonly pattern: RegExp;
  readonly keywords: ReadonlySet<string>;
}

const compiled = new WeakMap<Rules, Compiled>();

/** Compiled on first use: a page shows few languages. */
function compile(rules: Rules): Compiled {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const made = {
    pattern: new RegExp(rules.patterns.join('|'), 'gm'),
    keywords: new Set(rules.keywords.split(' ')),
  };
  compiled.set(rules, made);
  return made;
}

function roleOfWord(name: string, after: string, keywords: ReadonlySet<string>): string | undefined {
  if (keywords.has(name)) return 'keyword';
  if (after.startsWith('(')) return 'function';
  return /^[A-Z][a-z]/.test(name) ? 'type' : undefined;
}

/** Longer code is not highlighted. */
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

/** Merges neighbors of one role into one token, and splits a token at line breaks. */
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

/** A language without rules is plain text. */
export const color = (text: string, language: string, rules: Rules | undefined): CodeView => ({
  language,
  text,
  lines: linesOf(rules === undefined || text.length > longest ? [[text]] : tokensOf(text, compile(rules))),
});
