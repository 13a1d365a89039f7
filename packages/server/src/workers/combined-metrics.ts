/** @module Combines the metrics of several threads. */
import type { Metric, Sample } from '../metrics/exposition.ts';

export function combinedMetrics(lists: readonly (readonly Metric[])[]): readonly Metric[] {
  const byName = new Map<string, { metric: Metric; samples: Map<string, Sample> }>();
  for (const metric of lists.flat()) {
    const known = byName.get(metric.name) ?? { metric, samples: new Map<string, Sample>() };
    byName.set(metric.name, known);
    for (const sample of metric.samples) {
      const key = JSON.stringify([sample.suffix, sample.labels]);
      const before = known.samples.get(key);
      known.samples.set(
        key,
        before === undefined ? sample : { ...sample, value: combined(metric, before, sample) },
      );
    }
  }
  return Array.from(byName.values(), ({ metric, samples }) => ({
    ...metric,
    samples: [...samples.values()],
  }));
}

const combined = ({ across }: Metric, a: Sample, b: Sample): number =>
  across === 'highest' ? Math.max(a.value, b.value) : a.value + b.value;

/** The metrics to keep of a thread that has stopped: a counter must never decrease. */
export const countersOf = (metrics: readonly Metric[]): readonly Metric[] =>
  metrics.filter(({ type }) => type !== 'gauge');
