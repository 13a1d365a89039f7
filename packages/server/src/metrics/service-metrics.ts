/** @module The store, the index and the records that come from a hub. */
import type { Figures } from '../services.ts';
import type { Metric } from './exposition.ts';

const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: value === undefined ? [] : [{ value }],
});

export function serviceMetrics({ store, head, index, seq, records, written }: Figures): readonly Metric[] {
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
  ];
}

/** Of several threads, the main thread counts them. */
export const writtenMetric = (written: number | undefined): Metric => ({
  name: 'loadout_sync_records_written_total',
  help: 'Records that this server has refreshed from its hub.',
  type: 'counter',
  samples: written === undefined ? [] : [{ value: written }],
});
