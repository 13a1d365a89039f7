/** @module Writes metrics in the text format of Prometheus, version 0.0.4. */

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  readonly suffix?: string;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** How the samples of several threads are combined; default: their sum. */
  readonly across?: 'highest';
  readonly samples: readonly Sample[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

function labelText(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics without samples are left out. */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
