/** @module The strip of a dataset or a space. What is unknown has no cell. */
import type { HubRecord } from '@loadout/server';
import {
  type FactView,
  known,
  licenseFact,
  popularityFact,
  updatedFact,
} from '../../features/repository/facts.ts';
import { formatBytes } from '../../lib/format/format.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';
import { extentOf } from './extent.ts';

export function repositoryFacts(
  kind: 'dataset' | 'space',
  record: HubRecord,
  summary: RepositorySummary,
): readonly FactView[] {
  const { rows, bytes, formats, modalities } = extentOf(record);
  return known([
    rows === undefined ? undefined : { label: 'Rows', value: rows },
    bytes === undefined ? undefined : { label: 'Size', value: formatBytes(bytes) },
    listFact('Format', formats),
    listFact('Modality', modalities),
    licenseFact(kind, summary.license),
    updatedFact(summary.updated, record.createdAt),
    popularityFact(summary),
  ]);
}

/** The first by name, the others by their number. */
function listFact(label: string, values: readonly string[]): FactView | undefined {
  const [first, ...others] = values;
  if (first === undefined) return undefined;
  return { label, value: first, ...(others.length > 0 && { note: others.join(', ') }) };
}
