/** @module File extensions of downloaded snippets. */
import type { Language } from '../code/language.ts';

export const fileExtensions: Readonly<Record<Language, string>> = {
  python: 'py',
  javascript: 'mjs',
  typescript: 'ts',
  shell: 'sh',
  powershell: 'ps1',
  swift: 'swift',
  java: 'java',
  kotlin: 'kt',
  csharp: 'cs',
  rust: 'rs',
  html: 'html',
};
