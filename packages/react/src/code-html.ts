/** @module Highlighted code as HTML: rendering thousands of tokens as React elements is slow. */
import type { Line } from './views.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Cache: the server renders the same lines for many requests. */
const remembered = new WeakMap<Line, string>();

export const codeHtml = (lines: readonly Line[]): string => lines.map(lineHtml).join('');

function lineHtml(line: Line): string {
  const known = remembered.get(line) ?? `<span class="line">${line.map(tokenHtml).join('')}\n</span>`;
  remembered.set(line, known);
  return known;
}

const tokenHtml = ([text, role]: Line[number]): string =>
  role === undefined ? escaped(text) : `<span class="t-${escaped(role)}">${escaped(text)}</span>`;
