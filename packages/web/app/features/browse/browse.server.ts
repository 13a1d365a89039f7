/** @module The browse pages: models, datasets or spaces, narrowed by what the address says. */
import { CursorError, type FacetCount, type RepoKind } from '@loadout/hub';
import type { HubRecord, SearchAnswer, SearchRequest, Services } from '@loadout/server';
import { facetsOf, filterNames, type ListFilter, listFilters } from './filters.ts';
import { readQuery } from './query.server.ts';
import { canonicalRange } from './range.ts';
import { withoutChip } from './without-chip.ts';
import { providerName } from '../../lib/providers/matrix.server.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { withParameters } from '@loadout/react';
import { pathOf } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import { redirect } from 'react-router';
import type { Page } from '../../lib/page/page.server.ts';

export interface FacetView {
  readonly filter: ListFilter;
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly chosen: boolean;
  }[];
  /** Values that are not listed but can be typed. */
  readonly others?: readonly { readonly value: string; readonly label: string }[];
}

export interface Chip {
  readonly parameter: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** No record has this value: it is shown and left out. */
  readonly unknown: boolean;
}

export interface BrowseData {
  readonly kind: RepoKind;
  readonly query: string;
  readonly sort: string;
  readonly params: string | undefined;
  readonly gated: string | undefined;
  readonly chips: readonly Chip[];
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
  readonly restarted: boolean;
  readonly total: number;
  readonly items: readonly RepositorySummary[];
  readonly facets: readonly FacetView[];
  /** When nothing is found: how many there are without each of the chips, most first. */
  readonly relaxed: readonly { readonly chip: Chip; readonly total: number }[];
  readonly next: string | undefined;
  readonly paged: boolean;
  /** The address of this page, for the links that change it. */
  readonly address: string;
}

const perPage = 30;
const valuesPerFacet = 16;

export const browsePage = (kind: RepoKind): Page<BrowseData> => ({
  async load({ services, url }) {
    const canonical = canonicalRange(new URL(`/${kind}s${url.search}`, url));
    if (canonical !== undefined) throw redirect(canonical);
    const { request, ignored } = readQuery(url.searchParams, kind);
    const asked: SearchRequest = {
      ...request,
      limit: perPage,
      facets: facetsOf[kind],
      facetLimit: valuesPerFacet,
    };
    const { answer, unknown, restarted } = await searchWhatIsKnown(services, kind, asked);
    const labels = labeller(services);
    const chips = chipsOf(request, url, unknown, labels);
    return {
      kind,
      query: request.text ?? '',
      sort: request.sort ?? 'relevance',
      params: request.params && (url.searchParams.get('params') ?? undefined),
      gated: request.gated === undefined ? undefined : String(request.gated),
      chips,
      relaxed: answer.total > 0 ? [] : await relax(services, kind, url, chips),
      ignored,
      restarted,
      total: answer.total,
      items: answer.items.map((item: HubRecord) => summaryOf(item, services)),
      facets: await Promise.all(
        facetsOf[kind].map(async (filter) => {
          const view = facetView(filter, answer.facets[filter] ?? [], request[filter] ?? [], labels);
          return kind === 'model' && filter === 'library'
            ? libraryFacet(services, view, request.library ?? [], await allLibraries(services, asked))
            : view;
        }),
      ),
      next: answer.next,
      paged: request.cursor !== undefined && !restarted,
      address: addressWithout(url, unknown),
    };
  },

  markdown: ({ items, total, chips, next, address }) =>
    markdownDocument(
      `# ${kindNames[kind].title}`,
      `${total} found${chips.length === 0 ? '' : `, by ${chips.map((chip) => escapeMarkdown(`${chip.name}: ${chip.label}`)).join(', ')}`}.`,
      bullets(
        items.map((item) =>
          [link(item.id, `${pathOf[kind](item.id)}.md`), item.task?.label, item.library?.label, item.license]
            .filter((part) => part !== undefined)
            .join(' · '),
        ),
      ),
      next !== undefined && `Next page: ${inlineCode(nextAddress(address, next))}`,
    ),

  json: ({ items, total, facets, next, chips, ignored }) => ({ total, items, facets, next, chips, ignored }),
});

const nextAddress = (address: string, cursor: string): string =>
  withParameters(new URL(address, 'http://page'), { cursor });

/** Values that no record has filter nothing: a link that repeats them only grows. */
const addressWithout = (url: URL, unknown: SearchAnswer['unknown']): string =>
  withParameters(
    url,
    Object.fromEntries(
      unknown.map(({ filter }) => [
        filter,
        url.searchParams
          .getAll(filter)
          .filter((value) => !unknown.some((one) => one.filter === filter && one.value === value)),
      ]),
    ),
  );

interface Found {
  readonly answer: SearchAnswer;
  /** Values that no record has: they are shown, and narrow nothing. */
  readonly unknown: SearchAnswer['unknown'];
  readonly restarted: boolean;
}

async function searchWhatIsKnown(services: Services, kind: RepoKind, asked: SearchRequest): Promise<Found> {
  const first = await searchOrRestart(services, kind, asked);
  const { unknown } = first.answer;
  if (unknown.length === 0) return { ...first, unknown };
  const known = { ...asked };
  for (const filter of listFilters) {
    const values = asked[filter]?.filter(
      (value) => !unknown.some((one) => one.filter === filter && one.value === value),
    );
    known[filter] = values?.length === 0 ? undefined : values;
  }
  return { ...(await searchOrRestart(services, kind, known)), unknown };
}

/** A cursor that is no longer ours starts again from the first page. */
async function searchOrRestart(
  services: Services,
  kind: RepoKind,
  request: SearchRequest,
): Promise<{ answer: SearchAnswer; restarted: boolean }> {
  try {
    return { answer: await services.search(kind, request), restarted: false };
  } catch (error) {
    if (!(error instanceof CursorError)) throw error;
    const { cursor: _, ...rest } = request;
    return { answer: await services.search(kind, rest), restarted: true };
  }
}

async function relax(
  services: Services,
  kind: RepoKind,
  url: URL,
  chips: readonly Chip[],
): Promise<BrowseData['relaxed']> {
  const tried = await Promise.all(
    chips
      .filter(({ unknown }) => !unknown)
      .map(async (chip) => {
        const { request } = readQuery(new URL(withoutChip(url, chip), url).searchParams, kind);
        const asked = { ...request, limit: 1, facets: [] };
        return { chip, total: (await searchWhatIsKnown(services, kind, asked)).answer.total };
      }),
  );
  return tried.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

type Labeller = (filter: ListFilter, value: string) => string;

const labeller =
  (services: Services): Labeller =>
  (filter, value) => {
    if (filter === 'task') return services.task(value)?.label ?? value;
    if (filter === 'library') return services.library(value)?.prettyLabel ?? value;
    if (filter === 'app') return services.apps().find(({ key }) => key === value)?.label ?? value;
    if (filter === 'provider') return providerName(value);
    return filter === 'language' ? humanLanguage(value) : value;
  };

const facetView = (
  filter: ListFilter,
  counts: readonly FacetCount[],
  chosen: readonly string[],
  label: Labeller,
): FacetView => ({
  filter,
  name: filterNames[filter],
  values: counts.map(({ value, count }) => ({
    value,
    count,
    label: label(filter, value),
    chosen: chosen.includes(value),
  })),
});

/** Every library that has models among the results, not only the most frequent ones. */
async function allLibraries(services: Services, asked: SearchRequest): Promise<readonly FacetCount[]> {
  const wide = { ...asked, limit: 1, facets: ['library' as const], facetLimit: 1000 };
  return (await searchWhatIsKnown(services, 'model', wide)).answer.facets.library ?? [];
}

/** Libraries with the filter flag, those with models first; the others are found by typing their name. */
function libraryFacet(
  services: Services,
  view: FacetView,
  chosen: readonly string[],
  counts: readonly FacetCount[],
): FacetView {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const label = (value: string): string => services.library(value)?.prettyLabel ?? value;
  const flagged = services.libraries().filter(({ filter }) => filter);
  const listed = new Set([...flagged.map(({ key }) => key), ...chosen]);
  const values = [...listed].map((value) => ({
    value,
    label: label(value),
    count: countOf.get(value) ?? 0,
    chosen: chosen.includes(value),
  }));
  return {
    ...view,
    values: values.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
    others: counts
      .filter(({ value }) => !listed.has(value))
      .map(({ value }) => ({ value, label: label(value) })),
  };
}

function chipsOf(
  request: SearchRequest,
  url: URL,
  unknown: SearchAnswer['unknown'],
  label: Labeller,
): readonly Chip[] {
  const lists = facetsOf.model.flatMap((filter) =>
    (request[filter] ?? []).map((value) => ({
      parameter: filter,
      name: filterNames[filter],
      value,
      label: label(filter, value),
      unknown: unknown.some((one) => one.filter === filter && one.value === value),
    })),
  );
  const params = url.searchParams.get('params');
  return [
    ...(request.text === undefined ? [] : [single('q', 'Words', request.text, request.text)]),
    ...lists,
    ...(request.params && params !== null
      ? [single('params', 'Parameters', params, rangeLabel(params))]
      : []),
    ...(request.gated === undefined
      ? []
      : [single('gated', 'Access', String(request.gated), request.gated ? 'gated' : 'open')]),
  ];
}

const rangeLabel = (range: string): string =>
  range.replace('min:', 'from ').replace(/,?max:/, (found) => (found.startsWith(',') ? ' to ' : 'up to '));

const single = (parameter: string, name: string, value: string, label: string): Chip => ({
  parameter,
  name,
  value,
  label,
  unknown: false,
});
