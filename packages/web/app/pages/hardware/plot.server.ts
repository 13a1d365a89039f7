/** @module Precision against memory: each file from 4,096 tokens to a long context, with the reader's line. */
import {
  bitsPerWeight,
  capacityOf,
  type FileFit,
  fitLabels,
  type Machine,
  modelFit,
  type ModelRecord,
  parseMachine,
} from '@loadout/catalogue';
import { formatCount } from '../../lib/format/format.ts';
import { inGigabytes, memoryAxis } from '../../lib/plot/memory-axis.server.ts';
import type { PlotView, Tone } from '../../ui/plot-view.ts';
import { usualLabels } from './largest.server.ts';

const shortContext = 4096;
const longContext = 32_768;

/** Shown until a model is named. */
export const exampleModel: ModelRecord = {
  id: 'a model with 8 billion parameters',
  gguf: { total: 8e9 },
  siblings: usualLabels.map((label) => ({ rfilename: `model-${label}.gguf` })),
};

/** Without a machine nothing is too large; the states are not shown then. */
const unlimited = parseMachine('65536');

/** In tokens, the short one first; the same where the model has no longer one. */
export interface PlottedContexts {
  readonly near: number;
  readonly far: number;
}

export function plottedContexts(model: ModelRecord, context: number): PlottedContexts {
  const far = Math.min(Math.max(longContext, context), model.gguf?.context_length ?? Infinity);
  return { near: Math.min(shortContext, far), far };
}

/** `undefined` where the record has no sizes. */
export function precisionPlot(
  model: ModelRecord,
  machine: Machine | undefined,
  context: number,
): PlotView | undefined {
  const { near, far } = plottedContexts(model, context);
  const [short, long] = [near, far].map(
    (contextLength) => modelFit(model, machine ?? unlimited, { contextLength }).files,
  );
  if (short === undefined || long === undefined || short.length === 0) return undefined;
  const largest = Math.max(...long.map(({ need }) => inGigabytes(need.total)));
  const rows = short.map((file, at) =>
    rowOf(file, long[at] ?? file, { near, far, marked: machine !== undefined }),
  );
  const axis = memoryAxis(largest, machine);
  return {
    label: `Memory of ${model.id} by precision`,
    rowsLabel: 'Bits per weight',
    ...axis,
    rows: rows.map(({ row }) => row),
    ...(machine && { zones: zonesOf(machine, axis.ticks.at(-1)?.at ?? largest) }),
    table: {
      columns: [
        'File',
        'Bits per weight',
        ...new Set([near, far].map((tokens) => `${formatCount(tokens)} tokens`)),
      ],
      rows: rows.map(({ cells }) => cells),
    },
  };
}

interface Ends extends PlottedContexts {
  readonly marked: boolean;
}

function rowOf(
  short: FileFit,
  long: FileFit,
  { near, far, marked }: Ends,
): { readonly row: PlotView['rows'][number]; readonly cells: readonly string[] } {
  const bits = short.label === undefined ? undefined : bitsPerWeight(short.label);
  const [from, to] = [inGigabytes(short.need.total), inGigabytes(long.need.total)];
  const toneOf = ({ state }: FileFit): Tone => (marked ? state : 'plain');
  const words = (file: FileFit): string =>
    `${inGigabytes(file.need.total).toFixed(1)} GB${marked ? `, ${fitLabels[file.state]}` : ''}`;
  const ends = [
    `${words(short)} at ${formatCount(near)} tokens`,
    ...(far > near ? [`${words(long)} at ${formatCount(far)} tokens`] : []),
  ];
  const name = short.label ?? short.name;
  return {
    row: {
      key: short.name,
      label: name,
      ...(bits !== undefined && { note: bits.toFixed(1) }),
      ranges: [{ from, to, tone: toneOf(long) }],
      marks: [
        { at: from, shape: 'dot', tone: toneOf(short) },
        ...(far > near ? [{ at: to, shape: 'ring' as const, tone: toneOf(long) }] : []),
      ],
      text: `${name}: ${ends.join('; ')}`,
    },
    cells: [name, bits?.toFixed(1) ?? '', words(short), ...(far > near ? [words(long)] : [])],
  };
}

/** Tight between what may be used and all of it, too large beyond. */
function zonesOf(machine: Machine, max: number): NonNullable<PlotView['zones']> {
  const capacity = capacityOf(machine);
  const [usable, total] = [inGigabytes(capacity.usable), inGigabytes(capacity.total)];
  if (usable >= max) return [];
  return [
    { from: usable, to: Math.min(total, max), tone: 'tight' },
    ...(total < max ? [{ from: total, to: max, tone: 'too-large' as const }] : []),
  ];
}
