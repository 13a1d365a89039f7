/** @module Formats the counts as a table for a terminal. */
import type { FitCounts } from './count.ts';
import { fitRules } from './index.ts';

const number = (value: number): string => value.toLocaleString('en-US');

export function tableOf(counts: FitCounts, before?: FitCounts): string {
  const rows = Object.entries(counts.rules).map(([name, { applies, violations }]) => {
    const committed = before?.rules[name]?.violations;
    return [
      name,
      number(applies),
      number(violations),
      committed === undefined ? '' : number(committed),
      fitRules[name]?.says ?? '',
    ];
  });
  const lines = [['rule', 'applies to', 'violations', 'committed', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(([name = '', ...cells]) =>
      [
        name.padEnd(widths[0] ?? 0),
        ...cells.slice(0, 3).map((cell, column) => cell.padStart(widths[column + 1] ?? 0)),
        cells[3],
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
