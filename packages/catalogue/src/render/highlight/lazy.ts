/** @module The same highlighting; rules of rare languages are loaded on demand. */
import type { HighlightedCode } from './lines.ts';
import { color } from './color.ts';
import { usual } from './usual.ts';

/** Like `highlight`, with the rules of rare languages loaded when they are needed. */
export async function highlightLazily(text: string, language: string): Promise<HighlightedCode> {
  const table = Object.hasOwn(usual, language) ? usual : (await import('./others.ts')).others;
  return color(text, language, Object.hasOwn(table, language) ? table[language] : undefined);
}
