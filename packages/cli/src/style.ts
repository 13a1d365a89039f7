/** @module How text looks in a terminal: styles, columns, counts. */
import { stripVTControlCharacters, styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan';

export const styled = ({ color }: Pick<Terminal, 'color'>, style: Style, text: string): string =>
  color ? styleText(style, text, { validateStream: false }) : text;

/** For standard error, which can be a terminal when standard output is none, and the other way round. */
export const styledError = (
  { errorColor }: Pick<Terminal, 'errorColor'>,
  style: Style,
  text: string,
): string => styled({ color: errorColor }, style, text);

/** Removes control characters from record text, which could move the cursor or hide text. */
export const harmless = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');

/** A number with its noun: 1 line, 2 lines. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Columns as wide as their widest cell; the last one is not padded. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) => padded(row, widths).join('  ').trimEnd()).join('\n');
}

const padded = (row: readonly string[], widths: readonly number[]): readonly string[] =>
  row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)));
