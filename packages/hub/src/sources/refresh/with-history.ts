/** @module Adds to a batch of synced records what the store knows: derived fields of the same commit, figures over time. */

import { carryDerived } from '../../headers/derived-fields.ts';
import { storedRecord } from '../../records/stored-record.ts';
import type { RecordInput, RepoKind, SightingInput, Store } from '../../store/store.ts';
import { sightingOf } from './sighting.ts';
import { withTrend } from './trend.ts';

interface DatedBatch {
  readonly records: readonly RecordInput[];
  readonly sightings: readonly SightingInput[];
}

export async function withHistory(
  store: Store,
  kind: RepoKind,
  records: readonly RecordInput[],
  now: number,
): Promise<DatedBatch> {
  const ids = records.map(({ id }) => id);
  const [histories, earlier] = await Promise.all([store.histories(kind, ids), store.getMany(kind, ids)]);
  const sightings: SightingInput[] = [];
  const dated = records.map((input, at) => {
    const record = storedRecord(kind, { id: input.id, json: input.json });
    if (record === undefined) return input;
    const sighting = sightingOf(kind, record, now);
    sightings.push(sighting);
    const row = earlier[at];
    const carried = carryDerived(record, row && storedRecord(kind, { id: row.id, json: row.json }));
    const complete = withTrend(carried, [...(histories[at] ?? []), sighting]);
    return complete === record ? input : { ...input, json: JSON.stringify(complete) };
  });
  return { records: dated, sightings };
}
