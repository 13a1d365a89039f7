/** @module The chosen filters, in words. */
import { machineLabel } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { SearchAnswer, SearchRequest } from '@loadout/server';
import { formatCount } from '../../lib/format/format.ts';
import { filterName, filtersOf } from './filters.ts';
import type { Labeller } from './labels.server.ts';
import { machineOf } from './memory.server.ts';
import { rangeLabel } from './range.ts';

export interface FilterChip {
  readonly parameter: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** No record has this value: it is shown, and filters nothing. */
  readonly unknown: boolean;
}

export function chipsOf(
  kind: RepoKind,
  request: SearchRequest,
  url: URL,
  unknown: SearchAnswer['unknown'],
  label: Labeller,
): readonly FilterChip[] {
  const lists = filtersOf(kind).flatMap((filter) =>
    (request[filter] ?? []).map((value) => ({
      parameter: filter,
      name: filterName(kind, filter),
      value,
      label: label(filter, value),
      unknown: unknown.some((one) => one.filter === filter && one.value === value),
    })),
  );
  const { text, params, gated, fits, context } = request;
  const machine = fits === undefined ? undefined : machineOf(fits);
  const range = url.searchParams.get('params');
  return [
    ...(text === undefined ? [] : [single('q', 'Search', text, `“${text}”`)]),
    ...lists,
    ...(params && range !== null
      ? [
          single(
            'params',
            filterName(kind, 'params'),
            range,
            `${rangeLabel(range)}${params.unknown === true ? ' or unknown' : ''}`,
          ),
        ]
      : []),
    ...(machine && fits !== undefined
      ? [
          single(
            'fits',
            'Memory',
            fits,
            `Fits ${machineLabel(machine)}${context === undefined ? '' : ` with ${formatCount(context)} tokens`}`,
          ),
        ]
      : []),
    ...(gated === undefined
      ? []
      : [single('gated', filterName(kind, 'gated'), String(gated), label('gated', String(gated)))]),
  ];
}

const single = (parameter: string, name: string, value: string, label: string): FilterChip => ({
  parameter,
  name,
  value,
  label,
  unknown: false,
});
