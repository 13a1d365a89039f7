/** @module Colors code by the rules of its language. */
import type { HighlightedCode, HighlightedLine, HighlightedToken } from './lines.ts';
import type { Rules } from './rules.ts';

interface Compiled {
  /** Each token is a group. */
  readonly pattern: RegExp;
  /** The roles of the groups, in their order. */
  readonly roles: readonly string[];
  readonly keywords: ReadonlySet<string>;
}

const compiled = new WeakMap<Rules, Compiled>();

const namedGroup = /\(\?<([a-z]+)>/g;

/** Compiled on first use: a page shows few languages. Groups get numbers, which are faster to read than names. */
function compile(rules: Rules): Compiled {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const source = rules.patterns.join('|');
  const made = {
    pattern: new RegExp(source.replaceAll(namedGroup, '('), 'gm'),
    roles: Array.from(source.matchAll(namedGroup), ([, role = '']) => role),
    keywords: new Set(rules.keywords.split(' ')),
  };
  compiled.set(rules, made);
  return made;
}

function roleOfWord(name: string, after: string | undefined, keywords: ReadonlySet<string>) {
  if (keywords.has(name)) return 'keyword';
  if (after === '(') return 'function';
  return /^[A-Z][a-z]/.test(name) ? 'type' : undefined;
}

/** Longer code is not highlighted. */
const longest = 100_000;

function* tokensOf(text: string, { pattern, roles, keywords }: Compiled): Generator<HighlightedToken> {
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const [match] = found;
    if (found.index > end) yield [text.slice(end, found.index)];
    end = found.index + match.length;
    let group = 1;
    while (found[group] === undefined) group += 1;
    const kind = roles[group - 1];
    const role = kind === 'word' ? roleOfWord(match, text[end], keywords) : kind;
    yield role === undefined ? [match] : [match, role];
  }
  if (end < text.length) yield [text.slice(end)];
}

/** Merges neighbors of one role into one token, spaces into the token before them, and splits a token at line breaks. */
function linesOf(tokens: Iterable<HighlightedToken>): readonly HighlightedLine[] {
  let line: [text: string, role?: string][] = [];
  const lines = [line];
  for (const [text, role] of tokens)
    for (const [at, part] of (text.includes('\n') ? text.split('\n') : [text]).entries()) {
      if (at > 0) lines.push((line = []));
      if (part === '') continue;
      const last = line.at(-1);
      if (last && (last[1] === role || part.trim() === '')) last[0] += part;
      else line.push(role === undefined ? [part] : [part, role]);
    }
  return lines;
}

/** A language without rules is plain text. */
export const color = (text: string, language: string, rules: Rules | undefined): HighlightedCode => ({
  language,
  text,
  lines: linesOf(rules === undefined || text.length > longest ? [[text]] : tokensOf(text, compile(rules))),
});
