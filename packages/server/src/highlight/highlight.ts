/** @module Highlights code on pages, in cards and in the browser's playground. Results are cached. */
import type { HighlighterCore, LanguageInput } from 'shiki/core';
import { loadedOnce } from '../loaded-once.ts';
import { type ColoredToken, LineColors } from './line-colors.ts';
import { Recent } from './recent.ts';
import { colourOf, type Role, roles, theme } from './theme.ts';

/** A piece of a line, with its role if it has one. */
type Token = readonly [text: string, role?: Role];
export type HighlightedLine = readonly Token[];

export interface HighlightedCode {
  readonly language: string;
  readonly text: string;
  readonly lines: readonly HighlightedLine[];
}

/** Loaded on first use: a page in Python does not wait for Swift. */
const grammars: Readonly<Record<string, () => LanguageInput>> = {
  python: () => import('shiki/langs/python.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  shell: () => import('shiki/langs/shellscript.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  html: () => import('shiki/langs/html.mjs'),
};

const roleOfColour = new Map(roles.map((role) => [colourOf(role), role]));

/** Of all texts together; their tokens take about ten times as much memory. */
const mostCharacters = 4 * 1024 * 1024;
const remembered = new Recent<HighlightedCode>(mostCharacters);
const byLanguage = new Map<string, LineColors<HighlightedLine>>();

/** A server without pages does not need Shiki. */
const highlighter = loadedOnce(async (): Promise<HighlighterCore> => {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  return createHighlighterCore({ engine: createJavaScriptRegexEngine(), themes: [theme] });
});

export async function highlight(text: string, language: string): Promise<HighlightedCode> {
  const key = `${language}\n${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const view: HighlightedCode = { language, text, lines: await tokenise(text, language) };
  remembered.set(key, view);
  return view;
}

async function tokenise(text: string, language: string): Promise<readonly HighlightedLine[]> {
  // A card names its languages itself.
  const grammar = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (!grammar) return text.split('\n').map((line): HighlightedLine => [[line]]);
  const shiki = await highlighter();
  await shiki.loadLanguage(grammar());
  const colors =
    byLanguage.get(language) ?? new LineColors(shiki, { lang: language, theme: theme.name ?? '' }, joined);
  byLanguage.set(language, colors);
  return colors.color(text);
}

/** Merges adjacent tokens of one role: less to send, less to lay out. */
function joined(line: readonly ColoredToken[]): HighlightedLine {
  const tokens: [string, Role?][] = [];
  for (const { content, color } of line) {
    const role = color === undefined ? undefined : roleOfColour.get(color);
    const last = tokens.at(-1);
    const blank = content.trim() === '';
    if (last && (last[1] === role || blank)) last[0] += content;
    else tokens.push(role === undefined || blank ? [content] : [content, role]);
  }
  return tokens;
}
