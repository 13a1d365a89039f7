/** @module Searches a hub with the filters that its listing has; other filters are an error. */
import { CatalogueError } from '@loadout/catalogue';
import {
  type HubClient,
  type HubFilter,
  type ListOrder,
  listQuery,
  type RepoKind,
  type Sort,
} from '@loadout/hub';
import type { FoundRecords, SearchRequest } from '../../services.ts';
import { usableRecords } from './usable-records.ts';

const orders: Readonly<Partial<Record<Sort, ListOrder>>> = {
  trending: 'trendingScore',
  downloads: 'downloads',
  likes: 'likes',
  created: 'createdAt',
  updated: 'lastModified',
};

const supported: ReadonlySet<string> = new Set([
  'text',
  'task',
  'library',
  'language',
  'license',
  'author',
  'tag',
  'provider',
  'gated',
  'sort',
  'limit',
  'facets',
]);

export const hubSearch =
  (hub: HubClient) =>
  async (kind: RepoKind, request: SearchRequest): Promise<FoundRecords> => {
    const query = listQuery(kind, filterOf(request), request.limit ?? 20, orderOf(request.sort));
    const { records } = await hub.page(kind, query);
    return { items: usableRecords(kind, records).slice(0, request.limit) };
  };

function filterOf(request: SearchRequest): HubFilter {
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined && !supported.has(name))
      throw refusal(`A hub cannot filter by ${name}. Sync its records, or use a Loadout server.`, name);
  }
  const { text, task, library, author, provider, gated, tag = [], language = [], license = [] } = request;
  const filter = [...tag, ...language, ...license.map((each) => `license:${each}`)];
  return {
    ...(text !== undefined && { search: text }),
    ...one('pipeline_tag', task),
    ...one('library', library),
    ...one('author', author),
    ...one('inference_provider', provider),
    ...(gated !== undefined && { gated }),
    ...(filter.length > 0 && { filter }),
  };
}

function one(name: keyof HubFilter, values: readonly string[] | undefined): HubFilter {
  const [value, second] = values ?? [];
  if (second !== undefined) throw refusal(`A hub takes one ${name}.`, name);
  return value === undefined ? {} : { [name]: value };
}

function orderOf(sort: Sort | undefined): ListOrder {
  const order = orders[sort ?? 'trending'];
  if (order === undefined) throw refusal(`A hub cannot sort by ${sort}.`, 'sort');
  return order;
}

const refusal = (message: string, option: string): CatalogueError =>
  new CatalogueError('invalid-option', message, option);
