/** @module The same highlighting; rules of rare languages are loaded on demand. */
import type { CodeView } from '../views.ts';
import { color } from './color.ts';
import { usual } from './usual.ts';

export async function highlightLazily(text: string, language: string): Promise<CodeView> {
  const table = Object.hasOwn(usual, language) ? usual : (await import('./others.ts')).others;
  return color(text, language, Object.hasOwn(table, language) ? table[language] : undefined);
}
