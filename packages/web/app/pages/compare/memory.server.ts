/** @module The memory of compared models at each quantization: a table, and a plot with the reader's line. */
import type { FitView } from '@loadout/react';
import type { ComparedModel, Comparison, QuantizationMemory } from '@loadout/server';
import { formatBytes, formatCount } from '../../lib/format/format.ts';
import { fitViewOf } from '../../lib/hardware/fit-view.server.ts';
import { inGigabytes, memoryAxis } from '../../lib/plot/memory-axis.server.ts';
import type { PlotDrawing, Tone } from '../../ui/plot-view.ts';

export interface MemoryCell {
  readonly text: string;
  readonly fit?: FitView;
}

export interface MemoryRow {
  readonly label: string;
  /** One for each model; absent where it is unknown. */
  readonly cells: readonly (MemoryCell | undefined)[];
}

const cellOf = ({ memory }: ComparedModel, label: string): MemoryCell | undefined => {
  const found = memory.find((one) => one.label === label);
  if (found === undefined) return undefined;
  return {
    text: `${found.estimated ? 'about ' : ''}${formatBytes(found.bytes)}`,
    ...(found.state && { fit: fitViewOf(found.state) }),
  };
};

/** The quantization that takes the most memory first. */
export function memoryRows(models: readonly ComparedModel[]): readonly MemoryRow[] {
  const most = new Map<string, number>();
  for (const { label, bytes } of models.flatMap(({ memory }) => memory))
    most.set(label, Math.max(bytes, most.get(label) ?? 0));
  return [...most]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label]) => ({ label, cells: models.map((model) => cellOf(model, label)) }));
}

/** From the smallest to the largest quantization of each model, with a mark for each. */
export function memoryPlot(comparison: Comparison): PlotDrawing | undefined {
  const { models, machine, contextLength } = comparison;
  const known = models.filter(({ memory }) => memory.length > 0);
  if (known.length === 0) return undefined;
  const largest = Math.max(...known.flatMap(({ memory }) => memory.map(({ bytes }) => inGigabytes(bytes))));
  return {
    label: `Memory by quantization, at ${formatCount(contextLength)} tokens of context`,
    ...memoryAxis(largest, machine),
    rows: known.map(rowOf),
  };
}

const toneOf = (state: QuantizationMemory['state']): Tone => state ?? 'plain';

function rowOf({ id, memory }: ComparedModel): PlotDrawing['rows'][number] {
  const points = memory.map(({ bytes, state }) => ({ at: inGigabytes(bytes), tone: toneOf(state) }));
  const [largest] = points;
  const smallest = points.at(-1);
  return {
    key: id,
    label: id.slice(id.indexOf('/') + 1),
    ranges: largest && smallest ? [{ from: smallest.at, to: largest.at, tone: 'plain' }] : [],
    marks: points.map(({ at, tone }) => ({ at, tone, shape: 'dot' })),
    text: `${id}: ${memory.map(({ label, bytes }) => `${label} ${inGigabytes(bytes).toFixed(1)}`).join(', ')} GB`,
  };
}
