/** @module The strip of a model: size, license, context, memory, updated, downloads. What is unknown has no cell. */
import { contextLengthOf, fitCandidates, type ModelRecord } from '@loadout/catalogue';
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
  /** Bytes that it needs where no GGUF file says so, as in a list. */
  readonly memory?: number | undefined;
  readonly fit?: FitView | undefined;
  /** Figures over time. */
  readonly history?: readonly Sighting[];
}

export function modelFacts(
  record: ModelRecord,
  summary: RepositorySummary,
  files: readonly FileChoice[],
  { memory, fit, history }: ModelFactOptions = {},
): readonly FactView[] {
  return known([
    sizeFact(record, summary.parameters),
    licenseFact('model', summary.license, record.cardData?.license_name),
    contextFact(contextLengthOf(record)),
    withFit(filesMemory(files) ?? storedMemory(record, memory), fit),
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

/** Of the GGUF files from the smallest to the largest. */
function filesMemory(files: readonly FileChoice[]): FactView | undefined {
  const needs = files
    .flatMap(({ label, memory }) => (memory ? [{ label, total: memory.total }] : []))
    .toSorted((a, b) => a.total - b.total);
  const [least] = needs;
  const most = needs.at(-1);
  if (!least || !most) return undefined;
  const [low, high] = [formatBytes(least.total), formatBytes(most.total)];
  return low === high
    ? { label: 'Memory', value: low, note: `with ${least.label}` }
    : {
        label: 'Memory',
        value: `${withoutUnit(low, high)}–${high}`,
        note: `${least.label} to ${most.label}`,
      };
}

/** `8.70 GB` before `21.8 GB` is `8.70`. */
const withoutUnit = (low: string, high: string): string =>
  low.slice(low.indexOf(' ')) === high.slice(high.indexOf(' ')) ? low.slice(0, low.indexOf(' ')) : `${low} `;

/** Of the weights as they are stored. */
function storedMemory(record: ModelRecord, memory: number | undefined): FactView | undefined {
  if (memory === undefined) return undefined;
  const [stored] = fitCandidates(record);
  return {
    label: 'Memory',
    value: formatBytes(memory),
    ...(stored?.label !== undefined && {
      note: `${stored.sizeIsEstimate ? 'estimated for' : 'with'} ${stored.label} weights`,
    }),
  };
}
