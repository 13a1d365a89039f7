/** @module Names of programming languages and of human ones. */
import type { Language } from '@loadout/catalogue';

const programming: Readonly<Record<string, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  shell: 'Shell',
  swift: 'Swift',
  java: 'Java',
  kotlin: 'Kotlin',
  csharp: 'C#',
  rust: 'Rust',
  html: 'HTML',
} satisfies Record<Language, string>;

export const programmingLanguage = (id: string): string => programming[id] ?? id;

const human = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `pt` → Portuguese; codes that are none are shown as they are. */
export function humanLanguage(code: string): string {
  try {
    return human.of(code) ?? code;
  } catch {
    return code;
  }
}
