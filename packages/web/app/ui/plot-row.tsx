/** @module One row of a plot: its name, and what is drawn along the axis. */
import type { PlotRowView, PlotZone } from './plot-view.ts';

interface PlotRowProps {
  readonly row: PlotRowView;
  readonly zones: readonly PlotZone[];
  readonly line: number | undefined;
  readonly ticks: readonly number[];
  readonly place: (value: number) => string;
  readonly active: boolean;
  readonly onActive: () => void;
}

const height = 28;
const middle = height / 2;

export function PlotRow({ row, zones, line, ticks, place, active, onActive }: PlotRowProps) {
  const thickness = row.solid === true ? 14 : 3;
  return (
    <li data-active={active ? '' : undefined} onPointerEnter={onActive}>
      <button type="button" onFocus={onActive} onClick={onActive} aria-pressed={active}>
        <span className="name">{row.label}</span>
        {row.note !== undefined && <small>{row.note}</small>}
        <span className="sr-only">: {row.text}</span>
      </button>
      <svg width="100%" height={height} aria-hidden="true">
        {zones.map(({ from, to, tone }) => (
          <rect
            key={from}
            className="zone"
            data-tone={tone}
            x={place(from)}
            width={between(place, from, to)}
            height={height}
          />
        ))}
        {ticks.map((at) => (
          <line key={at} className="tick" x1={place(at)} x2={place(at)} y2={height} />
        ))}
        {row.ranges.map(({ from, to, tone }) => (
          <rect
            key={from}
            data-tone={tone}
            x={place(from)}
            width={between(place, from, to)}
            y={middle - thickness / 2}
            height={thickness}
          />
        ))}
        {row.marks?.map(({ at, shape, tone }) => (
          <circle key={at} data-tone={tone} data-shape={shape} cx={place(at)} cy={middle} r={4.5} />
        ))}
        {line !== undefined && <line className="line" x1={place(line)} x2={place(line)} y2={height} />}
      </svg>
    </li>
  );
}

const between = (place: PlotRowProps['place'], from: number, to: number): string =>
  `${(parseFloat(place(to)) - parseFloat(place(from))).toFixed(2)}%`;
