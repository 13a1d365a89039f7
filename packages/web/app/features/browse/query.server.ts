/** @module How an address is read into a search. Whatever it says, it is one: what cannot be read is left out and named. */
import { parseParameterRange, type SearchRequest } from '@loadout/server';
import type { RepoKind, Sort } from '@loadout/hub';
import { type ListFilter, listFilters, sortNames } from './filters.ts';

const isSort = (value: string): value is Sort => Object.hasOwn(sortNames, value);

const longest = { text: 300, value: 200, values: 20 };

export interface ReadQuery {
  readonly request: SearchRequest;
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
}

export function readQuery(parameters: URLSearchParams, kind: RepoKind): ReadQuery {
  const ignored: { name: string; value: string }[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = parameters.get(name);
    if (text === null || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) ignored.push({ name, value: text.slice(0, longest.value) });
    return value;
  };
  const text = (parameters.get('q') ?? '').slice(0, longest.text).trim();
  const lists: Partial<Record<ListFilter, readonly string[]>> = {};
  for (const filter of listFilters) {
    const values = [...new Set(parameters.getAll(filter))].filter(
      (value) => value !== '' && value.length <= longest.value,
    );
    if (values.length > 0) lists[filter] = values.slice(0, longest.values);
  }
  const sort = read('sort', (value) => (isSort(value) ? value : undefined));
  const gated = read('gated', (value) => (value === 'true' ? true : value === 'false' ? false : undefined));
  const params = kind === 'model' ? read('params', parseParameterRange) : undefined;
  return {
    request: {
      ...lists,
      ...(text !== '' && { text }),
      ...(gated !== undefined && { gated }),
      ...(params && { params }),
      sort: sort ?? 'relevance',
      cursor: parameters.get('cursor') || undefined,
    },
    ignored,
  };
}
