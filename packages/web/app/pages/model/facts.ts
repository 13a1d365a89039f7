/** @module The strip of a model: size, license, context, memory, updated, downloads. What is unknown has no cell. */
import { contextLengthOf, type ModelRecord } from '@loadout/catalogue';
import type { Sighting } from '@loadout/hub';
import type { FileChoice, FitView } from '@loadout/react';
import {
  type FactView,
  known,
  licenseFact,
  popularityFact,
  updatedFact,
} from '../../features/repository/facts.ts';
import { formatBytes, formatCount, formatParameters } from '../../lib/format/format.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';

interface ModelFactOptions {
  readonly fit?: FitView | undefined;
  /** Figures over time. */
  readonly history?: readonly Sighting[];
}

export function modelFacts(
  record: ModelRecord,
  summary: RepositorySummary,
  files: readonly FileChoice[],
  { fit, history }: ModelFactOptions = {},
): readonly FactView[] {
  return known([
    sizeFact(record, summary.parameters),
    licenseFact('model', summary.license, record.cardData?.license_name),
    contextFact(contextLengthOf(record)),
    withFit(memoryFact(record, files), fit),
    updatedFact(summary.updated, record.createdAt),
    popularityFact(summary, history),
  ]);
}

const withFit = (fact: FactView | undefined, fit: FitView | undefined): FactView | undefined =>
  fact && fit ? { ...fact, fit } : fact;

/** The number format of most weights. */
function precisionOf({ safetensors }: ModelRecord): string | undefined {
  const [most] = Object.entries(safetensors?.parameters ?? {}).toSorted(([, a], [, b]) => b - a);
  return most?.[0];
}

function sizeFact(record: ModelRecord, parameters: number | undefined): FactView | undefined {
  if (parameters === undefined || parameters <= 0) return undefined;
  const precision = precisionOf(record);
  return {
    label: 'Size',
    value: formatParameters(parameters),
    note: precision === undefined ? 'parameters' : `parameters, ${precision}`,
  };
}

const contextFact = (tokens: number | undefined): FactView | undefined =>
  tokens === undefined || tokens <= 0
    ? undefined
    : { label: 'Context', value: formatCount(tokens), note: 'tokens' };

/** Of the GGUF files from the smallest to the largest; else the weights alone, by the size of their files. */
function memoryFact(record: ModelRecord, files: readonly FileChoice[]): FactView | undefined {
  const needs = files
    .flatMap(({ label, memory }) => (memory ? [{ label, total: memory.total }] : []))
    .toSorted((a, b) => a.total - b.total);
  const [least] = needs;
  const most = needs.at(-1);
  if (least && most) {
    const [low, high] = [formatBytes(least.total), formatBytes(most.total)];
    return low === high
      ? { label: 'Memory', value: low, note: `with ${least.label}` }
      : {
          label: 'Memory',
          value: `${withoutUnit(low, high)}–${high}`,
          note: `${least.label} to ${most.label}`,
        };
  }
  const weights = weightBytes(record);
  return weights === undefined
    ? undefined
    : { label: 'Memory', value: formatBytes(weights), note: 'for the weights alone' };
}

/** `8.70 GB` before `21.8 GB` is `8.70`. */
const withoutUnit = (low: string, high: string): string =>
  low.slice(low.indexOf(' ')) === high.slice(high.indexOf(' ')) ? low.slice(0, low.indexOf(' ')) : `${low} `;

const weightFile = /^[^/]+\.safetensors$/;

/** Bytes per weight in the formats that safetensors files have. */
const widths: Readonly<Record<string, number>> = {
  F64: 8,
  F32: 4,
  F16: 2,
  BF16: 2,
  I64: 8,
  I32: 4,
  I16: 2,
  I8: 1,
  U8: 1,
  F8_E4M3: 1,
  F8_E5M2: 1,
};

function weightBytes({ siblings = [], safetensors }: ModelRecord): number | undefined {
  const sizes = siblings.filter(({ rfilename }) => weightFile.test(rfilename)).map(({ size }) => size);
  const stored = sizes.reduce<number>((sum, size) => sum + (size ?? Number.NaN), 0);
  if (sizes.length > 0 && Number.isFinite(stored)) return stored;
  const counts = Object.entries(safetensors?.parameters ?? {});
  const total = counts.reduce((sum, [format, count]) => sum + count * (widths[format] ?? Number.NaN), 0);
  return counts.length > 0 && Number.isFinite(total) ? total : undefined;
}
