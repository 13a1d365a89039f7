/**
 * @module Rows along one axis: ranges, marks and a reference line. Drawn on the server; a script adds the values of
 * the row under the pointer or the focus. The same data is in a table, here or next to it.
 */
import { Disclosure } from '@loadout/react';
import { useState } from 'react';
import { PlotData } from './plot-data.tsx';
import { PlotRow } from './plot-row.tsx';
import type { PlotDrawing, PlotView } from './plot-view.ts';

const noZones: NonNullable<PlotView['zones']> = [];
/** Longer names get a wider column, and on a phone a line of their own. */
const longLabel = 10;

export function Plot({
  label,
  rowsLabel,
  axisLabel,
  ticks,
  rows,
  zones = noZones,
  line,
  first,
  table,
}: PlotDrawing & Partial<Pick<PlotView, 'table'>>) {
  const [active, setActive] = useState(first);
  const max = ticks.at(-1)?.at ?? 1;
  const shown = rows.find(({ key }) => key === active);
  const isBeyond = line !== undefined && line.at > max;
  const place = (value: number): string => `${Math.min(100, (value / max) * 100).toFixed(2)}%`;
  return (
    <figure
      className="plot"
      aria-label={label}
      data-long={rows.some((row) => row.label.length > longLabel) ? '' : undefined}
    >
      {line && (
        <p className="flag" aria-hidden="true">
          <span />
          <svg width="100%" height="18">
            <text x={place(line.at)} y="13" textAnchor={line.at > max * 0.7 ? 'end' : 'middle'}>
              {line.label}
              {isBeyond && ' →'}
            </text>
          </svg>
        </p>
      )}
      {rowsLabel !== undefined && <p className="rows-label">{rowsLabel}</p>}
      <ul>
        {rows.map((row) => (
          <PlotRow
            key={row.key}
            row={row}
            zones={zones}
            line={isBeyond ? undefined : line?.at}
            ticks={ticks.map(({ at }) => at)}
            place={place}
            active={row.key === active}
            onActive={() => setActive(row.key)}
          />
        ))}
      </ul>
      <p className="axis" aria-hidden="true">
        <span />
        <svg width="100%" height="20">
          {ticks.map(({ at, label: text }) => (
            <text key={at} x={place(at)} y="14" textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </p>
      <p className="axis-label" aria-hidden="true">
        {axisLabel}
      </p>
      <output className="values" aria-live="polite">
        {shown?.text}
      </output>
      {table && (
        <figcaption>
          <Disclosure summary="Data as a table">
            <PlotData label={label} table={table} />
          </Disclosure>
        </figcaption>
      )}
    </figure>
  );
}
