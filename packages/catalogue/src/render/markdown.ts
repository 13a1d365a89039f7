/** @module Snippets as Markdown, with fences that no code can close. */
import type { Language } from '../code/language.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { installText, type Managers } from './install.ts';

const fenceNames: Readonly<Record<Language, string>> = {
  python: 'python',
  javascript: 'js',
  typescript: 'ts',
  shell: 'sh',
  powershell: 'powershell',
  swift: 'swift',
  java: 'java',
  kotlin: 'kotlin',
  csharp: 'csharp',
  rust: 'rust',
  html: 'html',
};

/** A code block whose fence is longer than any run of backticks inside. */
export function fenced(language: Language, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${fenceNames[language]}\n${text}\n${fence}`;
}

export function toMarkdown(snippets: readonly Snippet[], managers?: Managers): string {
  const blocks = snippets.map(({ title, code, install = [], warnings = [] }) => {
    const command = installText(install, managers);
    return [
      `### ${title}`,
      ...warnings.map(({ message }) => `> **Note:** ${message}`),
      ...(command === '' ? [] : [fenced('shell', command)]),
      fenced(code.language, code.text),
    ].join('\n\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
