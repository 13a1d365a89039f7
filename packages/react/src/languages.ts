/** @module Names of programming languages. */
import type { Language } from '@loadout/catalogue';

const programming: Readonly<Record<string, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  shell: 'Shell',
  powershell: 'PowerShell',
  swift: 'Swift',
  java: 'Java',
  kotlin: 'Kotlin',
  csharp: 'C#',
  rust: 'Rust',
  html: 'HTML',
} satisfies Record<Language, string>;

export const programmingLanguage = (id: string): string => programming[id] ?? id;
