/** @module Parses and lints a snippet with a parser of its language. */
import type { Language } from '@loadout/catalogue';
import { batched } from './batched.ts';
import { lintTree } from './languages/grammars.ts';
import { hiddenCharacters } from './languages/hidden-characters.ts';
import { lintHtml } from './languages/html.ts';
import { lintPython } from './languages/python.ts';
import { lintJavaScript, lintTypeScript } from './languages/script.ts';
import { lintShell } from './shell/lint.ts';
import type { Finding, Source } from './source.ts';

const readers: Readonly<Record<Language, (text: string) => Promise<Finding[]>>> = {
  python: batched(lintPython),
  javascript: batched(lintJavaScript),
  typescript: batched(lintTypeScript),
  shell: batched(lintShell),
  powershell: batched(lintTree('powershell')),
  swift: batched(lintTree('swift')),
  java: batched(lintTree('java')),
  kotlin: batched(lintTree('kotlin')),
  csharp: batched(lintTree('csharp')),
  rust: batched(lintTree('rust')),
  html: batched(lintHtml),
};

/** All findings of a snippet; empty if it may be shown. Call it for many at once: they share a batch. */
export async function parseAndLint({ language, text }: Source): Promise<readonly Finding[]> {
  return [...hiddenCharacters(text), ...(await readers[language](text))];
}
