/** @module Colored code as HTML. A page has thousands of tokens, which as elements would be most of the work to render. */
import type { Line } from './views.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The same lines are shown on many pages and to many readers. */
const remembered = new WeakMap<readonly Line[], string>();

export function codeHtml(lines: readonly Line[]): string {
  const known = remembered.get(lines) ?? lines.map(lineHtml).join('');
  remembered.set(lines, known);
  return known;
}

const lineHtml = (line: Line): string => `<span class="line">${line.map(tokenHtml).join('')}\n</span>`;

const tokenHtml = ([text, role]: Line[number]): string =>
  role === undefined ? escaped(text) : `<span class="t-${escaped(role)}">${escaped(text)}</span>`;
