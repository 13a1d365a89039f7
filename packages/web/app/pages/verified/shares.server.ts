/** @module Snippets by level on each day, as a plot. */
import { formatDate } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import type { PlotView } from '../../ui/plot-view.ts';
import type { DayRow } from './page.server.ts';

const share = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);

/** `undefined` where nothing was run yet. */
export function sharesPlot(days: readonly DayRow[]): PlotView | undefined {
  const latest = days.at(-1)?.day;
  if (latest === undefined) return undefined;
  const rows = days.map(({ day, blocks, executed, installs }) => {
    const name = formatDate(day) ?? day;
    const first = share(executed, blocks);
    const second = first + share(installs, blocks);
    return {
      cells: [name, formatCount(blocks), formatCount(executed), formatCount(installs)],
      row: {
        key: day,
        label: name,
        solid: true,
        ranges: [
          { from: 0, to: first, tone: 'fits' as const },
          { from: first, to: second, tone: 'half' as const },
        ],
        text: `${name}: ${formatCount(executed)} of ${formatCount(blocks)} snippets executed (${first.toFixed(0)}%), ${formatCount(installs)} more with a complete install command (${(second - first).toFixed(0)}%)`,
      },
    };
  });
  return {
    label: 'Snippets by level over time',
    axisLabel: 'Share of snippets, %',
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) })),
    rows: rows.map(({ row }) => row),
    first: latest,
    table: {
      columns: ['Day', 'Snippets', 'Executed', 'Installs'],
      rows: rows.map(({ cells }) => cells),
    },
  };
}
