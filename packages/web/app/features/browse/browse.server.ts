/** @module The list pages: models, datasets or spaces, narrowed by the URL. */
import type { Machine } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { withParameters } from '@loadout/react';
import type { HubRecord, Services } from '@loadout/server';
import { redirect } from 'react-router';
import { rememberedMachine } from '../../lib/hardware/machine.server.ts';
import { rowMemory } from '../../lib/hardware/row-memory.server.ts';
import { pathOf } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { type RecordView, rowOf } from '../../lib/records/row.server.ts';
import { addressOf, withoutChip } from './address.ts';
import { chipsOf, type FilterChip } from './chips.server.ts';
import { countedFacets, countedValues, type FacetView, facetViews } from './facets.server.ts';
import { type SortOption, sortOptions } from './filters.ts';
import { labeller } from './labels.server.ts';
import { machineOf, type MemoryFilter, memoryFilters, type OwnMachine, ownMachine } from './memory.server.ts';
import { readQuery } from './query.server.ts';
import { canonicalRange } from './range.ts';
import { searchKnown } from './search.server.ts';
import { type SizeView, sizeView } from './sizes.server.ts';
import { type PlateMaker, type StripTask, stripOf } from './task-strip.server.ts';

export interface BrowseData {
  readonly kind: RepoKind;
  /** Number of records of this kind, without filters. */
  readonly all: number;
  readonly query: string;
  readonly find: string;
  readonly sort: string;
  readonly sorts: readonly SortOption[];
  readonly chips: readonly FilterChip[];
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
  readonly restarted: boolean;
  readonly total: number;
  readonly items: readonly RecordView[];
  readonly facets: readonly FacetView[];
  readonly sizes: SizeView | undefined;
  readonly memory: readonly MemoryFilter[];
  /** The reader's machine as a filter. */
  readonly own: OwnMachine | undefined;
  readonly strip: readonly StripTask[];
  /** When nothing is found: how many there are without each of the chips, most first. */
  readonly relaxed: readonly { readonly chip: FilterChip; readonly total: number }[];
  readonly next: string | undefined;
  /** Number of records on the pages before this one. */
  readonly start: number;
  readonly paged: boolean;
  /** The URL of this page, for the links that change it. */
  readonly address: string;
  readonly now: number;
}

const perPage = 30;

/** Limit: each chip costs one more search. */
const mostRelaxed = 8;

export const browsePage = (kind: RepoKind, plateOf: PlateMaker): Page<BrowseData> => ({
  async load({ services, url, request: requested, now }) {
    const canonical = canonicalRange(new URL(`/${kind}s${url.search}`, url));
    if (canonical !== undefined) throw redirect(canonical);
    const query = readQuery(url.searchParams, kind);
    const { request, answer, unknown, restarted } = await searchKnown(services, kind, {
      ...query.request,
      limit: perPage,
      facets: [...countedFacets(kind), ...(kind === 'model' ? (['params'] as const) : [])],
      facetLimit: countedValues,
    });
    const label = labeller(services, kind);
    const chips = chipsOf(kind, query.request, url, unknown, label);
    const own = kind === 'model' ? rememberedMachine(requested) : undefined;
    const machine = request.fits === undefined ? own : machineOf(request.fits);
    const paged = request.cursor !== undefined && !restarted;
    return {
      kind,
      all: services.holdings().records[kind],
      query: request.text ?? '',
      find: query.open === undefined ? '' : query.find,
      sort: query.sort,
      sorts: sortOptions(answer.figures, request.text !== undefined),
      chips,
      relaxed: answer.total > 0 ? [] : await relax(services, kind, url, chips),
      ignored: query.ignored,
      restarted,
      total: answer.total,
      items: answer.items.map((item) => ({
        ...rowOf(kind, item, services),
        ...(kind === 'model' && memoryOf(item, machine, request.context)),
      })),
      memory: kind === 'model' ? memoryFilters(request.fits, own) : [],
      own: own && ownMachine(own, request.fits),
      facets: await facetViews({ services, kind, request, query, answer, label }),
      sizes: sizeView(answer, request, url.searchParams.get('params')),
      strip: await stripOf(services, kind, plateOf),
      next: answer.next,
      start: paged ? query.start : 0,
      paged,
      address: addressOf(new URL(`/${kind}s${url.search}`, url), kind, unknown),
      now,
    };
  },

  markdown: ({ items, total, chips, next, address, start }) =>
    markdownDocument(
      `# ${kindNames[kind].title}`,
      `${total} found${chips.length === 0 ? '' : `, by ${chips.map((chip) => escapeMarkdown(`${chip.name}: ${chip.label}`)).join(', ')}`}.`,
      bullets(
        items.map((item) =>
          [
            link(item.id, `${pathOf[kind](item.id)}.md`),
            item.task?.label,
            item.library?.label,
            item.licenseName,
            item.sentence,
          ]
            .filter((part) => part !== undefined)
            .map((part, at) => (at === 0 ? part : escapeMarkdown(part)))
            .join(' · '),
        ),
      ),
      next !== undefined && `Next page: ${inlineCode(nextHref(address, next, start + items.length))}`,
    ),

  json: ({ items, total, facets, sizes, sorts, next, chips, ignored }) => ({
    total,
    items,
    facets,
    sizes,
    sorts,
    next,
    chips,
    ignored,
  }),
});

function memoryOf(
  record: HubRecord,
  machine: Machine | undefined,
  context: number | undefined,
): Pick<RecordView, 'memory'> {
  const memory = rowMemory(record, machine, context);
  return memory === undefined ? {} : { memory };
}

const nextHref = (address: string, cursor: string, start: number): string =>
  withParameters(new URL(address, 'http://page'), { cursor, start: String(start) });

async function relax(
  services: Services,
  kind: RepoKind,
  url: URL,
  chips: readonly FilterChip[],
): Promise<BrowseData['relaxed']> {
  const tried = await Promise.all(
    chips
      .filter(({ unknown }) => !unknown)
      .slice(0, mostRelaxed)
      .map(async (chip) => {
        const { request } = readQuery(new URL(withoutChip(url, chip), url).searchParams, kind);
        const requested = { ...request, cursor: undefined, limit: 1, facets: [] };
        return { chip, total: (await searchKnown(services, kind, requested)).answer.total };
      }),
  );
  return tried.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}
