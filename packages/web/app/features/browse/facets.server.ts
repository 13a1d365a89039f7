/** @module The facets of a list page: the most frequent values, or all of them where one is open. */
import type { FacetCount, RepoKind } from '@loadout/hub';
import type { SearchAnswer, SearchRequest, Services } from '@loadout/server';
import { facetsOf, filterName, limitFilters, type ShownFacet } from './filters.ts';
import type { Labeller } from './labels.server.ts';
import type { BrowseQuery } from './query.server.ts';

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
}

export interface FacetView {
  readonly filter: ShownFacet;
  readonly name: string;
  readonly values: readonly FacetValue[];
  /** How many values are not listed. */
  readonly more: number;
  readonly open: boolean;
  /** Whether `values` are all there are: then the browser can search them itself. */
  readonly complete: boolean;
}

const shownAtFirst = 8;
/** Most values that are listed when a facet is open; the rest is found by its search field. */
const mostListed = 1_000;

/** Counted with the results. Authors are too many for that: see `valuesOf`. */
export const countedFacets = (kind: RepoKind): readonly ShownFacet[] =>
  facetsOf[kind].filter((facet) => facet !== 'author');
export const countedValues = 300;

export interface FacetSource {
  readonly services: Services;
  readonly kind: RepoKind;
  /** What was searched, without values that no record has. */
  readonly request: SearchRequest;
  readonly query: BrowseQuery;
  readonly answer: SearchAnswer;
  readonly label: Labeller;
}

export async function facetViews(source: FacetSource): Promise<readonly FacetView[]> {
  const views = await Promise.all(facetsOf[source.kind].map((filter) => facetView(source, filter)));
  return views.filter(({ values, open }) => open || values.length > 0);
}

async function facetView(source: FacetSource, filter: ShownFacet): Promise<FacetView> {
  const { kind, request, query, label } = source;
  const open = query.open === filter;
  const find = open ? query.find.toLowerCase() : '';
  const counts = await valuesOf(source, filter, open);
  const chosen = new Set(chosenIn(request, filter));
  const known = counts.map(({ value, count }) => ({
    value,
    count,
    label: label(filter, value),
    chosen: chosen.has(value.toLowerCase()),
  }));
  const values =
    kind === 'model' && filter === 'library'
      ? withAbsent(source.services, known, label)
      : inOrder(filter, known);
  const found = find === '' ? values : values.filter((value) => matches(value, find));
  // A link to one more value would take as much room as the value.
  const most = values.length === shownAtFirst + 1 ? values.length : shownAtFirst;
  const listed = open
    ? found
    : values.filter(({ chosen: kept, count }, at) => kept || (at < most && count > 0));
  return {
    filter,
    name: filterName(kind, filter),
    values: listed,
    more: open ? 0 : values.length - listed.length,
    open,
    complete: find === '' && counts.length < mostListed,
  };
}

const matches = ({ label, value }: FacetValue, text: string): boolean =>
  label.toLowerCase().includes(text) || value.toLowerCase().includes(text);

function chosenIn(request: SearchRequest, filter: ShownFacet): readonly string[] {
  if (filter === 'gated') return request.gated === undefined ? [] : [String(request.gated)];
  return (request[filter] ?? []).map((value) => value.toLowerCase());
}

/** An open facet is counted by itself, with as many values as are listed; authors are searched in the index. */
async function valuesOf(
  { services, kind, request, query, answer }: FacetSource,
  filter: ShownFacet,
  open: boolean,
): Promise<readonly FacetCount[]> {
  if (!open && filter !== 'author') return answer.facets[filter] ?? [];
  const { facets } = await services.search(kind, {
    ...request,
    cursor: undefined,
    limit: 1,
    facets: [filter],
    facetLimit: open ? mostListed : countedValues,
    facetText: filter === 'author' && open && query.find !== '' ? query.find : undefined,
  });
  return facets[filter] ?? [];
}

function inOrder(filter: ShownFacet, values: readonly FacetValue[]): readonly FacetValue[] {
  if (filter === 'size') return bySize(values);
  if (limitFilters.has(filter)) return values.toSorted((a, b) => Number(a.value) - Number(b.value));
  return values;
}

const magnitudes = 'KMBT';

/** Size categories in their own order, not by frequency: `n<1K`, `1K<n<10K`, …, then what is none. */
function bySize(values: readonly FacetValue[]): readonly FacetValue[] {
  const start = ({ value }: FacetValue): number => {
    const [, below, digits = '', unit = ''] = /^(n<)?(?:n>)?(\d+)([KMBT]?)/.exec(value) ?? [];
    if (digits === '') return Infinity;
    return below === undefined ? Number(digits) * 1000 ** (magnitudes.indexOf(unit) + 1) : 0;
  };
  return values.toSorted((a, b) => start(a) - start(b));
}

/** The most frequent first, and at the end the libraries with the filter flag that no model in these results has. */
function withAbsent(
  services: Services,
  known: readonly FacetValue[],
  label: Labeller,
): readonly FacetValue[] {
  const present = new Set(known.map(({ value }) => value));
  const absent = services
    .libraries()
    .filter(({ key, filter }) => filter && !present.has(key))
    .map(({ key }) => ({ value: key, label: label('library', key), count: 0, chosen: false }));
  return [...known, ...absent];
}
