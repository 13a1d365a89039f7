/** @module The strip of a dataset or a space. What is unknown has no cell. */
import type { Sighting } from '@loadout/hub';
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
  history: readonly Sighting[] = [],
): readonly FactView[] {
  const { rows, bytes, formats, modalities } = extentOf(record);
  return known([
    rows === undefined ? undefined : { label: 'Rows', value: rows },
    bytes === undefined ? undefined : { label: 'Size', value: formatBytes(bytes) },
    formatFact(formats, modalities),
    licenseFact(kind, summary.license),
    updatedFact(summary.updated, record.createdAt),
    popularityFact(summary, history),
  ]);
}

/** What the files are, and under it what is in them. */
function formatFact(formats: readonly string[], modalities: readonly string[]): FactView | undefined {
  const [value, note] = [formats, modalities].map((names) => names.join(', ')).filter(Boolean);
  if (value === undefined) return undefined;
  return { label: formats.length > 0 ? 'Format' : 'Modality', value, ...(note !== undefined && { note }) };
}
