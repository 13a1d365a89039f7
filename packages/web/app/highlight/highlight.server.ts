/** @module Code in colour, made on the server and remembered. */
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { colourOf, type Role, roles, theme } from './theme.ts';

/** A run of characters in one role; plain text has none. */
export type Token = readonly [text: string, role?: Role];
export type Line = readonly Token[];

export interface CodeView {
  readonly language: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

const grammars: Record<string, string> = { shell: 'shellscript' };
const roleOfColour = new Map(roles.map((role) => [colourOf(role), role]));

/** By length, not by time: a first page on a busy machine is coloured like every other. */
const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };

const capacity = 2_000;
const remembered = new Map<string, CodeView>();
let highlighter: Promise<HighlighterCore> | undefined;

const open = (): Promise<HighlighterCore> =>
  (highlighter ??= createHighlighterCore({
    engine: createJavaScriptRegexEngine(),
    themes: [theme],
    langs: [
      import('shiki/langs/python.mjs'),
      import('shiki/langs/javascript.mjs'),
      import('shiki/langs/typescript.mjs'),
      import('shiki/langs/shellscript.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/swift.mjs'),
      import('shiki/langs/java.mjs'),
      import('shiki/langs/kotlin.mjs'),
      import('shiki/langs/csharp.mjs'),
      import('shiki/langs/rust.mjs'),
      import('shiki/langs/html.mjs'),
    ],
  }));

export async function highlight(text: string, language: string): Promise<CodeView> {
  const key = `${language}\n${text}`;
  const known = remembered.get(key);
  if (known) {
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }
  const view: CodeView = { language, text, lines: await tokenise(text, language) };
  remembered.set(key, view);
  if (remembered.size > capacity) {
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }
  return view;
}

async function tokenise(text: string, language: string): Promise<readonly Line[]> {
  const shiki = await open();
  const lang = grammars[language] ?? language;
  if (!shiki.getLoadedLanguages().includes(lang)) return text.split('\n').map((line): Line => [[line]]);
  return shiki.codeToTokensBase(text, { ...limits, lang, theme: theme.name ?? '' }).map(joined);
}

/** Neighbours of one role become one token: less to send, less to lay out. */
function joined(line: readonly { content: string; color?: string }[]): Line {
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
