/** @module Parses the URL of a list page into a search. What cannot be parsed is ignored and reported. */
import { printMachine } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { parseParameterRange, type SearchRequest } from '@loadout/server';
import { pastedId } from '../../lib/records/pasted-id.server.ts';
import {
  defaultSort,
  facetsOf,
  filtersOf,
  isSort,
  type ListFilter,
  type ShownFacet,
  sortRequest,
} from './filters.ts';
import { readContext } from '../../lib/hardware/fit-view.server.ts';
import { machineOf } from './memory.server.ts';
import { unknownSizeParameter } from './range.ts';

const longest = { text: 300, value: 200, values: 20, find: 100, start: 1e9 };

export interface BrowseQuery {
  readonly request: SearchRequest;
  readonly sort: string;
  /** The facet that is shown with all its values, and the text they must contain. */
  readonly open: ShownFacet | undefined;
  readonly find: string;
  /** Number of records on the pages before this one. */
  readonly start: number;
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
}

export function readQuery(parameters: URLSearchParams, kind: RepoKind): BrowseQuery {
  const ignored: { name: string; value: string }[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = parameters.get(name);
    if (text === null || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) ignored.push({ name, value: text.slice(0, longest.value) });
    return value;
  };
  const text = searchedText(parameters.get('q') ?? '', kind);
  const sort = read('sort', (value) => (isSort(value) ? value : undefined)) ?? defaultSort;
  const gated = facetsOf[kind].includes('gated') ? read('gated', truthOf) : undefined;
  const range = kind === 'model' ? read('params', parseParameterRange) : undefined;
  const fits = kind === 'model' ? read('fits', fitsOf) : undefined;
  const context = kind === 'model' ? read('context', () => readContext(parameters)) : undefined;
  const unknown = range && read(unknownSizeParameter, truthOf) === true;
  return {
    request: {
      ...listsOf(parameters, kind),
      ...(text !== '' && { text }),
      ...(gated !== undefined && { gated }),
      ...(range && { params: { ...range, ...(unknown === true && { unknown }) } }),
      ...(fits !== undefined && { fits }),
      ...(context !== undefined && { context }),
      ...sortRequest(sort, text !== ''),
      cursor: parameters.get('cursor') || undefined,
    },
    sort,
    open: read('open', (value) => facetsOf[kind].find((facet) => facet === value)),
    find: printable(parameters.get('find') ?? '')
      .slice(0, longest.find)
      .trim(),
    start: read('start', startOf) ?? 0,
    ignored,
  };
}

/** No record has control characters, and HTML drops some of them: the browser would not render what the server did. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

const truthOf = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** In the spelling of links. */
function fitsOf(text: string): string | undefined {
  const machine = machineOf(text);
  return machine && printMachine(machine);
}

const startOf = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= longest.start ? Number(text) : undefined;

/** A pasted URL of a repository is searched by its id. */
const searchedText = (typed: string, kind: RepoKind): string =>
  pastedId(printable(typed).slice(0, longest.text).trim(), kind);

function listsOf(
  parameters: URLSearchParams,
  kind: RepoKind,
): Partial<Record<ListFilter, readonly string[]>> {
  const lists: Partial<Record<ListFilter, readonly string[]>> = {};
  for (const filter of filtersOf(kind)) {
    const values = [...new Set(parameters.getAll(filter))].filter(
      (value) => value !== '' && value.length <= longest.value && printable(value) === value,
    );
    if (values.length > 0) lists[filter] = values.slice(0, longest.values);
  }
  return lists;
}
