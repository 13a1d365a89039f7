/** @module Links of a list page: the same list with one change. Only parameters that the page knows are repeated. */
import type { RepoKind } from '@loadout/hub';
import { withParameters } from '@loadout/react';
import { defaultSort, filtersOf } from './filters.ts';
import { unknownSizeParameter } from './range.ts';

type Changes = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Another list starts on its first page. */
export const changed = (url: URL, changes: Changes): string =>
  withParameters(url, { cursor: undefined, start: undefined, ...changes });

/** The fields of a GET form that repeat the rest of the list. */
export const keptFields = (url: URL, ...without: readonly string[]): readonly (readonly [string, string])[] =>
  [...url.searchParams].filter(([name]) => ![...without, 'cursor', 'start'].includes(name));

/** The list without one of its filters. */
export const withoutChip = (url: URL, { parameter, value }: { parameter: string; value: string }): string =>
  changed(url, {
    [parameter]: parameter === 'q' ? [] : url.searchParams.getAll(parameter).filter((one) => one !== value),
    ...(parameter === 'params' && { [unknownSizeParameter]: undefined }),
  });

/** The list without any filter, in the same order. */
export const withoutFilters = (url: URL): string => {
  const sort = url.searchParams.get('sort');
  return sort === null ? url.pathname : withParameters(new URL(url.pathname, url), { sort });
};

const others = new Set([
  'q',
  'params',
  unknownSizeParameter,
  'gated',
  'fits',
  'context',
  'sort',
  'open',
  'find',
  'cursor',
  'start',
]);

/** The URL with what this kind of list reads, less `dropped` values, which filter nothing. */
export function addressOf(
  url: URL,
  kind: RepoKind,
  dropped: readonly { readonly filter: string; readonly value: string }[],
): string {
  const kept = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    const isFilter = filtersOf(kind).some((filter) => filter === name);
    if (value === '' || !(isFilter || others.has(name))) continue;
    if (name === 'sort' && value === defaultSort) continue;
    if ((name === 'fits' || name === 'context') && kind !== 'model') continue;
    if (name === unknownSizeParameter && !url.searchParams.has('params')) continue;
    if (dropped.some((one) => one.filter === name && one.value === value)) continue;
    kept.append(name, value);
  }
  const query = kept.toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}
