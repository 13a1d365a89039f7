/** @module Metrics of the store, the index and the records that come from a hub. */
import type { Figures } from '../services.ts';
import type { Metric } from './exposition.ts';

const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: value === undefined ? [] : [{ value }],
});

export function serviceMetrics(figures: Figures): readonly Metric[] {
  const { store, head, index, seq, records, written, syncs } = figures;
  return [
    gauge('loadout_store_up', '1 if the store answers.', store === 'ready' ? 1 : 0),
    gauge('loadout_store_changes', 'Last number of the change sequence in the store.', head),
    gauge('loadout_index_up', '1 if the last refresh of the index worked.', index === 'ready' ? 1 : 0),
    gauge('loadout_index_changes', 'Last change that can be found.', seq),
    gauge(
      'loadout_index_behind',
      'Distance between the store and the index in the change sequence.',
      head === undefined ? undefined : Math.max(0, head - seq),
    ),
    {
      name: 'loadout_index_records',
      help: 'Records that can be found, by kind.',
      type: 'gauge',
      samples: Object.entries(records).map(([kind, value]) => ({ labels: { kind }, value })),
    },
    writtenMetric(written),
    ...syncMetrics(syncs),
  ];
}

const syncMetrics = (syncs: Figures['syncs']): readonly Metric[] => {
  type Sync = (typeof syncs)[number];
  const byKind = (name: string, help: string, valueOf: (sync: Sync) => number | undefined): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: syncs.flatMap((sync) => {
      const value = valueOf(sync);
      return value === undefined ? [] : [{ labels: { kind: sync.kind }, value }];
    }),
  });
  return [
    byKind(
      'loadout_sync_last_completed_timestamp_seconds',
      'When the last complete sync ended, by kind.',
      ({ completedAt }) => completedAt && completedAt / 1000,
    ),
    byKind('loadout_sync_records', 'Records that it read, by kind.', ({ records }) => records),
    byKind('loadout_sync_refused', 'Records that it refused, by kind.', ({ refused }) => refused),
    byKind('loadout_sync_failures', 'Syncs that failed since then, by kind.', ({ failures }) => failures),
  ];
};

/** With several threads, the main thread counts them. */
export const writtenMetric = (written: number | undefined): Metric => ({
  name: 'loadout_sync_records_written_total',
  help: 'Records that this server has refreshed from its hub.',
  type: 'counter',
  samples: written === undefined ? [] : [{ value: written }],
});
