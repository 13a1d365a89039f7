/** @module Writing Markdown: whatever text comes in, it stays text. */

/** Text that must not turn into markup. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');

export const link = (name: string, href: string): string =>
  `[${escapeMarkdown(name)}](${href.replace(/[()\s]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;

/** Code between backticks that it does not itself contain. */
export function inlineCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map((run) => run[0].length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text.replace(/[\r\n]+/g, ' ')}${pad}${fence}`;
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A pipe ends a cell, even inside code. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/** Paragraphs, headings and lists, one blank line apart; what is absent leaves no gap. */
export const markdownDocument = (...blocks: readonly (string | undefined | false)[]): string =>
  `${blocks.filter((block) => typeof block === 'string' && block !== '').join('\n\n')}\n`;
